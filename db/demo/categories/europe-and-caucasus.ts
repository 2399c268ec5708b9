import type { CategorySeed } from '../seeds.ts'

export const europeAndCaucasus: readonly CategorySeed[] = [
  {
    key: 'balkanlar',
    cover: 'mostar-kopru',
    texts: {
      tr: {
        name: 'Balkan Turları',
        description:
          'Balkanlar yurt dışına ilk kez çıkacaklar için en kolay bölgedir: yol kısa, yemek tanıdık, çarşıda Türkçe bilen birine rastlarsınız. Bosna-Hersek, Sırbistan, Karadağ, Kuzey Makedonya, Arnavutluk ve Kosova, bordo pasaporta vize istemez. Bulgaristan, Yunanistan ve Hırvatistan’dan geçen turlarda Schengen vizesi gerekir; her turun kartında hangisi olduğu yazar. Otobüslü turlar daha çok ülke gösterir ve ucuzdur, uçaklı turlar yolu kısaltır. Nisan–haziran ile eylül–ekim en rahat aylardır, temmuzda Adriyatik kıyısı kalabalıktır. Her ülkede para değişir; küçük banknotlarla avro bulundurun. Ailesinin kökü bu topraklarda olanlar köyünün adını önceden söylerse, yol üstündeyse birlikte uğramaya çalışırız.',
        seo_title: 'Balkan Turları: Vizesiz, Otobüslü ve Uçaklı',
        seo_description:
          'Saraybosna, Mostar, Üsküp, Ohri, Belgrad ve Tiran: vizesiz ve vizeli Balkan turları, otobüslü ve uçaklı seçenekler, avro fiyatlar ve tarihler.',
      },
      en: {
        name: 'Balkan Tours',
        description:
          'The Balkans are the easiest place for a first trip abroad: short distances, familiar food and often someone in the bazaar who speaks Turkish. Bosnia and Herzegovina, Serbia, Montenegro, North Macedonia, Albania and Kosovo ask Turkish passport holders for no visa. Tours through Bulgaria, Greece or Croatia need a Schengen visa, and each card says which applies. Coach tours show more countries for less money, while flying shortens the road. April to June and September to October are the most comfortable months; in July the Adriatic coast is crowded. Currencies change at every border, so carry euros in small notes. If your family came from here, give us the village’s name.',
        seo_title: 'Balkan Tours by Coach or Plane',
        seo_description:
          'Sarajevo, Mostar, Skopje, Ohrid, Belgrade and Tirana: visa-free and Schengen Balkan tours by coach or plane, with dates and prices in euros.',
      },
    },
  },
  {
    key: 'otobuslu-balkan',
    parent: 'balkanlar',
    cover: 'ohri-kaneo',
    texts: {
      tr: {
        name: 'Otobüslü Balkan Turları',
        description:
          'Otobüslü Balkan turlarında ilk gece yolda geçer, sabah sınırın öte yanında uyanırsınız. Kapıkule ve İpsala’da bekleme yoğunluğa göre bir ile üç saat arasındadır; bayram öncesi uzayabilir. Bulgaristan ile Yunanistan Schengen alanında olduğu için karadan yapılan turların çoğunda vize gerekir; gidişte ve dönüşte iki ayrı giriş varsa vizenin çok girişli olması şarttır, rezervasyondan önce kontrol edin. Yeşil pasaport sahipleri muaftır. İki kaptan nöbetleşe sürer, iki üç saatte bir mola verilir. Koltuk numarası rezervasyon sırasına göre verilir. Kişi başı bir valiz ve bir el çantası yüklenir; terlik ve boyun yastığı ilk gecenin en işe yarar eşyasıdır.',
        seo_title: 'Otobüslü Balkan Turları: İstanbul Çıkışlı',
        seo_description:
          'İstanbul’dan otobüsle Balkanlar ve Selanik: büyük Balkan turu ve hafta sonu programları, Schengen koşulları, sınır bilgileri, avro fiyatlar.',
      },
      en: {
        name: 'Balkan Tours by Coach',
        description:
          'On our coach tours the first night is spent on the road and you wake up across the border. Waiting at Kapıkule or İpsala takes between one and three hours and can be longer before public holidays. As Bulgaria and Greece are in Schengen, most overland tours need a visa; if the route enters twice, it must be a multiple-entry one, so check before you book. Holders of Turkish green passports are exempt. Two drivers take turns and we stop every two or three hours. Seats are given out in the order of booking. Each guest may bring one suitcase and one hand bag; slippers and a neck pillow are what that first night calls for.',
        seo_title: 'Balkan Tours by Coach from Istanbul',
        seo_description:
          'By coach from Istanbul to the Balkans and Thessaloniki: the grand tour and weekends, Schengen rules, border times and prices in euros.',
      },
    },
  },
  {
    key: 'ucakli-balkan',
    parent: 'balkanlar',
    cover: 'saraybosna-sebil',
    texts: {
      tr: {
        name: 'Uçaklı Balkan Turları',
        description:
          'Uçaklı turlarda İstanbul’dan bir buçuk iki saatte Saraybosna’ya, Üsküp’e ya da Belgrad’a inilir; sınır kuyruğu da gece yolculuğu da yoktur. Bir şehre inip başka bir şehirden döndüğümüz için üç dört günde iki üç ülke görülür. Programlarımızın çoğu vizesiz ülkelerden geçer: pasaportunuzun dönüşten sonra en az altı ay geçerli olması yeterlidir, bazı ülkelere çipli kimlikle de girilir ama biz pasaport getirmenizi öneriyoruz. Fiyata uçak bileti, bagaj ve havalimanı vergileri dahildir. Uçak saatleri tarifeyle değişebilir, kesin saatler kalkıştan bir hafta önce bildirilir. Akşamların bir bölümü serbesttir; rehberimiz Başçarşı’da köfteciyi, Ohri’de balıkçıyı gösterir.',
        seo_title: 'Uçaklı Balkan Turları: Vizesiz Programlar',
        seo_description:
          'Saraybosna, Mostar, Belgrad, Üsküp, Ohri, Prizren ve Tiran’a uçakla vizesiz Balkan turları: bagaj ve vergiler dahil avro fiyatlar.',
      },
      en: {
        name: 'Balkan Tours by Air',
        description:
          'By air it takes an hour and a half to two hours from Istanbul to Sarajevo, Skopje or Belgrade, with no queue at the border and no night on the road. We often land in one city and leave from another, so three or four days cover two or three countries. Most of these routes are visa-free for Turkish citizens: a passport valid for six months after your return is enough. Some countries accept the chip ID card, but we recommend the passport. Flights, luggage and airport taxes are in the price. Times may shift with the airline’s timetable and are confirmed a week ahead. Several evenings are free, and your guide knows where to eat.',
        seo_title: 'Balkan Tours by Air: Visa-Free Routes',
        seo_description:
          'Fly to Sarajevo, Mostar, Belgrade, Skopje, Ohrid, Prizren and Tirana: visa-free Balkan tours with luggage and taxes included, priced in euros.',
      },
    },
  },
  {
    key: 'avrupa',
    cover: 'paris-eyfel',
    texts: {
      tr: {
        name: 'Avrupa Turları',
        description:
          'Avrupa turlarında en çok sorulan soru vizedir: Schengen başvurusunu en uzun kalınan ya da ilk girilen ülkeye yaparsınız, randevular yazın haftalar öncesinden dolar. Bu yüzden rezervasyonla kalkış arasında en az iki ay bırakmanızı öneririz; belge listesini biz veririz, kararı konsolosluk verir. Otellerimiz çoğunlukla şehir merkezinin biraz dışında, toplu taşımaya yakındır ve turun kartında sınıfı yazar. Fiyatlar avrodur, yanında güncel kurla lira karşılığı gösterilir. Şehir vergileri, müze biletleri ve isteğe bağlı geziler ayrıca belirtilir; hiçbiri önceden işaretli gelmez. Nisan–haziran ve eylül–ekim kalabalığın az, havanın yumuşak olduğu aylardır. Aralıkta ise Noel pazarları vardır.',
        seo_title: 'Avrupa Turları: İtalya, Paris, Prag, İskandinavya',
        seo_description:
          'İtalya, Fransa, Benelüks, Orta Avrupa ve İskandinavya turları: Schengen vizesi bilgileri, otel sınıfları, neyin dahil olduğu ve avro fiyatlar.',
      },
      en: {
        name: 'Europe Tours',
        description:
          'The question we hear most about Europe is the visa. Turkish citizens apply for Schengen to the country where they stay longest, or enter first, and summer appointments go weeks ahead, so leave at least two months between booking and departure. We give you the list of documents; the consulate decides. Hotels are mostly a little outside the centre and close to public transport, with their class on the card. Prices are in euros, with the lira equivalent beside them. City taxes, museum tickets and optional trips are listed separately, and nothing is ticked for you. April to June and September to October bring mild weather and fewer people; December brings Christmas markets.',
        seo_title: 'Europe Tours: Italy, Paris, Prague, Scandinavia',
        seo_description:
          'Tours of Italy, France, Benelux, Central Europe and Scandinavia: Schengen visa advice, hotel classes, what is included and prices in euros.',
      },
    },
  },
  {
    key: 'italya',
    parent: 'avrupa',
    cover: 'roma-kolezyum',
    texts: {
      tr: {
        name: 'İtalya Turları',
        description:
          'İtalya’ya ilk kez gidenler Roma, Floransa ve Venedik’i birleştiren klasik turu, ikinci kez gidenler Napoli, Amalfi kıyısı ve Matera’ya inen güney turunu seçer. Şehirler arasını otobüs veya hızlı trenle alıyoruz. Kolezyum, Vatikan Müzeleri ve Uffizi’ye giriş saatlidir, biletler haftalar öncesinden tükenir; istiyorsanız rezervasyonda söyleyin. Eski merkezlere otobüs giremediği için günde sekiz kilometreye kadar yürünür. Restoranlarda masa ücreti olarak “coperto” yazması olağandır. Şehir vergisi otelde, nakit ödenir. Venedik günübirlik girişe bazı tarihlerde ücret uygular. Kiliselerde omuz ve diz kapalı olmalıdır. Temmuz ve ağustos çok sıcaktır; mayıs, haziran başı ve ekim en rahat zamandır.',
        seo_title: 'İtalya Turları: Roma, Floransa, Venedik ve Güney',
        seo_description:
          'Klasik İtalya ve güney İtalya turları: Roma, Floransa, Venedik, Napoli, Amalfi ve Matera. Uçak dahil avro fiyatlar, vize ve bilet bilgileri.',
      },
      en: {
        name: 'Italy Tours',
        description:
          'First-time visitors choose the classic tour of Rome, Florence and Venice; those coming back go south to Naples, the Amalfi coast and Matera. Between cities we use coaches or fast trains. The Colosseum, the Vatican Museums and the Uffizi sell timed tickets that run out weeks ahead, so tell us when you book if you want them. Coaches cannot enter the old centres, and you may walk up to eight kilometres a day. A “coperto” on the restaurant bill is normal. City tax is paid in cash at the hotel, and Venice charges day visitors on certain dates. July and August are very hot; May, early June and October are easier.',
        seo_title: 'Italy Tours: Rome, Florence, Venice and the South',
        seo_description:
          'Classic and southern Italy: Rome, Florence, Venice, Naples, Amalfi and Matera. Prices in euros with flights, plus visa and ticket advice.',
      },
    },
  },
  {
    key: 'fransa-benelux',
    parent: 'avrupa',
    cover: 'amsterdam-kanal',
    texts: {
      tr: {
        name: 'Fransa ve Benelüks Turları',
        description:
          'Paris, Brüksel ve Amsterdam birbirine üç dört saat uzaklıkta olduğu için bir haftada üç ülke rahat gezilir. Bruges’ün kanalları ve Brüksel’in Grand-Place’ı yol üstüdür. Louvre, Eyfel’in tepesi ve Anne Frank Evi için bilet haftalar öncesinden alınmalıdır; Anne Frank Evi yalnızca internetten ve isme satılır. Paris’te otelden merkeze metroyla gidilir, rehberimiz ilk gün kartı nasıl dolduracağınızı gösterir. Lale bahçesi Keukenhof yalnızca mart sonundan mayıs ortasına kadar açıktır. Vize başvurusu en çok gece geçirilen ülkeye yapılır. Yağmur her mevsim yağar, kapüşonlu bir mont şemsiyeden iyidir. Amsterdam’da bisiklet yolunda durmayın, zil sesi size çalar.',
        seo_title: 'Fransa ve Benelüks Turları: Paris, Amsterdam',
        seo_description:
          'Paris, Brüksel, Bruges ve Amsterdam turları: uçak dahil avro fiyatlar, müze biletleri, lale mevsimi ve Schengen vizesi bilgileri.',
      },
      en: {
        name: 'France and Benelux Tours',
        description:
          'Paris, Brussels and Amsterdam lie three or four hours apart, so a week is enough for three countries, with the canals of Bruges and the Grand-Place on the way. Tickets for the Louvre, the top of the Eiffel Tower and the Anne Frank House must be bought weeks ahead; the last are sold online and by name only. In Paris you reach the centre by metro, and on the first day your guide shows you how to charge the card. The tulip garden of Keukenhof opens only from late March to mid-May. Apply for the visa to the country where you spend most nights. It rains in every season, and a hood beats an umbrella.',
        seo_title: 'France and Benelux Tours: Paris to Amsterdam',
        seo_description:
          'Tours of Paris, Brussels, Bruges and Amsterdam: prices in euros with flights, museum tickets, tulip season and Schengen visa advice.',
      },
    },
  },
  {
    key: 'orta-avrupa',
    parent: 'avrupa',
    cover: 'prag-karl-koprusu',
    texts: {
      tr: {
        name: 'Orta Avrupa Turları',
        description:
          'Prag, Viyana ve Budapeşte birbirine dört saatlik otobüs yolundadır ve üçü de yürüyerek gezilir; bu yüzden Avrupa’ya ilk adım için uygundur. Prag’da Karl Köprüsü’ne saat sekizden önce çıkın, öğlen adım atacak yer kalmaz. Viyana’da müze saatlerinden çok kafe saatleri önemlidir. Budapeşte’de termal hamam için mayo ve terlik getirin. Üç ülkede üç para vardır: kron, avro ve forint; kart hemen her yerde geçer, bozuk para tuvalet için lazımdır. Aralık başından Noel’e kadar pazarlar kurulur, oteller erken dolar ve fiyatlar yükselir. Yazın nehir kıyıları, baharda parklar güzeldir. Kışın eksi beş dereceye göre giyinin, taş kaldırımda kaymayan taban arayın.',
        seo_title: 'Orta Avrupa Turları: Prag, Viyana, Budapeşte',
        seo_description:
          'Prag, Viyana ve Budapeşte turları: uçak dahil avro fiyatlar, Noel pazarı tarihleri, otel bilgileri ve Schengen vizesi için gerekenler.',
      },
      en: {
        name: 'Central Europe Tours',
        description:
          'Prague, Vienna and Budapest are about four hours apart by coach and all three are made for walking, which suits a first visit to Europe. Be on Charles Bridge before eight, because by noon there is no room to move. In Vienna café hours matter more than museum hours. Bring swimwear and flip-flops for the thermal baths of Budapest. Three countries mean three currencies, the koruna, the euro and the forint; cards work nearly everywhere, but keep coins for the toilets. Christmas markets run from early December and hotels fill up and cost more. Summer is for the riverbanks and spring for the parks. In winter dress for minus five and mind the cobbles.',
        seo_title: 'Central Europe Tours: Prague, Vienna, Budapest',
        seo_description:
          'Tours of Prague, Vienna and Budapest: prices in euros with flights, Christmas market dates, hotels and what the Schengen visa requires.',
      },
    },
  },
  {
    key: 'iskandinavya',
    parent: 'avrupa',
    cover: 'norvec-fiyort',
    texts: {
      tr: {
        name: 'İskandinavya Turları',
        description:
          'İskandinavya’nın iki mevsimi var. Mayıs sonundan ağustosa kadar fiyortlar: geceler neredeyse kararmaz, akşam onda hâlâ gezilir. Eylül sonundan marta kadar kuzey ışıkları: Tromsø ya da Laponya’da hava açık ve güneş etkinse görülür, kimse söz veremez; bu yüzden iki üç gece ayıran programları seçin. Norveç avro kullanmaz, fiyatlar yüksektir: bir kahve ve çöreğe altı yedi avro ayırın, otel kahvaltısını atlamayın. Fiyort feribotları ile tren biletleri fiyata dahilse kartta yazar. Yazın bile yağmurluk, kışın rüzgâr geçirmeyen üst, yün içlik ve bot gerekir; kar kıyafeti bazı etkinliklerde yerinde verilir. Schengen vizesi gerekir, başvuruyu erken yapın.',
        seo_title: 'İskandinavya Turları: Fiyortlar ve Kuzey Işıkları',
        seo_description:
          'Norveç fiyortları ve kuzey ışıkları turları: hangi ay ne görülür, ne giyilir, neler dahil. Uçaklı programlar, tarihler ve avro fiyatlar.',
      },
      en: {
        name: 'Scandinavia Tours',
        description:
          'Scandinavia has two seasons for us. From late May to August come the fjords, when it hardly gets dark and you can still be out at ten in the evening. From late September to March come the northern lights, seen in Tromsø or Lapland when the sky is clear and the sun is active; nobody can promise them, so choose a programme with two or three nights. Norway does not use the euro and prices are high: allow six or seven euros for coffee and a bun, and do not skip the hotel breakfast. Bring a raincoat even in summer, and windproof layers, wool and boots in winter. A Schengen visa is needed, so apply early.',
        seo_title: 'Scandinavia Tours: Fjords and Northern Lights',
        seo_description:
          'Norwegian fjords and northern lights: what to see in which month, what to wear and what is included. Tours by air, dates and prices in euros.',
      },
    },
  },
  {
    key: 'kafkaslar',
    cover: 'gurcistan-gergeti',
    texts: {
      tr: {
        name: 'Kafkasya Turları',
        description:
          'Gürcistan ve Azerbaycan, İstanbul’dan iki üç saatlik uçuşla varılan, vize istemeyen iki komşu. İkisine de çipli kimlikle girilebilir; yine de pasaport getirmenizi öneririz, otelde ve sınırda işinizi kolaylaştırır. Gürcistan ziyaretçilerden sağlık sigortası istiyor. Dağ yolları için en iyi zaman mayıs–ekim arasıdır; Kazbegi yolu kışın çığ yüzünden kapanabilir. Şehirler ise yıl boyu gezilir. Gürcü mutfağında hinkali ve haçapuri, Azeri sofrasında şah pilavı ve kutab var. Bakü’de para manat, Tiflis’te laridir; kart şehirlerde geçer, köyde nakit gerekir. İki ülkenin birbirine yakınlığına aldanmayın: kara sınırları kapalı olabildiği için ikisini aynı yolculukta görmek isteyenler arada uçar.',
        seo_title: 'Kafkasya Turları: Gürcistan ve Azerbaycan',
        seo_description:
          'Tiflis, Kazbegi, Batum ve Bakü: vizesiz Kafkasya turları, pasaport ve sigorta koşulları, mevsimler, uçaklı programlar ve fiyatlar.',
      },
      en: {
        name: 'Caucasus Tours',
        description:
          'Georgia and Azerbaijan are two neighbours a flight of two or three hours from Istanbul, and neither asks Turkish citizens for a visa. Both accept the chip ID card, though we recommend a passport, which makes hotels and borders easier. Georgia requires health insurance of its visitors. The mountain roads are best from May to October, and snow can close the one to Kazbegi in winter, while the cities can be seen all year. Georgia’s table means khinkali and khachapuri, Azerbaijan’s pilaf and qutab. Money is the lari in Tbilisi and the manat in Baku. Land borders may be closed, so those who want both countries in one trip fly between them.',
        seo_title: 'Caucasus Tours: Georgia and Azerbaijan',
        seo_description:
          'Tbilisi, Kazbegi, Batumi and Baku: visa-free tours of the Caucasus, passport and insurance rules, seasons, flights and prices.',
      },
    },
  },
  {
    key: 'gurcistan',
    parent: 'kafkaslar',
    cover: 'tiflis-kalesi',
    texts: {
      tr: {
        name: 'Gürcistan Turları',
        description:
          'Gürcistan’a iki kapıdan girilir: uçakla Tiflis’ten ya da Karadeniz turunun devamında Sarp’tan Batum’a. Tiflis’in kükürtlü hamamları ve eski evleri bir güne sığar, Mtsheta yarım gün ister. Kazbegi’ye giden Askeri Yol üç saat sürer ve iki bin dört yüz metrelik geçitten aşar; Gergeti Kilisesi’ne dört çekerli araçla çıkılır. Kahetya’da bağlar ve toprağa gömülü küpler gezilir. Çipli kimlik ya da pasaport yeterlidir. Ülke ziyaretçilerden sağlık sigortası istiyor; poliçenin fiyata dahil olup olmadığı tur kartında yazar. 18 yaşından küçükler tek ebeveynle çıkarken noter onaylı muvafakatname taşımalıdır. Dağda temmuz akşamları bile serindir, yanınıza mont alın.',
        seo_title: 'Gürcistan Turları: Tiflis, Kazbegi, Batum',
        seo_description:
          'Vizesiz Gürcistan turları: Tiflis, Mtsheta, Kazbegi, Kahetya ve Batum. Kimlik, sigorta ve muvafakatname bilgileri, tarihler ve fiyatlar.',
      },
      en: {
        name: 'Georgia Tours',
        description:
          'There are two doors into Georgia: by air to Tbilisi, or across the border at Sarp to Batumi as part of a Black Sea tour. The sulphur baths and old houses of Tbilisi fill a day and Mtskheta takes half of one. The Military Road to Kazbegi is three hours long and crosses a pass at 2,400 metres, and four-wheel drives climb to the Gergeti church. Kakheti is for vineyards and clay jars buried in the ground. A chip ID card or passport is enough for Turkish citizens. Georgia asks visitors for health insurance, and the tour card says whether it is included. Even in July mountain evenings are cool, so bring a coat.',
        seo_title: 'Georgia Tours: Tbilisi, Kazbegi, Batumi',
        seo_description:
          'Visa-free tours of Georgia: Tbilisi, Mtskheta, Kazbegi, Kakheti and Batumi, with advice on ID, insurance and consent letters, dates and prices.',
      },
    },
  },
  {
    key: 'azerbaycan',
    parent: 'kafkaslar',
    cover: 'baku-alev-kuleleri',
    texts: {
      tr: {
        name: 'Azerbaycan Turları',
        description:
          'Bakü’ye uçuş üç saate yakındır ve indiğinizde dil sorunu yoktur; birkaç kelimeye şaşırıp gülersiniz, o kadar. İçerişehir’in surları, Kız Kulesi ve Şirvanşahlar Sarayı yürüyerek gezilir, Alev Kuleleri akşam ışığında güzeldir. Gobustan’da on bin yıllık kaya resimleri ve çamur volkanları, Abşeron’da Ateşgâh ile hiç sönmeyen Yanardağ var. Zamanı olan Şeki’ye gider: Han Sarayı’nın camları tek çivisiz birleştirilmiştir. Ülkeye yalnızca havadan girilir, kara sınırları kapalı olabilir. Çipli kimlik geçerlidir, pasaport getirirseniz işlemler hızlanır. Hazar’dan gelen rüzgâr Bakü’ye adını vermiş; ilkbahar ve sonbaharda rüzgârlık, temmuzda şapka gerekir. Para birimi manattır.',
        seo_title: 'Azerbaycan Turları: Bakü, Gobustan, Şeki',
        seo_description:
          'Vizesiz Bakü ve Azerbaycan turları: İçerişehir, Gobustan, Ateşgâh ve Şeki. Giriş koşulları, en iyi mevsim, uçak dahil programlar ve fiyatlar.',
      },
      en: {
        name: 'Azerbaijan Tours',
        description:
          'The flight to Baku takes nearly three hours. The walls of the Old City, the Maiden Tower and the Shirvanshahs’ Palace are seen on foot, and the Flame Towers look their best after dark. Gobustan has ten-thousand-year-old rock carvings and mud volcanoes; on the Absheron peninsula are the fire temple of Ateshgah and Yanar Dag, a hillside that never stops burning. With more time go to Sheki, where the stained glass of the Khan’s Palace is held together without a nail. Entry is by air only, as land borders may be closed. Wind off the Caspian is part of the city: bring a windproof in spring and autumn, and a hat in July. The currency is the manat.',
        seo_title: 'Azerbaijan Tours: Baku, Gobustan, Sheki',
        seo_description:
          'Tours of Baku and Azerbaijan: the Old City, Gobustan, Ateshgah and Sheki. Entry rules, the best seasons, programmes with flights and prices.',
      },
    },
  },
]
