import type { PostSeed } from './post-seed.ts'

export const visaAppointment: PostSeed = {
  section: 'blog',
  cover: 'vize-pasaport',
  days_ago: 26,
  texts: {
    tr: {
      title: 'Vize randevusu nasıl alınır?',
      summary:
        'Schengen randevusu için doğru ülkeyi, doğru zamanı ve doğru sırayı seçmek işin yarısı. Adım adım anlatıyoruz.',
      body: `<p>Vize işinde insanı en çok yoran, belge toplamak değil, randevu beklemektir. Aşağıdaki sıra, ofisimizde her gün uyguladığımız sıradır. Kurallar ülkeden ülkeye değişir; son sözü her zaman konsolosluğun kendi sitesi söyler.</p>
<h2>1. Doğru ülkeyi belirleyin</h2>
<p>Birden çok Schengen ülkesine gidiyorsanız başvuru, en çok gece kaldığınız ülkeye yapılır. Geceler eşitse ilk girdiğiniz ülke yetkilidir. “Randevusu kolay” diye gitmeyeceğiniz bir ülkeden vize almak, sınırda ve sonraki başvurularda sorun çıkarır.</p>
<h2>2. Takvimi geriye doğru sayın</h2>
<p>Başvuru, yolculuktan en erken altı ay, en geç on beş gün önce yapılabilir. Değerlendirme genellikle on beş gün sürer, kırk beş güne uzayabilir. Yaz ve bayram turları için üç ay önceden randevu aramaya başlayın. Yolculuk temmuzda ise nisan geç kalınmış bir aydır.</p>
<h2>3. Randevuyu yalnızca resmî kanaldan alın</h2>
<ul>
<li>Konsolosluğun sitesinden yetkili başvuru merkezinin adını öğrenin ve oradaki bağlantıyı kullanın.</li>
<li>Takvime günün farklı saatlerinde bakın; iptal edilen randevular yeniden açılır.</li>
<li>Bilgileri pasaporttaki gibi yazın. Tek harf yanlışı randevuyu geçersiz kılabilir.</li>
<li>Sosyal medyada parayla randevu satanlardan uzak durun. Başkasının adına alınmış randevu devredilemez.</li>
</ul>
<h2>4. Dosyayı randevuya göre hazırlayın</h2>
<p>Pasaport, fotoğraf ve nüfus kaydı baştan hazırlanabilir. Banka dökümü, maaş bordrosu ve izin yazısı ise taze olmalıdır; bunları son iki haftaya bırakın. Sigorta, seyahatin bütün günlerini kapsamalı ve en az otuz bin avro teminatlı olmalıdır. Belgeler birbirini tutmalı: İzin yazısındaki tarih, uçuş rezervasyonu ve otel geceleri aynı hikâyeyi anlatmalıdır.</p>
<h2>5. Randevu günü</h2>
<p>On beş dakika erken gidin, asılları ve fotokopileri listedeki sırayla dizin. Soru sorulursa kısa ve doğru yanıt verin. Son elli dokuz ayda parmak izi verdiyseniz söyleyin. Başvuru numaranızı saklayın; dosyanın hangi aşamada olduğunu bununla izlersiniz.</p>
<h2>Ne kadar tutar?</h2>
<p>Schengen harcı yetişkinler için doksan, altı-on bir yaş için kırk beş avrodur. Bunun üstüne başvuru merkezinin hizmet bedeli, sigorta, fotoğraf ve gerekirse çeviri eklenir. Harç da hizmet bedeli de ret hâlinde geri ödenmez; bu yüzden vize çıkmadan iadesiz bilet ve otel almayın, rezervasyonla yetinin.</p>
<h2>Ret gelirse</h2>
<p>Ret yazısında gerekçe kodla belirtilir. Eksik tamamlanabiliyorsa yeni başvuru, haksız olduğunu düşünüyorsanız süresi içinde itiraz edilebilir. Ret, ömür boyu yasak değildir; gizlemek ise ciddi sonuç doğurur.</p>
<p>Turumuza katılan misafirlerin dosyasını randevudan önce birlikte gözden geçiririz. Bu bir kolaylıktır, güvence değil: Kararı konsolosluk verir, hiç kimse vize garantisi veremez.</p>`,
    },
    en: {
      title: 'How to get a visa appointment',
      summary:
        'Choosing the right country, the right moment and the right order is half the work of a Schengen application. Step by step.',
      body: `<p>What wears people out about visas is not the paperwork but the wait for an appointment. This is the order we follow in our own office, written for travellers on Turkish passports. Rules differ from country to country, and the consulate’s own website always has the last word.</p>
<h2>1. Settle on the right country</h2>
<p>If you visit several Schengen states, you apply to the one where you spend most nights; if they are equal, to the one you enter first. Getting a visa from a country you will not visit because its appointments are easier causes trouble at the border and in later applications.</p>
<h2>2. Count backwards</h2>
<p>You can apply from six months to fifteen days before travelling. A decision usually takes fifteen days and may take forty-five. For summer and holiday tours, start looking three months ahead. For a trip in July, April is already late.</p>
<h2>3. Use the official channel only</h2>
<ul>
<li>Find the authorised application centre on the consulate’s website and follow the link there.</li>
<li>Look at the calendar at different times of day; cancelled slots come back.</li>
<li>Type your details exactly as in the passport. One wrong letter can void the appointment.</li>
<li>Stay away from people who sell appointments on social media. A slot in someone else’s name cannot be transferred.</li>
</ul>
<h2>4. Time the file to the appointment</h2>
<p>Passport, photos and civil registry extract can be ready early. Bank statements, payslips and the leave letter must be fresh, so leave them for the last two weeks. Insurance must cover every day of the trip, for at least thirty thousand euros. The papers must agree: leave dates, flights and hotel nights should tell the same story.</p>
<h2>5. On the day</h2>
<p>Arrive fifteen minutes early, with originals and copies in the order of the list. If you are asked something, answer briefly and truthfully. Mention it if you gave fingerprints in the last fifty-nine months. Keep the reference number, because that is how you follow the file.</p>
<h2>What it costs</h2>
<p>The Schengen fee is ninety euros for adults and forty-five for ages six to eleven. Add the centre’s service charge, insurance, photos and perhaps translations. Neither fee nor charge is refunded after a refusal, so hold reservations rather than non-refundable tickets until the visa arrives.</p>
<h2>If you are refused</h2>
<p>The letter gives the reason as a code. If something was missing, complete it and apply again; if you think the decision is wrong, appeal within the deadline. A refusal is not a lifelong ban. Hiding one, however, has serious consequences.</p>
<p>We go through our guests’ files with them before the appointment. That is a help, not an assurance: the consulate decides, and nobody can guarantee a visa.</p>`,
    },
  },
}
