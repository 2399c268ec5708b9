import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-114',
  categories: ['istanbul-cikisli'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
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
  quota: 46,
  cover: 'sapanca-golu',
  gallery: ['sapanca-golu'],
  seasons: [
    {
      months: [1, 2, 3, 12],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 1_390,
      single_room_price: 1_390,
      child_prices: [300, 1_150],
    },
    {
      months: [4, 5, 6, 7, 8],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_590,
      single_room_price: 1_590,
      child_prices: [300, 1_290],
    },
    {
      months: [9, 10, 11],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_490,
      single_room_price: 1_490,
      child_prices: [300, 1_190],
    },
  ],
  programme: [
    {
      meals: ['ogle'],
      texts: {
        tr: {
          title: 'İstanbul – Ormanya – Maşukiye – Sapanca – İstanbul',
          description:
            'Sabah 08.00’de İncirli, 08.30’da Mecidiyeköy, 09.00’da Kadıköy’den hareket. Bir saat on beş dakikada Ormanya Doğal Yaşam Parkı’ndayız; geyikler, yaban hayatı ve ağaç evler arasında iki saat. Maşukiye’de derenin üstünde kiremitte alabalık, salata ve ekmek kadayıfından oluşan öğle yemeği dahil. Akşamüstü Sapanca Gölü kıyısında yürüyüş, bisiklet ya da çay. Kadıköy’e 19.30’da dönüyoruz.',
          overnight: '',
        },
        en: {
          title: 'Istanbul – Ormanya – Maşukiye – Sapanca – Istanbul',
          description:
            'Leaving İncirli at 08:00, Mecidiyeköy at 08:30 and Kadıköy at 09:00, we reach the Ormanya wildlife park in an hour and a quarter and spend two hours among deer, wild birds and tree houses. Lunch in Maşukiye is included: trout baked on a tile, salad and bread pudding, served above the stream. The late afternoon is for the shore of Lake Sapanca, on foot, by bike or over tea. Kadıköy again at 19:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Günübirlik Sapanca, Maşukiye ve Ormanya',
      tour_place: 'İstanbul – Ormanya – Maşukiye – Sapanca',
      summary:
        'Cumartesi bir nefeslik kaçış: Ormanya’da geyikler, Maşukiye’de dere üstünde alabalık, Sapanca’da göl kıyısı. Öğle yemeği dahil.',
      description: [
        'İstanbul’a bir saatten biraz uzakta, şehirden çıktığınızı ilk ağaçta anladığınız bir gün. Yürüyüşler kısa ve düz; dört yaşındaki de yetmiş yaşındaki de rahat gezer.',
        'Her mevsim gidilir. Nisanda dereler gürler, ağustosta suyun üstündeki masalar serindir, kasımda yapraklar kızarır, ocakta Kartepe karlı görünür. Grupta isteyen serbest saatte ATV’ye binebilir; biz çay tarafındayız.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        'Maşukiye’de alabalıklı öğle yemeği',
        'Otoyol ve köprü geçişleri',
        'Ormanya girişi',
        'Rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Kahvaltı ve yemekte alınan içecekler',
        'ATV, zipline, bisiklet ve deniz bisikleti',
        'Ormanya’da ring aracı',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Balık yemeyenlere ızgara köfte verilir; rezervasyonda belirtmeniz yeterlidir.',
        'Ormanya bazı bayram günlerinde kapalıdır, o gün yerine Kartepe seyir tepesine çıkılır.',
        'Toprak patikalar yağmurdan sonra çamurludur.',
        'Evcil hayvan kabul edilmez; Ormanya’daki hayvanları lütfen beslemeyin.',
        'Dönüş trafiği yoğunsa varış 21.00’i bulabilir.',
      ],
    },
    en: {
      name: 'Sapanca, Maşukiye and Ormanya in a Day',
      tour_place: 'Istanbul – Ormanya – Maşukiye – Sapanca',
      summary:
        'A Saturday out of town: deer at Ormanya, trout above the stream in Maşukiye and the shore of Lake Sapanca. Lunch is included.',
      description: [
        'Little more than an hour from Istanbul, and you know you have left the city at the first tree. The walks are short and flat, fine for a four-year-old and a seventy-year-old alike.',
        'It works in any season. In April the streams roar, in August the tables over the water are cool, in November the leaves turn red and in January Mount Kartepe is white. Those who want a quad bike can have one in the free hour; we will be over by the tea.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'A trout lunch in Maşukiye',
        'Motorway and bridge tolls',
        'Entry to Ormanya',
        'A Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Breakfast, and drinks with lunch',
        'Quad bikes, zip line, bicycles and pedalos',
        'The shuttle inside Ormanya',
        'Personal spending',
      ],
      important_notes: [
        'Anyone who does not eat fish gets grilled meatballs; just say so when booking.',
        'Ormanya closes on some public holidays, when we go up to the Kartepe viewpoint instead.',
        'Earth paths are muddy after rain.',
        'No pets, please, and do not feed the animals at Ormanya.',
        'When traffic is heavy the return can be as late as 21:00.',
      ],
    },
  },
}
