import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { elsewhere, RetentionRule, RuleId } from './retention.rules.ts'

type Text = OfficeTexts[string]

/** What is kept, and the law or the purpose that asks for it. */
export const ruleTexts: Record<RuleId, { what: Text; law: Text }> = {
  orders_paid: {
    what: { tr: 'Para alınan siparişler: müşteri, fatura, sözleşmeler, ödemeler, dekont ve makbuzlar', en: 'Orders with money: customer, invoice, contracts, payments, receipts' },
    law: { tr: 'TTK m. 82 (10 yıl); VUK m. 253 (5 yıl) ve tüketici mevzuatı (3 yıl) daha kısadır', en: 'Commercial code TTK art. 82 (10 years); tax procedure VUK art. 253 (5 years) and consumer law (3 years) ask for less' },
  },
  orders_unpaid: {
    what: { tr: 'Hiç para alınmayan siparişler: süresi dolan ve iptal edilenler', en: 'Orders without any money: expired and cancelled ones' },
    law: { tr: 'Tüketiciye verilen bilgilerin ispatı (Mesafeli Sözleşmeler Yönetmeliği m. 20, 3 yıl); meşru menfaat (KVKK m. 5/2-e, f)', en: 'Proof of what a consumer was told (distance contracts regulation art. 20, 3 years); legitimate interest (KVKK art. 5/2-e, f)' },
  },
  documents: {
    what: { tr: 'Yolcuların T.C. kimlik ve pasaport numaraları', en: 'Identity and passport numbers of passengers' },
    law: { tr: 'Sözleşmenin ifası (KVKK m. 5/2-c); yolculuktan sonra kullanılmaz', en: 'Performance of the contract (KVKK art. 5/2-c); not needed after the journey' },
  },
  passengers: {
    what: { tr: 'Yolcuların adı, doğum tarihi, uyruğu, telefonu, biniş yeri ve notu', en: 'Names, birth dates, nationality, telephone, pickup and note of passengers' },
    law: { tr: 'Ayıplı hizmet talepleri (TKHK m. 16, 2 yıl) ve sözleşmenin ispatı (3 yıl)', en: 'Claims about a defective service (TKHK art. 16, 2 years) and proof of the contract (3 years)' },
  },
  conversations: {
    what: { tr: 'Siparişteki yazışmalar', en: 'Messages on an order' },
    law: { tr: 'Sözleşmenin ifası (KVKK m. 5/2-c)', en: 'Performance of the contract (KVKK art. 5/2-c)' },
  },
  messages: {
    what: { tr: 'İletişim, özel tur ve teklif mesajları, yanıtları ve notları', en: 'Contact messages, requests for tours and offers, with answers and notes' },
    law: { tr: 'Sözleşme öncesi işlemler (KVKK m. 5/2-c); acentanın seçtiği süre', en: 'Steps before a contract (KVKK art. 5/2-c); a period of the agency’s choice' },
  },
  applications: {
    what: { tr: 'İş başvuruları ve özgeçmişler', en: 'Job applications and CVs' },
    law: { tr: 'Başvurunun değerlendirilmesi (KVKK m. 5/2-c, f); acentanın seçtiği süre', en: 'Deciding on the application (KVKK art. 5/2-c, f); a period of the agency’s choice' },
  },
  applications_on_file: {
    what: { tr: 'Saklanmasına açık rıza verilen iş başvuruları', en: 'Job applications that the applicant asked to keep on file' },
    law: { tr: 'Açık rıza (KVKK m. 5/1): formdaki 1 yıl', en: 'Explicit consent (KVKK art. 5/1): the year that the form names' },
  },
  mails: {
    what: { tr: 'Gönderilen e-postaların alıcısı ve metni', en: 'Recipient and text of mails that were sent' },
    law: { tr: 'Gönderimin izlenmesi (KVKK m. 5/2-f)', en: 'Seeing that they arrived (KVKK art. 5/2-f)' },
  },
  unsent_mails: {
    what: { tr: 'Gönderilemeyen e-postalar', en: 'Mails that could not be sent' },
    law: { tr: 'Gönderimin izlenmesi (KVKK m. 5/2-f)', en: 'Seeing what did not arrive (KVKK art. 5/2-f)' },
  },
  mail_records: {
    what: { tr: 'Bir e-postanın gönderildiğinin kaydı: konu ve alıcının özeti (metin ve adres yok)', en: 'The record that a mail was sent: subject and a hash of the recipient, no text and no address' },
    law: { tr: 'Bildirimlerin ispatı; siparişin süresi (TTK m. 82)', en: 'Proof of notices, as long as the order (TTK art. 82)' },
  },
  departures: {
    what: { tr: 'Kalkışın bilgileri: rehberin adı ve telefonu, herkese giden mesajlar, dosyalar, notlar', en: 'Facts of a departure: name and telephone of the guide, messages to everybody, files, notes' },
    law: { tr: 'Sözleşmenin ispatı (3 yıl)', en: 'Proof of the contract (3 years)' },
  },
  unpaid_seats: {
    what: { tr: 'Ödenmemiş koltukların sınırı için adreslerin özeti', en: 'Hashes of addresses that limit unpaid seats' },
    law: { tr: 'Meşru menfaat (KVKK m. 5/2-f): kötüye kullanımın önlenmesi', en: 'Legitimate interest (KVKK art. 5/2-f): preventing abuse' },
  },
  requests: {
    what: { tr: 'Aynı isteğin iki kez işlenmemesi için tutulan özetler (metin yok)', en: 'Hashes of requests, so that none takes effect twice; no text' },
    law: { tr: 'Siparişin ispatı (3 yıl)', en: 'Proof of an order (3 years)' },
  },
  limits: {
    what: { tr: 'Deneme sınırlarının sayaçları: ağ adresinin özeti', en: 'Counters of rate limits: a hash of the network address' },
    law: { tr: 'Veri güvenliği (KVKK m. 12)', en: 'Data security (KVKK art. 12)' },
  },
  audit: {
    what: { tr: 'İşlem kayıtları: kim, ne zaman, neyi değiştirdi; çalışanların girişleri', en: 'Audit records: who changed what, and when; logins of staff' },
    law: { tr: 'Veri güvenliği (KVKK m. 12) ve ticari kayıtların ispatı (TTK m. 82). Silinen kişinin bilgileri içinden çıkarılır', en: 'Data security (KVKK art. 12) and proof of commercial records (TTK art. 82). The data of an erased person are taken out' },
  },
  destruction: {
    what: { tr: 'Silme ve bilgi verme kayıtları: adresin özeti ve sayılar', en: 'Records of erasing and of answers: a hash of the address, and counts' },
    law: { tr: 'Silme, Yok Etme veya Anonim Hale Getirme Yönetmeliği m. 7 (en az 3 yıl)', en: 'Regulation on erasing personal data, art. 7 (at least 3 years)' },
  },
  staff: {
    what: { tr: 'Çalışanların hesapları', en: 'Accounts of staff' },
    law: { tr: 'İş ilişkisi (KVKK m. 5/2-c); Kullanıcılar ekranından silinir', en: 'Employment (KVKK art. 5/2-c); deleted on the screen of users' },
  },
  sign_ins: {
    what: { tr: 'Çalışanların oturumları ve giriş yaptıkları ağların özeti', en: 'Sessions of staff, and hashes of the networks they signed in from' },
    law: { tr: 'Veri güvenliği (KVKK m. 12)', en: 'Data security (KVKK art. 12)' },
  },
  browsers: {
    what: { tr: 'Çalışanların giriş yaptığı tarayıcıların çerez özeti', en: 'Hashes of the cookies of browsers that staff signed in with' },
    law: { tr: 'Veri güvenliği (KVKK m. 12)', en: 'Data security (KVKK art. 12)' },
  },
  support: {
    what: { tr: 'Çalışanların destek talepleri', en: 'Support requests of staff' },
    law: { tr: 'Meşru menfaat (KVKK m. 5/2-f)', en: 'Legitimate interest (KVKK art. 5/2-f)' },
  },
  failures: {
    what: { tr: 'Hata kayıtları (kişisel veri yazılmaz)', en: 'Failures (personal data are left out of them)' },
    law: { tr: 'Veri güvenliği (KVKK m. 12)', en: 'Data security (KVKK art. 12)' },
  },
  refusals: {
    what: { tr: 'Sınırların geri çevirdikleri: ağın ve e-posta adresinin maskelenmiş hâli', en: 'Whom limits refused: network and e-mail address, masked' },
    law: { tr: 'Meşru menfaat (KVKK m. 5/2-f): geri çevrilen müşteriye yardım', en: 'Legitimate interest (KVKK art. 5/2-f): helping a refused customer' },
  },
}

export const elsewhereTexts: Record<(typeof elsewhere)[number], Text> = {
  carts: { tr: 'Sepet: yalnızca ziyaretçinin tarayıcısında', en: 'Carts: in the visitor’s browser only' },
  consent: { tr: 'Çerez tercihi: yalnızca ziyaretçinin tarayıcısında', en: 'The choice about cookies: in the visitor’s browser only' },
  search: { tr: 'Sitede aranan sözcükler: saklanmaz', en: 'Words searched on the site: not stored' },
  access_logs: { tr: 'Erişim kayıtları (5651 sayılı Kanun): program ağ adreslerini kaydetmez; trafik bilgisini yer sağlayıcı, yani barındırma firması saklar', en: 'Access records (law no. 5651): the program logs no network addresses; the hosting company keeps traffic data' },
  backups: { tr: 'Yedekler: silinen veriler, saklanan yedek sayısı (BACKUP_KEEP) dolunca onlardan da gider', en: 'Backups: what was erased leaves them when the number that is kept (BACKUP_KEEP) has passed' },
}

export const fromTexts: Record<RetentionRule['from'], Text> = {
  year_end: { tr: 'son işlemin takvim yılının sonundan itibaren', en: 'from the end of the calendar year of the last event' },
  made: { tr: 'kayıt gününden itibaren', en: 'from the day it was made' },
  return: { tr: 'dönüşten itibaren', en: 'from the return' },
  last_word: { tr: 'son yazışmadan itibaren', en: 'from the last message' },
  sent: { tr: 'gönderildiği günden itibaren', en: 'from the day it was sent' },
  last_use: { tr: 'son kullanımdan itibaren', en: 'from the last use' },
  end: { tr: 'kullanım bitene kadar', en: 'as long as it is in use' },
}

export const endTexts: Record<RetentionRule['end'], Text> = {
  erased: { tr: 'Silinir', en: 'Erased' },
  anonymous: { tr: 'Anonim olur', en: 'Made anonymous' },
  kept: { tr: 'Elle silinir', en: 'Deleted by hand' },
}

export const onRequestTexts: Record<RetentionRule['onRequest'], Text> = {
  erased: { tr: 'Silinir', en: 'Erased' },
  stays: { tr: 'Kalır', en: 'Stays' },
}

export const periodTexts = {
  years: { tr: '{n} yıl', en: '{n} year|{n} years' },
  days: { tr: '{n} gün', en: '{n} day|{n} days' },
} satisfies OfficeTexts
