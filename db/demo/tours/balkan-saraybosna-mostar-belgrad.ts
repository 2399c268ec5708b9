import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'BK-303',
  categories: ['ucakli-balkan'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['BA', 'RS'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 32,
  cover: 'saraybosna-sebil',
  gallery: ['saraybosna-sebil', 'mostar-kopru'],
  seasons: [
    {
      months: [3, 11],
      weekdays: [3],
      every_weeks: 4,
      multi_room_price: 579,
      single_room_price: 739,
      child_prices: [120, 429, 489],
    },
    {
      months: [4, 5, 6, 9, 10],
      weekdays: [3],
      every_weeks: 4,
      multi_room_price: 649,
      single_room_price: 829,
      child_prices: [130, 479, 559],
    },
    {
      months: [7, 8],
      weekdays: [3],
      every_weeks: 4,
      multi_room_price: 699,
      single_room_price: 889,
      child_prices: [140, 519, 599],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Saraybosna',
          description:
            'Çarşamba sabahı uçup iki saatten kısa sürede Saraybosna’ya iniyoruz. Havalimanının hemen yanında, kuşatma yıllarında şehri besleyen Umut Tüneli Müzesi var; otele gitmeden orayı geziyoruz. Öğleden sonra Başçarşı: Sebil, Gazi Hüsrev Bey Camii, Morića Han. Akşam yemeği için rehberimiz közde ćevapi yapan iki eski lokantayı haritada işaretler.',
          overnight: 'Saraybosna, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Sarajevo',
          description:
            'We fly on Wednesday morning and land in Sarajevo in under two hours. Right beside the airport is the Tunnel of Hope, which kept the city alive during the siege; we visit its museum before going to the hotel. The afternoon is for Baščaršija: the Sebilj fountain, the Gazi Husrev Beg Mosque and Morića Inn. For dinner the guide will mark two old grill houses that still cook ćevapi over charcoal.',
          overnight: 'Sarajevo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Saraybosna – Konjic – Blagay – Mostar',
          description:
            'İvan Geçidi’ni aşıp Konjic’te Neretva üzerindeki 17. yüzyıl köprüsünde duruyoruz. Jablanica’da şişte kuzu çevirmeleriyle ünlü lokantalardan birinde öğle molası var. Önce Blagay Tekkesi’ne, sonra Mostar’a: köprünün iki yakasındaki kuleler, Kuyumcular Çarşısı, Karagöz Bey Camii. Günübirlikçiler 17.00’de gidince sokaklar sakinleşir, biz kalıyoruz.',
          overnight: 'Mostar, 4 yıldızlı otel',
        },
        en: {
          title: 'Sarajevo – Konjic – Blagaj – Mostar',
          description:
            'Over the Ivan Pass we come to Konjic and its seventeenth-century bridge on the Neretva. Lunch is in Jablanica, known for lamb roasted on the spit. We see the dervish lodge in Blagaj first and then Mostar itself: the towers at either end of the bridge, the old bazaar, the Karađoz Beg Mosque. The day-trippers leave at about five and the lanes go quiet; we are staying.',
          overnight: 'Mostar, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Mostar – Poçitel – Travnik – Saraybosna',
          description:
            'Kahvaltıdan önce köprüye inerseniz neredeyse yalnız olursunuz. Poçitel’de nar ağaçları arasından kuleye çıkıyor, sonra kuzeye dönüp Travnik’e gidiyoruz: vezirler şehri, Alaca Cami ve Plava Voda kaynağının başında Bosna kahvesi. Travnik köftesini burada denemek gerekir. Mostar’dan Travnik’e üç, oradan Saraybosna’ya bir buçuk saat.',
          overnight: 'Saraybosna, 4 yıldızlı otel',
        },
        en: {
          title: 'Mostar – Počitelj – Travnik – Sarajevo',
          description:
            'Go down to the bridge before breakfast and you will have it nearly to yourself. In Počitelj we climb to the tower among pomegranate trees, then turn north to Travnik, town of the viziers, for the Painted Mosque and Bosnian coffee beside the Plava Voda spring. Try the local ćevapi here. Travnik is three hours from Mostar, and Sarajevo another hour and a half.',
          overnight: 'Sarajevo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Saraybosna – Vişegrad – Belgrad',
          description:
            'Erken çıkıyoruz: Latin Köprüsü’nde kısa bir duruştan sonra iki saatte Vişegrad. Mimar Sinan’ın köprüsünü geçip İvo Andriç’in romanını hatırlıyoruz. Drina kıyısında alabalıklı öğle yemeğinin ardından Sırbistan’ın tepelerinden Belgrad’a dört buçuk saat var. Akşam serbest; Skadarliya’nın meyhaneleri otelimize yürüyerek on beş dakika.',
          overnight: 'Belgrad, 4 yıldızlı otel',
        },
        en: {
          title: 'Sarajevo – Višegrad – Belgrade',
          description:
            'We start early: a short halt at the Latin Bridge, then two hours to Višegrad, where we cross Sinan’s bridge on the Drina with Ivo Andrić’s novel in mind. After a lunch of trout by the river it is four and a half hours through the Serbian hills to Belgrade. The evening is free, and the taverns of Skadarlija are fifteen minutes’ walk from the hotel.',
          overnight: 'Belgrade, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Belgrad – İstanbul',
          description:
            'Kalemeydan’dan Sava ile Tuna’nın kavuştuğu yere bakıyor, Bayraklı Camii’ne ve Aziz Sava Kilisesi’nin altın mozaikli mahzenine giriyoruz. Öğleden sonra Knez Mihailo’da iki saat serbest zaman; kaymak ya da kuru erik almak isteyenlere Zeleni Venac pazarı yakındır. Akşam uçağıyla bir saat kırk beş dakikada İstanbul’a dönüyoruz.',
          overnight: '',
        },
        en: {
          title: 'Belgrade – Istanbul',
          description:
            'From Kalemegdan we look over the meeting of the Sava and the Danube, then visit the Bajrakli Mosque and the gold mosaics in the crypt of St Sava. In the afternoon you have two free hours on Knez Mihailova; for kajmak or dried plums, the Zeleni Venac market is close by. The evening flight takes an hour and three quarters to Istanbul.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Saraybosna’dan Belgrad’a: Drina Yolu',
      tour_place: 'Saraybosna – Mostar – Travnik – Vişegrad – Belgrad',
      summary:
        'Saraybosna’ya uçuş, Belgrad’dan dönüş. Mostar’da bir gece, Drina Köprüsü’nde bir öğle: vizesiz beş gün.',
      description:
        'Bosna’ya çoğu tur iki gün ayırır; biz üç geceyi Bosna’da geçiriyoruz. Biri Mostar’da, çünkü köprü günübirlikçiler gidince güzelleşiyor. İkisi Saraybosna’da, Başçarşı’ya yürüme mesafesinde.\n\nDördüncü gün Drina’yı izleyerek Sırbistan’a geçiyoruz. Vişegrad’da Sokullu Mehmed Paşa’nın köprüsünde durmadan bu yol yarım kalırdı. Belgrad’da bir gece ve neredeyse bir tam gün var; dönüş uçağı akşam.\n\nAkşam yemeklerini bilerek dahil etmedik. Üç şehirde de lokanta çok, fiyat makul; rehberimiz her akşam için iki üç adres verir.',
      included: [
        'İstanbul – Saraybosna ve Belgrad – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 4 gece konaklama',
        'Umut Tüneli Müzesi ve Blagay Tekkesi girişleri',
        'Bütün transferler ve şehirlerarası otobüs yolculukları',
        'Türkçe rehberlik, Mostar’da yerel rehber',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (isteğe bağlı, öneririz)',
        'Öğle ve akşam yemekleri, içecekler',
        'Aziz Sava ve Poçitel gibi yerlerde bağışlar, diğer müze girişleri',
        'Şehir konaklama vergileri (toplam yaklaşık 8 €)',
      ],
      important_notes: [
        'Bosna-Hersek ve Sırbistan Türkiye Cumhuriyeti vatandaşlarından vize istemez; pasaportunuz dönüşten sonra en az 6 ay geçerli olsun.',
        'Pasaportunuzda Kosova giriş damgası varsa kayıttan önce bize haber verin.',
        'Saraybosna – Belgrad günü molalarla on saati bulur; kış saatinde akşam karanlıkta varılır.',
        'Mostar köprüsünün ve çarşının taşları kaygandır, kauçuk tabanlı ayakkabı getirin.',
        '18 yaşından küçükler anne babadan yalnız biriyle geliyorsa öbüründen noter onaylı muvafakatname taşımalıdır.',
        'Bosna’da konvertibıl mark, Sırbistan’da dinar kullanılır; kart çoğu yerde geçer, çarşıda nakit gerekir.',
      ],
    },
    en: {
      name: 'Sarajevo to Belgrade along the Drina',
      tour_place: 'Sarajevo – Mostar – Travnik – Višegrad – Belgrade',
      summary:
        'Fly into Sarajevo and home from Belgrade, with a night in Mostar and a stop at the bridge on the Drina. Five days, visa-free.',
      description:
        'Most tours give Bosnia two days; we spend three nights there. One is in Mostar, because the bridge is at its best once the day-trippers have left, and two are in Sarajevo, within walking distance of Baščaršija.\n\nOn the fourth day we follow the Drina into Serbia. This road would not be complete without standing on Mehmed Pasha’s bridge at Višegrad. In Belgrade there is a night and nearly a whole day, as the flight home leaves in the evening.\n\nWe have left dinners out on purpose. All three cities are full of good places at fair prices, and the guide suggests two or three for each evening.',
      included: [
        'Flights Istanbul – Sarajevo and Belgrade – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '4 nights in four-star hotels with breakfast',
        'Entry to the Tunnel of Hope and the Blagaj lodge',
        'All transfers and coach travel between towns',
        'Turkish-speaking tour guide, local guide in Mostar',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'Turkish departure tax',
        'Travel health insurance (optional, recommended)',
        'Lunches, dinners and drinks',
        'Donations at places such as St Sava and Počitelj, other museum entries',
        'Local tourist taxes (about €8 in total)',
      ],
      important_notes: [
        'Turkish citizens need no visa for Bosnia and Herzegovina or Serbia. Your passport should be valid for 6 months after the tour.',
        'If your passport has a Kosovo entry stamp, tell us before you book.',
        'The day from Sarajevo to Belgrade takes about ten hours with stops; in winter we arrive after dark.',
        'The stones of Mostar’s bridge and bazaar are slippery; bring rubber-soled shoes.',
        'Under-18s travelling with one parent need the notarised consent of the other.',
        'Bosnia uses the convertible mark and Serbia the dinar. Cards work in most places, but bazaars take cash.',
      ],
    },
  },
}
