import { home } from './contents/home.ts'
import type { ContentSeed } from './seeds.ts'

const pages: readonly ContentSeed[] = [
  {
    page: 'visa',
    section: 'visa_application',
    file_img: 'vize-pasaport',
    texts: {
      tr: {
        title: 'Vize dosyanızı birlikte hazırlayalım',
        description:
          'Hangi belgenin, hangi tarihte, nereden alınacağını söyleriz; dosyanızı randevudan önce sayfa sayfa gözden geçiririz. Kararı konsolosluk verir, vize garantisi verilmez.',
        uri: '/vize',
        btn_title: 'Vize bilgileri',
        uri2: '/iletisim',
        btn_title2: 'Bize sorun',
      },
      en: {
        title: 'Let us prepare your visa file together',
        description:
          'We tell you which paper to get, when and where, and go through your file page by page before the appointment. The consulate decides; no visa is guaranteed.',
        uri: '/en/vize',
        btn_title: 'Visa information',
        uri2: '/en/iletisim',
        btn_title2: 'Ask us',
      },
    },
  },
  {
    page: 'about-us',
    section: 'story',
    file_img: 'sirkeci-gari',
    texts: {
      tr: {
        title: 'Sirkeci’de bir masa, bir telefon',
        description:
          'Seyyah, 1998’de Sirkeci Garı’nın karşısındaki tek odalı bir ofiste başladı. İlk turumuz Safranbolu’ya, on dokuz kişiyle yapıldı; misafirlerin yarısı mahalleden tanıdıktı.\n\nO günden kalan bir alışkanlığımız var: Tur bittikten sonraki salı, rehber ofise gelir, neyin iyi gittiğini, neyin aksadığını anlatır. Program buna göre değişir.',
      },
      en: {
        title: 'One desk and one telephone in Sirkeci',
        description:
          'Seyyah began in 1998 in a one-room office opposite Sirkeci station. Our first tour took nineteen people to Safranbolu, half of them neighbours.\n\nOne habit has stayed with us from those days: on the Tuesday after a tour, the guide comes to the office and tells us what went well and what did not. The programme changes accordingly.',
      },
    },
  },
  {
    page: 'about-us',
    section: 'story',
    file_img: 'karadeniz-yayla',
    texts: {
      tr: {
        title: 'Önce Anadolu, sonra sınırın ötesi',
        description:
          'Uzun yıllar yalnızca Türkiye’yi gezdirdik. Karadeniz’in yayla yollarını, Mardin’in avlularını, Likya Yolu’nun hangi virajında durulacağını böyle öğrendik.\n\nBalkanlara 2007’de, Uzak Doğu’ya 2014’te açıldık. 2016’dan bu yana Ege turlarımızı Alsancak’taki ofisimizden yürütüyoruz.',
      },
      en: {
        title: 'Anatolia first, then across the border',
        description:
          'For years we toured Türkiye alone. That is how we learned the highland roads of the Black Sea, the courtyards of Mardin and the bend of the Lycian Way where one ought to stop.\n\nWe went on to the Balkans in 2007 and to the Far East in 2014. Since 2016 our Aegean tours have been run from our Alsancak office.',
      },
    },
  },
  {
    page: 'about-us',
    section: 'story',
    file_img: 'ufuk-yol',
    texts: {
      tr: {
        title: 'Bugün nasıl çalışıyoruz?',
        description:
          'Her turu satışa koymadan önce bir çalışanımız o yolu baştan sona gider: oteli görür, sofraya oturur, yürüyüşü saatle ölçer. Beğenmediğimiz yeri programa almayız.\n\nFiyatı vergileriyle yazar, boş yeri gizlemez, iptal koşullarını başta söyleriz. Misafirlerimizin çoğu yeniden geliyor; reklamdan çok buna güveniyoruz.',
      },
      en: {
        title: 'How we work today',
        description:
          'Before a tour goes on sale, one of us travels the whole route, sees the hotels, sits down to the meals and times the walks. What we do not like stays out of the programme.\n\nWe state prices with taxes, hide no seats and explain the cancellation terms at the start. Most of our guests come back, and we rely on that more than on advertising.',
      },
    },
  },
  {
    page: 'about-us',
    section: 'team_values',
    texts: {
      tr: {
        title: 'Açık söz',
        description:
          'Otobüste geçecek saati, yürünecek yolu, fiyata girmeyen girişi programa yazarız. Sürpriz, manzarada olsun.',
      },
      en: {
        title: 'Plain words',
        description:
          'Hours on the coach, distances on foot and fees not included are all in the programme. Let the view be the surprise.',
      },
    },
  },
  {
    page: 'about-us',
    section: 'team_values',
    texts: {
      tr: {
        title: 'Acele etmemek',
        description:
          'Bir günde beş yer yerine üç yer. Çay içmeye, çarşıda kaybolmaya, fotoğraf için beklemeye vakit kalsın.',
      },
      en: {
        title: 'No rushing',
        description:
          'Three places a day rather than five, with time left for tea, for getting lost in a market, for waiting for the light.',
      },
    },
  },
  {
    page: 'about-us',
    section: 'team_values',
    texts: {
      tr: {
        title: 'Gittiğimiz yere saygı',
        description:
          'Yerel rehberle çalışır, yemeği köyde yer, alışverişi ustasından yaparız. Komisyonlu dükkân molamız yoktur.',
      },
      en: {
        title: 'Respect for the places we visit',
        description:
          'We work with local guides, eat in the village and buy from the craftsman. There are no commission-shop stops.',
      },
    },
  },
  {
    page: 'bank-accounts',
    section: 'fraud_note',
    texts: {
      tr: {
        title: 'Hesap numaralarımız yalnızca bu sayfadadır',
        description:
          'Ödeme yapmadan önce alıcı adının acentamızın unvanı olduğunu kontrol edin. Kişi adına açılmış bir hesaba, e-postayla, SMS’le ya da WhatsApp’tan gönderilen bir IBAN’a ödeme yapmayın; biz WhatsApp’tan IBAN göndermeyiz, hesap değişikliğini mesajla bildirmeyiz.\n\nKuşkunuz varsa sitemizdeki telefondan bizi arayın. Açıklama bölümüne yalnızca rezervasyon numaranızı yazmanız yeterlidir.',
      },
      en: {
        title: 'Our account numbers appear only on this page',
        description:
          'Before paying, check that the account name is our agency’s legal name. Do not pay into a personal account or to an IBAN sent by e-mail, text message or WhatsApp; we never send IBANs on WhatsApp or announce a change of account by message.\n\nIf in doubt, call us on the number shown on this site. The booking number is all you need to give as the description.',
      },
    },
  },
]

export const contents: readonly ContentSeed[] = [...home, ...pages]
