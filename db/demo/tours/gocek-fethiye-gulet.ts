import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'GM-221',
  categories: ['mavi-yolculuk'],
  transporter_types: ['gemi'],
  departure_city: 'Göcek',
  countries: ['TR'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'tam-pansiyon',
  kdv_rate: 20,
  deposit_rate: 40,
  child_bands: [
    [0, 5],
    [6, 11],
  ],
  currency: 'TRY',
  quota: 16,
  cover: 'gocek-koylari',
  gallery: ['gocek-koylari', 'ege-koyu-guletler'],
  seasons: [
    {
      months: [5, 10],
      weekdays: [1],
      every_weeks: 3,
      multi_room_price: 26_900,
      single_room_price: 39_900,
      child_prices: [8_900, 18_900],
    },
    {
      months: [6, 9],
      weekdays: [1],
      every_weeks: 2,
      multi_room_price: 31_900,
      single_room_price: 47_500,
      child_prices: [9_900, 22_500],
    },
    {
      months: [7, 8],
      weekdays: [1],
      every_weeks: 2,
      multi_room_price: 36_900,
      single_room_price: 54_900,
      child_prices: [10_900, 25_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'Göcek – Yassıca Adaları',
          description:
            'Saat 15.30’da Göcek iskelesinde buluşuyoruz. Ayakkabılar girişteki sepette kalıyor, kaptan teknenin kurallarını çay eşliğinde anlatıyor. Yarım saatlik seyirle Yassıca Adaları’na demirliyoruz; iki ada arasındaki sığlık dizinize gelir, çocuklar için yüzme havuzu gibidir. Gün batarken ilk akşam yemeği güvertede: zeytinyağlılar, fırında levrek, karpuz. Koyda tek ses halat gıcırtısı.',
          overnight: 'Yassıca Adaları, gulette',
        },
        en: {
          title: 'Göcek – Yassıca Islands',
          description:
            'We meet at the quay in Göcek at 15:30. Shoes stay in the basket by the gangway while the captain explains life on board over tea. Half an hour’s sailing takes us to an anchorage among the Yassıca Islands, where the shallows between two islets come up to your knees and serve the children as a pool. At sunset the first dinner is laid on deck: vegetables in olive oil, baked sea bass, watermelon.',
          overnight: 'Yassıca Islands, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Bedri Rahmi Koyu – Sarsala – Hamam Koyu',
          description:
            'Güneş yükselmeden Taşyaka’dayız. Bedri Rahmi Eyüboğlu’nun 1974’te kayaya çizdiği balığı görüp çamların arasından Likya kaya mezarlarına on beş dakika tırmanıyoruz. Öğle yemeği Sarsala’da, koyun dibindeki kaynak suyu denizi serin tutuyor. Akşamüstü Hamam Koyu’nda batık duvarların çevresinde şnorkelle yüzülüyor; gece aynı koyda, kıçtan ağaca bağlıyız.',
          overnight: 'Hamam Koyu, gulette',
        },
        en: {
          title: 'Bedri Rahmi Bay – Sarsala – Hamam Bay',
          description:
            'We are at Taşyaka before the sun is high, to see the fish that the painter Bedri Rahmi Eyüboğlu drew on a rock in 1974, and climb fifteen minutes through the pines to Lycian tombs. Lunch is in Sarsala, where a spring keeps the sea cool. Late in the afternoon we snorkel round the sunken walls of Hamam Bay, and spend the night there with a line ashore to a tree.',
          overnight: 'Hamam Bay, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Tersane Adası – Domuz Adası – Kızılada',
          description:
            'Kahvaltıdan sonra Tersane Adası’nın dar girişinden süzülüyoruz. Mübadeleyle boşalan Rum köyünün evleri arasında keçiler dolaşıyor; taze keçi peyniri almak isteyen kıyıdaki küçük lokantaya uğruyor. Domuz Adası’nda yüzme ve öğle yemeği molası. Rüzgâr çıkarsa kaptan motoru kesip yelken açıyor. Geceyi Kızılada’nın fenerinin altında geçiriyoruz, karşıda Fethiye’nin ışıkları.',
          overnight: 'Kızılada, gulette',
        },
        en: {
          title: 'Tersane Island – Domuz Island – Kızılada',
          description:
            'After breakfast we slip through the narrow entrance of Tersane Island. Goats wander among the houses of a Greek village emptied by the population exchange, and the small restaurant on the shore sells fresh cheese. Domuz Island is our stop for swimming and lunch. If the wind gets up the captain cuts the engine and sets the sails. We spend the night below the lighthouse of Kızılada, facing the lights of Fethiye.',
          overnight: 'Kızılada, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Kızılada – Gemiler Adası – Soğuk Su Koyu – Samanlık',
          description:
            'Deniz durgunken körfezden çıkıp iki saatte Gemiler Adası’na varıyoruz. Bizans kiliselerinin arasından geçen patikayla tepeye çıkış yirmi dakika; bir yanda Ölüdeniz’in dağları, bir yanda açık deniz. Öğle yemeği Soğuk Su Koyu’nda, adı boşuna konmamış. Öğleden sonra körfeze dönüp Samanlık’a demirliyoruz. Son akşam mangal yanıyor, kaptan tavlada kimseye acımıyor.',
          overnight: 'Samanlık Koyu, gulette',
        },
        en: {
          title: 'Kızılada – Gemiler Island – Cold Water Bay – Samanlık',
          description:
            'While the sea is calm we leave the gulf and reach Gemiler Island in two hours. A twenty-minute path past Byzantine churches leads to the top, with the mountains of Ölüdeniz on one side and open water on the other. Lunch is in Cold Water Bay, which earns its name. In the afternoon we return to the gulf and anchor at Samanlık. On the last evening the barbecue is lit and the captain shows no mercy at backgammon.',
          overnight: 'Samanlık Bay, on board the gulet',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Samanlık – Fethiye',
          description:
            'Son sabah yüzüşü ve kahvaltıdan sonra yirmi dakikada Fethiye limanına giriyoruz. Kamaralar 10.00’da boşaltılıyor. Arabasını Göcek’te bırakan misafirlerimizi minibüsle yarım saatte iskeleye geri götürüyoruz; Dalaman uçağına yetişecekler de aynı araca biniyor. Fethiye’de kalanlara limanın arkasındaki balık pazarında öğle yemeği yemelerini öneririz.',
          overnight: '',
        },
        en: {
          title: 'Samanlık – Fethiye',
          description:
            'After a last swim and breakfast it is twenty minutes to Fethiye harbour. Cabins are cleared at ten. If you left your car in Göcek we drive you back to the quay in half an hour, and the same minibus serves those with a flight from Dalaman. If you are staying on in Fethiye, we suggest lunch at the fish market behind the harbour.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Göcek’ten Fethiye’ye Gulet: Dört Gece Koylarda',
      tour_place: 'Göcek – Yassıca Adaları – Hamam Koyu – Tersane Adası – Gemiler Adası – Fethiye',
      summary:
        'Sekiz kamaralı gulette pazartesi–cuma mavi yolculuk. Günde en çok iki saat seyir, tam pansiyon, kamara kamara rezervasyon.',
      description: [
        'Tekneyi tümüyle kiralamanız gerekmiyor; bir kamara alıp katılıyorsunuz. Guletimiz sekiz kamaralı, her kamarada duş, tuvalet ve klima var. Dört kişilik mürettebatla birlikte teknede en fazla yirmi kişi oluyoruz.',
        'Dördüncü günün sabahı dışında körfezin korunaklı koylarından çıkmadığımız için rota, deniz tutmasından çekinenlere uygundur. Seyir günde iki saati geçmez, kalan zaman yüzmek, okumak ve uyumak içindir. Müzik akşam 22.00’den sonra kapanır; koydaki öteki teknelere de, cırcır böceklerine de borcumuz bu.',
        'Yemekleri teknenin aşçısı Göcek pazarından aldığıyla pişirir. Vejetaryen ya da glütensiz besleniyorsanız kayıt sırasında yazın, denize açıldıktan sonra market yok.',
      ].join('\n\n'),
      included: [
        'Duşlu, tuvaletli, klimalı kamarada 4 gece konaklama',
        '4 kahvaltı, 3 öğle ve 4 akşam yemeği, akşamüstü çay ve kek',
        'İçme suyu, çay ve filtre kahve',
        'Kaptan, aşçı ve iki gemicinin hizmeti',
        'Yakıt, liman ve bağlama ücretleri',
        'Şnorkel, kano ve SUP kullanımı',
        'Son gün Fethiye – Göcek – Dalaman servisi',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Göcek’e ulaşım',
        'Alkollü ve meşrubat türü içecekler',
        'Gemiler Adası ören yeri girişi',
        'Mürettebat bahşişi (isteğe bağlı)',
        'Su sporları merkezlerindeki motorlu etkinlikler',
      ],
      important_notes: [
        'Tekneye bavulla değil yumuşak çantayla gelin; kamara dolapları küçüktür.',
        'Teknede çıplak ayak gezilir. Kayalık koylar için deniz ayakkabısı getirin.',
        'Merdivenler diktir; yürüme güçlüğü olanlar kaydolmadan önce bizi arasın.',
        'Çocuk can yeleğimiz var. 6 yaşından küçükler güvertede yetişkin gözetiminde olmalıdır.',
        'Klima gece 23.00’e kadar çalışır; telefonlar jeneratör saatlerinde şarj edilir.',
        'Güzergâhı hava belirler; fırtına uyarısında kaptan sırayı ve koyları değiştirir.',
        'Dışarıdan içecek getirebilirsiniz, teknede açma parası alınmaz.',
      ],
    },
    en: {
      name: 'Göcek to Fethiye by Gulet: Four Nights among the Bays',
      tour_place: 'Göcek – Yassıca Islands – Hamam Bay – Tersane Island – Gemiler Island – Fethiye',
      summary:
        'A Monday-to-Friday blue cruise on an eight-cabin gulet: two hours’ sailing a day at most, full board, booked by the cabin.',
      description: [
        'You need not charter a whole boat; you take a cabin and join. Our gulet has eight, each with its own shower, toilet and air conditioning. With a crew of four there are never more than twenty people on board.',
        'Except on the fourth morning we stay within the sheltered gulf, so the route suits people who worry about seasickness. We sail for two hours a day at most, and the rest is for swimming, reading and sleep. Music stops at ten in the evening: we owe that to the other boats in the bay, and to the cicadas.',
        'The cook works with what he buys at Göcek market. If you are vegetarian or eat no gluten, tell us when you book; there are no shops at sea.',
      ].join('\n\n'),
      included: [
        'Four nights in an air-conditioned cabin with shower and toilet',
        'Four breakfasts, three lunches, four dinners, and afternoon tea with cake',
        'Drinking water, tea and filter coffee',
        'A captain, a cook and two deckhands',
        'Fuel, harbour and mooring fees',
        'Use of snorkels, kayak and paddleboards',
        'Minibus from Fethiye to Göcek and Dalaman on the last day',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Travel to Göcek',
        'Alcoholic and soft drinks',
        'Entrance to the ruins on Gemiler Island',
        'Tips for the crew (optional)',
        'Motorised water sports',
      ],
      important_notes: [
        'Bring a soft bag instead of a suitcase; cabin lockers are small.',
        'We go barefoot on board. Pack water shoes for rocky coves.',
        'The stairs are steep; if walking is difficult for you, call us before booking.',
        'We carry children’s life jackets. Under-6s must be watched by an adult on deck.',
        'Air conditioning runs until 23:00; phones are charged during generator hours.',
        'The weather sets the route; in a gale warning the captain changes the order or the bays.',
        'You may bring your own drinks; there is no corkage on board.',
      ],
    },
  },
}
