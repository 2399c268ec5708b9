import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-313',
  categories: ['fransa-benelux'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['FR', 'BE', 'NL'],
  nights: 6,
  days: 7,
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
  currency: 'EUR',
  quota: 40,
  featured: true,
  cover: 'paris-eyfel',
  gallery: ['paris-eyfel', 'amsterdam-kanal'],
  seasons: [
    {
      months: [3, 11],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 1_150,
      single_room_price: 1_540,
      child_prices: [190, 870, 980],
    },
    {
      months: [4, 5],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 1_390,
      single_room_price: 1_870,
      child_prices: [210, 1_070, 1_190],
    },
    {
      months: [6, 8, 9, 10],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 1_290,
      single_room_price: 1_730,
      child_prices: [200, 990, 1_110],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Paris',
          description:
            'Cuma sabahı üç buçuk saatlik uçuşla Paris’teyiz. Otobüsle ilk tur: Concorde, Şanzelize, Zafer Takı, Invalides. Trocadéro terasında inip Eyfel’e karşı fotoğraf molası veriyoruz. Otele akşamüstü yerleşince yakındaki bir fırından baget ve peynir alıp ilk akşamı kolay geçirebilirsiniz; rehberimiz metro biletini de o gün anlatır.',
          overnight: 'Paris, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Paris',
          description:
            'A flight of three and a half hours brings us to Paris on Friday. The first tour is by coach: Place de la Concorde, the Champs-Élysées, the Arc de Triomphe, Les Invalides, with a stop on the Trocadéro terrace for the Eiffel Tower. We check in late in the afternoon. A baguette and some cheese from the corner make an easy first supper, and the guide explains the metro.',
          overnight: 'Paris, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Paris: adalar, Louvre ve Montmartre',
          description:
            'Sabah Cité Adası: yeniden açılan Notre-Dame’a sıra beklemeden girebilmek için saat alıyoruz. Köprüden Saint-Louis’ye geçip Berthillon dondurması, sonra Louvre’un avlusu; müzeye girecekler için bilet önceden alınır. Öğleden sonra Montmartre’a füniküler: ressamlar meydanı, Sacré-Cœur ve yokuş aşağı küçük kahveler. Akşam Seine’de tekneye katılabilirsiniz.',
          overnight: 'Paris, 4 yıldızlı otel',
        },
        en: {
          title: 'Paris: the islands, Louvre and Montmartre',
          description:
            'We begin on the Île de la Cité with a booked slot for the reopened Notre-Dame, cross to Saint-Louis for Berthillon ice cream and walk to the Louvre courtyard; museum tickets are bought in advance for those who want them. In the afternoon the funicular takes us up to Montmartre for the painters’ square and Sacré-Cœur. In the evening there is an optional cruise on the Seine.',
          overnight: 'Paris, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Paris: serbest gün ya da Versay',
          description:
            'Dileyenler sabah Versay Sarayı’na katılır: Aynalı Salon, bahçeler, öğleden sonra üçte dönüş. Kalanlara önerimiz Marais’de falafel, Orsay Müzesi’nde izlenimciler, Lüksemburg Bahçesi’nde yeşil bir sandalye. Çocuklu aileler Disneyland’e gitmek isterse RER treni kırk beş dakika sürer; bileti biz ayarlarız. Akşam 19.00’da otelden yürüyüşle bir mahalle lokantası.',
          overnight: 'Paris, 4 yıldızlı otel',
        },
        en: {
          title: 'Paris: free day or Versailles',
          description:
            'Those who wish join the morning trip to Versailles for the Hall of Mirrors and the gardens, returning at three. For the rest we suggest falafel in the Marais, the Impressionists at the Musée d’Orsay and a green chair in the Luxembourg Gardens. Families can reach Disneyland in forty-five minutes by RER; we arrange the tickets. At 19:00 the guide leads whoever is hungry to a neighbourhood bistro.',
          overnight: 'Paris, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Paris – Brugge – Brüksel',
          description:
            'Erken çıkıyoruz; Flandra düzlüğünde üç saat kırk beş dakikada Brugge’deyiz. Minnewater’dan Begijnhof’a, oradan çan kulesinin altındaki Markt Meydanı’na yürüyoruz. Öğle yemeğinde midye ve patates kızartması; patatesin aslı Belçika’dadır, buna itiraz eden Fransızdır. Kanal teknesi yarım saat. Akşam bir buçuk saatte Brüksel’e geçiyoruz.',
          overnight: 'Brüksel, 4 yıldızlı otel',
        },
        en: {
          title: 'Paris – Bruges – Brussels',
          description:
            'After an early start across the Flemish plain we reach Bruges in three and three-quarter hours. We walk from the Minnewater and the Beguinage to the Markt below the belfry. Lunch means mussels and chips, which are Belgian, whatever the French may say. The canal boat takes half an hour. In the evening we drive an hour and a half to Brussels.',
          overnight: 'Brussels, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Brüksel – Anvers – Amsterdam',
          description:
            'Grand-Place’ın altın yaldızlı lonca evlerinden başlayıp galeride bir çikolatacıya, Manneken Pis’in o günkü kostümüne bakmaya gidiyoruz. Öğlen Anvers’te tren istasyonunun kubbesi, Rubens tablolarıyla katedral ve waffle. Sınır geçtiğinizi fark etmeden iki saatte Amsterdam’a varırsınız. Akşam kanallar boyunca yarım saatlik ilk yürüyüş var.',
          overnight: 'Amsterdam, 4 yıldızlı otel',
        },
        en: {
          title: 'Brussels – Antwerp – Amsterdam',
          description:
            'From the gilded guildhalls of the Grand-Place we go to a chocolatier in the arcade and to see what Manneken Pis is wearing today. At midday, Antwerp: the dome of the railway station, the cathedral with its Rubens altarpieces, and a waffle. You will hardly notice the border on the two-hour drive to Amsterdam. In the evening there is a first half-hour stroll along the canals.',
          overnight: 'Amsterdam, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Amsterdam – Zaanse Schans – Volendam',
          description:
            'Sabah yel değirmenlerinin hâlâ boya ve yağ öğüttüğü Zaanse Schans’a, ardından Volendam limanına gidiyoruz; ringa balığı soğan ve turşuyla elle yenir. Öğleden sonra merkezde kanal teknesi bir saat. Müze bölgesinde Rijksmuseum ya da Van Gogh için saatli bilet gerekir, isteyene biz alırız. Lale döneminde bu günün sabahı Keukenhof’a ayrılır.',
          overnight: 'Amsterdam, 4 yıldızlı otel',
        },
        en: {
          title: 'Amsterdam – Zaanse Schans – Volendam',
          description:
            'In the morning we visit Zaanse Schans, whose windmills still grind pigment and press oil, and the harbour of Volendam, where herring is eaten by hand with onion and gherkin. In the afternoon comes an hour on the canals. The Rijksmuseum and the Van Gogh Museum need timed tickets, which we buy on request. In tulip season this morning is given to Keukenhof instead.',
          overnight: 'Amsterdam, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Amsterdam – İstanbul',
          description:
            'Sabah serbest: Dokuz Sokaklar’da küçük dükkânlar, Albert Cuyp Pazarı’nda sıcak stroopwafel ya da feribotla karşı kıyıdaki Noord mahallesi; feribot ücretsizdir ve beş dakikada bir kalkar. Öğlen otelden ayrılıyor, otobüsle yarım saatte Schiphol’e geçiyoruz. Uçuş üç buçuk saat sürer; akşam İstanbul’dayız.',
          overnight: '',
        },
        en: {
          title: 'Amsterdam – Istanbul',
          description:
            'The morning is free: the small shops of the Nine Streets, a hot stroopwafel at the Albert Cuyp market, or the free ferry to Noord on the far bank. We leave the hotel at noon and are at Schiphol in half an hour by coach. The flight takes three and a half hours and lands in the evening.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Paris, Brüksel ve Amsterdam',
      tour_place: 'Paris – Brugge – Brüksel – Anvers – Amsterdam',
      summary:
        'Üç gece Paris, bir gece Brüksel, iki gece Amsterdam. Yolda Brugge ve Anvers; nisan ve mayısta Keukenhof.',
      description:
        'Bu turda Paris’e üç gece ayırdık. İki gecelik programlarda şehir otobüs camında kalıyor; üçüncü gün isteyen Versay’a gidiyor, isteyen hiçbir şey yapmadan bir parkta oturuyor.\n\nKuzeye doğru yolu ikiye böldük: Brugge ile Brüksel bir güne, Anvers öbür güne. En uzun sürüş dört saate yakın, ötekiler iki saati geçmiyor. Amsterdam’da otelimiz bir metro ya da tramvay durağının yanında, merkeze yirmi dakika.\n\nNisan ortasından mayıs başına kadar olan kalkışlarda lale bahçeleri açıktır. Bu haftalar en kalabalık ve en pahalı haftalardır; sakinlik isteyenlere eylülü öneririz.',
      included: [
        'İstanbul – Paris ve Amsterdam – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 6 gece konaklama',
        'Brugge’de ve Amsterdam’da kanal teknesi',
        'Notre-Dame için saatli giriş kaydı',
        'Programdaki şehir turları ve transferler',
        'Türkçe rehberlik',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Versay gezisi (75 €, isteğe bağlı) ve müze girişleri',
        'Keukenhof girişi (lale döneminde yaklaşık 22 €)',
        'Öğle ve akşam yemekleri',
        'Toplu taşıma biletleri',
        'Şehir konaklama vergileri (toplam yaklaşık 60 €, otellere ödenir)',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir; başvuru en çok geceleme yapılan ülke olan Fransa’ya yapılır. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli, son on yılda düzenlenmiş ve iki boş sayfalı olmalıdır.',
        'Amsterdam merkezine ağır otobüs giremez; son bölümü tramvayla ya da yürüyerek geçeriz.',
        'Louvre salı, Versay pazartesi kapalıdır; program cuma kalkışına göre kuruldu.',
        'Keukenhof yalnız mart sonu – mayıs başı arasında açıktır. Lalelerin açma tarihi havaya bağlıdır.',
        'Yankesicilere karşı metroda ve Eyfel çevresinde pasaportunuzu iç cebinizde taşıyın.',
      ],
    },
    en: {
      name: 'Paris, Brussels and Amsterdam',
      tour_place: 'Paris – Bruges – Brussels – Antwerp – Amsterdam',
      summary:
        'Three nights in Paris, one in Brussels, two in Amsterdam. Bruges and Antwerp on the way, Keukenhof in tulip season.',
      description:
        'We give Paris three nights. With only two the city stays behind the coach window; the third day lets some go to Versailles and others sit in a park and do nothing at all.\n\nWe split the road north in two: Bruges and Brussels on one day, Antwerp on the next. The longest drive is close to four hours and the rest are under two. In Amsterdam our hotel is beside a metro or tram stop, twenty minutes from the centre.\n\nOn departures from mid-April to early May the tulip gardens are open. Those are also the busiest and dearest weeks; for quiet we recommend September.',
      included: [
        'Flights Istanbul – Paris and Amsterdam – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '6 nights in four-star hotels with breakfast',
        'Canal boats in Bruges and Amsterdam',
        'Booked entry slot for Notre-Dame',
        'City tours in the programme and transfers',
        'Turkish-speaking tour guide',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Versailles trip (€75, optional) and museum entries',
        'Keukenhof entry (about €22, tulip season only)',
        'Lunches and dinners',
        'Public transport tickets',
        'City taxes (about €60 in total, paid at the hotels)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa, applied for at France, where most nights are spent. Green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour, issued within the last ten years and have two blank pages.',
        'Heavy coaches may not enter central Amsterdam; we cover the last stretch by tram or on foot.',
        'The Louvre is closed on Tuesdays and Versailles on Mondays; the programme is built around a Friday start.',
        'Keukenhof opens only from late March to early May, and the weather decides when the tulips bloom.',
        'Mind pickpockets in the metro and around the Eiffel Tower; keep your passport in an inside pocket.',
      ],
    },
  },
}
