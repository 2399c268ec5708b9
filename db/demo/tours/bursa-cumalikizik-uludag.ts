import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-113',
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
  quota: 44,
  cover: 'bursa-cumalikizik',
  gallery: ['bursa-cumalikizik', 'uludag-kis'],
  seasons: [
    {
      months: [12, 1, 2, 3],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 2_250,
      single_room_price: 2_250,
      child_prices: [450, 1_850],
    },
    {
      months: [4, 5, 6],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 1_950,
      single_room_price: 1_950,
      child_prices: [350, 1_600],
    },
    {
      months: [9, 10, 11],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 1_990,
      single_room_price: 1_990,
      child_prices: [350, 1_600],
    },
  ],
  programme: [
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'İstanbul – Cumalıkızık – Uludağ – Bursa – İstanbul',
          description:
            'Sabah 06.30’da İncirli, 07.00’de Mecidiyeköy, 07.30’da Kadıköy’den çıkıp Osmangazi Köprüsü’nden iki saatte Cumalıkızık’a varıyoruz; köy kahvaltısı fiyata dahil. Taş sokaklarda bir saatten sonra teleferikle Uludağ’a çıkılıyor, yukarıda iki saat serbest zaman. Öğleden sonra Bursa’da İskender molası, Ulu Cami, Koza Han’da çay. 18.00’de dönüş, 20.30’da Kadıköy.',
          overnight: '',
        },
        en: {
          title: 'Istanbul – Cumalıkızık – Uludağ – Bursa – Istanbul',
          description:
            'Leaving İncirli at 06:30, Mecidiyeköy at 07:00 and Kadıköy at 07:30, we cross the Osmangazi Bridge and reach Cumalıkızık in two hours; the village breakfast is included. After an hour in its cobbled lanes a cable car climbs Uludağ, with two free hours at the top. In the afternoon we stop in Bursa for İskender kebab, the Great Mosque and tea in the Silk Bazaar. Back in Kadıköy at 20:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Günübirlik Bursa: Cumalıkızık, Uludağ ve Koza Han',
      tour_place: 'İstanbul – Cumalıkızık – Uludağ – Bursa',
      summary:
        'Pazar sabahı köy kahvaltısı, teleferikle Uludağ, öğleden sonra Bursa çarşısı. Kışın kar, sonbaharda kestane; akşam evdesiniz.',
      description: [
        'Bir güne üç ayrı Bursa sığıyor: yedi yüz yıllık bir Osmanlı köyü, 1.800 metrede bir dağ ve ipek kokan bir han. Kahvaltıyı Cumalıkızık’ta bir köy evinde yapıyoruz; gözleme sacda, reçeller ev yapımı.',
        'Teleferik bileti fiyata dahil değildir, çünkü hat rüzgârda sık durur ve alamadığınız bir hizmetin parasını elimizde tutmak istemeyiz. Hat kapalıysa dağa otobüsle Sarıalan yolundan, kar varsa çıkılabilen yere kadar gideriz.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        'Cumalıkızık’ta serpme köy kahvaltısı',
        'Köprü ve otoyol geçişleri',
        'Cumalıkızık ve Bursa yürüyüş turları',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: ['Uludağ teleferik bileti', 'Öğle yemeği', 'Kızak, kayak ve kıyafet kirası', 'Kişisel harcamalar'],
      important_notes: [
        'Bu program gezi turudur, kayak günü değildir; dağda iki saat kalınır.',
        'Kışın tepede hava eksi onu bulur: bot, eldiven ve bere gereklidir.',
        'Teleferik rüzgârda durabilir. Kararı işletme o sabah verir.',
        'Ulu Cami’de namaz vakitlerinde kısa süre beklenir; omuz ve diz kapalı olmalıdır.',
        'Otobüs kalkış saatlerinde en çok on dakika bekler.',
      ],
    },
    en: {
      name: 'Bursa Day Trip: Cumalıkızık, Uludağ and the Silk Bazaar',
      tour_place: 'Istanbul – Cumalıkızık – Uludağ – Bursa',
      summary:
        'A village breakfast, a cable car up Uludağ and the old bazaar of Bursa on one Sunday. Snow in winter, chestnuts in autumn.',
      description: [
        'Three Bursas fit into one day: a seven-hundred-year-old Ottoman village, a mountain at 1,800 metres and a caravanserai built for silk. Breakfast is in a village house in Cumalıkızık, with gözleme from the griddle and home-made jam.',
        'The cable car is not in the price. It often stops for wind, and we would rather not keep money for something you did not get. If it is closed we drive up by the Sarıalan road, as far as the snow allows.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'A village breakfast in Cumalıkızık',
        'Bridge and motorway tolls',
        'Walking tours of Cumalıkızık and Bursa',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: ['Cable car ticket to Uludağ', 'Lunch', 'Sledge, ski and clothing hire', 'Personal spending'],
      important_notes: [
        'This is a sightseeing trip and not a ski day: we spend two hours on the mountain.',
        'It can be minus ten at the top in winter, so bring boots, gloves and a hat.',
        'The cable car may stop for wind. The operator decides that morning.',
        'At prayer times there is a short wait at the Great Mosque; cover shoulders and knees.',
        'The coach waits ten minutes at most at each pick-up.',
      ],
    },
  },
}
