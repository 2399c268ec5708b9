import type { ContractSeed } from '../seeds.ts'
import { deductionTable } from './deductions.ts'

export const cancellation: ContractSeed = {
  kind: 'bilgi',
  at_checkout: false,
  texts: {
    tr: {
      name: 'İptal ve İade Koşulları',
      body: `<p>Planlar değişebilir. Rezervasyonunuzu iptal etmeniz ya da değiştirmeniz gerekirse ne olacağını burada tek sayfada topladık. Ayrıntı için Paket Tur Sözleşmesi geçerlidir.</p>
<h2>Ödeme yapmadan vazgeçmek</h2>
<p>Yeriniz sizin için tutulurken vazgeçerseniz hiçbir ücret doğmaz. Bir şey yapmanız da gerekmez; süre dolduğunda yer kendiliğinden satışa döner.</p>
<h2>Ödeme yaptıktan sonra iptal</h2>
<p>Paket turlarda kesinti, bildiriminizin bize ulaştığı güne göre hesaplanır:</p>
${deductionTable.tr}
<p>Yeriniz yeniden satılırsa ya da gerçek giderimiz bu oranlardan düşük kalırsa aradaki farkı geri öderiz.</p>
<h3>Günübirlik turlar</h3>
<p>Geceleme içermeyen turlarda, başlama saatine 72 saatten çok varken yapılan iptallerde bedelin tamamı, 72 – 24 saat arasında yarısı geri ödenir. Son 24 saatte ve katılmamada geri ödeme yapılmaz.</p>
<h3>Hastalık ve zorunlu haller</h3>
<p>Sizin, eşinizin ya da birinci derece yakınınızın ölümü, hastaneye yatışı veya seyahate engel, raporlu hastalığında yalnızca geri alınamayan belgeli giderler düşülür. Raporu bildirimle birlikte ya da en geç 7 gün içinde göndermeniz yeterlidir.</p>
<h2>Bizim iptal etmemiz</h2>
<p>Yeterli katılım olmazsa paket turları en geç 20 gün, günübirlik turları en geç 48 saat önce haber vererek iptal edebiliriz. Hava, yol, güvenlik gibi mücbir sebepler de turu engelleyebilir. Bu durumlarda ödediğinizin tamamı 14 gün içinde geri ödenir; dilerseniz başka bir tarih ya da tur seçersiniz. “Kesin kalkış” yazan tarihler katılım azlığı nedeniyle iptal edilmez.</p>
<h2>Tarih değişikliği ve devir</h2>
<ul>
<li>Tura 30 günden çok varsa tarihinizi, yeni tarihin fiyat farkı dışında bedel ödemeden bir kez değiştirebilirsiniz.</li>
<li>Tura en az 7 gün kala yerinizi başka birine devredebilirsiniz; yalnızca isim değişikliği gibi belgeli giderler alınır.</li>
</ul>
<h2>İadesi olmayan kalemler</h2>
<p>Vize harcı ve başvuru merkezi ücreti, adınıza kesilmiş iadesiz uçak bileti ve başlamış sigorta poliçesi, ilgili kurum geri ödemediği sürece iade edilemez. Bu kalemleri satın almadan önce size söyleriz.</p>
<h2>Nasıl iptal edilir?</h2>
<ol>
<li>Rezervasyon bağlantınızdaki iptal isteğini kullanın ya da {{company_email}} adresine rezervasyon numaranızla yazın.</li>
<li>Kesintiyi ve geri ödenecek tutarı size yazılı olarak bildiririz.</li>
<li>Tutar, bildiriminizin ulaşmasından sonra 14 gün içinde ödemenin geldiği hesaba yatırılır.</li>
</ol>
<p>Sorunuz varsa: {{company_phone}}.</p>`,
    },
    en: {
      name: 'Cancellation and Refunds',
      body: `<p>Plans change. This page brings together what happens if you need to cancel or change a booking. The Package Tour Contract gives the details and prevails.</p>
<h2>Before you have paid</h2>
<p>If you change your mind while your seats are being held, there is no charge. You need do nothing either; when the time is up the seats simply go back on sale.</p>
<h2>After you have paid</h2>
<p>For package tours the deduction depends on the day your notice reaches us:</p>
${deductionTable.en}
<p>If your place is sold again, or our actual costs are lower than these rates, we refund the difference.</p>
<h3>Day tours</h3>
<p>For tours without an overnight stay, the full price is refunded up to 72 hours before the start, and half between 72 and 24 hours. There is no refund in the last 24 hours or if you do not turn up.</p>
<h3>Illness and emergencies</h3>
<p>In the event of death, hospitalisation or a certified illness that prevents travel, of you, your spouse or a first-degree relative, only documented costs that cannot be recovered are withheld. Send the report with your notice or within 7 days.</p>
<h2>If we cancel</h2>
<p>If too few people book, we may cancel package tours with at least 20 days’ notice and day tours with at least 48 hours’. Weather, roads or security may also make a tour impossible. In all these cases you get back everything you paid within 14 days or, if you prefer, choose another date or tour. Dates marked as guaranteed are not cancelled for lack of participants.</p>
<h2>Changing the date, transferring your place</h2>
<ul>
<li>More than 30 days ahead, you may change your date once, paying only any difference in price.</li>
<li>Up to 7 days ahead, you may transfer your place to someone else; only documented costs such as name changes are charged.</li>
</ul>
<h2>What cannot be refunded</h2>
<p>Visa and application centre fees, non-refundable air tickets issued in your name and insurance that has started cannot be refunded unless the institution concerned pays them back. We tell you before buying any of them.</p>
<h2>How to cancel</h2>
<ol>
<li>Use the cancellation request in your booking link, or write to {{company_email}} with your booking number.</li>
<li>We confirm the deduction and the refund in writing.</li>
<li>The amount is paid within 14 days of your notice reaching us, to the account your payment came from.</li>
</ol>
<p>Questions? {{company_phone}}.</p>`,
    },
  },
}
