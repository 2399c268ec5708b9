import type { TextGroup } from '#src/base/string-key.ts'

/** The conversation on the page of a booking. Part of the group `result`. */
export const conversation = {
  msg_title: { tr: 'Mesajlar', en: 'Messages' },
  msg_intro: { tr: 'Sorunuzu yazın ya da rezervasyonunuzda bir değişiklik isteyin; ekibimiz yanıtlar.', en: 'Ask us a question, or ask for a change to your booking; our team will reply.' },
  msg_mailed: { tr: 'Yanıtımız burada görünür ve {email} adresine de gönderilir.', en: 'Our answer appears here and is also sent to {email}.' },
  msg_shown: { tr: 'Yanıtımız bu sayfada görünür.', en: 'Our answer appears on this page.' },
  msg_write: { tr: 'Mesaj yazın', en: 'Write a message' },
  msg_ask: { tr: 'Değişiklik isteyin', en: 'Ask for a change' },
  msg_you: { tr: 'Siz', en: 'You' },
  msg_agency: { tr: 'Ekibimiz', en: 'Our team' },
  msg_erased: { tr: 'Bu mesajın metni silindi.', en: 'The text of this message has been erased.' },
  msg_body: { tr: 'Mesajınız', en: 'Your message' },
  msg_wish: { tr: 'Ne değişsin?', en: 'What should change?' },
  msg_wish_body: { tr: 'İsteğiniz', en: 'Your request' },
  msg_hint_tarih: { tr: 'Hangi tarihlerde gitmek istersiniz?', en: 'On which dates would you like to travel?' },
  msg_hint_kisi: { tr: 'Kaç kişi olacaksınız? Çocukların yaşını da yazın.', en: 'How many of you will travel? Please add the ages of children.' },
  msg_hint_otel: { tr: 'Nasıl bir otel ya da oda istersiniz?', en: 'Which hotel or room would you like?' },
  msg_hint_isim: { tr: 'Hangi yolcunun adı nasıl olmalı?', en: 'Whose name should be changed, and to what?' },
  msg_hint_diger: { tr: 'Kısaca anlatın.', en: 'Tell us in a few words.' },
  msg_wish_tarih: { tr: 'Başka tarih', en: 'Other dates' },
  msg_wish_kisi: { tr: 'Kişi sayısı', en: 'Number of people' },
  msg_wish_otel: { tr: 'Otel ya da oda', en: 'Hotel or room' },
  msg_wish_isim: { tr: 'İsim düzeltme', en: 'A name' },
  msg_wish_diger: { tr: 'Başka bir şey', en: 'Something else' },
  msg_asked: { tr: 'Değişiklik isteği: {what}', en: 'Change requested: {what}' },
  msg_state_acik: { tr: 'Yanıt bekliyor', en: 'Awaiting our answer' },
  msg_state_yapildi: { tr: 'Yapıldı', en: 'Done' },
  msg_state_reddedildi: { tr: 'Yapılamadı', en: 'Not possible' },
  msg_decided_yapildi: { tr: 'Değişiklik isteğiniz yapıldı', en: 'Your change has been made' },
  msg_decided_reddedildi: { tr: 'Değişiklik isteğiniz yapılamadı', en: 'Your change was not possible' },
  msg_price: { tr: 'Değişiklik, ekibimiz onaylayınca geçerli olur; fiyatı değiştirirse önce size sorarız.', en: 'A change takes effect once our team confirms it; if it affects the price, we ask you first.' },
  msg_send: { tr: 'Gönder', en: 'Send' },
  msg_sending: { tr: 'Gönderiliyor', en: 'Sending' },
  msg_leave: { tr: 'Vazgeç', en: 'Cancel' },
  msg_repeat_safe: { tr: 'Yeniden deneyebilirsiniz; mesajınız bir kez gönderilir.', en: 'You can try again; your message is sent once.' },
} satisfies TextGroup

/** Answers of the API and mails. Part of the group `mail`. */
export const conversationMail = {
  message_sent: { tr: 'Mesajınız bize ulaştı; en kısa sürede yanıtlarız.', en: 'We have received your message and will answer as soon as we can.' },
  wish_sent: { tr: 'İsteğiniz bize ulaştı; inceleyip yanıtlarız.', en: 'We have received your request; we will look at it and answer you.' },
  message_reused: { tr: 'Bu gönderim başka bir mesaj için kullanılmış. Lütfen yeniden gönderin.', en: 'This submission was used for another message. Please send it again.' },
  answer_subject: { tr: 'Mesajınıza yanıt: {order_no}', en: 'Our answer to your message: {order_no}' },
  wish_done_subject: { tr: 'Değişiklik isteğiniz yapıldı: {order_no}', en: 'Your change has been made: {order_no}' },
  wish_declined_subject: { tr: 'Değişiklik isteğiniz hakkında: {order_no}', en: 'About the change you asked for: {order_no}' },
  answer_open: { tr: 'Mesajlarınızı açın', en: 'Open your messages' },
  answer_quoted: { tr: 'Mesajınız', en: 'Your message' },
  agency_message_subject: { tr: 'Müşteri yazdı: {order_no}', en: 'The customer has written: {order_no}' },
  agency_message_text: { tr: 'Müşteri, rezervasyonunun sayfasından bir mesaj yazdı. Panelde siparişin içinden yanıtlayın; yanıtınız müşteriye e-postayla gider.', en: 'The customer has written a message on the booking page. Answer it in the order in the admin panel; your answer is mailed to the customer.' },
  agency_wish_subject: { tr: 'Değişiklik isteği: {order_no}', en: 'Change requested: {order_no}' },
  agency_wish_text: { tr: 'Müşteri, rezervasyonunda bir değişiklik istiyor. Panelde siparişin içinden yanıtlayın; yanıtınız müşteriye e-postayla gider.', en: 'The customer asks for a change to the booking. Answer in the order in the admin panel; your answer is mailed to the customer.' },
  wish: { tr: 'İstenen değişiklik', en: 'Change' },
  words: { tr: 'Mesaj', en: 'Message' },
} satisfies TextGroup

/** Messages of the office's API. Part of the group `office`. */
export const conversationOffice = {
  order_answered: { tr: 'Yanıtınız yazıldı ve müşteriye e-postayla gönderiliyor.', en: 'Your answer is saved and is being mailed to the customer.' },
  order_answered_page: { tr: 'Yanıtınız yazıldı. Müşteri onu rezervasyonunun sayfasında görür; e-posta gönderilmedi.', en: 'Your answer is saved. The customer sees it on the booking page; no mail was sent.' },
  order_messages_read: { tr: 'Mesajlar okundu.', en: 'The messages are marked as read.' },
  order_message_newer: { tr: 'Siz yazarken yeni bir mesaj geldi. Okuyup yeniden gönderin.', en: 'A new message came while you were writing. Read it and send again.' },
  order_wish_closed: { tr: 'Bu istek yanıtlanmış.', en: 'This request has been answered.' },
  order_wish_decision: { tr: 'İsteğin yapılıp yapılmadığını seçin', en: 'Choose whether the change was made' },
} satisfies TextGroup
