import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const conversationTexts = {
  title: { tr: 'Müşteriyle yazışma', en: 'Conversation with the customer' },
  empty: { tr: 'Henüz yazışma yok. Müşteri, rezervasyonunun sayfasından yazabilir ve değişiklik isteyebilir.', en: 'No messages yet. The customer can write and ask for changes on the booking page.' },
  write: { tr: 'Müşteriye yaz', en: 'Write to the customer' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  office: { tr: 'Ofis', en: 'Office' },
  is_new: { tr: 'Yeni', en: 'New' },
  erased: { tr: 'Metin, dönüşten 180 gün sonra silindi.', en: 'The text was erased 180 days after the return.' },
  asked: { tr: 'Değişiklik isteği: {what}', en: 'Change requested: {what}' },
  tarih: { tr: 'başka tarih', en: 'other dates' },
  kisi: { tr: 'kişi sayısı', en: 'number of people' },
  otel: { tr: 'otel ya da oda', en: 'hotel or room' },
  isim: { tr: 'isim', en: 'a name' },
  diger: { tr: 'diğer', en: 'something else' },
  wish_state: { tr: 'Değişiklik isteği', en: 'Change request' },
  acik: { tr: 'Açık', en: 'Open' },
  yapildi: { tr: 'Yapıldı', en: 'Done' },
  reddedildi: { tr: 'Reddedildi', en: 'Declined' },
  decided_yapildi: { tr: 'Değişiklik isteğine yanıt: yapıldı', en: 'Answer to the change request: done' },
  decided_reddedildi: { tr: 'Değişiklik isteğine yanıt: reddedildi', en: 'Answer to the change request: declined' },
  answer: { tr: 'Yanıtınız', en: 'Your answer' },
  mailed: { tr: 'Müşteriye {lang} e-posta olarak gider ve rezervasyonunun sayfasında görünür.', en: 'Mailed to the customer in {lang}, and shown on the booking page.' },
  not_mailed: { tr: 'Müşteri yanıtı rezervasyonunun sayfasında görür; e-posta gönderilmez.', en: 'The customer sees it on the booking page; no mail is sent.' },
  answers: { tr: 'Bu yanıt', en: 'This answer' },
  plain: { tr: 'Yalnızca bir mesaj', en: 'Is a message only' },
  closes_yapildi: { tr: '“{what}” isteği yapıldı', en: 'Closes “{what}”: done' },
  closes_reddedildi: { tr: '“{what}” isteği reddedildi', en: 'Closes “{what}”: declined' },
  do_first: { tr: 'Değişikliği siparişte siz yaparsınız; bu yanıt yalnızca müşteriye haber verir.', en: 'You make the change in the order yourself; this answer only tells the customer.' },
  send: { tr: 'Yanıtı gönder', en: 'Send the answer' },
  send_anyway: { tr: 'Okudum, yine de gönder', en: 'I have read it, send anyway' },
} satisfies OfficeTexts

/** Badges and filters of the list of orders. */
export const conversationListTexts = {
  messages: { tr: 'Yazışma', en: 'Conversation' },
  any_messages: { tr: 'Hepsi', en: 'Any' },
  okunmadi: { tr: 'Okunmamış mesajı olan', en: 'Unread message' },
  degisiklik: { tr: 'Değişiklik isteyen', en: 'Asks for a change' },
  has_unread: { tr: 'Yeni mesaj', en: 'New message' },
  wants_change: { tr: 'Değişiklik istiyor', en: 'Wants a change' },
} satisfies OfficeTexts
