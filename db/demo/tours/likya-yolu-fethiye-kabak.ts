import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'DG-201',
  categories: ['likya'],
  transporter_types: ['ucak', 'ozel-arac'],
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
    [0, 7],
    [8, 12],
  ],
  currency: 'TRY',
  quota: 16,
  cover: 'likya-yolu',
  gallery: ['likya-yolu'],
  seasons: [
    {
      months: [4, 5],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 28_900,
      single_room_price: 36_900,
      child_prices: [16_900, 23_900],
    },
    {
      months: [10],
      weekdays: [3],
      every_weeks: 1,
      multi_room_price: 27_900,
      single_room_price: 35_900,
      child_prices: [15_900, 22_900],
    },
    {
      months: [3, 11],
      weekdays: [3],
      every_weeks: 2,
      multi_room_price: 24_900,
      single_room_price: 31_500,
      child_prices: [14_900, 20_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Dalaman – Kayaköy – Ölüdeniz',
          description:
            'Sabah uçağıyla Dalaman’a iniyor, bir saatlik yolun sonunda Kayaköy’ün boş taş evleri arasında bacaklarımızı açıyoruz. Bavullar minibüste kalıyor. Kilisenin arkasından başlayan eski patika, çamların arasından Ölüdeniz lagününün üstüne çıkıyor: 7 kilometre, molalarla üç saat, çoğu iniş. Deniz sıcaksa yüzüyoruz. Akşam yemeğinde rehberimiz haritayı masaya yayıp ertesi günü anlatıyor.',
          overnight: 'Ovacık, 3 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Dalaman – Kayaköy – Ölüdeniz',
          description:
            'A morning flight takes us to Dalaman and an hour’s drive to Kayaköy, where we stretch our legs among the roofless stone houses. The bags stay in the van. An old path starts behind the church and runs through the pines to a ledge above the Ölüdeniz lagoon: seven kilometres, three hours with stops, mostly downhill. If the sea is warm we swim. Over dinner the guide spreads out the map and talks us through tomorrow.',
          overnight: 'Ovacık, three-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Ovacık – Kozağaç – Kirme – Faralya',
          description:
            'Sarı tabeladan Likya Yolu’na giriyoruz. İlk iki saat Babadağ’ın eteğinde tırmanış; sırtımızda güneş, ayağımızın altında Ölüdeniz. Kozağaç’ta çeşmeden su doldurup köy evinin bahçesinde çay içiyor, kumanyamızı Kirme’nin çınarı altında yiyoruz. Faralya’ya inen zikzaklarda Kelebekler Vadisi görünüyor. Toplam 15 kilometre, molalarla yedi saat, 650 metre çıkış: Turun en uzun günü bu.',
          overnight: 'Faralya, köy pansiyonu',
        },
        en: {
          title: 'Ovacık – Kozağaç – Kirme – Faralya',
          description:
            'We join the Lycian Way at its yellow signpost. For two hours the trail climbs the side of Babadağ with Ölüdeniz directly below. At Kozağaç we refill at the spring and drink tea in a village garden; the packed lunch is eaten under the plane tree at Kirme. The zigzags down to Faralya open on to Butterfly Valley. Fifteen kilometres, seven hours with breaks, 650 metres of ascent: this is the longest day of the tour.',
          overnight: 'Faralya, village guesthouse',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Faralya – Kelebekler Vadisi seyir noktası – Kabak',
          description:
            'Pansiyonun tahta masasında köy kahvaltısı, ardından vadinin ağzında kısa bir durak. Vadinin tabanına ipli iniş tehlikeli olduğu için programımızda yok. Patika zeytinliklerin ve keçiboynuzlarının arasından Kabak’a gidiyor: 8 kilometre, dört saat. Öğleden sonra kimseyi bir yere götürmüyoruz; koy, hamak ve deniz sizin. Akşam bungalovların önünde güveç pişiyor.',
          overnight: 'Kabak, bungalov',
        },
        en: {
          title: 'Faralya – Butterfly Valley viewpoint – Kabak',
          description:
            'Breakfast is laid on a long wooden table at the guesthouse, followed by a short stop at the head of the valley. The roped scramble to its floor is dangerous, so we leave it out. The path continues to Kabak through olive groves and carob trees: eight kilometres, four hours. Nothing is planned for the afternoon; the cove, the hammock and the sea are yours. In the evening a casserole cooks in front of the bungalows.',
          overnight: 'Kabak, bungalow',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Kabak – Alınca – Fethiye',
          description:
            'Serinken yola çıkıyoruz: Kabak’ın çamlığından Alınca’ya 6 kilometrede 750 metre yükseliyoruz, dört saat sürüyor. Köyün teraslarında Yedi Burunlar’a karşı gözleme ve ayran var. Yürümek istemeyen minibüsle gelebilir. Bir buçuk saatte Fethiye’ye dönüp otelde duş alıyoruz; akşam yemeği balık pazarında, balığı tezgâhtan seçiyoruz, karşıdaki lokanta pişiriyor.',
          overnight: 'Fethiye, 4 yıldızlı otel',
        },
        en: {
          title: 'Kabak – Alınca – Fethiye',
          description:
            'We set out while it is cool: from the pinewoods of Kabak the path gains 750 metres in six kilometres to Alınca, about four hours. On the village terraces, facing the Seven Capes, there are gözleme flatbreads and ayran. Anyone who prefers can ride up in the van. An hour and a half later we are back in Fethiye for a shower. Dinner is at the fish market: we choose from the stalls and the restaurant opposite does the cooking.',
          overnight: 'Fethiye, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Fethiye – Amintas Kaya Mezarı – Günlüklü – Dalaman – İstanbul',
          description:
            'Kahvaltıdan önce isteyenlerle Amintas Kaya Mezarı’na çıkan merdivenlerdeyiz; sabah ışığı cepheye vuruyor. Sonra Paspatur çarşısında bir saat serbest zaman var. Dalaman yolunda Günlüklü’de duruyoruz: Sığla ağaçlarının reçine kokusu koya kadar iniyor, mayosunu çantanın üstüne koyan yüzüyor. Akşamüstü havalimanındayız; İstanbul’a varış 20.00 sularında.',
          overnight: '',
        },
        en: {
          title: 'Fethiye – Tomb of Amyntas – Günlüklü – Dalaman – Istanbul',
          description:
            'Before breakfast, early risers can climb the steps to the Tomb of Amyntas, whose façade catches the first light. There is free time in the Paspatur bazaar afterwards. On the way to Dalaman we stop at Günlüklü, where the resin scent of the sweetgum trees carries right down to the cove; keep your swimsuit at the top of your bag. We reach the airport in the late afternoon and Istanbul at around 20:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Likya Yolu’nda Yürüyüş: Fethiye’den Kabak’a',
      tour_place: 'İstanbul – Kayaköy – Ovacık – Faralya – Kabak – Alınca – Fethiye',
      summary:
        'Dört yürüyüş günü, 36 kilometre patika, en çok 16 kişi. Bavulunuz minibüsle gider, siz küçük bir sırt çantasıyla yürürsünüz.',
      description: [
        'Likya Yolu’nun ilk etapları aynı zamanda en çok denize bakanlarıdır. Ovacık’tan Alınca’ya kadar Babadağ’ın eteğini izliyor, her akşam bir köyde ya da koyda konaklıyoruz. Ağır çantayı taşıyan biz değiliz, minibüs: Siz su, yağmurluk ve kumanyayla yürüyorsunuz.',
        'Grup en fazla 16 kişi; önde Likya’yı yıllardır yürüyen rehberimiz, arkada ikinci rehberimiz var. Tempo en yavaş yürüyene göre ayarlanır. Yorulan, ikinci ve dördüncü günlerde yolun köyle kesiştiği yerde minibüse binebilir.',
        'İlkbaharda patika kenarları laden ve yaban orkidesi dolu, sonbaharda deniz hâlâ ılık. Haziran–eylül arasında bu turu yapmıyoruz; sıcakta bu yol keyif vermiyor, üstelik güvenli değil.',
      ].join('\n\n'),
      included: [
        'İstanbul – Dalaman – İstanbul uçak bileti (15 kg bagaj)',
        'Ovacık, Faralya, Kabak ve Fethiye’de toplam 4 gece konaklama',
        '4 kahvaltı, 4 akşam yemeği, 2 öğle yemeği (biri kumanya)',
        'Bavulların konaklama yerleri arasında taşınması',
        'Bölge içi ulaşım ve yürüyüş günlerinde destek minibüsü',
        'Biri ilk yardım sertifikalı iki yürüyüş rehberi',
        'Seyahat ve ferdi kaza sigortası, KDV',
      ],
      excluded: [
        'Kayaköy ve Amintas ören yeri girişleri',
        '1., 3. ve 5. günün öğle yemekleri',
        'Yemeklerde alınan içecekler',
        'Yamaç paraşütü ve tekne gezisi gibi isteğe bağlı etkinlikler',
        'Yürüyüş batonu kirası',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Zorluk: orta. Haftada bir iki kez 10 km yürüyebilen, kalp ve diz sorunu olmayan herkes katılabilir.',
        'Bileği saran, tabanı tırtıllı ve daha önce giyilmiş ayakkabı şart; yeni ayakkabıyla gelmeyin.',
        '2 litre su alacak bir günlük sırt çantası, yağmurluk, şapka ve güneş kremi getirin.',
        '8 yaşından küçük çocuklar için ikinci günün etabı uzundur; kaydınızı yapmadan önce bizi arayın.',
        'Faralya ve Kabak’ta konaklama sadedir; odalarda televizyon yoktur, Kabak’ta telefon yer yer çekmez.',
        'Müzekart iki ören yerinde de geçerlidir.',
        'Yağış ya da yangın riski nedeniyle kapatılan etaplar yerine aynı uzunlukta başka bir etap yürünür.',
      ],
    },
    en: {
      name: 'Walking the Lycian Way: Fethiye to Kabak',
      tour_place: 'Istanbul – Kayaköy – Ovacık – Faralya – Kabak – Alınca – Fethiye',
      summary:
        'Four walking days, 36 kilometres of trail and a group of 16 at most. Your case goes by van; you carry only a daypack.',
      description: [
        'The first stages of the Lycian Way are also the ones that look most at the sea. From Ovacık to Alınca we follow the flank of Babadağ, sleeping each night in a village or a cove. The van does the heavy carrying; you walk with water, a waterproof and your lunch.',
        'The group is 16 people at most, with a guide who has walked Lycia for years at the front and a second guide at the back. The slowest walker sets the pace. On days two and four you can join the van wherever the trail meets a village.',
        'In spring the path is lined with rockrose and wild orchids; in autumn the sea is still warm. We do not run this tour from June to September: in the heat the trail is no pleasure, and it is not safe.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Dalaman (15 kg of luggage)',
        'Four nights in Ovacık, Faralya, Kabak and Fethiye',
        'Four breakfasts, four dinners and two lunches (one packed)',
        'Luggage transfer between overnight stops',
        'Local transport and a support van on walking days',
        'Two walking guides, one certified in first aid',
        'Travel and personal accident insurance, VAT',
      ],
      excluded: [
        'Entrance to Kayaköy and the Tomb of Amyntas',
        'Lunches on days 1, 3 and 5',
        'Drinks with meals',
        'Optional activities such as paragliding and boat trips',
        'Hire of walking poles',
        'Personal spending',
      ],
      important_notes: [
        'Grade: moderate. Fine for anyone who can walk 10 km once or twice a week and has no heart or knee trouble.',
        'Bring boots with ankle support and a good tread that you have already worn in; do not come in new ones.',
        'You need a daypack that takes two litres of water, a waterproof, a hat and sun cream.',
        'The second day is long for children under 8; please call us before booking.',
        'Rooms in Faralya and Kabak are simple, without television, and phone signal in Kabak comes and goes.',
        'The Turkish museum card (Müzekart) is valid at both sites; other visitors pay at the gate.',
        'If a stage is closed because of rain or fire risk, we walk another of similar length.',
      ],
    },
  },
}
