import type { ContentSeed } from '../seeds.ts'

/** Addresses of categories are the slugs of their names in categories.ts. */
export const home: readonly ContentSeed[] = [
  {
    page: 'home',
    section: 'slider',
    file_img: 'kapadokya-balonlar',
    texts: {
      tr: {
        title: 'Güneş vadiden önce balonlara vurur',
        description: 'Göreme, Uçhisar, Avanos: otobüsle ya da uçakla, iki ya da üç gece Kapadokya.',
        uri: '/turlar/kapadokya-turlari',
        btn_title: 'Kapadokya turları',
      },
      en: {
        title: 'The sun reaches the balloons before the valley',
        description: 'Göreme, Uçhisar, Avanos: Cappadocia for two or three nights, by coach or by plane.',
        uri: '/en/turlar/cappadocia-tours',
        btn_title: 'Cappadocia tours',
      },
    },
  },
  {
    page: 'home',
    section: 'slider',
    file_img: 'karadeniz-yayla',
    texts: {
      tr: {
        title: 'Sisin üstünde bir yayla, içinde bir fincan çay',
        description: 'Sümela’dan Pokut’a, Fırtına Vadisi’nden Batum’a yaz boyu Karadeniz.',
        uri: '/turlar/karadeniz-turlari',
        btn_title: 'Karadeniz turları',
      },
      en: {
        title: 'A meadow above the mist, a glass of tea within it',
        description: 'From Sümela to Pokut, from the Fırtına Valley to Batumi: the Black Sea all summer.',
        uri: '/en/turlar/black-sea-tours',
        btn_title: 'Black Sea tours',
      },
    },
  },
  {
    page: 'home',
    section: 'slider',
    file_img: 'mostar-kopru',
    texts: {
      tr: {
        title: 'Köprünün öbür yakası da bizden',
        description: 'Üsküp’ten Mostar’a, Ohri’den Belgrad’a; çoğu vizesiz, otobüsle ya da uçakla Balkanlar.',
        uri: '/turlar/balkan-turlari',
        btn_title: 'Balkan turları',
      },
      en: {
        title: 'Both banks of the bridge feel like home',
        description: 'Skopje to Mostar, Ohrid to Belgrade: the Balkans by coach or by plane.',
        uri: '/en/turlar/balkan-tours',
        btn_title: 'Balkan tours',
      },
    },
  },
  {
    page: 'home',
    section: 'slider',
    file_img: 'dogu-ekspresi',
    texts: {
      tr: {
        title: 'Kars’a acele etmeden gidilir',
        description: 'Yataklı vagonda bir gece, karda Ani ve Sarıkamış; dönüş uçakla.',
        uri: '/turlar/kars-ve-dogu-ekspresi-turlari',
        btn_title: 'Doğu Ekspresi turları',
      },
      en: {
        title: 'Kars is best reached slowly',
        description: 'A night in a sleeping car, Ani and Sarıkamış in the snow, and a flight home.',
        uri: '/en/turlar/kars-and-eastern-express-tours',
        btn_title: 'Eastern Express tours',
      },
    },
  },
  {
    page: 'home',
    section: 'campaign',
    file_img: 'ege-koyu-guletler',
    texts: {
      tr: {
        title: 'Yerinizi ön ödemeyle ayırtın',
        description: 'Tur sayfasında yazan ön ödemeyi yapın, kalanını yola çıkmadan 21 gün önceye kadar tamamlayın.',
        uri: '/tur-ara',
        btn_title: 'Turlara bak',
      },
      en: {
        title: 'Reserve with a deposit',
        description: 'Pay the deposit shown on the tour page now and the rest up to 21 days before you leave.',
        uri: '/en/tur-ara',
        btn_title: 'See the tours',
      },
    },
  },
  {
    page: 'home',
    section: 'why_us',
    texts: {
      tr: {
        title: 'Gördüğünüz fiyat, ödediğiniz fiyat',
        description:
          'Vergiler içinde, sonradan eklenen hizmet bedeli yok. Kişi sayısını yazın, toplamı satır satır görün.',
      },
      en: {
        title: 'The price you see is the price you pay',
        description:
          'Taxes are inside and no service fee is added later. Enter your party and see the total line by line.',
      },
    },
  },
  {
    page: 'home',
    section: 'why_us',
    texts: {
      tr: {
        title: 'Boş yer sayısı açıkta',
        description: 'Hangi tarihte kaç kişilik yer kaldığını, hangi kalkışın kesinleştiğini takvimde görürsünüz.',
      },
      en: {
        title: 'Free seats in plain view',
        description: 'The calendar shows how many seats are left on each date and which departures are guaranteed.',
      },
    },
  },
  {
    page: 'home',
    section: 'why_us',
    texts: {
      tr: {
        title: 'Belgeli ve sigortalı',
        description: '1998’den beri TÜRSAB belgeli acentayız. Her paket tur zorunlu sigorta kapsamındadır.',
      },
      en: {
        title: 'Licensed and insured',
        description: 'A TÜRSAB-licensed agency since 1998. Every package tour is covered by compulsory insurance.',
      },
    },
  },
  {
    page: 'home',
    section: 'why_us',
    texts: {
      tr: {
        title: 'Yolda da ulaşılır',
        description: 'Tur boyunca günün her saati yanıt veren bir numaramız, otobüste ruhsatlı rehberimiz var.',
      },
      en: {
        title: 'Reachable on the road',
        description: 'During the tour one number is answered around the clock, and a licensed guide is on the coach.',
      },
    },
  },
  {
    page: 'home',
    section: 'special_tour_call',
    file_img: 'ufuk-yol',
    texts: {
      tr: {
        title: 'Aklınızdaki tur listede yok mu?',
        description:
          'Aileniz, okulunuz ya da iş arkadaşlarınız için hazırlarız. Yeri ve ayı yazın, iki iş gününde teklifimiz gelsin.',
        uri: '/ozel-tur-talebi',
        btn_title: 'Özel tur iste',
      },
      en: {
        title: 'Is the tour you have in mind not listed?',
        description:
          'We plan for families, schools and companies. Tell us where and when; our offer follows in two working days.',
        uri: '/en/ozel-tur-talebi',
        btn_title: 'Ask for a special tour',
      },
    },
  },
  {
    page: 'home',
    section: 'visa_card',
    file_img: 'vize-pasaport',
    texts: {
      tr: {
        title: 'Vize gerekiyor mu?',
        description:
          'Bordo ve yeşil pasaport için ülke ülke kurallar, mesleğinize göre belge listesi ve son kontrol tarihi.',
        uri: '/vize',
        btn_title: 'Ülkenizi bulun',
      },
      en: {
        title: 'Is a visa needed?',
        description:
          'Rules by country for Turkish ordinary and green passports, papers by occupation, and the date last checked.',
        uri: '/en/vize',
        btn_title: 'Find your country',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'mardin-gece',
    texts: {
      tr: {
        title: 'Mardin',
        description: 'Taş evlere inen akşam',
        uri: '/turlar/gap-ve-mezopotamya-turlari',
        btn_title: 'GAP turları',
      },
      en: {
        title: 'Mardin',
        description: 'Evening on the stone houses',
        uri: '/en/turlar/southeast-and-mesopotamia-tours',
        btn_title: 'Southeast tours',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'nemrut-gundogumu',
    texts: {
      tr: {
        title: 'Nemrut',
        description: '2.134 metrede ilk ışık',
        uri: '/turlar/gap-ve-mezopotamya-turlari',
        btn_title: 'GAP turları',
      },
      en: {
        title: 'Nemrut',
        description: 'First light at 2,134 metres',
        uri: '/en/turlar/southeast-and-mesopotamia-tours',
        btn_title: 'Southeast tours',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'pamukkale-teraslar',
    texts: {
      tr: {
        title: 'Pamukkale',
        description: 'Kalabalıktan önce, sabah sekiz',
        uri: '/turlar/ege-ve-akdeniz-turlari',
        btn_title: 'Ege turları',
      },
      en: {
        title: 'Pamukkale',
        description: 'Eight in the morning, before the crowds',
        uri: '/en/turlar/aegean-and-mediterranean-tours',
        btn_title: 'Aegean tours',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'santorini',
    texts: {
      tr: {
        title: 'Santorini',
        description: 'Gün batımına beş kala',
        uri: '/turlar/yunan-adalari-turlari',
        btn_title: 'Yunan adaları',
      },
      en: {
        title: 'Santorini',
        description: 'Five minutes to sunset',
        uri: '/en/turlar/greek-islands-tours',
        btn_title: 'Greek islands',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'likya-yolu',
    texts: {
      tr: {
        title: 'Likya Yolu',
        description: 'Denize bakan bir mola',
        uri: '/turlar/likya-yolu-yuruyusleri',
        btn_title: 'Yürüyüşler',
      },
      en: {
        title: 'Lycian Way',
        description: 'A rest above the sea',
        uri: '/en/turlar/lycian-way-walks',
        btn_title: 'Walks',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'norvec-fiyort',
    texts: {
      tr: {
        title: 'Norveç',
        description: 'Fiyortta dönüş yolu',
        uri: '/turlar/iskandinavya-turlari',
        btn_title: 'İskandinavya',
      },
      en: {
        title: 'Norway',
        description: 'The way back through the fjord',
        uri: '/en/turlar/scandinavia-tours',
        btn_title: 'Scandinavia',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'japonya-fuji',
    texts: {
      tr: {
        title: 'Fuji',
        description: 'Karşı kıyıdan, bulutsuz',
        uri: '/turlar/japonya-ve-kore-turlari',
        btn_title: 'Japonya turları',
      },
      en: {
        title: 'Fuji',
        description: 'From the far shore, without a cloud',
        uri: '/en/turlar/japan-and-korea-tours',
        btn_title: 'Japan tours',
      },
    },
  },
  {
    page: 'home',
    section: 'photos',
    file_img: 'uludag-kis',
    texts: {
      tr: {
        title: 'Uludağ',
        description: 'Kar yağmış, pist boş',
        uri: '/turlar/kayak-turlari',
        btn_title: 'Kayak turları',
      },
      en: {
        title: 'Uludağ',
        description: 'Fresh snow and an empty slope',
        uri: '/en/turlar/ski-trips',
        btn_title: 'Ski trips',
      },
    },
  },
]
