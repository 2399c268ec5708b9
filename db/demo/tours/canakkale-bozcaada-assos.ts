import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-112',
  categories: ['ege-akdeniz'],
  transporter_types: ['otobus', 'gemi'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 2,
  days: 3,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 3],
    [4, 7],
    [8, 12],
  ],
  currency: 'TRY',
  quota: 34,
  cover: 'canakkale-bozcaada',
  gallery: ['canakkale-bozcaada'],
  seasons: [
    {
      months: [4, 5],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 16_400,
      single_room_price: 22_500,
      child_prices: [0, 9_900, 12_500],
    },
    {
      months: [6, 7, 8],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 18_900,
      single_room_price: 26_500,
      child_prices: [0, 11_500, 14_500],
    },
    {
      months: [9, 10],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 17_400,
      single_room_price: 23_900,
      child_prices: [0, 10_500, 13_400],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Gelibolu Yarımadası – Çanakkale',
          description:
            'Sabah 06.15’te Kadıköy, 06.45’te Mecidiyeköy, 07.15’te İncirli’den çıkıp Tekirdağ’da kahvaltı için duruyoruz. Öğleden sonra alan kılavuzuyla Kabatepe, Anzak Koyu, 57. Alay ve Conkbayırı; sesin kısıldığı yerler. Kilitbahir’den on dakikalık feribotla Çanakkale’ye geçiyoruz. Akşam kordonda yürünür, fırından yeni çıkmış peynir helvası yenir.',
          overnight: 'Çanakkale, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Gallipoli peninsula – Çanakkale',
          description:
            'We leave Kadıköy at 06:15, Mecidiyeköy at 06:45 and İncirli at 07:15, and stop for breakfast in Tekirdağ. The afternoon is spent with a battlefield guide at Kabatepe, Anzac Cove, the 57th Regiment memorial and Chunuk Bair, places where people lower their voices. A ten-minute ferry crosses from Kilitbahir to Çanakkale, where cheese halva is eaten on the promenade.',
          overnight: 'Çanakkale, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Troya – Geyikli – Bozcaada',
          description:
            'Önce Troya Müzesi, sonra surlarının dibinden dokuz kat şehrin üst üste nasıl bindiği görülen Troya. Öğlen Geyikli’den 35 dakikalık feribotla Bozcaada’ya geçiyoruz. Kale, Rum Mahallesi ve kilisenin çan kulesi; çay saatinde domates reçelli bir tabak. Gün batımı için minibüsle Polente Feneri’ne gidilir; orada rüzgâr serin eser, ceketiniz yanınızda olsun.',
          overnight: 'Bozcaada, pansiyon veya butik otel',
        },
        en: {
          title: 'Troy – Geyikli – Bozcaada',
          description:
            'First the Troy Museum, then Troy itself, where the walls show how nine cities were built one on another. At noon a 35-minute ferry takes us from Geyikli to Bozcaada. We see the castle, the old Greek quarter and its belfry, with time for tomato jam at tea. For sunset a minibus goes out to the Polente lighthouse; the wind is sharp there, so take a jacket.',
          overnight: 'Bozcaada, guest house or boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ayazma – Assos – İstanbul',
          description:
            'Sabah Ayazma’nın serin suyunda yüzecek ya da bağ yolunda yürüyecek iki saat var. 11.00 feribotuyla karaya dönüp Gülpınar’da Apollon Smintheion’a uğruyor, Behramkale’ye çıkıyoruz. Athena Tapınağı’ndan karşıda Midilli görünür. Antik limanda geç bir öğle yemeğinin ardından 1915 Çanakkale Köprüsü’nden dönüş; 22.30 sularında İncirli.',
          overnight: '',
        },
        en: {
          title: 'Ayazma – Assos – Istanbul',
          description:
            'There are two hours in the morning to swim in the cool water of Ayazma or walk among the vines. The 11:00 ferry takes us back; we stop at the temple of Apollo Smintheus in Gülpınar and climb to Behramkale, where the Temple of Athena faces the island of Lesbos. After a late lunch in the ancient harbour we return over the 1915 Çanakkale Bridge, reaching İncirli at about 22:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Çanakkale, Bozcaada ve Assos: Kuzey Ege’de Üç Gün',
      tour_place: 'İstanbul – Gelibolu – Çanakkale – Troya – Bozcaada – Assos',
      summary:
        'Cuma sabahından pazar akşamına: Gelibolu, Troya, Bozcaada’da bir gece ve Assos. İki feribot, bir köprü, bir deniz molası.',
      description: [
        'Üç günde üç ayrı hava: Gelibolu’nun sessizliği, Troya’nın katman katman tarihi ve Bozcaada’nın rüzgârı. Şehitlikleri Alan Başkanlığı’nın yetkili kılavuzuyla geziyoruz, çünkü siperlerin hikâyesi ayrıntıda saklı.',
        'Adada gece kalıyoruz. Günübirlikçiler akşam feribotuna bindiğinde sokaklar sakinleşir, sofralar uzar; rezervasyon yaptırmanız için lokanta listesini önceden gönderiyoruz. Ada turunda otobüs değil, küçük minibüsler kullanılıyor.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        'Çanakkale’de 1, Bozcaada’da 1 gece oda-kahvaltı',
        'Kilitbahir ve Geyikli feribotları, köprü geçişi',
        'Gelibolu’da alan kılavuzu',
        'Bozcaada’da minibüsler',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Troya Müzesi, Troya, Assos ve kale girişleri',
        'Öğle ve akşam yemekleri, ilk sabahın kahvaltısı',
        'Plaj şezlong ücretleri',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Fırtınada feribot seferleri iptal olabilir; bu durumda geceyi Geyikli veya Çanakkale’de geçirir, farkı iade ederiz.',
        'Bozcaada odaları küçük, merdivenleri diktir. Bagajınızı hafif tutun.',
        'Ada denizi ağustosta bile serindir.',
        'Assos’ta limana inen yol dik ve taşlıdır; minibüsle de inilebilir.',
        'Müzekart T.C. vatandaşları için Troya ve Assos’ta geçerlidir.',
        '18 Mart ve 25 Nisan haftalarında Gelibolu’da bazı yollar törenler nedeniyle kapanır.',
      ],
    },
    en: {
      name: 'Gallipoli, Bozcaada and Assos: Three Days in the North Aegean',
      tour_place: 'Istanbul – Gallipoli – Çanakkale – Troy – Bozcaada – Assos',
      summary:
        'Friday morning to Sunday evening: Gallipoli, Troy, a night on the island of Bozcaada and Assos, with ferries and a swim on the way.',
      description: [
        'Three days, three moods: the hush of Gallipoli, the layers of Troy and the wind of Bozcaada. We walk the battlefields with a guide licensed by the site authority, because the story of the trenches is in its details.',
        'We spend a night on the island. When the day trippers take the evening ferry the lanes go quiet and dinners grow long; we send you a list of restaurants beforehand so that you can book. Small minibuses, not coaches, are used on the island.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'Bed and breakfast: one night in Çanakkale, one on Bozcaada',
        'Ferries at Kilitbahir and Geyikli, and the bridge toll',
        'A battlefield guide at Gallipoli',
        'Minibuses on Bozcaada',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entry to the Troy Museum, Troy, Assos and the castles',
        'Lunches and dinners, and breakfast on the first morning',
        'Sunbeds on the beach',
        'Personal spending',
      ],
      important_notes: [
        'Storms can cancel the ferries. If so we sleep in Geyikli or Çanakkale and refund the difference.',
        'Rooms on Bozcaada are small and the stairs steep. Travel light.',
        'The sea around the island is cool even in August.',
        'The road down to the harbour at Assos is steep and cobbled; a minibus is available.',
        'The Müzekart admits Turkish citizens to Troy and Assos.',
        'Around 18 March and 25 April some Gallipoli roads close for the commemorations.',
      ],
    },
  },
}
