import type { ContractSeed } from '../seeds.ts'

export const distanceService: ContractSeed = {
  kind: 'bilgi',
  at_checkout: false,
  texts: {
    tr: {
      name: 'Mesafeli Hizmet Bilgilendirmesi',
      body: `<p>Günübirlik turlar gibi gecelemesiz ve 24 saatten kısa hizmetler paket tur sayılmaz; bunlara Mesafeli Sözleşmeler Yönetmeliği uygulanır. Bu sayfa, uzaktan aldığınız bütün hizmetler için 6502 ve 6563 sayılı kanunların istediği bilgileri verir.</p>
<h2>Hizmeti veren</h2>
<table>
<tbody>
<tr><th>Unvan</th><td>{{company_legal_name}}</td></tr>
<tr><th>TÜRSAB belge no</th><td>{{tursab_no}}</td></tr>
<tr><th>Adres</th><td>{{company_address}}</td></tr>
<tr><th>Telefon ve e-posta</th><td>{{company_phone}}, {{company_email}}</td></tr>
</tbody>
</table>
<h2>Hizmetin özellikleri ve bedeli</h2>
<p>Buluşma yeri ve saati, süre, ulaşım aracı, fiyata dahil olan ve olmayanlar her turun sayfasında yazar. Gösterilen bütün fiyatlara KDV dahildir. Kişi sayısını girdiğinizde göreceğiniz toplam, ödeyeceğiniz toplamdır; hizmet ya da işlem bedeli eklenmez. Yayımlanan fiyat, seçtiğiniz kalkış satışta olduğu sürece geçerlidir.</p>
<h2>Sözleşme nasıl kurulur?</h2>
<ol>
<li>Turu, tarihi ve kişileri seçip sepete eklersiniz.</li>
<li>Kayıt sayfasında bilgilerinizi yazar, özeti kontrol eder, hata varsa onaydan önce düzeltirsiniz.</li>
<li>Metinleri okuyup onaylar ve tutarın yazdığı düğmeye basarsınız.</li>
<li>Siparişinizi aldığımız, ekranda ve e-postayla gecikmeden size bildirilir.</li>
</ol>
<p>Onayladığınız sözleşme Türkçe ya da İngilizce olarak kurulur, 10 yıl saklanır ve bu süre boyunca rezervasyon bağlantınızdan açılabilir.</p>
<h2>Ödeme ve ifa</h2>
<p>Ödeme, sitede yazan hesaplarımıza havale veya EFT ile ya da ofislerimizde yapılır. Hizmet, seçtiğiniz tarihte verilir. Buluşma bilgileri en geç bir gün önce bildirilir.</p>
<h2>Cayma hakkı</h2>
<p>Belirli bir tarihte verilecek konaklama, taşıma ve boş zaman hizmetlerinde Mesafeli Sözleşmeler Yönetmeliği m. 15/1-g uyarınca 14 günlük cayma hakkı yoktur. Bunun yerine şu koşulları uygularız:</p>
<table>
<thead><tr><th>İptal zamanı (günübirlik tur)</th><th>Geri ödeme</th></tr></thead>
<tbody>
<tr><td>Başlamasına 72 saatten çok varken</td><td>Bedelin tamamı</td></tr>
<tr><td>72 – 24 saat kala</td><td>Bedelin yarısı</td></tr>
<tr><td>24 saatten az kala veya katılmama</td><td>Geri ödeme yapılmaz</td></tr>
</tbody>
</table>
<p>Geceleme içeren turlarda İptal ve İade Koşulları’ndaki paket tur tablosu geçerlidir. Geri ödemeler 14 gün içinde yapılır.</p>
<h2>Vize danışmanlığı ve özel tur teklifleri</h2>
<p>Özel tur talebi göndermek sizi bağlamaz; teklif, yazılı onayınızla sözleşmeye dönüşür. Vize danışmanlığında hizmet, dosyanın hazırlanmasıyla yerine getirilmiş olur. Vize garantisi verilmez; harç ve merkez ücretleri ilgili kurumlara aittir.</p>
<h2>Ticari iletiler</h2>
<p>Kampanya ve duyuruları yalnızca onay verdiyseniz göndeririz; onaylar İleti Yönetim Sistemi’ne (İYS) kaydedilir ve her iletide ret yolu bulunur. Rezervasyonunuzla ilgili bilgilendirmeler için onay gerekmez.</p>
<h2>Şikâyet</h2>
<p>Şikâyetlerinizi {{company_email}} adresine ya da {{company_phone}} numarasına iletebilirsiniz; en geç 10 iş günü içinde yanıtlarız. Parasal sınırlara göre Tüketici Hakem Heyeti’ne ya da Tüketici Mahkemesi’ne başvurabilirsiniz.</p>`,
    },
    en: {
      name: 'Distance Service Information',
      body: `<p>Services shorter than 24 hours without an overnight stay, such as day tours, are not package tours in law; the Regulation on Distance Contracts applies to them. This page gives the information that Laws no. 6502 and 6563 require for everything you buy from us remotely.</p>
<h2>Service provider</h2>
<table>
<tbody>
<tr><th>Legal name</th><td>{{company_legal_name}}</td></tr>
<tr><th>TÜRSAB licence no.</th><td>{{tursab_no}}</td></tr>
<tr><th>Address</th><td>{{company_address}}</td></tr>
<tr><th>Phone and e-mail</th><td>{{company_phone}}, {{company_email}}</td></tr>
</tbody>
</table>
<h2>The service and its price</h2>
<p>Meeting point and time, duration, means of transport, and what is and is not included are given on each tour’s page. All prices shown include VAT. The total you see after entering your party is the total you pay; no service or handling fee is added. A published price holds for as long as that departure is on sale.</p>
<h2>How the contract is concluded</h2>
<ol>
<li>You choose the tour, date and people and add them to the cart.</li>
<li>At checkout you enter your details, check the summary and correct any mistake before accepting.</li>
<li>You read and accept the texts and press the button that states the amount.</li>
<li>Receipt of your order is confirmed without delay on screen and by e-mail.</li>
</ol>
<p>The contract is concluded in Turkish or English, kept for 10 years and available from your booking link throughout.</p>
<h2>Payment and performance</h2>
<p>You pay by bank transfer to the accounts listed on the site, or at our offices. The service is provided on the date you chose. Meeting details are sent at least one day before.</p>
<h2>Right of withdrawal</h2>
<p>Under article 15/1-g of the Regulation on Distance Contracts there is no 14-day right of withdrawal for accommodation, transport and leisure services on a specific date. Instead we apply these terms:</p>
<table>
<thead><tr><th>When you cancel (day tour)</th><th>Refund</th></tr></thead>
<tbody>
<tr><td>More than 72 hours before the start</td><td>The full price</td></tr>
<tr><td>72 to 24 hours before</td><td>Half the price</td></tr>
<tr><td>Less than 24 hours before, or not turning up</td><td>No refund</td></tr>
</tbody>
</table>
<p>For tours with an overnight stay, the package tour table in Cancellation and Refunds applies. Refunds are made within 14 days.</p>
<h2>Visa assistance and special tours</h2>
<p>Sending a special tour request does not bind you; an offer becomes a contract with your written acceptance. In visa assistance our service is complete once the file is prepared. No visa is guaranteed, and fees belong to the institutions concerned.</p>
<h2>Marketing messages</h2>
<p>We send offers and announcements only if you have agreed; consents are recorded in the national Message Management System (İYS), and every message tells you how to opt out. Messages about your booking need no consent.</p>
<h2>Complaints</h2>
<p>Send complaints to {{company_email}} or {{company_phone}}; we answer within 10 working days. Depending on the monetary limits you may apply to the Consumer Arbitration Committee or the Consumer Court.</p>`,
    },
  },
}
