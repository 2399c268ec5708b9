import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'DG-202',
  categories: ['yayla-doga', 'karadeniz'],
  transporter_types: ['ucak', 'ozel-arac'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 5,
  days: 6,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 35,
  child_bands: [
    [0, 7],
    [8, 12],
  ],
  currency: 'TRY',
  quota: 16,
  featured: true,
  cover: 'pokut-yaylasi',
  gallery: ['pokut-yaylasi', 'karadeniz-yayla'],
  seasons: [
    {
      months: [7, 8],
      weekdays: [6],
      every_weeks: 1,
      multi_room_price: 35_900,
      single_room_price: 45_900,
      child_prices: [19_900, 28_900],
    },
    {
      months: [9],
      weekdays: [6],
      every_weeks: 2,
      multi_room_price: 31_900,
      single_room_price: 39_900,
      child_prices: [17_900, 25_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Rize-Artvin Havalimanı – Çamlıhemşin – Ayder',
          description:
            'Uçağımız denizin üstüne kurulu Rize-Artvin Havalimanı’na iniyor. Sahilden ayrılıp Fırtına Deresi boyunca içeri giriyoruz; çay bahçeleri bitiyor, kestane ormanı başlıyor. Çamlıhemşin’de muhlama ve mısır ekmeğiyle geç bir öğle yemeği için duruyoruz. Ayder’e varış 15.30; köyün içinden Gelintülü Şelalesi’ne kadar kısa bir yürüyüş yapıyor, ayakkabıları deniyoruz.',
          overnight: 'Ayder, ahşap dağ oteli',
        },
        en: {
          title: 'Istanbul – Rize-Artvin Airport – Çamlıhemşin – Ayder',
          description:
            'We land at Rize-Artvin, an airport built out over the sea, then leave the coast and follow the Fırtına river inland as tea gardens give way to chestnut forest. In Çamlıhemşin we stop for a late lunch of muhlama, the local melted cheese and cornmeal, with corn bread. We reach Ayder at half past three and try out our boots on a short walk through the village to the Gelintülü waterfall.',
          overnight: 'Ayder, timber mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Ayder – Huser Yaylası – Ayder',
          description:
            'Minibüs bizi toprak yoldan 2.200 metredeki Huser’e çıkarıyor; bulut aşağıda kalırsa Kaçkar zirveleri karşıda. Sırt boyunca yürüyüp kumanyamızı yiyor, sonra ladin ormanındaki patikadan Ayder’e iniyoruz: 9 kilometre, dört buçuk saat, neredeyse tamamı iniş. Dizlerini yormak istemeyen minibüsle döner. Akşam, isteyen Ayder kaplıcasının sıcak havuzuna girer.',
          overnight: 'Ayder, ahşap dağ oteli',
        },
        en: {
          title: 'Ayder – Huser – Ayder',
          description:
            'The van takes us up a dirt road to Huser, a summer pasture at 2,200 metres. If the cloud stays below us, the Kaçkar summits stand right opposite. We walk along the ridge, eat our packed lunch and drop through spruce forest back to Ayder: nine kilometres, four and a half hours, nearly all downhill. Anyone sparing their knees can return by van. In the evening Ayder’s hot springs are there for those who want them.',
          overnight: 'Ayder, timber mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Ayder – Şenyuva – Sal – Pokut',
          description:
            'Fırtına Vadisi’ne inip 1696 tarihli Şenyuva Köprüsü’nden geçiyor, arazi aracıyla bir saat çıkarak Sal’a varıyoruz. Buradan Pokut’a sırt patikasından 3 kilometre var. Öğleden sonra yaylanın iki asırlık ahşap evleri arasında dolaşıyor, bulut denizinin üstünde güneşin batışını bekliyoruz. Akşam kuzine başında ısırgan çorbası, turşu kavurması ve sütlaç; elektrik var, televizyon yok.',
          overnight: 'Pokut, yayla evi',
        },
        en: {
          title: 'Ayder – Şenyuva – Sal – Pokut',
          description:
            'Back in the Fırtına valley we cross the Şenyuva bridge of 1696, then climb for an hour in four-wheel-drive vehicles to Sal. From there a ridge path leads three kilometres to Pokut. We spend the afternoon among timber houses two centuries old and wait for the sun to set over a sea of cloud. Dinner by the wood stove is nettle soup, fried pickled beans and rice pudding. There is electricity but no television.',
          overnight: 'Pokut, highland house',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Pokut – Hazindak – Amlakit – Palovit Şelalesi – Ayder',
          description:
            'Kaçkarlar’ın en güzel yürüyüşlerinden biri: Pokut’tan Hazindak’a orman içinden 6 kilometre, oradan açık çayırlarda Amlakit’e 5 kilometre daha. Molalarla altı saat sürüyor, çıkışlar kısa ve yumuşak. Hazindak’ta bir yayla evinin önünde çay içip kumanyamızı açıyoruz. Amlakit’te minibüs bekliyor; dönüşte Palovit Şelalesi’nde ve vadiye yukarıdan bakan Zilkale’de duruyoruz.',
          overnight: 'Ayder, ahşap dağ oteli',
        },
        en: {
          title: 'Pokut – Hazindak – Amlakit – Palovit Falls – Ayder',
          description:
            'One of the best walks in the Kaçkars: six kilometres through forest from Pokut to Hazindak, then five more over open meadows to Amlakit. With breaks it takes six hours, and the climbs are short and gentle. At Hazindak we have tea outside one of the houses and unpack our lunch. The van is waiting in Amlakit; on the way down we stop at the Palovit Falls and at Zilkale, the castle high above the valley.',
          overnight: 'Ayder, timber mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Ayder – Yukarı Kavrun – Mezovit – Öküz Yatağı Gölü',
          description:
            'Bir saatlik bozuk yolun sonu Yukarı Kavrun. Mezovit düzlüğüne kadar dere boyu yürüyüş herkese göre; burada grup ikiye ayrılıyor. Bir rehber isteyenlerle çayırda kalıyor, öteki taşlık patikadan Öküz Yatağı Gölü’ne çıkıyor: 550 metre yükseliş, gidiş dönüş altı saat. Temmuzda kıyıda kar görmek olağan. Kavrun’da dönüş çayı ve laz böreği var.',
          overnight: 'Ayder, ahşap dağ oteli',
        },
        en: {
          title: 'Ayder – Upper Kavrun – Mezovit – Öküz Yatağı Lake',
          description:
            'An hour on a rough road brings us to Upper Kavrun. The streamside walk to the Mezovit meadow suits everyone, and there the group divides. One guide stays in the meadow; the other leads up a stony path to Öküz Yatağı Lake: 550 metres of ascent, six hours there and back. Snow on its shore in July is nothing unusual. Tea and laz böreği, a pastry filled with custard, await us in Kavrun.',
          overnight: 'Ayder, timber mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ayder – Fırtına Vadisi – Pazar – İstanbul',
          description:
            'Acelesiz bir kahvaltıdan sonra Fırtına Deresi kıyısına iniyoruz. İsteyen iki saatlik rafting yapıyor, isteyen bir çay bahçesinde sürgün toplamayı ve çayın fabrikada nasıl işlendiğini izliyor. Öğle yemeği dere kenarında alabalık. Havalimanı kırk dakika uzakta; Pazar’da fındık, bal ve Rize bezi almak için kısa bir çarşı molası veriyoruz. İstanbul’a varış akşam.',
          overnight: '',
        },
        en: {
          title: 'Ayder – Fırtına valley – Pazar – Istanbul',
          description:
            'After an unhurried breakfast we go down to the Fırtına river. Some raft for two hours; the others see how tea is picked and then processed in a small factory. Lunch is trout by the water, at your own expense. The airport is forty minutes away, with a short stop in Pazar for hazelnuts, honey and Rize cloth. We land in Istanbul in the evening.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Kaçkar Yaylalarında Yürüyüş: Pokut, Hazindak, Kavrun',
      tour_place: 'İstanbul – Ayder – Huser – Pokut – Hazindak – Amlakit – Kavrun',
      summary:
        'Uçakla Rize, beş gece Kaçkarlar’da. Her gün 4–6 saat yürüyüş, bir gece Pokut’ta yayla evi, en çok 16 kişi.',
      description: [
        'Karadeniz yaylalarını otobüs penceresinden değil, patikadan gezmek isteyenler için. Yaylalar arasında eskiden hayvan sürülerinin geçtiği yolları kullanıyoruz; bir evden ötekine yürümenin en doğru yolu hâlâ bunlar.',
        'Dört gece Ayder’de aynı otelde, bir gece Pokut’ta eski bir yayla evinde kalıyoruz. Bavul toplamadan yürüyor, Pokut’a yalnızca bir gecelik eşya çıkarıyoruz. Her yürüyüşün kısa bir seçeneği var; iki rehberimiz grubu gerektiğinde ikiye bölüyor.',
        'Burada havayı kimse garanti edemez: Sabah güneş, öğlen sis, akşam yağmur aynı güne sığar. Sis bastığında yüksekteki yürüyüşü orman yürüyüşüyle değiştiriyoruz. Temmuzda kar dilleri, ağustosta çiçek, eylülde berrak hava bekleyin.',
      ].join('\n\n'),
      included: [
        'İstanbul – Rize-Artvin – İstanbul uçak bileti (15 kg bagaj)',
        'Ayder’de 4, Pokut’ta 1 gece konaklama',
        '5 kahvaltı, 5 akşam yemeği, 3 yürüyüş kumanyası',
        'Bölge içi minibüs ve Pokut yolunda arazi aracı',
        'Bölgeyi bilen iki yürüyüş rehberi',
        'Çay bahçesi ve fabrika ziyareti',
        'Seyahat ve ferdi kaza sigortası, KDV',
      ],
      excluded: [
        '1., 3. ve 6. günün öğle yemekleri',
        'Zilkale ve şelale girişleri',
        'Ayder kaplıcası ve rafting ücreti',
        'İçecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Zorluk: orta. Günde 6 saat yürüyebilmek gerekir; en yüksek nokta yaklaşık 2.800 metredir.',
        'Su geçirmeyen bot, yağmurluk ve polar, ağustosta bile gereklidir.',
        'Pokut’ta odalar sade, banyolar ortak olabilir; tek kişilik oda bu gece için verilemeyebilir.',
        'Pokut’a çıkarken yanınıza yalnızca sırt çantası alın; bavullar Ayder’de kalır.',
        '8 yaşından küçük çocuklar için yürüyüşler uzundur; kaydınızı yapmadan önce bizi arayın.',
        'Sis ve yağışta rota, rehberin kararıyla daha alçak bir patikaya alınır.',
        'Düzenli kullandığınız ilaçları yanınızda getirin; en yakın eczane Çamlıhemşin’dedir.',
      ],
    },
    en: {
      name: 'Kaçkar Highlands on Foot: Pokut, Hazindak and Kavrun',
      tour_place: 'Istanbul – Ayder – Huser – Pokut – Hazindak – Amlakit – Kavrun',
      summary:
        'Fly to Rize for five nights in the Kaçkars: four to six hours’ walking a day, a night in a Pokut highland house, 16 people at most.',
      description: [
        'For people who want to see the Black Sea highlands from a footpath and not through a coach window. We use the old droving trails between the summer pastures, still the most sensible way to get from one house to the next.',
        'Four nights are in the same hotel in Ayder and one in an old timber house in Pokut. You do not have to repack to go walking; only a night’s things travel up to Pokut. Each walk has a shorter version, and our two guides split the group when needed.',
        'Nobody can promise weather here: sun in the morning, fog at noon and rain by evening make an ordinary day. When fog settles on the heights we walk in the forest instead. Expect snow patches in July, flowers in August and clear air in September.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Rize-Artvin (15 kg of luggage)',
        'Four nights in Ayder and one in Pokut',
        'Five breakfasts, five dinners and three packed lunches',
        'Local minibus, and four-wheel drive on the Pokut road',
        'Two walking guides who know the area',
        'A visit to a tea garden and factory',
        'Travel and personal accident insurance, VAT',
      ],
      excluded: [
        'Lunches on days 1, 3 and 6',
        'Entrance to Zilkale and the waterfalls',
        'Ayder hot springs and rafting',
        'Drinks',
        'Personal spending',
      ],
      important_notes: [
        'Grade: moderate. You should be able to walk six hours a day; the highest point is about 2,800 metres.',
        'Waterproof boots, a rain jacket and a fleece are needed even in August.',
        'Rooms in Pokut are simple and bathrooms may be shared; a single room may not be available that night.',
        'Take only a rucksack up to Pokut; cases stay in Ayder.',
        'The walks are long for children under 8; please call us before booking.',
        'In fog or heavy rain the guide moves the day’s walk to a lower path.',
        'Bring any medicine you take regularly; the nearest pharmacy is in Çamlıhemşin.',
      ],
    },
  },
}
