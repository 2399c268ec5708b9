import { tour as tiflis } from '../tours/batum-tiflis.ts'
import { tour as karadeniz } from '../tours/trabzon-rize-yaylalari.ts'
import type { PostSeed } from './post-seed.ts'

export const news: readonly PostSeed[] = [
  {
    section: 'news',
    cover: 'gurcistan-gergeti',
    tour: tiflis.code,
    days_ago: 4,
    texts: {
      tr: {
        title: 'Gürcistan turlarında sigorta fiyata dahil',
        summary:
          'Sınırda istenen sağlık ve kaza sigortasını biz yaptırıyoruz; poliçeniz yolculuk bilgileriyle birlikte geliyor.',
        body: `<p>Gürcistan, ülkeye giren bütün ziyaretçilerden sağlık ve kaza sigortası istiyor. Günübirlik Batum geçişleri de buna dahil. Poliçesiz yolcu sınırdan geri çevrilebildiği için sigortayı Tiflis ve Batum turlarımızın, Batum’a geçen Karadeniz turumuzun fiyatına ekledik; önceden alınmış rezervasyonlarda fark istemiyoruz.</p><p>Poliçenizi, buluşma yeri ve saatiyle birlikte çıkıştan en geç 48 saat önce e-postayla göndereceğiz. Çıktısını yanınıza almanız yeterli. Kendi sigortası olan misafirlerimiz bize haber verirse bedeli rezervasyondan düşülür.</p><p>Kimlik kartıyla girişte bir değişiklik yok; çipinin çalıştığından ve fotoğrafın okunaklı olduğundan emin olun.</p>`,
      },
      en: {
        title: 'Insurance included on tours to Georgia',
        summary:
          'We take out the health and accident insurance asked for at the border; your policy comes with the travel details.',
        body: `<p>Georgia asks every visitor for health and accident insurance, day trips to Batumi included. As travellers without a policy can be turned back, we have added it to the price of our Tbilisi and Batumi tours and of the Black Sea tour that crosses the border, and guests who had already booked pay nothing extra.</p><p>You will receive your policy by e-mail at least 48 hours before departure, together with the meeting point and time. A printout is all you need to bring. If you have your own insurance, tell us and we will deduct the cost from your booking.</p><p>Entry with the Turkish ID card has not changed; just make sure that the chip works and the photo is legible.</p>`,
      },
    },
  },
  {
    section: 'news',
    cover: 'karadeniz-yayla',
    tour: karadeniz.code,
    days_ago: 19,
    texts: {
      tr: {
        title: 'Yaz Karadeniz tarihleri satışa açıldı',
        summary:
          'Haziran-eylül arası otobüslü ve uçaklı Karadeniz kalkışları listede. Erken dolan haftalar için bayram tarihlerine bakın.',
        body: `<p>Yaz sezonunun Karadeniz kalkışlarını açtık. Haziran ve eylülde daha serin, temmuz ve ağustosta yayla şenlikleriyle dolu bir program bulacaksınız. Yayla yolları genellikle haziran başında açılır; erken tarihlerde bazı geçişler hava durumuna göre değişebilir.</p><p>Bayram haftaları her yıl ilk dolan tarihler oluyor. Kararsızsanız yerinizi ayırtın: Rezervasyonunuz, ödeme yapmadan da belirtilen süre boyunca sizin için tutulur, süre dolunca kendiliğinden düşer.</p><p>Tur sayfalarındaki “Kesin kalkış” işareti, o tarihin katılımcı sayısından bağımsız olarak yapılacağını gösterir.</p>`,
      },
      en: {
        title: 'Summer departures to the Black Sea now on sale',
        summary:
          'Black Sea tours by coach and by plane from June to September are listed. Holiday weeks are the first to fill.',
        body: `<p>Our summer departures to the Black Sea are open. June and September are cooler; July and August are full of highland festivals. Highland roads usually open in early June, so on the earliest dates some crossings may change with the weather.</p><p>The religious holidays are the first to sell out every year. If you are undecided, reserve your seats: they are held for the stated time without payment, and released by themselves when it runs out.</p><p>The “guaranteed” mark on a tour page means that the departure goes ahead whatever the number of participants.</p>`,
      },
    },
  },
  {
    section: 'news',
    cover: 'sirkeci-gari',
    days_ago: 38,
    texts: {
      tr: {
        title: 'Sirkeci ofisimiz pazar günleri de açık',
        summary: 'Hafta içi gelemeyen misafirlerimiz için pazar 11.00–16.00 arası Sirkeci’deyiz.',
        body: `<p>Çalışan misafirlerimizden gelen istek üzerine Sirkeci ofisimizi pazar günleri de açıyoruz. Saat 11.00 ile 16.00 arasında uğrayıp tur sorabilir, ödeme yapabilir, vize dosyanızı birlikte kontrol edebilirsiniz.</p><p>Vize dosyası için gelecekseniz önceden arayıp saat alın; böylece beklemezsiniz. Alsancak ofisimizin saatlerinde değişiklik yok. Tur sırasında aranacak numaramız her zamanki gibi günün her saatinde yanıt veriyor.</p>`,
      },
      en: {
        title: 'Our Sirkeci office is now open on Sundays',
        summary: 'For guests who cannot come on weekdays, we are in Sirkeci on Sundays from 11 am to 4 pm.',
        body: `<p>At the request of guests who work during the week, our Sirkeci office now opens on Sundays too. Between 11 am and 4 pm you can ask about tours, pay, or go through your visa file with us.</p><p>If you are coming about a visa, please call ahead for a time so that you do not have to wait. The hours of our Alsancak office stay the same, and the number to call during a tour is answered around the clock as always.</p>`,
      },
    },
  },
  {
    section: 'news',
    cover: 'efes-sutunlar',
    days_ago: 61,
    texts: {
      tr: {
        title: 'İzmir çıkışlı günübirlik turlar başladı',
        summary:
          'Efes ile Şirince, Çeşme ile Alaçatı artık İzmir’den günübirlik. Ruhsatlı rehber, kulaklıklı anlatım; müze girişleri ayrıca yazılı.',
        body: `<p>İzmir’de yaşayan ve İzmir’e gelen misafirlerimiz için günübirlik turlara başladık. Sabah Alsancak’tan kalkıyor, akşam aynı yere dönüyoruz. Ören yerlerinde herkes rehberi rahat duysun diye kulaklık dağıtıyoruz.</p><p>Müze ve ören yeri girişlerinin fiyata dahil olup olmadığı her turun sayfasında ayrı yazıyor. Müzekart’ı olanlar yanında getirsin. Öğle sıcağına kalmamak için yola sabah sekizde çıkıyoruz.</p><p>Günübirlik turlarda, başlamasına 72 saatten çok varken yapılan iptallerde ücretin tamamı geri ödenir.</p>`,
      },
      en: {
        title: 'Day tours from İzmir have begun',
        summary:
          'Ephesus and Şirince, Çeşme and Alaçatı as day trips from İzmir: licensed guides, headsets and clearly stated entrance fees.',
        body: `<p>We have started day tours for people living in İzmir or staying there. We leave Alsancak in the morning and return to the same place in the evening. We hand out headsets so that everyone hears the guide at the sites.</p><p>Each tour page says whether entrance fees are included. Bring your Müzekart if you have one. We set out at eight to stay ahead of the midday heat.</p><p>Day tours cancelled more than 72 hours before the start are refunded in full.</p>`,
      },
    },
  },
]
