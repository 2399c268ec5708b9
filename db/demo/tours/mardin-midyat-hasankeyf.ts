import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-109',
  categories: ['gap-mezopotamya'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 3,
  days: 4,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'TRY',
  quota: 24,
  cover: 'mardin-gece',
  gallery: ['mardin-gece', 'hasankeyf'],
  seasons: [
    {
      months: [3, 4, 5],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 29_900,
      single_room_price: 39_900,
      child_prices: [2_500, 20_900, 24_900],
    },
    {
      months: [9, 10],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 28_900,
      single_room_price: 38_500,
      child_prices: [2_500, 19_900, 23_900],
    },
    {
      months: [11],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 25_900,
      single_room_price: 33_900,
      child_prices: [2_500, 17_900, 21_500],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Eski Mardin',
          description:
            'Perşembe sabahı iki saatlik uçuşla Mardin’e iniyoruz. Bavulları konağa bırakıp yürümeye başlıyoruz: Ulu Cami’nin dilimli kubbesi, Şehidiye Medresesi, eski postane binası, abbaraların serin gölgesi. Revaklı Çarşı’da bıttım sabunu ve mavi badem şekeri satılır. Gün batımında Zinciriye Medresesi’nin damından Mezopotamya Ovası’na bakıyoruz.',
          overnight: 'Eski Mardin, taş konak otel',
        },
        en: {
          title: 'Istanbul – Old Mardin',
          description:
            'A two-hour flight on Thursday morning brings us to Mardin. We leave the bags at the mansion and start walking: the ribbed dome of the Great Mosque, the Şehidiye Medrese, the old post office, the cool shade of the vaulted passages. The arcaded bazaar sells wild pistachio soap and blue sugared almonds. At sunset we look over the Mesopotamian plain from the roof of the Zinciriye Medrese.',
          overnight: 'Old Mardin, stone mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Deyrulzafaran – Dara – Kasımiye',
          description:
            'Sabah Deyrulzafaran’da, Süryani Ortodoks patriklerine yüzyıllarca ev olmuş sarı taş manastırdayız. Yarım saat güneydoğuda Dara: Roma’nın sınır kalesi, kaya mezarları ve köyün altındaki sarnıç. Dönüşte Kasımiye Medresesi’nin havuzunda suyun bir ömrü nasıl anlattığını dinliyoruz. Akşam kaburga dolması ve Süryani sofrası programa dahil.',
          overnight: 'Eski Mardin, taş konak otel',
        },
        en: {
          title: 'Deyrulzafaran – Dara – Kasımiye',
          description:
            'The morning is at Deyrulzafaran, the honey-coloured monastery that was home to the Syriac Orthodox patriarchs for centuries. Half an hour to the southeast is Dara, a Roman frontier fortress with rock tombs and a cistern below the village. On the way back, at the Kasımiye Medrese, we hear how its water channel tells the story of a life. A Syriac dinner with stuffed lamb ribs is included.',
          overnight: 'Old Mardin, stone mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Mor Gabriel – Hasankeyf – Midyat',
          description:
            'Bir buçuk saatlik yolla Turabdin’in göbeğindeki Mor Gabriel Manastırı’na varıyoruz; 397’de kurulmuş, bugün de içinde yaşanıyor. Hasankeyf’te müzeyi ve taşınmış Zeynel Bey Türbesi’ni gezip baraj gölünde kırk dakika tekneye biniyoruz. Akşamüstü Midyat’ta telkâri ustası tezgâhının başında. Dar sokaklarda, taş işçiliği en güzel kapıları arayın.',
          overnight: 'Midyat, taş konak otel',
        },
        en: {
          title: 'Mor Gabriel – Hasankeyf – Midyat',
          description:
            'A drive of an hour and a half leads to Mor Gabriel, the monastery in the heart of Tur Abdin, founded in 397. In Hasankeyf we see the museum and the relocated tomb of Zeynel Bey, and take a forty-minute boat on the reservoir. Late in the afternoon a filigree master is at his bench in Midyat. Look for the best carved doorways in the narrow lanes.',
          overnight: 'Midyat, stone mansion hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Midyat – Savur – Mardin – İstanbul',
          description:
            'Sabah Midyat konuk evinin damı ve sakin çarşı. Öğleye doğru, teras teras yükselen taş evleriyle Mardin’in küçük kardeşi denen Savur’a geçiyoruz; dere kenarında alabalık ve tandır ekmeği yenir. Üzüm pestili almak için son durak burası. Havalimanına bir saat; 19.00 dolaylarındaki uçakla İstanbul’dayız.',
          overnight: '',
        },
        en: {
          title: 'Midyat – Savur – Mardin – Istanbul',
          description:
            'The morning offers a mansion rooftop in Midyat and an unhurried bazaar. Towards noon we drive to Savur, whose stone houses climb the hill in terraces like a smaller Mardin; trout and tandoor bread are eaten by the stream. It is also the last chance to buy grape leather. The airport is an hour away and the flight home leaves at about 19:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Taşın Şehirleri: Mardin, Midyat ve Hasankeyf',
      tour_place: 'İstanbul – Mardin – Dara – Mor Gabriel – Hasankeyf – Midyat – Savur',
      summary:
        'Mardin’e odaklanan dört gün: iki gece eski şehirde, bir gece Midyat’ta taş konaklarda; manastırlar, Dara ve Hasankeyf.',
      description: [
        'Büyük GAP turlarında Mardin’e yarım gün kalır. Biz burada iki gece uyuyoruz, çünkü şehir asıl yüzünü kalabalık gidince, akşam ezanından sonra gösteriyor. Kaldığımız konaklar eski şehrin içinde; her yere yürüyerek gidiliyor.',
        'Turabdin’in iki büyük manastırını, Roma’dan kalan Dara’yı ve sular altında kalan vadinin kıyısına taşınan Hasankeyf’i de görüyoruz. Akşamlardan yalnızca birini birlikte yiyoruz, gerisi sizin.',
      ].join('\n\n'),
      included: [
        'İstanbul–Mardin gidiş-dönüş uçak bileti, vergiler dahil',
        '15 kg bagaj ve 8 kg kabin bagajı',
        'Mardin’de 2, Midyat’ta 1 gece taş konakta oda-kahvaltı',
        'Süryani sofrasında bir akşam yemeği',
        'Hasankeyf’te tekne turu',
        'Programdaki tüm ulaşım',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze, manastır ve ören yeri girişleri',
        'Öğle yemekleri ve belirtilmeyen akşam yemekleri',
        'Yemeklerde alınan içecekler',
        'Kişisel harcamalar',
        'Bahşişler',
      ],
      important_notes: [
        'Eski Mardin merdivenlidir. Konağa araç yanaşmaz, bavullar görevlilerce taşınır.',
        'Manastırlarda omuz ve diz kapalı olmalı; ayin saatlerinde ziyaret beklemeye alınır.',
        'Konak odaları kemerlidir, pencereler küçük olabilir; oda numarası önceden seçilemez.',
        'Mart ve kasımda akşamlar soğuktur, mayısta öğlenler 30 dereceyi geçer.',
        'Mor Gabriel ve Deyrulzafaran’da Müzekart geçmez.',
        'Uçuşa en az 90 dakika kala havalimanında olun; kimlik veya pasaport gereklidir.',
      ],
    },
    en: {
      name: 'Cities of Stone: Mardin, Midyat and Hasankeyf',
      tour_place: 'Istanbul – Mardin – Dara – Mor Gabriel – Hasankeyf – Midyat – Savur',
      summary:
        'Four days around Mardin: two nights in the old city and one in Midyat, all in stone mansions, with monasteries, Dara and Hasankeyf.',
      description: [
        'The big southeastern tours give Mardin half a day. We sleep here twice, because the city shows itself once the crowds have left and the evening call to prayer is over. The mansions are inside the old town, so everything is a walk away.',
        'We also see the two great monasteries of the region, Roman Dara and Hasankeyf, moved to the edge of the flooded valley. One dinner is eaten together; the other evenings are yours.',
      ].join('\n\n'),
      included: [
        'Return flight Istanbul–Mardin, taxes included',
        '15 kg of hold luggage and 8 kg in the cabin',
        'Two nights in Mardin and one in Midyat, bed and breakfast in stone mansions',
        'One dinner at a Syriac table',
        'The boat trip at Hasankeyf',
        'All transport in the programme',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entrance fees to museums, monasteries and sites',
        'Lunches, and dinners not mentioned',
        'Drinks with meals',
        'Personal spending',
        'Tips',
      ],
      important_notes: [
        'Old Mardin is built on steps. Vehicles cannot reach the mansion; porters carry the bags.',
        'Cover shoulders and knees in the monasteries; visits pause during services.',
        'Mansion rooms are vaulted, windows can be small and room numbers cannot be chosen in advance.',
        'Evenings are cold in March and November; May afternoons pass 30 degrees.',
        'The Müzekart is not valid at Mor Gabriel or Deyrulzafaran.',
        'Be at the airport at least 90 minutes before the flight, with your ID card or passport.',
      ],
    },
  },
}
