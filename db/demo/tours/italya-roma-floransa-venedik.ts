import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-311',
  categories: ['italya'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['IT'],
  nights: 6,
  days: 7,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 40,
  featured: true,
  cover: 'roma-kolezyum',
  gallery: ['roma-kolezyum', 'venedik-kanal'],
  seasons: [
    {
      months: [2, 3, 11],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 1_090,
      single_room_price: 1_440,
      child_prices: [190, 840, 940],
    },
    {
      months: [4, 5, 6],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 1_290,
      single_room_price: 1_720,
      child_prices: [210, 990, 1_120],
    },
    {
      months: [9, 10],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 1_350,
      single_room_price: 1_790,
      child_prices: [210, 1_040, 1_170],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Roma',
          description:
            'Perşembe sabahı uçuyor, iki buçuk saat sonra Roma’dayız. Otele valizleri bırakıp yürüyoruz: İspanyol Merdivenleri, Aşk Çeşmesi, Pantheon ve Navona Meydanı bir hat üzerinde, molalarla üç saat. Pantheon’a yakın kahvecide espresso ayakta içilir, masaya oturunca fiyat değişir; rehberimiz bu tür küçük şeyleri ilk gün anlatır. Akşam Trastevere önerilir.',
          overnight: 'Roma, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Rome',
          description:
            'We fly on Thursday morning and are in Rome two and a half hours later. We drop our bags and walk: the Spanish Steps, the Trevi Fountain, the Pantheon and Piazza Navona lie on one line, three hours with breaks. Espresso is drunk standing at the bar, as the price changes when you sit down; the guide covers small matters like this on day one. For dinner we suggest Trastevere.',
          overnight: 'Rome, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Roma: Kolezyum, Forum ve Vatikan',
          description:
            'Saatli biletimizle 09.00’da Kolezyum’a giriyor, yan kapıdan Forum’a geçiyoruz. Öğle yemeği Monti’de: cacio e pepe, yani peynirli karabiberli makarna. Öğleden sonra Aziz Petrus Meydanı ve bazilika; isteyenler rehberle Vatikan Müzeleri’ne ve Sistina Şapeli’ne girer. Kiliselere şort ve askılı bluzla alınmıyor, çantanıza bir şal koyun.',
          overnight: 'Roma, 4 yıldızlı otel',
        },
        en: {
          title: 'Rome: Colosseum, Forum and Vatican',
          description:
            'With timed tickets we enter the Colosseum at 09:00 and go on to the Forum by the side gate. Lunch is in Monti: cacio e pepe, pasta with pecorino and black pepper. The afternoon is for St Peter’s Square and the basilica, with an optional guided visit to the Vatican Museums and the Sistine Chapel. Shorts and bare shoulders are turned away at churches, so carry a scarf.',
          overnight: 'Rome, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Roma – Siena – Floransa',
          description:
            'Kuzeye, Toskana’ya çıkıyoruz; Siena üç saat. Midye kabuğu biçimli Piazza del Campo’da at yarışının nasıl koşulduğunu dinleyip serbest öğle yemeğine dağılıyoruz; bademli ricciarelli buranın kurabiyesidir. Floransa’ya bir saat on beş dakika daha var. Gün batımını Arno’nun karşı yakasındaki Michelangelo Meydanı’ndan izleyip otele yerleşiyoruz.',
          overnight: 'Floransa, 4 yıldızlı otel',
        },
        en: {
          title: 'Rome – Siena – Florence',
          description:
            'We drive north into Tuscany; Siena is three hours away. In the shell-shaped Piazza del Campo we hear how the horse race is run and then break up for lunch. Ricciarelli, soft almond biscuits, come from here. Florence is another hour and a quarter. We watch the sunset from Piazzale Michelangelo, across the Arno, before going to the hotel.',
          overnight: 'Florence, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Floransa',
          description:
            'Duomo’nun kubbesini, Vaftizhane’nin bronz kapılarını ve Signoria Meydanı’nı rehberle geziyoruz; Ponte Vecchio’da kuyumcuların arasından geçip 12.30’da dağılıyoruz. Öğleden sonra sizin: Uffizi için biletinizi önceden alabiliriz, alışveriş isteyen San Lorenzo’nun deri tezgâhlarına gider. Bir sandviççiden schiacciata alıp nehir kenarında yemek de iyi bir plandır.',
          overnight: 'Floransa, 4 yıldızlı otel',
        },
        en: {
          title: 'Florence',
          description:
            'With the guide we walk from the dome of the cathedral and the bronze doors of the Baptistery to Piazza della Signoria, then over the Ponte Vecchio with its goldsmiths, and part at 12:30. The afternoon is yours. We can book Uffizi tickets in advance, and the leather stalls are around San Lorenzo. A schiacciata sandwich eaten by the river is a good plan too.',
          overnight: 'Florence, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Floransa – Bologna – Mestre',
          description:
            'Apeninleri tünellerle geçip bir buçuk saatte Bologna’ya varıyoruz. Kırk kilometreyi bulan kemeraltlarında yürüyor, eğik kulelerin altından Quadrilatero pazarına giriyoruz; öğle yemeğinde tagliatelle al ragù, çünkü “bolonez” burada böyle yapılır. Akşamüstü iki saatlik yolla Mestre’ye iniyoruz. Otelimiz istasyona yakın, Venedik trenle on dakika.',
          overnight: 'Mestre, 4 yıldızlı otel',
        },
        en: {
          title: 'Florence – Bologna – Mestre',
          description:
            'Tunnels take us under the Apennines to Bologna in an hour and a half. We walk beneath some of its forty kilometres of porticoes, past the leaning towers and into the Quadrilatero market; lunch is tagliatelle al ragù, which is how “Bolognese” is eaten here. In the late afternoon we drive two hours to Mestre. The hotel is near the station, and Venice is ten minutes away by train.',
          overnight: 'Mestre, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Venedik',
          description:
            'Tekneyle San Marco’ya geçiyoruz: bazilikanın mozaikleri, Dükler Sarayı’nın avlusu, Ahlar Köprüsü. Rialto’ya kadar dar sokaklardan yürüyüp öğlen serbest kalıyoruz; bacaro denen küçük barlarda cicchetti, yani kürdanlı mezeler yenir. İsteyenler öğleden sonra Murano ve Burano adaları gezisine katılır. Mestre’ye son grup dönüşü 20.00’de.',
          overnight: 'Mestre, 4 yıldızlı otel',
        },
        en: {
          title: 'Venice',
          description:
            'A boat takes us to St Mark’s: the mosaics of the basilica, the courtyard of the Doge’s Palace, the Bridge of Sighs. We walk the lanes to the Rialto and you are free from noon; the small bars called bacari serve cicchetti, snacks on a cocktail stick. In the afternoon you can join a trip to the islands of Murano and Burano. The last group return to Mestre is at 20:00.',
          overnight: 'Mestre, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Venedik – Padova – İstanbul',
          description:
            'Yarım saat uzaktaki Padova’da güne başlıyoruz: Prato della Valle’nin heykelli kanalı, Aziz Antonio Bazilikası ve üniversite mahallesinde son bir cappuccino. Yerel usule göre sütlü kahve yalnız sabah içilir. Öğleden sonra Venedik Marco Polo Havalimanı’na geçiyoruz; akşam uçağı iki saat yirmi dakikada İstanbul’a iner.',
          overnight: '',
        },
        en: {
          title: 'Venice – Padua – Istanbul',
          description:
            'We start the day in Padua, half an hour away: the statue-lined canal of Prato della Valle, the Basilica of St Anthony and a last cappuccino in the university quarter, where milky coffee is strictly a morning drink. In the afternoon we go to Venice Marco Polo Airport. The evening flight lands in Istanbul after two hours and twenty minutes.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Klasik İtalya: Roma, Floransa, Venedik',
      tour_place: 'Roma – Siena – Floransa – Bologna – Venedik – Padova',
      summary: 'Roma’ya uçup Venedik’ten dönen yedi gün. Her büyük şehirde iki gece, yolda Siena ve Bologna.',
      description:
        'İtalya’ya ilk kez gidenler için kurduk bu turu. Üç büyük şehrin her birinde iki gece kalıyoruz; böylece her birinde bir sabah rehberle, bir öğleden sonra kendi başınıza oluyorsunuz.\n\nYol günleri kısa ve öğle yemeği için iyi yerlerden geçiyor: Siena ve Bologna. Roma’da otelimiz merkezde, metro durağına en çok on dakika. Venedik gecelerini Mestre’de geçiriyoruz; ada otellerinin fiyatı ve valizle köprü geçme derdi buna değmiyor, tren on dakika sürüyor.\n\nKolezyum biletini kayıtla birlikte sizin adınıza alıyoruz, çünkü iyi saatler haftalar önce bitiyor.',
      included: [
        'İstanbul – Roma ve Venedik – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 6 gece konaklama',
        'Kolezyum ve Forum için saatli giriş bileti',
        'Venedik’te gidiş dönüş tekne',
        'Programdaki şehir turları ve yasal zorunlu yerel rehberler',
        'Kulaklık sistemi',
        'Otobüs, otoyol ve şehir giriş izinleri',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Şehir konaklama vergisi (kişi başı gecelik 3–7,50 €, otellere ödenir)',
        'Vatikan Müzeleri, Uffizi ve diğer müze girişleri',
        'Murano – Burano gezisi (45 €, isteğe bağlı)',
        'Öğle ve akşam yemekleri',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir; İtalya randevuları için hareketten en az iki ay önce başvurun. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli, son on yılda düzenlenmiş ve iki boş sayfalı olmalıdır.',
        'Kolezyum biletleri isme düzenlenir; bilet alındıktan sonra isim değişikliği yapılamaz.',
        'Şehirler yürüyerek gezilir, günde 8–10 km olabilir. Eski merkezlere otobüs giremez.',
        'Vatikan’a ve kiliselere omuz ve dizleri örten giysiyle girilir. Papalık törenleri bazilikayı kapatabilir.',
        'Ekim – şubat arasında Venedik’te su baskını (acqua alta) olabilir; rehberimiz yolu buna göre değiştirir.',
      ],
    },
    en: {
      name: 'Classic Italy: Rome, Florence, Venice',
      tour_place: 'Rome – Siena – Florence – Bologna – Venice – Padua',
      summary:
        'Seven days, flying into Rome and home from Venice. Two nights for each great city, with Siena and Bologna on the way.',
      description:
        'This tour is made for a first visit to Italy. We spend two nights in or beside each of the three great cities, so that each has a morning with the guide and an afternoon on your own.\n\nThe driving days are short and pass through good places for lunch, Siena and Bologna. In Rome our hotel is central, ten minutes at most from a metro station. For Venice we sleep in Mestre: island prices and dragging a suitcase over bridges are not worth it when the train takes ten minutes.\n\nWe buy your Colosseum ticket when you book, because the good hours are gone weeks ahead.',
      included: [
        'Flights Istanbul – Rome and Venice – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '6 nights in four-star hotels with breakfast',
        'Timed tickets for the Colosseum and Forum',
        'Return boat in Venice',
        'City tours in the programme and the local guides required by law',
        'Audio headsets',
        'Coach, tolls and city entry permits',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'City taxes (€3 to €7.50 per person per night, paid at the hotels)',
        'Vatican Museums, Uffizi and other museum entries',
        'Murano and Burano trip (€45, optional)',
        'Lunches and dinners',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa; apply at least two months ahead, as appointments for Italy are scarce. Green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour, issued within the last ten years and have two blank pages.',
        'Colosseum tickets carry your name and cannot be changed once issued.',
        'The cities are seen on foot, up to 8 to 10 km a day. Coaches may not enter the old centres.',
        'Shoulders and knees must be covered in the Vatican and in churches. Papal ceremonies may close the basilica.',
        'High water (acqua alta) is possible in Venice from October to February; the guide changes the route accordingly.',
      ],
    },
  },
}
