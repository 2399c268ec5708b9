import type { CategorySeed } from '../seeds.ts'

export const anatolia: readonly CategorySeed[] = [
  {
    key: 'anadolu-kultur',
    cover: 'nemrut-gundogumu',
    texts: {
      tr: {
        name: 'Anadolu Kültür Turları',
        description:
          'Anadolu turlarımızı mevsimine göre kuruyoruz: Güneydoğu baharda ve sonbaharda, Karadeniz yazın, Kapadokya yılın büyük bölümünde, Ege ise sıcak bastırmadan gezilir. Yakın yerlere otobüsle gidip vakit kazandıran yerlere uçuyoruz; hangi ulaşımın kullanıldığını her turun kartında görürsünüz. Rehberlerimiz kokartlıdır ve gruba göre değil, yola göre seçilir. Fiyatlara konaklama, ulaşım, rehberlik, zorunlu sigorta ve KDV dahildir; müze girişlerini ayrı tutuyoruz, çünkü T.C. vatandaşlarının çoğunda Müzekart vardır. İlk kez çıkacaklara iki üç gecelik Kapadokya veya Ege turlarını, yolu sevenlere bir haftalık Karadeniz ve Büyük GAP programlarını öneririz. Çocuk fiyatları iki yetişkinle aynı odada kalındığında uygulanır.',
        seo_title: 'Anadolu Kültür Turları: Rehberli Yurt İçi Turlar',
        seo_description:
          'Kapadokya, Karadeniz, GAP, Ege ve Akdeniz: kokartlı rehberle, KDV dahil fiyatla, mevsiminde yapılan otobüslü ve uçaklı Anadolu kültür turları.',
      },
      en: {
        name: 'Anatolia Cultural Tours',
        description:
          'Our tours of Anatolia follow the seasons: the southeast in spring and autumn, the Black Sea in summer, Cappadocia for most of the year and the Aegean before the heat sets in. We drive where it is near and fly where it saves time; every card tells you which. Guides are licensed and chosen for the route they know best. Prices include hotels, transport, guiding, compulsory insurance and VAT. Museum tickets are kept apart, since most Turkish travellers carry a museum card. First-timers do well with two or three nights in Cappadocia or on the Aegean, while those who like the road choose a week on the Black Sea or in the southeast.',
        seo_title: 'Anatolia Cultural Tours with a Licensed Guide',
        seo_description:
          'Cappadocia, the Black Sea, the southeast and the Aegean: guided tours by coach or plane, run in the right season, with VAT included in the price.',
      },
    },
  },
  {
    key: 'kapadokya',
    parent: 'anadolu-kultur',
    cover: 'kapadokya-balonlar',
    texts: {
      tr: {
        name: 'Kapadokya Turları',
        description:
          'Kapadokya’ya İstanbul’dan otobüsle on saatte, uçakla bir saat on dakikada gidilir. Otobüslü turlarda gece yolda geçer ve fiyat neredeyse yarıya iner; uçaklı turlarda bir gece fazladan kalır, dinlenmiş gezersiniz. Ankara’dan çıkanlar için yol dört saattir. En rahat aylar nisan, mayıs, eylül ve ekimdir; kışın vadiler boş, fiyatlar düşük, sabahlar eksi on derecedir. Balon uçuşu hiçbir turumuzda fiyata dahil değildir, çünkü kalkış iznini o sabahın rüzgârı belirler; uçuş olmazsa ücretiniz tam olarak geri ödenir. Yeraltı şehirlerinde alçak geçitler, Ihlara’da yaklaşık 380 basamak vardır. Göreme, Kaymaklı, Derinkuyu ve Zelve’de Müzekart geçer.',
        seo_title: 'Kapadokya Turları: Otobüslü ve Uçaklı Programlar',
        seo_description:
          'İstanbul ve Ankara çıkışlı Kapadokya turları: Göreme, Ihlara, yeraltı şehirleri, mağara otel ve isteğe bağlı balon. Tarihler ve KDV dahil fiyatlar.',
      },
      en: {
        name: 'Cappadocia Tours',
        description:
          'From Istanbul, Cappadocia is ten hours by coach or an hour and ten minutes by plane. Coach tours spend a night on the road and cost little more than half; by air you stay a night longer and arrive rested. From Ankara the drive takes four hours. April, May, September and October are the most comfortable months, while winter means empty valleys, lower prices and mornings at minus ten. Ballooning is never in our price, because that morning’s wind decides who flies; if the flight is cancelled you get all your money back. Underground cities have low passages, and some 380 steps lead down into the Ihlara Valley.',
        seo_title: 'Cappadocia Tours by Coach or Plane',
        seo_description:
          'Cappadocia tours from Istanbul and Ankara: Göreme, Ihlara, underground cities, cave hotels and optional balloon flights. Dates and full prices.',
      },
    },
  },
  {
    key: 'karadeniz',
    parent: 'anadolu-kultur',
    cover: 'trabzon-sumela',
    texts: {
      tr: {
        name: 'Karadeniz Turları',
        description:
          'Doğu Karadeniz turları mayısta başlar, eylülde biter; yayla yolları ancak o aylarda açıktır. Bütün kıyıyı görmek isteyenlere Batum’lu büyük turu, vakti az olanlara Trabzon’a uçup Rize’den dönen yayla turunu öneririz. Safranbolu ile Amasra ise nisandan kasıma kadar bir hafta sonuna sığar. Yağmurluk her mevsim çantada durmalı: sis ağustosta da iner, yarım saatte de kalkar. Uzungöl ve Ayder’de oteller küçük, çoğu asansörsüzdür; buna karşılık pencereden dere sesi gelir. Yayla yollarına büyük otobüs girmediği için yerel minibüslere geçilir. Sofrada muhlama, karalahana, hamsi ve kuru fasulye vardır; et yemeyenler bu turlarda zorlanmaz. Batum için çipli kimlik veya pasaport gerekir.',
        seo_title: 'Karadeniz Turları: Batum, Yaylalar, Safranbolu',
        seo_description:
          'Batum’lu büyük Karadeniz turu, uçakla Trabzon ve Rize yaylaları, hafta sonu Safranbolu ve Amasra. Yaz tarihleri ve KDV dahil fiyatlar.',
      },
      en: {
        name: 'Black Sea Tours',
        description:
          'Eastern Black Sea tours begin in May and end in September, for those are the months when the mountain roads are open. To see the whole coast, take the grand tour with Batumi; with less time, fly to Trabzon, visit the summer pastures and fly home from Rize. Safranbolu and Amasra fit into a weekend from April to November. Pack a raincoat whatever the month: fog comes down in August too, and lifts again within half an hour. Hotels in Uzungöl and Ayder are small and mostly without lifts, but you fall asleep to the sound of a stream. Where the coach cannot climb, local minibuses take over. Food is cornmeal and cheese, black cabbage, anchovies and beans.',
        seo_title: 'Black Sea Tours: Batumi, Highlands, Safranbolu',
        seo_description:
          'The grand Black Sea tour with Batumi, the Trabzon and Rize highlands by air, and weekends in Safranbolu and Amasra. Summer dates and full prices.',
      },
    },
  },
  {
    key: 'gap-mezopotamya',
    parent: 'anadolu-kultur',
    cover: 'gobeklitepe',
    texts: {
      tr: {
        name: 'GAP ve Mezopotamya Turları',
        description:
          'Güneydoğu için en iyi aylar nisan, mayıs, eylül ve ekimdir. Temmuzda Harran kırk beş dereceyi bulur, kışın Nemrut’un yolu kapanır; bu yüzden temmuzda, ağustosta ve kışın büyük tur düzenlemiyoruz. Bir haftası olanlar Gaziantep’ten Mardin’e uzanan Büyük GAP’ı seçer. Üç dört günü olanlar Urfa ile Antep’i sofrasıyla birlikte gezer ya da Mardin ve Midyat’ta konak avlularında yavaşlar. Turların hepsi uçaklıdır; bir şehre inip ötekinden dönüldüğü için aynı yol iki kez geçilmez. Cami ve manastırlarda omuz ve diz kapalı olmalıdır. Sofra et ağırlıklıdır; vejetaryen misafirlerimiz rezervasyonda yazarsa mutfakla önceden konuşuruz. Müzekart ören yerlerinde geçer, manastırlarda geçmez.',
        seo_title: 'GAP Turları: Göbeklitepe, Nemrut, Mardin',
        seo_description:
          'Gaziantep, Urfa, Göbeklitepe, Nemrut, Diyarbakır ve Mardin: uçaklı GAP turları, gastronomi hafta sonları, konak konaklamalı Mardin programları.',
      },
      en: {
        name: 'Southeast and Mesopotamia Tours',
        description:
          'April, May, September and October are the months for the southeast. In July Harran reaches forty-five degrees and in winter the road up Nemrut is closed, so the grand tour runs in neither. With a week to spare, choose the route from Gaziantep to Mardin. With three or four days, see Urfa and Gaziantep together with their kitchens, or slow down in the mansion courtyards of Mardin and Midyat. We fly on every tour, usually into one city and home from another, so no road is driven twice. Cover shoulders and knees in mosques and monasteries. Meals are rich in meat; tell us if you eat none and we will speak to the kitchens.',
        seo_title: 'Southeast Türkiye Tours: Göbeklitepe, Nemrut, Mardin',
        seo_description:
          'Gaziantep, Urfa, Göbeklitepe, Nemrut, Diyarbakır and Mardin by air: the grand tour, food weekends and stays in stone mansions.',
      },
    },
  },
  {
    key: 'ege-akdeniz',
    parent: 'anadolu-kultur',
    cover: 'efes-sutunlar',
    texts: {
      tr: {
        name: 'Ege ve Akdeniz Turları',
        description:
          'Ege’de iki tür tur yapıyoruz: antik kentleri gezdiren kültür turları ve günün yarısını denize bırakan kıyı turları. Efes, Bergama ve Afrodisias için ilkbaharı veya sonbaharı seçin; mermer sokaklarda gölge yoktur. Datça, Bodrum ve Bozcaada mayıstan ekime kadar güzeldir, deniz en sıcak hâlini eylülde alır. Bozcaada ve Datça’da oteller küçüktür, temmuz ve ağustosta aylar öncesinden dolar. Feribotlu turlarda sefer rüzgâra bağlıdır; kalkmazsa karayolundan giden bir yedek program hazırdır. Pamukkale travertenlerine çıplak ayakla girilir, Karahayıt’ın termal havuzlarında bone takılır. Müzekart Efes, Hierapolis, Troya ve Assos’ta geçer; Meryem Ana Evi’nin girişi ayrıdır.',
        seo_title: 'Ege ve Akdeniz Turları: Efes, Pamukkale, Datça',
        seo_description:
          'Efes, Pamukkale, Bodrum, Datça, Çanakkale, Bozcaada ve Assos: otobüslü, uçaklı ve feribotlu Ege turları, tarihler ve KDV dahil fiyatlar.',
      },
      en: {
        name: 'Aegean and Mediterranean Tours',
        description:
          'On the Aegean we run two kinds of tour: cultural ones to the ancient cities, and coastal ones that leave half the day for the sea. Choose spring or autumn for Ephesus, Pergamon and Aphrodisias, since the marble streets have no shade. Datça, Bodrum and Bozcaada are good from May to October, and the water is warmest in September. Hotels on Bozcaada and in Datça are small and fill up months ahead for July and August. Ferries depend on the wind; if one does not sail, a plan by road is ready. You walk barefoot on the travertines of Pamukkale and wear a cap in the thermal pools of Karahayıt.',
        seo_title: 'Aegean Tours: Ephesus, Pamukkale, Bodrum, Datça',
        seo_description:
          'Ephesus, Pamukkale, Bodrum, Datça, Gallipoli, Bozcaada and Assos: Aegean tours by coach, plane and ferry, with dates and full prices.',
      },
    },
  },
  {
    key: 'gunubirlik',
    cover: 'sapanca-golu',
    texts: {
      tr: {
        name: 'Günübirlik Turlar',
        description:
          'Sabah çıkıp akşam evinizde olduğunuz turlar. İstanbul’dan Bursa, Sapanca ve Maşukiye’ye, İzmir’den Efes, Şirince, Çeşme ve Alaçatı’ya gidiyoruz. Her turun üç kalkış noktası vardır, saatleri programda yazar; otobüs en çok on dakika bekler. Konaklama olmadığı için fiyat oda sayısına göre değişmez, tek gelen de aynı ücreti öder. Ücretin tamamı rezervasyonda alınır. Müze girişi, teleferik ve plaj şezlongu gibi herkesin kullanmadığı hizmetleri fiyata katmıyoruz; kahvaltı veya öğle yemeğinin dahil olup olmadığı kartta yazar. Rahat ayakkabı, mevsimine göre yağmurluk ya da şapka ve küçük bir su şişesi yeter. Okul ve şirket grupları için hafta içi özel kalkış düzenlenir.',
        seo_title: 'Günübirlik Turlar: İstanbul ve İzmir Çıkışlı',
        seo_description:
          'Bursa, Sapanca, Efes, Şirince, Çeşme ve Alaçatı’ya günübirlik turlar. Kalkış noktaları, saatler ve KDV dahil fiyatlar tek sayfada.',
      },
      en: {
        name: 'Day Trips',
        description:
          'Leave in the morning and be home in the evening. From Istanbul we go to Bursa, Sapanca and Maşukiye; from İzmir to Ephesus, Şirince, Çeşme and Alaçatı. Every trip has three pick-up points with times in the programme, and the coach waits ten minutes at most. There are no rooms to share, so solo travellers pay the same as everyone else. The full price is taken when you book. Things that not everyone uses, such as museum tickets, cable cars and sunbeds, are left out; the card tells you whether breakfast or lunch is included. Bring comfortable shoes, a raincoat or a hat as the season asks, and a small bottle of water.',
        seo_title: 'Day Trips from Istanbul and İzmir',
        seo_description:
          'Day trips to Bursa, Sapanca, Ephesus, Şirince, Çeşme and Alaçatı. Pick-up points, times and full prices on one page.',
      },
    },
  },
  {
    key: 'istanbul-cikisli',
    parent: 'gunubirlik',
    cover: 'galata-kulesi',
    texts: {
      tr: {
        name: 'İstanbul Çıkışlı Günübirlik Turlar',
        description:
          'İstanbul’dan bir günde gidip dönülecek yerleri, yolda geçen sürenin gezilen süreyi aşmadığı rotalardan seçtik. Otobüs Avrupa yakasında İncirli ve Mecidiyeköy’den, Anadolu yakasında Kadıköy’den yolcu alır; karşıya geçmeniz gerekmez. Bursa turunda köy kahvaltısı, Sapanca turunda öğle yemeği fiyata dahildir. Kışın Uludağ için bot, eldiven ve bere getirin, yazın Maşukiye’de bile akşamüstü hırka aranır. Cumartesi Sapanca’ya, pazar Bursa’ya gidiyoruz; bayram ve uzun hafta sonlarında köprü trafiği yüzünden dönüş bir saat sarkabilir. Çocuklu ailelere Ormanya’lı Sapanca turunu öneririz: yürüyüşler kısa, yollar düz, hayvanlar yakındır. Yerler kalkıştan bir gün öncesine kadar satılır.',
        seo_title: 'İstanbul Çıkışlı Günübirlik Turlar',
        seo_description:
          'İncirli, Mecidiyeköy ve Kadıköy’den kalkan günübirlik turlar: Bursa, Cumalıkızık ve Uludağ; Sapanca, Maşukiye ve Ormanya. Yemek dahil fiyatlar.',
      },
      en: {
        name: 'Day Trips from Istanbul',
        description:
          'We chose places that can be seen from Istanbul in a day without spending more time on the road than off it. The coach collects guests at İncirli and Mecidiyeköy on the European side and at Kadıköy on the Asian side, so there is no need to cross the city. The Bursa trip includes a village breakfast and the Sapanca trip a lunch. In winter bring boots, gloves and a hat for Uludağ; even in summer a cardigan is welcome by the streams of Maşukiye. We go to Sapanca on Saturdays and to Bursa on Sundays. On long weekends the bridges may add an hour to the journey home.',
        seo_title: 'Day Trips from Istanbul: Bursa, Uludağ, Sapanca',
        seo_description:
          'Day trips leaving from both sides of Istanbul: Bursa, Cumalıkızık and Uludağ, or Sapanca, Maşukiye and Ormanya. A meal is included in the price.',
      },
    },
  },
  {
    key: 'izmir-cikisli',
    parent: 'gunubirlik',
    cover: 'izmir-saat-kulesi',
    texts: {
      tr: {
        name: 'İzmir Çıkışlı Günübirlik Turlar',
        description:
          'İzmir’den Ege’nin en sevilen yerlerine bir saatte varılır: güneyde Efes ve Şirince, batıda Çeşme yarımadası. Araçlarımız Bornova Metro ve Alsancak Gar’dan, güneye giderken Gaziemir’den, batıya giderken Üçkuyular’dan yolcu alır. Efes turunda antik kente üç saat ayırıyor ve kulaklık dağıtıyoruz; öğle yemeği dahildir. Çeşme turunda sabah Alaçatı, öğlen deniz, gün batımında Ildır vardır; mayonuzu el çantanıza koyun. Efes’e yaz ortasında çıkmıyoruz, mermer sokaklar öğlene kalmadan kırk dereceyi buluyor. Kruvaziyerle ya da iş için gelip bir günü boş kalanlar da katılabilir: anlatım Türkçedir, yabancı misafirler için önceden haber verilirse İngilizce özet hazırlanır. Yerler kalkıştan bir gün öncesine kadar satılır.',
        seo_title: 'İzmir Çıkışlı Günübirlik Turlar: Efes ve Çeşme',
        seo_description:
          'Bornova ve Alsancak’tan kalkan günübirlik turlar: üç saatlik Efes gezisi ve Şirince, Alaçatı’dan Ildır’da gün batımına Çeşme yarımadası.',
      },
      en: {
        name: 'Day Trips from İzmir',
        description:
          'Much of the Aegean lies within an hour of İzmir: Ephesus and Şirince to the south, the Çeşme peninsula to the west. We collect guests at Bornova metro and Alsancak station, and then at Gaziemir or Üçkuyular on the way out. The Ephesus trip gives the ancient city three hours, with headsets and lunch included. The Çeşme trip has Alaçatı in the morning, the sea at noon and sunset at Ildır, so keep your swimwear in your hand bag. We do not go to Ephesus in high summer, when the marble is at forty degrees before noon. Commentary is in Turkish; ask ahead and an English summary will be ready for you.',
        seo_title: 'Day Trips from İzmir: Ephesus and Çeşme',
        seo_description:
          'Day trips from Bornova and Alsancak: three unhurried hours in Ephesus with Şirince, or Alaçatı, the beach at Ilıca and sunset at Ildır.',
      },
    },
  },
  {
    key: 'doga-yuruyus',
    cover: 'pokut-yaylasi',
    texts: {
      tr: {
        name: 'Doğa ve Yürüyüş Turları',
        description:
          'Bu turlarda asıl ulaşım aracı ayaklarınız. Her programda o gün kaç saat yürüneceği yazar; zorluk konusunda kararsızsanız arayın, hangi turun size uyduğunu birlikte konuşalım. Gruplar küçüktür, çünkü patikada otuz kişi birbirini yorar. Büyük bavul araçta kalır, sırtınızda yalnızca günlük çanta olur. Bileği saran ayakkabı, yağmurluk ve iki litrelik su her turda gereklidir; dizini korumak isteyen baton da getirsin. Yürüyüşten önceki bir ayda haftada iki kez tempolu yürümek farkı hissettirir. Hava parkuru kapatırsa rehber aynı bölgede daha alçak bir yol seçer; güvenlik için verilen bu karar tartışılmaz. Tek başına gelenler grupta çabuk kaynaşır.',
        seo_title: 'Doğa ve Yürüyüş Turları: Likya Yolu ve Yaylalar',
        seo_description:
          'Küçük gruplarla Likya Yolu yürüyüşleri, yayla ve doğa turları. Günlük yürüyüş süreleri ve zorluk bilgisi her programda yazılıdır.',
      },
      en: {
        name: 'Nature and Walking Tours',
        description:
          'On these tours your feet do most of the driving. Every programme says how long you will be walking that day; if you are unsure about the difficulty, call us and we will find the tour that suits you. Groups are small, because thirty people on a path tire each other out. Large bags stay in the vehicle and you carry a day pack only. Ankle-high shoes, a raincoat and two litres of water are needed on every tour, and poles will spare your knees. Two brisk walks a week in the month before will make a difference. If weather closes the route, the guide picks a lower one nearby; decisions made for safety are final.',
        seo_title: 'Nature and Walking Tours: Lycian Way, Highlands',
        seo_description:
          'Small-group walks on the Lycian Way and tours of the highlands. Walking times and difficulty are stated in every programme.',
      },
    },
  },
  {
    key: 'likya',
    parent: 'doga-yuruyus',
    cover: 'likya-yolu',
    texts: {
      tr: {
        name: 'Likya Yolu Yürüyüşleri',
        description:
          'Likya Yolu, Fethiye’den Antalya’ya uzanan beş yüz kilometreyi aşkın işaretli bir patika. Biz en güzel parçalarını günlük etaplara bölüyor, akşamları köy pansiyonunda ya da küçük bir otelde kalıyoruz. Mevsimi mart ortasından mayıs sonuna, eylül sonundan kasıma kadardır; yazın taş ısınır, su kaynakları kurur. Etapların çoğu sekiz ile on dört kilometre arasındadır ve denize inip yeniden tırmanır, bu yüzden kilometre kadar yükselti de önemlidir. Zemin taşlıktır: spor ayakkabı yetmez, tabanı sert yürüyüş ayakkabısı gerekir. Mayonuzu çantanın üstüne koyun, molaların çoğu koyda verilir. Büyük bavullar araçla taşınır, etabın sonunda sizi bekler; sırtınızda yalnızca su, yağmurluk ve kumanya olur.',
        seo_title: 'Likya Yolu Yürüyüş Turları: Küçük Grup',
        seo_description:
          'Rehberli Likya Yolu yürüyüşleri: Fethiye’den Antalya’ya günlük etaplar, köy pansiyonları, bagaj taşıma ve deniz molaları. İlkbahar ve sonbahar.',
      },
      en: {
        name: 'Lycian Way Walks',
        description:
          'The Lycian Way is a marked path of more than five hundred kilometres between Fethiye and Antalya. We divide its best parts into day stages and sleep in village guest houses or small hotels. The season runs from mid-March to the end of May and from late September into November; in summer the rock heats up and the springs run dry. Most stages are eight to fourteen kilometres and drop to the sea before climbing again, so the ascent matters as much as the distance. The ground is stony and calls for proper walking boots. Pack your swimwear on top, as most breaks are in a bay. Luggage goes ahead by vehicle.',
        seo_title: 'Lycian Way Walking Tours in Small Groups',
        seo_description:
          'Guided walks on the Lycian Way: day stages between Fethiye and Antalya, village guest houses, luggage carried and swims on the way.',
      },
    },
  },
  {
    key: 'yayla-doga',
    parent: 'doga-yuruyus',
    cover: 'karadeniz-yayla',
    texts: {
      tr: {
        name: 'Yayla ve Doğa Turları',
        description:
          'Yürüyüşçü olmayanlar için de doğa var: bu turlarda günde bir iki saat yürünür, gerisi göl kıyısı, yayla evi ve manzara molasıdır. Karadeniz yaylaları haziran ile eylül arasında, Göller Bölgesi’nin lavanta bahçeleri temmuzda, dağ gölleri sonbaharda en güzel hâlindedir. Yükseklik iki bin metreyi geçtiğinde akşamlar ağustosta da serin olur; kazak ve yağmurluk getirin. Toprak yollara yöre minibüsleriyle çıkılır, viraj tutanlar ilacını önceden almalı. Konaklama yerleri çoğunlukla ahşap, küçük ve aile işletmesidir; odada klima, koridorda asansör beklemeyin. Sis manzarayı kapatırsa yayla gününü bir gün kaydıracak payı programda bırakıyoruz.',
        seo_title: 'Yayla ve Doğa Turları: Karadeniz ve Göller',
        seo_description:
          'Karadeniz yaylaları, dağ gölleri ve lavanta bahçeleri: günde bir iki saat yürüyüşlü, küçük gruplu, aile işletmesi otellerde doğa turları.',
      },
      en: {
        name: 'Highland and Nature Tours',
        description:
          'Nature is not for hikers alone. On these tours you walk for an hour or two a day; the rest is lakeshores, herders’ houses and stops for the view. The Black Sea pastures are at their best from June to September, the lavender fields of the Lake District in July and the mountain lakes in autumn. Above two thousand metres evenings are cool even in August, so bring a jumper and a raincoat. Local minibuses handle the dirt roads, and anyone who gets travel sick should come prepared. Hotels are mostly wooden, small and family-run; expect neither air conditioning nor lifts. If fog hides the view, the programme has room to shift the day.',
        seo_title: 'Highland and Nature Tours in Türkiye',
        seo_description:
          'Black Sea pastures, mountain lakes and lavender fields: small groups, family-run hotels and no more than an hour or two of walking a day.',
      },
    },
  },
]
