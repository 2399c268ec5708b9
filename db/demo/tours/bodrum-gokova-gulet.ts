import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'GM-222',
  categories: ['mavi-yolculuk'],
  transporter_types: ['gemi'],
  departure_city: 'Bodrum',
  countries: ['TR'],
  nights: 7,
  days: 8,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'tam-pansiyon',
  kdv_rate: 20,
  deposit_rate: 40,
  child_bands: [
    [0, 5],
    [6, 11],
  ],
  currency: 'TRY',
  quota: 16,
  cover: 'bodrum-kale',
  gallery: ['bodrum-kale', 'ege-koyu-guletler'],
  seasons: [
    {
      months: [5, 10],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 43_900,
      single_room_price: 64_900,
      child_prices: [12_900, 29_900],
    },
    {
      months: [6, 9],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 51_900,
      single_room_price: 76_900,
      child_prices: [14_900, 35_900],
    },
    {
      months: [7, 8],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 58_900,
      single_room_price: 87_900,
      child_prices: [16_900, 39_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Bodrum – Karaada',
          description:
            'Cumartesi 15.30’da Bodrum limanında, kalenin karşısındaki rıhtımda tekneye biniyoruz. Kamaralar dağıtılıyor, kaptan haftanın rüzgâr tahminini açıp rotayı masaya çiziyor. Kırk dakikada Karaada’ya geçiyoruz; ılık su çıkan mağaranın önünde ilk yüzüş. Akşam yemeğinde kabak çiçeği dolması ve ızgara çipura var, şehrin ışıkları uzakta kalıyor.',
          overnight: 'Karaada, gulette',
        },
        en: {
          title: 'Bodrum – Karaada',
          description:
            'We board at 15:30 on Saturday at the quay facing Bodrum Castle. Cabins are given out and the captain opens the week’s wind forecast to pencil in the route. Forty minutes later we are at Karaada for a first swim outside a cave fed by warm springs. Dinner is stuffed courgette flowers and grilled bream, with the lights of the town at a distance.',
          overnight: 'Karaada, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Orak Adası – Çökertme',
          description:
            'Erken demir alıp Orak Adası’na varıyoruz; suyun altındaki beyaz kum yüzünden burası gün boyu turkuaz. Öğleden sonra kıyıyı izleyip Çökertme’ye giriyoruz. Türküdeki Halil’in yola çıktığı yer burası. Kıyıdaki kilim tezgâhlarına bakmak, kahvede bir çay içmek için karaya çıkılıyor; akşam yemeği güvertede, sonrasında türküyü bilmeyen kalmıyor.',
          overnight: 'Çökertme, gulette',
        },
        en: {
          title: 'Orak Island – Çökertme',
          description:
            'We weigh anchor early for Orak Island, where white sand on the bottom keeps the water turquoise all day. In the afternoon we follow the coast to Çökertme, from which Halil sets out in the famous folk song. We go ashore to look at the carpet looms and have tea in the coffee house. Dinner is on deck, and afterwards nobody is left who does not know the song.',
          overnight: 'Çökertme, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Çökertme – Ören açıkları – Akbük',
          description:
            'Körfezin kuzey kıyısı boyunca iki buçuk saat seyir; dağlar denize dik iniyor, kıyıda uzun süre tek ev görünmüyor. Akbük’te çam ormanı suya kadar geliyor, üstünde Kıran Dağı’nın kayalıkları. Öğleden sonra kano ve SUP indiriliyor, yürümek isteyen koyun ucuna kadar orman yolundan gidip dönüyor. Akşam güvece ahtapot giriyor, yıldız saymak isteyenlere minder çıkarılıyor.',
          overnight: 'Akbük, gulette',
        },
        en: {
          title: 'Çökertme – Off Ören – Akbük',
          description:
            'We sail two and a half hours along the northern shore of the gulf, where mountains drop straight into the sea and for long stretches there is not a house. At Akbük pine forest comes down to the water below the cliffs of Kıran Dağı. In the afternoon the kayak and paddleboards are lowered; walkers follow the forest track to the end of the bay and back. Dinner is octopus stew, and cushions are brought out for anyone counting stars.',
          overnight: 'Akbük, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Akbük – Sedir Adası – Karacasöğüt',
          description:
            'Günübirlik tekneler gelmeden Sedir Adası’na çıkıyoruz. Kedrai’nin tiyatrosu zeytinlerin altında; Kleopatra Plajı’nın yuvarlak taneli kumu koruma altında, üstüne havlu serilmiyor, çıkarken duş zorunlu. Öğle yemeği teknede. Akşam Karacasöğüt’e bağlanıyoruz: Küçük iskele, su ikmali, köy bakkalı ve dondurma. Yürümek isteyen sığla ormanına kadar gidiyor.',
          overnight: 'Karacasöğüt, gulette',
        },
        en: {
          title: 'Akbük – Sedir Island – Karacasöğüt',
          description:
            'We land on Sedir Island before the day boats arrive. The theatre of ancient Cedrae lies under olive trees; the round grains of Cleopatra’s Beach are protected, so no towels are allowed and everyone showers on leaving. Lunch is on board. In the evening we tie up at Karacasöğüt: a small jetty, fresh water, a village shop and ice cream. Those who like can walk as far as the sweetgum wood.',
          overnight: 'Karacasöğüt, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Karacasöğüt – İngiliz Limanı – Löngöz',
          description:
            'Yarım saatlik seyirden sonra Değirmen Bükü’nün en içteki kolu olan İngiliz Limanı’ndayız; İkinci Dünya Savaşı’nda hücumbotların saklandığı koyda su göl gibi durgun. Sabah burada yüzülüyor, kitap okunuyor. Öğleden sonra Löngöz’e geçiyoruz; ağzında tatlı su çıktığı için yüzeyi serin, altı ılık. Gece yakamoz varsa ışıkları söndürüp denize giriyoruz.',
          overnight: 'Löngöz, gulette',
        },
        en: {
          title: 'Karacasöğüt – English Harbour – Löngöz',
          description:
            'Half an hour brings us to English Harbour, the innermost arm of Değirmen Bükü, where torpedo boats hid during the Second World War and the water lies as still as a lake. The morning goes on swimming and books. In the afternoon we move to Löngöz, where fresh water rises at the mouth of the inlet, so it is cool on top and warm below. If the sea glows at night, we put out the lights and go in.',
          overnight: 'Löngöz, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Löngöz – Küfre – Yedi Adalar',
          description:
            'Bugün rüzgâr uygunsa yelken günü: Yedi Adalar’a giden iki saatlik yolda kaptan dümeni isteyene bırakıyor. Küfre Koyu’nda yüzme ve öğle yemeği var; suyun dibi taş olduğu için en iyi şnorkel burada yapılır, orfoz ve müren görmek olağan. Akşam Yedi Adalar’ın içindeki Göllübük’e sığınıyoruz. Telefonlar çekmiyor, kimse de şikâyet etmiyor.',
          overnight: 'Yedi Adalar, gulette',
        },
        en: {
          title: 'Löngöz – Küfre – Seven Islands',
          description:
            'Given the wind, this is the day for sailing: on the two-hour run to the Seven Islands the captain hands over the wheel to anyone who asks. Küfre Bay is for swimming and lunch; the rocky bottom makes for the best snorkelling of the week, and grouper and moray are regular sights. In the evening we shelter in Göllübük among the islands. There is no phone signal, and nobody complains.',
          overnight: 'Seven Islands, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Yedi Adalar – Mersincik – Bodrum',
          description:
            'Haftanın en uzun seyri, üçe bölünmüş dört saat. Datça yarımadasının ıssız yamaçlarını izleyip Mersincik’te kahvaltıyı ve uzun bir yüzme molasını birleştiriyoruz. Öğlene doğru körfezi karşıya geçiyor, yunus görülürse motoru yavaşlatıyoruz. Bodrum’a akşamüstü dönüyoruz; kaptan yemeğinden sonra çarşı yürüme mesafesinde, tekne gece limanda.',
          overnight: 'Bodrum limanı, gulette',
        },
        en: {
          title: 'Seven Islands – Mersincik – Bodrum',
          description:
            'The longest sailing of the week: four hours, in three parts. We follow the empty slopes of the Datça peninsula and combine breakfast with a long swim at Mersincik. Towards noon we cross the gulf, slowing down if there are dolphins. We are back in Bodrum before evening; after the captain’s dinner the bazaar is within walking distance, and the boat spends the night in harbour.',
          overnight: 'Bodrum harbour, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bodrum',
          description:
            'Son kahvaltıyı limanda ediyoruz; kamaralar saat 10.00’da boşaltılıyor. Uçağı geç olan misafirlerimizin çantaları öğlene kadar teknede kalabilir. Sualtı Arkeoloji Müzesi rıhtımın karşısında: Uluburun batığını görünce bir hafta boyunca üstünden geçtiğiniz deniz başka bir anlam kazanıyor. Havalimanı servisleri limana beş dakikalık durakta.',
          overnight: '',
        },
        en: {
          title: 'Bodrum',
          description:
            'The last breakfast is in harbour and cabins are cleared at ten. If your flight is late, your bags can stay on board until noon. The Museum of Underwater Archaeology is just across the quay: after the Uluburun wreck you will think differently about the sea you have been sailing over all week. Airport buses leave from a stop five minutes away.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Bodrum–Gökova Mavi Yolculuğu: Gulette Bir Hafta',
      tour_place: 'Bodrum – Çökertme – Akbük – Sedir Adası – İngiliz Limanı – Yedi Adalar – Bodrum',
      summary:
        'Cumartesiden cumartesiye Gökova Körfezi turu: sekiz kamaralı gulet, tam pansiyon, her gece başka koy, kamara kamara rezervasyon.',
      description: [
        'Halikarnas Balıkçısı ile arkadaşlarının mavi yolculuğu başlattığı körfez. Bodrum’dan çıkıp kuzey kıyıdan içeri giriyor, güneyden dönüyoruz; sekiz günde aynı koyda iki kez yatmıyoruz.',
        'Sekiz kamaralı guletimizde en fazla on altı misafir olur. Haftanın bir gününü yelkene ayırıyoruz, kalan seyirler sabahın durgun saatinde. Gökova yazın öğleden sonra eser; bu yüzden uzun yolların çoğunu kahvaltıdan önce alıyoruz.',
        'Körfezin büyük bölümü özel çevre koruma bölgesi. Deniz çayırına demir atmıyor, atık suyu denize bırakmıyor, balığı balıkçı kooperatifinden alıyoruz. Sizden de güneş kremini denize girmeden yarım saat önce sürmenizi rica ediyoruz.',
      ].join('\n\n'),
      included: [
        'Duşlu, tuvaletli, klimalı kamarada 7 gece konaklama',
        '7 kahvaltı, 6 öğle ve 7 akşam yemeği, akşamüstü çay ve kek',
        'İçme suyu, çay ve filtre kahve',
        'Kaptan, aşçı ve iki gemicinin hizmeti',
        'Yakıt, liman ve bağlama ücretleri',
        'Şnorkel, kano, SUP ve olta takımı kullanımı',
        'Havlu ve nevresim (hafta ortasında değişir)',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Bodrum’a ulaşım ve havalimanı servisi',
        'Alkollü ve meşrubat türü içecekler',
        'Sedir Adası ve müze girişleri',
        'Mürettebat bahşişi (isteğe bağlı)',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Tekneye yumuşak çantayla gelin; bavul kamaraya sığmaz.',
        'Deniz tutmasına karşı ilaç kullanıyorsanız yanınıza alın; yedinci gün açık denizde dalga olabilir.',
        'Merdivenler diktir; yürüme güçlüğü olanlar kaydolmadan önce bizi arasın.',
        'İçecek hesabı tekne defterine yazılır, son akşam nakit ya da havaleyle kapatılır.',
        '6 yaşından küçük çocuklar güvertede yetişkin gözetiminde olmalı ve seyirde can yeleği giymelidir.',
        'Rotaya hava karar verir; rüzgâr sertleşirse kaptan Sedir’i öne, Mersincik’i sona alabilir ya da atlayabilir.',
        'Müzekart Sedir Adası ve Bodrum Kalesi’nde geçerlidir.',
      ],
    },
    en: {
      name: 'A Week in the Gulf of Gökova: Blue Cruise from Bodrum',
      tour_place: 'Bodrum – Çökertme – Akbük – Sedir Island – English Harbour – Seven Islands – Bodrum',
      summary:
        'Saturday to Saturday round the Gulf of Gökova: an eight-cabin gulet, full board, a new bay each night, booked by the cabin.',
      description: [
        'This is the gulf where the Fisherman of Halicarnassus and his friends began the blue voyage. We leave Bodrum along the northern shore and come back along the southern one, and in eight days we never sleep twice in the same bay.',
        'Our gulet has eight cabins and takes sixteen guests at most. One day of the week is given to sailing, and the other passages are made in the calm of the morning. In summer Gökova blows after lunch, so most of the long legs are over before breakfast.',
        'Most of the gulf is a protected area. We do not anchor on seagrass or discharge waste water, and we buy our fish from the fishermen’s cooperative. In return we ask you to put on sun cream half an hour before you swim.',
      ].join('\n\n'),
      included: [
        'Seven nights in an air-conditioned cabin with shower and toilet',
        'Seven breakfasts, six lunches, seven dinners, and afternoon tea with cake',
        'Drinking water, tea and filter coffee',
        'A captain, a cook and two deckhands',
        'Fuel, harbour and mooring fees',
        'Use of snorkels, kayak, paddleboards and fishing lines',
        'Towels and bed linen, changed in mid-week',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Travel to Bodrum and airport transfers',
        'Alcoholic and soft drinks',
        'Entrance to Sedir Island and museums',
        'Tips for the crew (optional)',
        'Personal spending',
      ],
      important_notes: [
        'Bring a soft bag; suitcases do not fit in the cabins.',
        'If you take seasickness tablets, pack them; there may be swell on the open crossing of day seven.',
        'The stairs are steep; if walking is difficult for you, call us before booking.',
        'Drinks are noted in the ship’s book and settled on the last evening in cash or by transfer.',
        'Under-6s must be watched on deck and wear a life jacket under way.',
        'The weather decides: in strong wind the captain may bring Sedir forward and leave Mersincik to last, or out.',
        'The Turkish museum card (Müzekart) is valid on Sedir Island and at Bodrum Castle.',
      ],
    },
  },
}
