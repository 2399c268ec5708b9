import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { TextGroup } from '#src/base/string-key.ts'

/** Answers of the server. */
export const postponedOffice = {
  postponed_sent: { tr: '{n} e-posta gönderime alındı.', en: '{n} mail is being sent.|{n} mails are being sent.' },
  postponed_erased: { tr: '{n} e-posta silindi; gönderilmeyecek.', en: '{n} mail was erased and will not be sent.|{n} mails were erased and will not be sent.' },
} satisfies TextGroup

export const postponedTexts = {
  title: { tr: 'Bekletilen e-postalar', en: 'Mails that are kept back' },
  without_server: {
    tr: 'E-posta sunucusu kurulu değil: {n} e-posta bekliyor. Sunucuyu kurduğunuzda hangilerinin gönderileceğini burada seçersiniz. 30 gün içinde gönderilmeyenler silinir.',
    en: 'No mail server is set up: {n} mail is waiting. Once there is one, you choose here which are sent. Those not sent within 30 days are erased.|No mail server is set up: {n} mails are waiting. Once there is one, you choose here which are sent. Those not sent within 30 days are erased.',
  },
  with_server: {
    tr: 'Sunucu yokken yazılan {n} e-posta sizi bekliyor. Bir günden eski olanlar ve siparişi sonradan değişenler işaretli değildir: göndermeden önce bakın.',
    en: '{n} mail was written while there was no server and waits for you. Mails older than a day, or about an order that has changed since, are not ticked: look at them before you send them.|{n} mails were written while there was no server and wait for you. Mails older than a day, or about an order that has changed since, are not ticked: look at them before you send them.',
  },
  set_up: { tr: 'E-posta sunucusunu kur', en: 'Set up the mail server' },
  old: { tr: 'bir günden eski', en: 'older than a day' },
  changed: { tr: 'siparişi sonradan değişti', en: 'its order has changed since' },
  all: { tr: 'Tümünü seç', en: 'Choose all' },
  to: { tr: '{when} · {to}', en: '{when} · {to}' },
  first: { tr: 'En eski {n} tanesi; ötekiler bunlardan sonra gelir.', en: 'The oldest {n}; the others follow.' },
  send: { tr: '{n} e-postayı gönder', en: 'Send {n} mail|Send {n} mails' },
  send_title: { tr: 'Bekleyen e-postalar gönderilsin mi?', en: 'Send these mails?' },
  send_text: { tr: '{n} e-posta şimdi alıcılarına gider.', en: '{n} mail goes to its recipient now.|{n} mails go to their recipients now.' },
  send_stale: { tr: 'Bunların {n} tanesi güncel olmayabilir.', en: '{n} of them may be out of date.' },
  erase: { tr: 'Seçilenleri sil', en: 'Erase the chosen ones' },
  erase_title: { tr: 'Bekleyen e-postalar silinsin mi?', en: 'Erase these mails?' },
  erase_text: { tr: '{n} e-posta hiç gönderilmez. Bu işlem geri alınamaz.', en: '{n} mail is never sent. This cannot be undone.|{n} mails are never sent. This cannot be undone.' },
} satisfies OfficeTexts
