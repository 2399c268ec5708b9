import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-317',
  categories: ['avrupa', 'yunan-adalari'],
  transporter_types: ['ucak', 'gemi', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['GR'],
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
    [7, 12],
  ],
  currency: 'EUR',
  quota: 30,
  cover: 'santorini',
  gallery: ['santorini', 'atina-akropol'],
  seasons: [
    {
      months: [4, 10],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 790,
      single_room_price: 1_090,
      child_prices: [150, 590, 670],
    },
    {
      months: [5, 6, 9],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 890,
      single_room_price: 1_240,
      child_prices: [160, 670, 760],
    },
    {
      months: [7, 8],
      weekdays: [3],
      every_weeks: 4,
      multi_room_price: 990,
      single_room_price: 1_390,
      child_prices: [170, 750, 840],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Atina',
          description:
            'Çarşamba sabahı bir buçuk saatlik uçuşla Atina’dayız. Sıcak bastırmadan saatli biletimizle Akropolis’e çıkıyoruz: Propylaia, Parthenon, Erekhtheion’un karyatidleri. Öğle molası Plaka’da, sonra Sintagma’da nöbet değişimi. Akşam serbest; Psirri’de suvlaki, Koukaki’de deniz ürünü iyidir. Yarın erken kalkılacak, valizden küçük bir çanta ayırın.',
          overnight: 'Atina, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Athens',
          description:
            'A flight of an hour and a half brings us to Athens on Wednesday morning. With timed tickets we climb the Acropolis before the heat: the Propylaia, the Parthenon, the caryatids of the Erechtheion. Lunch is in Plaka, followed by the changing of the guard at Syntagma. The evening is free, for souvlaki in Psyrri or seafood in Koukaki. We start early tomorrow, so lay out a small bag.',
          overnight: 'Athens, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Atina – Pire – Santorini',
          description:
            'Kahvaltı kutularımızla Pire’ye inip hızlı feribotla beş saatte Santorini’ye geçiyoruz; gemi kalderaya girerken güvertede olun. Fira’da kayalığın kenarından yürüyor, otele yerleşip dinleniyoruz. Gün batımı için Oia’ya gitmek yerine daha sakin İmerovigli’yi seçtik. Akşam yemeğinde adanın fava ezmesi ve domates köftesi ısmarlanır.',
          overnight: 'Santorini, 4 yıldızlı otel',
        },
        en: {
          title: 'Athens – Piraeus – Santorini',
          description:
            'With breakfast boxes in hand we go down to Piraeus for the fast ferry, five hours to Santorini; be on deck when it enters the caldera. In Fira we walk along the cliff edge, then check in and rest. For sunset we have chosen Imerovigli, which is calmer than Oia. At dinner order the island’s fava purée and tomato fritters.',
          overnight: 'Santorini, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Santorini: Akrotiri – Pyrgos – Oia',
          description:
            'Sabah, üç bin altı yüz yıl önce küle gömülen Akrotiri’nin üstü kapalı kazı alanını geziyoruz. Pyrgos’un kale sokaklarından sonra bir bağda, yere yakın sepet biçiminde budanan asmalar ve Assyrtiko tadımı var. Öğleden sonra Oia’da üç saat serbest: mavi kubbeler, Ammoudi’ye inen 250 basamak. 18.00’de kalabalık toplanırken biz ayrılıyoruz.',
          overnight: 'Santorini, 4 yıldızlı otel',
        },
        en: {
          title: 'Santorini: Akrotiri – Pyrgos – Oia',
          description:
            'In the morning we visit the roofed excavation of Akrotiri, buried in ash some 3,600 years ago. After the castle lanes of Pyrgos there is a vineyard where the vines are trained into low baskets, with a tasting of Assyrtiko. Oia has three free hours in the afternoon for the blue domes and the 250 steps down to Ammoudi. We leave at 18:00, just as the crowd gathers.',
          overnight: 'Santorini, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Santorini – Pire – Atina',
          description:
            'Öğlene kadar ada sizin: isteyenler kaldera teknesiyle sıcak kükürtlü suya ve Nea Kameni kraterine gider, isteyenler Kamari’nin siyah kumunda denize girer. Öğleden sonra feribotla Pire’ye dönüyoruz. Atina’ya 21.30 gibi varılır; otelin çatı katından ışıklandırılmış Akropolis görünür, günün yorgunluğunu orada atarsınız.',
          overnight: 'Atina, 4 yıldızlı otel',
        },
        en: {
          title: 'Santorini – Piraeus – Athens',
          description:
            'The island is yours until noon. Some will take the caldera boat to the warm sulphur water and the crater of Nea Kameni, others will swim off the black sand of Kamari. In the afternoon the ferry carries us back to Piraeus, and we are in Athens by about 21:30. The floodlit Acropolis can be seen from the hotel roof, a good place to end the day.',
          overnight: 'Athens, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Atina – Sounion – İstanbul',
          description:
            'Sabah Akropolis Müzesi’nin cam zemininde yürüyüp üst kattaki frizlere, yerleri boş bırakılmış parçalara bakıyoruz. Sonra sahil yolundan bir saat on beş dakikada Sounion Burnu: Poseidon Tapınağı’nın sütununda Lord Byron’ın kazıdığı isim var. Balık lokantasında öğle molası ve havalimanı; akşam uçağıyla İstanbul.',
          overnight: '',
        },
        en: {
          title: 'Athens – Sounion – Istanbul',
          description:
            'In the morning we walk over the glass floors of the Acropolis Museum and up to the frieze, with its gaps left open for the missing pieces. Then the coast road leads in an hour and a quarter to Cape Sounion, where Lord Byron is said to have carved his name on the Temple of Poseidon. After lunch at a fish taverna we go to the airport for the evening flight to Istanbul.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Atina ve Santorini, Feribotla',
      tour_place: 'Atina – Pire – Santorini – Sounion',
      summary:
        'İki gece Atina, iki gece Santorini: uçakla gidiş, Ege’yi feribotla geçiş, saatli Akropolis bileti. Nisan – ekim.',
      description:
        'Atina’ya uçuş bir buçuk saat, Santorini’ye feribot beş saat. Uçakla da gidilir, ama adaya denizden yaklaşmanın, kalderanın duvarlarının iki yanda yükselişini görmenin başka yolu yok.\n\nSantorini’de iki gece yeter mi? Gezilecek yer için evet, tembellik için hayır. Otelimiz Fira’da ya da yanındaki Karterados’ta; kaldera manzaralı oda isteyenlere fiyat farkını ayrıca söyleriz.\n\nAtina’ya dönüşte bir gece daha kalıyoruz. Böylece feribot rüzgâra takılırsa uçağınız kaçmaz.',
      included: [
        'İstanbul – Atina – İstanbul uçak bileti ve havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 4 gece konaklama',
        'Pire – Santorini – Pire hızlı feribot bileti',
        'Akropolis için saatli giriş bileti ve yerel rehber',
        'Santorini’de bağ ziyareti ve tadım',
        'Bütün transferler ve geziler',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Kaldera teknesi (45 €, isteğe bağlı)',
        'Akrotiri, Akropolis Müzesi ve Sounion girişleri (toplam yaklaşık 60 €)',
        'Öğle ve akşam yemekleri',
        'Konaklama ve iklim vergisi (gecelik oda başına yaklaşık 10 €)',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir. Santorini, Türkiye’ye yakın adalar için geçerli kapıda vize uygulamasının içinde değildir.',
        'Yeşil ve gri pasaport sahipleri vizeden muaftır. Pasaportunuz dönüşten sonra en az 3 ay geçerli olmalıdır.',
        'Feribot saatleri meltem rüzgârına göre değişebilir; sefer iptalinde bir sonraki gemiyle gidilir, programın sırası değişir.',
        'Akropolis’in mermeri kaygandır. Temmuz ve ağustosta çok sıcak günlerde öğle saatlerinde kapatılabilir.',
        'Ada basamaklıdır; tekerlekli valizi taşımak yer yer güçtür, bir büyük valiz yeter.',
        'Son yıllarda bölgede yer yer deprem etkinliği görüldü; resmî uyarı olursa programı başka bir adaya çeviririz.',
      ],
    },
    en: {
      name: 'Athens and Santorini by Ferry',
      tour_place: 'Athens – Piraeus – Santorini – Sounion',
      summary:
        'Two nights in Athens and two on Santorini: fly out, cross the Aegean by ferry, Acropolis at a booked hour. April to October.',
      description:
        'Athens is ninety minutes away by air and Santorini five hours further by ferry. You could fly there too, but nothing else shows you the walls of the caldera rising on both sides as you come in.\n\nAre two nights on Santorini enough? For the sights, yes; for idling, no. Our hotel is in Fira or neighbouring Karterados, and we will quote the supplement for a caldera view if you want one.\n\nOn the way back we stay one more night in Athens, so that a ferry delayed by the wind does not cost you your flight.',
      included: [
        'Flights Istanbul – Athens – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '4 nights in four-star hotels with breakfast',
        'Fast ferry Piraeus – Santorini – Piraeus',
        'Timed Acropolis ticket and local guide',
        'Vineyard visit and tasting on Santorini',
        'All transfers and tours',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Caldera boat trip (€45, optional)',
        'Entry to Akrotiri, the Acropolis Museum and Sounion (about €60 in total)',
        'Lunches and dinners',
        'Accommodation and climate levy (about €10 per room per night)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa. Santorini is not covered by the visa on arrival for islands near Türkiye.',
        'Green and grey passports are exempt. Your passport must be valid for 3 months after the tour.',
        'Ferry times depend on the meltemi wind. If a sailing is cancelled we take the next one and change the order of visits.',
        'The marble of the Acropolis is slippery, and the site may close around midday on very hot days in July and August.',
        'The island is all steps, and wheeled cases are a nuisance; one large suitcase is enough.',
        'The area has seen some earthquake activity in recent years; on an official warning we move the programme to another island.',
      ],
    },
  },
}
