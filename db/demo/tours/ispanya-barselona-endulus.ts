import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-318',
  categories: ['avrupa'],
  transporter_types: ['ucak', 'tren', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['ES'],
  nights: 7,
  days: 8,
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
  quota: 36,
  cover: 'ispanya-barselona',
  gallery: ['ispanya-barselona'],
  seasons: [
    {
      months: [3, 11],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 1_490,
      single_room_price: 1_960,
      child_prices: [230, 1_160, 1_290],
    },
    {
      months: [4, 5],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_690,
      single_room_price: 2_240,
      child_prices: [250, 1_310, 1_460],
    },
    {
      months: [9, 10],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_640,
      single_room_price: 2_170,
      child_prices: [250, 1_280, 1_420],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Barselona',
          description:
            'Cumartesi sabahı üç buçuk saatlik uçuş. Barselona’da Montjuïc’ten limana bakıyor, sonra Gotik Mahalle’ye yürüyoruz: katedral, Sant Jaume Meydanı ve dar sokaklar. Boqueria’yı bu saatte dışarıdan görmek yeter, biz Santa Caterina pazarını tercih ediyoruz. Akşam serbest. İspanya’da akşam yemeği 21.00’den önce başlamaz, tapas o zamana kadar idare eder.',
          overnight: 'Barselona, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Barcelona',
          description:
            'We fly for three and a half hours on Saturday morning. In Barcelona we look at the port from Montjuïc, then walk through the Gothic Quarter: the cathedral, Plaça Sant Jaume and the lanes around it. La Boqueria is best seen from outside at this hour; we prefer the Santa Caterina market. The evening is free. Spaniards dine after 21:00, and tapas keep you going until then.',
          overnight: 'Barcelona, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Barselona: Gaudí günü',
          description:
            '09.00 biletimizle Sagrada Família’ya giriyoruz; sabah ışığı doğu vitraylarından mavi, öğleden sonra batıdan kırmızı gelir. Passeig de Gràcia’da Casa Batlló ve La Pedrera’yı dışarıdan görüp Park Güell’in seramik terasına çıkıyoruz. 14.30’dan sonra serbestsiniz: Barceloneta’da fideuà yiyip kumsalda yürüyebilir, Picasso Müzesi’ne girebilirsiniz.',
          overnight: 'Barselona, 4 yıldızlı otel',
        },
        en: {
          title: 'Barcelona: a day of Gaudí',
          description:
            'Our tickets let us into the Sagrada Família at 09:00; morning light comes blue through the eastern glass and turns red from the west later in the day. On Passeig de Gràcia we see Casa Batlló and La Pedrera from outside, then go up to the tiled terrace of Park Güell. You are free from 14:30 for fideuà and a walk on the beach at Barceloneta, or the Picasso Museum.',
          overnight: 'Barcelona, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Barselona – Kurtuba (hızlı trenle)',
          description:
            'Otobüsle bir günü yiyecek yolu hızlı tren beş saatten kısa sürede alıyor. Kurtuba’ya öğleden sonra varıyor, akşamüstü Mezquita’ya giriyoruz: kırmızı beyaz kemerli sekiz yüz elliden fazla sütun, mihrabın altın mozaiği ve ortasına oturtulmuş katedral. Yahudi Mahallesi’nin çiçekli sokaklarından Roma köprüsüne yürüyüp salmorejo, yani koyu domates çorbası içiyoruz.',
          overnight: 'Kurtuba, 4 yıldızlı otel',
        },
        en: {
          title: 'Barcelona – Córdoba by high-speed train',
          description:
            'By coach this journey would eat a whole day; the fast train does it in under five hours. We arrive in Córdoba in the afternoon and later enter the Mezquita: over 850 columns under red and white arches, the gold mosaic of the mihrab, and the cathedral set in the middle. SendMiddleware the flowered lanes of the Jewish Quarter we walk to the Roman bridge and a bowl of salmorejo, a thick cold tomato soup.',
          overnight: 'Córdoba, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kurtuba – Medînetü’z-Zehrâ – Sevilla',
          description:
            'Sabah, III. Abdurrahman’ın bir dağ yamacına kurdurduğu Medînetü’z-Zehrâ’nın yıkıntılarını geziyoruz; saray şehir kurulduktan yetmiş yıl sonra yıkılmıştı. Bir saat kırk beş dakikada Sevilla. İspanya Meydanı’nın çinili eyalet banklarında Barselona’yı bulup fotoğraf çekersiniz. Akşam Triana’da nehir kıyısı; isteyenlere küçük bir salonda flamenko bileti alıyoruz.',
          overnight: 'Sevilla, 4 yıldızlı otel',
        },
        en: {
          title: 'Córdoba – Medina Azahara – Seville',
          description:
            'In the morning we visit the ruins of Medina Azahara, the palace city that Abd al-Rahman III built on a hillside and that stood for barely seventy years. Seville is an hour and three quarters away. On the tiled benches of Plaza de España you can look up every province of Spain. The evening is for the riverside at Triana, and we book seats in a small flamenco room for those who want them.',
          overnight: 'Seville, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Sevilla',
          description:
            'Alkazar’ın mudéjar salonları ve portakal ağaçlı avlularıyla başlıyoruz. Katedralde Kolomb’un mezarı var; Giralda’ya merdivenle değil, müezzinin atla çıktığı anlatılan rampadan çıkılır. Öğleden sonra serbest: Santa Cruz’un gölgeli sokakları, Las Setas’ın ahşap terası ya da otelde bir siesta. Tapas için ıspanaklı nohut, espinacas con garbanzos söyleyin.',
          overnight: 'Sevilla, 4 yıldızlı otel',
        },
        en: {
          title: 'Seville',
          description:
            'We begin with the Mudéjar halls of the Alcázar and its courtyards of orange trees. The cathedral holds the tomb of Columbus, and the Giralda is climbed by a ramp, which the muezzin is said to have ridden up on horseback. The afternoon is free for the shade of Santa Cruz, the timber canopy of Las Setas or a siesta. For tapas ask for espinacas con garbanzos, spinach with chickpeas.',
          overnight: 'Seville, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Sevilla – Ronda – Granada',
          description:
            'Beyaz köylerin arasından iki saatte Ronda’ya çıkıyoruz. Yeni Köprü, 18. yüzyıldan beri 98 metrelik bir uçurumun iki yakasını bağlıyor; alttaki patikadan bakınca boyu anlaşılır. Arap hamamları ve öğle yemeği burada. Granada iki saat on beş dakika daha. Akşam Albaicín’de, Aziz Nikolas seyir terasında Elhamra’nın kızıllığını izliyoruz.',
          overnight: 'Granada, 4 yıldızlı otel',
        },
        en: {
          title: 'Seville – Ronda – Granada',
          description:
            'Past white villages we climb to Ronda in two hours. Since the eighteenth century the New Bridge has joined the two sides of a gorge 98 metres deep; take the path below to grasp its height. We see the Arab baths and have lunch here. Granada is another two and a quarter hours. In the evening we watch the Alhambra redden from the San Nicolás viewpoint in the Albaicín.',
          overnight: 'Granada, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Granada: Elhamra',
          description:
            'Nasrî Sarayları’na giriş biletin üstündeki dakikada yapılır; sabah ilk gruplardayız. Aslanlı Avlu, Elçiler Salonu, duvarlarda yinelenen “Lâ gâlibe illallah” yazısı, sonra Cennetü’l-Arif’in su kanalları: üç buçuk saat. Öğleden sonra serbest. Granada’da içecek isteyene tapas parasız gelir. Alcaicería’da kakma kutular, Calle Elvira’da nane çayı bulunur.',
          overnight: 'Granada, 4 yıldızlı otel',
        },
        en: {
          title: 'Granada: the Alhambra',
          description:
            'Entry to the Nasrid Palaces is at the minute printed on your ticket, and we are among the first groups. The Court of the Lions, the Hall of the Ambassadors, the motto “There is no victor but God” repeated along the walls, then the water channels of the Generalife: three and a half hours. The afternoon is free. In Granada a tapa still comes free with your drink.',
          overnight: 'Granada, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Granada – Malaga – İstanbul',
          description:
            'Bir saat kırk beş dakikada Akdeniz’e, Malaga’ya iniyoruz. Alcazaba’nın eteğindeki Roma tiyatrosu, Picasso’nun doğduğu ev ve Atarazanas pazarında öğle molası; sahilde şişte közlenen sardalya, espeto, buranın yemeğidir. Öğleden sonra havalimanına geçiyoruz. Dört saat on beş dakikalık uçuştan sonra gece İstanbul’a iniyoruz.',
          overnight: '',
        },
        en: {
          title: 'Granada – Málaga – Istanbul',
          description:
            'We drop down to the Mediterranean at Málaga in an hour and three quarters. There is the Roman theatre below the Alcazaba, the house where Picasso was born and lunch at the Atarazanas market; the local dish is espeto, sardines grilled on a skewer by the beach. In the afternoon we drive to the airport. The flight takes four and a quarter hours and lands at night.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'İspanya: Barselona ve Endülüs',
      tour_place: 'Barselona – Kurtuba – Sevilla – Ronda – Granada – Malaga',
      summary:
        'Gaudí’den Elhamra’ya sekiz gün. Barselona’dan Kurtuba’ya hızlı tren, Sevilla ve Granada’da ikişer gece.',
      description:
        'Barselona ile Endülüs arası bin kilometreye yakındır. Birçok tur bu yolu iki gün otobüste geçirir; biz sabah hızlı trene biniyor, öğleden sonra Kurtuba Camii’nin sütunları arasında oluyoruz. Kazandığımız gün Granada’ya gitti.\n\nKurtuba, Sevilla ve Granada’da rehberimiz Endülüs tarihini baştan sona anlatır: emirlik, halifelik, tavâif, Benî Ahmer. Elhamra ve Sagrada Família biletlerini isimle, aylar önce alıyoruz; bu yüzden geç kayıtlarda bilet bulunmayabilir.\n\nTemmuz ve ağustosta bu turu yapmıyoruz, çünkü Sevilla’da sıcaklık 42 dereceyi görüyor.',
      included: [
        'İstanbul – Barselona ve Malaga – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 7 gece konaklama',
        'Barselona – Kurtuba hızlı tren bileti',
        'Sagrada Família, Mezquita, Alkazar ve Elhamra girişleri',
        'Yasal zorunlu yerel rehberler ve kulaklık',
        'Transferler ve otobüs yolculukları',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Öğle ve akşam yemekleri',
        'Park Güell, Sevilla Katedrali ve Medînetü’z-Zehrâ girişleri (toplam yaklaşık 40 €)',
        'Flamenko gösterisi (30 €, isteğe bağlı)',
        'Barselona konaklama vergisi (kişi başı gecelik yaklaşık 8 €)',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir; yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli, son on yılda düzenlenmiş ve iki boş sayfalı olmalıdır.',
        'Elhamra bileti pasaport numarasına kesilir ve girişte pasaport sorulur; kopyası kabul edilmez.',
        'Hareketten 30 günden az kala yapılan kayıtlarda Elhamra bileti kalmamışsa bahçeler ve Alcazaba gezilir, fark iade edilir.',
        'Trende kişi başı bir büyük valiz alınır; aktarma yoktur.',
        'Eski şehirler yürüyerek gezilir, günde 8 km olabilir. Albaicín yokuşludur.',
      ],
    },
    en: {
      name: 'Spain: Barcelona and Andalusia',
      tour_place: 'Barcelona – Córdoba – Seville – Ronda – Granada – Málaga',
      summary:
        'From Gaudí to the Alhambra in eight days. Fast train from Barcelona to Córdoba, two nights each in Seville and Granada.',
      description:
        'Barcelona and Andalusia are almost a thousand kilometres apart. Many tours spend two days of coach on that; we board a fast train in the morning and stand among the columns of Córdoba in the afternoon. The day we gain goes to Granada.\n\nIn Córdoba, Seville and Granada our guide tells the story of Muslim Spain from the emirate and the caliphate to the last Nasrids. Alhambra and Sagrada Família tickets are bought by name months ahead, so late bookings may find none left.\n\nWe do not run this tour in July and August, when Seville reaches 42 degrees.',
      included: [
        'Flights Istanbul – Barcelona and Málaga – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '7 nights in four-star hotels with breakfast',
        'High-speed train Barcelona – Córdoba',
        'Entry to the Sagrada Família, Mezquita, Alcázar and Alhambra',
        'Local guides required by law, and headsets',
        'Transfers and coach travel',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Lunches and dinners',
        'Entry to Park Güell, Seville Cathedral and Medina Azahara (about €40 in total)',
        'Flamenco show (€30, optional)',
        'Barcelona tourist tax (about €8 per person per night)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa; green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour, issued within the last ten years and have two blank pages.',
        'Alhambra tickets are issued to your passport number and the passport itself is checked at the gate; copies are refused.',
        'If you book less than 30 days ahead and Alhambra palace tickets are gone, we visit the gardens and the Alcazaba and refund the difference.',
        'One large suitcase per person on the train; there is no change of trains.',
        'The old towns are seen on foot, up to 8 km a day. The Albaicín is steep.',
      ],
    },
  },
}
