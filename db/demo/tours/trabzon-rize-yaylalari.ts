import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-105',
  categories: ['karadeniz', 'yayla-doga'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'TRY',
  quota: 26,
  cover: 'uzungol',
  gallery: ['uzungol', 'karadeniz-yayla', 'trabzon-sumela', 'pokut-yaylasi'],
  seasons: [
    {
      months: [6],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 29_900,
      single_room_price: 39_900,
      child_prices: [2_900, 20_900, 24_900],
    },
    {
      months: [7, 8],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 33_900,
      single_room_price: 45_900,
      child_prices: [2_900, 23_500, 27_900],
    },
    {
      months: [9],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 30_900,
      single_room_price: 41_500,
      child_prices: [2_900, 21_500, 25_500],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Trabzon – Sümela – Maçka',
          description:
            'Sabah uçağıyla bir saat kırk beş dakikada Trabzon’a iniyoruz. Havalimanından doğruca Maçka’ya, oradan Altındere’nin içinden Sümela Manastırı’na çıkıyoruz; öğleye kalmadan gidince merdivenler boş olur. Vazelon yolundaki bir alabalık tesisinde öğle yemeği molası. Akşam yemeğinde karalahana sarması ve turşu kavurma var.',
          overnight: 'Maçka, 4 yıldızlı dağ oteli',
        },
        en: {
          title: 'Istanbul – Trabzon – Sümela – Maçka',
          description:
            'An early flight reaches Trabzon in an hour and three quarters. We drive straight to Maçka and up the wooded Altındere valley to the Sümela Monastery, because before noon the steps are still quiet. Lunch is at a trout farm on the Vazelon road. At dinner there are stuffed black-cabbage leaves and fried pickled beans.',
          overnight: 'Maçka, four-star mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Çaykara – Sultanmurat Yaylası – Uzungöl',
          description:
            'Of’tan Solaklı Vadisi’ne giriyor, Çaykara’dan minibüslerle 2.200 metredeki Sultanmurat Yaylası’na çıkıyoruz. Şehitlikte kısa bir saygı duruşu, sonra otların arasında düz bir saatlik yürüyüş; bu yükseklikte rüzgâr sert eser. Yayla evinde taze tereyağı ve mısır ekmeği. Öğleden sonra Uzungöl’e inip akşamı göl kıyısında geçiriyoruz.',
          overnight: 'Uzungöl, 3 yıldızlı otel',
        },
        en: {
          title: 'Çaykara – Sultanmurat Plateau – Uzungöl',
          description:
            'At Of we turn into the Solaklı valley and at Çaykara change to minibuses for Sultanmurat, a summer pasture at 2,200 metres. After a moment at the First World War cemetery we walk an easy hour through the grass; the wind bites at this height. Fresh butter and corn bread wait in a herder’s house. In the afternoon we come down to Uzungöl for an evening by the lake.',
          overnight: 'Uzungöl, three-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Rize – Çamlıhemşin – Zilkale – Ayder',
          description:
            'Sahile inip Rize’de kalenin altındaki çay bahçesinde demli bir bardak içiyoruz. Ardeşen’den Fırtına Vadisi’ne dönünce yol daralır, dere yükselir. Zilkale’nin burçlarından vadiye bakıyor, hava açıksa Palovit Şelalesi’ne kadar gidiyoruz. Çamlıhemşin’de öğle yemeği yiyor, akşama Ayder’e çıkıyoruz; kaplıcaya girecekler mayosunu yanına alsın.',
          overnight: 'Ayder Yaylası, ahşap butik otel',
        },
        en: {
          title: 'Rize – Çamlıhemşin – Zilkale – Ayder',
          description:
            'Back on the coast we drink a strong glass of tea in the garden below Rize castle. Beyond Ardeşen the road turns into the Fırtına Valley, narrows and follows the river up. We look over the forest from the towers of Zilkale and, if the sky is clear, go on to the Palovit waterfall. After lunch in Çamlıhemşin we climb to Ayder and its hot springs, so keep a swimsuit handy.',
          overnight: 'Ayder Plateau, wooden boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Pokut – Sal Yaylası – Ayder',
          description:
            'Turun kalbi bu gün. Yöre minibüsleriyle bozuk bir yoldan bir buçuk saatte Pokut’a çıkıyoruz. Ahşap evlerin önünde bulut denizi beklemek biraz şans ister; sabah erken gidiyoruz ki şansımız artsın. Patikadan kırk dakikada Sal Yaylası’na yürüyoruz. Öğlen yayla evinde muhlama yiyip akşamüstü aynı yoldan dönüyoruz.',
          overnight: 'Ayder Yaylası, ahşap butik otel',
        },
        en: {
          title: 'Pokut – Sal Plateau – Ayder',
          description:
            'This day is the heart of the tour. Local minibuses take an hour and a half up a rough track to Pokut. Seeing a sea of cloud from its wooden houses needs a little luck, and an early start improves the odds. A path leads to the Sal pastures in forty minutes. We eat muhlama in a summer house at noon and return the same way in the afternoon.',
          overnight: 'Ayder Plateau, wooden boutique hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Hemşin – Çayeli – Rize-Artvin Havalimanı – İstanbul',
          description:
            'Sabah Ayder’de serbest zaman var; Gelintülü Şelalesi’ne yürüyen de olur, balkonda oturan da. Öğleye doğru Hemşin’in eski köprülerine uğrayıp Çayeli’ne iniyor, kuru fasulyemizi yiyoruz. Çay ve bal alışverişinin ardından denizin üstüne kurulmuş Rize-Artvin Havalimanı’ndan akşam uçağına biniyoruz; iki saat sonra İstanbul’dayız.',
          overnight: '',
        },
        en: {
          title: 'Hemşin – Çayeli – Rize–Artvin Airport – Istanbul',
          description:
            'The morning is free in Ayder: some walk to the Gelintülü waterfall, others stay on the balcony. Towards noon we stop at the old bridges around Hemşin and drive down to Çayeli for its famous beans. After shopping for tea and honey we board the evening flight at Rize–Artvin, an airport built on the sea. Istanbul is two hours away.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Uçakla Trabzon ve Rize Yaylaları: Pokut, Sal, Sultanmurat',
      tour_place: 'İstanbul – Trabzon – Maçka – Uzungöl – Çamlıhemşin – Ayder – Pokut – Rize',
      summary:
        'Üç yayla, iki vadi, beş gün: Sultanmurat, Pokut ve Sal’a yöre minibüsleriyle çıkan, Trabzon’a inip Rize’den dönen uçaklı tur.',
      description: [
        'Kıyı şehirlerini değil, bulutun üstünü merak edenlere. Trabzon’a inip Rize-Artvin’den döndüğümüz için aynı yol iki kez geçilmiyor, otobüste geçen süre günde ortalama üç saatin altında kalıyor.',
        'Yaylaya 26 kişilik küçük grupla ve yörenin minibüsleriyle çıkıyoruz; Pokut’un yolu büyük aracı kaldırmaz, zaten kaldırmasın. Yürüyüşler kolaydır, ama zemin ıslak olabilir. İki gece üst üste Ayder’de kalıyoruz ki Pokut günü sis çıkarsa programı bir gün kaydırabilelim.',
      ].join('\n\n'),
      included: [
        'İstanbul–Trabzon ve Rize-Artvin–İstanbul uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        '4 gece otel konaklaması',
        '4 sabah kahvaltısı ve 4 akşam yemeği',
        'Sultanmurat ve Pokut için yerel minibüsler',
        'Programdaki tüm ulaşım',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Öğle yemekleri',
        'Sümela ve Zilkale girişleri',
        'Ayder kaplıca ücreti',
        'Yemeklerde alınan içecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Günde 1–2 saat kolay yürüyüş vardır; bileği saran ayakkabı ve yağmurluk şarttır.',
        'Sultanmurat ve Pokut 2.000 metrenin üzerindedir. Akşamları ağustosta bile kazak giyilir.',
        'Yayla yolları bozuk ve virajlıdır; araç tutanlar ilacını yanına alsın.',
        'Sis veya yağış yolu kapatırsa yayla günü bir gün kaydırılır ya da Huser’e çevrilir.',
        'Uzungöl ve Ayder’de asansör ve klima bulunmayabilir.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport gereklidir.',
      ],
    },
    en: {
      name: 'Trabzon and Rize Highlands by Air: Pokut, Sal, Sultanmurat',
      tour_place: 'Istanbul – Trabzon – Maçka – Uzungöl – Çamlıhemşin – Ayder – Pokut – Rize',
      summary:
        'Three summer pastures, two valleys, five days: fly to Trabzon, climb to Sultanmurat, Pokut and Sal by local minibus, fly home from Rize.',
      description: [
        'For people less curious about coastal towns than about what lies above the clouds. We land in Trabzon and leave from Rize–Artvin, so no road is driven twice and time on the coach averages under three hours a day.',
        'We go up in a small group of 26 and in local minibuses: the track to Pokut will not take anything bigger, and long may it stay that way. Walks are easy but the ground can be wet. Two nights running in Ayder let us move the Pokut day if fog comes in.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul–Trabzon and Rize–Artvin–Istanbul, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Four hotel nights',
        'Four breakfasts and four dinners',
        'Local minibuses to Sultanmurat and Pokut',
        'All transport in the programme',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Lunches',
        'Entry to Sümela and Zilkale',
        'The thermal baths in Ayder',
        'Drinks with meals',
        'Personal spending',
      ],
      important_notes: [
        'There are one to two hours of easy walking a day; ankle-high shoes and a raincoat are essential.',
        'Sultanmurat and Pokut lie above 2,000 metres. You will want a jumper in the evening even in August.',
        'Mountain tracks are rough and winding; bring your tablets if you get travel sick.',
        'If fog or rain closes the road, the pasture day moves by a day or goes to Huser instead.',
        'Hotels in Uzungöl and Ayder may have no lift or air conditioning.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
      ],
    },
  },
}
