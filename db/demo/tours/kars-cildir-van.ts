import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KS-214',
  categories: ['kars-dogu-ekspresi'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 32,
  cover: 'cildir-kizak',
  gallery: ['cildir-kizak', 'kars-ani', 'van-akdamar'],
  seasons: [
    {
      months: [1, 2],
      weekdays: [3],
      every_weeks: 1,
      multi_room_price: 32_900,
      single_room_price: 40_900,
      child_prices: [2_500, 19_900, 25_900],
    },
    {
      months: [3],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 29_900,
      single_room_price: 36_900,
      child_prices: [2_500, 17_900, 23_500],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Kars',
          description:
            'Öğlene doğru Kars’a iniyoruz. Otele yerleşmeden şehri yürüyoruz: ızgara planlı sokaklar, Ruslardan kalma bazalt konaklar, kubbe kasnağında on iki havarinin kabartmaları duran Kümbet Camii, kalenin altındaki Taşköprü. Kuru soğuk ilk yarım saatte şaşırtır, sonra alışılır. Akşam yemeğinde hangel ve piti, üstüne umaç helvası; ardından erken yatıyoruz.',
          overnight: 'Kars, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Kars',
          description:
            'We land in Kars towards noon and walk the town before checking in: streets laid out on a grid, basalt mansions from the Russian years, the Church of the Apostles with figures carved round its drum, the stone bridge below the castle. The dry cold startles for half an hour, and then you grow used to it. Dinner is hangel, a kind of pasta, and piti, a lamb and chickpea stew, before an early night.',
          overnight: 'Kars, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Kars – Çıldır Gölü – Kars',
          description:
            'Arpaçay üzerinden bir buçuk saatte Çıldır’dayız. Buz yarım metreyi bulmuşsa göl bir meydandır: Atlı kızak çıngırakla geçer, balıkçı deliği açıp ağı çeker. Öğlen aynı gölden çıkan sarı balığı göl kıyısındaki lokantada yiyoruz. Hava izin verirse Şeytan Kalesi’ni karşı yamaçtan görüyoruz. Güneş batmadan Kars’a dönüyor, akşam âşıkları dinliyoruz.',
          overnight: 'Kars, 4 yıldızlı otel',
        },
        en: {
          title: 'Kars – Lake Çıldır – Kars',
          description:
            'An hour and a half by way of Arpaçay takes us to Çıldır. When the ice is half a metre thick the lake becomes a town square: horse-drawn sleighs jingle past and fishermen haul nets through holes. Lunch is the day’s catch, in a restaurant on the shore. Weather permitting we see Şeytan Kalesi, the Devil’s Castle, from the slope opposite. We are back in Kars before sunset, and in the evening we listen to the minstrels.',
          overnight: 'Kars, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Kars – Ani – Iğdır – Doğubayazıt',
          description:
            'Sabahın ilk saatlerini Ani’ye ayırıyoruz; katedralin karlı avlusunda çoğu zaman başka kimse olmuyor. Digor ve Tuzluca üzerinden güneye inerken yol 1.000 metre alçalıyor, Iğdır Ovası’nda kar bitiyor. Bozbaş molasından sonra Ağrı Dağı bütün öğleden sonra sol camda. Doğubayazıt’a 17.30’da varıyoruz; akşam yemeğinde Abdigör köftesi deneniyor.',
          overnight: 'Doğubayazıt, 3 yıldızlı otel',
        },
        en: {
          title: 'Kars – Ani – Iğdır – Doğubayazıt',
          description:
            'The early hours are for Ani, where there is often nobody else in the snowy cathedral. Heading south through Digor and Tuzluca the road drops a thousand metres, and on the Iğdır plain the snow ends. We stop for bozbaş, a lamb broth, and then Mount Ararat fills the left-hand windows all afternoon. We reach Doğubayazıt at 17:30; the dish to try at dinner is Abdigör, a very large boiled meatball.',
          overnight: 'Doğubayazıt, three-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'İshak Paşa Sarayı – Tendürek – Muradiye – Van',
          description:
            'Sabah güneşi İshak Paşa Sarayı’nın taç kapısına vurduğunda oradayız; taş işçiliğine bir saat ayırıyoruz. Lav tarlalarıyla kaplı Tendürek Geçidi 2.644 metre, yol kardan sonra temizlendiyse iki yanı duvar gibi. Muradiye Şelalesi’nin buz tutmuş perdesini asma köprüden izliyoruz. Van’a 15.00’te varıyor, Urartu yazıtlarıyla Van Kalesi’ne çıkıyor, akşam otele yerleşiyoruz.',
          overnight: 'Van, 4 yıldızlı otel',
        },
        en: {
          title: 'İshak Paşa Palace – Tendürek Pass – Muradiye – Van',
          description:
            'We are at İshak Paşa Palace when the morning sun strikes its great portal, and give an hour to the stonework. The Tendürek Pass crosses lava fields at 2,644 metres; after the snowplough it can feel like driving between walls. From a suspension bridge we look at the frozen curtain of the Muradiye Falls. We reach Van at three and climb the Urartian citadel with its cuneiform inscriptions before checking in.',
          overnight: 'Van, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Van – Gevaş – Akdamar – İstanbul',
          description:
            'Kahvaltıyı otelde değil, Kahvaltıcılar Sokağı’nda ediyoruz: otlu peynir, murtuğa, kavut, cacık ve bal kaymak. Gevaş iskelesinden tekne yarım saatte Akdamar’a varıyor; 915’te yapılmaya başlanan kilisenin dış duvarında Yunus’u, Davut’la Golyat’ı, üzüm toplayanları buluyoruz. Dönüşte üniversitenin Van Kedisi Evi var. Akşam uçağıyla İstanbul’a dönüyoruz.',
          overnight: '',
        },
        en: {
          title: 'Van – Gevaş – Akdamar – Istanbul',
          description:
            'Breakfast is not at the hotel but in Van’s street of breakfast houses: herbed cheese, murtuğa (flour and egg fried in butter), kavut, honey and clotted cream. From Gevaş a boat takes half an hour to Akdamar island. On the walls of its church, begun in 915, we look for Jonah, David and Goliath, and the grape harvest. On the way back we visit the university’s Van cat house, and an evening flight takes us home.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Kışın Kars, Çıldır ve Van: Akdamar’a Kadar',
      tour_place: 'İstanbul – Kars – Çıldır – Ani – Doğubayazıt – Van – Akdamar',
      summary:
        'Kars’a uçup Van’dan dönülen beş günlük kış rotası: donmuş Çıldır, karda Ani, İshak Paşa Sarayı ve Akdamar.',
      description: [
        'Doğu’nun iki gölü arasında bir kış yolu: kuzeyde buz tutan Çıldır, güneyde sodalı olduğu için donmayan Van. Kars’a uçakla gidip Van’dan uçakla döndüğümüz için aynı yoldan iki kez geçmiyoruz.',
        'Günlük yol dört saati aşmıyor; kışın, hava kararmadan yolu bitiriyoruz. Otobüsümüz kış lastikli ve zincirli; şoförlerimiz bu yolların insanı, Tendürek kapanırsa Ağrı–Patnos üzerinden gidileceğini bilir.',
        'Ocak ve şubat göl buzu için en güvenilir aylar. Martta günler uzar, Ani’ye daha çok ışık kalır ama Çıldır’da kızağa binilip binilemeyeceğine o haftanın buzu karar verir.',
      ].join('\n\n'),
      included: [
        'İstanbul – Kars ve Van – İstanbul uçak bileti (15 kg bagaj)',
        'Kış donanımlı otobüsle bölge içi ulaşım',
        'Kars’ta 2, Doğubayazıt’ta 1, Van’da 1 gece konaklama',
        '4 kahvaltı, 4 akşam yemeği, Çıldır’da balık öğle yemeği',
        'Âşık gecesi',
        'Akdamar tekne bileti',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze ve ören yeri girişleri',
        'Çıldır’da atlı kızak',
        'Çıldır dışındaki öğle yemekleri',
        'İçecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Kars ve Çıldır’da gündüz eksi onu, gece eksi yirmi beşi görebilirsiniz: içlik, su geçirmeyen bot, bere, kalın eldiven.',
        'Göle yalnızca jandarmanın ve köylünün izin verdiği yerden çıkılır; buz inceyse kızak yapılmaz, ücret alınmaz.',
        'Rüzgârda Akdamar teknesi kalkmayabilir. Bu durumda bilet ücretini iade eder, Van’da ek gezi yaparız.',
        'Müzekart Ani, İshak Paşa Sarayı, Van Kalesi ve Akdamar’da geçerlidir.',
        'Kimlik kartınızı yanınızda taşıyın; yolda kimlik kontrolü olur.',
        'Ani’de ve Van Kalesi’nde buzlu zeminde yürünür; baton ve takmalı krampon iş görür.',
      ],
    },
    en: {
      name: 'Winter in Kars, Çıldır and Van, as Far as Akdamar',
      tour_place: 'Istanbul – Kars – Çıldır – Ani – Doğubayazıt – Van – Akdamar',
      summary:
        'A five-day winter route that flies into Kars and home from Van: frozen Çıldır, Ani in snow, İshak Paşa Palace and Akdamar.',
      description: [
        'A winter road between two lakes: Çıldır in the north, which freezes, and Van in the south, too full of soda to do so. We fly into Kars and home from Van, so we never cover the same ground twice.',
        'No day has more than three or four hours of driving, and in winter we are off the road before dark. The coach has winter tyres and chains, and our drivers come from here: if Tendürek closes, they know the way round by Ağrı and Patnos.',
        'January and February are the surest months for ice. In March the days are longer and Ani has more light, but that week’s ice decides whether there are sleighs on Çıldır.',
      ].join('\n\n'),
      included: [
        'Flights Istanbul – Kars and Van – Istanbul (15 kg of luggage)',
        'Local travel by winter-equipped coach',
        'Two nights in Kars, one in Doğubayazıt, one in Van',
        'Four breakfasts, four dinners and a fish lunch at Çıldır',
        'An evening with minstrels',
        'The boat to Akdamar',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Museum and site entrance fees',
        'The horse-drawn sleigh at Çıldır',
        'Lunches other than at Çıldır',
        'Drinks',
        'Personal spending',
      ],
      important_notes: [
        'Expect minus ten by day and minus twenty-five by night in Kars and Çıldır: thermals, waterproof boots, a hat and thick gloves.',
        'We walk on the lake only where the gendarmerie and villagers allow; if the ice is thin there is no sleigh and nothing to pay.',
        'In wind the Akdamar boat may not sail. We then refund the ticket and add a visit in Van.',
        'The Müzekart is valid at Ani, İshak Paşa Palace, Van Castle and Akdamar.',
        'Carry your identity card or passport; there are checks on the road.',
        'Ani and Van Castle are icy underfoot; poles and strap-on crampons help.',
      ],
    },
  },
}
