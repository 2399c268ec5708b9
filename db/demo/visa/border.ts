import type { VisaSeed } from '../seeds.ts'
import { borderDocuments, closingNotes } from './documents.ts'

/** Countries entered without a visa, with one given at the border, or with one sent by e-mail. */
export const borderCountries: readonly VisaSeed[] = [
  {
    country: 'JP',
    cover: 'japonya-fuji',
    ordinary_passport: 'vizesiz',
    green_passport: 'vizesiz',
    stay_days: 90,
    texts: {
      tr: {
        title: 'Japonya Vizesi',
        summary: 'Turistik gezilerde 90 güne kadar vize gerekmez; bordo ve yeşil pasaport aynı kurala bağlıdır.',
        body: `<p>Japonya, Türk vatandaşlarından 90 güne kadar turistik gezilerde vize istemez. Girişte parmak iziniz ve fotoğrafınız alınır, kısa bir görüşme yapılır; nerede kalacağınızı ve ne zaman döneceğinizi söyleyebilmeniz yeterlidir.</p><h2>Uçaktan inmeden hazırlayın</h2><p>Giriş ve gümrük bildirimini, Japonya’nın resmî “Visit Japan Web” sayfasında yola çıkmadan doldurup karekodunu telefonunuza kaydedin. Zorunlu değildir, havalimanındaki kuyruğu kısaltır. Kayıt ücretsizdir; para isteyen siteler resmî değildir.</p><h2>Dikkat edilecekler</h2><p>Pasaportunuzu gezi boyunca yanınızda taşıyın, polis sorabilir. Bazı ilaçlar, özellikle psödoefedrin içeren soğuk algınlığı ilaçları ve uyarıcılar ülkeye sokulamaz; düzenli ilacınız varsa temsilciliğe önceden sorun.</p>`,
        documents: borderDocuments.tr,
        notes: ['Çalışma, eğitim ya da 90 günü aşan kalış için vize gerekir.', ...closingNotes.tr],
      },
      en: {
        title: 'Japan Visa',
        summary:
          'No visa is needed for tourist visits of up to 90 days; the rule is the same for ordinary and green passports.',
        body: `<p>Japan asks no visa of Turkish citizens for tourist visits of up to 90 days. On arrival your fingerprints and photo are taken and you have a short interview; it is enough to be able to say where you stay and when you leave.</p><h2>Prepare before you land</h2><p>Complete the immigration and customs declarations on Japan’s official Visit Japan Web page before you travel and save the QR code on your phone. It is optional, but it shortens the queue. Registration is free; sites that ask for money are not official.</p><h2>Keep in mind</h2><p>Carry your passport at all times, as the police may ask for it. Some medicines, notably cold remedies with pseudoephedrine and stimulants, may not be brought in; if you take regular medication, ask the mission beforehand.</p>`,
        documents: borderDocuments.en,
        notes: ['Work, study or stays over 90 days need a visa.', ...closingNotes.en],
      },
    },
  },
  {
    country: 'GE',
    cover: 'gurcistan-gergeti',
    ordinary_passport: 'vizesiz',
    green_passport: 'vizesiz',
    stay_days: 365,
    texts: {
      tr: {
        title: 'Gürcistan Vizesi',
        summary: 'Vize gerekmez; çipli T.C. kimlik kartıyla da girilir. Seyahat sağlık sigortası zorunludur.',
        body: `<p>Gürcistan’a pasaportla ya da yeni tip çipli T.C. kimlik kartıyla girilir ve turistik amaçla bir yıla kadar kalınabilir. Ehliyet, eski tip nüfus cüzdanı ve kimlik fotokopisi geçmez.</p><h2>Sigorta zorunluluğu</h2><p>1 Ocak 2026’dan bu yana, günübirlik Batum geçişleri dahil, her ziyaretçiden geçerli bir sağlık ve kaza sigortası poliçesi isteniyor. Poliçe, Gürcistan’ın belirlediği en düşük teminatı karşılamalı ve bütün kalış süresini kapsamalı; çıktısını yanınızda bulundurun. Turlarımızda poliçenin fiyata dahil olup olmadığı “Dahil” bölümünde yazar.</p><h2>Sarp’tan geçerken</h2><p>Yaya ve araç geçişi ayrıdır; otobüsten herkes bagajıyla iner, karşı tarafta yeniden biner. Bayramlarda geçiş iki üç saati bulabilir. Aynı gezide Ermenistan ya da Azerbaycan varsa kimlik kartı yetmeyebilir, pasaport alın.</p>`,
        documents: [
          'Herkes: sağlam ve okunaklı çipli T.C. kimlik kartı ya da geçerli pasaport',
          'Herkes: kalış süresini kapsayan seyahat sağlık ve kaza sigortası poliçesi',
          'Herkes: yurt dışı çıkış harcının ödendiğini gösteren kayıt',
          '18 yaşından küçük: birlikte seyahat etmeyen anne ya da babadan noter onaylı muvafakatname; kimliğinde fotoğraf yoksa pasaport',
        ],
        notes: ['Kimliği yıpranmış, çipi okunmayan yolcular sınırdan geri çevrilebilir.', ...closingNotes.tr],
      },
      en: {
        title: 'Georgia Visa',
        summary: 'No visa, and a chip-based Turkish ID card is enough to enter. Travel health insurance is compulsory.',
        body: `<p>You may enter Georgia with a passport or the new chip-based Turkish ID card and stay for up to a year as a tourist. Driving licences, old-style identity booklets and photocopies are not accepted.</p><h2>Compulsory insurance</h2><p>Since 1 January 2026 every visitor, day trippers to Batumi included, has been asked for a valid health and accident policy. It must meet Georgia’s minimum cover and run for your whole stay; carry a printout. Whether a tour’s price includes the policy is stated under “Included”.</p><h2>Crossing at Sarp</h2><p>Pedestrians and vehicles cross separately: everyone leaves the coach with their luggage and boards again on the other side. In holiday weeks this can take two or three hours. If your trip also visits Armenia or Azerbaijan, bring a passport, as the ID card may not be enough.</p>`,
        documents: [
          'Everyone: undamaged, legible chip-based Turkish ID card or a valid passport',
          'Everyone: travel health and accident insurance for the whole stay',
          'Everyone: proof that the Turkish exit fee has been paid',
          'Under 18: notarised consent of any parent who is not travelling; a passport if the ID card carries no photo',
        ],
        notes: [
          'Travellers with a worn card or an unreadable chip may be turned back at the border.',
          ...closingNotes.en,
        ],
      },
    },
  },
  {
    country: 'EG',
    cover: 'misir-piramit',
    ordinary_passport: 'kapida',
    green_passport: 'vizesiz',
    stay_days: 30,
    texts: {
      tr: {
        title: 'Mısır Vizesi',
        summary:
          'Turistik gezilerde vize havalimanında alınabiliyor; ücret nakit ödenir. Yeşil pasaporta vize gerekmez.',
        body: `<p>Bordo pasaportlu Türk vatandaşları, turistik gezilerde vizeyi Kahire, Hurgada, Şarm el-Şeyh gibi havalimanlarında varışta alabiliyor. Vize genellikle tek girişli ve 30 gün kalışlıdır. Yola çıkmadan resmî e-vize sayfasından başvurmak da mümkündür.</p><h2>Havalimanında sıra</h2><p>Pasaport kuyruğuna girmeden önce banka gişesinden vize pulu alınır. Ücret ABD doları olarak nakit istenir; kart her zaman geçmez, bozuk ve yıpranmamış banknot bulundurun. Tutar son dönemde değiştirildiği için sayfamıza rakam yazmıyoruz, çıkıştan bir hafta önce misafirlerimize bildiriyoruz.</p><h2>Yalnızca Sina’ya gidenler</h2><p>Şarm el-Şeyh ve çevresinden ayrılmayacak yolculara sınırlı süreli, ücretsiz bir giriş kaşesi verilebiliyor. Programınızda Kahire, Luksor ya da Ras Muhammed varsa bu kaşe yetmez.</p>`,
        documents: [
          ...borderDocuments.tr,
          'Bordo pasaport: vize ücreti için yıpranmamış ABD doları banknotlar ya da e-vize çıktısı',
        ],
        notes: ['Karayoluyla ya da kruvaziyerle girişte kurallar farklı olabilir; önceden sorun.', ...closingNotes.tr],
      },
      en: {
        title: 'Egypt Visa',
        summary: 'Tourists can get the visa at the airport and pay in cash. Green passports need none.',
        body: `<p>On an ordinary Turkish passport, tourists can get the visa on arrival at airports such as Cairo, Hurghada and Sharm El Sheikh. It is usually single-entry with a 30-day stay. You can also apply on the official e-visa page before you leave.</p><h2>At the airport</h2><p>Buy the visa stamp at a bank counter before joining the passport queue. The fee is asked for in US dollars in cash; cards do not always work, so carry small, undamaged notes. As the amount has changed recently we quote no figure here and tell our guests a week before departure.</p><h2>If you only visit Sinai</h2><p>Travellers who will not leave Sharm El Sheikh and its surroundings may receive a free entry stamp for a limited stay. It does not cover Cairo, Luxor or Ras Mohammed.</p>`,
        documents: [
          ...borderDocuments.en,
          'Ordinary passports: undamaged US dollar notes for the visa fee, or a printout of the e-visa',
        ],
        notes: ['Rules may differ if you arrive by land or on a cruise ship; ask beforehand.', ...closingNotes.en],
      },
    },
  },
  {
    country: 'AE',
    cover: 'dubai-ufuk',
    ordinary_passport: 'e-vize',
    green_passport: 'vizesiz',
    stay_days: 30,
    processing_days: [3, 7],
    texts: {
      tr: {
        title: 'Birleşik Arap Emirlikleri Vizesi',
        summary:
          'Dubai ve Abu Dabi için bordo pasaporta elektronik vize gerekir; havayolu ya da acenta üzerinden alınır.',
        body: `<p>Bordo pasaportla Dubai, Abu Dabi ve öteki emirliklere gitmek için önceden elektronik vize alınır. Türkiye’deki temsilcilikler turist vizesi başvurusu almaz; başvuru havayolu, otel ya da yetkili acenta üzerinden yapılır. Yeşil pasaport sahipleri 180 gün içinde 90 güne kadar vizesiz kalabilir.</p><h2>Başvuru nasıl ilerler?</h2><p>Pasaport taraması ve fotoğraf yeterlidir, konsolosluğa gidilmez. En yaygın tür 30 günlük, tek girişli vizedir. Onay e-postayla gelir; belge pasaporta işlenmez, çıktısı alınıp girişte gösterilir.</p><h2>Dikkat edilecekler</h2><p>Cuma öğleden sonra, hafta sonu ve bayramlarda işlem yavaşlar. Aynı anda iki ayrı yerden başvurmayın, ikisi de askıda kalabilir. Dubai turlarımızda başvuruyu isterseniz biz yaparız.</p>`,
        documents: [
          'Herkes: dönüşten sonra en az 6 ay geçerli pasaportun kimlik sayfasının renkli taraması',
          'Herkes: son 6 ayda çekilmiş beyaz fonlu fotoğraf (dijital)',
          'Herkes: gidiş-dönüş uçuş ve otel rezervasyonu',
          'Herkes: T.C. kimlik kartının iki yüzünün taraması',
          '18 yaşından küçük: doğum kayıt örneği ve birlikte seyahat etmeyen anne ya da babadan muvafakatname',
        ],
        notes: [
          'Kalış süresini aşan her gün için ceza kesilir ve çıkışta ödenmesi istenir.',
          'Reçeteli ilaçların bir bölümü ön izne bağlıdır; reçetenizi ve doktor raporunuzu İngilizce olarak taşıyın.',
          ...closingNotes.tr,
        ],
      },
      en: {
        title: 'United Arab Emirates Visa',
        summary: 'Ordinary passports need an e-visa for Dubai and Abu Dhabi, obtained through an airline or agency.',
        body: `<p>To visit Dubai, Abu Dhabi and the other emirates on an ordinary Turkish passport you need an electronic visa in advance. The missions in Türkiye do not take tourist applications; they go through an airline, a hotel or an authorised agency. Green passport holders may stay up to 90 days in any 180 without a visa.</p><h2>How the application works</h2><p>A passport scan and a photo are enough, with no visit to a consulate. The most common type is single-entry for 30 days. Approval arrives by e-mail; nothing is put in the passport, so print it and show it on arrival.</p><h2>Keep in mind</h2><p>Friday afternoons, weekends and holidays slow things down. Do not apply in two places at once, or both may be left pending. On our Dubai tours we can apply for you.</p>`,
        documents: [
          'Everyone: colour scan of the identity page of a passport valid for at least 6 months after return',
          'Everyone: digital photo on a white background, taken in the last 6 months',
          'Everyone: return flight and hotel bookings',
          'Everyone: scan of both sides of the Turkish ID card',
          'Under 18: birth record and consent of any parent who is not travelling',
        ],
        notes: [
          'Each day of overstay is fined, and the fine must be paid before leaving.',
          'Some prescription medicines need prior permission; carry the prescription and a doctor’s report in English.',
          ...closingNotes.en,
        ],
      },
    },
  },
  {
    country: 'TH',
    cover: 'tayland-koy',
    ordinary_passport: 'vizesiz',
    green_passport: 'vizesiz',
    stay_days: 30,
    texts: {
      tr: {
        title: 'Tayland Vizesi',
        summary: 'Turistik gezilerde 30 güne kadar vize gerekmez; gitmeden dijital varış kartı doldurulur.',
        body: `<p>Türk vatandaşları Tayland’a turistik amaçla vizesiz girer. Kalış süresi son yıllarda birkaç kez değişti; 60 güne çıkarıldığı dönemler oldu. Biz programlarımızı 30 güne göre yapıyoruz. Sizin için geçerli süre, girişte pasaportunuza vurulan mühürdeki tarihtir.</p><h2>Dijital varış kartı (TDAC)</h2><p>Varıştan önceki 3 gün içinde, çocuklar dahil her yolcu için Tayland’ın resmî göçmenlik sayfasında dijital varış kartı doldurulur. Ücretsizdir; para isteyen siteler resmî değildir. Karekodun çıktısını ya da ekran görüntüsünü saklayın.</p><h2>Girişte sorulabilecekler</h2><p>Dönüş bileti, otel adresi ve yanınızda yeterli para bulunduğunu gösterebilmeniz istenebilir. Afrika ya da Güney Amerika’dan geliyorsanız sarıhumma aşı kartı gerekebilir.</p>`,
        documents: [
          ...borderDocuments.tr,
          'Herkes: doldurulmuş dijital varış kartının (TDAC) karekodu',
          'Herkes: yolculuk giderlerini karşılayacak nakit ya da kart',
        ],
        notes: ['Elektronik sigaranın ülkeye sokulması yasaktır, ağır cezası vardır.', ...closingNotes.tr],
      },
      en: {
        title: 'Thailand Visa',
        summary: 'No visa for tourist visits of up to 30 days; fill in the digital arrival card before you go.',
        body: `<p>Turkish citizens enter Thailand without a visa for tourism. The permitted stay has changed several times in recent years and has at times been 60 days. We plan our tours by 30. What counts for you is the date stamped in your passport on entry.</p><h2>Digital arrival card (TDAC)</h2><p>Within the 3 days before arrival, a digital card is completed on Thailand’s official immigration page for every traveller, children included. It is free; sites that ask for money are not official. Keep a printout or a screenshot of the QR code.</p><h2>What you may be asked</h2><p>You may have to show a return ticket, a hotel address and sufficient funds. If you arrive from Africa or South America, a yellow fever certificate may be required.</p>`,
        documents: [
          ...borderDocuments.en,
          'Everyone: QR code of the completed digital arrival card (TDAC)',
          'Everyone: cash or a card to cover the trip',
        ],
        notes: ['Bringing in electronic cigarettes is forbidden and heavily punished.', ...closingNotes.en],
      },
    },
  },
]
