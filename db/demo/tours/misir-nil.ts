import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'OA-241',
  categories: ['misir'],
  transporter_types: ['ucak', 'gemi'],
  departure_city: 'İstanbul',
  countries: ['EG'],
  nights: 7,
  days: 8,
  visa_mode: 'kapida',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 0,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 32,
  featured: true,
  cover: 'misir-piramit',
  gallery: ['misir-piramit'],
  seasons: [
    {
      months: [12, 1],
      weekdays: [1],
      every_weeks: 3,
      multi_room_price: 1_490,
      single_room_price: 1_890,
      child_prices: [250, 990, 1_190],
    },
    {
      months: [2, 3, 11],
      weekdays: [1],
      every_weeks: 3,
      multi_room_price: 1_390,
      single_room_price: 1_760,
      child_prices: [250, 930, 1_110],
    },
    {
      months: [4, 10],
      weekdays: [1],
      every_weeks: 3,
      multi_room_price: 1_290,
      single_room_price: 1_630,
      child_prices: [250, 860, 1_030],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Kahire',
          description:
            'Öğle uçağıyla iki buçuk saatte Kahire’ye iniyoruz. Rehberimiz vize pulu sırasında yanınızda; bagajla birlikte bir saat sürüyor. Otel Giza tarafında, trafik açıksa kırk beş dakika. Akşam yemeğinde ilk kez koşari ya da ızgara güvercin deneyebilirsiniz. Yarın erken kalkılacağı için program bu kadar; odasından piramit görenler perdeyi açık bırakıyor.',
          overnight: 'Giza, 5 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Cairo',
          description:
            'A midday flight takes us to Cairo in two and a half hours. Your guide is beside you in the queue for the visa stamp; with luggage it takes about an hour. The hotel is on the Giza side, forty-five minutes away if the traffic allows. Dinner is a first chance to try koshari or grilled pigeon. Tomorrow starts early, so that is all for today; guests with a view of the pyramids leave their curtains open.',
          overnight: 'Giza, five-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Giza – Sfenks – Büyük Mısır Müzesi',
          description:
            'Kapı açılırken Giza platosundayız. Keops’un dibinde durup taşların boyunu kendi boyunuzla ölçüyor, dokuz piramidin göründüğü terastan fotoğraf çekiyor, Sfenks’e vadiden yaklaşıyoruz. Öğleden sonrayı Büyük Mısır Müzesi’ne ayırdık: girişte II. Ramses heykeli, yukarıda Tutankamon’un mezarından çıkan beş bini aşkın parça. Üç saat ayırıyoruz; doymayanlar akşam ikinci servisle dönebiliyor.',
          overnight: 'Giza, 5 yıldızlı otel',
        },
        en: {
          title: 'Giza – The Sphinx – Grand Egyptian Museum',
          description:
            'We are on the Giza plateau as the gates open: to stand at the foot of Cheops and measure the blocks against ourselves, to photograph the pyramids in a row from the terrace, and to come to the Sphinx from the valley. The afternoon is for the Grand Egyptian Museum, with Ramses II in the hall and, upstairs, more than five thousand objects from the tomb of Tutankhamun. Three hours are planned; if you want more, a later bus goes back.',
          overnight: 'Giza, five-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Kahire – Asvan – File Tapınağı',
          description:
            'Sabah uçağı bir buçuk saatte Asvan’a iniyor. Kahvaltı kutusu elimizde, önce Yüksek Baraj; sonra küçük bir motorla Agilkia Adası’na, baraj suyundan taş taş kurtarılan File Tapınağı’na gidiyoruz. Öğlen Nil gemimize yerleşiyoruz. Akşamüstü felukayla Fil Adası’nın çevresinde bir saatlik sessiz gezinti var; gemi gece limanda.',
          overnight: 'Asvan, Nil gemisinde',
        },
        en: {
          title: 'Cairo – Aswan – Temple of Philae',
          description:
            'The morning flight reaches Aswan in an hour and a half. With breakfast boxes in hand we see the High Dam, then take a motorboat to Agilkia Island and the Temple of Philae, rescued stone by stone from the rising water. At noon we board our Nile ship. Late in the afternoon a felucca takes us for a silent hour round Elephantine Island. The ship stays in port tonight.',
          overnight: 'Aswan, on board the Nile ship',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Asvan – Kom Ombo – Edfu',
          description:
            'Ebu Simbel’e gidecekler 04.00’te yola çıkıyor; kalanlar güvertede uyuyor ya da Nubya köyüne gidiyor. Gemi 13.30’da demir alıyor. Kıyıda hurmalıklar, tarlada çalışanlar, eşekler; hemen arkalarında çöl. Güneş inerken Kom Ombo’dayız: Timsah Sobek ile şahin Horus’un ikiz tapınağı ve mumyalanmış timsahlar. Gemi gece Edfu’ya kadar yol alıyor; yemekte baharatlı Nil levreği var.',
          overnight: 'Edfu, Nil gemisinde',
        },
        en: {
          title: 'Aswan – Kom Ombo – Edfu',
          description:
            'Guests going to Abu Simbel set out at 04:00; the others sleep in or visit a Nubian village. We sail at half past one. Palms, field hands and donkeys line the bank, and the desert begins right behind them. As the sun sinks we reach Kom Ombo, the twin temple of Sobek the crocodile and Horus the falcon, with its mummified crocodiles. The ship continues to Edfu by night, with spiced Nile perch for dinner.',
          overnight: 'Edfu, on board the Nile ship',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Edfu – Esna – Luksor',
          description:
            'Kahvaltıdan önce Edfu: Mısır’ın en sağlam kalmış tapınağında Horus’un granit şahini kapıda bekliyor. Sonra Luksor’a altı saatlik seyir. Esna havuzunda gemi yedi metre alçalırken kayıkçılar güverteye havlu ve entari fırlatır; beğenirseniz parayı aynı poşetle aşağı atarsınız. Akşam karanlık basınca ışıklandırılmış Luksor Tapınağı’nı geziyoruz, iskeleden on dakika.',
          overnight: 'Luksor, Nil gemisinde',
        },
        en: {
          title: 'Edfu – Esna – Luxor',
          description:
            'Before breakfast we visit Edfu, the best preserved temple in Egypt, where the granite falcon of Horus waits at the door. Then it is six hours’ sailing to Luxor. As the ship drops seven metres in the Esna lock, traders in rowing boats throw towels and robes up on deck; if you like one you send the money down in the same bag. After dark we see Luxor Temple with its lights on, ten minutes from the quay.',
          overnight: 'Luxor, on board the Nile ship',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Krallar Vadisi – Hatşepsut – Karnak – Kahire',
          description:
            'Güneş tepeye varmadan batı yakasındayız. Krallar Vadisi’nde üç mezara iniyor, Hatşepsut’un kayaya yaslanmış teraslarını ve Memnon heykellerini görüyoruz. Balon isteyen 05.00’te kalkar, kahvaltıda bize yetişir. Öğleden sonra Karnak: yüz otuz dört sütunlu salonda kaybolmak kolaydır, buluşma yeri dikilitaşın dibi. Akşam uçağıyla bir saatte Kahire.',
          overnight: 'Kahire, 5 yıldızlı otel',
        },
        en: {
          title: 'Valley of the Kings – Hatshepsut – Karnak – Cairo',
          description:
            'We are on the west bank before the sun is high, to go down into three tombs in the Valley of the Kings and see Hatshepsut’s terraces against the cliff and the Colossi of Memnon. Balloonists get up at five and rejoin us for breakfast. The afternoon is for Karnak: it is easy to get lost among 134 columns, so we meet at the foot of the obelisk. An evening flight of an hour takes us back to Cairo.',
          overnight: 'Cairo, five-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Kahire – Kıpti mahallesi – Selahaddin Kalesi – Han el-Halili',
          description:
            'Ulusal Mısır Medeniyetleri Müzesi’nde yirmi kralın ve kraliçenin mumyası loş bir salonda, konuşmadan geziliyor. Eski Kahire’de Asma Kilise ile Amr ibn el-As Camii birbirine on dakika. Selahaddin Kalesi’ndeki Mehmed Ali Paşa Camii’nden şehre bakıyoruz. Akşamüstü Muizz Sokağı’ndan Han el-Halili’ye iniyoruz; Fişavi kahvesinde naneli çay, bir de pazarlık dersi.',
          overnight: 'Kahire, 5 yıldızlı otel',
        },
        en: {
          title: 'Cairo – Coptic quarter – Citadel – Khan el-Khalili',
          description:
            'In the National Museum of Egyptian Civilization twenty royal mummies lie in a dim hall that is visited in silence. In Old Cairo the Hanging Church and the Mosque of Amr ibn al-As are ten minutes apart. We look over the city from the Ottoman-style Mosque of Muhammad Ali in the Citadel. Late in the afternoon we walk down al-Muizz Street to Khan el-Khalili, for mint tea at El Fishawy and a lesson in bargaining.',
          overnight: 'Cairo, five-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kahire – İstanbul',
          description:
            'Uçağımız öğleye doğru kalktığı için kahvaltıdan sonra doğrudan havalimanına geçiyoruz; sabah trafiğinde bir saat ayırmak gerekiyor. Papirüs ve parfüm şişeleri el bagajına, hurma ve hibiskus çayı bavula. Rehberimiz pasaport kontrolüne kadar yanınızda. İstanbul’a varış öğleden sonra; bağlantılı uçuşu olan misafirlerimiz için en az üç saat öneriyoruz.',
          overnight: '',
        },
        en: {
          title: 'Cairo – Istanbul',
          description:
            'Our flight leaves towards noon, so we go straight to the airport after breakfast, allowing an hour for the morning traffic. Papyrus and scent bottles travel in hand luggage, dates and dried hibiscus in the suitcase. The guide stays with you as far as passport control. We reach Istanbul in the afternoon; if you have a connection, please leave at least three hours for it.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Mısır: Kahire’den Luksor’a Nil Yolculuğu',
      tour_place: 'İstanbul – Kahire – Asvan – Kom Ombo – Edfu – Luksor – Kahire',
      summary:
        'Piramitler, Büyük Mısır Müzesi ve Asvan’dan Luksor’a üç gece Nil gemisi. İç hat uçuşları dahil, vize havalimanında.',
      description: [
        'Mısır’ı iki ucundan tutan bir program: dört gece Kahire, üç gece Nil. Asvan’a uçup akıntıyla Luksor’a iniyoruz; böylece tapınaklar üst üste yığılmıyor, aralarında birkaç saat nehir seyretmek kalıyor.',
        'Sıcakla ve kalabalıkla pazarlığımız erken kalkmak üzerine: Giza’da, Edfu’da ve Krallar Vadisi’nde kapı açılırken oradayız, öğle saatlerini gemide ya da müzede geçiriyoruz. Mayıs–eylül arasında bu turu yapmıyoruz.',
        'Alışveriş mağazalarını programa gizlemiyoruz. Papirüs ve parfüm merak edenlere rehberimiz adres verir, otobüs kimseyi bir dükkânın önünde bir saat bekletmez.',
      ].join('\n\n'),
      included: [
        'İstanbul – Kahire – İstanbul uçak bileti (20 kg bagaj)',
        'Kahire – Asvan ve Luksor – Kahire iç hat uçuşları',
        'Kahire ve Giza’da 4 gece 5 yıldızlı otel',
        'Nil gemisinde 3 gece tam pansiyon',
        '7 kahvaltı, 3 öğle ve 7 akşam yemeği',
        'Feluka gezisi ve File motoru',
        'Bütün transferler ve programdaki geziler',
        'Türkçe bilen kokartlı Mısırlı rehber ve tur lideri',
        'Seyahat sağlık sigortası',
      ],
      excluded: [
        'Mısır vizesi (havalimanında nakit ABD doları ile)',
        'Yurt dışı çıkış harcı',
        'Müze, ören yeri ve tapınak girişleri (yaklaşık 130 €)',
        'Ebu Simbel gezisi, balon ve Nubya köyü',
        'Gemi, şoför ve rehber bahşişleri (toplam 45 €)',
        'İçecekler ve kişisel harcamalar',
      ],
      important_notes: [
        'Pasaportunuz girişte en az 6 ay geçerli olmalıdır. Bordo pasaporta vize kapıda verilir, yeşil pasaporta gerekmez.',
        'Vize ücretinin güncel tutarını çıkıştan bir hafta önce bildiririz; küçük ve yıpranmamış dolar banknotları getirin.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname gerekir.',
        'Musluk suyu içilmez, diş fırçalarken de şişe suyu kullanın. Otobüste her gün su veriyoruz.',
        'Mezarlara dik rampalarla inilir; üç mezardan istemediğinize girmeyebilirsiniz.',
        'Camilerde kadınlar başını örter. Gündüz ince ve uzun kollu giysi, kış akşamları için mont getirin.',
        'Nil’in su düzeyi ve Esna havuzundaki sıra, gemi saatlerini değiştirebilir.',
      ],
    },
    en: {
      name: 'Egypt: Cairo, the Nile and Luxor',
      tour_place: 'Istanbul – Cairo – Aswan – Kom Ombo – Edfu – Luxor – Cairo',
      summary:
        'The pyramids, the Grand Egyptian Museum and three nights on the Nile from Aswan to Luxor. Domestic flights included.',
      description: [
        'A programme with two halves: four nights in Cairo and three on the Nile. We fly to Aswan and come down to Luxor with the current, so that the temples do not pile up; between one and the next there are a few hours to watch the river.',
        'Our answer to heat and crowds is to get up early. We are at Giza, Edfu and the Valley of the Kings as they open, and spend the middle of the day on the ship or in a museum. We do not run this tour from May to September.',
        'No shopping stops are hidden in the programme. If you want papyrus or perfume your guide will give you an address, but the coach does not wait for an hour outside a shop.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Cairo (20 kg of luggage)',
        'Domestic flights Cairo – Aswan and Luxor – Cairo',
        'Four nights in five-star hotels in Cairo and Giza',
        'Three nights’ full board on a Nile ship',
        'Seven breakfasts, three lunches and seven dinners',
        'Felucca ride and the boat to Philae',
        'All transfers and the visits in the programme',
        'A licensed Turkish-speaking Egyptian guide and a tour leader',
        'Travel health insurance',
      ],
      excluded: [
        'Egyptian visa (paid at the airport in US dollars, cash)',
        'Turkish exit fee',
        'Entrance to museums, sites and temples (about €130)',
        'Abu Simbel, ballooning and the Nubian village',
        'Tips for ship, driver and guide (€45 in all)',
        'Drinks and personal spending',
      ],
      important_notes: [
        'Your passport must be valid for 6 months on entry. Ordinary Turkish passports get the visa on arrival; green ones need none.',
        'We tell you the current visa fee a week before departure; bring small, undamaged dollar notes.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'Do not drink tap water, and brush your teeth with bottled water. We hand out water on the coach every day.',
        'Steep ramps lead down into the tombs; you may skip any of the three.',
        'Women cover their hair in mosques. Bring light long sleeves for the day and a jacket for winter evenings.',
        'The level of the Nile and the queue at Esna can change the ship’s timetable.',
      ],
    },
  },
}
