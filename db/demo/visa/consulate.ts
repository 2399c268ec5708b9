import type { VisaSeed } from '../seeds.ts'
import { closingNotes } from './documents.ts'

/** Countries outside Schengen whose visa is decided by a consulate before the journey. */
export const consulateCountries: readonly VisaSeed[] = [
  {
    country: 'GB',
    cover: 'ingiltere-londra',
    ordinary_passport: 'vizeli',
    green_passport: 'vizeli',
    stay_days: 180,
    processing_days: [15, 30],
    fee: { amount: 127, currency: 'GBP' },
    texts: {
      tr: {
        title: 'İngiltere Vizesi',
        summary:
          'Bordo ve yeşil pasaporta vize gerekir. Başvuru internetten yapılır, belgeler ve parmak izi merkezde alınır.',
        body: `<p>Birleşik Krallık Schengen bölgesinde değildir; Schengen vizesiyle girilmez. Turistik geziler için “Standard Visitor” vizesi alınır ve ziyaret başına en çok 6 ay kalınabilir. Yeşil pasaport muafiyet sağlamaz.</p><h2>Başvuru nasıl ilerler?</h2><p>Form, Birleşik Krallık hükûmetinin sitesinde İngilizce doldurulur ve harç kartla ödenir. Ardından yetkili merkezden randevu alınır; belgeler sisteme yüklenir, parmak izi ve fotoğraf merkezde verilir. Standart değerlendirme süresi yaklaşık üç haftadır, ek ücretle hızlandırma yapılabilir.</p><h2>Bizim önerimiz</h2><p>Formdaki gelir ve gider rakamları hesap dökümünüzle uyuşmalıdır; değerlendirmede en çok buna bakılır. Türkçe belgelerin İngilizce çevirisini ekleyin, çevirmenin adı ve imzası bulunsun.</p>`,
        documents: [
          'Herkes: seyahat boyunca geçerli, en az bir boş sayfalı pasaport; varsa eski pasaportlar',
          'Herkes: çevrimiçi başvuru formunun çıktısı ve randevu onayı',
          'Herkes: son 6 ayın banka hesap dökümü ve varsa birikimi gösteren belgeler',
          'Herkes: konaklama ve gezi planı; tur misafirlerimize tur sözleşmesi ve otel listesi',
          'Çalışan: son 6 ayın maaş bordrosu, SGK hizmet dökümü, görev, maaş ve izin tarihlerini yazan işveren yazısı',
          'İşveren ya da serbest meslek: vergi levhası, ticaret sicil gazetesi, faaliyet belgesi, şirket hesap dökümü',
          'Emekli: emekli belgesi ve maaş hesabının dökümü',
          'Öğrenci: öğrenci belgesi, masrafları karşılayan kişinin gelir belgeleri ve yazısı',
          '18 yaşından küçük: doğum kayıt örneği, anne ve babadan izin yazısı, kiminle seyahat ettiğini gösteren belge',
        ],
        notes: [
          'Harç 6 aya kadar geçerli ziyaretçi vizesi içindir, çocuklarda da aynıdır. Tutar genellikle nisan ayında değişir; formda gördüğünüz rakam esastır.',
          'Pasaporttaki etiketin yerini aşamalı olarak elektronik vize alıyor. Karar yazısındaki talimatı uygulayın, çıktısını yanınızda taşıyın.',
          ...closingNotes.tr,
        ],
      },
      en: {
        title: 'United Kingdom Visa',
        summary:
          'Both ordinary and green passports need a visa. Apply online; papers and fingerprints are taken at a centre.',
        body: `<p>The United Kingdom is outside Schengen, so a Schengen visa does not get you in. Tourists apply for a Standard Visitor visa and may stay up to 6 months per visit. A green passport gives no exemption.</p><h2>How the application works</h2><p>The form is filled in on the UK government’s website and the fee is paid by card. You then book an appointment at the authorised centre, upload your papers and give fingerprints and a photo. A standard decision takes about three weeks; it can be sped up for an extra charge.</p><h2>Our advice</h2><p>The income and spending you declare must match your bank statements, because that is what the officer compares first. Attach English translations of Turkish papers, with the translator’s name and signature.</p>`,
        documents: [
          'Everyone: passport valid for the whole trip with at least one blank page; old passports if you have them',
          'Everyone: printout of the online form and the appointment confirmation',
          'Everyone: bank statements for the last 6 months and proof of any savings',
          'Everyone: accommodation and travel plan; our guests receive the tour contract and hotel list',
          'Employees: payslips for the last 6 months, SGK service record, employer’s letter with position, salary and leave dates',
          'Business owners and the self-employed: tax certificate, trade registry gazette, activity certificate, company bank statements',
          'Pensioners: proof of pension and statements of the account it is paid into',
          'Students: student certificate, income documents and letter of the person paying',
          'Under 18: birth record, permission from both parents, proof of who they travel with',
        ],
        notes: [
          'The fee is for a visitor visa of up to 6 months and is the same for children. It usually changes in April; the figure on the form is the one that counts.',
          'The sticker in the passport is gradually giving way to an electronic visa. Follow the decision letter and carry a printout.',
          ...closingNotes.en,
        ],
      },
    },
  },
  {
    country: 'US',
    cover: 'abd-new-york',
    ordinary_passport: 'vizeli',
    green_passport: 'vizeli',
    stay_days: 180,
    processing_days: [5, 30],
    fee: { amount: 185, currency: 'USD' },
    texts: {
      tr: {
        title: 'ABD Vizesi',
        summary:
          'Bütün pasaportlara vize gerekir. Görüşme randevusu aylar sonrasına verilebildiği için işe erken başlayın.',
        body: `<p>Turistik geziler için B1/B2 vizesi alınır. Vizenin geçerlilik süresi ile ülkede kalış süresi ayrı şeylerdir: On yıllık vizeniz de olsa her girişte ne kadar kalabileceğinize sınırdaki görevli karar verir; bu süre çoğunlukla 6 aydır.</p><h2>Başvuru nasıl ilerler?</h2><p>DS-160 formu İngilizce doldurulur, harç ödenir, Ankara Büyükelçiliği ya da İstanbul Başkonsolosluğu için görüşme randevusu alınır. Görüşme yüz yüzedir, birkaç dakika sürer ve kararın dayanağı büyük ölçüde bu görüşmedir. Ek inceleme istenirse süre haftalarca uzayabilir.</p><h2>Bizim önerimiz</h2><p>Önce randevu takvimine bakın, tur tarihini ona göre seçin. Vizeniz çıkmadan iadesiz uçak bileti almayın. Formdaki her bilgiyi kendiniz kontrol edin; yanlış beyan sonraki başvuruları da etkiler.</p>`,
        documents: [
          'Herkes: dönüşten sonra en az 6 ay geçerli pasaport ve varsa eski pasaportlar',
          'Herkes: DS-160 onay sayfası, randevu onayı ve harç dekontu',
          'Herkes: 5 × 5 cm, beyaz fonlu, gözlüksüz çekilmiş yeni fotoğraf',
          'Herkes: son 3 ayın banka hesap dökümü, varsa tapu ve ruhsat fotokopisi',
          'Çalışan: görev ve maaşı yazan işveren yazısı, son 3 ayın bordrosu, SGK hizmet dökümü',
          'İşveren ya da serbest meslek: vergi levhası, ticaret sicil gazetesi, faaliyet belgesi',
          'Emekli: emekli belgesi ve maaş hesabının dökümü',
          'Öğrenci: öğrenci belgesi, transkript ve masrafları karşılayan kişinin gelir belgeleri',
        ],
        notes: [
          'Başvuru harcı geri ödenmez. ABD, kabul edilmiş yasalara dayanarak vize verilirken ek ücret alabilir; tutarı ödeme ekranında görürsünüz.',
          'İlk başvuruda ve çoğu yenilemede görüşme zorunludur; çocukların ve yaşlıların muafiyeti dönem dönem değişir.',
          ...closingNotes.tr,
        ],
      },
      en: {
        title: 'United States Visa',
        summary: 'All Turkish passports need a visa. Interview appointments can be months away, so start early.',
        body: `<p>Tourists apply for a B1/B2 visa. How long the visa is valid and how long you may stay are different things: even with a ten-year visa, the officer at the border decides your stay at each entry, most often 6 months.</p><h2>How the application works</h2><p>Complete the DS-160 form in English, pay the fee and book an interview at the Embassy in Ankara or the Consulate General in Istanbul. The interview is in person, lasts a few minutes and largely decides the outcome. If further review is needed it can take weeks longer.</p><h2>Our advice</h2><p>Look at the appointment calendar first and choose the tour date by it. Do not buy non-refundable flights before you hold the visa. Check every line of the form yourself; a false statement affects later applications too.</p>`,
        documents: [
          'Everyone: passport valid for at least 6 months after return, and old passports if you have them',
          'Everyone: DS-160 confirmation page, appointment confirmation and fee receipt',
          'Everyone: recent photo, 5 × 5 cm, white background, no glasses',
          'Everyone: bank statements for the last 3 months; copies of title deeds and vehicle papers if any',
          'Employees: employer’s letter with position and salary, payslips for the last 3 months, SGK service record',
          'Business owners and the self-employed: tax certificate, trade registry gazette, activity certificate',
          'Pensioners: proof of pension and statements of the account it is paid into',
          'Students: student certificate, transcript and income documents of the person paying',
        ],
        notes: [
          'The application fee is not refunded. Under laws already passed the US may charge more when a visa is issued; the payment screen shows the amount.',
          'An interview is required for first applications and most renewals; exemptions for children and the elderly change from time to time.',
          ...closingNotes.en,
        ],
      },
    },
  },
  {
    country: 'CN',
    cover: 'cin-seddi',
    ordinary_passport: 'vizeli',
    green_passport: 'vizesiz',
    stay_days: 30,
    processing_days: [4, 10],
    texts: {
      tr: {
        title: 'Çin Vizesi',
        summary:
          'Bordo pasaporta L tipi turist vizesi gerekir. Form internetten doldurulur, pasaport merkeze teslim edilir.',
        body: `<p>Çin’e turistik gezi için L tipi vize alınır. Genellikle tek girişli ve 30 gün kalışlı verilir; vize üzerindeki “enter before” tarihine kadar giriş yapılmalıdır.</p><h2>Başvuru nasıl ilerler?</h2><p>Çevrimiçi form doldurulur, belgeler yüklenir, ön onaydan sonra pasaport yetkili başvuru merkezine bırakılır. Ücret ve süre, giriş sayısına ve hızlandırma isteğine göre değişir. Grup turlarında listeyi biz hazırlar, dosyaları birlikte teslim ederiz.</p><h2>Gitmeden önce</h2><p>Programınızda Hong Kong ya da Makao varsa söyleyin: Anakaradan oraya çıkmak Çin’den ayrılmak sayılır, dönüş için çift girişli vize gerekir. Her otel girişinizi polise bildirir; bir evde kalacaksanız 24 saat içinde bildirimi siz yaparsınız.</p>`,
        documents: [
          'Herkes: en az 6 ay geçerli, iki boş sayfalı pasaport ve kimlik fotokopisi',
          'Herkes: çevrimiçi formun imzalı çıktısı ve 33 × 48 mm beyaz fonlu fotoğraf',
          'Herkes: gidiş-dönüş uçuş ve otel rezervasyonları; tur misafirlerimize acenta yazısı ve program',
          'Herkes: daha önce alınmış Çin vizesi varsa fotokopisi',
          'Çalışan: işveren yazısı, SGK hizmet dökümü, son 3 ayın hesap dökümü',
          'İşveren ya da serbest meslek: vergi levhası, faaliyet belgesi, son 3 ayın hesap dökümü',
          'Emekli: emekli belgesi ve maaş hesabının dökümü',
          'Öğrenci: öğrenci belgesi ve anne ya da babanın gelir belgesi',
        ],
        notes: [
          'Yeşil pasaportla 30 güne kadar vizesiz giriş yapılabildiği bildirilmektedir; biletinizi almadan önce Çin temsilciliğinden teyit edin.',
          'Aktarmalı uçuşlarda havalimanından çıkmak ayrı izne bağlıdır; aktarma süreniz uzunsa önceden sorun.',
          ...closingNotes.tr,
        ],
      },
      en: {
        title: 'China Visa',
        summary:
          'Ordinary Turkish passports need a type L tourist visa. The form is online; the passport goes to the centre.',
        body: `<p>Tourist trips to China take a type L visa, usually single-entry with a 30-day stay; you must enter by the “enter before” date printed on it.</p><h2>How the application works</h2><p>Fill in the online form, upload your papers and, after the first review, leave your passport at the authorised centre. Cost and time depend on the number of entries and on whether you ask for express service. For group tours we draw up the list and hand the files in together.</p><h2>Before you go</h2><p>Tell us if your plan includes Hong Kong or Macao: going there from the mainland counts as leaving China, and you need a double-entry visa to return. Hotels register you with the police; if you stay in a private home you must do it yourself within 24 hours.</p>`,
        documents: [
          'Everyone: passport valid for at least 6 months with two blank pages, and a copy of the ID card',
          'Everyone: signed printout of the online form and a 33 × 48 mm photo on a white background',
          'Everyone: return flight and hotel bookings; our guests receive a letter from the agency and the programme',
          'Everyone: copy of any earlier Chinese visa',
          'Employees: employer’s letter, SGK service record, bank statements for the last 3 months',
          'Business owners and the self-employed: tax certificate, activity certificate, bank statements for the last 3 months',
          'Pensioners: proof of pension and statements of the account it is paid into',
          'Students: student certificate and a parent’s proof of income',
        ],
        notes: [
          'Green passports are reported to be visa-free for up to 30 days; confirm with the Chinese mission before buying a ticket.',
          'Leaving the airport during a connection needs separate permission; ask beforehand if your layover is long.',
          ...closingNotes.en,
        ],
      },
    },
  },
]
