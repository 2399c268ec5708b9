import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'UD-321',
  categories: ['japonya-kore'],
  transporter_types: ['ucak', 'tren', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['JP'],
  nights: 7,
  days: 10,
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
  quota: 26,
  featured: true,
  cover: 'japonya-fuji',
  gallery: ['japonya-fuji'],
  seasons: [
    {
      months: [3, 4],
      weekdays: [5],
      every_weeks: 2,
      multi_room_price: 3_990,
      single_room_price: 4_990,
      child_prices: [490, 3_090, 3_490],
    },
    {
      months: [10],
      weekdays: [5],
      every_weeks: 2,
      multi_room_price: 3_690,
      single_room_price: 4_590,
      child_prices: [450, 2_850, 3_230],
    },
    {
      months: [11],
      weekdays: [5],
      every_weeks: 2,
      multi_room_price: 3_890,
      single_room_price: 4_860,
      child_prices: [480, 3_010, 3_390],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Tokyo uçuşu',
          description:
            'Cuma öğleden sonra İstanbul Havalimanı’nda buluşuyoruz. Rehberimiz pasaportları ve giriş formlarının karekodunu kontrol eder, herkese birer ulaşım kartı dağıtır. Doğrudan uçuş on bir buçuk saat sürer; iki öğün yemek uçakta. Saatinizi hemen altı saat ileri alın, ışıklar sönünce uyumaya çalışın, yarınki yürüyüş kolaylaşır.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Flight Istanbul – Tokyo',
          description:
            'We meet at Istanbul Airport on Friday afternoon. The guide checks passports and the QR codes of your entry forms and hands everyone a transport card. The direct flight takes eleven and a half hours, with two meals on board. Put your watch six hours ahead straight away and try to sleep when the lights go down; tomorrow’s walk will be easier for it.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'Tokyo: Asakusa ve Sumida',
          description:
            'Sabah Narita’ya iniyor, bir buçuk saatte şehre geçiyoruz. Valizler otele, biz Asakusa’ya: Gök Gürültüsü Kapısı, Nakamise’nin pirinç krakerleri ve Sensō-ji Tapınağı. Sumida Nehri’nde su otobüsüyle kırk dakika oturarak dinleniyoruz. 15.00’te oda anahtarları. Akşam yakındaki ramen dükkânında bilet makinesinden yemek seçmeyi birlikte öğreniyoruz.',
          overnight: 'Tokyo, 4 yıldızlı otel',
        },
        en: {
          title: 'Tokyo: Asakusa and the Sumida',
          description:
            'We land at Narita in the morning and reach the city in an hour and a half. Bags go to the hotel and we go to Asakusa: the Thunder Gate, the rice crackers of Nakamise and Sensō-ji temple. Forty minutes on a water bus down the Sumida river gives our legs a rest. Room keys come at 15:00. In the evening we learn together how to order ramen from a ticket machine.',
          overnight: 'Tokyo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tokyo: Meiji, Harajuku, Shibuya',
          description:
            'Meiji Tapınağı’nın yüz bin ağaçlı korusunda güne sessiz başlıyor, Harajuku’nun kalabalığına çıkıyoruz. Nisan başında Shinjuku Gyoen’in kiraz ağaçlarının altında, kasımda ginkgo bulvarında mola var. Öğleden sonra Shibuya geçidi ve cam terastan şehir; hava çok açıksa batıda Fuji görünür. Dönüşte Omoide Yokochō sokağında yakitori kokusu.',
          overnight: 'Tokyo, 4 yıldızlı otel',
        },
        en: {
          title: 'Tokyo: Meiji, Harajuku, Shibuya',
          description:
            'The day starts quietly in the wood of a hundred thousand trees around Meiji Shrine and steps out into the crowds of Harajuku. In early April we rest under the cherry trees of Shinjuku Gyoen, in November on the ginkgo avenue. In the afternoon come the Shibuya crossing and a glass terrace from which, on very clear days, you see Fuji. We return by the yakitori smoke of Omoide Yokochō.',
          overnight: 'Tokyo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tokyo: serbest gün ya da Kamakura',
          description:
            'Bugün Tokyo’da kalabilir, Akihabara’da elektronik, Tsukiji dış pazarında tamagoyaki, Ueno’da parkı ve Ameyoko çarşısını gezebilirsiniz. Rehberimiz isteyenleri trenle bir saatlik Kamakura’ya götürür: on bir metrelik bronz Buda, bambu korusu, sahilde kahve. Büyük valizler bu akşam Kyoto’ya kargoyla yola çıkar; yarın için bir gecelik çanta hazırlayın.',
          overnight: 'Tokyo, 4 yıldızlı otel',
        },
        en: {
          title: 'Tokyo: free day or Kamakura',
          description:
            'You can stay in Tokyo for the electronics of Akihabara, rolled omelette at the Tsukiji outer market or the park and bazaar of Ueno. Those who wish go with the guide to Kamakura, an hour by train, for the eleven-metre bronze Buddha, a bamboo grove and coffee by the sea. Large suitcases leave for Kyoto by courier this evening, so pack a bag for one night.',
          overnight: 'Tokyo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Tokyo – Hakone',
          description:
            'Otobüsle bir saat kırk beş dakikada Hakone’ye. Ashi Gölü’nde korsan kılığındaki gemiye biner, teleferikle Ōwakudani’nin kükürt bacalarının üstünden geçeriz; orada haşlanan siyah yumurtanın ömrü yedi yıl uzattığı söylenir. Gece ryokanda: yukata giyilir, yer yatağında yatılır, kaplıcaya girilir. Akşam yemeği küçük tabaklarla gelen kaiseki.',
          overnight: 'Hakone, kaplıcalı ryokan',
        },
        en: {
          title: 'Tokyo – Hakone',
          description:
            'Hakone is an hour and three quarters by coach. We cross Lake Ashi on a ship dressed up as a pirate galleon and ride the ropeway over the sulphur vents of Ōwakudani, where the black boiled eggs are said to add seven years to your life. The night is in a ryokan: you wear a yukata, sleep on a futon and bathe in the hot spring. Dinner is kaiseki, in many small dishes.',
          overnight: 'Hakone, ryokan with hot spring',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Hakone – Kyoto (şinkansenle)',
          description:
            'Odawara istasyonundan şinkansene binip iki saat on dakikada Kyoto’dayız; trende ekiben, yani istasyon kutusu yemeği yenir. Öğleden sonra Nishiki Çarşısı’nda turşu ve çay tadıp Gion’un ahşap sokaklarına yürüyoruz. Özel ara sokaklara girmek ve geyşaları izinsiz çekmek yasaktır. Valizleriniz otelde sizi bekliyor olacak.',
          overnight: 'Kyoto, 4 yıldızlı otel',
        },
        en: {
          title: 'Hakone – Kyoto by shinkansen',
          description:
            'From Odawara the bullet train takes two hours and ten minutes to Kyoto; on board we eat ekiben, a boxed lunch from the station. In the afternoon we taste pickles and tea in Nishiki market and walk to the wooden lanes of Gion, where private alleys are closed to visitors and geiko must not be photographed without asking. Your suitcases will be waiting at the hotel.',
          overnight: 'Kyoto, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kyoto: Fushimi Inari, Kiyomizu, Altın Köşk',
          description:
            '07.30’da, kalabalıktan önce Fushimi Inari’nin binlerce turuncu kapısı altındayız. Kiyomizu-dera’nın çivisiz ahşap terasından ilkbaharda çiçeğe, sonbaharda kızıl akçaağaçlara bakılır. Öğleden sonra Kinkaku-ji’nin altın yaprağı ve Arashiyama bambu yolu. Akşam Pontochō’da tofu ya da okonomiyaki; isteyen bir çay evinde matcha çırpmayı dener.',
          overnight: 'Kyoto, 4 yıldızlı otel',
        },
        en: {
          title: 'Kyoto: Fushimi Inari, Kiyomizu, Golden Pavilion',
          description:
            'At 07:30, ahead of the crowds, we stand under the thousands of orange gates of Fushimi Inari. The wooden terrace of Kiyomizu-dera looks out on blossom in spring and red maples in autumn. The afternoon brings the gold leaf of Kinkaku-ji and the bamboo path of Arashiyama. For dinner try tofu or okonomiyaki in Pontochō, or whisk your own matcha in a tea house.',
          overnight: 'Kyoto, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kyoto – Nara – Osaka',
          description:
            'Bir saatte Nara’ya: parkın geyikleri kraker için gerçekten eğilerek selam verir. Tōdai-ji’nin ahşap salonundaki on beş metrelik Buda’dan sonra Osaka’ya geçiyoruz. Kaleyi dışarıdan görüp akşam Dōtonbori’nin ışıklarına karışıyoruz: ahtapotlu takoyaki, kushikatsu ve sosa ikinci kez batırmama kuralı. Osakalıların sözüdür: “Yiyerek iflas et.”',
          overnight: 'Osaka, 4 yıldızlı otel',
        },
        en: {
          title: 'Kyoto – Nara – Osaka',
          description:
            'Nara is an hour away, and the deer in its park really do bow for a cracker. After the fifteen-metre Buddha in the wooden hall of Tōdai-ji we continue to Osaka. We see the castle from outside and join the lights of Dōtonbori in the evening: octopus takoyaki, and kushikatsu with its rule against dipping twice. “Eat till you drop” is the city’s own motto.',
          overnight: 'Osaka, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Osaka – gece uçuşu',
          description:
            'Uçak gece kalktığı için bütün gün sizin; odalar 11.00’de boşalır, valizler resepsiyonda kalır. Rehberimizle Kuromon pazarı ve Umeda Sky binasının terasına gelebilir, Shinsaibashi’de alışveriş yapabilirsiniz. Vergisiz alışveriş için pasaport gerekir. 18.30’da otelden Kansai Havalimanı’na hareket; uçuş rüzgâra göre on iki buçuk saat.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Osaka – night flight',
          description:
            'The flight leaves at night, so the day is yours. Rooms are vacated at 11:00 and bags stay at reception. You can come with the guide to Kuromon market and the terrace of the Umeda Sky Building, or shop in Shinsaibashi, where tax-free purchases need your passport. At 18:30 we leave for Kansai Airport. Depending on the wind the flight lasts about twelve and a half hours.',
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
            'Pazar sabahı erken saatlerde İstanbul Havalimanı’na iniyoruz. Rehberimiz bagaj bandında son valize kadar bekler; geciken bagaj için tutanağı birlikte doldurur. Aktarma uçuşu olan misafirlerimize 09.30’dan sonrasını almalarını öneririz. Saat farkına alışmak iki üç gün sürer, ilk gün öğle uykusuna yenilmeyin.',
          overnight: '',
        },
        en: {
          title: 'Arrival in Istanbul',
          description:
            'We land at Istanbul Airport early on Sunday morning. The guide stays at the carousel until the last suitcase and helps with the report if one is delayed. If you have a connecting flight, we advise taking one after 09:30. It takes two or three days to get over the time difference; on the first, try not to give in to an afternoon nap.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Japonya: Tokyo, Hakone, Kyoto, Osaka',
      tour_place: 'Tokyo – Hakone – Kyoto – Nara – Osaka',
      summary:
        'Kiraz çiçeği ve kızıl yaprak dönemlerinde on gün: üç gece Tokyo, bir gece kaplıcalı ryokan, şinkansen ve Kyoto.',
      description:
        'Japonya’ya yılda yalnız iki dönem gidiyoruz. Mart ve nisanda kiraz ağaçları için, ekim ve kasımda akçaağaçlar için. Çiçek bizi beklemez: Tokyo’da genellikle mart sonu, Kyoto’da nisan başı açar; mart ortasındaki kalkışlarda eriklere ve ilk kirazlara rastlanır. Sonbaharda Kyoto’nun kızılı kasımın ikinci yarısını bulur.\n\nOn günün ilk ve dokuzuncu geceleri uçakta, kalan yedi gece otelde. Tokyo’ya inip Osaka’dan dönüyoruz; aradaki yolun en hızlısını şinkansenle, en yavaşını Hakone’de göl gemisiyle yapıyoruz.\n\nGrubumuz en çok 26 kişi. Metroya birlikte binebilmek ve küçük bir lokantaya sığabilmek için.',
      included: [
        'İstanbul – Tokyo ve Osaka – İstanbul doğrudan uçuş, vergiler dahil',
        '23 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde 6 gece, Hakone’de ryokanda 1 gece konaklama',
        '7 kahvaltı ve ryokanda 1 kaiseki akşam yemeği',
        'Odawara – Kyoto şinkansen bileti, ayrılmış koltuk',
        'Tokyo’dan Kyoto’ya valiz kargosu (kişi başı 1 valiz)',
        'Programdaki tapınak, tekne ve teleferik girişleri',
        'İçinde 3.000 yen yüklü ulaşım kartı',
        'Türkçe rehberlik, kulaklık ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (öneririz, Japonya’da tedavi pahalıdır)',
        'Öğle yemekleri ve ryokan dışındaki akşam yemekleri',
        'Kamakura günü (95 €, isteğe bağlı)',
        'Kyoto ve Osaka konaklama vergileri (toplam yaklaşık 15 €, otellere ödenir)',
        'İkinci valizin kargosu',
      ],
      important_notes: [
        'Türkiye Cumhuriyeti vatandaşları Japonya’ya 90 güne kadar vizesiz girer. Pasaportunuz giriş tarihinde en az 6 ay geçerli olsun.',
        'Giriş ve gümrük bildirimini “Visit Japan Web” sayfasında doldururuz; girişte parmak izi ve fotoğraf alınır.',
        'Günde 10–14 bin adım yürünür, metroda merdiven çoktur. Rahat ve giyip çıkarması kolay ayakkabı getirin.',
        'Ryokanda odalar 2–3 kişiliktir ve yer yatağı serilir; tek kişilik oda farkı bu geceyi de kapsar.',
        'Dövmesi olanlar ortak kaplıcaya alınmayabilir; ücretli özel havuz ayarlayabiliriz.',
        'Psödoefedrinli soğuk algınlığı ilaçları ve bazı uyarıcılar Japonya’ya sokulamaz; düzenli ilacınızı bize önceden yazın.',
        'Helal, vejetaryen ve alerji isteklerini kayıtta bildirin; ryokan yemeği için en az 10 gün önce gerekir.',
      ],
    },
    en: {
      name: 'Japan: Tokyo, Hakone, Kyoto, Osaka',
      tour_place: 'Tokyo – Hakone – Kyoto – Nara – Osaka',
      summary:
        'Ten days at cherry blossom or autumn leaf time: three nights in Tokyo, one in a hot-spring ryokan, the bullet train, and Kyoto.',
      description:
        'We travel to Japan in two seasons only: March and April for the cherry trees, October and November for the maples. The blossom does not wait for us. It usually opens in Tokyo in late March and in Kyoto in early April; mid-March departures see plum and the first cherry. In autumn Kyoto turns red in the second half of November.\n\nOf the ten days, the first and ninth nights are on the plane and the other seven in hotels. We land in Tokyo and fly home from Osaka. The fastest part of the way is by shinkansen, the slowest by lake boat in Hakone.\n\nGroups have 26 guests at most, so that we can board a metro together and fit into a small restaurant.',
      included: [
        'Direct flights Istanbul – Tokyo and Osaka – Istanbul with taxes',
        '23 kg checked and 8 kg cabin baggage',
        '6 nights in four-star hotels and 1 night in a ryokan in Hakone',
        '7 breakfasts and 1 kaiseki dinner at the ryokan',
        'Shinkansen Odawara – Kyoto, reserved seat',
        'Luggage courier from Tokyo to Kyoto (1 suitcase each)',
        'Temples, boats and ropeway in the programme',
        'Transport card loaded with 3,000 yen',
        'Turkish-speaking tour guide, headsets and compulsory travel insurance',
      ],
      excluded: [
        'Turkish departure tax',
        'Travel health insurance (recommended, as treatment in Japan is costly)',
        'Lunches, and dinners other than at the ryokan',
        'Day in Kamakura (€95, optional)',
        'Kyoto and Osaka accommodation taxes (about €15 in total, paid at the hotels)',
        'Courier for a second suitcase',
      ],
      important_notes: [
        'Turkish citizens enter Japan without a visa for up to 90 days. Your passport should be valid for 6 months on arrival.',
        'We help you fill in the entry and customs form on Visit Japan Web. Fingerprints and a photo are taken on arrival.',
        'Expect 10,000 to 14,000 steps a day and many metro stairs. Bring comfortable shoes that slip on and off.',
        'Ryokan rooms sleep two or three on futons; the single supplement covers this night too.',
        'Guests with tattoos may be refused at the shared bath; we can arrange a private one for a fee.',
        'Cold remedies with pseudoephedrine and some stimulants may not be brought in; tell us about regular medication beforehand.',
        'Tell us of halal, vegetarian and allergy needs when booking; the ryokan needs at least 10 days’ notice.',
      ],
    },
  },
}
