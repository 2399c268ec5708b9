import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'UD-323',
  categories: ['guneydogu-asya'],
  transporter_types: ['ucak', 'otobus', 'gemi'],
  departure_city: 'İstanbul',
  countries: ['VN', 'KH'],
  nights: 8,
  days: 11,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 11],
  ],
  currency: 'EUR',
  quota: 24,
  cover: 'vietnam-halong',
  gallery: ['vietnam-halong'],
  seasons: [
    {
      months: [12, 1],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 2_690,
      single_room_price: 3_390,
      child_prices: [390, 2_150],
    },
    {
      months: [2, 3],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 2_590,
      single_room_price: 3_260,
      child_prices: [380, 2_070],
    },
    {
      months: [4],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 2_490,
      single_room_price: 3_130,
      child_prices: [370, 1_990],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Hanoi uçuşu',
          description:
            'Perşembe gecesi İstanbul Havalimanı’nda buluşup Vietnam ve Kamboçya e-vizelerinin çıktılarını dağıtıyoruz; pasaportunuzun arasında dursun. Doğrudan uçuş yaklaşık on saat, saat farkı dört saat. Koridor koltuğu isteyenler kayıtta söylesin. Uçakta iki öğün yemek var; inişte hafif bir hırka işe yarar, kışın Hanoi serin olur.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Flight Istanbul – Hanoi',
          description:
            'We meet at Istanbul Airport on Thursday night and hand out the printed e-visas for Vietnam and Cambodia; keep them inside your passport. The direct flight takes about ten hours and the clock goes forward by four. If you want an aisle seat, say so when you book. Two meals are served on board. A light cardigan is useful on landing, as Hanoi is cool in winter.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Hanoi: Eski Mahalle',
          description:
            'Öğleden sonra Hanoi’deyiz. Otelimiz otuz altı sokaklı Eski Mahalle’nin kıyısında; her sokak bir mesleğin adını taşır, ipekçiler, kalaycılar, kâğıtçılar. Karşıdan karşıya geçmenin yolu yavaş ve kararlı yürümektir, motosikletler çevrenizden akar. Akşam su kuklası gösterisinden sonra ilk pho: uzun kaynamış et suyu, pirinç eriştesi, taze otlar.',
          overnight: 'Hanoi, 4 yıldızlı otel',
        },
        en: {
          title: 'Hanoi: the Old Quarter',
          description:
            'We reach Hanoi in the afternoon. The hotel is on the edge of the Old Quarter and its thirty-six streets, each named after a trade: silk, tin, paper. The way to cross is to walk slowly and steadily while the motorbikes flow around you. After the water puppet show comes the first pho, a long-simmered broth with rice noodles and fresh herbs.',
          overnight: 'Hanoi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Hanoi: Edebiyat Tapınağı ve Ho Chi Minh',
          description:
            'Sabah Ba Dinh Meydanı ve Ho Chi Minh’in kazıklar üstündeki sade evi. 1070’te kurulan Edebiyat Tapınağı’nda doktora adlarının kazındığı taş kaplumbağalara bakıyoruz. Öğlen bun cha: ızgara köfte ve erişte, şekerli balık sosuyla. Öğleden sonra serbest; yumurta sarılı kahveyi ilk yapan kahvehane Hoan Kiem Gölü’ne beş dakika.',
          overnight: 'Hanoi, 4 yıldızlı otel',
        },
        en: {
          title: 'Hanoi: Temple of Literature and Ho Chi Minh',
          description:
            'The morning takes us to Ba Dinh Square and Ho Chi Minh’s plain house on stilts. In the Temple of Literature, founded in 1070, stone tortoises carry the names of those who earned a doctorate. Lunch can be bun cha, grilled meatballs with noodles in sweet fish sauce. In the afternoon you are free; the café that invented egg coffee is five minutes from Hoan Kiem lake.',
          overnight: 'Hanoi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Hanoi – Ha Long Körfezi',
          description:
            'Otoyoldan iki buçuk saatte Ha Long’a varıp öğlen kabinli teknemize yerleşiyoruz. Körfezde iki bine yakın kireçtaşı adacık var; inci çiftliğinde duruyor, kanoyla bir kemerin altından kapalı bir lagüne giriyoruz. Güneş batarken güvertede pirinç yufkasına taze otlar sarmayı öğreniyoruz. Gece demirdeyken mürekkepbalığı avlamak serbest, tutan pek çıkmıyor.',
          overnight: 'Ha Long, teknede balkonlu kabin',
        },
        en: {
          title: 'Hanoi – Ha Long Bay',
          description:
            'The motorway takes us to Ha Long in two and a half hours, and at noon we settle into our cabins on the boat. The bay holds close to two thousand limestone islets. We stop at a pearl farm and paddle under an arch into a closed lagoon. At sunset there is a lesson in rolling summer rolls. At anchor you may fish for squid, though few are caught.',
          overnight: 'Ha Long, balcony cabin on the boat',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ha Long – Da Nang – Hoi An',
          description:
            'Gün doğarken güvertede tai çi, sonra bir mağara ve geç kahvaltı. Limandan Hanoi Havalimanı’na geçip bir saat yirmi dakikada Da Nang’a uçuyoruz. Hoi An kırk beş dakika uzakta: eski liman kasabası akşamları yalnız fenerlerle aydınlanır ve araçlara kapanır. Nehir kıyısında kalın erişteli cao lau yenir; domuz yemeyenlere tavuklusu yapılır.',
          overnight: 'Hoi An, 4 yıldızlı otel',
        },
        en: {
          title: 'Ha Long – Da Nang – Hoi An',
          description:
            'There is tai chi on deck at sunrise, then a cave and a late breakfast. From the harbour we drive to Hanoi Airport and fly to Da Nang in an hour and twenty minutes. Hoi An is forty-five minutes away: in the evening the old port is lit by lanterns and closed to traffic. By the river ask for cao lau, a dish of thick noodles, which can be made with chicken.',
          overnight: 'Hoi An, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Hoi An: köprü, terziler ve mutfak',
          description:
            'Sabah Japon Köprüsü, tüccar evleri ve Fujian toplantı salonu. Sonra bisikletle ya da küçük otobüsle Tra Que’nin sebze bahçelerine: yaprakları toplar, bir köy mutfağında pişirip öğle yemeği olarak yersiniz. Öğleden sonra serbest; terziler ölçüyü bugün alırsa elbise yarın sabaha hazırdır. An Bang kumsalı on beş dakika.',
          overnight: 'Hoi An, 4 yıldızlı otel',
        },
        en: {
          title: 'Hoi An: bridge, tailors and kitchen',
          description:
            'In the morning we see the Japanese Bridge, the merchants’ houses and the Fujian assembly hall. Then, by bicycle or minibus, we go to the vegetable gardens of Tra Que, pick herbs and cook our own lunch in a village kitchen. The afternoon is free. A tailor who measures you today will have the dress ready tomorrow morning, and An Bang beach is fifteen minutes away.',
          overnight: 'Hoi An, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Hoi An – Da Nang – Siem Reap',
          description:
            'Mermer Dağları’nda bir mağara tapınağına çıktıktan sonra Da Nang’dan uçuyoruz; Siem Reap’e çoğunlukla Ho Chi Minh aktarmasıyla, yaklaşık beş saatte varılır. Kamboçya girişinde e-vize çıktısı ve fotoğraf hazır olsun. Havalimanı şehre bir saat. Akşam Pub Sokağı’nın bir arkasında amok, yani Hindistan cevizi sütünde buğulanmış balık deneyin.',
          overnight: 'Siem Reap, 4 yıldızlı otel',
        },
        en: {
          title: 'Hoi An – Da Nang – Siem Reap',
          description:
            'After climbing to a cave temple in the Marble Mountains we fly from Da Nang to Siem Reap, usually by way of Ho Chi Minh City, about five hours in all. Have your e-visa printout and a photo ready for Cambodian immigration. The airport is an hour from town. For dinner, one street behind Pub Street, try amok, fish steamed in coconut milk.',
          overnight: 'Siem Reap, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Angkor Wat – Bayon – Ta Prohm',
          description:
            '04.45’te çıkıyoruz, güneş Angkor Wat’ın beş kulesinin arkasından doğuyor. Otelde kahvaltı ve mola, sonra Angkor Thom: Bayon’un gülümseyen iki yüz kadar taş yüzü. Öğleden sonra ağaç köklerinin sardığı Ta Prohm. Biletler fotoğraflıdır, yanınızda taşınır. Öğle sıcağında otel havuzunda iki saat dinlenmeyi programa bilerek koyduk.',
          overnight: 'Siem Reap, 4 yıldızlı otel',
        },
        en: {
          title: 'Angkor Wat – Bayon – Ta Prohm',
          description:
            'We leave at 04:45 to see the sun come up behind the five towers of Angkor Wat. After breakfast and a rest at the hotel comes Angkor Thom, with the two hundred or so smiling stone faces of the Bayon. In the afternoon we visit Ta Prohm, gripped by tree roots. Your photo pass must be carried all day. Two hours by the pool in the midday heat are part of the plan.',
          overnight: 'Siem Reap, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Siem Reap – Ho Chi Minh (Saygon)',
          description:
            'Sabah kazıklı köylere, Tonle Sap Gölü’nün kıyısına gidiyoruz; su seviyesi kasımla nisan arasında metrelerce düşer, evlerin direkleri ortaya çıkar. Öğleden sonra bir saatlik uçuşla Vietnam’a ikinci kez giriyoruz. Saygon’da Merkez Postane ve Notre-Dame’ın önünden geçip Nguyen Hue yaya caddesinde akşam yürüyüşü yapıyoruz.',
          overnight: 'Ho Chi Minh, 4 yıldızlı otel',
        },
        en: {
          title: 'Siem Reap – Ho Chi Minh City (Saigon)',
          description:
            'In the morning we visit the stilt villages on the edge of Tonle Sap; between November and April the lake falls by metres and the legs of the houses come into view. In the afternoon an hour’s flight takes us into Vietnam for the second time. In Saigon we pass the Central Post Office and Notre-Dame and stroll along Nguyen Hue, the walking street.',
          overnight: 'Ho Chi Minh City, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Mekong Deltası ve gece uçuşu',
          description:
            'İki saatlik yolla My Tho’ya: küçük sandallarla su palmiyelerinin altından geçiyor, Hindistan cevizi şekeri yapan bir aileye uğruyoruz. Öğle yemeğinde kızarmış fil kulağı balığı pirinç yufkasına sarılır. Saygon’a dönünce duş için ortak odalarımız var. Gece uçağıyla İstanbul’a dönüyoruz; uçuş on bir saat.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Mekong Delta and night flight',
          description:
            'A two-hour drive takes us to My Tho, where sampans carry us under the water palms to a family that makes coconut candy. For lunch, crisp elephant-ear fish is wrapped in rice paper with herbs. Back in Saigon we keep shared rooms for a shower and a change of clothes. The night flight to Istanbul takes eleven hours.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul’a varış',
          description:
            'Pazar sabahı erken saatte İstanbul Havalimanı’ndayız. On bir günde altı uçuş valizleri yorar; hasar varsa bagaj bandının başından ayrılmadan tutanak tutturun, rehberimiz yardımcı olur. Aktarma uçuşunuzu saat 09.30’dan sonraya almanızı öneririz. Döndükten sonra ateşiniz çıkarsa doktora Güneydoğu Asya’dan geldiğinizi söyleyin.',
          overnight: '',
        },
        en: {
          title: 'Arrival in Istanbul',
          description:
            'We are in Istanbul early on Sunday. Six flights in eleven days are hard on suitcases; report any damage before leaving the carousel, and the guide will help. Book onward connections after 09:30. If you run a temperature in the weeks after the tour, tell your doctor that you have been in Southeast Asia.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Vietnam ve Kamboçya: Ha Long’dan Angkor’a',
      tour_place: 'Hanoi – Ha Long – Hoi An – Siem Reap – Ho Chi Minh – Mekong',
      summary:
        'Ha Long’da teknede bir gece, fenerli Hoi An, Angkor’da gün doğumu, Mekong Deltası. On bir gün, küçük grup.',
      description:
        'Vietnam bin altı yüz kilometre uzunluğunda bir ülke; karadan gezmek bir ay ister. Biz kuzeyden güneye kısa uçuşlarla iniyor, arada Kamboçya’ya geçiyoruz. İlk ve onuncu gece uçakta, yedi gece otelde, bir gece Ha Long’da kabinli teknede geçiyor.\n\nYürüyüşler kısa ama sıcakta yapılıyor; Angkor günü erken başlıyor, öğlen dinleniyor. Yemekler hafif, taze ve sanıldığı kadar acı değil. Domuz yemeyenler için rehberimiz her durakta ne söyleneceğini bilir.\n\nSonbaharda orta Vietnam’da sel, mayıstan sonra Angkor’da kavurucu sıcak ve yağmur olduğundan turu aralık ile nisan arasında yapıyoruz.',
      included: [
        'İstanbul – Hanoi ve Ho Chi Minh – İstanbul uçuşları, vergiler dahil',
        'Hanoi – Da Nang – Siem Reap – Ho Chi Minh ara uçuşları',
        '23 kg bagaj (ara uçuşlarda 20 kg) ve 7 kg kabin bagajı',
        '4 yıldızlı otellerde 7 gece, Ha Long’da teknede 1 gece konaklama',
        '8 kahvaltı, 3 öğle ve 2 akşam yemeği',
        'Angkor bir günlük giriş bileti ve programdaki girişler',
        'Su kuklası gösterisi, Tra Que mutfağı, Mekong sandalları',
        'İngilizce yerel rehberlerin yanında Türkçe tur rehberi',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Vietnam (çok girişli) ve Kamboçya e-vize ücretleri (toplam yaklaşık 90 $)',
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (öneririz)',
        'Diğer öğle ve akşam yemekleri, içecekler',
        'Bahşişler (kişi başı toplam 45 $ alışılmıştır)',
      ],
      important_notes: [
        'Bordo pasaport iki ülkeye de vizelidir. Program Vietnam’a iki kez girdiği için çok girişli e-vize alınır; başvuruyu hareketten en az 3 hafta önce biz yaparız. Yeşil pasaport Vietnam’da vizeden muaftır.',
        'Kamboçya için e-vize ve varıştan önceki 7 gün içinde doldurulan e-varış formu gerekir; ikisini de biz düzenleriz.',
        'Pasaportunuz giriş tarihinde en az 6 ay geçerli ve en az üç boş sayfalı olmalıdır.',
        'Aşı zorunluluğu yoktur; seyahat sağlığı merkezine danışmanızı öneririz. Sivrisinek kovucu getirin.',
        'Vietnam’ın ay takvimine göre yılbaşısı Tet’te (ocak sonu – şubat) çarşıların çoğu üç dört gün kapalıdır.',
        'Ha Long’da fırtına uyarısı olursa tekne kalkmaz; yerine Ninh Binh’te konaklanır.',
        'Ara uçuşlarda kabin bagajı 7 kiloyla sınırlıdır ve tartılır.',
      ],
    },
    en: {
      name: 'Vietnam and Cambodia: Ha Long to Angkor',
      tour_place: 'Hanoi – Ha Long – Hoi An – Siem Reap – Ho Chi Minh City – Mekong',
      summary:
        'A night on a boat in Ha Long Bay, lantern-lit Hoi An, sunrise at Angkor, the Mekong Delta. Eleven days, small group.',
      description:
        'Vietnam is a thousand miles long, and overland it would take a month. We come down from north to south on short flights and cross into Cambodia on the way. The first and tenth nights are on the plane, seven are in hotels and one is in a cabin on Ha Long Bay.\n\nThe walks are short but warm; the day at Angkor starts early and rests at noon. The food is light, fresh and less fiery than you may think. For guests who do not eat pork, the guide knows what to order at every stop.\n\nWe travel between December and April, because central Vietnam may flood in the autumn and from May Angkor is scorching and then wet.',
      included: [
        'Flights Istanbul – Hanoi and Ho Chi Minh City – Istanbul with taxes',
        'Flights Hanoi – Da Nang – Siem Reap – Ho Chi Minh City',
        '23 kg checked (20 kg on regional flights) and 7 kg cabin baggage',
        '7 nights in four-star hotels and 1 night on a boat in Ha Long Bay',
        '8 breakfasts, 3 lunches and 2 dinners',
        'One-day Angkor pass and entries in the programme',
        'Water puppets, Tra Que cooking, Mekong sampans',
        'Turkish-speaking tour guide alongside English-speaking local guides',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'E-visas for Vietnam (multiple entry) and Cambodia (about $90 in total)',
        'Turkish departure tax',
        'Travel health insurance (recommended)',
        'Other lunches and dinners, drinks',
        'Tips ($45 per person in total is usual)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need visas for both countries. We enter Vietnam twice, so a multiple-entry e-visa is needed; we apply at least 3 weeks before departure. Green passports are exempt in Vietnam.',
        'Cambodia requires an e-visa and an e-arrival form completed within 7 days before arrival; we arrange both.',
        'Your passport must be valid for 6 months on arrival and have three blank pages.',
        'No vaccination is compulsory; ask a travel health centre for advice. Bring mosquito repellent.',
        'At Tet, the lunar new year in late January or February, most markets close for three or four days.',
        'If there is a storm warning the Ha Long boats do not sail and we stay in Ninh Binh instead.',
        'On regional flights cabin bags are limited to 7 kg and weighed.',
      ],
    },
  },
}
