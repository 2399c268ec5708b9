import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-107',
  categories: ['gap-mezopotamya'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 6,
  days: 7,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'TRY',
  quota: 36,
  featured: true,
  cover: 'nemrut-gundogumu',
  gallery: ['nemrut-gundogumu', 'gobeklitepe', 'mardin-gece', 'urfa-balikligol', 'hasankeyf'],
  seasons: [
    {
      months: [4, 5],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 42_900,
      single_room_price: 55_900,
      child_prices: [3_500, 29_900, 36_500],
    },
    {
      months: [6],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 38_900,
      single_room_price: 50_900,
      child_prices: [3_500, 26_900, 32_900],
    },
    {
      months: [9, 10],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 41_900,
      single_room_price: 54_500,
      child_prices: [3_500, 28_900, 35_500],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Gaziantep',
          description:
            'Sabah uçağıyla Gaziantep’e iniyor, güne katmerle başlıyoruz. Zeugma Mozaik Müzesi’nde “Çingene Kızı”nın karanlık odasından önce, su altında kalacakken çıkarılan villaların tabanlarını geziyoruz. Öğleden sonra Bakırcılar Çarşısı, Zincirli Bedesten ve Tahmis Kahvesi’nde bir menengiç kahvesi. Akşam yemeği Antep usulü: yuvalama ve küşleme.',
          overnight: 'Gaziantep, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Gaziantep',
          description:
            'We land in Gaziantep in the morning and begin with katmer, the pistachio pastry eaten here for breakfast. At the Zeugma Mosaic Museum, before the dark room of the “Gypsy Girl”, we walk across villa floors saved from the rising reservoir. The afternoon is for the coppersmiths’ bazaar, the Zincirli arcade and a terebinth coffee at Tahmis. Dinner is local: yuvalama soup and lamb fillet.',
          overnight: 'Gaziantep, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Halfeti – Rumkale – Şanlıurfa',
          description:
            'Bir buçuk saatte Fırat kıyısındaki Halfeti’ye iniyoruz. Tekneyle Rumkale’nin dibinden ve minaresi sudan çıkan batık Savaşan köyünün yanından geçen bir saatlik tur. Öğle yemeğinde şabut balığı veya patlıcan kebabı. Akşamüstü Urfa: Balıklıgöl, Hz. İbrahim’in doğduğu rivayet edilen mağara ve Gümrük Hanı’nın avlusunda çay.',
          overnight: 'Şanlıurfa, 4 yıldızlı otel',
        },
        en: {
          title: 'Halfeti – Rumkale – Şanlıurfa',
          description:
            'An hour and a half brings us to Halfeti on the Euphrates. A one-hour boat trip passes below the fortress of Rumkale and the drowned village of Savaşan, whose minaret rises out of the water. Lunch is river fish or aubergine kebab. Late in the day we reach Urfa: the Pool of Sacred Fish, the cave where Abraham is said to have been born, and tea in the courtyard of Gümrük Hanı.',
          overnight: 'Şanlıurfa, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Göbeklitepe – Urfa Müzesi – Harran',
          description:
            'Göbeklitepe’ye kapı açılırken varıyoruz; on bir bin yıllık dikilitaşlara kalabalıksız bakılabilsin diye. Ardından Şanlıurfa Arkeoloji Müzesi: Urfa Adamı ve aslından ayırt etmesi güç D tapınağı. Öğleden sonra 45 dakika güneyde Harran’ın kümbet evleri ve yıkık ulu camisi. Akşam sıra gecesi; çiğ köfte masanızın başında yoğrulur.',
          overnight: 'Şanlıurfa, 4 yıldızlı otel',
        },
        en: {
          title: 'Göbeklitepe – Urfa Museum – Harran',
          description:
            'We reach Göbeklitepe as the gate opens, so that the eleven-thousand-year-old pillars can be seen without a crowd. Then the Şanlıurfa Archaeology Museum, with the Urfa Man and a full-size copy of Enclosure D. In the afternoon we drive 45 minutes south to the beehive houses and ruined great mosque of Harran. The evening is a sıra gecesi, with music and çiğ köfte kneaded beside your table.',
          overnight: 'Şanlıurfa, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Atatürk Barajı – Karakuş – Cendere – Kâhta',
          description:
            'Atatürk Barajı’nın seyir terasından göle bakıp Adıyaman’a geçiyoruz. Kommagene kraliçelerinin yattığı Karakuş Tümülüsü’nün ardından, iki bin yıldır ayakta duran Cendere Köprüsü’nü yaya geçiyoruz. Yürümek isteyen Arsameia’daki kabartmaya tırmanır, yaklaşık yarım saat. Akşam yemeğini erken yiyip erken yatıyoruz, çünkü gece 02.30’da Nemrut için kalkacağız.',
          overnight: 'Kâhta, 3 yıldızlı otel',
        },
        en: {
          title: 'Atatürk Dam – Karakuş – Cendere – Kâhta',
          description:
            'After a look across the lake from the terrace above the Atatürk Dam we drive to Adıyaman. We see the Karakuş tumulus, burial place of the queens of Commagene, and cross on foot the Cendere Bridge, which has stood for nearly two thousand years. Those who wish can climb half an hour to the relief at Arsameia. Dinner and bed come early: the call is at 02:30.',
          overnight: 'Kâhta, three-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Nemrut’ta gün doğumu – Nissibi Köprüsü – Diyarbakır',
          description:
            'Minibüslerle Nemrut’un eteğine çıkıyor, son yirmi beş dakikayı fenerle, taş basamaklardan yürüyoruz. Güneş doğu terasındaki başlara vurduğunda saat mevsime göre beş ile altı arası. Otelde kahvaltı ve iki saat dinlenmeden sonra Nissibi Köprüsü’nden Fırat’ı geçip Siverek üzerinden Diyarbakır’a varıyoruz. Akşam ciğer kebabı, isteyene Hasan Paşa Hanı.',
          overnight: 'Diyarbakır, 4 yıldızlı otel',
        },
        en: {
          title: 'Sunrise on Nemrut – Nissibi Bridge – Diyarbakır',
          description:
            'Minibuses take us up Mount Nemrut; the last twenty-five minutes are on foot by torchlight, on stone steps. Depending on the month the sun reaches the heads on the east terrace between five and six. After breakfast and two hours’ rest at the hotel we cross the Euphrates by the Nissibi Bridge and drive through Siverek to Diyarbakır. Dinner is liver kebab, with the option of tea at Hasan Paşa Hanı.',
          overnight: 'Diyarbakır, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Diyarbakır – Hasankeyf – Midyat – Mardin',
          description:
            'Sabah Keçi Burcu’ndan Hevsel Bahçeleri’ne bakıyor, Ulu Cami’yi ve Dört Ayaklı Minare’yi geziyoruz; On Gözlü Köprü’de kısa bir mola. İki saat sonra Hasankeyf’te, yerinden taşınan Zeynel Bey Türbesi ve müze. Midyat’ta telkâri ustalarına uğrayıp konuk evinin damına çıkıyoruz. Mardin’in ışıkları akşam yemeğine yetişir.',
          overnight: 'Mardin, taş konak otel',
        },
        en: {
          title: 'Diyarbakır – Hasankeyf – Midyat – Mardin',
          description:
            'In the morning we look over the Hevsel Gardens from the Goat Tower, see the Great Mosque and the Four-Legged Minaret, and pause at the Ten-Arched Bridge. Two hours on, at Hasankeyf, stand the museum and the tomb of Zeynel Bey, moved here before the valley was flooded. In Midyat we visit the silver filigree workshops and a mansion roof. Mardin lights up in time for dinner.',
          overnight: 'Mardin, stone mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Deyrulzafaran – Dara – Mardin – İstanbul',
          description:
            'Deyrulzafaran Manastırı’nda Süryani bir rehberden avludaki hayatı dinliyoruz. Yarım saat ötede Dara: kayaya oyulmuş mezarlar ve yeraltı sarnıcı. Öğleden sonra Mardin’de Zinciriye Medresesi, abbaralar ve Revaklı Çarşı; ikbebet denen haşlama içli köfteyi burada tadın. Akşam 19.00 dolaylarındaki uçakla, iki saatte İstanbul’a dönüyoruz.',
          overnight: '',
        },
        en: {
          title: 'Deyrulzafaran – Dara – Mardin – Istanbul',
          description:
            'At the Deyrulzafaran Monastery a Syriac guide tells us about life around the courtyard. Half an hour away is Dara, with its rock-cut tombs and underground cistern. The afternoon is for Mardin itself: the Zinciriye Medrese, the vaulted passages and the arcaded bazaar, where you should try ikbebet, the boiled local dumpling. We fly home at about 19:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Büyük GAP: Antep’ten Nemrut’a, Diyarbakır’dan Mardin’e',
      tour_place: 'Gaziantep – Halfeti – Şanlıurfa – Harran – Nemrut – Diyarbakır – Hasankeyf – Mardin',
      summary:
        'Altı gece, yedi gün: Zeugma, Göbeklitepe, Nemrut’ta gün doğumu, Diyarbakır surları ve Mardin. Gaziantep’e uçuş, Mardin’den dönüş.',
      description: [
        'Güneydoğu’yu tek seferde ve sırasıyla görmek isteyenlerin turu. Gaziantep’ten başlayıp doğuya doğru ilerliyor, Mardin’den uçakla dönüyoruz; geri dönen yol yok. En uzun sürüş Kâhta–Diyarbakır arası, üç saat.',
        'Nemrut’a gün doğumunda çıkıyoruz. Gece yarısı uyanmak istemeyen misafirlerimiz otelde kalabilir, rehber yardımcısı sabah kahvaltıda onlarla olur. Ertesi sabahı hafif tuttuk.',
        'Sofra bu turun yarısıdır. Akşam yemeklerini otel büfesinde değil, mümkün olan her şehirde yerli lokantalarda veriyoruz; etsiz seçenek isteyenler rezervasyonda belirtirse her akşam hazırdır.',
      ].join('\n\n'),
      included: [
        'İstanbul–Gaziantep ve Mardin–İstanbul uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        '6 gece otel ve konak konaklaması',
        '6 sabah kahvaltısı ve 6 akşam yemeği',
        'Halfeti’de tekne turu',
        'Nemrut için minibüsler',
        'Şanlıurfa’da sıra gecesi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze ve ören yeri girişleri',
        'Deyrulzafaran Manastırı girişi',
        'Öğle yemekleri',
        'Yemeklerde alınan içecekler',
        'Kişisel harcamalar ve bahşişler',
      ],
      important_notes: [
        'Nemrut’ta 2.150 metreye kadar çıkılır; haziranda bile kaban, bere ve el feneri getirin.',
        'Müzekart T.C. vatandaşları için Zeugma, Göbeklitepe, Harran, Nemrut ve müzelerde geçerlidir.',
        'Haziranda Harran’da gölgede 40 dereceyi bulur; o günün sırası sabah serinliğine göre kurulur.',
        'Cami ve manastırlarda omuz ve diz kapalı olmalıdır; kadınlar için bir şal yeterlidir.',
        'Kâhta’da otel seçeneği sınırlıdır, 3 yıldızlı temiz bir otel kullanılır.',
        'Kar veya yağış Nemrut yolunu kapatırsa çıkış gün batımına alınır ya da yerine Perre Antik Kenti gezilir.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport gereklidir.',
      ],
    },
    en: {
      name: 'Grand Southeast: Gaziantep, Nemrut, Diyarbakır and Mardin',
      tour_place: 'Gaziantep – Halfeti – Şanlıurfa – Harran – Nemrut – Diyarbakır – Hasankeyf – Mardin',
      summary:
        'Six nights, seven days: Zeugma, Göbeklitepe, sunrise on Nemrut, the walls of Diyarbakır and Mardin. Fly into Gaziantep, home from Mardin.',
      description: [
        'For those who want to see the southeast in one go and in the right order. We start in Gaziantep, work our way east and fly home from Mardin, so no road is repeated. The longest drive is Kâhta to Diyarbakır, three hours.',
        'We climb Nemrut for sunrise. Guests who would rather not get up in the middle of the night may stay at the hotel, where the assistant guide joins them for breakfast. The morning after is kept light.',
        'Food is half of this tour. Wherever we can, dinner is in a local restaurant and not at a hotel buffet. Tell us when you book if you eat no meat, and there will be a dish for you every evening.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul–Gaziantep and Mardin–Istanbul, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Six nights in hotels and a stone mansion',
        'Six breakfasts and six dinners',
        'The boat trip at Halfeti',
        'Minibuses up Mount Nemrut',
        'The musical evening in Şanlıurfa',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entrance fees to museums and sites',
        'Entry to the Deyrulzafaran Monastery',
        'Lunches',
        'Drinks with meals',
        'Personal spending and tips',
      ],
      important_notes: [
        'Nemrut rises to 2,150 metres: bring a warm coat, a hat and a torch, even in June.',
        'The Müzekart lets Turkish citizens into Zeugma, Göbeklitepe, Harran, Nemrut and the museums.',
        'In June Harran can reach 40 degrees in the shade; that day is planned around the cool of the morning.',
        'Shoulders and knees should be covered in mosques and monasteries; women will need a shawl.',
        'Hotels are few in Kâhta; we use a clean three-star one.',
        'If snow or rain closes the Nemrut road, we go up for sunset or visit ancient Perre instead.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
      ],
    },
  },
}
