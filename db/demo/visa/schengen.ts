import type { VisaSeed } from '../seeds.ts'
import { closingNotes, schengenDocuments } from './documents.ts'

/** Common to the Schengen visa code: 90 days in any 180, decision in 15 days that may be stretched to 45. */
const schengen: Pick<VisaSeed, 'ordinary_passport' | 'green_passport' | 'stay_days' | 'processing_days' | 'fee'> = {
  ordinary_passport: 'vizeli',
  green_passport: 'vizesiz',
  stay_days: 90,
  processing_days: [15, 45],
  fee: { amount: 90, currency: 'EUR' },
}

const notes = {
  tr: [
    'Harç 12 yaş ve üzeri için 90 €, 6–11 yaş için 45 €; 6 yaşından küçüklerden harç alınmaz. Aracı kurumun hizmet bedeli ayrıdır. Ret hâlinde harç ve hizmet bedeli geri ödenmez.',
    'Yeşil pasaport sahipleri 180 gün içinde 90 güne kadar vizesiz kalabilir. Avrupa seyahat izni ETIAS yürürlüğe girdiğinde çevrimiçi onay da gerekecektir.',
  ],
  en: [
    'The fee is €90 from the age of 12 and €45 for ages 6 to 11; under 6 there is none. The application centre’s service charge is extra. Neither is refunded if the visa is refused.',
    'Holders of a Turkish green passport may stay up to 90 days in any 180 without a visa. Once ETIAS applies they will also need its online authorisation.',
  ],
}

export const schengenCountries: readonly VisaSeed[] = [
  {
    country: 'DE',
    cover: 'almanya-berlin',
    ...schengen,
    texts: {
      tr: {
        title: 'Almanya Vizesi',
        summary:
          'Bordo pasaporta Schengen vizesi gerekir. Başvuru ikamet ettiğiniz ile göre yetkili merkezden yapılır.',
        body: `<p>Almanya’ya turistik gezi için C tipi Schengen vizesi alınır. Gezinizde birden çok Schengen ülkesi varsa başvuru, en çok geceleyeceğiniz ülkeye yapılır; geceler eşitse ilk girdiğiniz ülke yetkilidir.</p><h2>Başvuru nasıl ilerler?</h2><p>Randevu, konsolosluğun yetkilendirdiği başvuru merkezinden alınır ve hangi merkeze gideceğinizi ikamet adresiniz belirler. Randevuya kendiniz gidersiniz; son 59 ayda parmak izi vermediyseniz orada alınır. Seyahatten en erken 6 ay, en geç 15 gün önce başvurabilirsiniz.</p><h2>Bizim önerimiz</h2><p>Yaz ve bayram dönemlerinde randevular haftalar öncesinden dolar. Tur tarihinden en az 90 gün önce dosyanızı toplamaya başlayın, hesap dökümünü ve izin yazısını randevudan önceki son iki haftada alın.</p>`,
        documents: schengenDocuments.tr,
        notes: [...notes.tr, ...closingNotes.tr],
      },
      en: {
        title: 'Germany Visa',
        summary: 'Ordinary Turkish passports need a Schengen visa; where you apply depends on your home province.',
        body: `<p>A tourist visit to Germany takes a type C Schengen visa. If your trip covers several Schengen countries, apply to the one where you spend most nights; if the nights are equal, to the one you enter first.</p><h2>How the application works</h2><p>Appointments are made at the centre authorised by the consulate, and your registered address decides which one. You attend in person, and fingerprints are taken unless you gave them within the last 59 months. You can apply from 6 months up to 15 days before travelling.</p><h2>Our advice</h2><p>In summer and around the religious holidays appointments fill up weeks ahead. Start collecting papers at least 90 days before the tour, and get bank statements and the leave letter within the last two weeks before your appointment.</p>`,
        documents: schengenDocuments.en,
        notes: [...notes.en, ...closingNotes.en],
      },
    },
  },
  {
    country: 'FR',
    cover: 'paris-eyfel',
    ...schengen,
    texts: {
      tr: {
        title: 'Fransa Vizesi',
        summary:
          'Bordo pasaporta Schengen vizesi gerekir. Form önce Fransa’nın vize sitesinde doldurulur, sonra randevu alınır.',
        body: `<p>Fransa’ya ve Fransa ağırlıklı Benelüks turlarına C tipi Schengen vizesiyle gidilir. Başvuru formu Fransa’nın resmî vize sitesinde doldurulur; çıkan başvuru numarasıyla yetkili merkezden randevu alınır.</p><h2>Randevu günü</h2><p>Belgelerin aslını ve fotokopisini yanınıza alın, listedeki sırayla dizin. Türkçe belgelerin Fransızca ya da İngilizce çevirisi istenebilir; yeminli çeviri gerekip gerekmediğini randevu onayından okuyun. Parmak izi ve fotoğraf merkezde alınır.</p><h2>Sık yapılan yanlışlar</h2><p>Sigortanın seyahat tarihlerini gün kaçırmadan kapsaması, otel rezervasyonunda bütün yolcuların adının yazması gerekir. Hesaba randevudan hemen önce yatırılan yüksek tutarlar açıklama ister; kaynağını gösteren bir belge ekleyin.</p>`,
        documents: schengenDocuments.tr,
        notes: [...notes.tr, ...closingNotes.tr],
      },
      en: {
        title: 'France Visa',
        summary:
          'Ordinary Turkish passports need a Schengen visa. Fill in the form on France’s visa site, then book an appointment.',
        body: `<p>France, and Benelux tours that spend most nights in France, take a type C Schengen visa. The form is completed on France’s official visa site; with the reference number it gives you, you book an appointment at the authorised centre.</p><h2>On the day</h2><p>Bring originals and photocopies, arranged in the order of the list. A French or English translation of Turkish papers may be requested; the appointment confirmation says whether it must be sworn. Fingerprints and photo are taken at the centre.</p><h2>Common mistakes</h2><p>The insurance must cover every single day of the trip, and the hotel booking must name every traveller. Large sums paid into the account just before the appointment raise questions; add a paper that shows where they came from.</p>`,
        documents: schengenDocuments.en,
        notes: [...notes.en, ...closingNotes.en],
      },
    },
  },
  {
    country: 'IT',
    cover: 'venedik-kanal',
    ...schengen,
    texts: {
      tr: {
        title: 'İtalya Vizesi',
        summary:
          'Bordo pasaporta Schengen vizesi gerekir. İlkbahar ve yaz turları için randevuyu iki üç ay önceden arayın.',
        body: `<p>İtalya, Türkiye’den en çok gezilen Schengen ülkelerinden biridir; bu yüzden nisan-eylül arası randevu bulmak zaman alır. Turistik geziler için C tipi vize alınır.</p><h2>Hangi konsolosluk?</h2><p>İkamet ettiğiniz il, başvurunuzu İstanbul, Ankara ya da İzmir’deki İtalyan temsilciliğinden hangisinin değerlendireceğini belirler. Başvuru, bu temsilciliğin yetkilendirdiği merkeze yapılır. Adresiniz nüfus kaydında güncel değilse önce onu düzeltin.</p><h2>Gezi planı</h2><p>Roma, Floransa ve Venedik gibi birden çok şehir geziyorsanız her gece nerede kalacağınız, şehirler arasında nasıl gideceğiniz dosyada görünmelidir. Tur misafirlerimize otel listesi, ulaşım bilgisi ve imzalı tur sözleşmesini bir arada veriyoruz.</p>`,
        documents: schengenDocuments.tr,
        notes: [...notes.tr, ...closingNotes.tr],
      },
      en: {
        title: 'Italy Visa',
        summary:
          'Ordinary Turkish passports need a Schengen visa. For spring and summer, look for an appointment two to three months ahead.',
        body: `<p>Italy is among the most visited Schengen countries from Türkiye, so finding an appointment between April and September takes time. Tourist trips take a type C visa.</p><h2>Which consulate?</h2><p>Your home province decides whether the Italian mission in Istanbul, Ankara or İzmir looks at your file; you hand it in at the centre that mission has authorised. If your registered address is out of date, correct it first.</p><h2>Travel plan</h2><p>If you visit several cities such as Rome, Florence and Venice, the file must show where you sleep each night and how you travel between them. Our guests receive the hotel list, transport details and signed tour contract together.</p>`,
        documents: schengenDocuments.en,
        notes: [...notes.en, ...closingNotes.en],
      },
    },
  },
  {
    country: 'GR',
    cover: 'santorini',
    ...schengen,
    texts: {
      tr: {
        title: 'Yunanistan Vizesi',
        summary:
          'Anakara için Schengen vizesi gerekir. Türkiye’ye yakın bazı adalara 7 güne kadar kapıda vize uygulanabiliyor.',
        body: `<p>Atina, Selanik ve anakaranın geri kalanı için bordo pasaporta C tipi Schengen vizesi gerekir; başvuru, konsolosluğun yetkilendirdiği merkezden yapılır. Geçerli bir Schengen vizeniz varsa adalara da onunla gidersiniz.</p><h2>Adalar için kapıda vize</h2><p>Rodos, İstanköy, Midilli, Sakız, Sisam ve Meis’in de aralarında bulunduğu, Türkiye’den feribotla gidilen belirli adalar, dönemsel bir programla limanda 7 güne kadar tek girişli vize verebiliyor. Adına karşın iş kapıda başlamıyor: Belgeler yolculuktan birkaç iş günü önce feribot firması ya da acenta aracılığıyla adaya gönderiliyor, ön onay bekleniyor, parmak izi limanda alınıyor.</p><p>Bu vize yalnızca giriş yapılan ada için geçerlidir; anakaraya ya da başka bir ülkeye geçiş hakkı vermez. Ada listesi, ücret ve programın süresi her yıl yeniden duyurulur; ada turu almadan önce güncel durumu bize sorun.</p>`,
        documents: [
          ...schengenDocuments.tr,
          'Kapıda vize: başvuru formu, pasaport ve kimlik fotokopisi, 2 biyometrik fotoğraf, gidiş-dönüş feribot bileti, ada oteli rezervasyonu, son 3 ayın hesap dökümü ve seyahat sağlık sigortası',
        ],
        notes: [
          ...notes.tr,
          'Kapıda vize ücreti limanda nakit alınabilir, Schengen harcından farklıdır ve ret hâlinde geri ödenmez.',
          ...closingNotes.tr,
        ],
      },
      en: {
        title: 'Greece Visa',
        summary:
          'The mainland takes a Schengen visa. Some islands close to Türkiye may issue a visa on arrival for up to 7 days.',
        body: `<p>Athens, Thessaloniki and the rest of the mainland take a type C Schengen visa on an ordinary Turkish passport, applied for at the centre authorised by the consulate. A valid Schengen visa also takes you to the islands.</p><h2>Visa on arrival for the islands</h2><p>Under a scheme that is renewed from time to time, certain islands reached by ferry from Türkiye, among them Rhodes, Kos, Lesvos, Chios, Samos and Kastellorizo, may issue a single-entry visa of up to 7 days at the port. Despite its name the process does not start there: papers are sent to the island through the ferry company or agency a few working days ahead, you wait for pre-approval, and fingerprints are taken at the port.</p><p>This visa is valid only for the island of entry and gives no right to continue to the mainland or another country. The list of islands, the fee and the scheme’s duration are announced afresh each year, so ask us before booking an island tour.</p>`,
        documents: [
          ...schengenDocuments.en,
          'Visa on arrival: application form, copies of passport and ID card, 2 biometric photos, return ferry ticket, island hotel booking, bank statements for the last 3 months and travel health insurance',
        ],
        notes: [
          ...notes.en,
          'The fee for the visa on arrival may be taken in cash at the port, differs from the Schengen fee and is not refunded if the visa is refused.',
          ...closingNotes.en,
        ],
      },
    },
  },
]
