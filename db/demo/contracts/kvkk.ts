import type { ContractSeed } from '../seeds.ts'

export const kvkk: ContractSeed = {
  kind: 'kvkk',
  at_checkout: false,
  texts: {
    tr: {
      name: 'KVKK Aydınlatma Metni',
      body: `<p>6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca, verilerinizi hangi amaçla işlediğimizi ve haklarınızı açıklıyoruz.</p>
<h2>1. Veri sorumlusu</h2>
<p>{{company_legal_name}}, {{company_address}}. Telefon: {{company_phone}}. E-posta: {{company_email}}.</p>
<h2>2. Hangi verileri, neden işliyoruz?</h2>
<table>
<thead><tr><th>Veri</th><th>Amaç</th><th>Hukuki sebep (KVKK m. 5/2)</th></tr></thead>
<tbody>
<tr><td>Ad, soyad, şehir, e-posta, telefon, rezervasyon notu</td><td>Rezervasyonu almak, sizinle haberleşmek, turu yürütmek</td><td>Sözleşmenin kurulması ve ifası (c)</td></tr>
<tr><td>Seçilen turlar, kişi sayısı, çocukların yaşı, oda düzeni</td><td>Fiyatı hesaplamak, yer ve oda ayırmak</td><td>Sözleşmenin kurulması ve ifası (c)</td></tr>
<tr><td>Fatura bilgileri, ödeme bildirimi, dekont</td><td>Ödemeyi eşleştirmek, fatura kesmek</td><td>Sözleşme (c), hukuki yükümlülük (ç)</td></tr>
<tr><td>Onaylanan sözleşme metni, onay zamanı, IP adresi</td><td>Sözleşmenin kurulduğunu göstermek</td><td>Hakkın tesisi, kullanılması, korunması (e)</td></tr>
<tr><td>Kimlik ve pasaport bilgileri (bilet, vize ya da sınır işlemi varsa)</td><td>Bilet kesmek, liste bildirmek, vize dosyası hazırlamak</td><td>Sözleşme (c), hukuki yükümlülük (ç)</td></tr>
<tr><td>İletişim ve özel tur formlarındaki bilgiler</td><td>Sorunuzu yanıtlamak, teklif hazırlamak</td><td>Sözleşme öncesi işlemler (c), meşru menfaat (f)</td></tr>
<tr><td>İş başvurusu ve özgeçmiş</td><td>Başvuruyu değerlendirmek</td><td>Sözleşme öncesi işlemler (c)</td></tr>
<tr><td>Sunucu günlükleri</td><td>Siteyi güvenli tutmak</td><td>Hukuki yükümlülük (ç), meşru menfaat (f)</td></tr>
</tbody>
</table>
<p>Sağlık durumu gibi özel nitelikli verileri yalnızca siz paylaşırsanız, turu güvenle yürütmek için ve açık rızanızla işleriz. Kampanya ve duyuru iletileri yalnızca onay verdiyseniz gönderilir; onay kutusu boş gelir, onayınızı dilediğiniz an geri alabilirsiniz. Kart bilgisi almayız.</p>
<h2>3. Verileriniz nasıl toplanır?</h2>
<p>İnternet sitemizdeki formlar, e-posta, telefon, WhatsApp ve ofislerimiz aracılığıyla, tamamen ya da kısmen otomatik yollarla toplanır.</p>
<h2>4. Kimlere aktarılır?</h2>
<ul>
<li>Turu birlikte yürüttüğümüz oteller, taşıyıcılar, rehberler ve yerel acentalar: yalnızca hizmet için gereken bilgiler.</li>
<li>Sigorta şirketleri, bankalar, mali müşavir, hukuk danışmanı ve barındırma hizmeti sağlayıcıları.</li>
<li>Vize başvurusu yaptıysanız konsolosluklar ve başvuru merkezleri.</li>
<li>Yasal olarak yetkili kamu kurumları.</li>
</ul>
<p>Yurt dışı turlarında bilgileriniz, sözleşmenin ifası için gittiğiniz ülkedeki hizmet sağlayıcılara KVKK m. 9’a uygun olarak aktarılır. Verileriniz satılmaz.</p>
<h2>5. Ne kadar saklanır?</h2>
<ul>
<li>Rezervasyon, sözleşme ve fatura kayıtları: 10 yıl.</li>
<li>Vize dosyaları ve pasaport görüntüleri: turun bitiminden sonra 3 ay.</li>
<li>İletişim ve özel tur mesajları: 2 yıl.</li>
<li>İş başvuruları: 1 yıl.</li>
<li>Sunucu günlükleri: 2 yıl. Ticari ileti onayları: geri alındıktan sonra 3 yıl.</li>
</ul>
<p>Süre dolduğunda veriler silinir, yok edilir ya da kimliksiz hâle getirilir.</p>
<h2>6. Haklarınız (KVKK m. 11)</h2>
<ul>
<li>Verinizin işlenip işlenmediğini öğrenme, bilgi isteme,</li>
<li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>
<li>yurt içinde ya da yurt dışında aktarıldığı kişileri bilme,</li>
<li>eksik veya yanlış işlenmişse düzeltilmesini, koşulları varsa silinmesini isteme,</li>
<li>düzeltme ve silmenin aktarılan kişilere bildirilmesini isteme,</li>
<li>yalnızca otomatik sistemlerle yapılan analiz sonucuna itiraz etme,</li>
<li>kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme.</li>
</ul>
<h2>7. Nasıl başvurursunuz?</h2>
<p>Kimliğinizi gösteren bilgilerle birlikte {{company_email}} adresine e-posta gönderebilir ya da {{company_address}} adresine yazılı başvurabilirsiniz. Başvurunuzu en geç 30 gün içinde ücretsiz sonuçlandırırız. Yanıtı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>`,
    },
    en: {
      name: 'Personal Data Notice (KVKK)',
      body: `<p>Under article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK), we explain what we use your data for and what your rights are.</p>
<h2>1. Data controller</h2>
<p>{{company_legal_name}}, {{company_address}}. Phone: {{company_phone}}. E-mail: {{company_email}}.</p>
<h2>2. Which data we process, and why</h2>
<table>
<thead><tr><th>Data</th><th>Purpose</th><th>Legal ground (KVKK art. 5/2)</th></tr></thead>
<tbody>
<tr><td>Name, city, e-mail, phone, booking note</td><td>Taking the booking, staying in touch, running the tour</td><td>Conclusion and performance of a contract (c)</td></tr>
<tr><td>Chosen tours, party size, children’s ages, rooms</td><td>Working out the price, reserving seats and rooms</td><td>Conclusion and performance of a contract (c)</td></tr>
<tr><td>Invoice details, payment notice, receipt</td><td>Matching payments, invoicing</td><td>Contract (c), legal obligation (ç)</td></tr>
<tr><td>Accepted contract text, time of acceptance, IP address</td><td>Showing that the contract was concluded</td><td>Establishing and protecting a right (e)</td></tr>
<tr><td>Identity and passport details (where tickets, visas or borders require them)</td><td>Issuing tickets, passenger lists, visa files</td><td>Contract (c), legal obligation (ç)</td></tr>
<tr><td>What you write in the contact and special tour forms</td><td>Answering you, preparing an offer</td><td>Steps before a contract (c), legitimate interest (f)</td></tr>
<tr><td>Job applications and CVs</td><td>Considering the application</td><td>Steps before a contract (c)</td></tr>
<tr><td>Server logs</td><td>Keeping the site secure</td><td>Legal obligation (ç), legitimate interest (f)</td></tr>
</tbody>
</table>
<p>Special categories such as health data are processed only if you share them, with your explicit consent, so that the tour can be run safely. Offers and announcements are sent only if you have agreed; the box comes unticked and you can withdraw at any moment. We take no card details.</p>
<h2>3. How data are collected</h2>
<p>SendMiddleware the forms on our website, e-mail, telephone, WhatsApp and our offices, wholly or partly by automated means.</p>
<h2>4. Who receives them</h2>
<ul>
<li>Hotels, carriers, guides and local agencies we run the tour with: only what the service needs.</li>
<li>Insurers, banks, our accountant, legal adviser and hosting providers.</li>
<li>Consulates and application centres, if you apply for a visa.</li>
<li>Public authorities entitled by law.</li>
</ul>
<p>On tours abroad, your details are passed to service providers in the countries you visit, in order to perform the contract and in line with KVKK art. 9. Your data are never sold.</p>
<h2>5. How long they are kept</h2>
<ul>
<li>Booking, contract and invoice records: 10 years.</li>
<li>Visa files and passport images: 3 months after the tour ends.</li>
<li>Contact and special tour messages: 2 years.</li>
<li>Job applications: 1 year.</li>
<li>Server logs: 2 years. Marketing consents: 3 years after withdrawal.</li>
</ul>
<p>After that they are erased, destroyed or made anonymous.</p>
<h2>6. Your rights (KVKK art. 11)</h2>
<ul>
<li>to learn whether your data are processed and to ask for information,</li>
<li>to learn the purpose and whether they are used accordingly,</li>
<li>to know who they are passed to, in Türkiye or abroad,</li>
<li>to have them corrected if incomplete or wrong, and erased where the conditions are met,</li>
<li>to have corrections and erasures notified to those who received them,</li>
<li>to object to results reached solely by automated analysis,</li>
<li>to claim compensation for damage caused by unlawful processing.</li>
</ul>
<h2>7. How to apply</h2>
<p>Send an e-mail with proof of identity to {{company_email}}, or write to {{company_address}}. We answer free of charge within 30 days. If you find the answer insufficient you may complain to the Personal Data Protection Board.</p>`,
    },
  },
}
