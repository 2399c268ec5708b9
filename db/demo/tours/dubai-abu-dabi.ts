import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'OA-242',
  categories: ['korfez'],
  transporter_types: ['ucak', 'ozel-arac'],
  departure_city: 'İstanbul',
  countries: ['AE'],
  nights: 4,
  days: 5,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'USD',
  quota: 36,
  cover: 'dubai-ufuk',
  gallery: ['dubai-ufuk'],
  seasons: [
    {
      months: [11, 3],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 890,
      single_room_price: 1_240,
      child_prices: [180, 590, 690],
    },
    {
      months: [12, 1, 2],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 990,
      single_room_price: 1_390,
      child_prices: [190, 650, 760],
    },
    {
      months: [4, 10],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 790,
      single_room_price: 1_090,
      child_prices: [170, 530, 620],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Dubai',
          description:
            'Sabah uçağıyla dört buçuk saatte Dubai’deyiz; saat bir saat ileri alınıyor. Otel Al Barsha’da, metroya yürüme mesafesinde. Yerleştikten sonra Marina’ya gidip gökdelenlerin arasından denize kadar yürüyoruz, JBR kumsalında ayaklar suya giriyor. Akşam yemeği serbest; rehberimiz Lübnan, Hint ve Türk lokantalarının bulunduğu bir sokak gösterir.',
          overnight: 'Dubai, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Dubai',
          description:
            'A morning flight of four and a half hours takes us to Dubai, one hour ahead. The hotel is in Al Barsha, within walking distance of the metro. Once settled we go to the Marina and walk between the towers to the sea, where it is warm enough to paddle at JBR beach. Dinner is your own choice; the guide will point out a street with Lebanese, Indian and Turkish restaurants.',
          overnight: 'Dubai, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Dubai – Al Fahidi – Baharat Çarşısı – Burj Khalifa',
          description:
            'Şehri eskisinden başlayarak geziyoruz. Al Fahidi’nin rüzgâr kulelerinden geçip ahşap abra ile bir dirheme Dubai Creek’i aşıyor, baharat ve altın çarşılarında kokudan kokuya yürüyoruz. Öğleden sonra Jumeirah Camii, Burj Al Arab ve Gelecek Müzesi önünde duruyoruz. Akşam Dubai Mall’da fıskiyeler 18.00’den sonra oynuyor; Burj Khalifa’nın 124. katına çıkış isteğe bağlı.',
          overnight: 'Dubai, 4 yıldızlı otel',
        },
        en: {
          title: 'Dubai – Al Fahidi – Spice Souk – Burj Khalifa',
          description:
            'We begin with the old city. Past the wind towers of Al Fahidi we cross Dubai Creek on a wooden abra, for the price of one dirham, and follow our noses through the spice and gold souks. In the afternoon we stop at the Jumeirah Mosque, the Burj Al Arab and the Museum of the Future. The fountains by Dubai Mall play after six; going up to level 124 of the Burj Khalifa is optional.',
          overnight: 'Dubai, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Dubai – Abu Dabi – Louvre – Dubai',
          description:
            'Abu Dabi otoyolla bir buçuk saat. Şeyh Zayed Camii’nin beyaz avlusunu öğle sıcağından önce geziyoruz; kadınlara bileğe kadar kapalı giysi ve başörtüsü şart. Öğle yemeğinden sonra Louvre Abu Dabi: Jean Nouvel’in kubbesinden süzülen ışığın altında iki saat. Kornişte kısa bir yürüyüş, Emirates Palace önünde bir fotoğraf; akşam 19.30’da Dubai’deyiz.',
          overnight: 'Dubai, 4 yıldızlı otel',
        },
        en: {
          title: 'Dubai – Abu Dhabi – Louvre – Dubai',
          description:
            'Abu Dhabi is an hour and a half by motorway. We see the white courtyard of the Sheikh Zayed Mosque before the heat; women must be covered to the ankle and wear a headscarf. After lunch come two hours at the Louvre Abu Dhabi, under the light that filters through Jean Nouvel’s dome. There is a short walk on the Corniche and a photograph outside the Emirates Palace, and we are back in Dubai by half past seven.',
          overnight: 'Dubai, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Dubai – Serbest sabah – Çöl kampı',
          description:
            'Sabah sizin: Palm’ın ucundaki plaj, Dubai Frame, alışveriş ya da geç kahvaltı. Saat 15.00’te arazi araçları otelden alıyor; kumullarda kırk dakikalık sürüşten sonra güneş batarken duruyoruz. Midesi hassas olanlar için kampa asfalttan giden ayrı araç var. Kampta ızgara, humus, hurma ve Arap kahvesi; şahin tutulur, kına yakılır, deveye ancak isteyen biner. 21.00’de oteldeyiz.',
          overnight: 'Dubai, 4 yıldızlı otel',
        },
        en: {
          title: 'Dubai – Free morning – Desert camp',
          description:
            'The morning is yours: a beach at the tip of the Palm, the Dubai Frame, the shops or a late breakfast. At 15:00 four-wheel-drive vehicles collect us; after forty minutes in the dunes we stop for the sunset. A separate car takes the tarmac for anyone with a delicate stomach. At the camp there are grilled meats, hummus, dates and Arabic coffee, falcons to hold and henna to try; camel rides are up to you. We are back by nine.',
          overnight: 'Dubai, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Dubai – İstanbul',
          description:
            'Öğleden sonraki uçağa kadar serbestsiniz; odalar 12.00’de boşaltılıyor, bavullar emanette. İsteyenlerle metroya binip Creek’in sakin kıyısı Al Seef’e gidiyor, son bir karak çayı içiyoruz. 13.30’da havalimanına hareket. Dönüş uçuşu rüzgâr yüzünden beş saate yaklaşır; saat farkıyla İstanbul’a akşam 20.00 sularında varıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Dubai – Istanbul',
          description:
            'You are free until the afternoon flight; rooms are cleared at twelve and bags go into storage. Those who like can come by metro to Al Seef, the quiet stretch of the Creek, for a last glass of karak tea. We leave for the airport at 13:30. With the headwind the flight home takes close to five hours; thanks to the clock we are in Istanbul at about 20:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Dubai ve Abu Dabi: Çöl, Creek ve Louvre',
      tour_place: 'İstanbul – Dubai – Abu Dabi',
      summary:
        'Perşembe–pazartesi, aynı otelde dört gece. Eski Dubai, Abu Dabi’de Louvre ve Şeyh Zayed Camii, bir akşam çölde.',
      description: [
        'Dubai’yi yalnızca gökdelenlerden ibaret sananlara Creek kıyısını, yalnızca alışverişten ibaret sananlara Louvre Abu Dabi’yi gösteriyoruz. Gökdelen ve alışveriş de var; onlara yetecek kadar serbest zaman bıraktık.',
        'Dört gece aynı otelde, metroya yürüme mesafesinde kalıyoruz. Bu önemli, çünkü akşamları taksi beklemeden dolaşabiliyorsunuz. Çöl gecesi ve Abu Dabi gezisi fiyata dahil; orada tek tek satılan ek tur listesi çıkarmıyoruz.',
        'Gezi mevsimi ekimden nisana kadardır. Bordo pasaport için elektronik vize gerekir; başvurunuzu kalkıştan üç hafta önce, isterseniz biz yaparız.',
      ].join('\n\n'),
      included: [
        'İstanbul – Dubai – İstanbul uçak bileti (20 kg bagaj)',
        'Dubai’de 4 yıldızlı otelde 4 gece konaklama',
        '4 kahvaltı, 1 öğle yemeği, çöl kampında akşam yemeği',
        'Eski ve yeni Dubai şehir gezisi, abra geçişi',
        'Abu Dabi gezisi ve Louvre bileti',
        'Arazi araçlarıyla çöl gezisi',
        'Türkçe rehberlik ve bütün transferler',
        'Seyahat sağlık sigortası',
      ],
      excluded: [
        'BAE elektronik vizesi ve hizmet bedeli',
        'Yurt dışı çıkış harcı',
        'Otelde ödenen turizm vergisi (oda başına gecelik yaklaşık 4 USD)',
        'Burj Khalifa, Dubai Frame ve Gelecek Müzesi biletleri',
        'Belirtilmeyen öğle ve akşam yemekleri',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Pasaportunuz dönüşten sonra en az 6 ay geçerli olmalıdır. Yeşil pasaporta vize gerekmez.',
        'Vize kararı BAE makamlarınındır, garanti verilmez. Onay çıkmadan iadesiz ek harcama yapmayın.',
        'Reçeteli ilaçların bir bölümü ön izne bağlıdır; ilacınızın adını kayıt sırasında bize yazın.',
        'Camilerde kadınlar için uzun kol, bileğe kadar etek ya da pantolon ve başörtüsü; erkekler için uzun pantolon gerekir.',
        'Kumul sürüşü hamilelere, bel ve boyun sorunu olanlara ve 3 yaşından küçüklere uygun değildir; onlar kampa asfalttan gider.',
        'Ramazan ayında gündüz lokantaların bir bölümü kapalıdır, çöl kampında müzik yapılmaz.',
      ],
    },
    en: {
      name: 'Dubai and Abu Dhabi: Desert, Creek and Louvre',
      tour_place: 'Istanbul – Dubai – Abu Dhabi',
      summary:
        'Thursday to Monday, four nights in one hotel: old Dubai, the Louvre and Sheikh Zayed Mosque in Abu Dhabi, an evening in the desert.',
      description: [
        'For those who think Dubai is all towers there is the Creek, and for those who think the Emirates are all shops there is the Louvre Abu Dhabi. Towers and shops are here too, and we have left you enough free time for both.',
        'All four nights are in one hotel within walking distance of the metro, which means you can go out in the evening without waiting for a taxi. The desert evening and Abu Dhabi are in the price; there is no list of extras to be sold to you on the spot.',
        'The season runs from October to April. Ordinary Turkish passports need an e-visa, and we can apply for you three weeks before departure.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Dubai (20 kg of luggage)',
        'Four nights in a four-star hotel in Dubai',
        'Four breakfasts, one lunch and dinner at the desert camp',
        'A tour of old and new Dubai, with the abra crossing',
        'A day in Abu Dhabi, with the Louvre ticket',
        'A desert drive in four-wheel-drive vehicles',
        'A Turkish-speaking guide and all transfers',
        'Travel health insurance',
      ],
      excluded: [
        'UAE e-visa and its service fee',
        'Turkish exit fee',
        'Tourism tax paid at the hotel (about 4 USD per room per night)',
        'Tickets for the Burj Khalifa, Dubai Frame and Museum of the Future',
        'Lunches and dinners not mentioned',
        'Personal spending',
      ],
      important_notes: [
        'Your passport must be valid for 6 months after return. Green passports need no visa.',
        'The UAE authorities decide on visas; none is guaranteed. Make no non-refundable purchases before approval.',
        'Some prescription medicines need prior permission; tell us the names of yours when you book.',
        'In mosques women need long sleeves, ankle-length skirt or trousers and a headscarf; men need long trousers.',
        'Dune driving does not suit expectant mothers, people with back or neck trouble or under-3s; they reach the camp by road.',
        'During Ramadan some restaurants close by day and there is no music at the camp.',
      ],
    },
  },
}
