import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-312',
  categories: ['italya'],
  transporter_types: ['ucak', 'otobus', 'gemi'],
  departure_city: 'İstanbul',
  countries: ['IT'],
  nights: 6,
  days: 7,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 0,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'EUR',
  quota: 30,
  cover: 'amalfi-kiyisi',
  gallery: ['amalfi-kiyisi'],
  seasons: [
    {
      months: [4, 10],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 1_290,
      single_room_price: 1_690,
      child_prices: [200, 990, 1_120],
    },
    {
      months: [5, 6, 9],
      weekdays: [7],
      every_weeks: 3,
      multi_room_price: 1_450,
      single_room_price: 1_920,
      child_prices: [220, 1_120, 1_260],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Napoli',
          description:
            'Pazar sabahı uçuşumuz iki saat on beş dakika. Napoli’de Spaccanapoli’nin çamaşır asılı sokağından San Gregorio Armeno’nun Noel figürü atölyelerine, oradan Gesù Nuovo’ya yürüyoruz. Öğle yemeği pizza: margherita burada hamuru yumuşak, ortası sulu gelir, çatalla bıçakla yenir. Gün Castel dell’Ovo’nun önünde, Vezüv’e karşı bitiyor.',
          overnight: 'Napoli, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Naples',
          description:
            'The Sunday morning flight takes two and a quarter hours. In Naples we walk along Spaccanapoli, under the washing lines, to the crib-makers of San Gregorio Armeno and the church of Gesù Nuovo. Lunch is pizza: the margherita here comes soft, wet in the middle and is eaten with knife and fork. The day ends facing Vesuvius, in front of Castel dell’Ovo.',
          overnight: 'Naples, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Napoli – Pompei – Sorrento',
          description:
            'Sabah Ulusal Arkeoloji Müzesi’nde Pompei’den sökülmüş mozaikleri görüyoruz; sonra yarım saatlik yolla mozaiklerin asıl yerine, Pompei’ye. Fırınlar, hamam, Vetti Evi ve tekerlek izli sokaklar iki buçuk saat sürer; gölge az, şapka ve su şart. Akşamüstü Sorrento’ya varıp limon bahçelerine bakan otelimize yerleşiyoruz.',
          overnight: 'Sorrento, 4 yıldızlı otel',
        },
        en: {
          title: 'Naples – Pompeii – Sorrento',
          description:
            'In the morning we see the mosaics lifted from Pompeii in the National Archaeological Museum; half an hour later we are in Pompeii itself. Bakeries, baths, the House of the Vettii and streets rutted by carts take two and a half hours. There is little shade, so bring a hat and water. In the late afternoon we reach Sorrento and a hotel overlooking the lemon groves.',
          overnight: 'Sorrento, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Amalfi Kıyısı: Positano – Amalfi – Ravello',
          description:
            'Kıyı yoluna büyük otobüs giremiyor, biz de denizden gidiyoruz. Sorrento’dan tekneyle Positano kırk dakika; merdivenlerden inip çıkarken iki saat geçer. Amalfi’de çizgili katedral ve limonlu delizia tatlısı var. Buradan minibüsle Ravello’ya, Villa Rufolo’nun terasına çıkıyoruz. Dönüş akşamüstü, yine tekneyle. Deniz kabarırsa gün değiştirilir.',
          overnight: 'Sorrento, 4 yıldızlı otel',
        },
        en: {
          title: 'Amalfi Coast: Positano – Amalfi – Ravello',
          description:
            'Large coaches are barred from the coast road, so we go by sea. Positano is forty minutes by boat from Sorrento, and two hours pass quickly on its stairs. Amalfi has the striped cathedral and delizia al limone, a lemon sponge cake. From here a minibus climbs to Ravello and the terrace of Villa Rufolo. We return by boat in the late afternoon; if the sea is rough we swap days.',
          overnight: 'Sorrento, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Sorrento: serbest gün ya da Capri',
          description:
            'Bugün plan sizin. Capri’ye katılanlar 08.30 teknesiyle çıkar: Anacapri’ye teleferik, Augustus Bahçeleri’nden Faraglioni kayaları, 16.30’da dönüş. Sorrento’da kalanlar Marina Grande’de denize girebilir, ahşap kakma ustalarının dükkânlarını gezebilir. Akşamüstü hep birlikte bir limon bahçesinde limoncello yapımını izliyoruz; alkol almayanlara limonata var.',
          overnight: 'Sorrento, 4 yıldızlı otel',
        },
        en: {
          title: 'Sorrento: free day or Capri',
          description:
            'The day is yours. Those who choose Capri take the 08:30 boat: the chairlift above Anacapri, the Faraglioni rocks from the Gardens of Augustus, and back at 16:30. If you stay in Sorrento you can swim at Marina Grande or watch the inlaid-wood craftsmen. Late in the afternoon we all meet in a lemon grove to see limoncello made, with lemonade for those who do not drink.',
          overnight: 'Sorrento, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Sorrento – Paestum – Matera',
          description:
            'Salerno’yu geçip Paestum’da duruyoruz: üç Dor tapınağı, çevresinde otlar ve enginar tarlaları. Manda çiftliğinde taze mozzarella tadıp doğuya dönüyoruz; Matera’ya üç saat var. Taş ocağı gibi görünen Sassi mahallesini akşam ışıkları yanarken karşıdaki Murgia tepesinden seyrediyoruz. Otelimizin bazı odaları kayaya oyulmuştur.',
          overnight: 'Matera, 4 yıldızlı kaya otel',
        },
        en: {
          title: 'Sorrento – Paestum – Matera',
          description:
            'Past Salerno we stop at Paestum: three Doric temples in the grass, artichoke fields all around. After tasting fresh mozzarella on a buffalo farm we turn east; Matera is three hours away. We look across the ravine at the Sassi, which from afar resemble a quarry, as the evening lights come on. Some rooms in our hotel are cut into the rock.',
          overnight: 'Matera, four-star cave hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Matera – Alberobello – Bari',
          description:
            'Sabah Sassi’nin içinde yürüyoruz: kaya kiliseler, sarnıç ve 1950’lere kadar hayvanlarla birlikte yaşanan bir mağara ev. Bir saat on beş dakika sonra Alberobello’nun külah damlı trulli evlerindeyiz. Akşamüstü Bari’de, eski şehrin kapı önlerinde kadınların elle orecchiette kestiği sokağa giriyoruz. Akşam yemeği de bu makarna, şalgam otuyla.',
          overnight: 'Bari, 4 yıldızlı otel',
        },
        en: {
          title: 'Matera – Alberobello – Bari',
          description:
            'In the morning we walk through the Sassi: rock churches, a cistern and a cave home that families shared with their animals until the 1950s. An hour and a quarter later we are among the cone-roofed trulli of Alberobello. In Bari old town we find the street where women shape orecchiette by hand at their doors. The same pasta is our dinner, with turnip tops.',
          overnight: 'Bari, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bari – İstanbul',
          description:
            'Uçak öğleden sonra kalktığı için sabahımız var. Demre’den kaçırılan Aziz Nikolaos’un, yani Noel Baba’nın kemiklerinin bulunduğu bazilikayı gezip sahilde ayaküstü focaccia yiyoruz: bol domatesli, zeytinli, kenarı çıtır. Havalimanı şehir merkezinden yirmi dakika uzakta. Bir saat elli dakikalık uçuşla akşamüstü İstanbul’da oluyoruz.',
          overnight: '',
        },
        en: {
          title: 'Bari – Istanbul',
          description:
            'The flight is in the afternoon, so the morning is ours. We visit the basilica that holds the bones of St Nicholas, brought here from Demre on the Turkish coast, and eat focaccia on the seafront: tomato, olives and a crisp edge. The airport is twenty minutes from the centre, and the flight to Istanbul takes an hour and fifty minutes.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Güney İtalya: Napoli, Amalfi, Matera',
      tour_place: 'Napoli – Pompei – Sorrento – Amalfi – Matera – Alberobello – Bari',
      summary:
        'Pizzanın memleketinden kayaya oyulmuş Matera’ya: üç gece Sorrento, tekneyle Amalfi kıyısı, dönüş Bari’den.',
      description:
        'Klasik İtalya’yı görmüş, bu kez yavaş gitmek isteyenlere. Yedi günün üç gecesi Sorrento’da aynı odada geçiyor; valiz açılıyor, denize giriliyor.\n\nAmalfi kıyısını otobüs camından değil tekneden görüyoruz. Yol dar, trafiği ağır, büyük araçlara yasak; denizden ise kasabalar bir bakışta anlaşılıyor. Sonra çizmenin topuğuna doğru iniyor, Paestum’un tapınaklarını, Matera’nın mağara evlerini ve Alberobello’nun külah damlarını geziyoruz.\n\nYemek bu turun yarısı. Beş akşam yemeği fiyata dahil; Napoli’deki ilk akşamı ise pizzacılara bıraktık.',
      included: [
        'İstanbul – Napoli ve Bari – İstanbul uçak bileti, havalimanı vergileri',
        '20 kg bagaj ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde 6 gece konaklama',
        '6 kahvaltı ve 5 akşam yemeği',
        'Sorrento – Positano – Amalfi tekneleri ve Ravello minibüsü',
        'Pompei ve Paestum girişleri, yerel rehberler',
        'Limon bahçesi ve manda çiftliği tadımları',
        'Bütün transferler ve otobüs yolculukları',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Capri gezisi (95 €, isteğe bağlı)',
        'Napoli Arkeoloji Müzesi girişi (yaklaşık 20 €)',
        'Öğle yemekleri ve içecekler',
        'Şehir konaklama vergileri (toplam yaklaşık 24 €)',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir; yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli ve son on yılda düzenlenmiş olmalıdır.',
        'Positano, Ravello ve Matera merdivenlidir; bebek arabası ve tekerlekli sandalyeyle gezmek çok güçtür.',
        'Tekne seferleri denize bağlıdır. İptal olursa kıyıya trenle ve yerel otobüsle gider, bilet farkını iade ederiz.',
        'Matera’daki otele otobüs yanaşamaz, valizler elektrikli araçla taşınır.',
        'Otelin mağara odaları sınırlıdır ve kesin söz verilemez; küçük pencereli, serin odalardır.',
      ],
    },
    en: {
      name: 'Southern Italy: Naples, Amalfi, Matera',
      tour_place: 'Naples – Pompeii – Sorrento – Amalfi – Matera – Alberobello – Bari',
      summary:
        'From the home of pizza to the cave town of Matera: three nights in Sorrento, Amalfi by boat, and home from Bari.',
      description:
        'For those who have seen classic Italy and would like to go slowly this time. Three of the nights are in Sorrento in the same room, long enough to unpack and swim.\n\nWe see the Amalfi coast from a boat and not through a coach window. The road is narrow, choked and closed to large vehicles, while from the water each town makes sense at a glance. Then we cross to the heel of the boot for the temples of Paestum, the cave houses of Matera and the cone roofs of Alberobello.\n\nFood is half of this tour. Five dinners are included; the first evening, in Naples, we leave to the pizzerias.',
      included: [
        'Flights Istanbul – Naples and Bari – Istanbul with airport taxes',
        '20 kg checked and 8 kg cabin baggage',
        '6 nights in four-star hotels',
        '6 breakfasts and 5 dinners',
        'Boats Sorrento – Positano – Amalfi and the Ravello minibus',
        'Entry to Pompeii and Paestum with local guides',
        'Tastings in a lemon grove and on a buffalo farm',
        'All transfers and coach travel',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Capri trip (€95, optional)',
        'Naples Archaeological Museum (about €20)',
        'Lunches and drinks',
        'Local tourist taxes (about €24 in total)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa; green and grey passports are exempt.',
        'Your passport must be valid for 3 months after the tour and issued within the last ten years.',
        'Positano, Ravello and Matera are all stairs, and very hard with a pushchair or wheelchair.',
        'Boats depend on the sea. If they are cancelled we go by train and local bus and refund the difference.',
        'Coaches cannot reach the hotel in Matera; bags are carried by electric cart.',
        'Cave rooms are few and cannot be promised; they are cool, with small windows.',
      ],
    },
  },
}
