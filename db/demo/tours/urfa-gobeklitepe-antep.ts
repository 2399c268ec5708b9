import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-108',
  categories: ['gap-mezopotamya'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 2,
  days: 3,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 11],
  ],
  currency: 'TRY',
  quota: 22,
  cover: 'urfa-balikligol',
  gallery: ['urfa-balikligol', 'gobeklitepe'],
  seasons: [
    {
      months: [3, 4, 5],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 25_900,
      single_room_price: 32_900,
      child_prices: [2_500, 20_900],
    },
    {
      months: [10, 11],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 24_900,
      single_room_price: 31_500,
      child_prices: [2_500, 19_900],
    },
    {
      months: [2, 12],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 22_900,
      single_room_price: 28_900,
      child_prices: [2_500, 18_500],
    },
  ],
  programme: [
    {
      meals: ['ogle', 'aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Şanlıurfa – Göbeklitepe',
          description:
            'Sabah uçağıyla iki saatte GAP Havalimanı. Önce Şanlıurfa Arkeoloji Müzesi’nde Urfa Adamı’yla tanışıyor, öğle yemeğinde lahmacun ve ayran söylüyoruz; isotu azar azar deneyin. Öğleden sonra Göbeklitepe’de kazının nasıl ilerlediğini rehberimiz taş taş anlatır. Akşam bir konağın avlusunda sıra gecesi: çiğ köfte, borani, şıllık tatlısı ve bağlama.',
          overnight: 'Şanlıurfa, butik konak otel',
        },
        en: {
          title: 'Istanbul – Şanlıurfa – Göbeklitepe',
          description:
            'The morning flight takes two hours to GAP Airport. We meet the Urfa Man at the archaeology museum and order lahmacun and ayran for lunch; go easy on the isot pepper at first. In the afternoon at Göbeklitepe your guide explains, stone by stone, how the dig has grown. The evening is spent in a mansion courtyard: çiğ köfte, borani, walnut pancakes and the saz.',
          overnight: 'Şanlıurfa, boutique mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Urfa çarşıları – Birecik – Gaziantep',
          description:
            'Urfalı kahvaltıda ciğer yer; isteyenle saat yedide ciğerciye gidiyor, diğerlerini otelde bırakıyoruz. Balıklıgöl’den sonra Gümrük Hanı, Kazaz Pazarı ve isot tezgâhları. Yolda Birecik’te kelaynak istasyonunda yarım saat. Akşam Antep’te küşleme, alinazik ve fıstıklı kebaptan oluşan tadım sofrası kuruluyor; baklavayı çarşıda, tepsi çıkarken yiyeceğiz.',
          overnight: 'Gaziantep, 4 yıldızlı otel',
        },
        en: {
          title: 'Urfa bazaars – Birecik – Gaziantep',
          description:
            'People in Urfa eat grilled liver for breakfast; at seven we take whoever is game and leave the rest to the hotel buffet. After the Pool of Sacred Fish come Gümrük Hanı, the silk bazaar and the pepper stalls. On the road we spend half an hour with the bald ibises of Birecik. The evening in Antep is a tasting dinner of lamb fillet, alinazik and pistachio kebab, with baklava straight from the tray.',
          overnight: 'Gaziantep, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Beyran – Zeugma – Mutfak atölyesi – İstanbul',
          description:
            'Sabahın yedisinde beyran: sarımsaklı, acılı, pirinçli et çorbası. Hafif kaçmak isteyene katmer. Zeugma Mozaik Müzesi’nde iki saat geçirip Almacı Pazarı’nda kuruluk patlıcan ve fıstık bakıyoruz. Öğleyin bir ev mutfağında yuvalama yuvarlıyor, pişirdiğimizi yiyoruz. Bakırcılar’da bir kahveden sonra 19.30 dolaylarındaki uçakla İstanbul.',
          overnight: '',
        },
        en: {
          title: 'Beyran – Zeugma – Cooking workshop – Istanbul',
          description:
            'At seven in the morning, beyran: a hot, garlicky broth of lamb and rice. Those who prefer a lighter start have katmer. We spend two hours at the Zeugma Mosaic Museum, then browse dried aubergines and pistachios in the Almacı market. At noon we roll yuvalama in a home kitchen and eat what we have cooked. After coffee among the coppersmiths we take the flight at about 19:30.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Lezzet Hafta Sonu: Urfa, Göbeklitepe ve Antep',
      tour_place: 'İstanbul – Şanlıurfa – Göbeklitepe – Birecik – Gaziantep',
      summary:
        'Cuma gidip pazar dönen uçaklı tur: Göbeklitepe ve Zeugma’nın yanında ciğer, beyran, katmer ve bir ev mutfağında yuvalama.',
      description: [
        'Bu turda öğün saatleri müze saatleri kadar önemli. Urfa’da ciğer sabah yenir, Antep’te beyran öğlene kalmaz; programı buna göre kurduk. Yirmi iki kişilik grup, küçük dükkânlara sığabildiğimiz için bu sayıda tutuluyor.',
        'Yemek aralarına iki büyük müze ve Göbeklitepe giriyor. Pazar günkü atölyede ev aşçısı bir hanımla yuvalama yuvarlıyoruz; tarif kâğıdı ve bir avuç fıstık sizinle İstanbul’a döner.',
      ].join('\n\n'),
      included: [
        'İstanbul–Şanlıurfa ve Gaziantep–İstanbul uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        '2 gece konaklama',
        '2 kahvaltı, 2 öğle yemeği, 2 akşam yemeği',
        'Sıra gecesi ve Antep’te tadım sofrası',
        'Ev mutfağında yemek atölyesi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze ve ören yeri girişleri',
        'Cumartesi öğle yemeği',
        'Alkollü içecekler',
        'Sabah ciğeri ve baklava gibi çarşıda kendi aldıklarınız',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Sofralar et ağırlıklıdır. Vejetaryen, çölyak veya fıstık alerjisi olan misafirlerimiz rezervasyonda belirtsin; alerjide çapraz bulaşma tamamen önlenemez.',
        'Göbeklitepe’de otoparktan alana servis vardır, yürüyüş yolu 500 metredir.',
        'Baklava ve baharat bagaj hakkınıza dahildir; nar ekşisi ve salça kabine alınmaz.',
        'Sabah 07.00 öğünleri isteğe bağlıdır, otelde kahvaltı her gün verilir.',
        'Camilerde omuz ve diz kapalı olmalıdır.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport gereklidir.',
      ],
    },
    en: {
      name: 'A Weekend of Flavours: Urfa, Göbeklitepe and Gaziantep',
      tour_place: 'Istanbul – Şanlıurfa – Göbeklitepe – Birecik – Gaziantep',
      summary:
        'Fly out on Friday, home on Sunday: Göbeklitepe and Zeugma, with liver at dawn, beyran, katmer and cooking in a home kitchen.',
      description: [
        'On this tour mealtimes matter as much as museum hours. In Urfa liver is a breakfast dish and in Antep the beyran is gone by noon, so we planned around them. The group stays at twenty-two because that is what the small shops can seat.',
        'Between meals come two great museums and Göbeklitepe. In Sunday’s workshop a home cook shows us how to roll yuvalama, tiny meat and rice dumplings; the recipe and a handful of pistachios travel home with you.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul–Şanlıurfa and Gaziantep–Istanbul, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Two hotel nights',
        'Two breakfasts, two lunches and two dinners',
        'The musical evening in Urfa and tasting dinner in Antep',
        'A cooking workshop in a home kitchen',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entrance fees to museums and sites',
        'Lunch on Saturday',
        'Alcoholic drinks',
        'What you buy in the bazaar, such as morning liver and baklava',
        'Personal spending',
      ],
      important_notes: [
        'Meals are rich in meat. Tell us when booking if you are vegetarian, coeliac or allergic to nuts; we cannot fully rule out traces.',
        'A shuttle runs from the Göbeklitepe car park; the footpath is 500 metres.',
        'Baklava and spices count towards your luggage; pomegranate molasses and paste may not go in the cabin.',
        'The seven o’clock meals are optional, and there is breakfast at the hotel every day.',
        'Shoulders and knees should be covered in mosques.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
      ],
    },
  },
}
