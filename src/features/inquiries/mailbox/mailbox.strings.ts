import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office's API about messages. Not sent to public pages. */
export const mailboxOffice = {
  messages_trashed: { tr: '{n} mesaj çöpe taşındı.', en: '{n} message has been moved to the trash.|{n} messages have been moved to the trash.' },
  messages_restored: { tr: '{n} mesaj geri alındı.', en: '{n} message has been restored.|{n} messages have been restored.' },
  messages_deleted: { tr: '{n} mesaj kalıcı olarak silindi.', en: '{n} message has been deleted for good.|{n} messages have been deleted for good.' },
  messages_checked: { tr: '{n} mesaj okundu sayıldı.', en: '{n} message has been marked as read.|{n} messages have been marked as read.' },
  message_not_in_trash: { tr: 'Mesajlar yalnızca çöpten silinebilir. Önce çöpe taşıyın.', en: 'Messages can only be deleted from the trash. Move them there first.' },
  message_answer_waits: { tr: 'Yanıt henüz gönderilmedi. Gönderildikten sonra silin.', en: 'The reply has not been sent yet. Delete the message after that.' },
  message_gone: { tr: 'Bu mesaj silinmiş.', en: 'This message has been deleted.' },
  cv_gone: { tr: 'Özgeçmiş dosyası bulunamadı.', en: 'The CV file was not found.' },
  note_added: { tr: 'Not eklendi.', en: 'The note has been added.' },
  answer_sent: { tr: 'Yanıt gönderiliyor.', en: 'The reply is on its way.' },
  answer_no_address: { tr: 'Bu mesajda e-posta adresi yok. Telefonla arayın.', en: 'This message has no e-mail address. Please call.' },
  answer_no_mail_server: { tr: 'E-posta gönderimi ayarlanmadığı için yanıt buradan gönderilemiyor.', en: 'E-mail is not set up, so replies cannot be sent from here.' },
  answered_meanwhile: { tr: 'Siz yazarken {name} bu mesaja yanıt verdi ({time}). Yanıtı okuyun; gerekiyorsa sizinkini yine gönderebilirsiniz.', en: '{name} answered this message while you were writing ({time}). Read that answer; you can still send yours if it is needed.' },
  answer_reused: { tr: 'Bu yanıt numarası başka bir yanıt için kullanıldı. Sayfayı yenileyip yeniden deneyin.', en: 'This reply number was used for another reply. Reload the page and try again.' },
  assignee_unknown: { tr: 'Bu kullanıcı mesajları göremiyor.', en: 'This user cannot read messages.' },
  template_placeholder: { tr: 'Yalnızca {name} ve {message_no} kullanılabilir.', en: 'Only {name} and {message_no} can be used.' },
  message_health_consent: { tr: 'Sağlık bilgisini kullanma izni', en: 'Consent to use health details' },
  message_keep_consent: { tr: 'Başka görevler için saklama izni (1 yıl)', en: 'Consent to keep for other positions (1 year)' },
  state_yeni: { tr: 'yeni', en: 'new' },
  state_ilgileniliyor: { tr: 'ilgileniliyor', en: 'in progress' },
  state_yanitlandi: { tr: 'yanıtlandı', en: 'answered' },
  state_kapandi: { tr: 'kapandı', en: 'closed' },
} satisfies TextGroup

/** The mail that answers a message. */
export const message_answer = {
  subject: { tr: '{company}: {message_no} numaralı mesajınıza yanıt', en: '{company}: reply to your message {message_no}' },
  your_message: { tr: 'Mesajınız', en: 'Your message' },
} satisfies TextGroup
