import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'UD-324',
  categories: ['japonya-kore'],
  transporter_types: ['ucak', 'tren', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['KR', 'JP'],
  nights: 9,
  days: 12,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 5],
    [6, 11],
  ],
  currency: 'EUR',
  quota: 24,
  cover: 'kore-seul',
  gallery: ['kore-seul', 'japonya-fuji'],
  seasons: [
    {
      months: [4],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 4_190,
      single_room_price: 5_240,
      child_prices: [520, 3_240, 3_690],
    },
    {
      months: [5, 9],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 3_890,
      single_room_price: 4_860,
      child_prices: [490, 3_010, 3_420],
    },
    {
      months: [10, 11],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 4_090,
      single_room_price: 5_110,
      child_prices: [510, 3_160, 3_590],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Seul uçuşu',
          description:
            'Çarşamba gecesi İstanbul Havalimanı’nda buluşup K-ETA onaylarını ve pasaportları birlikte kontrol ediyoruz. Doğrudan uçuş on saate yakın sürer, saat farkı altı saattir; Seul’e ertesi gün akşamüstü inilir. Uçakta iki öğün yemek var. Telefonunuza Kore haritası uygulamasını şimdiden indirin, alışık olduğunuz harita orada yaya yolu göstermez.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Flight Istanbul – Seoul',
          description:
            'We meet at Istanbul Airport on Wednesday night and check K-ETA approvals and passports together. The direct flight takes nearly ten hours and the clock goes forward by six, so we land in Seoul late the next afternoon. Two meals are served on board. Install a Korean map app on your phone now: the one you are used to gives poor walking directions there.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'Seul: varış ve Myeongdong',
          description:
            'Incheon’dan şehre bir saat on beş dakika. Otele yerleştikten sonra Myeongdong’un akşam tezgâhlarına yürüyoruz: yumurtalı ekmek, baharatlı pirinç keki tteokbokki, şişte ahtapot. Et ürünlerinde domuz sorusunu rehberimiz tezgâh tezgâh yanıtlar. Namsan Tepesi’ndeki kulenin rengine bakın; mavi yanıyorsa Seul’ün havası temizdir.',
          overnight: 'Seul, 4 yıldızlı otel',
        },
        en: {
          title: 'Seoul: arrival and Myeongdong',
          description:
            'Incheon is an hour and a quarter from the city. Once we have checked in we walk to the evening stalls of Myeongdong for egg bread, spicy tteokbokki rice cakes and octopus on a stick; the guide knows which stalls use pork. Look up at the tower on Namsan hill: when it shines blue, the air in Seoul is clean.',
          overnight: 'Seoul, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Seul: Gyeongbok Sarayı ve Bukchon',
          description:
            'Saat 10.00’da Gyeongbok Sarayı’nın nöbet değişimi; hanbok giyen saraya ücretsiz girer, kiralık olanı hemen karşıda. Bukchon’un kiremit damlı evleri arasında yürürken ses kısılır, burada insanlar oturuyor. Öğlen Insadong’da bibimbap. Öğleden sonra Cheonggye Deresi ve Gwangjang Pazarı; isteyenler akşam Seul Merkez Camii’nin olduğu Itaewon’a çıkar.',
          overnight: 'Seul, 4 yıldızlı otel',
        },
        en: {
          title: 'Seoul: Gyeongbokgung and Bukchon',
          description:
            'At 10:00 we watch the guard change at Gyeongbokgung. Visitors in hanbok enter free, and you can rent one across the road. Among the tiled roofs of Bukchon keep your voice down, because people live here. Lunch in Insadong can be bibimbap. In the afternoon come the Cheonggye stream and Gwangjang market; in the evening some may go up to Itaewon, home of the Seoul Central Mosque.',
          overnight: 'Seoul, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Sınır hattı (DMZ) ya da serbest gün',
          description:
            'Bir saat kuzeyde, Imjingak’ta yarısı yıkılmış köprüyü ve sınır boyundaki üçüncü tüneli görüyoruz; Dora Gözlemevi’nden dürbünle Kuzey Kore köyü seçilir. Pasaport şart, askerî nedenle son anda kapanabilir. Katılmayanlar Lotte Kulesi’ne çıkar ya da Hongdae’de kafe kafe gezer. Akşam masada közlenen dana bulgogi için rehberimizle buluşulur.',
          overnight: 'Seul, 4 yıldızlı otel',
        },
        en: {
          title: 'The border (DMZ) or a free day',
          description:
            'An hour to the north, at Imjingak, we see the broken bridge and the Third Tunnel along the border; through the binoculars of Dora Observatory you can make out a North Korean village. A passport is essential, and the army may close the area at the last minute. Others may prefer Lotte Tower or the cafés of Hongdae. In the evening we meet for beef bulgogi, grilled at the table.',
          overnight: 'Seoul, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Seul – Gyeongju – Busan',
          description:
            'Hızlı tren KTX iki saatte Gyeongju’ya getirir. Silla krallarının çim kaplı tümülüsleri arasında yürüyor, birinin içine giriyoruz; Bulguk Tapınağı’nın taş merdivenleri sekizinci yüzyıldan. Kırmızı fasulye dolgulu hwangnam ekmeği buranın hediyeliğidir. Otobüsle bir saat on beş dakikada Busan’dayız, akşam Haeundae kumsalında.',
          overnight: 'Busan, 4 yıldızlı otel',
        },
        en: {
          title: 'Seoul – Gyeongju – Busan',
          description:
            'The KTX fast train brings us to Gyeongju in two hours. We walk among the grass-covered mounds of the Silla kings and enter one of them; the stone stairs of Bulguksa temple date from the eighth century. Hwangnam bread, filled with red bean, is what people take home. By coach it is an hour and a quarter to Busan and an evening on Haeundae beach.',
          overnight: 'Busan, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Busan: Gamcheon ve Jagalchi',
          description:
            'Yamaçtaki renkli Gamcheon mahallesine, ardından Birleşmiş Milletler Anıt Mezarlığı’na gidiyoruz; 462 Türk askeri burada yatıyor, isim isim okunur. Jagalchi balık pazarında alt katta seçtiğiniz balık üst katta pişer. Öğleden sonra deniz kıyısına kurulmuş Haedong Yonggung Tapınağı. Akşam Gwangan Köprüsü’nün ışıkları sahilden izlenir.',
          overnight: 'Busan, 4 yıldızlı otel',
        },
        en: {
          title: 'Busan: Gamcheon and Jagalchi',
          description:
            'We visit the coloured hillside of Gamcheon and then the United Nations Memorial Cemetery, where 462 Turkish soldiers lie and their names can be read one by one. At Jagalchi the fish you choose downstairs is cooked upstairs. In the afternoon we see Haedong Yonggungsa, a temple built on the rocks by the sea. In the evening the lights of Gwangan Bridge are watched from the beach.',
          overnight: 'Busan, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Busan – Osaka',
          description:
            'Bir saat yirmi dakikalık uçuşla Japonya’ya geçiyoruz. Kansai’den şehre tren elli dakika. Osaka Kalesi’nin hendeği boyunca yürüyor, akşam Dōtonbori’de saç üstünde okonomiyaki pişirmeyi öğreniyoruz. Kore’den sonra ilk fark edeceğiniz şey yürüyen merdivende hangi yanda durulacağı olur: Osaka’da sağda, Tokyo’da solda.',
          overnight: 'Osaka, 4 yıldızlı otel',
        },
        en: {
          title: 'Busan – Osaka',
          description:
            'A flight of an hour and twenty minutes takes us to Japan, and the train from Kansai to the city another fifty. We walk along the moat of Osaka Castle and learn in the evening to cook okonomiyaki on a hotplate in Dōtonbori. The first thing you will notice after Korea is where to stand on the escalator: on the right in Osaka, on the left in Tokyo.',
          overnight: 'Osaka, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kyoto günü',
          description:
            'Trenle yarım saatte Kyoto. Önce Fushimi Inari’nin turuncu kapıları, sonra Kiyomizu-dera ve Sannenzaka’nın seramikçileri. Öğleden sonra Kinkaku-ji’nin altın köşkü suya vururken görülür. Matchalı soba ve yuba, yani soya sütü kaymağı buranın tatlarındandır. 18.30 treniyle Osaka’ya dönüyoruz; valiz toplamadan geçen rahat bir gün.',
          overnight: 'Osaka, 4 yıldızlı otel',
        },
        en: {
          title: 'A day in Kyoto',
          description:
            'Kyoto is half an hour by train. We begin with the orange gates of Fushimi Inari and go on to Kiyomizu-dera and the potters of Sannenzaka. In the afternoon we see the Golden Pavilion mirrored in its pond. Green tea soba and yuba, the skin of soy milk, are the local flavours. We return to Osaka by the 18:30 train, after a day with no packing.',
          overnight: 'Osaka, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Osaka – Tokyo (şinkansenle)',
          description:
            'Şinkansen iki buçuk saat; solda E koltuklarından, Shin-Fuji yakınında hava açıksa Fuji üç dakika boyunca görünür. Öğlen Tokyo’dayız. Asakusa’da Sensō-ji, Sumida kıyısı ve mutfak gereçleri sokağı Kappabashi. Akşam Shinjuku’da belediye binasının ücretsiz terasından şehrin ışıklarına bakıyoruz; kuyruk kısaysa on beş dakika.',
          overnight: 'Tokyo, 4 yıldızlı otel',
        },
        en: {
          title: 'Osaka – Tokyo by shinkansen',
          description:
            'The bullet train takes two and a half hours; from the E seats on the left, near Shin-Fuji, the mountain is in view for three minutes if the sky is clear. We are in Tokyo by noon for Sensō-ji in Asakusa, the bank of the Sumida and Kappabashi, the street of kitchenware. In the evening we look at the lights from the free terrace of the city hall in Shinjuku.',
          overnight: 'Tokyo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tokyo: Meiji, Harajuku, Tokyo Camii',
          description:
            'Meiji Tapınağı’nın korusundan Harajuku’ya çıkıyor, Shibuya geçidinde kalabalıkla birlikte karşıya yürüyoruz. Yoyogi-Uehara’daki Tokyo Camii Osmanlı üslubunda, ustaları ve taşları Türkiye’den gelmiş; kültür merkezinde Türk çayı içilir. Öğleden sonra serbest: Ginza’da kâğıt ve kırtasiye dükkânları, Akihabara’da oyun salonları, Odaiba’da deniz kıyısı.',
          overnight: 'Tokyo, 4 yıldızlı otel',
        },
        en: {
          title: 'Tokyo: Meiji, Harajuku, Tokyo Mosque',
          description:
            'From the wood around Meiji Shrine we come out into Harajuku and cross with the crowd at Shibuya. The Tokyo Mosque in Yoyogi-Uehara is Ottoman in style, built by craftsmen and with marble from Türkiye, and Turkish tea is poured in its cultural centre. The afternoon is free for paper and stationery in Ginza, games in Akihabara or the sea at Odaiba.',
          overnight: 'Tokyo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tokyo – gece uçuşu',
          description:
            'Uçağımız gece kalkıyor. Sabah isteyenlerle Tsukiji dış pazarında geç bir kahvaltı; sonra Ueno Parkı’nda Ulusal Müze ya da Ameyoko’da pazarlık. Odalar 11.00’de boşalır, valizler otelde kalır. 17.30’da lobide buluşup havalimanına geçiyoruz. Kalan ulaşım kartı bakiyesini istasyondaki markette bitirebilirsiniz. Uçuş on üç saat.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Tokyo – night flight',
          description:
            'Our flight leaves at night. In the morning there is a late breakfast at the Tsukiji outer market for those who like, then the National Museum in Ueno Park or some bargaining in Ameyoko. Rooms are vacated at 11:00 and bags stay at the hotel. We meet in the lobby at 17:30. Spend what is left on your transport card at the station shop. The flight takes thirteen hours.',
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
            'Pazar sabahı erken saatte İstanbul Havalimanı’na iniyoruz. Rehberimiz son valiz çıkana kadar bagaj bandının başında bekler. Aktarması olanlar 09.30’dan sonraki uçuşları seçsin. On iki günde iki ülke gezdiniz, saat farkı altı saat; mümkünse işe salı günü başlayın, pazartesiyi uykuya ayırın.',
          overnight: '',
        },
        en: {
          title: 'Arrival in Istanbul',
          description:
            'We land at Istanbul Airport early on Sunday. The guide waits at the carousel until the last suitcase is out. If you have a connection, choose one after 09:30. You have seen two countries in twelve days with a time difference of six hours, so start work on Tuesday if you can and keep Monday for sleep.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Güney Kore ve Japonya: Seul’den Tokyo’ya',
      tour_place: 'Seul – Gyeongju – Busan – Osaka – Kyoto – Tokyo',
      summary: 'İki ülke, on iki gün: Seul ve Busan, kısa bir uçuşla Osaka, şinkansenle Tokyo. K-ETA başvurusu bizden.',
      description:
        'Kore ile Japonya’yı kısa bir uçuşla birleştiren bir tur. Seul’den hızlı trenle güneye iniyor, Busan’dan denizi bir saat yirmi dakikada aşıp Osaka’ya geçiyor, şinkansenle Tokyo’da bitiriyoruz. Geri dönülen yol yok.\n\nİlk ve on birinci gece uçakta, dokuz gece otelde. Her durakta en az iki gece kalındığı için valiz yalnız üç kez toplanır. Kyoto’yu Osaka’dan günübirlik geziyoruz.\n\nBusan’da Birleşmiş Milletler Anıt Mezarlığı’na uğruyoruz. Kore Savaşı’nda şehit olan askerlerimizin kabirleri burada; aranan bir isim varsa önceden söyleyin, yerini bulup karanfille gidelim.',
      included: [
        'İstanbul – Seul ve Tokyo – İstanbul doğrudan uçuş, vergiler dahil',
        'Busan – Osaka uçuşu',
        '23 kg bagaj (ara uçuşta 20 kg) ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 9 gece konaklama',
        'Seul – Gyeongju KTX ve Osaka – Tokyo şinkansen biletleri',
        'Gyeongbok, Bulguk, Kiyomizu-dera ve Kinkaku-ji girişleri',
        'K-ETA başvurusu ve ücreti',
        'İki ülkede yüklü ulaşım kartı',
        'Türkçe rehberlik, kulaklık ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (öneririz)',
        'Öğle ve akşam yemekleri',
        'DMZ gezisi (85 €, isteğe bağlı)',
        'Osaka ve Tokyo konaklama vergileri (toplam yaklaşık 12 €)',
        'Kişisel harcamalar ve ek bagaj',
      ],
      important_notes: [
        'Türkiye Cumhuriyeti vatandaşları iki ülkeye de 90 güne kadar vizesiz girer. Güney Kore için elektronik seyahat izni (K-ETA) gerekir; 17 yaş ve altı ile 65 yaş ve üstü muaftır.',
        'K-ETA reddedilirse vize başvurusu yapılması gerekir; bu yüzden başvuruyu kayıttan hemen sonra, en geç hareketten 30 gün önce yapıyoruz.',
        'Pasaportunuz giriş tarihinde en az 6 ay geçerli olmalıdır. DMZ gününde yanınızda taşırsınız.',
        'Japonya girişinde parmak izi ve fotoğraf alınır; “Visit Japan Web” formunu birlikte doldururuz.',
        'Günde 10–14 bin adım yürünür, trenlerde valizinizi kendiniz taşırsınız: kişi başı bir orta boy valiz öneririz.',
        'Mayıs başındaki Japon bayram haftasında (Altın Hafta) trenler ve oteller çok doludur.',
        'Psödoefedrinli ilaçlar Japonya’ya sokulamaz; düzenli ilaçlarınızı bize önceden yazın.',
      ],
    },
    en: {
      name: 'South Korea and Japan: Seoul to Tokyo',
      tour_place: 'Seoul – Gyeongju – Busan – Osaka – Kyoto – Tokyo',
      summary:
        'Two countries in twelve days: Seoul and Busan, a short flight to Osaka, the bullet train to Tokyo. We handle your K-ETA.',
      description:
        'A tour that joins Korea and Japan with one short flight. A fast train takes us south from Seoul, a hop of eighty minutes crosses the sea from Busan to Osaka, and the shinkansen brings us to Tokyo. No road is travelled twice.\n\nThe first and eleventh nights are on the plane, nine in hotels. We stay at least two nights in every stop, so you repack only three times. Kyoto is visited from Osaka for the day.\n\nIn Busan we stop at the United Nations Memorial Cemetery, where Turkish soldiers of the Korean War are buried. If there is a name you are looking for, tell us beforehand; we will find the grave and bring carnations.',
      included: [
        'Direct flights Istanbul – Seoul and Tokyo – Istanbul with taxes',
        'Flight Busan – Osaka',
        '23 kg checked (20 kg on the regional flight) and 8 kg cabin baggage',
        '9 nights in four-star hotels with breakfast',
        'KTX Seoul – Gyeongju and shinkansen Osaka – Tokyo',
        'Entry to Gyeongbokgung, Bulguksa, Kiyomizu-dera and Kinkaku-ji',
        'K-ETA application and fee',
        'A loaded transport card in each country',
        'Turkish-speaking tour guide, headsets and compulsory travel insurance',
      ],
      excluded: [
        'Turkish departure tax',
        'Travel health insurance (recommended)',
        'Lunches and dinners',
        'DMZ trip (€85, optional)',
        'Osaka and Tokyo accommodation taxes (about €12 in total)',
        'Personal expenses and extra baggage',
      ],
      important_notes: [
        'Turkish citizens enter both countries without a visa for up to 90 days. South Korea requires an electronic travel authorisation (K-ETA); those aged 17 and under or 65 and over are exempt.',
        'If a K-ETA is refused a visa must be applied for, so we submit it right after booking and at least 30 days before departure.',
        'Your passport must be valid for 6 months on arrival. Carry it on the DMZ day.',
        'Fingerprints and a photo are taken on entering Japan; we fill in the Visit Japan Web form together.',
        'Expect 10,000 to 14,000 steps a day, and you carry your own case on trains: one medium suitcase each is best.',
        'In Golden Week, the Japanese holiday in early May, trains and hotels are very full.',
        'Medicines with pseudoephedrine may not be brought into Japan; tell us about regular medication beforehand.',
      ],
    },
  },
}
