import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-106',
  categories: ['karadeniz'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 1,
  days: 2,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 50,
  child_bands: [
    [0, 3],
    [4, 12],
  ],
  currency: 'TRY',
  quota: 40,
  cover: 'safranbolu-konaklar',
  gallery: ['safranbolu-konaklar', 'amasra'],
  seasons: [
    {
      months: [4, 5, 6],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 9_400,
      single_room_price: 12_900,
      child_prices: [0, 6_900],
    },
    {
      months: [7, 8],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 9_900,
      single_room_price: 13_600,
      child_prices: [0, 7_400],
    },
    {
      months: [9, 10, 11],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 8_900,
      single_room_price: 12_200,
      child_prices: [0, 6_500],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Safranbolu – Yörük Köyü',
          description:
            'Sabah 06.00’da İncirli, 06.30’da Mecidiyeköy, 07.00’de Kadıköy’den hareket; kahvaltı molası Bolu’da. Öğlene Safranbolu’dayız. Kaymakamlar Gezi Evi, Cinci Hanı, Demirciler Çarşısı ve Yemeniciler Arastası’nı yürüyerek geziyor, Hıdırlık Tepesi’nden çatılara bakıyoruz. Akşamüstü yarım saat uzaktaki Yörük Köyü. Geceyi ahşap, cumbalı bir konakta geçiriyoruz.',
          overnight: 'Safranbolu, tarihî konak otel',
        },
        en: {
          title: 'Istanbul – Safranbolu – Yörük village',
          description:
            'We leave İncirli at 06:00, Mecidiyeköy at 06:30 and Kadıköy at 07:00, with a breakfast stop in Bolu. By noon we are in Safranbolu. On foot we see the Kaymakamlar house, the Cinci caravanserai, the blacksmiths’ street and the old shoemakers’ arcade, and look over the roofs from Hıdırlık hill. Late in the afternoon comes Yörük village. You sleep in an old timber mansion.',
          overnight: 'Safranbolu, historic mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tokatlı Kanyonu – Amasra – İstanbul',
          description:
            'Kahvaltıdan sonra Tokatlı Kanyonu’na uzanan Kristal Teras ve İncekaya Su Kemeri. Bir buçuk saatte, denizi ilk kez yukarıdan gösteren Bakacak virajından Amasra’ya iniyoruz. Kale içi, Kemere Köprüsü, Çekiciler Çarşısı’nda ağaç işleri; öğle yemeğinde balık ve yirmi küsur malzemeli Amasra salatası. 15.30’da dönüş, 21.30’da Kadıköy.',
          overnight: '',
        },
        en: {
          title: 'Tokatlı Canyon – Amasra – Istanbul',
          description:
            'After breakfast we visit the glass terrace above Tokatlı Canyon and the İncekaya aqueduct. An hour and a half later the Bakacak bend gives the first view of the sea, and we drop down into Amasra: the walled quarter, the Kemere bridge, the wood-turners’ market. Lunch is fish and the local salad of twenty-odd ingredients. We start back at 15:30 and reach Kadıköy at 21:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Hafta Sonu Batı Karadeniz: Safranbolu ve Amasra',
      tour_place: 'İstanbul – Safranbolu – Yörük Köyü – Amasra',
      summary:
        'Cumartesi sabahı çıkıp pazar akşamı dönen kısa tur: Safranbolu’da konakta bir gece, ertesi gün Amasra’da deniz ve balık.',
      description: [
        'İzin almadan gidilen bir Karadeniz. Safranbolu’nun çarşısı Osmanlı kasabasının nasıl işlediğini hâlâ gösteriyor: nalbant, semerci, lokumcu yan yana. Akşam gündüz kalabalığı çekilince Arasta’nın asması altında çay içmeyi unutmayın.',
        'Ertesi gün iki ada üzerine kurulmuş Amasra. Yazın denize girecek kadar zaman bırakıyoruz, ilkbaharda ve sonbaharda ise kale mahallesini sakin sakin geziyoruz.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        'Safranbolu’da tarihî konakta 1 gece konaklama',
        '1 sabah kahvaltısı ve 1 akşam yemeği',
        'Yörük Köyü gezisi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Kaymakamlar Gezi Evi ve Kristal Teras girişleri',
        'Öğle yemekleri ve yoldaki ilk kahvaltı',
        'Yemeklerde alınan içecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Konak odaları birbirinden farklıdır; banyolar dolap içinde, merdivenler dik olabilir. Asansör yoktur.',
        'Eski çarşının taşları yağmurda kayar; lastik tabanlı ayakkabı giyin.',
        'Üç kişilik oda sayısı azdır, erken bildirmenizi rica ederiz.',
        'Yazın Amasra’da bir saat deniz molası vardır; mayo ve havlu getirin.',
        'Kişi başı bir küçük valiz yeterlidir, konaklara araç yanaşamaz.',
      ],
    },
    en: {
      name: 'Western Black Sea Weekend: Safranbolu and Amasra',
      tour_place: 'Istanbul – Safranbolu – Yörük village – Amasra',
      summary:
        'Out on Saturday morning, home on Sunday evening: a night in a Safranbolu mansion, then the sea and fish in Amasra.',
      description: [
        'A Black Sea trip that takes no leave from work. Safranbolu’s bazaar still shows how an Ottoman town ran, with the farrier, the saddler and the Turkish delight maker side by side. When the day visitors have gone, sit under the vine in the arcade and order a tea.',
        'The next day belongs to Amasra, built across two islands. In summer we leave time for a swim; in spring and autumn we take the castle quarter slowly.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'One night in a historic mansion in Safranbolu',
        'One breakfast and one dinner',
        'The visit to Yörük village',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Tickets for the Kaymakamlar house and the glass terrace',
        'Lunches, and breakfast on the way out',
        'Drinks with meals',
        'Personal spending',
      ],
      important_notes: [
        'No two mansion rooms are alike: bathrooms may be built into cupboards, stairs are steep and there is no lift.',
        'The old bazaar’s cobbles are slippery when wet; wear rubber soles.',
        'Rooms for three are few, so please ask early.',
        'In summer there is an hour for swimming in Amasra; bring a costume and a towel.',
        'One small case is plenty, as vehicles cannot reach the mansions.',
      ],
    },
  },
}
