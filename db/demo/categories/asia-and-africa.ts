import type { CategorySeed } from '../seeds.ts'

export const asiaAndAfrica: readonly CategorySeed[] = [
  {
    key: 'uzak-dogu',
    cover: 'japonya-fuji',
    texts: {
      tr: {
        name: 'Uzak Doğu Turları',
        description:
          'Uzak Doğu’ya uçuş on ile on iki saat sürer, bu yüzden turlarımız en az bir haftadır ve ilk gün hafif tutulur. Mevsim seçimi önemlidir: Japonya ve Kore ilkbaharda çiçek, sonbaharda yaprak zamanı güzeldir; Tayland ve Vietnam için kasım–mart arasındaki kuru aylar uygundur. Vize koşulları ülkeye göre değişir ve zaman zaman yenilenir; her turun sayfasında ve Vize bölümünde son durumu yazıyoruz. Pasaportunuzun dönüşten sonra en az altı ay geçerli olması gerekir. Yemek konusunda çekinenler için her şehirde helal ya da vejetaryen seçenek buluyoruz. İç uçuşlarda bagaj hakkı çoğu zaman 20 kilogramdır. Saat farkı beş ile altı saattir; ilk gece erken uyumaya çalışmayın.',
        seo_title: 'Uzak Doğu Turları: Japonya, Kore, Tayland',
        seo_description:
          'Japonya, Kore ve Güneydoğu Asya turları: en iyi mevsim, uçuş süresi, vize koşulları, yemek seçenekleri, Türkçe rehberli programlar ve fiyatlar.',
      },
      en: {
        name: 'Far East Tours',
        description:
          'Flights to the Far East take ten to twelve hours, so our tours last at least a week and the first day is kept light. The season matters: Japan and Korea are best for blossom in spring and for leaves in autumn, while Thailand and Vietnam suit the dry months from November to March. Visa rules differ by country and change from time to time; the latest position is on every tour page and in our Visa section. A passport must be valid for six months after your return. For those wary of the food we find halal or vegetarian choices in every city. Luggage on domestic flights is usually limited to 20 kilograms.',
        seo_title: 'Far East Tours: Japan, Korea, Thailand',
        seo_description:
          'Tours of Japan, Korea and Southeast Asia: the best seasons, flight times, visa rules, food, guided programmes and prices.',
      },
    },
  },
  {
    key: 'japonya-kore',
    parent: 'uzak-dogu',
    cover: 'kore-seul',
    texts: {
      tr: {
        name: 'Japonya ve Kore Turları',
        description:
          'Japonya, turist olarak giden Türk vatandaşlarından doksan güne kadar vize istemez; Kore için uçuştan önce elektronik seyahat izni aranıp aranmadığını biz kontrol ederiz. Kiraz çiçekleri Tokyo ve Kyoto’da mart sonu ile nisan başında açar, tarih her yıl birkaç gün oynar; kızıl yapraklar kasım ortasındadır. Şehirler arasını hızlı trenle alıyoruz, büyük valiz ayrıca kargoyla gider, bir gecelik küçük çanta hazırlayın. Odalar Türkiye’ye göre küçüktür. Bahşiş verilmez, trende telefonla konuşulmaz. Fuji yılda ancak yüz gün kadar açık görünür, en çok kışın ve sabah erken. Günde on kilometre yürünür: alışılmış ayakkabı getirin. Yemekte et suyu yaygındır, vejetaryenler önceden bildirmeli.',
        seo_title: 'Japonya ve Kore Turları: Tokyo, Kyoto, Seul',
        seo_description:
          'Tokyo, Kyoto, Fuji ve Seul turları: kiraz çiçeği ve kızıl yaprak tarihleri, vize durumu, hızlı tren, Türkçe rehberlik ve fiyatlar.',
      },
      en: {
        name: 'Japan and Korea Tours',
        description:
          'Japan asks Turkish tourists for no visa for stays of up to ninety days; for Korea we check before the flight whether electronic travel authorisation is needed. Cherry trees in Tokyo and Kyoto bloom around the end of March and early April, a few days either way, and leaves turn red in mid-November. We travel between cities by fast train while large cases go separately, so pack a small overnight bag. Rooms are compact. There is no tipping, and phone calls on trains are frowned upon. Mount Fuji is clear on only about a hundred days a year, mostly on winter mornings. You will walk ten kilometres a day, in shoes you have already worn.',
        seo_title: 'Japan and Korea Tours: Tokyo, Kyoto, Seoul',
        seo_description:
          'Tours of Tokyo, Kyoto, Mount Fuji and Seoul: cherry blossom and autumn leaf dates, visa rules, fast trains, guiding and prices.',
      },
    },
  },
  {
    key: 'guneydogu-asya',
    parent: 'uzak-dogu',
    cover: 'tayland-koy',
    texts: {
      tr: {
        name: 'Güneydoğu Asya Turları',
        description:
          'Tayland, Vietnam, Malezya, Singapur ve Bali: kasım–mart arası çoğu yerde kuru mevsimdir, Bali ve Endonezya ise nisan–ekim ister. Muson aylarında yağmur genellikle öğleden sonra bir iki saat yağar, fiyatlar düşer. Vize kuralları ülkeden ülkeye değişir: bazısı vizesiz, bazısı elektronik izin ister; bunu rezervasyonda size tek tek yazıyoruz. Tapınaklara omuz ve diz kapalı, ayakkabısız girilir. Fil gösterisi olan yerlere gitmiyoruz. Musluk suyu içilmez, buz lokantalarda güvenlidir. Sivrisinek kovucu ve hafif uzun kollu bir gömlek işe yarar. Adalara giden tekneler dalgada kalkmayabilir, programda yedek gün bırakıyoruz. Acı, “az” dediğinizde de acıdır.',
        seo_title: 'Güneydoğu Asya Turları: Tayland, Vietnam, Bali',
        seo_description:
          'Tayland, Vietnam, Malezya, Singapur ve Bali turları: kuru mevsim, vize koşulları, tapınak ve ada günleri, iç uçuşlar dahil fiyatlar.',
      },
      en: {
        name: 'Southeast Asia Tours',
        description:
          'Thailand, Vietnam, Malaysia, Singapore and Bali. November to March is dry in most places, while Bali and the rest of Indonesia are best from April to October. In the monsoon it usually rains for an hour or two in the afternoon and prices fall. Visa rules differ: some countries ask for nothing, others for an electronic permit, and we write to you about each when you book. Shoes come off in temples and shoulders and knees are covered. We do not visit elephant shows. Do not drink tap water, though ice in restaurants is safe. Mosquito repellent and a light long-sleeved shirt are useful. “Not spicy” is still spicy.',
        seo_title: 'Southeast Asia Tours: Thailand, Vietnam, Bali',
        seo_description:
          'Tours of Thailand, Vietnam, Malaysia, Singapore and Bali: dry seasons, visa rules, temples and islands, prices with domestic flights.',
      },
    },
  },
  {
    key: 'orta-dogu-afrika',
    cover: 'sahra-col',
    texts: {
      tr: {
        name: 'Orta Doğu ve Afrika Turları',
        description:
          'Mısır, Körfez ve Kuzey Afrika için takvim bizimkinin tersidir: en iyi aylar ekim–nisan arasıdır, yazın gündüz kırk dereceyi aşar. Uçuşlar iki buçuk ile beş saat arasında sürer. Vize ülkeye göre değişir; Fas ve Tunus bordo pasaporta vize istemez, Mısır’da ve Dubai’de vize gerekir, işlemlerini biz başlatırız. Ramazanda müze ve lokanta saatleri kısalır, akşamlar ise canlıdır; o tarihlere denk gelen turlarda bunu kartta belirtiyoruz. Açık renkli, uzun kollu ince giysi hem güneşten korur hem camilerde işinize yarar. Çöl geceleri kışın beş dereceye iner. Bahşiş bu ülkelerde gündelik hayatın parçasıdır, bozuk para taşıyın. Çarşıda pazarlık beklenir ve gülerek yapılır.',
        seo_title: 'Orta Doğu ve Afrika Turları: Mısır, Dubai, Fas',
        seo_description:
          'Mısır, Dubai, Körfez ve Kuzey Afrika turları: en iyi aylar, vize koşulları, ramazan saatleri, uçaklı programlar, döviz ve lira fiyatları.',
      },
      en: {
        name: 'Middle East and Africa Tours',
        description:
          'For Egypt, the Gulf and North Africa the calendar turns around: the best months are October to April, while summer days pass forty degrees. Flights take between two and a half and five hours. Morocco and Tunisia ask Turkish citizens for no visa; Egypt and Dubai do, and we start the process for you. During Ramadan museums and restaurants keep shorter hours and evenings are lively; tours on those dates say so. Light, loose, long-sleeved clothes protect from the sun and will do for mosques. Desert nights drop to five degrees in winter. Tipping is part of daily life, so carry small change. Bargaining in the bazaar is expected, and done with a smile.',
        seo_title: 'Middle East and Africa: Egypt, Dubai, Morocco',
        seo_description:
          'Tours of Egypt, Dubai, the Gulf and North Africa: the best months, visa rules, Ramadan hours, programmes with flights and prices.',
      },
    },
  },
  {
    key: 'misir',
    parent: 'orta-dogu-afrika',
    cover: 'misir-piramit',
    texts: {
      tr: {
        name: 'Mısır Turları',
        description:
          'Kahire’ye iki saati biraz aşan bir uçuşla varılır. Gize’deki piramitler ile Büyük Mısır Müzesi yan yanadır, ikisine bir gün ayırın. Luksor ile Asvan arasını nehir gemisiyle almak en rahat yoldur; tapınaklara sabah altıda girilir, öğleden sonra güvertede dinlenilir. Ebu Simbel için gece yarısından sonra yola çıkılır ve tam bir gün gerekir. Ekim–nisan arası gezi mevsimidir, temmuzda Luksor kırk beş derecedir. Vize işlemini ve gerekli belgeleri tur sayfasında yazıyoruz. Şişe suyu için, salatayı iyi otellerde yiyin. Zorunlu bahşişler fiyatta yoksa ayrıca belirtilir; sürpriz istemeyiz. Mezar ve tapınaklarda fotoğraf serbesttir ama flaş yasaktır.',
        seo_title: 'Mısır Turları: Kahire, Luksor, Nil',
        seo_description:
          'Piramitler, Büyük Mısır Müzesi, Luksor, Asvan ve Nil’de gemi: Mısır turları, en iyi aylar, vize ve bahşiş bilgileri, uçak dahil fiyatlar.',
      },
      en: {
        name: 'Egypt Tours',
        description:
          'The flight to Cairo takes a little over two hours. The pyramids of Giza and the Grand Egyptian Museum stand side by side, and deserve a day between them. From Luxor to Aswan the easiest way is by river ship: temples at six in the morning, the deck in the afternoon. Abu Simbel means leaving after midnight and takes a full day. The season runs from October to April; in July Luxor is at forty-five degrees. Each tour page explains the visa and the documents. Drink bottled water and eat salad only in good hotels. If compulsory tips are not in the price we say so, because we dislike surprises. Photography is allowed in tombs and temples, but without flash.',
        seo_title: 'Egypt Tours: Cairo, Luxor and the Nile',
        seo_description:
          'The pyramids, the Grand Egyptian Museum, Luxor, Aswan and a Nile ship: tours of Egypt, best months, visa and tipping advice, prices with flights.',
      },
    },
  },
  {
    key: 'korfez',
    parent: 'orta-dogu-afrika',
    cover: 'dubai-ufuk',
    texts: {
      tr: {
        name: 'Dubai ve Körfez Turları',
        description:
          'Dubai, Abu Dabi, Doha ve Maskat dört buçuk beş saatlik uçuşla ulaşılan, kasım–mart arasında yirmi beş derecede gezilen şehirler. Yazın dışarıda durmak zordur ama oteller yarı fiyatına iner. Birleşik Arap Emirlikleri için bordo pasaporta elektronik vize gerekir; belgeleri alıp başvuruyu biz yapıyoruz, sonuç genellikle birkaç iş gününde çıkar. Fiyatlarımız dolardır. Eski Dubai’nin çarşılarını, su taksisi abraları ve Şeyh Zayed Camii’ni rehberle geziyor, gökdelen ve park günlerini serbest bırakıyoruz. Çöl safarisi hamilelere ve bel rahatsızlığı olanlara uygun değildir. Reçeteli ilaçların bir bölümü ülkeye sokulamaz, raporunuzu yanınıza alın. Camide kadınlara örtü, erkeklere uzun pantolon gerekir.',
        seo_title: 'Dubai ve Körfez Turları: Dubai, Abu Dabi, Katar',
        seo_description:
          'Dubai, Abu Dabi ve Körfez turları: elektronik vize, en iyi aylar, çöl safarisi, eski çarşılar, serbest günler. Uçak dahil dolar fiyatlar.',
      },
      en: {
        name: 'Dubai and Gulf Tours',
        description:
          'Dubai, Abu Dhabi, Doha and Muscat are four and a half to five hours away by air and a pleasant twenty-five degrees from November to March. In summer it is hard to be outdoors, but hotels cost half as much. Turkish citizens with an ordinary passport need an electronic visa for the Emirates; we collect the documents and apply, and the answer usually comes within a few working days. Our prices are in dollars. We visit the souks of old Dubai, the abra ferries and the Sheikh Zayed Mosque with a guide, and leave the towers and theme parks to you. Desert safaris do not suit pregnant women or bad backs. Carry a doctor’s note for prescription medicine.',
        seo_title: 'Dubai and Gulf Tours: Dubai, Abu Dhabi, Qatar',
        seo_description:
          'Tours of Dubai, Abu Dhabi and the Gulf: e-visas, the best months, desert safaris, old souks and free days. Prices in dollars with flights.',
      },
    },
  },
  {
    key: 'kuzey-afrika',
    parent: 'orta-dogu-afrika',
    cover: 'fas-kasbah',
    texts: {
      tr: {
        name: 'Kuzey Afrika Turları',
        description:
          'Fas ve Tunus, vizesiz gidilen ve üç dört gece değil bir haftayı hak eden iki ülke. Fas’ta imparatorluk şehirleri arasında uzun yollar vardır: Kazablanka, Fes, Marakeş ve Atlas geçitleri derken günde beş saat sürülür, karşılığında her akşam başka bir iklimde uyunur. Merzuga’da çölde çadır gecesi ekim–nisan arasında rahattır, ocakta sıcaklık sıfıra yaklaşır. Tunus daha derli topludur: Kartaca, Kayrevan ve Cerid tuz gölü üzerinden Sahra’ya beş altı günde inilir. Eski şehirlerde rehbersiz kaybolmak kolaydır, buluşma noktasını telefonunuza kaydedin. Dirhem ve dinar ülke dışında bozdurulmaz. Nane çayı üç bardak içilir, tajinin kapağı sofrada açılır. Mide için ilk günler baharatı azaltın.',
        seo_title: 'Kuzey Afrika Turları: Fas ve Tunus',
        seo_description:
          'Vizesiz Fas ve Tunus turları: Marakeş, Fes, Merzuga çölü, Kartaca ve Kayrevan. En iyi aylar, yol süreleri, uçak dahil avro fiyatlar.',
      },
      en: {
        name: 'North Africa Tours',
        description:
          'Morocco and Tunisia ask Turkish citizens for no visa and deserve a week each, not three nights. In Morocco the roads are long: between Casablanca, Fes, Marrakesh and the Atlas passes you drive five hours a day and in return sleep in a different climate every night. A night in a desert camp at Merzouga is comfortable from October to April, though January comes close to freezing. Tunisia is more compact: Carthage, Kairouan and the salt lake lead to the Sahara in five or six days. It is easy to get lost in the medinas, so save the meeting point on your phone. Dirhams and dinars cannot be exchanged abroad. Mint tea is drunk three glasses at a time.',
        seo_title: 'North Africa Tours: Morocco and Tunisia',
        seo_description:
          'Visa-free tours of Morocco and Tunisia: Marrakesh, Fes, the Merzouga desert, Carthage and Kairouan. Best months, drive times, prices in euros.',
      },
    },
  },
]
