import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KF-233',
  categories: ['azerbaycan'],
  transporter_types: ['ucak', 'ozel-arac'],
  departure_city: 'İstanbul',
  countries: ['AZ'],
  nights: 4,
  days: 5,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 30,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 12],
  ],
  currency: 'EUR',
  quota: 30,
  cover: 'baku-alev-kuleleri',
  gallery: ['baku-alev-kuleleri'],
  seasons: [
    {
      months: [4, 5],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 690,
      single_room_price: 880,
      child_prices: [130, 490, 560],
    },
    {
      months: [6, 9],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 660,
      single_room_price: 840,
      child_prices: [130, 470, 540],
    },
    {
      months: [10, 11],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 630,
      single_room_price: 790,
      child_prices: [120, 440, 510],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Bakü',
          description:
            'Üç saatlik uçuşun ardından Bakü’deyiz; saat bizden bir saat ileri. İçerişehir’in surlarından girip Kız Kalesi’ne, Şirvanşahlar Sarayı’na ve kervansaraylara yürüyoruz. Sonra Hazar kıyısındaki bulvar; rüzgâr eksik olmaz, şehrin adı boşuna “rüzgârın dövdüğü” diye açıklanmıyor. Akşam yemeğinde şah pilavı, nar ekşili salatalar ve armudu bardakta çay var.',
          overnight: 'Bakü, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Baku',
          description:
            'After a three-hour flight we are in Baku, an hour ahead. We enter the walled Old City to see the Maiden Tower, the Palace of the Shirvanshahs and the caravanserais, then walk out to the boulevard on the Caspian. There is always wind, which is why some derive the city’s name from “beaten by the wind”. Dinner is shah plov, rice baked in a crust, with pomegranate salads and tea in pear-shaped glasses.',
          overnight: 'Baku, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kobustan – Çamur volkanları – Ateşgâh – Haydar Aliyev Merkezi',
          description:
            'Bir saat güneydeki Kobustan’da kayalarda on bin yıl öncesine uzanan tekne ve halay çizimleri var. Çamur volkanlarına toprak yoldan eski Lada taksilerle gidiliyor; baloncuklar soğuktur, korkmadan dokunulur. Öğleden sonra Ateşgâh’ın sönmeyen ocağı ve Yanardağ’ın alevleri. Günü Zaha Hadid’in tek düz çizgisi olmayan Haydar Aliyev Merkezi’nde bitiriyoruz; akşam serbest.',
          overnight: 'Bakü, 4 yıldızlı otel',
        },
        en: {
          title: 'Gobustan – Mud volcanoes – Ateshgah – Heydar Aliyev Center',
          description:
            'An hour to the south, the rocks of Gobustan carry boats and dancers drawn up to ten thousand years ago. Old Lada taxis take the dirt track to the mud volcanoes, whose bubbles are cold and can be touched. The afternoon brings the fire temple of Ateshgah and the burning hillside of Yanar Dag. We end at the Heydar Aliyev Center, in which Zaha Hadid did without straight lines. The evening is free.',
          overnight: 'Baku, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Bakü – Şamahı – Lahıç – Şeki',
          description:
            'Yarı çölden yeşile doğru 300 kilometre. Şamahı’da Kafkasya’nın en eski camilerinden Cuma Camii ve Şirvanşahların mezarları; sonra boğazdan Lahıç’a sapıyoruz. Taş döşeli sokakta bakırcılar dövdükleri tepsiyi dükkânın önünde satar. Öğle yemeğinde içi cevizli levengi tavuk deneyin. Akşama doğru ceviz ağaçlarıyla kaplı Şeki’ye giriyor, kervansarayın avlusunda yemek yiyoruz.',
          overnight: 'Şeki, 4 yıldızlı otel',
        },
        en: {
          title: 'Baku – Shamakhi – Lahij – Sheki',
          description:
            'Three hundred kilometres lead from semi-desert into green. In Shamakhi we see the Juma Mosque, one of the oldest in the Caucasus, and the tombs of the Shirvanshahs, then turn up a gorge to Lahij. On its cobbled street coppersmiths sell trays at the door of the workshop where they beat them. Try lavangi for lunch: chicken stuffed with walnut. Towards evening we reach Sheki among its walnut trees, and dine in the caravanserai courtyard.',
          overnight: 'Sheki, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Şeki – Kiş – Kabala',
          description:
            'Şeki Han Sarayı’nın şebeke pencereleri tutkalsız ve çivisiz, binlerce cam parçasından kurulmuş; sabah güneşi duvara renk düşürdüğünde geziyoruz. Şebeke ustasının atölyesine, sonra Kiş köyündeki Alban Kilisesi’ne uğruyoruz. Öğlen küçük güveçte piti, ardından helvacıdan Şeki helvası. İki saatlik yolla Kabala’ya geçip Nohur Gölü kıyısında yürüyoruz.',
          overnight: 'Kabala, 4 yıldızlı otel',
        },
        en: {
          title: 'Sheki – Kish – Gabala',
          description:
            'The shebeke windows of the Khan’s Palace were assembled from thousands of pieces of glass without glue or nails, and we go when the morning sun throws their colours on the wall. We call on a shebeke craftsman and then on the Albanian church in the village of Kish. Lunch is piti, lamb stewed in its own small pot, followed by Sheki halva. Two hours further on, in Gabala, we walk beside Lake Nohur.',
          overnight: 'Gabala, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kabala – Tufandağ – Bakü – İstanbul',
          description:
            'Sabah isteyenler Tufandağ teleferiğiyle 1.900 metreye çıkıyor; açık havada Büyük Kafkaslar boydan boya görünür. 11.00’de Bakü’ye dönüş için yola çıkıyoruz, üç buçuk saat. Yolda çay ve ceviz reçeli molası, Bakü’de Şehitler Hiyabanı ziyareti var. Akşam uçağıyla dönüyoruz; saat farkı lehimize olduğundan İstanbul’a 21.00 dolayında varıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Gabala – Tufandag – Baku – Istanbul',
          description:
            'In the morning you can take the Tufandag cable car to 1,900 metres, from where on a clear day the Greater Caucasus stretches from end to end. We leave at eleven for Baku, three and a half hours away, pausing for tea with walnut preserve. In Baku we visit Martyrs’ Lane. The evening flight, helped by the clock, has us in Istanbul at around 21:00.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Bakü’den Şeki’ye Azerbaycan',
      tour_place: 'İstanbul – Bakü – Kobustan – Lahıç – Şeki – Kabala',
      summary:
        'Hazar kıyısında iki gece, Kafkas eteklerinde iki gece: İçerişehir, Kobustan, Lahıç’ın bakırcıları ve Şeki Han Sarayı.',
      description: [
        'Bakü’de kalıp dönülen turlar Azerbaycan’ın yarısını anlatır. Öteki yarısı dört beş saat batıda, Büyük Kafkaslar’ın güney yamacındadır: İpek Yolu’nun Şeki’si, bakırcı köyü Lahıç, ceviz ormanlarındaki Kabala.',
        'Dil derdiniz olmaz, üçüncü cümlede anlaşırsınız. Rehberimiz Bakülü; taksiyle pazarlıktan mugam dinlenecek yere kadar her şeyi sorabilirsiniz.',
        'Kara sınırları kapalı olduğundan gidiş dönüş doğrudan uçuşla. Çipli T.C. kimlik kartıyla da gidilir; yine de pasaportunuz varsa getirin, kimliğini kaybeden misafirimizin işi böylece kolaylaşıyor.',
      ].join('\n\n'),
      included: [
        'İstanbul – Bakü – İstanbul doğrudan uçuş bileti (20 kg bagaj)',
        'Bütün ulaşım ve transferler',
        'Bakü 2, Şeki 1, Kabala 1 gece 4 yıldızlı otel',
        '4 kahvaltı ve 3 akşam yemeği',
        'Çamur volkanlarına arazi taksisi',
        'Şebeke atölyesi ziyareti',
        'Türkçe rehberlik hizmeti',
        'Seyahat sağlık sigortası',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Müze ve ören yeri girişleri (yaklaşık 40 €)',
        'Öğle yemekleri ve Bakü’de ikinci akşamın yemeği',
        'Tufandağ teleferiği',
        'Bahşişler ve kişisel harcamalar',
      ],
      important_notes: [
        'Çipli T.C. kimlik kartı ya da pasaportun girişten sonra en az 30 gün geçerli olması gerekir.',
        'Kimlikle giriş yalnızca Türkiye’den doğrudan uçuşta geçerlidir; dönüşte başka ülkeye uğrayacaksanız pasaport getirin.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname istenir.',
        'Bakü’de kuvvetli rüzgâr olur; ince bir rüzgârlık ve bere işe yarar.',
        'Çamur volkanlarına eski ayakkabıyla gidin, çamur lekesi zor çıkar.',
        'Para birimi manattır. Köylerde kart geçmeyebilir.',
      ],
    },
    en: {
      name: 'Azerbaijan from Baku to Sheki',
      tour_place: 'Istanbul – Baku – Gobustan – Lahij – Sheki – Gabala',
      summary:
        'Two nights by the Caspian, two at the foot of the Caucasus: the Old City, Gobustan, the coppersmiths of Lahij and Sheki’s palace.',
      description: [
        'Tours that stay in Baku show half of Azerbaijan. The other half lies four or five hours to the west, on the southern slopes of the Greater Caucasus: Sheki on the Silk Road, the coppersmiths’ village of Lahij, and Gabala in its walnut forests.',
        'If you speak Turkish you will be understood by the third sentence. Our guide is from Baku and can help with everything from taxi fares to where to hear mugham, the classical singing of the country.',
        'The land borders are closed, so we fly direct both ways. Turkish citizens may travel on the chip ID card; bring a passport too if you have one, since it makes things far easier should the card be lost.',
      ].join('\n\n'),
      included: [
        'Direct return flights between Istanbul and Baku (20 kg of luggage)',
        'All travel and transfers',
        'Four-star hotels: two nights in Baku, one in Sheki, one in Gabala',
        'Four breakfasts and three dinners',
        'Off-road taxi to the mud volcanoes',
        'A visit to a shebeke workshop',
        'A Turkish-speaking guide',
        'Travel health insurance',
      ],
      excluded: [
        'Turkish exit fee',
        'Museum and site entrance fees (about €40)',
        'Lunches, and dinner on the second evening in Baku',
        'The Tufandag cable car',
        'Tips and personal spending',
      ],
      important_notes: [
        'The Turkish chip ID card or passport must be valid for at least 30 days after entry.',
        'The ID card is accepted only on direct flights from Türkiye; bring a passport if you go on to another country.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'Baku can be very windy; a light windproof and a hat are useful.',
        'Wear old shoes to the mud volcanoes, because the stains are stubborn.',
        'The currency is the manat. Cards may not be accepted in villages.',
      ],
    },
  },
}
