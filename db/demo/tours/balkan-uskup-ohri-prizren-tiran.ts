import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'BK-302',
  categories: ['ucakli-balkan'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['MK', 'XK', 'AL'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 36,
  featured: true,
  cover: 'ohri-kaneo',
  gallery: ['ohri-kaneo'],
  seasons: [
    {
      months: [3, 11],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 529,
      single_room_price: 679,
      child_prices: [110, 399, 459],
    },
    {
      months: [4, 5, 6, 9, 10],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 599,
      single_room_price: 769,
      child_prices: [120, 449, 519],
    },
    {
      months: [7, 8],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 649,
      single_room_price: 829,
      child_prices: [130, 489, 569],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Üsküp',
          description:
            'Perşembe sabahı İstanbul Havalimanı’nda buluşup bir buçuk saatte Üsküp’e uçuyoruz. Türk Çarşısı’nda Kurşunlu Han, Mustafa Paşa Camii ve Davut Paşa Hamamı sırayla yolumuzda; öğle yemeği için tavsiyemiz güveçte tavçe gravçe, yani kuru fasulye. Taşköprü’den Vardar’ı geçip yeni meydanın heykellerine gülümsüyor, Yahya Kemal’in çocukluğunun geçtiği Üsküp’ü rehberimizden dinliyoruz.',
          overnight: 'Üsküp, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Skopje',
          description:
            'We meet at Istanbul Airport on Thursday morning and land in Skopje an hour and a half later. In the Old Bazaar we see the Kurşumli Inn, the Mustafa Pasha Mosque and the Daut Pasha Hamam; for lunch we suggest tavče gravče, beans baked in a clay pot. Then we cross the Vardar by the Stone Bridge and meet the many statues of the new square.',
          overnight: 'Skopje, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Üsküp – Priştine – Prizren',
          description:
            'Otoyoldan bir buçuk saatte Kosova Ovası’na varıyor, Priştine’den önce Sultan I. Murad’ın türbesine uğruyoruz; türbedar ailesi sorularınızı Türkçe yanıtlar. Priştine’de Fatih Camii’nden sonra macchiato molası: Kosovalılar kahvesiyle övünür. Prizren’e öğleden sonra varıyoruz. Sinan Paşa Camii, Şadırvan Meydanı ve isteyenler için Kale’ye yirmi dakikalık dik bir çıkış var.',
          overnight: 'Prizren, 4 yıldızlı otel',
        },
        en: {
          title: 'Skopje – Pristina – Prizren',
          description:
            'The motorway takes us to the Kosovo plain in an hour and a half, to the tomb of Sultan Murad I, whose keepers will answer questions in Turkish. In Pristina, after the Fatih Mosque, we stop for a macchiato; Kosovars are proud of theirs. We reach Prizren in the afternoon: the Sinan Pasha Mosque, Shadervan Square and, for those who like, a steep twenty-minute climb to the fortress.',
          overnight: 'Prizren, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Prizren – Akçahisar – Tiran',
          description:
            'Sabah çarşıda telkâri ustalarını izledikten sonra Arnavutluk Alpleri’nin tünellerinden geçen otoyola çıkıyoruz; Akçahisar’a iki buçuk saat. İskender Bey’in kalesini ve etnografya müzesini gezip eski çarşıda fërgesë, yani peynirli biber güveci yiyoruz. Tiran’da Ethem Bey Camii’nden sonra eski bir sığınakta kurulan Bunk’Art 2’ye girebilirsiniz.',
          overnight: 'Tiran, 4 yıldızlı otel',
        },
        en: {
          title: 'Prizren – Krujë – Tirana',
          description:
            'After watching the filigree workers in the bazaar we take the motorway that tunnels through the Albanian mountains; Krujë is two and a half hours away. We visit Skanderbeg’s castle and the ethnographic museum and eat fërgesë, a baked dish of peppers and cheese, in the old bazaar. In Tirana, after the Et’hem Bey Mosque, you may like Bunk’Art 2, a museum in a former bunker.',
          overnight: 'Tirana, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Tiran – Elbasan – Struga – Ohri',
          description:
            'Elbasan’da, sur içinde kısa bir kahve molasıyla üç saatte Ohri Gölü’ne varıyoruz. Struga’da Drin Köprüsü, Ohri’de Ali Paşa Camii, inci atölyeleri ve Kaneo Kilisesi’ne giden ahşap iskele var. Dükkânlardaki “Ohri incisi” bir balığın pulundan yapılır; iki ailenin tarifi hâlâ gizlidir. Akşam göl kıyısında canlı müzikli yemek programımızda.',
          overnight: 'Ohri, 4 yıldızlı otel',
        },
        en: {
          title: 'Tirana – Elbasan – Struga – Ohrid',
          description:
            'With a coffee stop inside the walls of Elbasan we are at Lake Ohrid in three hours. In Struga we see the bridge over the Drin; in Ohrid the Ali Pasha Mosque, the pearl workshops and the boardwalk to the church of Kaneo. The Ohrid pearl is coated with an emulsion of fish scales, and two families still guard the recipe. Dinner is by the lake, with live music.',
          overnight: 'Ohrid, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ohri – Kalkandelen – Üsküp – İstanbul',
          description:
            'Göle karşı erken bir kahvaltıdan sonra dağ yolundan Kalkandelen’e iniyoruz; iki buçuk saat. Alaca Cami’nin dışı iskambil kâğıdı gibi boyanmıştır, yapımında boyaya binlerce yumurta karıştırıldığı anlatılır. Harabati Baba Tekkesi’nin avlusunda soluklanıp Üsküp Havalimanı’na geçiyoruz. Uçağımız akşamüstü kalkar, 20.00 sularında İstanbul’dayız.',
          overnight: '',
        },
        en: {
          title: 'Ohrid – Tetovo – Skopje – Istanbul',
          description:
            'After an early breakfast by the lake we cross the mountains to Tetovo, two and a half hours away. The Painted Mosque is decorated outside like a deck of cards, and they say thousands of eggs went into its paint. We catch our breath in the courtyard of the Harabati Baba lodge and continue to Skopje Airport. The flight leaves in the late afternoon and lands in Istanbul around 20:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Üsküp, Prizren, Tiran ve Ohri',
      tour_place: 'Üsküp – Priştine – Prizren – Tiran – Ohri – Kalkandelen',
      summary:
        'Vizesiz üç ülke, beş gün: uçakla Üsküp’e, oradan Kosova ve Arnavutluk üzerinden Ohri Gölü’ne. Uzun otobüs gecesi yok.',
      description:
        'Üsküp’e uçuş, İstanbul’dan Diyarbakır’a uçmaktan kısa sürer. Oradan bir daire çiziyoruz: Priştine ve Prizren’de Kosova, Tiran’da Arnavutluk, Ohri’de göl; sonra Kalkandelen üzerinden yeniden Üsküp. Geldiğimiz yoldan dönmüyoruz.\n\nGünlük yol iki buçuk ile üç buçuk saat arasında kalıyor, bu yüzden her şehre yürüyecek ve bir masaya oturacak zaman var. Prizren’de ve Üsküp’ün Türk Çarşısı’nda Türkçe konuşarak alışveriş edersiniz. Turun dört gecesi dört ayrı şehirdedir; her akşam başka bir sokakta yürümek isteyenler için tasarladık.',
      included: [
        'İstanbul – Üsküp – İstanbul tarifeli uçak bileti ve havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde 4 gece konaklama',
        '4 kahvaltı ve 4 akşam yemeği',
        'Ohri’de canlı müzikli akşam yemeği',
        'Bütün transferler ve şehirlerarası otobüs yolculukları',
        'Türkçe rehberlik ve zorunlu yerel rehberler',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (isteğe bağlı, öneririz)',
        'Müze girişleri (toplam yaklaşık 20 €)',
        'Öğle yemekleri ve bütün içecekler',
        'Ohri’de tekne gezisi (kişi başı 10 €, isteğe bağlı)',
      ],
      important_notes: [
        'Türkiye Cumhuriyeti vatandaşları üç ülkeye de vizesiz girer. Pasaportunuzun dönüşten sonra en az 6 ay geçerli olmasını istiyoruz.',
        'Yakında Sırbistan’a da gidecekseniz bize danışın: Kosova giriş damgası Sırp sınırında soruya yol açabilir.',
        '18 yaşından küçükler anne babadan yalnız biriyle geliyorsa öbüründen noter onaylı muvafakatname taşımalıdır.',
        'Prizren ve Ohri’nin eski mahalleleri yokuşlu ve parke taşlıdır; günde 4–6 km yürünür.',
        'Kosova’da avro, Kuzey Makedonya’da dinar, Arnavutluk’ta lek geçer. Küçük avro banknotları çarşıda kabul görür.',
        'Camilere girişte omuz ve dizleri örten giysi, hanımlar için başörtüsü gerekir.',
      ],
    },
    en: {
      name: 'Skopje, Prizren, Tirana and Ohrid',
      tour_place: 'Skopje – Pristina – Prizren – Tirana – Ohrid – Tetovo',
      summary:
        'Three visa-free countries in five days: fly to Skopje, then loop through Kosovo and Albania to Lake Ohrid. No nights on a coach.',
      description:
        'Skopje is a ninety-minute flight from Istanbul. From there we draw a circle: Kosovo in Pristina and Prizren, Albania in Tirana, the lake at Ohrid, and back to Skopje by way of Tetovo. We never return by the road we came on.\n\nDrives stay between two and a half and three and a half hours a day, which leaves time in each town for a walk and a table. Turkish is widely spoken in Prizren and in Skopje’s Old Bazaar. The four nights are in four different towns; we made this tour for people who like a new street to stroll along every evening.',
      included: [
        'Scheduled flights Istanbul – Skopje – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '4 nights in four-star hotels',
        '4 breakfasts and 4 dinners',
        'Dinner with live music in Ohrid',
        'All transfers and coach travel between towns',
        'Turkish-speaking tour guide and compulsory local guides',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'Turkish departure tax',
        'Travel health insurance (optional, recommended)',
        'Museum entries (about €20 in total)',
        'Lunches and all drinks',
        'Boat trip in Ohrid (€10 per person, optional)',
      ],
      important_notes: [
        'Turkish citizens enter all three countries without a visa; other nationalities should ask us. Your passport should be valid for 6 months after the tour.',
        'If you plan to visit Serbia soon, ask us first: a Kosovo entry stamp may raise questions at the Serbian border.',
        'Under-18s travelling with one parent need the notarised consent of the other.',
        'The old quarters of Prizren and Ohrid are steep and cobbled; expect to walk 4 to 6 km a day.',
        'Kosovo uses the euro, North Macedonia the denar and Albania the lek. Small euro notes are accepted in the bazaars.',
        'Shoulders and knees must be covered in mosques, and women need a headscarf.',
      ],
    },
  },
}
