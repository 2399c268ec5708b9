import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'BK-301',
  categories: ['otobuslu-balkan'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['BG', 'RS', 'BA', 'ME', 'AL', 'MK', 'GR'],
  nights: 7,
  days: 9,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 2],
    [3, 6],
    [7, 12],
  ],
  currency: 'EUR',
  quota: 44,
  featured: true,
  cover: 'mostar-kopru',
  gallery: ['mostar-kopru', 'saraybosna-sebil', 'ohri-kaneo', 'selanik-beyaz-kule'],
  seasons: [
    {
      months: [4, 5, 6],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 749,
      single_room_price: 989,
      child_prices: [190, 549, 649],
    },
    {
      months: [7, 8],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 799,
      single_room_price: 1_049,
      child_prices: [190, 589, 689],
    },
    {
      months: [9, 10],
      weekdays: [5],
      every_weeks: 3,
      multi_room_price: 729,
      single_room_price: 959,
      child_prices: [190, 539, 629],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Kapıkule – Yolda',
          description:
            'Cuma akşamı 19.30’da Kadıköy’den, 20.30’da Mecidiyeköy’den, 21.00’de İncirli’den hareket ediyoruz. Edirne’de son çay molasını verip gece yarısından sonra Kapıkule’deyiz; sınır, yoğunluğa göre bir ile üç saat sürer. Bulgaristan’a geçince ışıkları kapatıyoruz. Terlik ve boyun yastığı bu gecenin en işe yarar iki eşyası.',
          overnight: 'Otobüste',
        },
        en: {
          title: 'Istanbul – Kapıkule – On the road',
          description:
            'We leave on Friday evening: Kadıköy at 19:30, Mecidiyeköy at 20:30 and İncirli at 21:00. After a last glass of tea in Edirne we reach the Kapıkule crossing past midnight; allow one to three hours, depending on the queue. Once we are in Bulgaria the lights go out. Slippers and a neck pillow are the two most useful things you can pack for this night.',
          overnight: 'On the coach',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Sofya – Niş – Belgrad',
          description:
            'Kahvaltı Sofya’da. Aleksandr Nevski Katedrali’nin önünden Banyabaşı Camii’ne, antik Serdika kalıntılarının üzerinden yürüyoruz. Sırp sınırından sonra Niş’te Kelle Kulesi’nde kısa bir mola veriyoruz; Belgrad’a varış 18.00 civarında. Akşam serbest: Skadarliya’da bir meyhane seçip ćevapi ve kaymak söyleyebilir, isterseniz rehberimizle Knez Mihailo’da yürürsünüz.',
          overnight: 'Belgrad, 4 yıldızlı otel',
        },
        en: {
          title: 'Sofia – Niš – Belgrade',
          description:
            'Breakfast is in Sofia. We walk from Alexander Nevsky Cathedral to the Banya Bashi Mosque, over the remains of Roman Serdica. Across the Serbian border there is a short stop at the Skull Tower in Niš, and we reach Belgrade at about 18:00. The evening is yours: order ćevapi and kajmak at a tavern in Skadarlija, or join the guide for a stroll along Knez Mihailova.',
          overnight: 'Belgrade, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Belgrad – Vişegrad – Saraybosna',
          description:
            'Sabah Kalemeydan’da Sava ile Tuna’nın birleştiği yere yukarıdan bakıyor, Damat Ali Paşa Türbesi’ne uğruyoruz. Sonra yol batıya, Drina’ya iniyor: Vişegrad’da Mimar Sinan’ın on bir gözlü Sokullu Mehmed Paşa Köprüsü’nü yürüyerek geçiyoruz. Dağ yolundan Saraybosna’ya akşam varıyoruz. Günün toplam yolu yaklaşık yedi saat, üç molayla.',
          overnight: 'Saraybosna, 4 yıldızlı otel',
        },
        en: {
          title: 'Belgrade – Višegrad – Sarajevo',
          description:
            'In the morning we look down from Kalemegdan on the meeting of the Sava and the Danube and visit the tomb of Damad Ali Pasha. Then the road drops west to the Drina: at Višegrad we walk across the eleven arches of the Mehmed Paša Sokolović Bridge, built by Sinan. A mountain road brings us to Sarajevo by evening, about seven hours’ driving in all with three breaks.',
          overnight: 'Sarajevo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Saraybosna – Konjic – Mostar',
          description:
            'Başçarşı’da bakırcıların arasından Gazi Hüsrev Bey Camii’ne, oradan Latin Köprüsü’ne yürüyoruz; kuşluk vakti börekçide kıymalı börek ve yoğurt var. Öğleden sonra Neretva’yı izleyerek Konjic üzerinden iki buçuk saatte Mostar’a iniyoruz. Köprünün taşları parlak ve kaygan, tabanı iyi ayakkabı giyin. Gün batımında Koski Mehmed Paşa Camii avlusundayız.',
          overnight: 'Mostar, 4 yıldızlı otel',
        },
        en: {
          title: 'Sarajevo – Konjic – Mostar',
          description:
            'From the coppersmiths of Baščaršija we walk to the Gazi Husrev Beg Mosque and on to the Latin Bridge, with a mid-morning plate of meat burek and yoghurt. In the afternoon we follow the Neretva through Konjic and are in Mostar after two and a half hours. The stones of the Old Bridge are polished and slippery, so wear shoes with grip. At sunset we are in the courtyard of the Koski Mehmed Pasha Mosque.',
          overnight: 'Mostar, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Blagay – Trebinje – Kotor – Budva',
          description:
            'Buna Nehri’nin kayadan çıktığı yerde, Blagay Tekkesi’nde güne başlıyoruz. Trebinje’de çınarların altında kahve molası, sonra Karadağ sınırı. Kotor’da surların içinde iki saat serbest: kediler, Aziz Trifon Katedrali ve gölgede bir limonata. Budva’ya kırk beş dakika var. Mostar’dan buraya, sınır dahil, yaklaşık beş saat yol gideriz.',
          overnight: 'Budva, 4 yıldızlı otel',
        },
        en: {
          title: 'Blagaj – Trebinje – Kotor – Budva',
          description:
            'The day begins at the dervish lodge of Blagaj, where the Buna comes straight out of the cliff. There is coffee under the plane trees of Trebinje before the Montenegrin border. Inside the walls of Kotor you have two free hours for the cats, St Tryphon’s Cathedral and a lemonade in the shade. Budva is another forty-five minutes. The whole drive from Mostar, border included, takes about five hours.',
          overnight: 'Budva, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Budva – İşkodra – Akçahisar – Tiran',
          description:
            'Sveti Stefan’a yukarıdan, yol kenarından bakıp Arnavutluk’a geçiyoruz. İşkodra’da Rozafa Kalesi’nin altında öğle yemeği; göl balığı tazedir. Akçahisar’da, yani Kruya’da, çarşının keçe ve bakır dükkânlarından İskender Bey’in kalesine çıkıyoruz; yokuş on dakika. Tiran’a akşamüstü varıp Ethem Bey Camii ile İskender Bey Meydanı’nı yürüyerek geziyoruz.',
          overnight: 'Tiran, 4 yıldızlı otel',
        },
        en: {
          title: 'Budva – Shkodër – Krujë – Tirana',
          description:
            'We look down on Sveti Stefan from the road and cross into Albania. Lunch is below Rozafa Castle in Shkodër, where the lake fish is fresh. In Krujë we climb past the felt and copper shops of the bazaar to Skanderbeg’s fortress, ten minutes uphill. We reach Tirana in the late afternoon and see the Et’hem Bey Mosque and Skanderbeg Square on foot.',
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
            'Elbasan’a tünelden geçip Şkumbin Vadisi boyunca Kuzey Makedonya sınırına çıkıyoruz; toplam üç saatlik yol. Struga’da Drin’in gölden ayrıldığı köprüde duruyoruz. Ohri’de Ali Paşa Camii, Türk çarşısı ve gölün üzerindeki Kaneo Kilisesi yürüyüş yolumuzda. Hava elverirse bir saatlik tekne gezisine katılabilirsiniz.',
          overnight: 'Ohri, 4 yıldızlı otel',
        },
        en: {
          title: 'Tirana – Elbasan – Struga – Ohrid',
          description:
            'We take the tunnel to Elbasan and follow the Shkumbin valley up to the border of North Macedonia, three hours in all. In Struga we stop on the bridge where the Drin leaves the lake. Our walk in Ohrid takes in the Ali Pasha Mosque, the Turkish bazaar and the church of Kaneo above the water. In good weather there is an optional one-hour boat trip.',
          overnight: 'Ohrid, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ohri – Manastır – Selanik',
          description:
            'Manastır’da Mustafa Kemal’in okuduğu Askerî İdadi’yi, bugünkü müzeyi geziyor, Şirok Sokak’ta kahve içiyoruz. Yunanistan’a girişte vizenizin ikinci kullanımı başlar. Selanik’e öğleden sonra varıyoruz: Atatürk Evi, Beyaz Kule ve kordon. Akşam Ladadika’da deniz ürünü ya da közde ahtapot yiyebilirsiniz; otel yürüyüş mesafesinde.',
          overnight: 'Selanik, 4 yıldızlı otel',
        },
        en: {
          title: 'Ohrid – Bitola – Thessaloniki',
          description:
            'In Bitola we visit the museum in the military school where Mustafa Kemal studied, then have coffee on Širok Sokak. Entering Greece uses the second entry of your visa. We are in Thessaloniki by the afternoon for Atatürk’s birthplace, the White Tower and the seafront. For dinner try grilled octopus in Ladadika, within walking distance of the hotel.',
          overnight: 'Thessaloniki, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Selanik – Kavala – İpsala – İstanbul',
          description:
            'İki saat sonra Kavala’dayız: su kemeri, Kavalalı Mehmed Ali Paşa’nın evinin önü, bir kutu bademli kurabiye. Gümülcine’de Türk mahallesinin fırınlarında öğle molası veriyoruz. İpsala sınırından sonra yol üç saat. Hafta sonu trafiği yoksa 22.30 gibi İncirli’de, ardından Mecidiyeköy ve Kadıköy’de oluruz.',
          overnight: '',
        },
        en: {
          title: 'Thessaloniki – Kavala – İpsala – Istanbul',
          description:
            'After two hours we are in Kavala for the aqueduct, the house of Mehmed Ali Pasha from outside and a box of almond kourabiedes. The lunch stop is in the Turkish quarter of Komotini, known for its bakeries. From the İpsala crossing it is three hours home. If the weekend traffic is kind we reach İncirli at about 22:30, then Mecidiyeköy and Kadıköy.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Otobüslü Büyük Balkan: 7 Ülke',
      tour_place: 'İstanbul – Sofya – Belgrad – Saraybosna – Mostar – Budva – Tiran – Ohri – Selanik',
      summary:
        'Sofya’dan Selanik’e yedi ülke, dokuz gün: gidişte bir gece yolda, sonra her akşam bir Balkan şehrinde 4 yıldızlı otel.',
      description:
        'Balkanlar otobüsle gezilince birbirine bağlanır: Belgrad’daki Kalemeydan ile Mostar’daki köprü arasında iki gün, Kotor surları ile Ohri Gölü arasında iki sınır var. Bu turda aradaki yolu da görürsünüz; Drina Vadisi, Neretva boyu ve İşkodra Gölü camın öbür yanından geçer.\n\nSadece ilk geceyi otobüste geçiriyoruz, kalan yedi gece otelde. En uzun gün, sınır beklemesiyle dokuz saati bulan Sofya – Belgrad günüdür; ondan sonra günlük yol üç ile yedi saat arasındadır. Otobüsümüzde iki kaptan nöbetleşe sürer, iki saatte bir mola verilir.\n\nBu turu en çok ailesinin kökü bu topraklarda olanlar sever. Rehberlerimiz Rumeli tarihini iyi bilir; dedenizin köyü yol üstündeyse önceden söyleyin, adını birlikte haritada bulalım.',
      included: [
        'İki kaptanlı turizm otobüsüyle ulaşım',
        '4 yıldızlı otellerde 7 gece konaklama',
        '7 otel kahvaltısı, Sofya’da kahvaltı ve 5 akşam yemeği',
        'Programdaki bütün şehir yürüyüşleri',
        'Mostar, Kotor ve Ohri’de yerel rehber',
        'Türkçe profesyonel rehberlik',
        'Otoyol ve otopark ücretleri',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Müze ve ören yeri girişleri (toplam yaklaşık 45 €)',
        'Ohri’de tekne gezisi (kişi başı 10 €, isteğe bağlı)',
        'Öğle yemekleri, içecekler ve Belgrad ile Selanik’te akşam yemekleri',
        'Şehir konaklama vergileri (toplam yaklaşık 15 €)',
      ],
      important_notes: [
        'Bulgaristan ve Yunanistan Schengen alanındadır; program iki giriş gerektirdiği için vizenizin çok girişli (en az iki giriş) olması şarttır. Yeşil ve gri pasaport sahipleri bu turda vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 6 ay geçerli, son on yılda düzenlenmiş ve damga için dört boş sayfalı olmalıdır.',
        'Sınırlarda bekleme saatleri bize bağlı değildir; gecikme olursa o günün durakları kısalabilir, şehirler atlanmaz.',
        'Taş kaldırımlı eski şehirlerde günde 5–7 km yürünür. Yürüme güçlüğü olan misafirlerimiz rehbere baştan söylesin.',
        'Kişi başı bir büyük valiz (en çok 20 kg) ve bir el çantası alınır.',
        'Para birimi her ülkede değişir; yanınızda küçük banknotlarla avro bulundurmanız çoğu yerde yeter, Sırbistan’da dinar gerekir.',
      ],
    },
    en: {
      name: 'Grand Balkans by Coach: Seven Countries',
      tour_place: 'Istanbul – Sofia – Belgrade – Sarajevo – Mostar – Budva – Tirana – Ohrid – Thessaloniki',
      summary:
        'Seven countries in nine days, Sofia to Thessaloniki: one night on the road, then a four-star hotel in a Balkan town every evening.',
      description:
        'By coach the Balkans join up. Two days lie between the fortress in Belgrade and the bridge in Mostar, two borders between the walls of Kotor and Lake Ohrid, and you see what is in between: the Drina gorge, the green Neretva and Lake Shkodër slide past the window.\n\nOnly the first night is spent on the coach; the other seven are in hotels. The longest day is Sofia to Belgrade, up to nine hours with the border. After that we drive between three and seven hours a day. Two drivers share the wheel and there is a break every two hours.\n\nMany of our guests have family roots here, and our guides know the history of Ottoman Rumelia well. If your grandfather’s village is near the route, tell us beforehand and we will look for it on the map together.',
      included: [
        'Travel by touring coach with two drivers',
        '7 nights in four-star hotels',
        '7 hotel breakfasts, breakfast in Sofia and 5 dinners',
        'All city walks in the programme',
        'Local guides in Mostar, Kotor and Ohrid',
        'Professional Turkish-speaking tour guide',
        'Motorway tolls and parking',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Entry to museums and sites (about €45 in total)',
        'Boat trip in Ohrid (€10 per person, optional)',
        'Lunches, drinks, and dinners in Belgrade and Thessaloniki',
        'Local tourist taxes (about €15 in total)',
      ],
      important_notes: [
        'Bulgaria and Greece are in the Schengen area and we enter it twice, so Turkish citizens with an ordinary passport need a multiple-entry visa (two entries at least). Green and grey passports are exempt.',
        'Your passport must be valid for 6 months after the tour, issued within the last ten years and have four blank pages for stamps.',
        'Waiting times at borders are out of our hands. After a long delay we shorten the stops of that day, but no city is dropped.',
        'Expect to walk 5 to 7 km a day on cobbles. Please tell the guide at the start if walking is difficult for you.',
        'One large suitcase (up to 20 kg) and one piece of hand luggage per person.',
        'The currency changes with the country. Small euro notes are enough in most places; in Serbia you will need dinars.',
      ],
    },
  },
}
