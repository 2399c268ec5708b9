import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const kindTexts = {
  contact: { tr: 'İletişim / gelen kutusu', en: 'Contact / inbox' },
  'special-tour': { tr: 'Özel tur talebi', en: 'Special tour request' },
  'human-resources': { tr: 'İK başvuruları', en: 'HR applications' },
  offer: { tr: 'Teklif talepleri', en: 'Quote requests' },
} satisfies OfficeTexts

export const stateTexts = {
  yeni: { tr: 'Yeni', en: 'New' },
  ilgileniliyor: { tr: 'İlgileniliyor', en: 'In progress' },
  yanitlandi: { tr: 'Yanıtlandı', en: 'Answered' },
  kapandi: { tr: 'Kapandı', en: 'Closed' },
} satisfies OfficeTexts

export const emptyTexts = {
  contact: { tr: 'Henüz mesaj yok. İletişim sayfasından yazanlar burada görünür.', en: 'No messages yet. What visitors write on the contact page appears here.' },
  'special-tour': { tr: 'Henüz talep yok. Özel tur isteyenler burada görünür.', en: 'No requests yet. Visitors who ask for a private tour appear here.' },
  'human-resources': { tr: 'Henüz başvuru yok. İş başvuruları özgeçmişleriyle burada görünür.', en: 'No applications yet. Job applications appear here with their CVs.' },
  offer: { tr: 'Henüz talep yok. Bir tur için teklif isteyenler burada görünür.', en: 'No requests yet. Visitors who ask for a quote for a tour appear here.' },
} satisfies OfficeTexts

export const mailboxTexts = {
  section: { tr: 'Bölüm', en: 'Section' },
  mail: { tr: 'Gelen', en: 'Mail' },
  trash: { tr: 'Çöp', en: 'Trash' },
  trash_empty: { tr: 'Çöp boş.', en: 'The trash is empty.' },
  search_in: { tr: 'Ad, e-posta, telefon, konu', en: 'Name, e-mail, phone, subject' },
  state: { tr: 'Durum', en: 'Status' },
  any_state: { tr: 'Bütün durumlar', en: 'Any status' },
  unanswered: { tr: 'Yanıt bekleyenler', en: 'Waiting for an answer' },
  assignee: { tr: 'İlgilenen', en: 'Assigned to' },
  any_assignee: { tr: 'İlgilenen: herkes', en: 'Assigned to anyone' },
  nobody: { tr: 'Kimse almadı', en: 'Not assigned' },
  sender: { tr: 'Gönderen', en: 'Sender' },
  subject: { tr: 'Konu', en: 'Subject' },
  arrived: { tr: 'Geliş', en: 'Received' },
  reading: { tr: 'Okunma', en: 'Read or unread' },
  any_reading: { tr: 'Okunan ve okunmayan', en: 'Read and unread' },
  unread_only: { tr: 'Okunmayanlar', en: 'Unread' },
  unread: { tr: 'okunmadı', en: 'unread' },
  has_cv: { tr: 'özgeçmiş ekli', en: 'CV attached' },
  waiting: { tr: '{n} gündür yanıt bekliyor', en: 'Waiting for {n} day|Waiting for {n} days' },
  mark_read: { tr: 'Okundu say', en: 'Mark as read' },
  to_trash: { tr: 'Çöpe taşı', en: 'Move to trash' },
  restore: { tr: 'Geri al', en: 'Restore' },
  remove: { tr: 'Kalıcı sil', en: 'Delete for good' },
  remove_several: { tr: '{n} mesaj', en: '{n} message|{n} messages' },
  trash_failed: { tr: 'Çöpe taşıma işleminde sorun oldu!', en: 'It could not be moved to the trash!' },
  templates: { tr: 'Yanıt şablonları', en: 'Reply templates' },
} satisfies OfficeTexts
