import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-115',
  categories: ['izmir-cikisli', 'ege-akdeniz'],
  transporter_types: ['otobus'],
  departure_city: 'İzmir',
  countries: ['TR'],
  nights: 0,
  days: 1,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yok',
  kdv_rate: 20,
  deposit_rate: 100,
  child_bands: [
    [0, 3],
    [4, 12],
  ],
  currency: 'TRY',
  quota: 30,
  cover: 'sirince-evleri',
  gallery: ['sirince-evleri', 'efes-sutunlar'],
  seasons: [
    {
      months: [3, 4, 5],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 1_890,
      single_room_price: 1_890,
      child_prices: [350, 1_490],
    },
    {
      months: [6, 9, 10],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 1_950,
      single_room_price: 1_950,
      child_prices: [350, 1_550],
    },
    {
      months: [11, 12, 2],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 1_690,
      single_room_price: 1_690,
      child_prices: [350, 1_350],
    },
  ],
  programme: [
    {
      meals: ['ogle'],
      texts: {
        tr: {
          title: 'İzmir – Efes – Selçuk – Şirince – İzmir',
          description:
            'Sabah 08.00’de Bornova Metro, 08.20’de Alsancak Gar, 08.45’te Gaziemir’den çıkıyor, bir saatte Efes’in üst kapısına varıyoruz. Üç saat boyunca aşağı doğru: Odeon, Celsus Kütüphanesi, büyük tiyatro. Öğle yemeği Selçuk’ta çöp şiş. Sonra İsa Bey Camii ve Artemis’ten kalan tek sütun; Şirince’de iki saat serbest zaman. 19.00’da Alsancak.',
          overnight: '',
        },
        en: {
          title: 'İzmir – Ephesus – Selçuk – Şirince – İzmir',
          description:
            'We leave Bornova metro at 08:00, Alsancak station at 08:20 and Gaziemir at 08:45, and reach the upper gate of Ephesus in an hour. For three hours the way leads downhill past the Odeon, the Library of Celsus and the great theatre. Lunch is skewered lamb in Selçuk. Then come the İsa Bey Mosque, the one column left of the Temple of Artemis and two free hours in Şirince. Alsancak at 19:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'İzmir’den Günübirlik Efes ve Şirince',
      tour_place: 'İzmir – Efes – Selçuk – Şirince',
      summary:
        'Efes’e üç saat ayıran günübirlik tur: sabah antik kent, öğlen Selçuk’ta çöp şiş, akşamüstü Şirince. İzmir’den otuz kişilik grup.',
      description: [
        'Efes’i bir saatte geçen turlardan değil. Üst kapıdan girip limana inen yolu üç saatte yürüyor, Yamaç Evler’i görmek isteyenlere ayrıca zaman bırakıyoruz. Kulaklık sistemi sayesinde rehberi kalabalıkta da duyarsınız.',
        'Öğleden sonra Şirince. Pazarı değil, arka sokakları gösteriyoruz: taş okul binası, Vaftizci Yahya Kilisesi’nin avlusu ve zeytinyağı sabunu döken son atölyelerden biri. Zeytinyağı ve nar ekşisi tatmak serbest, almak zorunda değilsiniz; dükkânlardan komisyon almıyoruz.',
      ].join('\n\n'),
      included: [
        'İzmir çıkışlı klimalı araçla ulaşım',
        'Selçuk’ta öğle yemeği',
        'Kulaklıklı anlatım sistemi',
        'Kokartlı rehberlik hizmeti',
        'Otopark ve geçiş ücretleri',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: ['Efes Ören Yeri girişi', 'Yamaç Evler bileti', 'Yemekte alınan içecekler', 'Kişisel harcamalar'],
      important_notes: [
        'Müzekart T.C. vatandaşları için Efes’te geçerlidir, Yamaç Evler için ayrı bilet gerekir.',
        'Mermer yol kaygandır ve gölgesizdir: lastik taban, şapka ve su getirin.',
        'Efes’in üst kapısından alt kapısına yaklaşık 2 km yürünür; tekerlekli sandalyeyle alt bölüm gezilebilir.',
        'Bebek arabası yerine taşıma kangurusu öneririz.',
        'Etsiz öğle yemeği isteyenler rezervasyonda belirtsin.',
      ],
    },
    en: {
      name: 'Ephesus and Şirince: a Day from İzmir',
      tour_place: 'İzmir – Ephesus – Selçuk – Şirince',
      summary:
        'A day that gives Ephesus three hours: the ancient city in the morning, lamb skewers in Selçuk, Şirince after lunch. Groups of thirty.',
      description: [
        'This is not a tour that crosses Ephesus in an hour. We enter at the top and take three hours to walk down towards the harbour, with extra time for those who want the Terrace Houses. Headsets let you hear the guide in the thick of the crowd.',
        'The afternoon is Şirince, and its back lanes more than its market: the stone schoolhouse, the courtyard of the church of St John the Baptist and one of the last workshops that pours olive-oil soap. Taste the olive oil and the pomegranate syrup if you like; you need not buy, and we take no commission from shops.',
      ].join('\n\n'),
      included: [
        'Return travel from İzmir in an air-conditioned vehicle',
        'Lunch in Selçuk',
        'Headsets for the commentary',
        'A licensed Turkish-speaking guide',
        'Parking and tolls',
        'Compulsory travel insurance and VAT',
      ],
      excluded: ['Entry to Ephesus', 'Ticket for the Terrace Houses', 'Drinks with lunch', 'Personal spending'],
      important_notes: [
        'The Müzekart admits Turkish citizens to Ephesus; the Terrace Houses need a separate ticket.',
        'The marble road is slippery and has no shade: bring rubber soles, a hat and water.',
        'It is a 2 km walk from the upper gate to the lower; the lower part can be seen from a wheelchair.',
        'A baby carrier works better than a pushchair.',
        'Tell us when booking if you would like a meatless lunch.',
      ],
    },
  },
}
