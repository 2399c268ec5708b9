import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KF-231',
  categories: ['gurcistan'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['GE'],
  nights: 5,
  days: 6,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 12],
  ],
  currency: 'EUR',
  quota: 36,
  cover: 'tiflis-kalesi',
  gallery: ['tiflis-kalesi'],
  seasons: [
    {
      months: [4, 5, 10],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 590,
      single_room_price: 750,
      child_prices: [110, 420, 490],
    },
    {
      months: [6, 9],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 640,
      single_room_price: 820,
      child_prices: [110, 450, 530],
    },
    {
      months: [7, 8],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 690,
      single_room_price: 890,
      child_prices: [120, 490, 570],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Batum',
          description:
            'Sabah uçağıyla iki saatte Batum’dayız; saatler bir saat ileri alınıyor. Otele yerleştikten sonra yedi kilometrelik sahil bulvarının ilk kısmını yürüyoruz: birbirine yaklaşıp ayrılan Ali ile Nino heykeli, Alfabe Kulesi, eski şehirde Piazza ve Orta Camii. Akşam yemeği için önerimiz Acara haçapurisi; ortasındaki yumurtayı ekmeğin kenarıyla karıştırıp yersiniz.',
          overnight: 'Batum, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Batumi',
          description:
            'A morning flight of two hours takes us to Batumi, one hour ahead. Once settled we walk the first stretch of the seven-kilometre seafront: the statue of Ali and Nino, who glide together and apart, the Alphabet Tower, and in the old town Piazza square and the Orta Mosque. For dinner we suggest Adjarian khachapuri: stir in the egg with the crust and eat it while it is hot.',
          overnight: 'Batumi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Batum – Gonio – Mahuntseti – Botanik Bahçesi',
          description:
            'Güne Roma’nın Apsaros’undan kalma surlarıyla Gonio Kalesi’nde başlıyor, sonra Acaristskali vadisine giriyoruz. Kraliçe Tamar döneminden kalma taş kemer köprü ile Mahuntseti Şelalesi yan yana; öğle yemeği dere kıyısında alabalık ve mısır ekmeği. Öğleden sonra denize tepeden bakan Botanik Bahçesi’nde bambu ve manolyaların arasında yokuş aşağı yürüyoruz, otobüs aşağıda bekliyor.',
          overnight: 'Batum, 4 yıldızlı otel',
        },
        en: {
          title: 'Batumi – Gonio – Makhuntseti – Botanical Garden',
          description:
            'We begin at Gonio, whose walls are those of Roman Apsaros, then turn up the Adjaristskali valley. A stone arch bridge from the age of Queen Tamar and the Makhuntseti waterfall stand close together; lunch is trout and corn bread beside the stream. In the afternoon we walk downhill through bamboo and magnolias in the Botanical Garden high above the sea, with the coach waiting at the bottom.',
          overnight: 'Batumi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Batum – Prometheus Mağarası – Kutaisi',
          description:
            'Kolhis ovasını geçip üç saatte Prometheus Mağarası’na varıyoruz. Aydınlatılmış salonlarda 1.400 metre yürünüyor, içerisi yaz kış 14 derece. Kutaisi’de Bagrati Katedrali’nin tepesinden şehre bakıyor, kapalı çarşıda çurçhela, tkemali erik sosu ve baharat tadıyoruz. Akşam yemeği bir aile evinde; sofradakiler üç sesli şarkılara başlayınca Gürcü sofrasının ne demek olduğu anlaşılıyor.',
          overnight: 'Kutaisi, 4 yıldızlı otel',
        },
        en: {
          title: 'Batumi – Prometheus Cave – Kutaisi',
          description:
            'Three hours across the plain of Colchis lies the Prometheus Cave. The lit route runs for 1,400 metres through its halls, at 14 degrees in summer and winter. In Kutaisi we look over the city from Bagrati Cathedral, then taste churchkhela, sour plum sauce and spices in the covered market. Dinner is in a family home, and once they start to sing in harmony you understand what a Georgian table is for.',
          overnight: 'Kutaisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kutaisi – Gelati – Mtsheta – Tiflis',
          description:
            'Kral David’in 1106’da kurduğu Gelati Manastırı’nın mozaiklerini görüp doğuya dönüyoruz. Rikoti Geçidi’ndeki yeni tünellerle yol dört saat; ortada Surami’nin tatlı nazuki çöreği için duruyoruz. Öğleden sonra iki nehrin birleştiği Mtsheta’da Cvari Kilisesi’ne çıkıyor, Svetitshoveli Katedrali’ni geziyoruz. Tiflis’e varış 18.30, akşam serbest.',
          overnight: 'Tiflis, 4 yıldızlı otel',
        },
        en: {
          title: 'Kutaisi – Gelati – Mtskheta – Tbilisi',
          description:
            'After the mosaics of Gelati Monastery, founded by King David in 1106, we head east. With the new tunnels at the Rikoti Pass the drive takes four hours, broken at Surami for nazuki, a sweet spiced bread. In the afternoon we reach Mtskheta, where two rivers meet, to climb to Jvari church and visit Svetitskhoveli Cathedral. We are in Tbilisi by half past six, with a free evening.',
          overnight: 'Tbilisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Tiflis – Narikala – Abanotubani – Rustaveli',
          description:
            'Eski şehri yürüyerek geziyoruz: Metehi’den Kura’ya bakış, teleferikle Narikala Kalesi, kükürt hamamlarının kubbeleri, sinagog, cami ve kiliselerin komşu olduğu sokaklar. Öğleden sonra Rustaveli Caddesi ve isteyenlere Ulusal Müze’nin Kolhis altınları. Puşkin’in övgüyle yazdığı hamamlarda özel oda ayırtabilirsiniz. Akşam hinkali ve halk danslarıyla veda yemeği.',
          overnight: 'Tiflis, 4 yıldızlı otel',
        },
        en: {
          title: 'Tbilisi – Narikala – Abanotubani – Rustaveli',
          description:
            'We see the old city on foot: the view of the river from Metekhi, the cable car to Narikala fortress, the domes of the sulphur baths, and lanes where synagogue, mosque and church are neighbours. The afternoon is for Rustaveli Avenue and, if you like, the gold of Colchis in the National Museum. Pushkin praised the baths here above all others, and you can book a private room. The farewell dinner comes with khinkali dumplings and folk dance.',
          overnight: 'Tbilisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tiflis – İstanbul',
          description:
            'Sabah Kuru Köprü’deki bit pazarında bir saat: Sovyet madalyaları, semaverler, plaklar, ressamların tuvalleri. Pazarlık beklenir. Ardından pastaneden son bir lobiani alıp havalimanına geçiyoruz, şehir merkezinden yarım saat. Öğleden sonra kalkan uçak iki buçuk saat sonra İstanbul’da; saatler bir saat geri alındığından günün akşamı size kalıyor.',
          overnight: '',
        },
        en: {
          title: 'Tbilisi – Istanbul',
          description:
            'We spend an hour of the morning at the Dry Bridge flea market among Soviet medals, samovars, records and painters’ canvases. Bargaining is expected. Then we pick up a last lobiani, a bread filled with beans, and drive half an hour to the airport. The afternoon flight takes two and a half hours, and with the clock going back an hour you still have the evening at home.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Batum’dan Tiflis’e: Otobüsle Gürcistan',
      tour_place: 'İstanbul – Batum – Kutaisi – Mtsheta – Tiflis',
      summary:
        'Batum’a uçak, Tiflis’ten dönüş; arada otobüsle Karadeniz’den Kafkas eteklerine altı gün. Kimlikle ve vizesiz.',
      description: [
        'Gürcistan’ı bir ucundan ötekine geçen bir yol. Batum’a uçup Tiflis’ten döndüğümüz için aynı 400 kilometreyi iki kez gitmiyoruz; arada Kutaisi’de geceleyip acele etmeden geziyoruz.',
        'Batum çoğu gezide kumarhane ve sahilden ibarettir. Biz bir günü Acara’nın vadilerine ayırıyoruz: Kemer köprüler, şelale ve dere kıyısında bir öğle yemeği. Tiflis’te de bütün bir gün yürüyoruz.',
        'Çipli T.C. kimlik kartı yeterli, vize yok. Gürcistan’ın zorunlu tuttuğu sağlık sigortasını biz yaptırıyor, poliçenizi yola çıkmadan gönderiyoruz.',
      ].join('\n\n'),
      included: [
        'İstanbul – Batum ve Tiflis – İstanbul uçak bileti (15 kg bagaj)',
        'Klimalı otobüsle bütün ulaşım ve transferler',
        'Batum 2, Kutaisi 1, Tiflis 2 gece 4 yıldızlı otel',
        '5 kahvaltı, 1 öğle ve 2 akşam yemeği',
        'Programdaki şehir ve çevre gezileri',
        'Gürcistan için zorunlu sağlık ve kaza sigortası',
        'Türkçe rehberlik hizmeti',
        'Otel ve şehir vergileri',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Mağara, müze, botanik bahçesi ve teleferik girişleri (yaklaşık 35 €)',
        'Belirtilmeyen öğle ve akşam yemekleri',
        'Kükürt hamamı',
        'Bahşişler ve kişisel harcamalar',
      ],
      important_notes: [
        'Sağlam ve okunaklı çipli T.C. kimlik kartı ya da geçerli pasaport gerekir; ehliyet ve eski nüfus cüzdanı geçmez.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname istenir.',
        'Kiliselerde diz örtülü olmalı, kadınlar başörtüsü almalıdır; girişte ödünç şal bulunur.',
        'Prometheus Mağarası’nda yaklaşık 800 basamak vardır; diz sorunu olanlar dışarıdaki kafede bekleyebilir.',
        'Para birimi laridir. Küçük dükkânlar için nakit bulundurun, kart şehirlerde yaygın geçer.',
        'Batum yağışlıdır; yazın bile ince bir yağmurluk alın.',
      ],
    },
    en: {
      name: 'Batumi to Tbilisi: Across Georgia by Coach',
      tour_place: 'Istanbul – Batumi – Kutaisi – Mtskheta – Tbilisi',
      summary:
        'Fly to Batumi, fly home from Tbilisi: six days by coach between the Black Sea and the foot of the Caucasus. No visa needed.',
      description: [
        'A road from one end of Georgia towards the other. Because we fly into Batumi and home from Tbilisi, we do not drive the same 400 kilometres twice; a night in Kutaisi lets us take our time.',
        'On most trips Batumi means casinos and a beach. We give a day to the valleys of Adjara instead, with their arched bridges, a waterfall and lunch beside a stream. In Tbilisi, too, we spend a whole day on foot.',
        'Turkish citizens need only the chip ID card, and no visa. We take out the health insurance that Georgia requires and send you the policy before you leave.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul – Batumi and Tbilisi – Istanbul (15 kg of luggage)',
        'All travel and transfers by air-conditioned coach',
        'Four-star hotels: two nights in Batumi, one in Kutaisi, two in Tbilisi',
        'Five breakfasts, one lunch and two dinners',
        'All sightseeing in the programme',
        'The health and accident insurance required by Georgia',
        'A Turkish-speaking guide',
        'Hotel and city taxes',
      ],
      excluded: [
        'Turkish exit fee',
        'Entrance to the cave, museums, botanical garden and cable car (about €35)',
        'Lunches and dinners not mentioned',
        'The sulphur baths',
        'Tips and personal spending',
      ],
      important_notes: [
        'Turkish citizens need an undamaged chip ID card or a valid passport; driving licences and old identity booklets are refused.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'In churches knees must be covered and women wear a scarf; shawls can be borrowed at the door.',
        'The Prometheus Cave has about 800 steps; those with bad knees can wait in the café.',
        'The currency is the lari. Carry some cash for small shops; cards are widely accepted in cities.',
        'Batumi is rainy; bring a light waterproof even in summer.',
      ],
    },
  },
}
