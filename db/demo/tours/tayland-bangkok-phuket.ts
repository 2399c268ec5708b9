import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'UD-322',
  categories: ['guneydogu-asya'],
  transporter_types: ['ucak', 'otobus', 'gemi'],
  departure_city: 'İstanbul',
  countries: ['TH'],
  nights: 6,
  days: 9,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 35,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 11],
  ],
  currency: 'USD',
  quota: 34,
  cover: 'tayland-koy',
  gallery: ['tayland-koy'],
  seasons: [
    {
      months: [11, 12],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_690,
      single_room_price: 2_190,
      child_prices: [260, 1_290, 1_450],
    },
    {
      months: [1, 2],
      weekdays: [6],
      every_weeks: 3,
      multi_room_price: 1_790,
      single_room_price: 2_340,
      child_prices: [270, 1_370, 1_540],
    },
    {
      months: [3, 4],
      weekdays: [6],
      every_weeks: 4,
      multi_room_price: 1_590,
      single_room_price: 2_060,
      child_prices: [250, 1_210, 1_360],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Bangkok uçuşu',
          description:
            'Cumartesi akşamı İstanbul Havalimanı’nda buluşuyoruz. Kayıt işlemlerinden sonra rehberimiz dijital varış kartlarını gözden geçirir. Doğrudan uçuş dokuz buçuk saat; saat farkı dört saattir. Akşam yemeği uçakta. Kabin çantanıza ince bir pantolon ve tişört koyun, Bangkok’ta kapıdan çıkar çıkmaz otuz derece sizi karşılar.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Flight Istanbul – Bangkok',
          description:
            'We meet at Istanbul Airport on Saturday evening. After check-in the guide looks through everyone’s digital arrival cards. The direct flight takes nine and a half hours and the clock goes forward by four. Dinner is on board. Put light trousers and a T-shirt in your cabin bag: thirty degrees will meet you at the door in Bangkok.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'Bangkok: Altın Buda ve Çin Mahallesi',
          description:
            'Öğleye doğru iniyor, doğruca Wat Traimit’e gidiyoruz: beş buçuk tonluk Altın Buda, 1955’te taşınırken üzerindeki alçı kırılınca ortaya çıkmıştı. Otelde iki saat dinleniyoruz. Akşam Yaowarat’ta, yani Çin Mahallesi’nde yürüyüş var; woklarda karides, tezgâhlarda mangolu yapışkan pirinç. Acı seviyesini söylemek için ilk Tayca sözünüz: mai phet.',
          overnight: 'Bangkok, 4 yıldızlı otel',
        },
        en: {
          title: 'Bangkok: the Golden Buddha and Chinatown',
          description:
            'We land towards noon and go straight to Wat Traimit, whose five-and-a-half-tonne Golden Buddha came to light in 1955 when its plaster cracked during a move. After two hours’ rest at the hotel we walk through Yaowarat, the Chinatown: prawns in the wok, mango and sticky rice on the stalls. Your first words of Thai will be mai phet, not spicy.',
          overnight: 'Bangkok, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bangkok: Büyük Saray ve Chao Phraya',
          description:
            '08.30’da Büyük Saray’a ilk girenlerdeniz; Zümrüt Buda aslında yeşimdendir ve giysisi mevsime göre değişir. Wat Pho’da kırk altı metrelik yatan Buda’nın ayak tabanına sedef kakılmıştır. Karşı kıyıda Wat Arun’a vapurla geçiyoruz. Öğleden sonra kanallarda uzun kuyruklu tekne. Akşam serbest; gökdelen terasları şort ve terlikle almaz.',
          overnight: 'Bangkok, 4 yıldızlı otel',
        },
        en: {
          title: 'Bangkok: Grand Palace and Chao Phraya',
          description:
            'We are among the first into the Grand Palace at 08:30. The Emerald Buddha is really jade and its robe changes with the season. At Wat Pho the soles of the 46-metre reclining Buddha are inlaid with mother-of-pearl. A ferry takes us across to Wat Arun, and in the afternoon a long-tail boat explores the canals. The evening is free; rooftop bars turn away shorts and flip-flops.',
          overnight: 'Bangkok, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Ayutthaya ya da serbest gün',
          description:
            'Eski başkent Ayutthaya bir buçuk saat uzakta. Katılanlar incir kökleri arasına sıkışmış Buda başını, Wat Chaiwatthanaram’ın kulelerini görür; öğle yemeği nehir kıyısında dev karides. Bangkok’ta kalanlara sıcak saatler için Jim Thompson Evi’nin gölgeli bahçesini öneririz. Akşam masaj isterseniz Wat Pho okulundan yetişen ustaları arayın.',
          overnight: 'Bangkok, 4 yıldızlı otel',
        },
        en: {
          title: 'Ayutthaya or a free day',
          description:
            'The old capital of Ayutthaya is an hour and a half away. Those who join see the Buddha head held in the roots of a fig tree and the towers of Wat Chaiwatthanaram, with river prawns for lunch. If you stay in Bangkok, the Jim Thompson House is a cool place for a hot day. For a massage in the evening, look for therapists trained at the Wat Pho school.',
          overnight: 'Bangkok, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Bangkok – Phuket',
          description:
            'Sabah bir saat yirmi beş dakikalık iç hat uçuşuyla Phuket’teyiz. Otele geçmeden Eski Phuket’te, Çin-Portekiz üslubundaki renkli dükkân evlerinin sokağında yürüyor, Hokkien eriştesi yiyoruz. Otelimiz Kata kumsalına beş dakika. Akşam Promthep Burnu’nda güneşin denize inişini izlemek için kırk dakika ayırdık; sonrası serbest.',
          overnight: 'Phuket, Kata, 4 yıldızlı otel',
        },
        en: {
          title: 'Bangkok – Phuket',
          description:
            'A domestic flight of an hour and twenty-five minutes brings us to Phuket. Before the hotel we walk through Old Phuket Town, past the painted Sino-Portuguese shophouses, and eat Hokkien noodles. Our hotel is five minutes from Kata beach. In the evening we give forty minutes to the sun going into the sea off Promthep Cape, and the rest is up to you.',
          overnight: 'Phuket, Kata, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Phang Nga Körfezi: kireçtaşı adaları',
          description:
            'Büyük tekneyle Phang Nga Körfezi’ne çıkıyoruz. Denizden dik yükselen kireçtaşı kayaların altındaki mağaralara şişme kanoyla giriliyor; küreği kılavuz çeker, siz başınızı eğersiniz. Koh Panyee’nin kazıklar üstündeki Müslüman balıkçı köyünde helal öğle yemeği var. James Bond Adası’nda yarım saat, bir koyda yüzme molası, 17.30’da dönüş.',
          overnight: 'Phuket, Kata, 4 yıldızlı otel',
        },
        en: {
          title: 'Phang Nga Bay: limestone islands',
          description:
            'A large boat takes us into Phang Nga Bay. Limestone cliffs rise straight from the sea, and inflatable canoes slip into the caves beneath them; the guide paddles while you duck. Lunch is halal, in Koh Panyee, a Muslim fishing village built on stilts. There is half an hour at James Bond Island and a swim in a cove before we return at 17:30.',
          overnight: 'Phuket, Kata, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Phuket: serbest gün ya da Phi Phi',
          description:
            'Kumsalda bir gün hak ettiniz: Kata’nın güneyi sakin, şezlong günlük kiralanır. Phi Phi’ye katılanlar sürat teknesiyle bir saatte Maya Koyu’na varır; koyda mercanları korumak için yüzmek yasak, yalnız yürünür, şnorkel yandaki koyda yapılır. Akşam rehberimiz isteyenlerle Chalong’daki deniz ürünleri lokantasına gider.',
          overnight: 'Phuket, Kata, 4 yıldızlı otel',
        },
        en: {
          title: 'Phuket: free day or Phi Phi',
          description:
            'You have earned a day on the beach; the south end of Kata is the quiet one, and loungers are rented by the day. Those who choose Phi Phi reach Maya Bay in an hour by speedboat. Swimming is forbidden there to protect the coral, so you walk, and snorkel in the next bay. In the evening the guide takes whoever is hungry to a seafood place in Chalong.',
          overnight: 'Phuket, Kata, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Phuket: Büyük Buda ve gece uçuşu',
          description:
            'Odalar 12.00’de boşalır, duş için iki ortak oda tutuyoruz. Öğleden sonra Wat Chalong’a ve açıksa tepedeki kırk beş metrelik Büyük Buda’ya çıkıyoruz; yoldaki bir durakta kauçuk ağacından süt nasıl alınır, görülür. Son akşam yemeğinden sonra 19.00’da havalimanına geçiyoruz. İstanbul’a doğrudan gece uçuşu on bir saate yakın sürer.',
          overnight: 'Uçakta',
        },
        en: {
          title: 'Phuket: Big Buddha and night flight',
          description:
            'Rooms are vacated at noon, and we keep two shared rooms for showers. In the afternoon we visit Wat Chalong and, when it is open, the 45-metre Big Buddha on the hill, and see on the way how a rubber tree is tapped. After an early dinner we go to the airport at 19:00. The direct night flight to Istanbul takes nearly eleven hours.',
          overnight: 'On the plane',
        },
      },
    },
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul’a varış',
          description:
            'Pazar sabahı 05.30 gibi İstanbul Havalimanı’ndayız. Rehberimiz bagaj teslimine kadar yanınızda kalır. Türkiye’ye taze meyve, et ürünü ve mercan sokmak yasaktır; mangoları Phuket’te bitirmiş olun. Aktarması olanlar için 08.30’dan sonraki iç hat uçuşları rahattır. Pazartesi günü işbaşı yapacaklara şimdiden kolay gelsin.',
          overnight: '',
        },
        en: {
          title: 'Arrival in Istanbul',
          description:
            'We land at Istanbul Airport at about 05:30 on Sunday. The guide stays with you until the bags are out. Fresh fruit, meat products and coral may not be brought into Türkiye, so finish your mangoes in Phuket. For connections, domestic flights after 08:30 are comfortable. To those who are back at work on Monday, good luck.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Tayland: Bangkok ve Phuket',
      tour_place: 'Bangkok – Ayutthaya – Phuket – Phang Nga',
      summary:
        'Üç gece Bangkok, üç gece Phuket: tapınak, kanal, kireçtaşı adaları ve kumsal. Kuru mevsimde, kasım – nisan arası.',
      description:
        'Dokuz günün ilk ve sekizinci gecesi uçakta, altı gecesi otelde geçiyor. Önce şehir, sonra deniz: Bangkok’un saraylarını ve kanallarını üç günde geziyor, Phuket’te aynı otelde üç gece kalıyoruz.\n\nHer iki yerde de birer gün boş bırakıldı. İsteyen Ayutthaya’ya ya da Phi Phi’ye katılır, isteyen masaj yaptırıp uyur. Phang Nga teknesi fiyata dahil; öğle yemeği Müslüman bir balıkçı köyünde.\n\nAndaman Denizi’nde yağmur mayısta başlar, ekim sonunda biter. Bu aylarda tekneler sık sık iptal olduğu için tur yapmıyoruz.',
      included: [
        'İstanbul – Bangkok ve Phuket – İstanbul doğrudan uçuş, vergiler dahil',
        'Bangkok – Phuket iç hat uçuşu',
        '23 kg bagaj (iç hatta 20 kg) ve 8 kg kabin bagajı',
        '4 yıldızlı otellerde kahvaltı dahil 6 gece konaklama',
        'Büyük Saray, Wat Pho, Wat Arun ve Wat Traimit girişleri',
        'Phang Nga Körfezi tekne turu, kano ve öğle yemeği',
        'Bangkok kanallarında uzun kuyruklu tekne',
        'Bütün transferler',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Seyahat sağlık sigortası (öneririz)',
        'Ayutthaya (65 $) ve Phi Phi (85 $) gezileri, isteğe bağlı',
        'Diğer öğle ve akşam yemekleri, içecekler',
        'Şoför ve yerel rehber bahşişleri (günlük 3–4 $ alışılmıştır)',
      ],
      important_notes: [
        'Türkiye Cumhuriyeti vatandaşları Tayland’a turistik amaçla vizesiz girer. Pasaportunuz giriş tarihinde en az 6 ay geçerli olmalıdır.',
        'Varıştan önceki 3 gün içinde dijital varış kartı (TDAC) doldurulur; ücretsizdir, grubumuz için biz yardım ederiz.',
        'Tapınaklarda omuz ve diz kapalı olmalı; Büyük Saray’da şort ve yırtık pantolonla girilmez.',
        'Elektronik sigara Tayland’da yasaktır ve cezası ağırdır; yanınızda getirmeyin.',
        'Musluk suyu içilmez. Acı ve baharata alışık değilseniz mideniz için ilaç alın.',
        'Fillere binilen ya da gösteri yaptırılan yerlere tur düzenlemiyoruz.',
        'İç hatta bagaj hakkı 20 kilodur; fazlası havalimanında ücretlidir.',
      ],
    },
    en: {
      name: 'Thailand: Bangkok and Phuket',
      tour_place: 'Bangkok – Ayutthaya – Phuket – Phang Nga',
      summary:
        'Three nights in Bangkok, three in Phuket: temples, canals, limestone islands and beach. In the dry season, November to April.',
      description:
        'Of the nine days, the first and eighth nights are on the plane and six are in hotels. City first, then sea: three days for the palaces and canals of Bangkok, then three nights in one hotel in Phuket.\n\nBoth places have a day left open. Some will join the trips to Ayutthaya or Phi Phi, others will have a massage and sleep. The Phang Nga boat is included, with lunch in a Muslim fishing village.\n\nOn the Andaman Sea the rains last from May until the end of October. Boats are often cancelled in those months, so we do not travel then.',
      included: [
        'Direct flights Istanbul – Bangkok and Phuket – Istanbul with taxes',
        'Domestic flight Bangkok – Phuket',
        '23 kg checked (20 kg on the domestic flight) and 8 kg cabin baggage',
        '6 nights in four-star hotels with breakfast',
        'Entry to the Grand Palace, Wat Pho, Wat Arun and Wat Traimit',
        'Phang Nga Bay boat trip with canoe and lunch',
        'Long-tail boat on the Bangkok canals',
        'All transfers',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Turkish departure tax',
        'Travel health insurance (recommended)',
        'Ayutthaya ($65) and Phi Phi ($85) trips, optional',
        'Other lunches and dinners, drinks',
        'Tips for drivers and local guides ($3 to $4 a day is usual)',
      ],
      important_notes: [
        'Turkish citizens enter Thailand for tourism without a visa. Your passport must be valid for 6 months on arrival.',
        'The digital arrival card (TDAC) is completed within the 3 days before arrival. It is free, and we help our group with it.',
        'Cover shoulders and knees in temples; shorts and torn jeans are refused at the Grand Palace.',
        'Electronic cigarettes are illegal in Thailand, with heavy penalties; leave yours at home.',
        'Do not drink tap water, and bring something for your stomach if you are not used to spice.',
        'We do not visit places that offer elephant rides or shows.',
        'The domestic flight allows 20 kg; excess is charged at the airport.',
      ],
    },
  },
}
