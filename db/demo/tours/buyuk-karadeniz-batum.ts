import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-104',
  categories: ['karadeniz', 'gurcistan'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR', 'GE'],
  nights: 6,
  days: 8,
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
  quota: 42,
  featured: true,
  cover: 'amasya-yaliboyu',
  gallery: ['amasya-yaliboyu', 'trabzon-sumela', 'uzungol', 'karadeniz-yayla'],
  seasons: [
    {
      months: [5, 6],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 31_900,
      single_room_price: 42_900,
      child_prices: [3_500, 18_900, 25_900],
    },
    {
      months: [7, 8],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 34_900,
      single_room_price: 47_500,
      child_prices: [3_500, 20_900, 27_900],
    },
    {
      months: [9],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 32_900,
      single_room_price: 44_500,
      child_prices: [3_500, 19_500, 26_500],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Yolda',
          description:
            'Cumartesi akşamı 20.00’de İncirli, 20.30’da Mecidiyeköy, 21.15’te Kadıköy’den çıkıyoruz. Bolu Dağı’nda geç bir akşam yemeği molası var; ondan sonra ışıklar söner. Gece boyunca her üç saatte bir kısa mola veriliyor, iki şoför dönüşümlü kullanıyor. Pasaportlarınızı ve kimliklerinizi rehbere bu akşam gösterirsiniz.',
          overnight: 'Otobüste',
        },
        en: {
          title: 'Istanbul – On the road',
          description:
            'On Saturday evening we leave İncirli at 20:00, Mecidiyeköy at 20:30 and Kadıköy at 21:15. There is a late supper stop on Mount Bolu, and then it is time to sleep. Two drivers share the wheel and we stop briefly every three hours. Your guide checks passports and ID cards this evening.',
          overnight: 'On the coach',
        },
      },
    },
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Amasya – Samsun – Ordu',
          description:
            'Sabah Yeşilırmak kıyısında Amasya’dayız. Kahvaltıdan sonra Yalıboyu evlerinin arasından Kral Kaya Mezarları’na çıkıyor, Hazeranlar Konağı’nı görüyoruz. Samsun’da öğle yemeği için bir pidecide mola verip sahil yolundan Ordu’ya geçiyoruz. Akşamüstü teleferikle Boztepe’ye çıkıyoruz; şehir ve Karadeniz ayağınızın altındayken tepede çay içmek âdettendir.',
          overnight: 'Ordu, 4 yıldızlı otel',
        },
        en: {
          title: 'Amasya – Samsun – Ordu',
          description:
            'Morning finds us in Amasya on the Yeşilırmak river. After breakfast we pass the timbered riverside houses, climb to the rock tombs of the Pontic kings and look into the Hazeranlar mansion. We stop for pide in Samsun and follow the coast to Ordu, where a cable car climbs to Boztepe late in the afternoon for tea above the town and the sea.',
          overnight: 'Ordu, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Giresun – Tirebolu – Akçaabat – Trabzon',
          description:
            'Giresun Kalesi’nden, Karadeniz’in üzerinde insan yaşamış birkaç adasından biri olan Giresun Adası’na bakıyoruz. Fındığın nasıl kavrulduğunu görüp Tirebolu’da çay içiyoruz. Öğle yemeğinde yerinde yenmesi gereken Akçaabat köftesi var. Trabzon’da Ayasofya’yı ve çam ağaçları içindeki Atatürk Köşkü’nü geziyor, akşam yemeğinden sonra isteyenlerle Meydan’da yürüyoruz.',
          overnight: 'Trabzon, 4 yıldızlı otel',
        },
        en: {
          title: 'Giresun – Tirebolu – Akçaabat – Trabzon',
          description:
            'From Giresun castle we look out to one of the few islands in the Black Sea that people once lived on. We see hazelnuts being roasted and drink tea in Tirebolu. Lunch is the meatballs Akçaabat is known for. In Trabzon we visit the church-mosque of Hagia Sophia and Atatürk’s villa among the pines, and stroll round the main square in the evening.',
          overnight: 'Trabzon, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Sümela Manastırı – Hamsiköy – Uzungöl',
          description:
            'Bir saatlik yolla Maçka’ya, oradan minibüslerle Sümela’nın eteğine. Ormanın içinden on beş dakika yürüyüp son merdivenleri çıkınca manastır kayaya asılmış gibi karşınızda. Hamsiköy’de fırın sütlacı yiyip Of üzerinden Uzungöl’e iniyoruz. Göl kıyısı akşam kalabalık olur; biz erken kalkıp sabahını da göreceğiz.',
          overnight: 'Uzungöl, 3 yıldızlı otel',
        },
        en: {
          title: 'Sümela Monastery – Hamsiköy – Uzungöl',
          description:
            'An hour’s drive to Maçka, then minibuses to the foot of Sümela. Fifteen minutes through the forest and a last flight of steps bring you to the monastery, which seems to hang from the cliff. We eat baked rice pudding in Hamsiköy and drive by way of Of to Uzungöl. The lakeside is busy in the evening, so we get up early to see it quiet as well.',
          overnight: 'Uzungöl, three-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Uzungöl – Rize – Fırtına Vadisi – Ayder',
          description:
            'Sabah sisi kalkarken gölün çevresinde yarım saatlik yürüyüş. Rize’de çay bahçesinin içinden geçip bir fabrikada yaprağın bardağa varan yolunu izliyoruz. Öğle yemeği Çayeli’nde kuru fasulye. Fırtına Vadisi’nde Şenyuva Köprüsü’nde duruyor, akşama Ayder’e çıkıyoruz; ahşap otelimizde sofraya muhlama gelir, tulum sesi geç saate kadar sürer.',
          overnight: 'Ayder Yaylası, ahşap butik otel',
        },
        en: {
          title: 'Uzungöl – Rize – Fırtına Valley – Ayder',
          description:
            'Half an hour’s walk around the lake while the mist is lifting. In Rize we go through the tea gardens and follow a leaf from bush to glass at a tea works. Lunch is the slow-cooked beans of Çayeli. In the Fırtına Valley we stop at the humpbacked Şenyuva Bridge and climb to Ayder for a night in a wooden hotel, with muhlama and bagpipes at dinner.',
          overnight: 'Ayder Plateau, wooden boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ayder – Sarp Sınır Kapısı – Batum',
          description:
            'İki saatte Sarp’a iniyoruz. Sınır yaya geçilir; sıra yarım saat de sürebilir, iki saat de. Batum’da Piazza ve Avrupa Meydanı’nı, Osmanlı’dan kalan Orta Camii’yi geziyoruz. Öğle yemeğinde yumurtalı Acara haçapurisini öneririz. Akşamüstü bulvarda serbest zaman; Ali ile Nino heykelinin buluşmasını görmek için karanlığı bekleyin.',
          overnight: 'Batum, 4 yıldızlı otel',
        },
        en: {
          title: 'Ayder – Sarp border crossing – Batumi',
          description:
            'Two hours down to Sarp, where the border is crossed on foot; the queue may take thirty minutes or two hours. In Batumi we see the Piazza, Europe Square and the Ottoman Orta mosque. For lunch we suggest Adjarian khachapuri with its egg. Late afternoon is free on the boulevard: wait until dusk to see the statues of Ali and Nino meet.',
          overnight: 'Batumi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Batum – Sarp – Giresun – Samsun',
          description:
            'Turun en uzun günü bu; 07.30’da çıkıp Sarp’tan geçiyor, bütün kıyıyı bu kez solumuzda dağlarla geri alıyoruz. Rize’de bez ve çay alışverişi, Giresun’da uzun öğle molası var. Yol molalarla birlikte on saati bulur. Samsun’a 19.00 dolaylarında varıyor, yemekten sonra isteyenle Batı Park’ta yürüyoruz.',
          overnight: 'Samsun, 4 yıldızlı otel',
        },
        en: {
          title: 'Batumi – Sarp – Giresun – Samsun',
          description:
            'This is the longest day of the tour. We set out at 07:30, cross at Sarp and take the whole coast back, this time with the mountains on our left. There is a stop for linen and tea in Rize and a long lunch break in Giresun. Allow ten hours with stops. We reach Samsun at about 19:00, and those who like can join a walk in the seafront park after dinner.',
          overnight: 'Samsun, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Samsun – Çorum – Bolu – İstanbul',
          description:
            'Kahvaltıdan sonra Bandırma Vapuru Müzesi’ni ve Atatürk’ün karaya çıktığı Tütün İskelesi’ni geziyoruz. 10.30’da yola çıkıp öğle yemeği için Çorum’da duruyoruz; sıcak leblebi almak isteyen burada alır. Bolu’daki son çay durağının ardından trafik uygunsa 21.30’da Kadıköy’de, 22.15’te Mecidiyeköy’de, 22.45’te İncirli’de vedalaşıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Samsun – Çorum – Bolu – Istanbul',
          description:
            'In the morning we board the museum ship Bandırma and see the Tobacco Pier where Atatürk came ashore. We leave at 10:30, with lunch and a roasted-chickpea stop in Çorum and a last break in Bolu. Traffic permitting we say goodbye in Kadıköy at 21:30, Mecidiyeköy at 22:15 and İncirli at 22:45.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Batum’lu Büyük Karadeniz: Amasya’dan Sarp’a',
      tour_place: 'İstanbul – Amasya – Ordu – Trabzon – Uzungöl – Ayder – Batum – Samsun',
      summary:
        'Amasya’dan Sarp’a bütün kıyı, Sümela, Uzungöl, Ayder ve Batum’da bir gece: cumartesi çıkışlı sekiz günlük otobüs turu.',
      description: [
        'Karadeniz’i baştan başa görmek isteyenlerin turu. Kıyıyı bir kerede gidip dönmüyor, altı geceyi altı ayrı yerde geçiriyoruz: Ordu, Trabzon, Uzungöl, Ayder, Batum ve Samsun. Her durakta o yerin yemeğini yeriz; pide Samsun’da, köfte Akçaabat’ta, fasulye Çayeli’nde.',
        'Bilinmesi gereken iki şey var. İlki, yol uzun: toplam 2.900 kilometre. İkincisi, Karadeniz’de yağmur mevsimi ayırmaz; ağustosta da sis iner. Programı buna göre kurduk, manzara kapanırsa rehberimizin yedeğinde bir değirmen, bir bakır ustası, bir peynirci mutlaka bulunur.',
        'Batum için vize gerekmez. Yeni tip çipli kimlik kartıyla da geçilir, ancak Gürcistan 2026’dan beri ziyaretçilerden sağlık sigortası istiyor; poliçenizi biz düzenliyoruz.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        '5 gece Karadeniz’de, 1 gece Batum’da otel konaklaması',
        '6 sabah kahvaltısı ve 5 akşam yemeği',
        'Sümela’da minibüs servisi',
        'Ordu–Boztepe teleferik bileti',
        'Gürcistan için zorunlu sağlık sigortası',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Müze ve ören yeri girişleri',
        'Öğle yemekleri, ilk sabahın kahvaltısı ve Batum’daki akşam yemeği',
        'Yemeklerde alınan içecekler',
        'Batum’da isteğe bağlı gece turu',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'T.C. vatandaşları Gürcistan’a çipli kimlik kartı veya en az 6 ay geçerli pasaportla girer. Ehliyet ve eski nüfus cüzdanı geçmez.',
        '18 yaşından küçükler anne ve babadan biriyle çıkıyorsa diğer ebeveynin noter onaylı muvafakatnamesini yanında bulundurmalıdır.',
        'Sarp’ta bavulunuzu yaklaşık 400 metre kendiniz taşırsınız; hafif gelin.',
        'Yağmurluk ve su geçirmeyen ayakkabı ağustosta da gereklidir.',
        'Uzungöl ve Ayder’de oteller küçüktür, asansör ve klima bulunmayabilir.',
        'Sümela’da yaklaşık 300 basamak vardır. Müzekart T.C. vatandaşları için geçerlidir.',
        'Yayla yollarında büyük otobüs giremeyen yerlere yerel minibüslerle çıkılır.',
      ],
    },
    en: {
      name: 'Grand Black Sea with Batumi: From Amasya to the Border',
      tour_place: 'Istanbul – Amasya – Ordu – Trabzon – Uzungöl – Ayder – Batumi – Samsun',
      summary:
        'The whole coast from Amasya to the Georgian border, with Sümela, Uzungöl, Ayder and a night in Batumi: eight days by coach.',
      description: [
        'For those who want to see the Black Sea from end to end. Rather than dash there and back, we sleep in six different places: Ordu, Trabzon, Uzungöl, Ayder, Batumi and Samsun. Everywhere we eat what the place is known for: pide in Samsun, meatballs in Akçaabat, beans in Çayeli.',
        'Two things you should know. The road is long, 2,900 kilometres in all. And rain keeps no season here; fog can roll in even in August. We planned for that: when the view closes, your guide has a watermill, a coppersmith or a cheesemaker in reserve.',
        'Turkish citizens need no visa for Batumi and may cross with the chip ID card. Since 2026 Georgia has asked visitors for health insurance; we arrange the policy for you. Holders of other passports should check their own entry rules.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'Five hotel nights on the Turkish coast and one in Batumi',
        'Six breakfasts and five dinners',
        'The minibus shuttle at Sümela',
        'Cable car tickets to Boztepe in Ordu',
        'Compulsory health insurance for Georgia',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Turkish exit fee',
        'Entrance fees to museums and sites',
        'Lunches, breakfast on the first morning and dinner in Batumi',
        'Drinks with meals',
        'The optional evening tour of Batumi',
        'Personal spending',
      ],
      important_notes: [
        'Turkish citizens enter Georgia with a chip ID card or a passport valid for at least six months. Driving licences and old-style ID booklets are not accepted.',
        'Under-18s leaving Türkiye with one parent need the other parent’s consent certified by a notary.',
        'At Sarp you carry your own luggage for about 400 metres, so travel light.',
        'A raincoat and waterproof shoes are needed even in August.',
        'Hotels in Uzungöl and Ayder are small and may have no lift or air conditioning.',
        'There are about 300 steps at Sümela. The Müzekart is valid for Turkish citizens.',
        'Where the coach cannot climb, local minibuses take over.',
      ],
    },
  },
}
