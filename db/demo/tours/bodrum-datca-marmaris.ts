import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-111',
  categories: ['ege-akdeniz'],
  transporter_types: ['ucak', 'gemi', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 5,
  days: 6,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'TRY',
  quota: 28,
  cover: 'knidos-datca',
  gallery: ['knidos-datca', 'bodrum-kale', 'ege-koyu-guletler'],
  seasons: [
    {
      months: [5, 6],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 41_900,
      single_room_price: 57_900,
      child_prices: [2_900, 25_900, 31_900],
    },
    {
      months: [7, 8],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 51_900,
      single_room_price: 73_900,
      child_prices: [2_900, 31_900, 39_900],
    },
    {
      months: [9, 10],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 42_900,
      single_room_price: 59_500,
      child_prices: [2_900, 26_500, 32_900],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Bodrum',
          description:
            'Sabah uçağıyla bir saatte Milas-Bodrum Havalimanı. Öğleden önce Bodrum Kalesi’ndeyiz; Sualtı Arkeoloji Müzesi’nde Uluburun batığının bakır külçelerini ve cam salonunu geziyoruz. Öğleden sonra otele yerleşiyoruz, kalan saatler denizin. Akşam Neyzen Tevfik Caddesi’nde kıyı boyunca yürüyüp bir çökertme kebabı yemenizi öneririz.',
          overnight: 'Bodrum, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Bodrum',
          description:
            'A one-hour flight lands at Milas–Bodrum in the morning. Before noon we are in Bodrum Castle and its Museum of Underwater Archaeology, with the copper ingots of the Uluburun wreck and the hall of glass. The afternoon is for the hotel and the sea. In the evening walk along the waterfront on Neyzen Tevfik Street and try çökertme kebab.',
          overnight: 'Bodrum, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bodrum Yarımadası: Gümüşlük – Yalıkavak – Ortakent',
          description:
            'Yarımadayı saat yönünde dönüyoruz. Gümüşlük’te diz boyu sudan Tavşan Adası’na bakar, iskele boyunda kahve içeriz; öğle molası için balıkçılar hazır. Yalıkavak’ın yel değirmenleri ve perşembe günleri kurulan pazarı meşhur. Dönüşte Ortakent’in uzun kumsalında iki saat deniz var; 18.00’de otelde oluruz.',
          overnight: 'Bodrum, 4 yıldızlı otel',
        },
        en: {
          title: 'Bodrum peninsula: Gümüşlük – Yalıkavak – Ortakent',
          description:
            'We circle the peninsula. In Gümüşlük the sunken walls of Myndos show under knee-deep water towards Rabbit Island, and the fish restaurants on the quay are ready for lunch. Yalıkavak has its windmills and is known for its Thursday market. On the way back there are two hours for a swim on the long beach at Ortakent, and we are at the hotel by 18:00.',
          overnight: 'Bodrum, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bodrum – feribotla Datça – Eski Datça',
          description:
            'Bodrum limanından feribota biniyor, Gökova Körfezi’ni bir saat kırk beş dakikada geçip Körmen’e çıkıyoruz. Karadan aynı yol dört saat sürer. Öğleden sonra Eski Datça’nın begonvilli sokakları, Can Yücel’in evinin kapısı ve bademciler. Akşamüstü Kumluk plajında yüzülür, limanda bademli dondurma yenir.',
          overnight: 'Datça, butik otel',
        },
        en: {
          title: 'Bodrum – ferry to Datça – Old Datça',
          description:
            'From Bodrum harbour the ferry crosses the Gulf of Gökova to Körmen in an hour and three quarters; by road it would take four hours. The afternoon belongs to Old Datça: bougainvillea over the lanes, the door of the poet Can Yücel’s house and the almond sellers. Swim off Kumluk beach before evening and have almond ice cream at the harbour.',
          overnight: 'Datça, boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Palamutbükü – Knidos',
          description:
            'Yarımadanın ucuna giden dar yolda bir saat badem ve zeytin ağaçları. Sabah Palamutbükü’nün çakıllı plajında yüzüyor, öğle yemeğini iskelede yiyoruz: otlar, kalamar, günün balığı; yemek programa dahil. Akşamüstü Knidos’ta, Ege ile Akdeniz’in iki yanında durduğu tiyatrodayız. Gün batımını görüp Datça’ya dönüyoruz.',
          overnight: 'Datça, butik otel',
        },
        en: {
          title: 'Palamutbükü – Knidos',
          description:
            'The narrow road to the tip of the peninsula runs for an hour through almond and olive trees. We swim from the pebbles of Palamutbükü in the morning and have lunch on the jetty, included in the price: wild greens, squid and the day’s fish. Late in the afternoon we sit in the theatre of Knidos, where the Aegean meets the Mediterranean, and return after sunset.',
          overnight: 'Datça, boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Datça – Kızkumu – Selimiye – Marmaris',
          description:
            'Orhaniye’de Kızkumu’nda denizin ortasına doğru altı yüz metre yürünür, su dizi geçmez. Selimiye’de uzun bir öğle molası: deniz, iskele ve incirli tatlılar. Bozburun yolundan dönüp Marmaris’e varıyor, kaleyi ve eski çarşıyı geziyoruz. Veda yemeği marinada; Datça’dan Marmaris’e toplam sürüş iki buçuk saat.',
          overnight: 'Marmaris, 4 yıldızlı otel',
        },
        en: {
          title: 'Datça – Kızkumu – Selimiye – Marmaris',
          description:
            'At Orhaniye a sandbar called Kızkumu lets you walk six hundred metres out to sea with the water below your knees. Selimiye is for a long lunch: a swim, a jetty and a fig dessert. We drive back along the Bozburun road to Marmaris and see its castle and old bazaar. The farewell dinner is at the marina; driving today adds up to two and a half hours.',
          overnight: 'Marmaris, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Akyaka – Dalaman – İstanbul',
          description:
            'Kırk beş dakikada Akyaka’dayız. Kadın Azmağı’nın buz gibi suyunda tekneyle yarım saat, ardından suyun kıyısında öğle molası. Nail Çakırhan’ın ahşap balkonlu evleri arasında son bir yürüyüş yapıp bir saat on beş dakikada Dalaman’a iniyoruz. Uçağımız 18.30 dolaylarında kalkar, bir saat sonra İstanbul.',
          overnight: '',
        },
        en: {
          title: 'Akyaka – Dalaman – Istanbul',
          description:
            'Akyaka is forty-five minutes away. A boat drifts for half an hour along the ice-cold Azmak stream, and there is time for lunch on its bank. After a last walk among the wooden balconies of Nail Çakırhan’s houses we drive an hour and a quarter to Dalaman. The flight leaves at about 18:30 and reaches Istanbul in an hour.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Üç Yarımada: Bodrum, Datça ve Marmaris',
      tour_place: 'İstanbul – Bodrum – Datça – Knidos – Selimiye – Marmaris – Akyaka – Dalaman',
      summary:
        'Bodrum’a uçup Datça’ya feribotla geçen, Dalaman’dan dönen altı gün: Knidos’ta gün batımı, Selimiye’de öğle, her gün deniz.',
      description: [
        'Ege’nin bittiği, Akdeniz’in başladığı köşede altı gün. Havlunuzu her gün kullanacaksınız: programda günde en az bir deniz molası var, otobüste geçen süre üç saati geçmiyor. Bodrum’dan Datça’ya feribotla geçtiğimiz için yolun en uzun parçası da denizde.',
        'Bu bir kültür turu kadar tatil turu. Kaleyi, Knidos’u ve Eski Datça’yı rehberle geziyor, akşamları size bırakıyoruz. Temmuz ve ağustosta fiyat oteller yüzünden yükselir; denizi sıcak, kalabalığı az isteyenlere eylülü öneririz.',
      ].join('\n\n'),
      included: [
        'İstanbul–Bodrum ve Dalaman–İstanbul uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        'Bodrum’da 2, Datça’da 2, Marmaris’te 1 gece oda-kahvaltı',
        'Bodrum–Datça feribot bileti',
        'Palamutbükü’nde bir öğle, Marmaris’te bir akşam yemeği',
        'Azmak’ta tekne gezisi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Bodrum Kalesi, Knidos ve diğer müze girişleri',
        'Belirtilmeyen öğle ve akşam yemekleri',
        'Plajlarda şezlong ve şemsiye',
        'Alkollü içecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Rüzgâr feribotu durdurursa Datça’ya karadan geçilir; o gün Eski Datça akşama kalır.',
        'Knidos ve Bozburun yolları dar ve virajlıdır, araç tutanlar ilacını yanına alsın.',
        'Datça’da oteller küçük ve asansörsüzdür.',
        'Palamutbükü çakıllıdır; deniz ayakkabısı işinize yarar.',
        'Müzekart T.C. vatandaşları için Bodrum Kalesi ve Knidos’ta geçerlidir.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport gereklidir.',
      ],
    },
    en: {
      name: 'Three Peninsulas: Bodrum, Datça and Marmaris',
      tour_place: 'Istanbul – Bodrum – Datça – Knidos – Selimiye – Marmaris – Akyaka – Dalaman',
      summary:
        'Fly to Bodrum, cross to Datça by ferry and home from Dalaman: sunset at Knidos, lunch in Selimiye and a swim every day.',
      description: [
        'Six days in the corner where the Aegean ends and the Mediterranean begins. You will use your towel daily: there is at least one swim a day and never more than three hours on the coach. Because we cross from Bodrum to Datça by ferry, even the longest stretch is at sea.',
        'This is as much a holiday as a cultural tour. We visit the castle, Knidos and Old Datça with a guide and leave most evenings to you. Hotel rates push the price up in July and August; for warm sea and fewer people, come in September.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul–Bodrum and Dalaman–Istanbul, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Bed and breakfast: two nights in Bodrum, two in Datça, one in Marmaris',
        'The Bodrum–Datça ferry',
        'One lunch in Palamutbükü and one dinner in Marmaris',
        'The boat trip on the Azmak',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entry to Bodrum Castle, Knidos and other museums',
        'Lunches and dinners not mentioned',
        'Sunbeds and umbrellas on the beaches',
        'Alcoholic drinks',
        'Personal spending',
      ],
      important_notes: [
        'If wind stops the ferry we go to Datça by road, and Old Datça moves to the evening.',
        'The roads to Knidos and Bozburun are narrow and winding; bring tablets if you get travel sick.',
        'Hotels in Datça are small and have no lift.',
        'Palamutbükü is pebbly, so swimming shoes are useful.',
        'The Müzekart admits Turkish citizens to Bodrum Castle and Knidos.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
      ],
    },
  },
}
