import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'GM-223',
  categories: ['yunan-adalari'],
  transporter_types: ['gemi', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['GR'],
  nights: 4,
  days: 5,
  visa_mode: 'kapida',
  guide_language: 'tr',
  board: 'tam-pansiyon',
  kdv_rate: 20,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 12],
  ],
  currency: 'EUR',
  quota: 40,
  featured: true,
  cover: 'rodos-limani',
  gallery: ['rodos-limani', 'efes-sutunlar'],
  seasons: [
    {
      months: [5, 10],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 690,
      single_room_price: 990,
      child_prices: [150, 320, 390],
    },
    {
      months: [6, 9],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 790,
      single_room_price: 1_150,
      child_prices: [150, 360, 440],
    },
    {
      months: [7, 8],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 890,
      single_room_price: 1_290,
      child_prices: [150, 390, 490],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Kuşadası – Gemiye biniş',
          description:
            'Çarşamba 05.30’da Mecidiyeköy’den, 06.15’te Kadıköy Evlendirme Dairesi önünden kalkıyoruz. Otoyolla, Balıkesir’de uzun kahvaltı molasıyla Kuşadası yedi buçuk saat. Pasaport kontrolü ve bagaj teslimi 14.30’da başlıyor. Kamaralara yerleşip zorunlu can yeleği talimine katılıyoruz; gemi 17.30’da demir alıyor, akşam yemeği denizde. Kuşadası’nda yaşayanlar limanda katılabilir.',
          overnight: 'Gemide, iç kamara',
        },
        en: {
          title: 'Istanbul – Kuşadası – Embarkation',
          description:
            'On Wednesday the coach leaves Mecidiyeköy at 05:30 and the Kadıköy registry office at 06:15. By motorway, with a long breakfast stop in Balıkesir, Kuşadası is seven and a half hours away. Passport control and baggage drop begin at 14:30. We settle into our cabins and attend the compulsory lifeboat drill; the ship sails at 17:30 and dinner is at sea. You may also join us at the port in Kuşadası.',
          overnight: 'On board, inside cabin',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Patmos (Batnoz)',
          description:
            'Sabah Skala limanındayız. Otobüsle tepedeki Hora’ya on dakikada çıkıyoruz; Aziz Yuhanna Manastırı’nın kalın duvarları kale sanılır, avlusunda 11. yüzyıl taşları var. İnişte Yuhanna’nın Vahiy’i yazdırdığına inanılan mağaraya uğruyoruz. Öğleden sonra serbest: Beyaz badanalı sokaklarda dolaşmak, Grikos’ta yüzmek ya da Skala’da ahtapot yemek için dört saat var.',
          overnight: 'Gemide, iç kamara',
        },
        en: {
          title: 'Patmos',
          description:
            'In the morning we are in Skala. A coach takes ten minutes to climb to Chora, where the thick walls of the Monastery of St John could pass for a fortress and the courtyard is eleventh-century. On the way down we stop at the cave where John is believed to have dictated the Revelation. The afternoon is free: four hours for the whitewashed lanes, a swim at Grikos or octopus in Skala.',
          overnight: 'On board, inside cabin',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Rodos',
          description:
            'Gemi surların dibine yanaşıyor, Eski Şehir’e yürüyerek giriyoruz. Şövalyeler Sokağı’ndan Büyük Üstat Sarayı’na çıkıp Süleymaniye Camii, Hafız Ahmed Ağa Kütüphanesi ve Türk mahallesinin çeşmeleri arasından iniyoruz. Öğleden sonra isteyenler Lindos’a gidebilir: Elli kilometrelik yol bir saat, akropole taş basamaklarla çıkılıyor. Gemi gece yarısı hareket ediyor; akşam limanda.',
          overnight: 'Gemide, iç kamara',
        },
        en: {
          title: 'Rhodes',
          description:
            'The ship docks under the walls and we walk into the Old Town: up the Street of the Knights to the Grand Master’s Palace, then down past the Süleymaniye Mosque, the Hafız Ahmed Ağa library and the fountains of the Turkish quarter. In the afternoon there is an optional trip to Lindos, fifty kilometres and an hour away, with its acropolis high above the bay. We sail at midnight, so the evening can be spent in town.',
          overnight: 'On board, inside cabin',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Kos (İstanköy)',
          description:
            'Kos’un merkezi limandan on dakikalık yürüyüş: Hipokrat’ın altında ders verdiği söylenen çınar, Gazi Hasan Paşa Camii, agora. Sonra hekimliğin doğduğu yerlerden biri sayılan Asklepion’a çıkıyoruz; teraslardan karşı kıyıda Bodrum görünüyor. İsteyen öğleden sonra bisiklet kiralar, ada düz ve bisiklet yolu boldur. Gemi 18.00’de kalkıyor; son akşam güvertede müzik var.',
          overnight: 'Gemide, iç kamara',
        },
        en: {
          title: 'Kos',
          description:
            'The centre of Kos is a ten-minute walk from the quay: the plane tree under which Hippocrates is said to have taught, the Gazi Hasan Paşa Mosque, the agora. We then drive up to the Asklepieion, one of the birthplaces of medicine, whose terraces look across to Bodrum. In the afternoon you can hire a bicycle; this side of the island is flat and has proper lanes. The ship sails at 18:00, with music on deck on the last night.',
          overnight: 'On board, inside cabin',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kuşadası – Efes – İstanbul',
          description:
            'Gemi sabah 07.00’de Kuşadası’na yanaşıyor; kahvaltıdan sonra 08.30’da iniyoruz. Efes’i sıcak bastırmadan gezmek için iki saatimiz var: Kuretler Caddesi, Celsus Kütüphanesi ve Büyük Tiyatro. Selçuk’ta çöp şiş molasından sonra 12.30’da yola çıkıyoruz. Akhisar ve Balıkesir üzerinden Kadıköy’e 20.00, Mecidiyeköy’e 20.45 sularında varıyoruz. Kuşadası’nda kalacaklar limanda ayrılabilir.',
          overnight: '',
        },
        en: {
          title: 'Kuşadası – Ephesus – Istanbul',
          description:
            'The ship docks at Kuşadası at 07:00 and after breakfast we disembark at half past eight. There are two hours to see Ephesus before the heat: Curetes Street, the Library of Celsus and the Great Theatre. After a stop for Selçuk’s çöp şiş, small skewers of grilled meat, we set off at 12:30 and reach Kadıköy at about 20:00 and Mecidiyeköy at 20:45. If you are staying in Kuşadası, you can leave us at the port.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Gemiyle Yunan Adaları: Patmos, Rodos, Kos',
      tour_place: 'İstanbul – Kuşadası – Patmos – Rodos – Kos – Efes',
      summary:
        'Kuşadası’ndan gemiyle üç ada, dört gece tam pansiyon. Kapıda vizeyle; İstanbul’dan otobüs ve Efes gezisi fiyata dahil.',
      description: [
        'Üç ada, her birinde tam gün. Rotayı kapıda vize uygulanan On İki Ada’dan seçtik; bu yüzden Santorini ve Mikonos yok, Schengen başvurusu da yok. Geçerli Schengen vizesi ya da yeşil pasaportu olanlar kendi belgesiyle katılır.',
        'Geminin liman turlarını almak zorunda değilsiniz: Patmos manastırı, Rodos Eski Şehri ve Kos’ta Asklepion gezileri Türkçe rehberimizle, fiyata dahil. Kalan saatler sizin; limanların çevresi yürüyerek rahatça gezilir.',
        'Kapıda vize adına karşın önceden hazırlanan bir dosyadır. Belgelerinizi kalkıştan 21 gün önce topluyor, gemi işletmesi aracılığıyla Yunan makamlarına iletiyoruz. Programın o yıl yenilenmemesi hâlinde ödediğiniz tutarın tamamını iade ederiz.',
      ].join('\n\n'),
      included: [
        'İstanbul – Kuşadası – İstanbul otobüs yolculuğu',
        'İç kamarada 4 gece tam pansiyon konaklama',
        'Yemeklerde su, çay, kahve ve meşrubat',
        'Liman vergileri',
        'Patmos, Rodos Eski Şehri ve Kos gezileri',
        'Efes gezisi',
        'Türkçe rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Kapıda vize ücreti ve hizmet bedeli',
        'Gemide kişi başı günlük 12 € servis ücreti (12 yaş ve üstü)',
        'Yurt dışı çıkış harcı ve seyahat sağlık sigortası',
        'Manastır, ören yeri ve müze girişleri',
        'Lindos gezisi ve geminin ek turları',
        'Alkollü içecekler, internet ve kişisel harcamalar',
        'Deniz gören ya da balkonlu kamara farkı',
      ],
      important_notes: [
        'Pasaportunuz dönüşten sonra en az 6 ay geçerli, son 10 yıl içinde düzenlenmiş ve yıpranmamış olmalıdır.',
        'Kapıda vizeyi gemi işletmesi, rotadaki adaları kapsayacak biçimde ister; en çok 7 günlüktür. Kararı Yunan makamları verir, vize garantisi verilmez.',
        'Vizesi reddedilen misafirimiz tarihini ücretsiz değiştirebilir ya da vize giderleri dışındaki ödemesini geri alır.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname gerekir.',
        'Manastıra girerken omuz ve diz örtülü olmalıdır.',
        'Limana yanaşma saatlerini hava ve liman yönetimi değiştirebilir; yanaşılamayan adanın yerine başka ada konabilir.',
        'Müzekart Efes’te geçerlidir.',
      ],
    },
    en: {
      name: 'Greek Islands by Ship: Patmos, Rhodes and Kos',
      tour_place: 'Istanbul – Kuşadası – Patmos – Rhodes – Kos – Ephesus',
      summary:
        'Three islands by ship from Kuşadası, four nights’ full board, visa on arrival, with the coach from Istanbul and Ephesus included.',
      description: [
        'Three islands, with a full day on each. We chose them from the Dodecanese, where Turkish citizens can be given a visa on arrival; hence no Santorini or Mykonos, and no Schengen application either. If you hold a valid Schengen visa or a green passport you travel on that.',
        'There is no need to buy the ship’s excursions: the monastery on Patmos, the Old Town of Rhodes and the Asklepieion on Kos are included, with our Turkish-speaking guide. The remaining hours are yours, and the harbour towns are easy to explore on foot.',
        'Despite its name, the visa on arrival is a file prepared beforehand. We collect your papers 21 days before departure and send them to the Greek authorities through the cruise line. If the scheme is not renewed that year, we refund everything you have paid.',
      ].join('\n\n'),
      included: [
        'Coach from Istanbul to Kuşadası and back',
        'Four nights’ full board in an inside cabin',
        'Water, tea, coffee and soft drinks with meals',
        'Port taxes',
        'Visits on Patmos, in the Old Town of Rhodes and on Kos',
        'A visit to Ephesus',
        'A Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Visa on arrival and its service fee',
        'Service charge of €12 per person per day on board (age 12 and over)',
        'Turkish exit fee and travel health insurance',
        'Entrance to the monastery, sites and museums',
        'The Lindos trip and the ship’s own excursions',
        'Alcoholic drinks, internet and personal spending',
        'Supplement for a sea-view or balcony cabin',
      ],
      important_notes: [
        'Your passport must be undamaged, issued within the last 10 years and valid for at least 6 months after return.',
        'The cruise line requests the visa on arrival for the islands on this route; it is for 7 days at most. The Greek authorities decide and no visa is guaranteed.',
        'If your visa is refused, you may change your date free of charge or be refunded everything except the visa costs.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'Shoulders and knees must be covered in the monastery.',
        'Weather and port authorities may change docking times; an island that cannot be reached may be replaced by another.',
        'The Turkish museum card (Müzekart) is valid at Ephesus.',
      ],
    },
  },
}
