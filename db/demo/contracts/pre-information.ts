import type { ContractSeed } from '../seeds.ts'
import { deductionTable } from './deductions.ts'

export const preInformation: ContractSeed = {
  kind: 'on-bilgilendirme',
  at_checkout: true,
  texts: {
    tr: {
      name: 'Ön Bilgilendirme Formu',
      body: `<p>Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ile Paket Tur Sözleşmeleri ve Mesafeli Sözleşmeler yönetmelikleri uyarınca, sözleşmeyi onaylamanızdan önce size bilgi vermek için hazırlanmıştır. Lütfen okuyun, anlamadığınız yeri bize sorun.</p>
<h2>1. Turu düzenleyen acenta</h2>
<table>
<tbody>
<tr><th>Unvan</th><td>{{company_legal_name}}</td></tr>
<tr><th>TÜRSAB belge no</th><td>{{tursab_no}}</td></tr>
<tr><th>Adres</th><td>{{company_address}}</td></tr>
<tr><th>Telefon</th><td>{{company_phone}}</td></tr>
<tr><th>E-posta</th><td>{{company_email}}</td></tr>
</tbody>
</table>
<h2>2. Rezervasyonu yapan</h2>
<table>
<tbody>
<tr><th>Ad soyad</th><td>{{customer_name}}</td></tr>
<tr><th>Şehir</th><td>{{customer_city}}</td></tr>
<tr><th>E-posta</th><td>{{customer_email}}</td></tr>
<tr><th>Telefon</th><td>{{customer_phone}}</td></tr>
<tr><th>Rezervasyon no</th><td>{{order_no}}</td></tr>
<tr><th>Tarih</th><td>{{order_date}}</td></tr>
</tbody>
</table>
<h2>3. Seçtiğiniz turlar ve bedeli</h2>
{{order_items}}
<p><strong>Ödenecek toplam: {{order_total}}</strong></p>
<p>Bütün tutarlara KDV ve diğer vergiler dahildir; bu toplamın dışında zorunlu bir bedel alınmaz. Turun güzergâhı, gün gün programı, ulaşım aracı, konaklama yeri ve sınıfı, öğünler, fiyata dahil olan ve olmayan hizmetler tur sayfasında yazar; sayfanın rezervasyon günündeki içeriği sözleşmenin ekidir. İsteğe bağlı hiçbir hizmet sizin yerinize seçilmez.</p>
<h2>4. Oda ve çocuk fiyatları</h2>
<ul>
<li>İki ya da üç kişilik odada kalan yetişkinlere kişi başı fiyat uygulanır. Tek başına rezervasyon yapan veya ayrı oda isteyen yetişkin tek kişilik oda fiyatını öder.</li>
<li>Çocuk yaşı, turun başladığı gün doldurulan yaşa göre belirlenir. Çocuk fiyatları, tur sayfasında başka bir sayı yazmıyorsa en az iki yetişkinle yapılan rezervasyonlarda geçerlidir.</li>
</ul>
<h2>5. Ödeme</h2>
<ul>
<li>Rezervasyonla birlikte yeriniz <strong>{{hold_hours}} saat</strong> süreyle sizin için tutulur. Bu sürede tur sayfasında yazan ön ödeme yapılmaz ve ödeme bildirimi gelmezse yer kendiliğinden satışa döner; sizden bir bedel istenmez.</li>
<li>Ödeme, banka hesapları sayfamızda yazan ve acentamız adına açılmış hesaplara havale ya da EFT ile veya ofislerimizde yapılır. Açıklamaya rezervasyon numarası yazılır.</li>
<li>Kalan tutar, turun başlamasına en geç 21 gün kala ödenir. Tura 21 günden az kaldıysa bedelin tamamı rezervasyonda ödenir.</li>
<li>Bedel döviz üzerinden ise ödeme aynı dövizle ya da ödeme günündeki TCMB döviz satış kurundan Türk lirası olarak yapılabilir.</li>
</ul>
<h2>6. Pasaport, vize ve sağlık</h2>
<p>Pasaport ve vize koşulları tur sayfasında ve vize bölümümüzde yazar. Geçerli belgeyle yola çıkmak yolcunun sorumluluğundadır. Vize kararını ilgili ülkenin makamları verir; vize garantisi verilmez. Sürekli hastalığı, alerjisi, hareket kısıtlılığı ya da özel beslenme gereksinimi olanların rezervasyon notuna yazması gerekir; programın size uygun olup olmadığını birlikte değerlendiririz.</p>
<h2>7. Sigorta</h2>
<p>Turlarımız, 1618 sayılı Kanun uyarınca yaptırılan zorunlu paket tur (seyahat) sigortası kapsamındadır; bu sigorta, acentanın yükümlülüklerini yerine getirememesine karşı sizi korur. Seyahat sağlık sigortası ve iptal güvencesi ayrı ürünlerdir; fiyata dahil olup olmadıkları tur sayfasında yazar.</p>
<h2>8. Asgari katılım</h2>
<p>Paket turlarımız en az 10 katılımcıyla yapılır. Bu sayıya ulaşılamazsa turun iptali size en geç 20 gün önce bildirilir ve ödediğiniz bedel 14 gün içinde kesintisiz geri ödenir. “Kesin kalkış” olarak gösterilen tarihler katılımcı azlığı nedeniyle iptal edilmez.</p>
<h2>9. Vazgeçme ve iade</h2>
<p>Sözleşmeyi turdan önce dilediğiniz zaman sona erdirebilirsiniz. Bildirimin yazılı olarak ya da e-postayla yapılması yeterlidir. Geri ödeme, bildirimin bize ulaşmasından sonra 14 gün içinde, ödemenin yapıldığı yolla yapılır.</p>
${deductionTable.tr}
<h2>10. Cayma hakkı hakkında</h2>
<p>Belirli bir tarihte veya dönemde verilecek konaklama, taşıma ve boş zaman değerlendirme hizmetlerinde, Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesi gereğince 14 günlük cayma hakkı <strong>kullanılamaz</strong>. Vazgeçtiğinizde 9. bölümdeki koşullar uygulanır.</p>
<h2>11. Turu başkasına devretme</h2>
<p>Turun başlamasına en az 7 gün kala yazılı bildirimle yerinizi, katılım koşullarını taşıyan başka birine devredebilirsiniz. Devreden ile devralan, kalan bedelden ve devrin belgelenen giderlerinden birlikte sorumludur.</p>
<h2>12. Fiyat ve program değişikliği</h2>
<p>Onaylanan bedel ancak taşıma giderleri, zorunlu vergi ve ücretler ya da döviz kurundaki değişiklik nedeniyle, en çok %5 oranında ve turdan en az 20 gün önce bildirilerek değiştirilebilir; bu giderler düşerse fark size yansıtılır. Programda esaslı bir değişiklik gerekirse değişikliği kabul edebilir, eşdeğer başka bir turu seçebilir ya da kesintisiz geri ödeme isteyebilirsiniz.</p>
<h2>13. Siparişin adımları ve saklanması</h2>
<ol>
<li>Turu, tarihi, kişi sayısını ve çocukların yaşını seçersiniz; tutar anında hesaplanır.</li>
<li>Sepette ve kayıt sayfasında bütün bilgileri görür, yanlış olanı onaydan önce değiştirebilirsiniz.</li>
<li>Bu formu ve Paket Tur Sözleşmesi’ni okuyup onaylarsınız.</li>
<li>Tutarın yazdığı düğmeye bastığınızda rezervasyon oluşur, onay e-postası gönderilir.</li>
</ol>
<p>Onayladığınız metinler rezervasyonunuzla birlikte 10 yıl saklanır; size gönderilen bağlantıdan açabilir, yazdırabilirsiniz.</p>
<h2>14. Yolculuk öncesi bilgi</h2>
<p>Buluşma yeri ve saati, rehberin ve acil durumda aranacak kişinin adı ile telefonu yurt içi turlarda en geç 24, yurt dışı turlarda en geç 48 saat önce size bildirilir.</p>
<h2>15. Şikâyet ve başvuru</h2>
<p>Önce bize yazın: {{company_email}}, {{company_phone}}. Şikâyetinizi en geç 10 iş günü içinde yanıtlarız. Ayrıca, her yıl belirlenen parasal sınırlara göre yerleşim yerinizdeki ya da acentanın bulunduğu yerdeki Tüketici Hakem Heyeti’ne veya Tüketici Mahkemesi’ne başvurabilirsiniz. TÜRSAB ile Kültür ve Turizm Bakanlığı’na başvuru hakkınız saklıdır.</p>`,
    },
    en: {
      name: 'Pre-Contract Information Form',
      body: `<p>This form gives you the information required by the Consumer Protection Law no. 6502 and the regulations on package tours and distance contracts before you accept the contract. Please read it and ask us about anything that is unclear. The Turkish text prevails.</p>
<h2>1. The agency organising the tour</h2>
<table>
<tbody>
<tr><th>Legal name</th><td>{{company_legal_name}}</td></tr>
<tr><th>TÜRSAB licence no.</th><td>{{tursab_no}}</td></tr>
<tr><th>Address</th><td>{{company_address}}</td></tr>
<tr><th>Phone</th><td>{{company_phone}}</td></tr>
<tr><th>E-mail</th><td>{{company_email}}</td></tr>
</tbody>
</table>
<h2>2. The person booking</h2>
<table>
<tbody>
<tr><th>Name</th><td>{{customer_name}}</td></tr>
<tr><th>City</th><td>{{customer_city}}</td></tr>
<tr><th>E-mail</th><td>{{customer_email}}</td></tr>
<tr><th>Phone</th><td>{{customer_phone}}</td></tr>
<tr><th>Booking no.</th><td>{{order_no}}</td></tr>
<tr><th>Date</th><td>{{order_date}}</td></tr>
</tbody>
</table>
<h2>3. Your tours and what they cost</h2>
{{order_items}}
<p><strong>Total to pay: {{order_total}}</strong></p>
<p>All amounts include VAT and other taxes; nothing compulsory is charged on top of this total. The route, daily programme, means of transport, accommodation and its class, meals, and what is and is not included are set out on the tour page; its content on the day of booking is an annex to the contract. No optional service is ever selected on your behalf.</p>
<h2>4. Room and child prices</h2>
<ul>
<li>Adults sharing a room of two or three pay the per-person price. An adult who books alone or asks for a separate room pays the single-room price.</li>
<li>A child’s age is the age reached on the day the tour starts. Unless the tour page gives another number, child prices apply to bookings with at least two adults.</li>
</ul>
<h2>5. Payment</h2>
<ul>
<li>When you book, your seats are held for you for <strong>{{hold_hours}} hours</strong>. If within that time the deposit shown on the tour page is not paid and no payment is reported, the seats go back on sale by themselves and you owe nothing.</li>
<li>You pay by bank transfer to the accounts in our agency’s name that are listed on our bank accounts page, or at our offices. Give the booking number as the description.</li>
<li>The balance is due at the latest 21 days before the tour starts. If fewer than 21 days remain, the full price is due on booking.</li>
<li>Prices in foreign currency may be paid in that currency, or in Turkish lira at the Central Bank’s selling rate on the day of payment.</li>
</ul>
<h2>6. Passport, visa and health</h2>
<p>Passport and visa requirements are given on the tour page and in our visa section. Travelling with valid documents is the traveller’s responsibility. Visa decisions are made by the authorities of the country concerned; no visa is guaranteed. Please tell us in the booking note about chronic illness, allergies, limited mobility or special diets, so that we can judge together whether the programme suits you.</p>
<h2>7. Insurance</h2>
<p>Our tours are covered by the compulsory package tour (travel) insurance under Law no. 1618, which protects you if the agency cannot meet its obligations. Travel health insurance and cancellation cover are separate products; the tour page says whether the price includes them.</p>
<h2>8. Minimum number of participants</h2>
<p>Our package tours run with at least 10 participants. If that number is not reached, you are told of the cancellation at least 20 days before, and what you paid is refunded in full within 14 days. Dates marked as guaranteed are not cancelled for lack of participants.</p>
<h2>9. Cancelling and refunds</h2>
<p>You may end the contract at any time before the tour; a written notice or an e-mail is enough. Refunds are made within 14 days of your notice reaching us, by the means you paid with.</p>
${deductionTable.en}
<h2>10. Right of withdrawal</h2>
<p>For accommodation, transport and leisure services to be provided on a specific date or in a specific period, article 15 of the Regulation on Distance Contracts provides that the 14-day right of withdrawal <strong>does not apply</strong>. If you change your mind, section 9 applies.</p>
<h2>11. Transferring your place</h2>
<p>By written notice at least 7 days before the tour starts, you may transfer your place to another person who meets the conditions of the tour. You and that person are jointly liable for the balance and the documented costs of the transfer.</p>
<h2>12. Changes to price and programme</h2>
<p>The agreed price may be changed only because of transport costs, compulsory taxes and charges or exchange rates, by no more than 5%, and with at least 20 days’ notice before the tour; if these costs fall, the difference is yours. If an essential change to the programme becomes necessary, you may accept it, choose an equivalent tour or ask for a full refund.</p>
<h2>13. Steps of the order and storage</h2>
<ol>
<li>You choose the tour, date, number of people and the children’s ages; the amount is calculated at once.</li>
<li>In the cart and at checkout you see everything and can correct mistakes before accepting.</li>
<li>You read and accept this form and the Package Tour Contract.</li>
<li>When you press the button that states the amount, the booking is made and a confirmation e-mail is sent.</li>
</ol>
<p>The texts you accepted are kept with your booking for 10 years; you can open and print them from the link sent to you.</p>
<h2>14. Information before travel</h2>
<p>The meeting point and time, and the names and phone numbers of your guide and emergency contact, are sent at least 24 hours before tours within Türkiye and 48 hours before tours abroad.</p>
<h2>15. Complaints</h2>
<p>Write to us first: {{company_email}}, {{company_phone}}. We answer within 10 working days. Depending on the monetary limits set each year, you may also apply to the Consumer Arbitration Committee or the Consumer Court at your place of residence or at the agency’s seat. Your right to turn to TÜRSAB and the Ministry of Culture and Tourism is reserved.</p>`,
    },
  },
}
