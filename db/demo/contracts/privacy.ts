import type { ContractSeed } from '../seeds.ts'

export const privacy: ContractSeed = {
  kind: 'bilgi',
  at_checkout: false,
  texts: {
    tr: {
      name: 'Gizlilik ve Çerez Politikası',
      body: `<p>Bu sayfa, sitemizi gezerken tarayıcınızda ve sunucumuzda neyin tutulduğunu anlatır. Kişisel verilerin işlenmesine ilişkin bilgiler KVKK Aydınlatma Metni’ndedir.</p>
<h2>Kısaca</h2>
<ul>
<li>Siteyi üye olmadan, adınızı vermeden gezebilirsiniz.</li>
<li>Ölçüm ve reklam araçları yalnızca siz izin verirseniz çalışır. Kayıt ve rezervasyon sonucu sayfalarında hiç çalışmaz.</li>
<li>Kart bilgisi istemeyiz; ödeme banka havalesiyle ya da ofisimizde yapılır.</li>
<li>Bilgilerinizi satmayız.</li>
</ul>
<h2>Çerezler ve tarayıcı belleği</h2>
<table>
<thead><tr><th>Ne tutulur?</th><th>Neden?</th><th>Süre</th><th>İzin</th></tr></thead>
<tbody>
<tr><td>Dil seçimi (_lang)</td><td>Siteyi seçtiğiniz dilde açmak</td><td>365 gün</td><td>Gerekmez</td></tr>
<tr><td>Güvenlik kodu (XSRF-TOKEN)</td><td>Formların bizim sitemizden gönderildiğini doğrulamak</td><td>Oturum</td><td>Gerekmez</td></tr>
<tr><td>Sepetiniz</td><td>Seçtiğiniz turları sayfalar arasında hatırlamak</td><td>Siz silene kadar</td><td>Gerekmez</td></tr>
<tr><td>Yarım kalan kayıt formu</td><td>Sayfa yenilenince yazdıklarınızın kaybolmaması</td><td>Rezervasyon tamamlanana kadar</td><td>Gerekmez</td></tr>
<tr><td>Çerez tercihiniz</td><td>Aynı soruyu yeniden sormamak</td><td>12 ay</td><td>Gerekmez</td></tr>
<tr><td>Ölçüm ve reklam çerezleri (Google, Yandex, Meta)</td><td>Hangi sayfaların işe yaradığını görmek, ilgili ilan göstermek</td><td>Sağlayıcıya göre en çok 13 ay</td><td>Gerekir</td></tr>
</tbody>
</table>
<p>Sepet ve form bilgileri yalnızca sizin tarayıcınızda durur; rezervasyonu onaylayana kadar sunucumuza kaydedilmez. Tarayıcı ayarlarından hepsini silebilirsiniz.</p>
<h2>Tercihinizi değiştirmek</h2>
<p>İlk gelişinizde sorulan izni reddedebilirsiniz; site aynı biçimde çalışır. Kararınızı sayfanın altındaki “Çerez tercihleri” bağlantısından dilediğiniz zaman değiştirebilirsiniz.</p>
<h2>Güvenlik</h2>
<p>Sitemizle aranızdaki bağlantı şifrelidir. Rezervasyonunuza yalnızca size gönderilen gizli bağlantıyla ulaşılır; bu bağlantıyı paylaşmamanızı öneririz. Yönetim ekranlarına yalnızca yetkili çalışanlar girer ve yaptıkları her değişiklik kaydedilir.</p>
<h2>Başka sitelere bağlantılar</h2>
<p>Harita, sosyal medya ve WhatsApp bağlantıları sizi başka şirketlerin sitelerine götürür. O sitelerde kendi kuralları geçerlidir. Bağlantıya tıklamadığınız sürece bu sitelere bilgi gitmez.</p>
<h2>Çocuklar</h2>
<p>Rezervasyonu 18 yaşından büyükler yapabilir. Çocuklardan yalnızca fiyat ve oda düzeni için gereken yaş bilgisini, ebeveynlerinden alırız.</p>
<h2>Bize ulaşın</h2>
<p>{{company_legal_name}}, {{company_address}}. E-posta: {{company_email}}.</p>`,
    },
    en: {
      name: 'Privacy and Cookie Policy',
      body: `<p>This page explains what is kept in your browser and on our server while you use the site. How we process personal data is set out in the Personal Data Notice.</p>
<h2>In short</h2>
<ul>
<li>You can browse the site without an account and without giving your name.</li>
<li>Analytics and advertising tools run only if you allow them, and never on the checkout and booking result pages.</li>
<li>We ask for no card details; you pay by bank transfer or at our office.</li>
<li>We do not sell your data.</li>
</ul>
<h2>Cookies and browser storage</h2>
<table>
<thead><tr><th>What is kept</th><th>Why</th><th>How long</th><th>Consent</th></tr></thead>
<tbody>
<tr><td>Language choice (_lang)</td><td>To open the site in your language</td><td>365 days</td><td>Not needed</td></tr>
<tr><td>Security code (XSRF-TOKEN)</td><td>To confirm that forms were sent from our site</td><td>Session</td><td>Not needed</td></tr>
<tr><td>Your cart</td><td>To remember your tours from page to page</td><td>Until you clear it</td><td>Not needed</td></tr>
<tr><td>Unfinished checkout form</td><td>So that a reload does not lose what you typed</td><td>Until the booking is made</td><td>Not needed</td></tr>
<tr><td>Your cookie choice</td><td>So that we do not ask again</td><td>12 months</td><td>Not needed</td></tr>
<tr><td>Analytics and advertising cookies (Google, Yandex, Meta)</td><td>To see which pages help, to show relevant ads</td><td>Up to 13 months, depending on the provider</td><td>Needed</td></tr>
</tbody>
</table>
<p>The cart and the form stay in your own browser and are not stored on our server until you confirm the booking. You can clear all of it in your browser’s settings.</p>
<h2>Changing your choice</h2>
<p>You may refuse the consent asked for on your first visit; the site works just the same. You can change your mind at any time with the “Cookie preferences” link at the foot of the page.</p>
<h2>Security</h2>
<p>The connection between you and our site is encrypted. Your booking opens only with the secret link sent to you, which we advise you not to share. Only authorised staff can enter the office screens, and every change they make is recorded.</p>
<h2>Links to other sites</h2>
<p>Map, social media and WhatsApp links take you to other companies’ sites, where their own rules apply. Nothing is sent to them unless you follow the link.</p>
<h2>Children</h2>
<p>Bookings may be made by adults of 18 and over. For children we take only the age needed for prices and rooms, and only from their parents.</p>
<h2>Contact</h2>
<p>{{company_legal_name}}, {{company_address}}. E-mail: {{company_email}}.</p>`,
    },
  },
}
