import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-102',
  categories: ['kapadokya'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 3,
  days: 4,
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
  quota: 24,
  cover: 'kapadokya-balonlar',
  gallery: ['kapadokya-balonlar'],
  seasons: [
    {
      months: [1, 2, 12],
      weekdays: [5],
      every_weeks: 6,
      multi_room_price: 26_900,
      single_room_price: 36_900,
      child_prices: [2_900, 17_900, 21_900],
    },
    {
      months: [3, 6, 7, 8, 11],
      weekdays: [5],
      every_weeks: 5,
      multi_room_price: 28_900,
      single_room_price: 39_900,
      child_prices: [2_900, 18_900, 23_500],
    },
    {
      months: [4, 5, 9, 10],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 33_900,
      single_room_price: 47_500,
      child_prices: [2_900, 21_900, 27_500],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Nevşehir – Uçhisar – Göreme',
          description:
            'Sabah uçağıyla bir saat on dakikada Nevşehir’deyiz. Rehberimiz kapıda karşılar, bavullar doğrudan otele gider. Uçhisar’da kalenin dibindeki sokakları dolaşıyoruz; öğle yemeği için Güvercinlik Vadisi’nin ağzını öneririz. Öğleden sonra Göreme’ye iniyoruz; odaya yerleştikten sonra akşamı teraslarda karşılamanız için serbest zaman var.',
          overnight: 'Göreme, butik mağara otel',
        },
        en: {
          title: 'Istanbul – Nevşehir – Uçhisar – Göreme',
          description:
            'The morning flight takes an hour and ten minutes to Nevşehir. Your guide is waiting at the door and the bags go straight to the hotel. In Uçhisar we wander the lanes below the rock castle, and the head of Pigeon Valley is a good place for lunch. In the afternoon we drop down to Göreme, where you settle in and have the evening free on the terraces.',
          overnight: 'Göreme, boutique cave hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Balon sabahı – Göreme – Zelve – Avanos',
          description:
            'Balona binecekler 04.30 dolaylarında otelden alınır; kalanlar aynı kalabalığı terastan, elde çayla izler. Kahvaltıdan sonra Göreme Açık Hava Müzesi ve Karanlık Kilise, ardından 1952’ye kadar insanların yaşadığı Zelve’nin üç vadisi. Avanos’ta testi kebabının kırılışını görebilir, Güray’ın yeraltındaki seramik müzesini gezebilirsiniz.',
          overnight: 'Göreme, butik mağara otel',
        },
        en: {
          title: 'Balloon morning – Göreme – Zelve – Avanos',
          description:
            'Balloonists leave the hotel at around 04:30; everyone else can watch the same sky from the terrace with a glass of tea. After breakfast we see the Göreme Open-Air Museum and its Dark Church, then the three valleys of Zelve, lived in until 1952. In Avanos you can watch a pottery kebab being cracked open or visit the underground ceramics museum.',
          overnight: 'Göreme, boutique cave hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Derinkuyu – Ihlara – Belisırma – Selime',
          description:
            'Derinkuyu Yeraltı Şehri’nde elli beş metrelik havalandırma bacasından aşağı bakıyoruz. Ihlara’da Ağaçaltı Kilisesi’nden başlayıp çay boyunca dört kilometre, bir buçuk saat yürüyoruz. Belisırma’da ayaklar suyun üstünde, alabalık ve bazlamadan oluşan öğle yemeği programa dahil. Selime Katedrali’ne tırmanıp 17.30’da Göreme’ye dönüyoruz.',
          overnight: 'Göreme, butik mağara otel',
        },
        en: {
          title: 'Derinkuyu – Ihlara – Belisırma – Selime',
          description:
            'At Derinkuyu we look down the fifty-five-metre ventilation shaft of the underground city. In Ihlara we start at the Church under the Trees and follow the stream for four kilometres, about an hour and a half. Lunch, trout and griddle bread on a platform over the water at Belisırma, is on us. After climbing to the Selime Cathedral we are back in Göreme by 17:30.',
          overnight: 'Göreme, boutique cave hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ürgüp – Mustafapaşa – Kayseri – İstanbul',
          description:
            'Üç Güzeller’de fotoğraf molasıyla başlıyor, Mustafapaşa’da Konstantin-Eleni Kilisesi’ni görüyoruz. Bir saatlik yolun sonunda Kayseri: Hunat Hatun Külliyesi, Kapalı Çarşı ve pastırmacılar. Öğle için tavsiyemiz tabii mantı. Erciyes’i arkamıza alıp havalimanına geçiyoruz; akşam uçağı 19.00 dolaylarında kalkar, bir buçuk saat sonra İstanbul.',
          overnight: '',
        },
        en: {
          title: 'Ürgüp – Mustafapaşa – Kayseri – Istanbul',
          description:
            'We begin with a photo stop at the Three Beauties and see the church of Constantine and Helena in Mustafapaşa. An hour’s drive brings us to Kayseri: the Hunat Hatun complex, the covered bazaar and the pastırma shops. For lunch our advice is, of course, mantı. With Mount Erciyes behind us we head to the airport; the evening flight leaves at about 19:00 and takes an hour and a half.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Uçakla Kapadokya: Mağara Otelde Üç Gece',
      tour_place: 'İstanbul – Nevşehir – Göreme – Avanos – Ihlara – Kayseri',
      summary:
        'Cuma sabahı uçup pazartesi akşamı dönen küçük grup turu; Göreme’de üç gece mağara otel, balon sabahı için iki ayrı şans.',
      description: [
        'On saatlik otobüs yolunu göze alamayanlar için Kapadokya. Nevşehir’e inip Kayseri’den dönüyoruz; böylece bölgeyi bir uçtan öbürüne kat ediyor, aynı yolu iki kez görmüyorsunuz. Grup en çok 24 kişi.',
        'Üç gece kalmamızın bir nedeni var: balonlar rüzgâr yüzünden sık sık kalkmaz. Cumartesi sabahı uçuş olmazsa pazar sabahı yeniden denenir. Uçuş isteğe bağlıdır, ücreti yerinde ödenir; sezona göre kişi başı 150–250 € arasında değişir.',
        'Akşam yemeklerini bilerek serbest bıraktık. Göreme’de yürüyerek gidilecek iyi lokantalar var; rehberimiz ilk gün küçük bir liste verir.',
      ].join('\n\n'),
      included: [
        'İstanbul–Nevşehir ve Kayseri–İstanbul ekonomi sınıfı uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        'Göreme’de butik mağara otelde 3 gece oda-kahvaltı',
        'Belisırma’da bir öğle yemeği',
        'Havalimanı karşılama ve programdaki tüm ulaşım',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Balon uçuşu',
        'Müze ve ören yeri girişleri',
        'Akşam yemekleri ve belirtilmeyen öğle yemekleri',
        'Karanlık Kilise’nin ayrı giriş ücreti',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Balona 6 yaşından küçükler, hamileler ve yakın zamanda ameliyat geçirenler alınmaz.',
        'Balon şirketi uçuşu iptal ederse ücretin tamamı iade edilir.',
        'Mağara odaların biçimi ve büyüklüğü birbirinden farklıdır; kimisinde pencere küçüktür. Asansör yoktur.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport şarttır.',
        'T.C. vatandaşları için Müzekart geçerlidir, Karanlık Kilise’de ayrıca bilet alınır.',
        'Günde ortalama 6–7 km yürünür; Selime’de dik ve korkuluksuz basamaklar vardır.',
      ],
    },
    en: {
      name: 'Cappadocia by Air: Three Nights in a Cave Hotel',
      tour_place: 'Istanbul – Nevşehir – Göreme – Avanos – Ihlara – Kayseri',
      summary:
        'A small group, out on Friday morning and back on Monday evening: three nights in a Göreme cave hotel and two chances to go ballooning.',
      description: [
        'Cappadocia for people who cannot face ten hours on a coach. We land at Nevşehir and fly home from Kayseri, so you cross the region once and never see the same road twice. There are at most 24 of us.',
        'We stay three nights for a reason: balloons are often grounded by wind. If there is no flight on Saturday, we try again on Sunday. The flight is optional and paid on the spot; depending on the season it costs €150–250 per person.',
        'Dinners are left free on purpose. Göreme has good restaurants within walking distance, and your guide hands out a short list on the first day.',
      ].join('\n\n'),
      included: [
        'Economy flights Istanbul–Nevşehir and Kayseri–Istanbul, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Three nights with breakfast in a boutique cave hotel in Göreme',
        'One lunch, at Belisırma',
        'Airport transfers and all transport in the programme',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'The balloon flight',
        'Entrance fees to museums and sites',
        'Dinners, and lunches not mentioned',
        'The separate ticket for the Dark Church',
        'Personal spending',
      ],
      important_notes: [
        'Children under six, pregnant women and anyone who has had recent surgery may not fly by balloon.',
        'If the balloon company cancels, you get a full refund.',
        'Cave rooms differ in shape and size, some have small windows, and there is no lift.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
        'The Müzekart is for Turkish citizens; everyone buys an extra ticket for the Dark Church.',
        'Expect to walk 6–7 km a day. Selime has steep steps without railings.',
      ],
    },
  },
}
