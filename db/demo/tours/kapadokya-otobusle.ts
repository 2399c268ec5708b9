import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-101',
  categories: ['kapadokya'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 2,
  days: 4,
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
  cover: 'kapadokya-balonlar',
  gallery: ['kapadokya-balonlar'],
  seasons: [
    {
      months: [3, 6, 7, 8],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 14_900,
      single_room_price: 19_900,
      child_prices: [1_500, 8_900, 11_900],
    },
    {
      months: [4, 5, 9, 10],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 16_900,
      single_room_price: 22_900,
      child_prices: [1_500, 9_900, 13_500],
    },
    {
      months: [11, 12],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 14_400,
      single_room_price: 18_900,
      child_prices: [1_500, 8_500, 11_500],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Yolda',
          description:
            'Perşembe akşamı 20.30’da İncirli’den, 21.00’de Mecidiyeköy’den, 21.45’te Kadıköy Evlendirme Dairesi önünden misafirlerimizi alıyoruz. Bolu’da çorba molası, Ankara çıkışında kısa bir ihtiyaç molası var. Gece yolda geçiyor; boyun yastığı ve ince bir battaniye işinizi görür. Rehberimiz sabah için programı otobüste anlatır.',
          overnight: 'Otobüste',
        },
        en: {
          title: 'Istanbul – On the road',
          description:
            'We collect our guests on Thursday evening: 20:30 at İncirli, 21:00 at Mecidiyeköy and 21:45 outside the Kadıköy registry office. There is a soup stop in Bolu and a short break after Ankara. The night is spent on the coach, so a neck pillow and a thin blanket will be welcome. Your guide explains the plan for the morning on board.',
          overnight: 'On the coach',
        },
      },
    },
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Göreme – Uçhisar – Avanos',
          description:
            'Sabah 07.30’da Nevşehir’deyiz. Serpme kahvaltının ardından ilk durak Göreme Açık Hava Müzesi: kaya kiliselerin freskleri sabah serinliğinde daha rahat gezilir. Uçhisar’da Güvercinlik Vadisi’ne bakıp kahve içiyoruz. Öğleden sonra Avanos’ta Kızılırmak kıyısında yürüyor, bir çömlek atölyesinde çarka oturuyoruz. Otele 17.30’da yerleşiyoruz; akşam yemeği otelde.',
          overnight: 'Ürgüp, 4 yıldızlı otel',
        },
        en: {
          title: 'Göreme – Uçhisar – Avanos',
          description:
            'We reach Nevşehir at about 07:30. After breakfast the first stop is the Göreme Open-Air Museum, where the painted rock churches are best seen in the cool of the morning. At Uçhisar we have coffee above Pigeon Valley. The afternoon is for Avanos: a stroll by the Kızılırmak river and a turn at the wheel in a pottery workshop. We check in at 17:30, with dinner at the hotel.',
          overnight: 'Ürgüp, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Kaymaklı – Ihlara Vadisi – Paşabağları – Kızılçukur',
          description:
            'Balon isteyenler gün doğmadan alınır, kahvaltıya yetişir. Sonra Kaymaklı Yeraltı Şehri’nin dört katına iniyoruz; geçitler yer yer alçak. Bir saat uzaktaki Ihlara’da Melendiz Çayı boyunca üç kilometre yürüyüp Belisırma’da alabalık molası veriyoruz. Dönüşte Paşabağları’nın şapkalı peribacaları, gün batımında Kızılçukur seyir noktası var.',
          overnight: 'Ürgüp, 4 yıldızlı otel',
        },
        en: {
          title: 'Kaymaklı – Ihlara Valley – Paşabağları – Kızılçukur',
          description:
            'Anyone flying by balloon is picked up before dawn and is back for breakfast. We then go down four levels of the Kaymaklı underground city, where some passages are low. In Ihlara, an hour away, we walk three kilometres beside the Melendiz stream and stop for trout at Belisırma. On the way back come the capped fairy chimneys of Paşabağları and, at sunset, the Kızılçukur viewpoint.',
          overnight: 'Ürgüp, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Mustafapaşa – Hacıbektaş – Ankara – İstanbul',
          description:
            'Eski adıyla Sinasos olan Mustafapaşa’da taş konakların arasında bir saat dolaşıyoruz. Dönüş yolunda Hacıbektaş’ta, Hacı Bektaş Veli Dergâhı’nı geziyoruz; bahçedeki Aslanlı Çeşme’den su içmek âdettir. Öğle yemeği Kırşehir’de, akşam molası Bolu’da. Trafik uygunsa 22.30 sularında Kadıköy’de, ardından Mecidiyeköy ve İncirli’deyiz.',
          overnight: '',
        },
        en: {
          title: 'Mustafapaşa – Hacıbektaş – Ankara – Istanbul',
          description:
            'We spend an hour among the stone mansions of Mustafapaşa, the former Greek town of Sinasos. On the road home we visit the dervish lodge of Hacı Bektaş Veli, where visitors traditionally drink from the Lion Fountain in the courtyard. Lunch is in Kırşehir and the evening break in Bolu. Traffic permitting, we are in Kadıköy around 22:30, then Mecidiyeköy and İncirli.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Otobüslü Kapadokya: Vadiler ve Yeraltı Şehri',
      tour_place: 'İstanbul – Göreme – Uçhisar – Avanos – Ihlara – Mustafapaşa – Hacıbektaş',
      summary:
        'Perşembe akşamı çıkıp pazar dönülen Kapadokya turu: Göreme’nin kiliseleri, Kaymaklı, Ihlara yürüyüşü ve Ürgüp’te iki gece yarım pansiyon.',
      description: [
        'Kapadokya’yı ilk kez görecekler için kurduğumuz klasik rota. Cuma izniyle dört güne sığıyor: perşembe akşamı yola çıkıyor, cuma sabahı peribacalarının arasında uyanıyor, pazar akşamı eve dönüyorsunuz. İki gece aynı otelde kaldığımız için bavul her sabah toplanmıyor.',
        'Programda acele yok. Göreme’de iki saat, Ihlara’da yürümek isteyene gerçekten yürüyecek zaman var. Yeraltı şehrine inmek istemeyen misafirlerimiz rehberle çay bahçesinde buluşuyor; kimse grubu beklettiği için mahcup olmuyor.',
        'Balon uçuşu fiyata dahil değildir, çünkü uçuşa izin verilip verilmeyeceğini o sabahın rüzgârı belirler. İsteyenin adını rehberimiz yolda alır; uçuş yapılmazsa ücretin tamamı iade edilir.',
      ].join('\n\n'),
      included: [
        'Klimalı tur otobüsüyle İstanbul çıkışlı ulaşım',
        'Ürgüp’te 4 yıldızlı otelde 2 gece konaklama',
        '2 sabah kahvaltısı ve 2 akşam yemeği',
        'Programdaki çevre gezileri',
        'Avanos’ta çömlek atölyesi ziyareti',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze ve ören yeri girişleri',
        'Öğle yemekleri ve ilk günün kahvaltısı',
        'Yemeklerde alınan içecekler',
        'Balon uçuşu, ATV ve at turu gibi isteğe bağlı etkinlikler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'T.C. vatandaşları için Müzekart; Göreme, Kaymaklı, Ihlara ve Paşabağları’nda geçerlidir. Kartınız yoksa ilk müzede çıkarılır.',
        'Kaymaklı’da alçak ve dar geçitler vardır; dar alandan rahatsız olanlara, kalp ve diz sorunu olanlara önermiyoruz.',
        'Ihlara Vadisi’ne yaklaşık 380 basamakla inilir. Kaymayan, bağcıklı ayakkabı getirin.',
        'Kişi başı bir orta boy valiz ve bir el çantası yüklenir.',
        'Bozkırda sabahlar haziranda bile serindir; yanınıza bir hırka alın.',
        'Ziyaret sırası hava ve yoğunluğa göre değişebilir, programdaki hiçbir yer atlanmaz.',
      ],
    },
    en: {
      name: 'Cappadocia by Coach: Valleys and an Underground City',
      tour_place: 'Istanbul – Göreme – Uçhisar – Avanos – Ihlara – Mustafapaşa – Hacıbektaş',
      summary:
        'Out on Thursday night, home on Sunday: the churches of Göreme, Kaymaklı, a walk in Ihlara and two half-board nights in Ürgüp.',
      description: [
        'This is our classic route for people seeing Cappadocia for the first time. One day off work is enough: you leave on Thursday evening, wake up among the fairy chimneys on Friday and are home on Sunday night. Both nights are in the same hotel, so nobody has to repack every morning.',
        'Nothing is rushed. There are two hours at Göreme and enough time in Ihlara to really walk. If you would rather not go down into the underground city, the guide will point you to a tea garden and meet you there afterwards.',
        'Ballooning is not in the price, because that morning’s wind decides whether anyone flies. Your guide takes names on the way; if the flight is called off, you get all your money back.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'Two nights in a four-star hotel in Ürgüp',
        'Two breakfasts and two dinners',
        'All sightseeing in the programme',
        'A visit to a pottery workshop in Avanos',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entrance fees to museums and sites',
        'Lunches, and breakfast on the first morning',
        'Drinks with meals',
        'Optional activities such as ballooning, quad bikes and horse riding',
        'Personal spending',
      ],
      important_notes: [
        'Turkish citizens can use the Müzekart at Göreme, Kaymaklı, Ihlara and Paşabağları; visitors with a foreign passport pay at each gate.',
        'Kaymaklı has low, narrow passages. It does not suit people with claustrophobia, heart trouble or bad knees.',
        'About 380 steps lead down into the Ihlara Valley. Bring laced shoes with a good grip.',
        'Luggage is limited to one medium suitcase and one hand bag each.',
        'Mornings on the plateau are cool even in June, so pack a cardigan.',
        'The order of visits may change with weather and crowds, but nothing in the programme is left out.',
      ],
    },
  },
}
