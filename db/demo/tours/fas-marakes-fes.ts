import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'OA-243',
  categories: ['kuzey-afrika'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['MA'],
  nights: 7,
  days: 8,
  visa_mode: 'vizesiz',
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
  quota: 30,
  cover: 'fas-kasbah',
  gallery: ['fas-kasbah', 'sahra-col'],
  seasons: [
    {
      months: [3, 4],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 1_390,
      single_room_price: 1_720,
      child_prices: [230, 950, 1_110],
    },
    {
      months: [5, 9],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_290,
      single_room_price: 1_590,
      child_prices: [230, 880, 1_030],
    },
    {
      months: [10, 11],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 1_350,
      single_room_price: 1_670,
      child_prices: [230, 920, 1_080],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Marakeş',
          description:
            'Doğrudan uçuş beş saati biraz geçiyor. Marakeş’te saat bizden iki saat geri olduğu için ikindiye iniyoruz. Otele yerleşip gün batımında Cemaa el-Fna’ya yürüyoruz: Izgaraların dumanı tüterken meydan dolmaya başlar. Terastan seyrediyor, naneli çay içiyoruz. İlk akşam yemeği otelde; kuzu tajin, erik ve bademle.',
          overnight: 'Marakeş, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Marrakech',
          description:
            'The direct flight takes a little over five hours, and as Marrakech is two hours behind us we land in mid-afternoon. From the hotel we walk to Jemaa el-Fnaa at sunset, the hour when the square fills and the grills begin to smoke. We watch from a terrace over mint tea. The first dinner is at the hotel: lamb tagine with prunes and almonds.',
          overnight: 'Marrakech, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Marakeş – Bahia Sarayı – Majorelle – Çarşı',
          description:
            'Yürüyerek geçen bir gün. Bahia Sarayı’nın avluları ve Ben Yusuf Medresesi’nin zelliç duvarları sabah tenha; sonra yün boyacılarının, bakırcıların, terlikçilerin sokaklarından geçiyoruz. Kutubiye’ye dışarıdan bakıyoruz, Müslümanlar namaz saatinde girebilir. Öğleden sonra Majorelle Bahçesi’nin kobalt mavisi. Akşam yemeği serbest; cesareti olan, meydandaki balıkçı tezgâhlarından birine oturuyor.',
          overnight: 'Marakeş, 4 yıldızlı otel',
        },
        en: {
          title: 'Marrakech – Bahia Palace – Majorelle – The souks',
          description:
            'A day on foot. The courtyards of the Bahia Palace and the tiled walls of the Ben Youssef Madrasa are quiet in the morning; then we thread the lanes of the wool dyers, coppersmiths and slipper makers. We see the Koutoubia from outside; Muslims may enter at prayer times. The afternoon is for the cobalt blue of the Majorelle Garden. Dinner is your own choice, and the fish stalls in the square are worth a little courage.',
          overnight: 'Marrakech, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Marakeş – Tizi n’Tişka – Ayt bin Haddu – Dades',
          description:
            'Uzun ama güzel bir yol günü: 310 kilometre, molalarla dokuz saat. Atlaslar’ı 2.260 metrelik Tizi n’Tişka’dan aşıyor, öğlen kerpiç kale köyü Ayt bin Haddu’nun tepesine çıkıyoruz; filmlerde sayısız kez Kudüs ve Roma olmuş yer burası. Varzazat’tan sonra gül vadisi Kelaat Mguna’da gül suyu kokluyor, gün biterken Dades’in kızıl kayalıklarına varıyoruz.',
          overnight: 'Dades Vadisi, 4 yıldızlı kasba otel',
        },
        en: {
          title: 'Marrakech – Tizi n’Tichka – Aït Benhaddou – Dades',
          description:
            'A long and handsome day on the road: 310 kilometres, nine hours with stops. We cross the Atlas by the Tizi n’Tichka at 2,260 metres and at noon climb through the mud-brick village of Aït Benhaddou, which has played Jerusalem and Rome in countless films. After Ouarzazate we smell rosewater in Kelaat M’Gouna, the valley of roses, and reach the red cliffs of the Dades at the end of the day.',
          overnight: 'Dades Valley, four-star kasbah hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Dades – Todra Boğazı – Erfud – Merzuga',
          description:
            'Todra’da üç yüz metrelik kaya duvarların arasından serin serin akan suyun kıyısında yürüyoruz. Palmiyeler Erfud’a kadar eşlik ediyor; fosil ustaları orada dört yüz milyon yıllık orthoceras parlatıyor. 17.00’de Merzuga’dayız. Bavullar otelde kalıyor, kampa deveyle bir saatte ya da arazi aracıyla on dakikada gidiliyor. Kumulun sırtında gün batımı, sonra harira, tajin ve davul.',
          overnight: 'Merzuga, duşlu çöl kampı',
        },
        en: {
          title: 'Dades – Todra Gorge – Erfoud – Merzouga',
          description:
            'At Todra we walk beside a cold stream between rock walls three hundred metres high. Palms keep us company to Erfoud, where craftsmen polish fossils four hundred million years old. We are in Merzouga by five. Suitcases stay at the hotel, and the camp is an hour away by camel or ten minutes by four-wheel drive. After sunset on the ridge of a dune there are harira soup, tagine and drums.',
          overnight: 'Merzouga, desert camp with showers',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Merzuga – Ziz Vadisi – Midelt – Fes',
          description:
            'Gün doğumu için 05.45’te uyandırıyoruz; kahvaltıdan sonra turun en uzun yolu başlıyor: 470 kilometre, molalarla on saat. Ziz Vadisi’nin palmiyelerine tepeden bakıyor, elma şehri Midelt’te alabalık yiyoruz. Orta Atlas’ın sedir ormanında Berberi makakları yol kenarına iner, yiyecek vermiyoruz. İfran’ın İsviçre’yi andıran sokaklarından geçip 18.30’da Fes’e varıyoruz.',
          overnight: 'Fes, 4 yıldızlı otel',
        },
        en: {
          title: 'Merzouga – Ziz Valley – Midelt – Fes',
          description:
            'We wake you at 05:45 for sunrise, and after breakfast the longest drive of the tour begins: 470 kilometres, ten hours with stops. We look down on the palms of the Ziz Valley and stop for trout in Midelt, the apple town. In the cedar forest of the Middle Atlas, Barbary macaques come down to the road; we do not feed them. SendMiddleware Ifrane, with its Swiss-looking streets, we reach Fes at half past six.',
          overnight: 'Fes, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Fes – Medina – Tabakhaneler',
          description:
            'Dokuz bin sokaklı medinada yerel rehberimizin arkasından ayrılmıyoruz; “balak!” sesini duyunca duvara yaslanın, katır geçiyor. Bu İnaniye Medresesi, 859’da kurulan Karaviyyin, kumaş boyacıları, sonra Şuvara tabakhanesinin balkonu: Elinize nane tutuştururlar, kokuya karşı. Öğle yemeği eski bir konakta, pastilla ile. Akşamüstü serbest; isteyenler Merini mezarlarından şehrin pembeleşmesini izliyor.',
          overnight: 'Fes, 4 yıldızlı otel',
        },
        en: {
          title: 'Fes – The medina – Tanneries',
          description:
            'In a medina of nine thousand lanes we stay close behind the local guide; when you hear “balak!” press against the wall, for a mule is coming. We see the Bou Inania Madrasa, al-Qarawiyyin, founded in 859, the dyers’ street and then the balcony above the Chouara tannery, where you are handed mint against the smell. Lunch is pastilla in an old mansion. The late afternoon is free; from the Merinid tombs the city turns pink.',
          overnight: 'Fes, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Fes – Meknes – Rabat – Kazablanka',
          description:
            'Bir saat sonra Meknes’te, Mevlay İsmail’in dev kapısı Bab Mansur’un önündeyiz. Öğleden sonra başkent Rabat: yarım kalmış Hasan Kulesi, V. Muhammed’in anıt mezarı, nehrin ağzına bakan mavi-beyaz Udaya Kasbası. Otoyolla bir buçuk saat sonra Kazablanka. Veda yemeğini kornişte, okyanusa karşı yiyoruz: ızgara sardalya ve kuskus.',
          overnight: 'Kazablanka, 4 yıldızlı otel',
        },
        en: {
          title: 'Fes – Meknes – Rabat – Casablanca',
          description:
            'An hour away in Meknes we stand before Bab Mansour, the great gate of Moulay Ismail. The afternoon is for Rabat, the capital: the unfinished Hassan Tower, the mausoleum of Mohammed V and the blue and white Kasbah of the Udayas at the mouth of the river. Casablanca is an hour and a half further by motorway. The farewell dinner is on the Corniche, facing the ocean: grilled sardines and couscous.',
          overnight: 'Casablanca, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kazablanka – İstanbul',
          description:
            'Okyanusun üstüne kurulu II. Hasan Camii’ni rehberli ilk turda geziyoruz; minaresi 210 metre, avlusu seksen bin kişilik. Şehrin art deco caddelerinde kısa bir otobüs turundan sonra havalimanına geçiyoruz, kırk dakika. Uçuş dört buçuk saat; iki saatlik fark da eklenince İstanbul’a gece 22.30 dolayında varıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Casablanca – Istanbul',
          description:
            'We join the first guided visit of the Hassan II Mosque, built out over the ocean, with a minaret of 210 metres and room for eighty thousand in its courtyard. After a short drive along the city’s art deco avenues it is forty minutes to the airport. The flight takes four and a half hours, and with two more lost to the clock we reach Istanbul at around half past ten at night.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Fas: Marakeş’ten Sahra’ya, Sahra’dan Fes’e',
      tour_place: 'İstanbul – Marakeş – Ayt bin Haddu – Dades – Merzuga – Fes – Rabat – Kazablanka',
      summary:
        'Marakeş’e uçup Kazablanka’dan dönülen sekiz gün: Atlas geçidi, Merzuga’da çöl kampı, Fes medinası. Vizesiz.',
      description: [
        'Fas’ın iki büyük şehri arasında, dağı ve çölü aşan bir yol. Marakeş’e uçup Kazablanka’dan döndüğümüz için hiçbir yoldan iki kez geçmiyoruz; pencerede her gün başka bir yer var.',
        'Açık konuşalım: Üçüncü ve beşinci günler uzun otobüs günleri. Yolu, iki saatte bir mola vererek ve molaları güzel yerlere denk getirerek hafifletiyoruz. Karşılığında, çölde yapay ışığın olmadığı bir gece ve Fes’te acelesiz bir gün var.',
        'Merzuga’daki kampta çadırlar yataklı, her birinin duşu ve tuvaleti var. Deveye binmek şart değil; hayvanlarına iyi baktığını gördüğümüz bir aileyle çalışıyoruz.',
      ].join('\n\n'),
      included: [
        'İstanbul – Marakeş ve Kazablanka – İstanbul uçak bileti (20 kg bagaj)',
        'Klimalı otobüsle bütün ulaşım ve transferler',
        '6 gece 4 yıldızlı otel, 1 gece duşlu çöl kampı',
        '7 kahvaltı, 1 öğle ve 5 akşam yemeği',
        'Kampa deveyle ya da arazi aracıyla ulaşım',
        'Marakeş ve Fes’te yerel rehber, tur boyunca Türkçe rehber',
        'Şehir vergileri',
        'Seyahat sağlık sigortası',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Müze, medrese, bahçe ve cami girişleri (yaklaşık 55 €)',
        'Belirtilmeyen öğle ve akşam yemekleri',
        'İçecekler',
        'Şoför, rehber ve kamp bahşişleri (toplam 30 €)',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Pasaportunuz girişte en az 6 ay geçerli olmalıdır; turistik gezide 90 güne kadar vize istenmez.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname gerekir.',
        'Çöl gecesi mart ve kasımda 5 dereceye inebilir: kat kat giyin, küçük bir el feneri getirin.',
        'Kampa yalnızca bir gecelik çanta çıkar, bavullar Merzuga’daki otelde kilitli odada kalır.',
        'Fes medinasında dört saat yürünür; kaymayan, rahat ayakkabı gerekir.',
        'Dirhem ülke dışında bozulmaz, havalimanında azar azar bozdurun. Çarşıda kart pek geçmez.',
        'Kum fırtınası kampı engellerse geceyi Merzuga’daki otelde geçiririz.',
      ],
    },
    en: {
      name: 'Morocco: Marrakech to the Sahara and Fes',
      tour_place: 'Istanbul – Marrakech – Aït Benhaddou – Dades – Merzouga – Fes – Rabat – Casablanca',
      summary:
        'Eight days from Marrakech to Casablanca: an Atlas pass, a desert camp at Merzouga and the medina of Fes. No visa needed.',
      description: [
        'A road over mountain and desert between the two great cities of Morocco. Since we fly into Marrakech and home from Casablanca there is no doubling back, and every day has something new in the window.',
        'To be plain about it: days three and five are long ones on the coach. We make them lighter by stopping every two hours, and by choosing the stops well. In return you have a night in the desert with no artificial light, and an unhurried day in Fes.',
        'At the Merzouga camp the tents have proper beds, each with its own shower and toilet. Nobody has to ride a camel; we work with a family whose animals we have seen to be well cared for.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul – Marrakech and Casablanca – Istanbul (20 kg of luggage)',
        'All travel and transfers by air-conditioned coach',
        'Six nights in four-star hotels and one in a desert camp with showers',
        'Seven breakfasts, one lunch and five dinners',
        'Camel or four-wheel drive to the camp',
        'Local guides in Marrakech and Fes, and a Turkish-speaking guide throughout',
        'City taxes',
        'Travel health insurance',
      ],
      excluded: [
        'Turkish exit fee',
        'Entrance to museums, madrasas, gardens and the mosque (about €55)',
        'Lunches and dinners not mentioned',
        'Drinks',
        'Tips for driver, guide and camp (€30 in all)',
        'Personal spending',
      ],
      important_notes: [
        'Your passport must be valid for 6 months on entry; Turkish citizens need no visa for up to 90 days.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'Desert nights can fall to 5 degrees in March and November: dress in layers and bring a small torch.',
        'Only an overnight bag goes to the camp; cases stay locked at the hotel in Merzouga.',
        'We walk for four hours in the medina of Fes; comfortable shoes with a grip are needed.',
        'Dirhams cannot be bought abroad; change a little at a time at the airport. Cards are rarely taken in the souks.',
        'If a sandstorm prevents the camp, we spend the night at the hotel in Merzouga.',
      ],
    },
  },
}
