import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-116',
  categories: ['izmir-cikisli', 'ege-akdeniz'],
  transporter_types: ['otobus'],
  departure_city: 'İzmir',
  countries: ['TR'],
  nights: 0,
  days: 1,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yok',
  kdv_rate: 20,
  deposit_rate: 100,
  child_bands: [
    [0, 3],
    [4, 12],
  ],
  currency: 'TRY',
  quota: 38,
  cover: 'alacati-degirmen',
  gallery: ['alacati-degirmen'],
  seasons: [
    {
      months: [4, 5, 6],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 1_450,
      single_room_price: 1_450,
      child_prices: [250, 1_190],
    },
    {
      months: [7, 8],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 1_690,
      single_room_price: 1_690,
      child_prices: [250, 1_390],
    },
    {
      months: [9, 10],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 1_490,
      single_room_price: 1_490,
      child_prices: [250, 1_190],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İzmir – Alaçatı – Çeşme – Ildır – İzmir',
          description:
            'Sabah 08.30’da Bornova Metro, 08.50’de Alsancak Gar, 09.15’te Üçkuyular’dan çıkıp bir saatte Alaçatı’dayız: yel değirmenleri, Hacımemiş Mahallesi ve sakızlı bir kahve. Öğlen Ilıca plajında üç saat, kumru molası da burada. Çeşme Kalesi’ni gezip gün batımında Ildır’a çıkıyoruz; Erythrai’nin tepesinden adalara bakılır. 21.30’da Alsancak.',
          overnight: '',
        },
        en: {
          title: 'İzmir – Alaçatı – Çeşme – Ildır – İzmir',
          description:
            'We leave Bornova metro at 08:30, Alsancak station at 08:50 and Üçkuyular at 09:15. An hour later we are in Alaçatı among windmills and the lanes of Hacımemiş, with a mastic coffee. Midday means three hours on the sand at Ilıca and a kumru, the local sandwich. After Çeşme Castle we climb to ancient Erythrai above Ildır to watch the sun go down over the islands. Alsancak at 21:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Günübirlik Çeşme, Alaçatı ve Ildır’da Gün Batımı',
      tour_place: 'İzmir – Alaçatı – Ilıca – Çeşme – Ildır',
      summary:
        'Pazar günü yarımadanın üç köşesi: Alaçatı’da sabah kahvesi, Ilıca’da deniz, Ildır’da gün batımı. İzmir’in üç noktasından kalkış.',
      description: [
        'Arabayı park etme derdi olmadan bir Çeşme günü. Alaçatı’ya kalabalık basmadan, sabah onda varıyoruz; dükkânlar yeni açılmış, sokaklar yeni sulanmış oluyor. En sıcak saatleri Ilıca’nın sığ ve ılık denizinde geçiriyoruz.',
        'Günün sonunda çoğu otobüsün uğramadığı Ildır’dayız. Erythrai’nin akropolüne yirmi dakikalık hafif bir yokuş çıkılıyor; güneş adaların arkasına inerken enginar tarlaları altınızda kalıyor. Nisan ve ekimde deniz serin olduğunda Ilıca saatini Çeşme çarşısına veriyoruz.',
      ].join('\n\n'),
      included: [
        'İzmir çıkışlı klimalı otobüsle ulaşım',
        'Alaçatı ve Çeşme yürüyüş turları',
        'Ildır’da gün batımı durağı',
        'Kokartlı rehberlik hizmeti',
        'Otoyol ve otopark ücretleri',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: ['Çeşme Kalesi girişi', 'Öğle ve akşam yemeği', 'Plajda şezlong, şemsiye ve duş', 'Kişisel harcamalar'],
      important_notes: [
        'Mayo, havlu ve yedek kıyafeti el çantanıza koyun; Ilıca’da halk plajı kullanılır.',
        'Erythrai’de yol taşlık ve ışıksızdır; kapalı ayakkabı giyin.',
        'Temmuz ve ağustosta dönüş trafiği yoğundur, varış 22.30’u bulabilir.',
        'Rüzgârlı günlerde plaj saati Çeşme’nin korunaklı koylarından birine alınır.',
        'Müzekart T.C. vatandaşları için Çeşme Kalesi’nde geçerlidir.',
      ],
    },
    en: {
      name: 'Çeşme and Alaçatı with Sunset at Ildır',
      tour_place: 'İzmir – Alaçatı – Ilıca – Çeşme – Ildır',
      summary:
        'Three corners of the peninsula on a Sunday: morning coffee in Alaçatı, a swim at Ilıca, sunset at Ildır. Three pick-ups in İzmir.',
      description: [
        'A day in Çeşme without the hunt for a parking space. We reach Alaçatı at ten, before the crowds, when shops are just opening and the lanes have been hosed down. The hottest hours are spent in the warm shallows of Ilıca.',
        'The day ends in Ildır, where most coaches never stop. A gentle twenty-minute climb leads to the acropolis of Erythrai; artichoke fields lie below while the sun goes down behind the islands. In April and October, when the sea is cool, the beach hours go to the bazaar of Çeşme instead.',
      ].join('\n\n'),
      included: [
        'Return travel from İzmir by air-conditioned coach',
        'Walking tours of Alaçatı and Çeşme',
        'The sunset stop at Ildır',
        'A licensed Turkish-speaking guide',
        'Motorway tolls and parking',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entry to Çeşme Castle',
        'Lunch and dinner',
        'Sunbeds, umbrellas and showers at the beach',
        'Personal spending',
      ],
      important_notes: [
        'Keep swimwear, a towel and a change of clothes in your hand bag; we use the public beach at Ilıca.',
        'The path at Erythrai is stony and unlit, so wear closed shoes.',
        'Traffic is heavy in July and August and the return can be as late as 22:30.',
        'On windy days the beach hours move to a sheltered bay near Çeşme.',
        'The Müzekart admits Turkish citizens to Çeşme Castle.',
      ],
    },
  },
}
