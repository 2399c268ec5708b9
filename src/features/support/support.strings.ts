import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office's API about support requests. Not sent to public pages. */
export const supportOffice = {
  support_sent: { tr: 'Talebiniz gönderiliyor.', en: 'Your request is on its way.' },
  support_stored: { tr: 'Talebiniz kaydedildi. E-posta ayarlı olmadığı için kimseye gönderilmedi.', en: 'Your request has been saved. It was not sent to anyone, because e-mail is not set up.' },
  support_reused: { tr: 'Bu talep numarası başka bir talep için kullanıldı. Sayfayı yenileyip yeniden deneyin.', en: 'This request number was used for another request. Reload the page and try again.' },
} satisfies TextGroup

export const support_mail = {
  subject: { tr: '{company} destek talebi: {subject}', en: '{company} support request: {subject}' },
  from: { tr: 'Gönderen', en: 'From' },
  at: { tr: 'Zaman', en: 'Time' },
  screen: { tr: 'Ekran', en: 'Screen' },
  browser: { tr: 'Tarayıcı', en: 'Browser' },
  error: { tr: 'Hata', en: 'Error' },
} satisfies TextGroup
