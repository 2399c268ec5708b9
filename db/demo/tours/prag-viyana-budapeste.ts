import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-314',
  categories: ['orta-avrupa'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['CZ', 'AT', 'SK', 'HU'],
  nights: 6,
  days: 7,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 42,
  cover: 'prag-karl-koprusu',
  gallery: ['prag-karl-koprusu'],
  seasons: [
    {
      months: [3, 4, 5, 6],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 990,
      single_room_price: 1_310,
      child_prices: [180, 760, 850],
    },
    {
      months: [9, 10],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_040,
      single_room_price: 1_380,
      child_prices: [180, 790, 890],
    },
    {
      months: [12],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 1_120,
      single_room_price: 1_490,
      child_prices: [190, 850, 960],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Prag',
          description:
            'Cumartesi sabahı iki buçuk saatlik uçuşla Prag’a iniyoruz. Strahov Manastırı’nın terasından şehre bakıp Kale’ye geçiyor, Aziz Vitus Katedrali’nin vitraylarını ve Altın Sokak’ı görüyoruz. Malá Strana’ya merdivenlerden inilir. Otele yerleştikten sonra akşam serbest; svíčková, yani kremalı sebze soslu dana rosto ve hamur dilimleri iyi bir ilk yemektir.',
          overnight: 'Prag, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Prague',
          description:
            'We land in Prague on Saturday after a flight of two and a half hours. From the terrace of Strahov Monastery we look over the city, then visit the castle for the stained glass of St Vitus and Golden Lane, and take the steps down to Malá Strana. The evening is free; svíčková, roast beef in a creamy vegetable sauce with dumplings, makes a good first dinner.',
          overnight: 'Prague, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Prag: Karl Köprüsü ve Eski Şehir',
          description:
            'Karl Köprüsü’ne 08.30’da çıkıyoruz; bir saat sonra adım atılmaz. Eski Şehir Meydanı’nda Astronomik Saat’in on iki havarisini bekliyor, Yahudi Mahallesi’nde Eski-Yeni Sinagog’un önünde duruyoruz. 13.00’ten sonra serbestsiniz: Kafka’nın izini sürebilir, Vltava’da tekneye binebilir, Letná’dan köprüleri sayabilirsiniz. Tramvay bileti 90 dakika geçer.',
          overnight: 'Prag, 4 yıldızlı otel',
        },
        en: {
          title: 'Prague: Charles Bridge and the Old Town',
          description:
            'We are on Charles Bridge at 08:30; an hour later there is no room to move. In the Old Town Square we wait for the twelve apostles of the Astronomical Clock and then stop at the Old-New Synagogue in the Jewish Quarter. You are free from 13:00 to follow Kafka, take a boat on the Vltava or count the bridges from Letná. A tram ticket lasts ninety minutes.',
          overnight: 'Prague, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Prag – Český Krumlov – Viyana',
          description:
            'Güney Bohemya’nın göletleri arasından iki saat kırk beş dakikada Český Krumlov’a. Vltava kasabayı bir düğüm gibi sarar; kale kulesinden bunu iyice görürsünüz. Üç saatlik mola öğle yemeğine de yeter. Sonra Avusturya: üç saat on beş dakikalık yolun ortasında kahve molası var. Viyana’ya varınca Ring Bulvarı’nı ışıklar altında otobüsle dönüyoruz.',
          overnight: 'Viyana, 4 yıldızlı otel',
        },
        en: {
          title: 'Prague – Český Krumlov – Vienna',
          description:
            'Past the fish ponds of South Bohemia we come to Český Krumlov in two and three-quarter hours. The Vltava ties itself in a knot around the town, which you see best from the castle tower. Three hours here leave time for lunch. Then Austria, three and a quarter hours with a coffee break halfway. On arrival in Vienna we circle the floodlit Ringstrasse by coach.',
          overnight: 'Vienna, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Viyana',
          description:
            'Sabah Schönbrunn’un bahçesi, sonra Hofburg, Graben ve Aziz Stephan Katedrali. Katedralin kuzey kulesindeki büyük çan, 1683 kuşatmasından kalan Osmanlı toplarından dökülmüştü; bugünkü onun yenisidir. Öğleden sonra serbest: bir kahvehanede gazete ve elmalı strudel, Belvedere’de Klimt ya da Prater’in dönme dolabı. Şnitzelin tabaktan taşması âdettendir.',
          overnight: 'Viyana, 4 yıldızlı otel',
        },
        en: {
          title: 'Vienna',
          description:
            'We begin in the gardens of Schönbrunn and go on to the Hofburg, the Graben and St Stephen’s. The great bell in its north tower was first cast from Ottoman cannon left after the siege of 1683; the one you see is its successor. The afternoon is free for a newspaper and strudel in a coffee house, Klimt at the Belvedere or the Prater wheel. A proper schnitzel hangs over the plate.',
          overnight: 'Vienna, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Viyana – Bratislava – Budapeşte',
          description:
            'Bir saat sonra Slovakya’dayız. Bratislava’nın eski şehri küçüktür: Mihail Kapısı, kanalizasyon kapağından bakan Čumil heykeli, Tuna kıyısı; iki saat bol bol yeter. Öğleden sonra iki saat on beş dakikada Budapeşte’ye geçiyoruz. Akşam Gellért Tepesi’nden ışıkları yanan Parlamento ve Zincirli Köprü’yü seyrediyoruz.',
          overnight: 'Budapeşte, 4 yıldızlı otel',
        },
        en: {
          title: 'Vienna – Bratislava – Budapest',
          description:
            'An hour later we are in Slovakia. Bratislava’s old town is small: Michael’s Gate, the bronze Čumil peering out of a manhole, the bank of the Danube. Two hours are plenty. In the afternoon it is two and a quarter hours to Budapest. In the evening we look down from Gellért Hill on the lights of Parliament and the Chain Bridge.',
          overnight: 'Budapest, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Budapeşte',
          description:
            'Buda Tepesi’nde Matyas Kilisesi’nin renkli kiremitleri, Balıkçı Tabyası, sonra Gül Tepesi’nde Gül Baba Türbesi. Pest’te Kahramanlar Meydanı’ndan Andrássy Bulvarı boyunca iniyoruz. Öğlen Büyük Çarşı’da lángos, gulaş ve ipe dizili kırmızı biber. Serbest öğleden sonra için Széchenyi kaplıcasına mayo alın; akşam isteyenlere Tuna’da tekne var.',
          overnight: 'Budapeşte, 4 yıldızlı otel',
        },
        en: {
          title: 'Budapest',
          description:
            'On Buda Hill we see the coloured tiles of Matthias Church and the Fisherman’s Bastion, and on Rose Hill the tomb of the dervish Gül Baba. In Pest we go from Heroes’ Square down Andrássy Avenue. Lunch is in the Great Market Hall: lángos, goulash and strings of paprika. For the free afternoon take a swimsuit to the Széchenyi Baths; an evening boat on the Danube is optional.',
          overnight: 'Budapest, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Budapeşte – Szentendre – İstanbul',
          description:
            'Tuna Dirseği’nin küçük sanatçı kasabası Szentendre yarım saat uzakta; Sırp kiliseleri, mavi basma kumaşlar ve badem ezmesi müzesiyle iki saat çabuk geçer. Közde çevrilerek pişen kürtős, yani baca keki, sıcakken yenir. Öğleden sonra havalimanına geçiyoruz; iki saatlik uçuşla akşam İstanbul’dayız.',
          overnight: '',
        },
        en: {
          title: 'Budapest – Szentendre – Istanbul',
          description:
            'Szentendre, a small artists’ town on the Danube, is half an hour away. Serbian churches, blue-dyed cotton and a marzipan museum fill two hours easily, and kürtős, the chimney cake turned over embers, should be eaten hot. In the afternoon we drive to the airport; the flight takes two hours and we are in Istanbul by evening.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Orta Avrupa: Prag, Viyana, Budapeşte',
      tour_place: 'Prag – Český Krumlov – Viyana – Bratislava – Budapeşte',
      summary:
        'Üç başkentte ikişer gece, yolda Český Krumlov ve Bratislava. Aralık kalkışlarında Noel pazarları kurulu.',
      description:
        'Üç başkent birbirine bir öğleden sonra uzaklıkta. Prag’a uçuyor, Viyana üzerinden Budapeşte’ye inip oradan dönüyoruz; aynı yolu iki kez görmüyoruz.\n\nHer şehirde iki gece var ve düzen aynı: bir sabah rehberle yürüyüş, bir öğleden sonra size ait. Yol günlerini de boş geçirmiyoruz; Český Krumlov’da üç, Bratislava’da iki saatimiz oluyor.\n\nİlkbaharda parklar, ekimde yapraklar, aralıkta pazarlar. Aralık turunda hava sıfırın altına iner ve 16.30’da kararır, ama meydanlar akşam daha kalabalıktır; kestane ve sıcak meyve suyu kokar.',
      included: [
        'İstanbul – Prag ve Budapeşte – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 6 gece konaklama',
        'Prag, Viyana ve Budapeşte şehir turları',
        'Český Krumlov, Bratislava ve Szentendre gezileri',
        'Prag Kalesi girişi',
        'Otobüs ve transferler, otoyol vinyetleri',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Öğle ve akşam yemekleri',
        'Schönbrunn iç mekân, Belvedere ve kaplıca girişleri',
        'Tuna’da akşam teknesi (28 €, isteğe bağlı)',
        'Toplu taşıma biletleri ve varsa şehir vergileri',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir. Üç ülkede eşit geceleme olduğundan başvuru ilk giriş ülkesi olan Çekya’ya yapılır. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli, son on yılda düzenlenmiş ve iki boş sayfalı olmalıdır.',
        'Çekya’da koruna, Macaristan’da forint geçer; kart her yerde kabul edilir, döviz büroları yerine bankamatik kullanın.',
        'Viyana ve Budapeşte pazarlarının çoğu 26 Aralık – 1 Ocak arasında kapanır; 24–26 Aralık’ta dükkânların çoğu kapalıdır.',
        'Prag ve Český Krumlov parke taşlıdır, günde 7–9 km yürünür.',
        'Széchenyi kaplıcası için mayo, terlik ve havlu getirin.',
      ],
    },
    en: {
      name: 'Central Europe: Prague, Vienna, Budapest',
      tour_place: 'Prague – Český Krumlov – Vienna – Bratislava – Budapest',
      summary:
        'Two nights in each of three capitals, with Český Krumlov and Bratislava between. Christmas markets on December departures.',
      description:
        'The three capitals are an afternoon apart. We fly to Prague, travel by way of Vienna down to Budapest and fly home from there, so no road is seen twice.\n\nEach city has two nights and the same rhythm: a morning walk with the guide and an afternoon of your own. The travelling days are put to use as well, with three hours in Český Krumlov and two in Bratislava.\n\nParks in spring, leaves in October, markets in December. In December it freezes and is dark by half past four, but the squares are at their liveliest after dark and smell of chestnuts and hot punch.',
      included: [
        'Flights Istanbul – Prague and Budapest – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '6 nights in four-star hotels with breakfast',
        'City tours of Prague, Vienna and Budapest',
        'Visits to Český Krumlov, Bratislava and Szentendre',
        'Entry to Prague Castle',
        'Coach, transfers and motorway vignettes',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Lunches and dinners',
        'Entry to Schönbrunn’s rooms, the Belvedere and the baths',
        'Evening boat on the Danube (€28, optional)',
        'Public transport tickets and any city taxes',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa. With equal nights in three countries, the application goes to Czechia, the first entry. Green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour, issued within the last ten years and have two blank pages.',
        'Czechia uses the koruna and Hungary the forint. Cards are accepted everywhere; prefer bank machines to exchange kiosks.',
        'Most markets in Vienna and Budapest close between 26 December and 1 January, and most shops are shut on 24 to 26 December.',
        'Prague and Český Krumlov are cobbled; expect 7 to 9 km of walking a day.',
        'Bring a swimsuit, slippers and a towel for the Széchenyi Baths.',
      ],
    },
  },
}
