import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'AV-316',
  categories: ['iskandinavya', 'kis'],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İstanbul',
  countries: ['NO'],
  nights: 4,
  days: 5,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 11],
  ],
  currency: 'EUR',
  quota: 24,
  cover: 'kuzey-isiklari',
  gallery: ['kuzey-isiklari'],
  seasons: [
    {
      months: [11, 12],
      weekdays: [4],
      every_weeks: 3,
      multi_room_price: 1_690,
      single_room_price: 2_190,
      child_prices: [250, 1_390],
    },
    {
      months: [1],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 1_750,
      single_room_price: 2_270,
      child_prices: [250, 1_440],
    },
    {
      months: [2, 3],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 1_850,
      single_room_price: 2_390,
      child_prices: [260, 1_520],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – Oslo – Tromsø',
          description:
            'Perşembe sabahı Oslo’ya uçuyor, pasaport kontrolünü orada yapıp iki saatlik iç hat uçuşuyla Tromsø’ye geçiyoruz. Kutup Dairesi’nin 350 kilometre kuzeyindeyiz. Otel limanda; valizleri bırakıp kısa bir yürüyüş yapıyor, gök açıksa ilk bakışı rıhtımdan atıyoruz. Akşam yemeği için rehberimizin önerisi balık çorbası içilen küçük bir rıhtım lokantası.',
          overnight: 'Tromsø, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Oslo – Tromsø',
          description:
            'We fly to Oslo on Thursday morning, go through passport control there and continue to Tromsø on a two-hour domestic flight. We are now 350 km north of the Arctic Circle. The hotel is by the harbour. After dropping our bags we take a short walk and, if the sky is clear, a first look from the quay. For dinner the guide suggests a small place known for its fish soup.',
          overnight: 'Tromsø, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tromsø ve gece: ışıkların peşinde',
          description:
            'Sabah Arktik Katedral’in üçgen vitrayı, Polaria’nın sakallı fokları ve ahşap ana cadde. Öğleden sonra dinlenin, çünkü gece uzun: 18.30’da otobüsle yola çıkıp bulutsuz göğü arıyoruz, gerekirse Finlandiya sınırına kadar. Ateş yakılır, sıcak çikolata ve çorba dağıtılır, rehber fotoğraf ayarını gösterir. Dönüş 01.30’u bulur.',
          overnight: 'Tromsø, 4 yıldızlı otel',
        },
        en: {
          title: 'Tromsø, and a night after the lights',
          description:
            'The morning is for the glass wall of the Arctic Cathedral, the bearded seals of Polaria and the timber main street. Rest in the afternoon, because the night is long: at 18:30 we set out by coach in search of a clear sky, as far as the Finnish border if we must. There is a fire, hot chocolate, soup and help with camera settings. We may be back as late as 01:30.',
          overnight: 'Tromsø, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle'],
      texts: {
        tr: {
          title: 'Sámi kampı ve ren geyikleri',
          description:
            'Kırk beş dakikalık yolla bir Sámi ailesinin kampına gidiyoruz. Önce ren geyiklerini elinizle beslersiniz, sonra sırayla kızağa binilir. Lavvu denen çadırda ateşin çevresinde bidos, yani geyik etli patates yemeği yenir; ev sahipleri joik söyler, sürüyü kışın nasıl taşıdıklarını anlatır. Akşam serbest; isteyenler köpek kızağı gezisine katılır.',
          overnight: 'Tromsø, 4 yıldızlı otel',
        },
        en: {
          title: 'Sámi camp and reindeer',
          description:
            'A forty-five-minute drive takes us to the camp of a Sámi family. You feed the reindeer by hand first and then take turns on the sled. Around the fire in the lavvu tent we eat bidos, a stew of reindeer and potatoes, while our hosts sing a joik and tell us how the herd is moved in winter. The evening is free, with an optional husky outing.',
          overnight: 'Tromsø, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kvaløya – Sommarøy – ikinci gece',
          description:
            'Öğleye doğru gök maviyle pembe arasında bir renk alır; Kvaløya adasının fiyort yolundan o saatte geçiyoruz. Sommarøy’un beyaz kumlu, karlı sahilinde termostan kahve ve tereyağlı lefse var. Bir saat on beş dakika gidiş, o kadar dönüş. Akşam 19.00’da ikinci kez ışık aramaya çıkıyoruz; ilk gece bulutluysa şansımız burada artar.',
          overnight: 'Tromsø, 4 yıldızlı otel',
        },
        en: {
          title: 'Kvaløya, Sommarøy and a second night',
          description:
            'Towards noon the sky turns a colour between blue and pink, and that is when we drive the fjord road of Kvaløya island. On the white sand and snow of Sommarøy beach there is coffee from a flask and buttered lefse. It is an hour and a quarter each way. At 19:00 we go out after the lights again; if the first night was cloudy, this is our second chance.',
          overnight: 'Tromsø, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Tromsø – Oslo – İstanbul',
          description:
            'Kahvaltıdan sonra Fjellheisen teleferiğiyle 421 metreye çıkıp adanın tamamına bakıyoruz; rüzgâr çok sertse teleferik çalışmaz, onun yerine limandaki Kutup Müzesi’ni gezeriz. Öğlen Oslo’ya uçuyor, oradan aktarmayla akşam İstanbul’a dönüyoruz. Valizleriniz Tromsø’den İstanbul’a kadar etiketlenir, Oslo’da yalnız pasaport kontrolünden geçersiniz; aktarma için iki saatten fazla var.',
          overnight: '',
        },
        en: {
          title: 'Tromsø – Oslo – Istanbul',
          description:
            'After breakfast the Fjellheisen cable car lifts us to 421 metres for a view of the whole island; in a strong wind it does not run and we visit the Polar Museum instead. At noon we fly to Oslo and connect to Istanbul, arriving in the evening. Your bags are tagged through from Tromsø, so in Oslo you only pass passport control.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Tromsø’de Kuzey Işıkları',
      tour_place: 'Oslo – Tromsø – Kvaløya – Sommarøy',
      summary:
        'Dört gece Tromsø, iki gece rehberli ışık arayışı, Sámi kampında bir gün. Küçük grup, termal giysi fiyata dahil.',
      description:
        'Kuzey ışıklarını kimse garanti edemez; bulut gelirse görünmez. Biz olasılığı artırıyoruz: dört gece aynı şehirde kalıyor, iki gece otobüsle bulutsuz bir yer aramaya çıkıyoruz. Dört gecede bir açık göğe denk gelmek olasıdır, kesin değildir.\n\nBu yüzden gündüzleri de dolu tuttuk: Sámi kampı, karlı fiyort yolu, denizin üstünde bir katedral. Kasım sonundan ocak ortasına kadar güneş doğmaz, öğlen üç dört saat mavi bir alacakaranlık olur. Gündüz ışığı ve kar isteyenlere şubat ve martı öneririz.\n\nTermal tulum ve bot fiyata dahil; siz yün çorap ve içlik getirin yeter.',
      included: [
        'İstanbul – Oslo – Tromsø gidiş dönüş uçak bileti ve vergiler',
        '20 kg bagaj ve 8 kg kabin bagajı',
        'Merkezde 4 yıldızlı otelde kahvaltı dahil 4 gece konaklama',
        'İki gece kuzey ışığı arayışı, sıcak çorba ve içecekle',
        'Sámi kampı, ren geyiği kızağı ve öğle yemeği',
        'Gece gezilerinde termal tulum ve bot',
        'Arktik Katedral ve Fjellheisen teleferiği',
        'Türkçe rehberlik ve zorunlu seyahat sigortası',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Köpek kızağı gecesi (210 €, isteğe bağlı)',
        'Diğer öğle ve akşam yemekleri',
        'Polaria girişi (yaklaşık 25 €)',
      ],
      important_notes: [
        'Norveç Schengen alanındadır; bordo pasaport için vize gerekir. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Gece aramasında Finlandiya’ya geçilebilir; pasaportunuzu yanınızdan ayırmayın.',
        'Sıcaklık kıyıda −5, iç kesimde −20 °C olabilir. İçlik, yün çorap, bere ve ince bir eldiven getirin.',
        'Kuzey ışıklarının görülmesi garanti edilmez, görülmemesi iade nedeni değildir.',
        'Kaldırımlar buzlanır; ayakkabıya takılan çivili kramponu ilk gün biz veririz.',
        'Telefon pilleri soğukta çabuk biter, yedek batarya ve mümkünse tripod getirin.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli ve son on yılda düzenlenmiş olmalıdır.',
      ],
    },
    en: {
      name: 'Northern Lights in Tromsø',
      tour_place: 'Oslo – Tromsø – Kvaløya – Sommarøy',
      summary:
        'Four nights in Tromsø, two guided nights after the lights and a day at a Sámi camp. Small group, thermal gear included.',
      description:
        'Nobody can promise the northern lights; cloud hides them. What we can do is improve the odds: four nights in one town, and on two of them a coach that goes looking for a clear sky. In four nights one clear sky is likely, but it is not certain.\n\nSo the days are full too: a Sámi camp, a snowy fjord road, a cathedral above the water. From late November to mid-January the sun does not rise, and noon is three or four hours of blue twilight. If you want daylight and deep snow, come in February or March.\n\nThermal suits and boots are included; just bring wool socks and base layers.',
      included: [
        'Return flights Istanbul – Oslo – Tromsø with taxes',
        '20 kg checked and 8 kg cabin baggage',
        '4 nights in a central four-star hotel with breakfast',
        'Two northern lights nights with hot soup and drinks',
        'Sámi camp with reindeer sled and lunch',
        'Thermal suit and boots for the night outings',
        'Arctic Cathedral and Fjellheisen cable car',
        'Turkish-speaking tour guide and compulsory travel insurance',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Husky sled evening (€210, optional)',
        'Other lunches and dinners',
        'Polaria entry (about €25)',
      ],
      important_notes: [
        'Norway is in the Schengen area. Turkish citizens with an ordinary passport need a visa; green and grey passports are exempt.',
        'We may cross into Finland at night, so keep your passport with you.',
        'Expect −5 °C on the coast and down to −20 °C inland. Bring base layers, wool socks, a hat and thin gloves.',
        'A sighting of the northern lights is not guaranteed, and the lack of one is no ground for a refund.',
        'Pavements are icy; we hand out slip-on studs for your shoes on the first day.',
        'Phone batteries die fast in the cold. Bring a power bank and, if you can, a tripod.',
        'Your passport must be valid for 3 months after the tour and issued within the last ten years.',
      ],
    },
  },
}
