import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'YI-110',
  categories: ['ege-akdeniz'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 3,
  days: 4,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 30,
  child_bands: [
    [0, 2],
    [3, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 40,
  featured: true,
  cover: 'pamukkale-teraslar',
  gallery: ['pamukkale-teraslar', 'efes-sutunlar', 'sirince-evleri'],
  seasons: [
    {
      months: [3, 4, 5],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 20_900,
      single_room_price: 27_900,
      child_prices: [1_500, 11_900, 15_900],
    },
    {
      months: [6, 9, 10],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 22_900,
      single_room_price: 30_900,
      child_prices: [1_500, 12_900, 17_500],
    },
    {
      months: [11, 12],
      weekdays: [4],
      every_weeks: 4,
      multi_room_price: 18_400,
      single_room_price: 23_900,
      child_prices: [1_500, 10_500, 13_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Bergama – Kuşadası',
          description:
            'Sabah 06.30’da İncirli, 07.00’de Mecidiyeköy, 07.40’ta Kadıköy’den hareketle Osmangazi Köprüsü’nden güneye iniyoruz. Susurluk’ta tost ve ayran molası. Öğleden sonra Bergama Akropolü’ne teleferikle çıkıyor, dünyanın en dik tiyatrosunun basamaklarında duruyoruz. İki buçuk saat sonra Kuşadası; akşam yemeğinden sonra Güvercinada’ya kadar yürünür.',
          overnight: 'Kuşadası, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Bergama – Kuşadası',
          description:
            'We leave İncirli at 06:30, Mecidiyeköy at 07:00 and Kadıköy at 07:40, and head south over the Osmangazi Bridge. Susurluk means toasted sandwiches and ayran. In the afternoon a cable car lifts us to the acropolis of Pergamon and the steepest theatre of the ancient world. Kuşadası is two and a half hours further on; after dinner you can walk out to Pigeon Island.',
          overnight: 'Kuşadası, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Meryem Ana – Efes – Şirince',
          description:
            'Güne Bülbüldağı’ndaki Meryem Ana Evi’nde başlıyor, saat 10’dan önce Efes’in üst kapısından giriyoruz. Kuretler Caddesi, Celsus Kütüphanesi, 24 bin kişilik tiyatro; gezi yokuş aşağı iki saat sürüyor. Selçuk’ta çöp şişten sonra Şirince’ye çıkıyoruz. Taş sokaklarda nar suyu içilir, Vaftizci Yahya Kilisesi’nin avlusundan bağlara bakılır.',
          overnight: 'Kuşadası, 4 yıldızlı otel',
        },
        en: {
          title: 'House of the Virgin Mary – Ephesus – Şirince',
          description:
            'We start at the House of the Virgin Mary on its wooded hill and enter Ephesus by the upper gate before ten. Curetes Street, the Library of Celsus and a theatre for 24,000: the walk is downhill and takes two hours. After skewered lamb in Selçuk we climb to Şirince, for pomegranate juice in the stone lanes and a view of the vineyards from the church of St John the Baptist.',
          overnight: 'Kuşadası, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Afrodisias – Pamukkale – Hierapolis',
          description:
            'Büyük Menderes ovasından incir bahçeleri arasında iki saat gidip Afrodisias’a varıyoruz: 30 bin kişilik stadyumda çoğu gün yalnız kalırsınız. Öğleden sonra Hierapolis’in tiyatrosunu gezip travertenlere güneş alçalırken iniyoruz; ayakkabılar elde, su ılık. Gece Karahayıt’ın kırmızı sulu termal otelinde; havuz 23.00’e kadar açık.',
          overnight: 'Karahayıt, 5 yıldızlı termal otel',
        },
        en: {
          title: 'Aphrodisias – Pamukkale – Hierapolis',
          description:
            'Two hours through the fig orchards of the Menderes plain lie between us and Aphrodisias, where on most days you will have a stadium for 30,000 to yourself. In the afternoon we see the theatre of Hierapolis and go down onto the travertines as the sun drops, shoes in hand, the water warm. The night is in a thermal hotel at Karahayıt; the pool stays open until 23:00.',
          overnight: 'Karahayıt, five-star thermal hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Buldan – Kütahya – İstanbul',
          description:
            'Kahvaltıdan sonra Buldan’da dokuma tezgâhlarına uğruyoruz; peştamalın iyisi buradan, dokuyanın elinden alınır. Uşak üzerinden Kütahya’ya üç saat: Germiyan Sokağı’nda konaklar, Çini Müzesi ve öğle yemeğinde yörenin hamur işi cimcik. Bursa otoyolundan dönüp trafik uygunsa 21.00’de Kadıköy’de, 21.40’ta Mecidiyeköy’de, 22.15’te İncirli’deyiz.',
          overnight: '',
        },
        en: {
          title: 'Buldan – Kütahya – Istanbul',
          description:
            'After breakfast we visit the looms of Buldan, where the best bath wraps are woven. Three hours by way of Uşak bring us to Kütahya: the mansions of Germiyan Street, the tile museum and, for lunch, cimcik, the local pinched pasta. We return by the Bursa motorway and, traffic permitting, reach Kadıköy at 21:00, Mecidiyeköy at 21:40 and İncirli at 22:15.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Efes, Pamukkale ve Şirince: Antik Ege',
      tour_place: 'İstanbul – Bergama – Kuşadası – Efes – Şirince – Afrodisias – Pamukkale – Kütahya',
      summary:
        'Bergama, Efes, Afrodisias ve Hierapolis tek turda; iki gece Kuşadası, bir gece Karahayıt’ta termal otel. Otobüsle dört gün.',
      description: [
        'Ege’nin dört büyük antik kentini birbirine bağlayan tur. Efes’i herkes bilir; Afrodisias’ı görenler ise çoğu zaman en çok onu sevdiğini söyler. Arada Şirince’nin sokakları ve Pamukkale’nin ılık suyu var.',
        'Ören yerlerine öğle sıcağında değil, sabah ve akşamüstü giriyoruz. Temmuz ile ağustosta bu tura çıkmıyoruz: gölgesiz mermer sokaklar kırk dereceyi buluyor ve gezmenin tadı kalmıyor.',
      ].join('\n\n'),
      included: [
        'İstanbul çıkışlı klimalı otobüsle ulaşım',
        'Kuşadası’nda 2, Karahayıt’ta 1 gece konaklama',
        '3 sabah kahvaltısı ve 3 akşam yemeği',
        'Termal havuz kullanımı',
        'Programdaki çevre gezileri',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Müze ve ören yeri girişleri',
        'Meryem Ana Evi girişi',
        'Bergama teleferik bileti',
        'Öğle yemekleri ve yemeklerde alınan içecekler',
        'Kişisel harcamalar',
      ],
      important_notes: [
        'Müzekart T.C. vatandaşları için Bergama, Efes, Afrodisias ve Hierapolis’te geçerlidir; Meryem Ana Evi’nde geçmez.',
        'Ören yerlerinde günde 5–6 km, taş zeminde yürünür. Rahat ayakkabı ve şapka gereklidir.',
        'Travertenlere yalnızca çıplak ayakla girilir; küçük bir havlu ve ayakkabı torbası getirin.',
        'Termal havuz için mayo ve bone zorunludur; kalp ve tansiyon hastaları doktoruna danışmalıdır.',
        'Yamaç Evler’e isteyen ayrıca bilet alarak girer.',
        'Kişi başı bir orta boy valiz ve bir el çantası yüklenir.',
      ],
    },
    en: {
      name: 'Ephesus, Pamukkale and Şirince: the Ancient Aegean',
      tour_place: 'Istanbul – Bergama – Kuşadası – Ephesus – Şirince – Aphrodisias – Pamukkale – Kütahya',
      summary:
        'Pergamon, Ephesus, Aphrodisias and Hierapolis in one tour: two nights in Kuşadası, one in a thermal hotel. Four days by coach.',
      description: [
        'One tour that links the four great ancient cities of the Aegean. Everyone knows Ephesus; those who see Aphrodisias often say they liked it best. In between come the lanes of Şirince and the warm water of Pamukkale.',
        'We visit the sites in the morning and late afternoon, never in the midday heat. In July and August this tour does not run: the marble streets have no shade, reach forty degrees and stop being a pleasure.',
      ].join('\n\n'),
      included: [
        'Return travel from Istanbul by air-conditioned coach',
        'Two hotel nights in Kuşadası and one in Karahayıt',
        'Three breakfasts and three dinners',
        'Use of the thermal pools',
        'All sightseeing in the programme',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Entrance fees to museums and sites',
        'Entry to the House of the Virgin Mary',
        'The cable car at Bergama',
        'Lunches and drinks with meals',
        'Personal spending',
      ],
      important_notes: [
        'The Müzekart admits Turkish citizens to Pergamon, Ephesus, Aphrodisias and Hierapolis, but not to the House of the Virgin Mary.',
        'Expect 5–6 km a day on stone. Comfortable shoes and a hat are needed.',
        'You walk on the travertines barefoot only; bring a small towel and a shoe bag.',
        'Swimwear and caps are required in the thermal pools; ask your doctor first if you have heart or blood-pressure trouble.',
        'The Terrace Houses at Ephesus need a separate ticket, for those who want to see them.',
        'Luggage is limited to one medium suitcase and one hand bag each.',
      ],
    },
  },
}
