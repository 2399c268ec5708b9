import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-315',
  categories: ['iskandinavya'],
  transporter_types: ['ucak', 'otobus', 'gemi', 'tren'],
  departure_city: 'İstanbul',
  countries: ['NO'],
  nights: 7,
  days: 8,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 0,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 11],
  ],
  currency: 'EUR',
  quota: 34,
  featured: true,
  cover: 'norvec-fiyort',
  gallery: ['norvec-fiyort'],
  seasons: [
    {
      months: [6],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 2_290,
      single_room_price: 2_990,
      child_prices: [290, 1_790],
    },
    {
      months: [7, 8],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 2_490,
      single_room_price: 3_240,
      child_prices: [310, 1_950],
    },
    {
      months: [9],
      weekdays: [7],
      every_weeks: 2,
      multi_room_price: 2_190,
      single_room_price: 2_850,
      child_prices: [290, 1_690],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Oslo',
          description:
            'Pazar sabahı dört saatlik uçuşla Oslo’dayız. Vigeland Parkı’nda iki yüzü aşkın heykelin arasından Monolit’e yürüyor, Opera’nın eğimli çatısından fiyorda bakıyoruz; çatıya herkes çıkar, ayakkabının tabanı önemlidir. Karl Johans Caddesi’nde serbest zamanda tarçınlı çörek, kanelbolle deneyin. Akşam yemeği otelde; yazın 22.30’da hava hâlâ aydınlıktır.',
          overnight: 'Oslo, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Oslo',
          description:
            'On Sunday a four-hour flight takes us to Oslo. In Vigeland Park we walk past more than two hundred sculptures to the Monolith, then look at the fjord from the sloping roof of the Opera, which is open to everyone in sensible shoes. In the free hour on Karl Johans gate try a kanelbolle, a cinnamon bun. Dinner is at the hotel; in midsummer it is still light at 22:30.',
          overnight: 'Oslo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Oslo – Lillehammer – Lom',
          description:
            'Norveç’in en büyük gölü Mjøsa’nın kıyısından iki buçuk saatte Lillehammer’e varıyoruz: 1994 olimpiyatlarının atlama kulesi ve ahşap evli ana cadde. Gudbrandsdalen Vadisi boyunca iki buçuk saat daha gidip Lom’da konaklıyoruz. 12. yüzyıldan kalma direkli kilisenin çatısında ejder başları var. Yanındaki fırının kuyruğu da kilise kadar ünlüdür.',
          overnight: 'Lom, 3 yıldızlı dağ oteli',
        },
        en: {
          title: 'Oslo – Lillehammer – Lom',
          description:
            'Along Mjøsa, Norway’s largest lake, it is two and a half hours to Lillehammer, with the ski jump of the 1994 Olympics and a main street of timber houses. Another two and a half hours up the Gudbrandsdalen valley bring us to Lom, where dragon heads guard the roof of a twelfth-century stave church. The queue at the bakery next to it is nearly as famous.',
          overnight: 'Lom, three-star mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Lom – Geiranger – Hellesylt – Loen',
          description:
            'Dağ yolu haziranda bile kar duvarlarının arasından geçer. Hava açıksa 1.500 metredeki Dalsnibba’dan, değilse Flydalsjuvet’ten Geiranger Fiyordu’na bakıyoruz; sonra virajlı yoldan suya iniyoruz. Hellesylt feribotu bir saat beş dakika: Yedi Kız Kardeşler Şelalesi sancakta kalır. Bir saatlik yolla Loen’e, buzul suyunun yeşile boyadığı göle varıyoruz.',
          overnight: 'Loen, 4 yıldızlı otel',
        },
        en: {
          title: 'Lom – Geiranger – Hellesylt – Loen',
          description:
            'Even in June the mountain road may run between walls of snow. We look down on the Geirangerfjord from Dalsnibba, at 1,500 metres, or from Flydalsjuvet if there is cloud, and wind down to the water. The ferry to Hellesylt takes an hour and five minutes and passes the Seven Sisters waterfall. An hour’s drive later we are in Loen, on a lake coloured green by glacier melt.',
          overnight: 'Loen, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Loen – Briksdal Buzulu – Fjærland – Flåm',
          description:
            'Briksdal’da açık “trol arabaları” ile şelalenin üstüne çıkıp kalan yirmi dakikalık patikadan buzul gölüne yürüyoruz; yağmurluk şart. Fjærland’daki Buzul Müzesi’nde bin yıllık buzdan bir parça elinize verilir. Kısa bir feribot ve 24,5 kilometreyle dünyanın en uzun karayolu tüneli Lærdal’dan geçip Flåm’a iniyoruz. Toplam yol beş saat.',
          overnight: 'Flåm, 4 yıldızlı otel',
        },
        en: {
          title: 'Loen – Briksdal Glacier – Fjærland – Flåm',
          description:
            'At Briksdal open “troll cars” carry us above the waterfall, and we walk the last twenty minutes to the glacier lake; a rain jacket is essential. In the Glacier Museum at Fjærland you can hold a piece of thousand-year-old ice. A short ferry and the Lærdal tunnel, at 24.5 km the longest road tunnel in the world, bring us down to Flåm. The driving adds up to five hours.',
          overnight: 'Flåm, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Flåm – Nærøyfjord – Voss – Bergen',
          description:
            'Sabah elektrikli, sessiz bir tekneyle Nærøyfjord’a giriyoruz; iki saatlik yolun en dar yerinde kıyılar arası 250 metre. Tekneden Gudvangen’de inip Voss’ta öğle molası veriyoruz. Tvindefossen Şelalesi yol üstünde. Akşamüstü Bergen’deyiz: Bryggen’in yan yatmış ahşap depoları ve balık pazarında ilk balık çorbası. Akşam yemeği bugün serbest.',
          overnight: 'Bergen, 4 yıldızlı otel',
        },
        en: {
          title: 'Flåm – Nærøyfjord – Voss – Bergen',
          description:
            'In the morning a silent electric boat takes us into the Nærøyfjord; the trip lasts two hours and the shores are 250 metres apart at the narrowest point. We land at Gudvangen, see the Tvindefossen waterfall by the road and stop for lunch in Voss. By late afternoon we are in Bergen for the leaning timber warehouses of Bryggen and a first bowl of fish soup. Dinner is on your own tonight.',
          overnight: 'Bergen, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bergen',
          description:
            'Fløyen’e füniküler sekiz dakika; şehri yukarıdan gördükten sonra isteyen orman yolundan yürüyerek iner. Öğleden sonra serbest. Edvard Grieg’in Troldhaugen’deki evinde yazın öğle konserleri olur; KODE’de Munch tabloları var. Bergen yılda iki yüzü aşkın gün yağmur alır, şemsiyeyi otelde bırakmayın. Akşam yemeği için limanda midye ya da ren geyiği güveci öneririz.',
          overnight: 'Bergen, 4 yıldızlı otel',
        },
        en: {
          title: 'Bergen',
          description:
            'The funicular climbs Fløyen in eight minutes; after the view you can walk down through the woods. The afternoon is free. In summer there are lunchtime concerts at Troldhaugen, Edvard Grieg’s home, and KODE has a room of Munch. It rains in Bergen on more than two hundred days a year, so take your umbrella. For dinner try mussels or reindeer stew by the harbour.',
          overnight: 'Bergen, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Bergen – Oslo (Bergen Hattı treniyle)',
          description:
            'Bugün otobüs yok: Bergen Hattı yaklaşık yedi saatte Oslo’ya gider ve Finse’de 1.222 metreye, Norveç’in en yüksek istasyonuna çıkar. Hardangervidda yaylasında ağustosta bile kar görürsünüz. Öğle yemeği için yanınıza Bergen’den sandviç alın ya da büfe vagonunu deneyin. Oslo’da akşam Aker Brygge rıhtımında veda yemeği.',
          overnight: 'Oslo, 4 yıldızlı otel',
        },
        en: {
          title: 'Bergen – Oslo by the Bergen Line',
          description:
            'No coach today. The Bergen Line takes about seven hours to Oslo and climbs to 1,222 metres at Finse, the highest station in Norway. On the Hardangervidda plateau you will see snow even in August. Bring sandwiches from Bergen or try the café car. In Oslo there is a farewell dinner on the Aker Brygge waterfront.',
          overnight: 'Oslo, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Oslo – İstanbul',
          description:
            'Uçak saatine kadar Bygdøy yarımadasında Fram Müzesi: Amundsen’in kutup gemisinin güvertesine çıkılır. Denizi sevenler yanındaki Kon-Tiki’ye de uğrar. Öğle vakti havalimanına hareket ediyoruz; yol kırk beş dakika. Pasaport kontrolünde sıra uzayabildiği için üç saat önce alandayız. Akşam saatlerinde İstanbul’a iniyoruz.',
          overnight: '',
        },
        en: {
          title: 'Oslo – Istanbul',
          description:
            'Before the flight we visit the Fram Museum on the Bygdøy peninsula, where you can stand on the deck of Amundsen’s polar ship; sea lovers may look in at Kon-Tiki next door. We leave at noon for the airport, forty-five minutes away, to be there three hours early, as passport queues can be long. We land in Istanbul in the evening.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Norveç Fiyortları ve Bergen Treni',
      tour_place: 'Oslo – Lom – Geiranger – Loen – Flåm – Bergen – Oslo',
      summary:
        'Geiranger ve Nærøyfjord tekneleri, Briksdal Buzulu, Bergen’de iki gece ve yayladan Oslo’ya tren. Haziran – eylül.',
      description:
        'Fiyortları görmenin iki yolu var: büyük bir gemiyle dışından geçmek ya da karadan içine inmek. Biz ikincisini seçtik. Her gün bir dağ yolundan suya iniyor, bir tekneyle karşıya geçiyoruz.\n\nGünlük sürüş üç ile beş saat arasında; yol manzaranın kendisi olduğu için sık duruyoruz. Konakladığımız Lom, Loen ve Flåm küçük yerler: akşam yemeği otelde, sonrasında yapılacak en güzel şey kıyıda yürümek.\n\nNorveç pahalıdır, bunu saklamıyoruz. Bu yüzden beş akşam yemeğini, bütün tekneleri ve treni fiyata kattık; cebinizden öğle yemekleri ve iki Bergen akşamı çıkar.',
      included: [
        'İstanbul – Oslo – İstanbul uçak bileti ve havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '3 ve 4 yıldızlı otellerde 7 gece konaklama',
        '7 kahvaltı ve 5 akşam yemeği',
        'Geiranger – Hellesylt feribotu ve Nærøyfjord teknesi',
        'Briksdal trol arabaları, Buzul Müzesi, Fløyen füniküleri, Fram Müzesi',
        'Bergen – Oslo treninde ayrılmış koltuk',
        'Otobüs, feribot ve yol ücretleri',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Öğle yemekleri ve Bergen’de iki akşam yemeği',
        'Flåm Treni (yaklaşık 75 €, isteğe bağlı)',
        'Loen Skylift teleferiği (yaklaşık 60 €, isteğe bağlı)',
        'İçecekler ve kişisel harcamalar',
      ],
      important_notes: [
        'Norveç Schengen alanındadır; bordo pasaport için vize gerekir, randevu için en az iki ay önce başvurun. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli ve son on yılda düzenlenmiş olmalıdır.',
        'Yazın bile dağda 5 °C görülebilir: su geçirmez mont, kat kat giysi ve tabanı iyi ayakkabı getirin.',
        'Briksdal’da trol arabasından sonra yirmi dakika, orta eğimli bir patika vardır. Yürümeyenler arabanın durağında bekleyebilir.',
        'Kar ya da heyelan bir dağ yolunu kapatırsa rehber başka bir geçitten gider; Geiranger yerine başka bir fiyort görülebilir.',
        'Norveç’te nakit neredeyse kullanılmaz, yurt dışına açık bir kart yeter.',
        'Trende kişi başı bir valizi kendiniz taşırsınız.',
      ],
    },
    en: {
      name: 'Norwegian Fjords and the Bergen Line',
      tour_place: 'Oslo – Lom – Geiranger – Loen – Flåm – Bergen – Oslo',
      summary:
        'Boats on Geiranger and the Nærøyfjord, the Briksdal glacier, two nights in Bergen and the train over the plateau. June to September.',
      description:
        'There are two ways to see the fjords: pass by on a big ship, or come down into them from the land. We chose the second. Each day a mountain road drops to the water and a boat takes us across.\n\nWe drive between three and five hours a day and stop often, since the road is the view. Lom, Loen and Flåm are small places: dinner is at the hotel, and the best thing to do afterwards is walk by the shore.\n\nNorway is expensive and we do not hide it. That is why five dinners, all boats and the train are in the price. What you pay on the spot is lunch and two evenings in Bergen.',
      included: [
        'Flights Istanbul – Oslo – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '7 nights in three- and four-star hotels',
        '7 breakfasts and 5 dinners',
        'Geiranger – Hellesylt ferry and Nærøyfjord boat',
        'Briksdal troll cars, Glacier Museum, Fløyen funicular, Fram Museum',
        'Reserved seat on the Bergen – Oslo train',
        'Coach, ferries and tolls',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Lunches and two dinners in Bergen',
        'Flåm Railway (about €75, optional)',
        'Loen Skylift (about €60, optional)',
        'Drinks and personal expenses',
      ],
      important_notes: [
        'Norway is in the Schengen area. Turkish citizens with an ordinary passport need a visa; apply at least two months ahead. Green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour and issued within the last ten years.',
        'It can be 5 °C in the mountains even in summer: bring a waterproof jacket, layers and shoes with grip.',
        'After the troll cars at Briksdal there is a twenty-minute path of moderate slope. Those who prefer can wait at the turning point.',
        'If snow or a landslide closes a pass the guide takes another, and a different fjord may replace Geiranger.',
        'Cash is hardly used in Norway; a card that works abroad is all you need.',
        'On the train you carry your own suitcase.',
      ],
    },
  },
}
