import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'DG-203',
  categories: ['yayla-doga', 'ege-akdeniz'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 1,
  days: 3,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 30,
  child_bands: [
    [0, 2],
    [3, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 44,
  cover: 'salda-golu',
  gallery: ['salda-golu', 'kuyucak-lavanta'],
  seasons: [
    {
      months: [7],
      weekdays: [5],
      every_weeks: 1,
      multi_room_price: 9_900,
      single_room_price: 12_900,
      child_prices: [900, 5_900, 7_900],
    },
    {
      months: [7],
      weekdays: [2],
      every_weeks: 2,
      multi_room_price: 8_900,
      single_room_price: 11_500,
      child_prices: [900, 5_400, 7_200],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Yolda',
          description:
            'Akşam 21.00’de İncirli’den, 21.30’da Mecidiyeköy’den, 22.15’te Kadıköy Evlendirme Dairesi önünden kalkıyoruz. Osmangazi Köprüsü’nü geçip Bursa ve Afyon üzerinden güneye iniyoruz; gece iki ihtiyaç molası var. Bu gece otobüste geçer ve konaklama sayısına yazılmaz. Boyun yastığı ve ince bir hırka alın, klima geceleri serin tutuyor.',
          overnight: 'Otobüste',
        },
        en: {
          title: 'Istanbul – On the road',
          description:
            'We leave in the evening: 21:00 from İncirli, 21:30 from Mecidiyeköy and 22:15 from the Kadıköy registry office. The coach crosses the Osmangazi Bridge and heads south by way of Bursa and Afyon, with two stops during the night. This night is spent on the coach and does not count as accommodation. Bring a neck pillow and a light cardigan, because the air conditioning is cool after dark.',
          overnight: 'On the coach',
        },
      },
    },
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Yeşilova – Salda Gölü – Sagalassos – Isparta',
          description:
            'Sabah 07.00’de Yeşilova’da kahvaltı molası, ardından kalabalık gelmeden Salda Gölü. Beyaz Adalar’ı koruma altındaki yürüyüş hattından geziyor, Halk Plajı’nda iki saat yüzüyoruz. Öğle yemeğinde Burdur şiş yiyip Ağlasun’a tırmanıyoruz: 1.500 metredeki Sagalassos’ta Antoninler Çeşmesi’nin suyu hâlâ akıyor. Isparta’ya varış 19.30; akşam yemeği otelde.',
          overnight: 'Isparta, 4 yıldızlı otel',
        },
        en: {
          title: 'Yeşilova – Lake Salda – Sagalassos – Isparta',
          description:
            'We stop for breakfast in Yeşilova at seven and reach Lake Salda before the crowds. The White Islands are seen from the marked path that protects them; then there are two hours to swim at the public beach. After a lunch of Burdur kebab we climb to Sagalassos, 1,500 metres up, where water still runs through the Antonine fountain. We are in Isparta by 19:30, with dinner at the hotel.',
          overnight: 'Isparta, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kuyucak – Keçiborlu – Afyonkarahisar – İstanbul',
          description:
            'Lavanta en iyi sabah görünür: Kahvaltı kutularıyla otelden 05.00’te çıkıyor, güneş doğarken Kuyucak’ın mor sıralarının arasında oluyoruz. Köy meydanında lavantalı limonata ve gül reçelli gözleme yapan kadınların tezgâhında mola veriyor, imbikten yağ çekilişini izliyoruz. Öğle yemeği Afyon’da, sucuk ve kaymaklı ekmek kadayıfıyla. Trafik uygunsa 20.30’da Kadıköy’deyiz.',
          overnight: '',
        },
        en: {
          title: 'Kuyucak – Keçiborlu – Afyonkarahisar – Istanbul',
          description:
            'Lavender looks its best early, so we take breakfast boxes, leave the hotel at 05:00 and are among the purple rows of Kuyucak as the sun comes up. In the village square women sell lavender lemonade and flatbreads with rose jam, and we watch oil being drawn from the still. Lunch is in Afyon: spiced sucuk, then syrup-soaked bread with clotted cream. Traffic permitting, we are in Kadıköy by 20:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Salda Gölü ve Kuyucak Lavantaları',
      tour_place: 'İstanbul – Salda Gölü – Sagalassos – Isparta – Kuyucak',
      summary:
        'Yalnız temmuzda: Salda’da yüzme, Sagalassos’ta akşamüstü, Kuyucak’ta gün doğarken lavanta tarlaları. Isparta’da bir gece.',
      description: [
        'Kuyucak’ın lavantası haziran sonunda renklenir, temmuz boyunca mordur, ay biterken biçilir. Bu yüzden turu yalnızca bu ayda yapıyoruz. Cuma akşamı çıkan kalkışlarda pazar gecesi evdesiniz, izin almanız gerekmez; salı kalkışlarında tarlalar daha tenhadır.',
        'Salda’ya sabah, lavantaya gün doğarken gidiyoruz; ikisini de öğlenin sıcağına ve kalabalığına bırakmıyoruz. Aradaki boşluğu Sagalassos dolduruyor: Toros yamacında, serin, bekçisinden başka kimsenin olmadığı bir antik kent.',
        'Salda özel çevre koruma bölgesi. Beyaz Adalar’da kuma basılmaz, kum alınmaz, göle girilmez; yüzmek için ayrılan plaja gidiyoruz. Tarlalar da birilerinin ekmeği: Sıraların arasından yürüyor, çiçek koparmıyoruz.',
      ].join('\n\n'),
      included: [
        'Klimalı tur otobüsüyle İstanbul çıkışlı ulaşım',
        'Isparta’da 4 yıldızlı otelde 1 gece konaklama',
        '1 kahvaltı ve 1 akşam yemeği',
        'Programdaki gezi ve yürüyüşler',
        'Kuyucak’ta lavanta yağı imbiği ziyareti',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'İlk sabahın kahvaltısı ve öğle yemekleri',
        'Sagalassos ve Salda giriş ücretleri',
        'Plajda şezlong, duş ve soyunma kabini',
        'İçecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Lavantanın rengi ve hasat günü havaya bağlıdır; temmuzun son haftasında bazı tarlalar biçilmiş olabilir.',
        'Mayo, havlu, terlik ve şapkayı el çantanıza koyun; Salda’ya otelden önce gidiyoruz.',
        'Sagalassos eğimli ve gölgesizdir; kaymayan ayakkabı ve su getirin. Müzekart geçerlidir.',
        'Arı çok olur. Arı alerjisi olanların Kuyucak gezisine ilaçsız katılmaması gerekir.',
        'Açık renk giysi fotoğrafta güzel çıkar, arıyı da daha az çeker.',
        'Kişi başı bir küçük valiz ve bir el çantası yüklenir.',
      ],
    },
    en: {
      name: 'Lake Salda and the Lavender of Kuyucak',
      tour_place: 'Istanbul – Lake Salda – Sagalassos – Isparta – Kuyucak',
      summary:
        'July only: a swim in Lake Salda, late afternoon at Sagalassos and lavender fields at sunrise, with a night in Isparta.',
      description: [
        'The lavender of Kuyucak colours at the end of June, is purple all through July and is cut as the month closes, so July is when we go. Friday departures bring you home on Sunday night with no leave to ask for; on Tuesday departures the fields are quieter.',
        'We see Salda in the morning and the lavender at sunrise; in the midday heat and crowds they are different places altogether. Sagalassos fills the time between: an ancient city on a cool Taurus slope, often with nobody there but the keeper.',
        'Salda is a protected area. On the White Islands you may not step on the sand, take any of it or enter the water, so we swim at the beach set aside for it. The fields are someone’s living: we walk between the rows and pick nothing.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'One night in a four-star hotel in Isparta',
        'One breakfast and one dinner',
        'All visits and walks in the programme',
        'A visit to a lavender oil still in Kuyucak',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Breakfast on the first morning, and lunches',
        'Entrance fees at Sagalassos and Salda',
        'Sunbeds, showers and changing cabins at the beach',
        'Drinks',
        'Personal spending',
      ],
      important_notes: [
        'Colour and harvest depend on the weather; in the last week of July some fields may already be cut.',
        'Keep swimwear, a towel, flip-flops and a hat in your hand luggage: we visit Salda before the hotel.',
        'Sagalassos is steep and has no shade; bring shoes with a grip and water. The Müzekart is valid.',
        'There are many bees. If you are allergic, do not visit Kuyucak without your medication.',
        'Pale clothes look well in photographs and attract fewer bees.',
        'Luggage is limited to one small case and one hand bag each.',
      ],
    },
  },
}
