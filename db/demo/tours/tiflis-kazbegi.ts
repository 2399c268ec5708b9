import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KF-232',
  categories: ['gurcistan'],
  transporter_types: ['ucak', 'ozel-arac'],
  departure_city: 'İstanbul',
  countries: ['GE'],
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
  quota: 24,
  cover: 'gurcistan-gergeti',
  gallery: ['gurcistan-gergeti', 'tiflis-kalesi'],
  seasons: [
    {
      months: [4, 5, 11],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 560,
      single_room_price: 710,
      child_prices: [110, 390, 460],
    },
    {
      months: [6, 7, 8],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 620,
      single_room_price: 790,
      child_prices: [120, 430, 510],
    },
    {
      months: [9, 10],
      weekdays: [3],
      every_weeks: 3,
      multi_room_price: 640,
      single_room_price: 820,
      child_prices: [120, 450, 530],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Tiflis',
          description:
            'Sabah kalkan uçak iki buçuk saatte Tiflis’te. Öğlen otele çanta bırakıp eski şehre çıkıyoruz: Metehi Kilisesi, oymalı ahşap balkonlar, şehrin adını aldığı sıcak kükürt suyu, Leghvtahevi’deki küçük şelale. Rike Parkı’ndan teleferikle Narikala’ya çıkıp akşam ışıklarını bekliyoruz. Rehberimiz ertesi günün rakımını ve ne giyileceğini anlatıyor; akşam yemeği serbest.',
          overnight: 'Tiflis, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Tbilisi',
          description:
            'The morning flight reaches Tbilisi in two and a half hours. We drop our bags at noon and go out into the old town: Metekhi church, carved wooden balconies, the hot sulphur water that gave the city its name, and the small waterfall in the Leghvtakhevi gorge. The cable car from Rike Park lifts us to Narikala to wait for the evening lights. Your guide explains tomorrow’s altitude and what to wear; dinner is your own choice.',
          overnight: 'Tbilisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Tiflis – Ananuri – Gudauri – Kazbegi',
          description:
            'Gürcü Askerî Yolu’ndan kuzeye, toplam 155 kilometre. Jinvali Baraj Gölü’ne bakan Ananuri Kalesi ilk durak; Pasanauri’de hinkalinin anayurdunda öğle yemeği molası. Gudauri’de mozaikli seyir terasından uçuruma bakıyor, 2.395 metrelik Cvari Geçidi’ni aşıyoruz. Kazbegi’ye varınca arazi araçlarıyla Gergeti Üçlemesi Kilisesi’ne çıkıyoruz: 2.170 metre, karşıda buzullu Kazbek. Akşam yemeği otelde.',
          overnight: 'Kazbegi (Stepantsminda), dağ oteli',
        },
        en: {
          title: 'Tbilisi – Ananuri – Gudauri – Kazbegi',
          description:
            'We drive north on the Georgian Military Highway, 155 kilometres in all. Ananuri fortress above the Zhinvali lake is the first stop, and lunch is in Pasanauri, the home of khinkali. At Gudauri we look into the chasm from a mosaic-covered terrace, then cross the Jvari Pass at 2,395 metres. From Kazbegi four-wheel-drive vehicles take us up to Gergeti Trinity Church, 2,170 metres high, with the glaciers of Mount Kazbek opposite.',
          overnight: 'Kazbegi (Stepantsminda), mountain hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kazbegi – Daryal Boğazı – Mtsheta – Tiflis',
          description:
            'Kazbek’in zirvesi en çok sabah açıktır; kahveyi terasta içiyoruz. Daryal Boğazı’nda, Rusya sınırına varmadan durup Gveleti Şelalesi’ne yürüyoruz: gidiş dönüş bir saat, taşlık bir patika. Öğleden sonra aynı yoldan inerken Mtsheta’da duruyoruz; Svetitshoveli’nin avlusu ve iki nehrin birleştiği noktaya bakan Cvari. Tiflis’e 18.00’de dönüyoruz.',
          overnight: 'Tiflis, 4 yıldızlı otel',
        },
        en: {
          title: 'Kazbegi – Dariali Gorge – Mtskheta – Tbilisi',
          description:
            'The summit of Kazbek is clearest in the morning, so coffee is on the terrace. In the Dariali gorge we stop short of the Russian border and walk to the Gveleti waterfall: an hour there and back on a stony path. In the afternoon, on the way down, we visit Mtskheta, for the courtyard of Svetitskhoveli and for Jvari above the meeting of two rivers. We return to Tbilisi at six.',
          overnight: 'Tbilisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Tiflis – Bodbe – Sığnaği – Telavi – Tiflis',
          description:
            'Kaheti bağlarına iki saatte varıyoruz. Azize Nino’nun gömülü olduğu Bodbe Manastırı’nın servili bahçesinden Alazan Ovası görünür, arkasında karlı Kafkaslar. Sığnaği’nin surlarında yürüyüp bir aile bağında öğle yemeği yiyoruz: kuzu mtsvadi, patlıcan nigvziani, toprağa gömülü küpte yapılan kehribar şarap, içmeyene üzüm suyu. Telavi’de dokuz yüz yıllık çınarın altından geçip dönüyoruz.',
          overnight: 'Tiflis, 4 yıldızlı otel',
        },
        en: {
          title: 'Tbilisi – Bodbe – Sighnaghi – Telavi – Tbilisi',
          description:
            'The vineyards of Kakheti are two hours away. From the cypress garden of Bodbe, where St Nino is buried, the view takes in the Alazani plain and the snowy Caucasus behind it. We walk on the walls of Sighnaghi and have lunch at a family winery: grilled lamb, aubergine with walnut, and amber wine made in clay jars sunk in the ground, or grape juice for those who do not drink. In Telavi we pass the nine-hundred-year-old plane tree.',
          overnight: 'Tbilisi, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tiflis – İstanbul',
          description:
            'Öğlene kadar serbestsiniz. Önerimiz: Kuru Köprü’deki bit pazarı, Fabrika’nın avlusunda kahve ya da Abanotubani’de bir saatlik özel hamam odası; rehberimiz yerinizi akşamdan ayırtır. Oteldeki çıkış saati 12.00, bavullar emanette kalıyor. 14.00’te havalimanına hareket ediyoruz. Uçuş iki buçuk saat; bir saatlik fark sayesinde akşam yemeğine evdesiniz.',
          overnight: '',
        },
        en: {
          title: 'Tbilisi – Istanbul',
          description:
            'You are free until noon. We suggest the Dry Bridge flea market, coffee in the courtyard of Fabrika, or an hour in a private room at the Abanotubani baths, which your guide can reserve the night before. Rooms are cleared at twelve and bags stay in storage. We leave for the airport at 14:00. The flight takes two and a half hours and the clock goes back one, so you are home for dinner.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Tiflis ve Kazbegi: Kafkas Dağlarına Uçakla',
      tour_place: 'İstanbul – Tiflis – Ananuri – Gudauri – Kazbegi – Kaheti',
      summary:
        'Çarşamba–pazar: Tiflis’te üç gece, Kazbek’in karşısında bir gece, Gergeti Kilisesi ve Kaheti bağları. Kimlikle, vizesiz.',
      description: [
        'Kazbegi’yi günübirlik gidip dönenler en güzel iki saati kaçırır: akşamüstü boşalan Gergeti tepesini ve sabah açılan zirveyi. Biz bir gece dağda kalıyoruz; altı saatlik yol da ikiye bölünmüş oluyor.',
        'Grup en fazla 24 kişi, ulaşım küçük otobüsle. Gergeti’ye yerel şoförlerin arazi araçlarıyla çıkılıyor, ücreti fiyata dahil. Yürümek isteyenler köyden kiliseye patikadan bir buçuk saatte çıkabilir; rehberimiz yolu gösterir, tepede buluşuruz.',
        'Nisan ve mayısta geçidin iki yanı karlı, temmuzda yamaçlar çiçek, eylül sonunda Kaheti’de bağbozumu var. Aralıktan marta kadar çığ yüzünden yol sık kapandığından bu turu yapmıyoruz.',
      ].join('\n\n'),
      included: [
        'İstanbul – Tiflis – İstanbul uçak bileti (15 kg bagaj)',
        'Küçük otobüsle bütün ulaşım ve transferler',
        'Tiflis’te 3, Kazbegi’de 1 gece konaklama',
        '4 kahvaltı, 1 öğle ve 1 akşam yemeği',
        'Gergeti Kilisesi’ne arazi aracı',
        'Kaheti’de bağ ziyareti ve tadım',
        'Gürcistan için zorunlu sağlık ve kaza sigortası',
        'Türkçe rehberlik hizmeti',
      ],
      excluded: [
        'Yurt dışı çıkış harcı',
        'Belirtilmeyen öğle ve akşam yemekleri',
        'Teleferik, müze girişleri ve kükürt hamamı',
        'Gudauri’de yamaç paraşütü',
        'Bahşişler ve kişisel harcamalar',
      ],
      important_notes: [
        'Sağlam ve okunaklı çipli T.C. kimlik kartı ya da geçerli pasaport gerekir; ehliyet geçmez.',
        'Kazbegi 1.750 metrededir, gece yazın da 8 dereceye iner: polar, rüzgârlık ve kapalı ayakkabı getirin.',
        'Heyelan ya da kar Askerî Yol’u kapatırsa o geceyi Gudauri’de ya da Tiflis’te geçirir, fiyat farkını iade ederiz.',
        'Kiliselerde kadınlar başını örter ve etek ya da girişteki önlüğü giyer; erkekler şortla giremez.',
        '18 yaşından küçükler için birlikte gelmeyen anne ya da babadan noter onaylı muvafakatname istenir.',
        'Virajlı yolda midesi bulananlar ilaçlarını yanlarında bulundursun.',
      ],
    },
    en: {
      name: 'Tbilisi and Kazbegi: Into the Caucasus by Air',
      tour_place: 'Istanbul – Tbilisi – Ananuri – Gudauri – Kazbegi – Kakheti',
      summary:
        'Wednesday to Sunday: three nights in Tbilisi, one facing Mount Kazbek, Gergeti Church and the vineyards of Kakheti. No visa.',
      description: [
        'People who visit Kazbegi for the day miss its two best hours: the hill at Gergeti once it empties in the late afternoon, and the summit as it clears in the morning. We stay a night in the mountains, which also halves six hours of driving.',
        'The group is 24 at most and travels by small coach. Local drivers take us up to Gergeti in four-wheel-drive vehicles, at no extra cost. If you would rather walk, the path from the village takes an hour and a half; the guide shows you where it starts and we meet at the top.',
        'In April and May there is snow beside the pass, in July flowers on the slopes, and at the end of September the grape harvest in Kakheti. From December to March avalanches often close the road, so we do not run this tour.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Tbilisi (15 kg of luggage)',
        'All travel and transfers by small coach',
        'Three nights in Tbilisi and one in Kazbegi',
        'Four breakfasts, one lunch and one dinner',
        'Four-wheel drive up to Gergeti Church',
        'A winery visit with tasting in Kakheti',
        'The health and accident insurance required by Georgia',
        'A Turkish-speaking guide',
      ],
      excluded: [
        'Turkish exit fee',
        'Lunches and dinners not mentioned',
        'Cable car, museums and sulphur baths',
        'Paragliding at Gudauri',
        'Tips and personal spending',
      ],
      important_notes: [
        'Turkish citizens need an undamaged chip ID card or a valid passport; driving licences are refused.',
        'Kazbegi lies at 1,750 metres and nights fall to 8 degrees even in summer: bring a fleece, a windproof and closed shoes.',
        'If a landslide or snow closes the Military Highway, we spend that night in Gudauri or Tbilisi and refund the difference.',
        'In churches women cover their hair and wear a skirt or the apron lent at the door; men may not wear shorts.',
        'Under-18s need notarised consent from any parent who is not travelling.',
        'If winding roads make you ill, keep your tablets to hand.',
      ],
    },
  },
}
