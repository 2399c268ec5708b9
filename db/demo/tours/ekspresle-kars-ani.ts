import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KS-213',
  categories: ['kars-dogu-ekspresi'],
  transporter_types: ['tren', 'ucak'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 10,
  deposit_rate: 50,
  child_bands: [
    [0, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 36,
  featured: true,
  cover: 'kars-ani',
  gallery: ['kars-ani', 'dogu-ekspresi'],
  seasons: [
    {
      months: [1],
      weekdays: [3],
      every_weeks: 1,
      multi_room_price: 38_900,
      single_room_price: 54_900,
      child_prices: [18_900, 31_900],
    },
    {
      months: [2],
      weekdays: [3],
      every_weeks: 1,
      multi_room_price: 36_900,
      single_room_price: 51_900,
      child_prices: [17_900, 29_900],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Ankara – Turistik Doğu Ekspresi',
          description:
            'Sabah Söğütlüçeşme’den hızlı trenle dört buçuk saatte Ankara’ya varıyoruz. Anıtkabir ziyareti ve Ulus’ta öğle yemeğinden sonra tarihî gardayız. Turistik Doğu Ekspresi 15.55’te kalkıyor; iki kişilik yataklı kompartımanda lavabo, küçük buzdolabı ve katlanan masa var. Pencereye ışık asan da var, yemekli vagonda tavla turnuvası kuran da. Kayseri gece karanlığında geride kalıyor.',
          overnight: 'Trende, iki kişilik yataklı kompartıman',
        },
        en: {
          title: 'Istanbul – Ankara – Touristic Eastern Express',
          description:
            'A morning high-speed train from Söğütlüçeşme reaches Ankara in four and a half hours. After Atatürk’s mausoleum and lunch in Ulus we go to the old station. The Touristic Eastern Express leaves at 15:55; each two-berth sleeper has a washbasin, a small fridge and a folding table. Some people hang fairy lights in the window, others start a backgammon tournament in the dining car. Kayseri slips by in the dark.',
          overnight: 'On the train, two-berth sleeper',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'Erzincan – Erzurum – Kars',
          description:
            'Gün Fırat’ın karlı boğazlarında ağarıyor; en iyi manzara kahvaltı saatine denk geliyor. Erzincan’da iki buçuk saatlik duruşta bakır çarşısını gezip tulum peyniri tadıyoruz. Erzurum’da dört saatimiz var: Çifte Minareli Medrese, Yakutiye ve cağ kebabı. Son dört saatte vagon sessizleşiyor. Kars’a varış gece 22.30 sularında; otel gara beş dakika.',
          overnight: 'Kars, 4 yıldızlı otel',
        },
        en: {
          title: 'Erzincan – Erzurum – Kars',
          description:
            'Dawn breaks in the snowy gorges of the Euphrates, and the best views come at breakfast time. The train stops for two and a half hours in Erzincan, where we walk through the coppersmiths’ market and taste the local tulum cheese. In Erzurum we have four hours for the Twin Minaret Madrasa, the Yakutiye and cağ kebab. The carriage grows quiet on the last stretch. We arrive in Kars at about 22:30; the hotel is five minutes from the station.',
          overnight: 'Kars, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Ani – Kars',
          description:
            'Kırk beş dakikalık bozkır yolunun sonunda Ani’nin surları kardan yükseliyor. Büyük Katedral, freskli Tigran Honents Kilisesi, Arpaçay’a bakan Menuçehr Camii: Dört kilometrelik yürüyüşe üç saat ayırıyoruz. Öğleden sonra Kars’ta Baltık üslubu taş evler, Kümbet Camii ve Taşköprü var; Peynir Müzesi’nde gravyerin öyküsünü dinliyoruz. Akşam kaz eti yiyor, âşıkların atışmasını izliyoruz.',
          overnight: 'Kars, 4 yıldızlı otel',
        },
        en: {
          title: 'Ani – Kars',
          description:
            'After forty-five minutes of open steppe the walls of Ani rise out of the snow. The Cathedral, the frescoed church of Tigran Honents, the Menuçehr mosque above the Arpaçay gorge: we give three hours to a walk of four kilometres. The afternoon in Kars brings Russian-era stone houses, the Church of the Apostles, now a mosque, and the Cheese Museum. Dinner is roast goose, with minstrels trading improvised verses.',
          overnight: 'Kars, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kars – Sarıkamış – Kars',
          description:
            'Sarıkamış elli dakika uzakta. Önce şehitliğe çıkıyor, 1914 kışında burada donan askerleri anıyoruz. Sonra sarıçam ormanının içindeki Katerina Av Köşkü’ne kadar karda kısa bir yürüyüş. İsteyen Cıbıltepe’de gondola biniyor ya da kızak kayıyor; buradaki kar kristal olduğu için birbirine yapışmaz. Kars’a dönüşte peynirciler çarşısına uğruyoruz, akşam serbest.',
          overnight: 'Kars, 4 yıldızlı otel',
        },
        en: {
          title: 'Kars – Sarıkamış – Kars',
          description:
            'Sarıkamış is fifty minutes away. We go first to the memorial, to remember the soldiers who froze here in the winter of 1914, then take a short walk in the snow through Scots pines to the tsarist hunting lodge. At Cıbıltepe you can ride the gondola or go sledging; the snow here is crystalline and does not clump. Back in Kars we call at the cheesemongers’ street. The evening is free.',
          overnight: 'Kars, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kars – İstanbul',
          description:
            'Dönüş uçağı öğleden sonra olduğundan sabah telaşsız. İsteyenlerle kalenin eteğine, Kars Çayı’nın donmuş kıyısına yürüyoruz; Kars Müzesi’nin bahçesinde Kâzım Karabekir’in beyaz vagonu duruyor. Bal, kaşar ve gravyer alışverişi için son durak. Havalimanı on dakika. Uçuş iki saat sürüyor; trenle bir buçuk günde geldiğiniz yolu pencereden bir kez daha izliyorsunuz.',
          overnight: '',
        },
        en: {
          title: 'Kars – Istanbul',
          description:
            'The flight home is in the afternoon, so there is no rush. We walk to the foot of the castle and along the frozen Kars river; in the museum garden stands the white railway carriage of General Kâzım Karabekir. There is a last stop for honey, kaşar and gruyère. The airport is ten minutes away. In two hours you fly back over the land that took a day and a half by train.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Ekspresle Kars ve Ani',
      tour_place: 'İstanbul – Ankara – Erzincan – Erzurum – Kars – Ani – Sarıkamış',
      summary: 'Turistik Doğu Ekspresi’nde yataklı kompartıman, Kars’ta üç gece, karda Ani ve Sarıkamış. Dönüş uçakla.',
      description: [
        'Ankara’dan Kars’a 1.300 kilometreyi aşan ray, duruşlarla birlikte 32 saat. Otuz iki saat uzun gelmesin: Erzincan ve Erzurum’da trenden inip geziyor, gerisini pencereden izliyorsunuz. Dönüşü uçakla yaptığımız için yolculuğun yorgunluğu tadını bastırmıyor.',
        'Dört gecenin ilki trende, üçü Kars’ta aynı otelde geçiyor. Ani’ye yarım gün ayırıyoruz; çoğu program bir buçuk saatte bitirir, oysa en güzel kiliseler yolun ucundadır.',
        'Tren biletlerini sezon başında toplu alıyor, kompartımanları çiftlere ve ailelere bölmeden dağıtıyoruz. Yalnız gelenler isterse aynı cinsten bir misafirle paylaşır, isterse kompartımanın tamamını alır.',
      ].join('\n\n'),
      included: [
        'İstanbul – Ankara hızlı tren bileti',
        'Turistik Doğu Ekspresi’nde iki kişilik yataklı kompartıman',
        'Kars – İstanbul uçak bileti (15 kg bagaj)',
        'Kars’ta 4 yıldızlı otelde 3 gece konaklama',
        '3 kahvaltı, âşık geceli 1 kaz yemeği',
        'Ankara, Erzincan, Erzurum, Ani, Kars ve Sarıkamış gezileri',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Trende ve duruşlarda yenen yemekler',
        'Öğle yemekleri ve iki akşam yemeği',
        'Müze ve ören yeri girişleri',
        'Sarıkamış’ta gondol, kızak ve kayak',
        'İçecekler ve kişisel harcamalar',
      ],
      important_notes: [
        'Trenin gün, saat ve duruşlarını TCDD Taşımacılık belirler; kar yüzünden varış birkaç saat gecikebilir.',
        'Kompartımanda duş yoktur, tuvaletler vagonun ucundadır. Trende bir gece geçireceğinizi bilerek gelin.',
        'Büyük valiz kompartımana zor sığar; orta boy bir valiz ve küçük bir çanta öneriyoruz.',
        'Kars’ta gece sıcaklığı eksi yirmi beşe iner. İçlik, su geçirmeyen bot, bere ve kalın eldiven şart.',
        'Ani’de buzlu zeminde dört kilometre yürünür; yürüme güçlüğü olanlar ilk surda bekleyebilir.',
        'Müzekart Ani’de ve Kars Müzesi’nde geçerlidir.',
        'Trende 7 yaşından küçükler anne babasının yatağını paylaşır.',
      ],
    },
    en: {
      name: 'The Eastern Express to Kars and Ani',
      tour_place: 'Istanbul – Ankara – Erzincan – Erzurum – Kars – Ani – Sarıkamış',
      summary:
        'A sleeper on the Touristic Eastern Express, three nights in Kars, Ani and Sarıkamış in the snow, and a flight home.',
      description: [
        'More than 1,300 kilometres of rail from Ankara to Kars take 32 hours with the stops. It does not feel long: you get off to look round Erzincan and Erzurum and watch the rest through the window. And because we fly home, tiredness never catches up with the pleasure.',
        'The first of the four nights is on the train and the other three are in one hotel in Kars. Ani has half a day; most programmes are through it in an hour and a half, yet the finest churches lie at the far end.',
        'We buy the train tickets together at the start of the season and never split couples or families. If you come alone, you can share with another guest of the same sex or take the whole compartment.',
      ].join('\n\n'),
      included: [
        'High-speed train from Istanbul to Ankara',
        'A two-berth sleeper on the Touristic Eastern Express',
        'Flight from Kars to Istanbul (15 kg of luggage)',
        'Three nights in a four-star hotel in Kars',
        'Three breakfasts and one goose dinner with minstrels',
        'Visits in Ankara, Erzincan, Erzurum, Ani, Kars and Sarıkamış',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Meals on the train and at its stops',
        'Lunches and two dinners',
        'Museum and site entrance fees',
        'Gondola, sledges and skiing at Sarıkamış',
        'Drinks and personal spending',
      ],
      important_notes: [
        'Turkish State Railways set the train’s days, times and stops; snow can delay arrival by several hours.',
        'There is no shower in the compartment and toilets are at the end of the carriage. Come knowing it is a night on a train.',
        'Large suitcases hardly fit; we suggest a medium case and a small bag.',
        'Nights in Kars drop to minus twenty-five. Thermals, waterproof boots, a hat and thick gloves are essential.',
        'At Ani we walk four kilometres on icy ground; those who find it hard may wait at the first wall.',
        'The Turkish museum card (Müzekart) is valid at Ani and the Kars Museum.',
        'Children under 7 share a parent’s berth on the train.',
      ],
    },
  },
}
