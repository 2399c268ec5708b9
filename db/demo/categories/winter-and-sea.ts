import type { CategorySeed } from '../seeds.ts'

export const winterAndSea: readonly CategorySeed[] = [
  {
    key: 'kis',
    cover: 'uludag-kis',
    texts: {
      tr: {
        name: 'Kış Turları',
        description:
          'Kış turlarımız aralık sonunda başlar, mart ortasında biter. İki ayrı yolu var: pistte geçen kayak günleri ve karı pencereden izleten Doğu turları. Kayakta otelin piste uzaklığı, kayak pasosunun ve malzemenin fiyata girip girmediği her turda açıkça yazar; karşılaştırırken önce buna bakın. Doğuda gece sıcaklığı eksi yirmi beşe iner, ancak hava kurudur; kat kat giyinen üşümez. Termal içlik, kar botu, yün çorap ve güneş gözlüğü getirin, telefonu iç cepte taşıyın, soğukta pil çabuk biter. Sömestr ve yılbaşı haftaları erken dolar. Kar yolu veya havalimanını kapatırsa programı aynı bölgede yeniden kurar, yapılmayan hizmetin bedelini iade ederiz.',
        seo_title: 'Kış Turları: Kayak, Kars ve Doğu Ekspresi',
        seo_description:
          'Uludağ ve Palandöken’de kayak, Kars’ta karlı Ani ve Çıldır Gölü: aralık–mart arası kış turları, sömestr ve yılbaşı tarihleri, açık fiyatlar.',
      },
      en: {
        name: 'Winter Tours',
        description:
          'Our winter tours run from late December to mid-March and come in two kinds: ski days on the piste, and journeys east where the snow goes by outside the window. For skiing, every tour says how far the hotel is from the lifts and whether pass and equipment are included, so compare those first. In the east nights fall to minus twenty-five, but the air is dry and layers keep you warm. Bring thermals, snow boots, wool socks and sunglasses, and carry your phone in an inside pocket because batteries fade in the cold. School holidays and New Year fill up early. If snow closes a road, we rearrange the programme and refund whatever was not provided.',
        seo_title: 'Winter Tours: Skiing, Kars and the Eastern Express',
        seo_description:
          'Skiing on Uludağ and Palandöken, snowbound Ani and Lake Çıldır: winter tours from December to March, with school-holiday and New Year dates.',
      },
    },
  },
  {
    key: 'kayak',
    parent: 'kis',
    cover: 'palandoken-kayak',
    texts: {
      tr: {
        name: 'Kayak Turları',
        description:
          'Kayağa ilk kez başlayacaklar için Uludağ, İstanbul’a yakınlığı ve geniş acemi pistleriyle rahattır. Uzun iniş arayanlar kuru karı ve dik pistleriyle Palandöken’i seçer; Erzurum’a uçulur, şehirden dağa yirmi dakikada çıkılır. En güvenilir kar ocak ortasından şubat sonuna kadardır. Fiyata neyin dahil olduğu otele göre değişir: kayak pasosu, malzeme ve ders çoğu turda ayrıdır, kart üzerinde tek tek yazılır. Malzemeyi dağda kiralamak isterseniz boy, kilo ve ayakkabı numaranızı rezervasyonda bildirin, sıra beklemezsiniz. Çocuklar için kask zorunludur. Seyahat sigortanızın kayağı kapsadığından emin olun; kapsamıyorsa bizden ek poliçe isteyebilirsiniz. Kaymayanlar için kızak, termal havuz ve kar yürüyüşü vardır.',
        seo_title: 'Kayak Turları: Uludağ ve Palandöken',
        seo_description:
          'Uludağ ve Palandöken kayak turları: otelin piste uzaklığı, paso, malzeme ve ders bilgisi, sömestr tarihleri ve KDV dahil fiyatlar.',
      },
      en: {
        name: 'Ski Trips',
        description:
          'Uludağ suits beginners, close to Istanbul and with wide nursery slopes. Those after longer runs choose Palandöken for its dry snow and steeper pistes; you fly to Erzurum and reach the mountain from the city in twenty minutes. Snow is most reliable from mid-January to the end of February. What the price covers varies by hotel: lift pass, equipment and lessons are usually separate, and each is listed on the card. If you plan to hire skis, send us your height, weight and shoe size when booking and skip the queue. Helmets are compulsory for children. Check that your insurance covers skiing; if not, we can add it. Non-skiers have sledging and snow walks.',
        seo_title: 'Ski Trips to Uludağ and Palandöken',
        seo_description:
          'Ski trips to Uludağ and Palandöken: distance to the lifts, passes, equipment and lessons explained, with school-holiday dates and full prices.',
      },
    },
  },
  {
    key: 'kars-dogu-ekspresi',
    parent: 'kis',
    cover: 'dogu-ekspresi',
    texts: {
      tr: {
        name: 'Kars ve Doğu Ekspresi Turları',
        description:
          'Ankara’dan Kars’a tren bir günü aşar; yolun güzelliği de uzunluğundadır. Fırat’ın yanından, Erzincan boğazlarından geçerken pencere kenarı kimseye ait değildir, koridorda çay elden ele dolaşır. Tren biletlerini sezon başında toplu alıyoruz; yataklı kompartıman kalmadıysa bunu baştan söyler, uçaklı Kars turunu öneririz. Kars’ta Ani harabeleri, Çıldır Gölü’nde atlı kızak ve buz altından çıkan sarı balık vardır; göl genellikle ocak başında donar, mart ortasında çözülür. Gece sıcaklığı eksi yirmi beşi görür. Kaşar, gravyer ve kaz eti almak için Kars’ta boş bir öğleden sonra bırakıyoruz. Dönüşler çoğunlukla uçakladır, böylece izinden bir gün kazanılır.',
        seo_title: 'Kars Turları ve Doğu Ekspresi Yolculuğu',
        seo_description:
          'Doğu Ekspresi’yle Kars, Ani harabeleri, donmuş Çıldır Gölü ve kaz sofrası: trenle gidip uçakla dönen kış turları, tarihler ve fiyatlar.',
      },
      en: {
        name: 'Kars and Eastern Express Tours',
        description:
          'The train from Ankara to Kars takes more than a day, and its length is the point. As it follows the Euphrates and threads the gorges of Erzincan nobody owns the window seat, and tea is passed down the corridor. We buy tickets in bulk at the start of the season; if no sleeper is left we say so at once and suggest the tour by air. Kars has the ruins of Ani, and Lake Çıldır its horse-drawn sleighs and fish pulled from under the ice. The lake usually freezes in early January and thaws in mid-March. Nights can reach minus twenty-five. We leave a free afternoon for cheese and goose, and mostly fly home to save a day.',
        seo_title: 'Kars Tours and the Eastern Express',
        seo_description:
          'The Eastern Express to Kars, the ruins of Ani, frozen Lake Çıldır and roast goose: out by train and home by air, with winter dates and prices.',
      },
    },
  },
  {
    key: 'gemi-mavi-yolculuk',
    cover: 'rodos-limani',
    texts: {
      tr: {
        name: 'Gemi ve Mavi Yolculuk Turları',
        description:
          'Denizde geçen tatilin iki biçimini sunuyoruz. Mavi yolculukta en çok on altı misafirlik bir guletle koydan koya gider, her gün birkaç kez denize girersiniz; kamaralar küçük, hayat güvertededir. Gemi turunda ise her sabah başka bir limanda uyanır, gündüz gezip akşam yola çıkarsınız. Mevsim mayıstan ekime kadardır; temmuz ve ağustosta rüzgâr öğleden sonra sertleşir, deniz tutanlar ilkbaharı ya da eylülü seçsin. Yunanistan’a uğrayan turlarda vize koşulu rotaya göre değişir, tur sayfasında yazar. Liman vergileri fiyata dahildir; içecekler ve gemi bahşişi ayrıdır. Tek başına gelenler kamara paylaşmak isterse aynı cinsiyetten bir yolcuyla eşleştiririz.',
        seo_title: 'Gemi ve Mavi Yolculuk Turları',
        seo_description:
          'Guletle mavi yolculuk ve Yunan adalarına gemi turları: kamara tipleri, uğranan koylar ve limanlar, vize koşulları, mayıs–ekim kalkış tarihleri.',
      },
      en: {
        name: 'Cruises and Blue Voyages',
        description:
          'We offer two ways to holiday at sea. On a blue voyage a gulet with sixteen guests at most sails from bay to bay and you swim several times a day; cabins are small and life is on deck. On a cruise you wake in a new port every morning, go ashore for the day and sail at night. The season runs from May to October. In July and August the wind picks up in the afternoon, so those who get seasick should choose spring or September. Visa rules for tours that call in Greece depend on the route and are given on the tour page. Port taxes are included; drinks and tips on board are not.',
        seo_title: 'Cruises and Blue Voyages from Türkiye',
        seo_description:
          'Gulet voyages along the Turkish coast and cruises to the Greek islands: cabins, bays and ports, visa rules, departures from May to October.',
      },
    },
  },
  {
    key: 'mavi-yolculuk',
    parent: 'gemi-mavi-yolculuk',
    cover: 'ege-koyu-guletler',
    texts: {
      tr: {
        name: 'Mavi Yolculuk Turları',
        description:
          'Mavi yolculukta saat, demir atılan koyla ölçülür. Sabah kahvaltısı güvertede, ilk yüzme ondan önce; öğleyin başka bir koya geçilir, akşam sofrası motor susunca kurulur. Guletlerde her kamaranın duşu ve tuvaleti vardır, ama kamara bavul açmaya yetmez: yumuşak çanta getirin. Teknede ayakkabı giyilmez. Tam pansiyon fiyata dahildir, içecekler ayrıca hesaplanır. Göcek’in koyları birbirine yakın ve korunaklıdır, deniz tutanlara uyar; Gökova’da koylar sakin, öğleden sonraları rüzgâr serttir. Kamara kamara satılan tarihlerde tek kişi de katılabilir; tekneyi bütünüyle kiralamak isteyen aile ve arkadaş grupları için ayrı teklif hazırlıyoruz. Rota, rüzgâra göre kaptanın kararıyla değişebilir.',
        seo_title: 'Mavi Yolculuk Turları: Guletle Koydan Koya',
        seo_description:
          'Gökova ve Göcek koylarında kamara kamara mavi yolculuk: tam pansiyon gulet turları, kamara bilgileri, mayıs–ekim tarihleri ve fiyatlar.',
      },
      en: {
        name: 'Blue Voyages by Gulet',
        description:
          'On a blue voyage time is told by the bay you are anchored in. Breakfast is on deck and the first swim before ten; at noon the boat moves to another cove, and dinner is laid when the engine stops. Each cabin has its own shower and toilet but no room for a hard suitcase, so bring a soft bag. Shoes stay off on board. Full board is included and drinks are charged separately. The bays of Göcek are sheltered and close together, kind to those who get seasick; those of Gökova are quiet, with a stiff wind after noon. You can book a single cabin or charter the whole boat. The captain may change the route with the wind.',
        seo_title: 'Blue Voyages: Gulet Tours from Bay to Bay',
        seo_description:
          'Cabin-by-cabin blue voyages around Gökova and Göcek: full-board gulets, cabin details, departures from May to October and prices.',
      },
    },
  },
  {
    key: 'yunan-adalari',
    parent: 'gemi-mavi-yolculuk',
    cover: 'santorini',
    texts: {
      tr: {
        name: 'Yunan Adaları Turları',
        description:
          'Yunan adalarına Kuşadası, Çeşme, Bodrum veya Marmaris’ten feribotla kısa sürede, büyük gemiyle birkaç günde birkaç ada görerek gidilir. Rodos surlarıyla, Kos kumsallarıyla, Patmos manastırıyla, Sakız ve Midilli köyleriyle, Santorini beyaz evleriyle bilinir. Geçerli bir Schengen vizesi veya yeşil pasaport her adada yeterlidir; kapıda vize yalnızca belirli adalarda, sınırlı süreyle ve uygulama sürdükçe geçerlidir, hangi turda kullanılabildiğini tur sayfasında yazıyoruz. Pasaportunuzun dönüşten sonra en az altı ay daha geçerli ve son on yıl içinde verilmiş olması gerekir. Adalarda gemiden inen herkes aynı saatte çarşıya çıkar; biz gezilere ters yönden başlıyor, ahtapotu liman boyunda değil ara sokakta yiyoruz.',
        seo_title: 'Yunan Adaları Turları: Gemiyle, Kapıda Vizeyle',
        seo_description:
          'Patmos, Rodos ve Kos: Türkiye’den gemiyle Yunan adaları turları, kapıda vize ve Schengen koşulları, kalkış tarihleri ve fiyatlar.',
      },
      en: {
        name: 'Greek Islands Tours',
        description:
          'The Greek islands are a short ferry ride from Kuşadası, Çeşme, Bodrum or Marmaris, or several islands in a few days by ship. Rhodes is known for its walls, Kos for its beaches, Patmos for its monastery, Chios and Lesbos for their villages, Santorini for white houses. Turkish citizens need a Schengen visa or a green passport; the visa on arrival applies only to certain islands, for a limited stay and while the scheme lasts, and each tour page says where it can be used. A passport should be valid for six months after your return and issued within the last ten years. Everyone leaves a ship at the same hour, so we start our walks at the other end.',
        seo_title: 'Greek Islands Tours by Ship',
        seo_description:
          'Patmos, Rhodes and Kos by ship from Türkiye: visa on arrival and Schengen rules, departure dates and prices for Greek island tours.',
      },
    },
  },
]
