import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-103',
  categories: ['kapadokya'],
  transporter_types: ['otobus'],
  departure_city: 'Ankara',
  countries: ['TR'],
  nights: 2,
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
    [13, 16],
  ],
  currency: 'TRY',
  quota: 38,
  cover: 'konya-mevlana',
  gallery: ['konya-mevlana', 'kapadokya-balonlar'],
  seasons: [
    {
      months: [1, 2, 11],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 14_200,
      single_room_price: 18_500,
      child_prices: [0, 5_900, 8_900, 11_900],
    },
    {
      months: [4, 5, 10],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 16_400,
      single_room_price: 21_900,
      child_prices: [0, 6_900, 9_900, 13_500],
    },
    {
      months: [6, 7, 8],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 15_400,
      single_room_price: 20_500,
      child_prices: [0, 6_500, 9_400, 12_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Ankara – Tuz Gölü – Aksaray – Ürgüp',
          description:
            'Saat 08.00’de AŞTİ’nin servis peronundan kalkıyoruz. İki saat sonra Şereflikoçhisar’da çocukların en sevdiği durak: Tuz Gölü’nde paçaları sıvayıp yürümek. Öğle yemeği Aksaray’da; ardından taş kapısındaki yıldızları çocuklarla saydığımız Ağzıkarahan kervansarayı. 16.30’da Ürgüp’teki otelde oluyoruz; yemekten önce kapalı havuza girecek vakit kalıyor.',
          overnight: 'Ürgüp, 4 yıldızlı otel (kapalı havuzlu)',
        },
        en: {
          title: 'Ankara – Lake Tuz – Aksaray – Ürgüp',
          description:
            'We leave the AŞTİ coach station at 08:00. Two hours later comes the stop children like best: rolling up trouser legs and walking out onto the salt of Lake Tuz at Şereflikoçhisar. After lunch in Aksaray we see the Ağzıkarahan caravanserai. By 16:30 we are at the hotel in Ürgüp, with time for the indoor pool before dinner.',
          overnight: 'Ürgüp, four-star hotel with indoor pool',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Göreme – Paşabağları – Avanos – Kaymaklı',
          description:
            'Göreme Açık Hava Müzesi’ni çocuklara bulmaca kâğıdıyla gezdiriyoruz: hangi kilisede yılan, hangisinde elma var? Paşabağları’nda peribacası molası, Devrent’te “bu kaya neye benziyor” oyunu. Avanos’ta herkes kendi kâsesini yapar; kâseler pişip eve kargolanır. Öğleden sonra isteyenler Kaymaklı Yeraltı Şehri’ne iner, küçükler çıkıştaki çay bahçesinde bekler.',
          overnight: 'Ürgüp, 4 yıldızlı otel (kapalı havuzlu)',
        },
        en: {
          title: 'Göreme – Paşabağları – Avanos – Kaymaklı',
          description:
            'Children tour the Göreme Open-Air Museum with a quiz sheet: which church hides the snake, and which the apple? We stop among the fairy chimneys of Paşabağları and play “what does that rock look like” in Devrent. In Avanos everyone throws a bowl, which is fired and posted home. Later, those who wish go down into Kaymaklı while the little ones wait in the tea garden by the exit.',
          overnight: 'Ürgüp, four-star hotel with indoor pool',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Sultanhanı – Konya – Ankara',
          description:
            'Üç saatlik yolun ortasında Selçuklu’nun en büyük kervansaraylarından Sultanhanı var. Konya’da Mevlâna Müzesi’ni geziyor, öğle yemeğinde bıçak arası etliekmek yiyoruz. Öğleden sonra Konya Tropikal Kelebek Bahçesi’ndeyiz; yirmi sekiz derecelik serada kelebekler omzunuza konar, montlar vestiyere bırakılır. 17.00’de yola çıkıp 20.30 dolaylarında Ankara’ya varıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Sultanhanı – Konya – Ankara',
          description:
            'Half-way along a three-hour drive stands Sultanhanı, one of the largest Seljuk caravanserais. In Konya we visit the Mevlâna Museum and eat etliekmek, the long local flatbread. The afternoon is for the Tropical Butterfly Garden: it is 28 degrees in the greenhouse, coats stay in the cloakroom and butterflies land on your shoulder. We set off at 17:00 and reach Ankara at about 20:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Ankara Çıkışlı Aile Turu: Kapadokya ve Konya',
      tour_place: 'Ankara – Tuz Gölü – Ürgüp – Göreme – Avanos – Sultanhanı – Konya',
      summary:
        'Çocuklu aileler için cuma–pazar: Tuz Gölü’nde yürüyüş, Avanos’ta çömlek, Konya’da kelebek bahçesi, akşamları havuz.',
      description: [
        'Bu turu kendi çocuklarımızla yaptığımız yolculuklardan çıkardık. Bir kerede en uzun yol üç buçuk saat, her günün bir oyunu ve bir suya girme saati var. Rehberlerimiz çocuk gruplarıyla çalışmayı seven arkadaşlardan seçilir.',
        'Takvimi ara tatillere, sömestre ve yaza göre kurduk. Büyükler de boş dönmüyor: Göreme, Mevlâna ve Sultanhanı, Anadolu’nun üç ayrı çağını üç günde yan yana getiriyor.',
      ].join('\n\n'),
      included: [
        'Ankara çıkışlı klimalı otobüsle ulaşım',
        'Ürgüp’te kapalı havuzlu 4 yıldızlı otelde 2 gece',
        '2 sabah kahvaltısı ve 2 akşam yemeği',
        'Avanos’ta kişi başı bir kâse çömlek atölyesi ve kâsenin kargosu',
        'Çocuklar için bulmaca kâğıdı ve boya kalemi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze girişleri ve Kelebek Bahçesi bileti',
        'Öğle yemekleri',
        'Yemeklerde alınan içecekler',
        'Çocuk oto koltuğu',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Çocuk indirimleri iki yetişkinin kaldığı odada geçerlidir; 0–2 yaşa ayrı yatak ve koltuk verilmez.',
        'Bebek arabası bagaja alınır. Kaymaklı’ya ve kaya kiliselere arabayla girilemez.',
        'Tuz Gölü için terlik ve yedek çorap getirin; tuz keskin olabilir.',
        'Havuz için bone zorunludur.',
        'T.C. vatandaşı 18 yaş altı çocuklar müzelere ücretsiz girer; kimlikleri yanınızda olsun.',
        'Müzelerin kapalı olduğu günlerde programın sırası değişebilir.',
      ],
    },
    en: {
      name: 'Family Tour from Ankara: Cappadocia and Konya',
      tour_place: 'Ankara – Lake Tuz – Ürgüp – Göreme – Avanos – Sultanhanı – Konya',
      summary:
        'Friday to Sunday with children: a walk on Lake Tuz, pottery in Avanos, the butterfly garden in Konya and a pool every evening.',
      description: [
        'This tour grew out of trips with our own children. No single drive is longer than three and a half hours, and every day has a game in it and time for a swim or a splash. The guides are colleagues who enjoy working with young groups.',
        'Departures follow the Turkish school holidays and the summer. Grown-ups do not go home empty-handed either: Göreme, the Mevlâna Museum and Sultanhanı set three ages of Anatolia side by side in three days.',
      ].join('\n\n'),
      included: [
        'Return travel from Ankara by air-conditioned coach',
        'Two nights in a four-star hotel with indoor pool in Ürgüp',
        'Two breakfasts and two dinners',
        'A pottery session in Avanos, one bowl each, and posting it home',
        'Quiz sheets and colouring pencils for the children',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Museum tickets and entry to the butterfly garden',
        'Lunches',
        'Drinks with meals',
        'Child car seats',
        'Personal spending',
      ],
      important_notes: [
        'Child prices apply when sharing with two adults; children up to two have no bed or seat of their own.',
        'Pushchairs travel in the hold, but cannot be used in Kaymaklı or the rock churches.',
        'Bring flip-flops and spare socks for Lake Tuz: the salt can be sharp.',
        'Swimming caps are required in the pool.',
        'Turkish citizens under 18 enter museums free; carry their ID cards.',
        'The order of the programme may change on days when museums are closed.',
      ],
    },
  },
}
