import type { TextGroup } from '#src/base/string-key.ts'

/** The customer's choice on the order's page. Part of the group `cancelling`. */
export const departureChoice = {
  choice_title: { tr: 'Turunuz iptal edildi: seçiminizi bekliyoruz', en: 'Your tour was cancelled: please choose' },
  choice_text: {
    tr: '{days} tarihli {tour} turunu iptal etmek zorunda kaldık. Bunun için özür dileriz. Fiyat farkı ödemeden başka bir tarihe geçebilir ya da ödediğiniz tutarın tamamını geri alabilirsiniz.',
    en: 'We are sorry that we had to cancel {tour} on {days}. You can travel on another date at no extra cost, or get everything you paid back.',
  },
  choice_reason: { tr: 'İptal nedeni: {reason}', en: 'Reason for the cancellation: {reason}' },
  choice_dates: { tr: 'Başka bir tarih, fiyat farkı olmadan', en: 'Another date, at no extra cost' },
  choice_none: { tr: 'Bu turun size önerebileceğimiz başka bir tarihi şu an yok. Başka bir tur için bizi arayabilirsiniz.', en: 'There is no other date of this tour that we can offer you at the moment. Call us if you would like another tour.' },
  choice_seats: { tr: '{n} yer var', en: '{n} seat left|{n} seats left' },
  choice_move: { tr: 'Bu tarihi seç', en: 'Choose this date' },
  choice_back: { tr: 'Paramı geri istiyorum', en: 'I want my money back' },
  choice_cancel: { tr: 'Rezervasyonumu iptal et', en: 'Cancel my booking' },
  choice_refund: { tr: 'Ödediğiniz {amount} kesinti yapılmadan, en geç {day} gününe kadar iade edilir.', en: 'The {amount} you paid is refunded in full by {day} at the latest.' },
  choice_call: { tr: 'Rezervasyonunuzdaki başka bir tur başladığı için iadeyi birlikte hesaplayalım: lütfen bizi arayın.', en: 'Another tour of your booking has begun, so let us work out the refund together: please call us.' },
  choice_unpaid: { tr: 'Bir ödeme yapmadınız; iptal ederseniz bir bedel istenmez.', en: 'You have not paid anything, so you owe nothing if you cancel.' },
  choice_reported: { tr: 'Bildirdiğiniz {amount} hesabımızda henüz görünmedi; geldiğinde kesinti yapılmadan iade edilir.', en: 'The {amount} you reported has not reached our account yet; once it has come, it is refunded in full.' },
  choice_all: { tr: 'Rezervasyonunuzdaki öbür turlar da iptal edilir. Yalnız bu turdan vazgeçmek isterseniz lütfen bizi arayın.', en: 'The other tours of your booking are cancelled too. To give up this tour alone, please call us.' },
  choice_sure_move: { tr: 'Rezervasyonunuz {days} tarihine taşınacak. Tutar değişmez.', en: 'Your booking moves to {days}. The price stays the same.' },
  choice_sure_refund: { tr: 'Rezervasyonunuz iptal edilecek. Bu seçim geri alınamaz.', en: 'Your booking will be cancelled. This cannot be undone.' },
  choice_yes: { tr: 'Evet, seçimim bu', en: 'Yes, that is my choice' },
  choice_not_yet: { tr: 'Vazgeç', en: 'Not yet' },
  choice_sending: { tr: 'Kaydediliyor…', en: 'Saving…' },
  choice_repeat_safe: { tr: 'Yeniden denemeniz güvenlidir.', en: 'It is safe to try again.' },
  choice_moved: { tr: 'Rezervasyonunuz yeni tarihe taşındı.', en: 'Your booking has been moved to the new date.' },
  choice_cancelled: { tr: 'Rezervasyonunuz iptal edildi. Ödediğiniz tutarın tamamı iade edilecek.', en: 'Your booking has been cancelled. Everything you paid will be refunded.' },
  choice_over: { tr: 'Bu tur için seçiminiz kaydedilmiş; rezervasyonunuzun güncel hâli aşağıda.', en: 'Your choice for this tour is already recorded; the booking below is up to date.' },
  choice_gone: { tr: 'Seçtiğiniz tarihte sizin için yeterli yer kalmadı. Lütfen başka bir tarih seçin.', en: 'The date you chose no longer has enough seats for you. Please choose another one.' },
  called_off_title: { tr: 'Turunuz iptal edildi', en: 'Your tour was cancelled' },
  called_off_text: { tr: '{days} tarihli {tour} turu yapılmayacak. Bunun için özür dileriz.', en: 'We are sorry: {tour} on {days} will not take place.' },
  called_off_wait: {
    tr: 'Başka bir tarih ya da iade için ekibimiz sizinle iletişime geçecek. O zamana kadar bir ödeme yapmanız gerekmez.',
    en: 'Our team will get in touch with you about another date or a refund. Until then you do not need to pay anything.',
  },
} satisfies TextGroup

/** Answers and refusals of the office. Part of the group `office`. */
export const departureCancellationOffice = {
  departure_cancelled: { tr: 'Kalkış iptal edildi ve satışa kapandı.', en: 'The departure has been cancelled and is off sale.' },
  departure_answered: { tr: 'Bu sipariş için karar verilmiş. Liste yenilendi.', en: 'This order has already been decided on. The list has been reloaded.' },
  departure_left: { tr: 'Bu kalkışın tarihi geçti; artık iptal edilemez.', en: 'This departure has left and cannot be cancelled any more.' },
  offered_unknown: { tr: 'Önerilen tarihlerden biri bu turun başka bir kalkışı değil. Sayfayı yenileyin.', en: 'One of the offered dates is not another departure of this tour. Reload the page.' },
  offered_past: { tr: '{day} kalkışının günü geçti ve listeden çıkarıldı. Tarihleri denetleyip yeniden onaylayın.', en: 'The departure of {day} has left and is off the list. Check the dates and confirm again.' },
  offered_full: { tr: '{day} kalkışında artık yer yok ya da satışı kapalı; listeden çıkarıldı. Tarihleri denetleyip yeniden onaylayın.', en: 'The departure of {day} has no seats any more or is closed, and is off the list. Check the dates and confirm again.' },
  departure_begun: { tr: 'Siparişin başka bir turu başlamış: iptali siparişin sayfasından, alıkonacak tutarı yazarak yapın.', en: 'Another tour of this order has begun: cancel it on the order’s page and enter what is kept.' },
  departure_stays_cancelled: { tr: 'Müşterilere iptali bildirilen bir kalkış yeniden satışa açılamaz. Aynı tur için yeni bir tarih ekleyin.', en: 'Customers were told that this departure is cancelled, so it cannot go on sale again. Add a new date for the tour.' },
  departure_moved_order: { tr: 'Sipariş yeni tarihe taşındı.', en: 'The order has been moved to the new date.' },
  departure_refunds_order: { tr: 'Sipariş iptal edildi; ödenenin tamamı iade edilecek.', en: 'The order has been cancelled; everything paid is to be refunded.' },
  departure_message_sent: { tr: 'Mesaj {n} siparişe gönderildi.', en: 'The message has been sent to {n} order.|The message has been sent to {n} orders.' },
  departure_message_nobody: { tr: 'Bu kalkışta kimse yok; mesaj gönderilmedi.', en: 'Nobody is on this departure, so no message was sent.' },
  departure_message_reused: { tr: 'Bu mesaj gönderilmiş. Yenisi için sayfayı yenileyin.', en: 'This message has been sent. Reload the page for another one.' },
  departure_message_english: { tr: 'İngilizce konu ve metni birlikte yazın', en: 'Enter both the English subject and text' },
  departure_told: { tr: 'Kalkış iptal edildi; seçenekler müşteriye yazıldı.', en: 'The departure was cancelled; the customer was sent the choice.' },
} satisfies TextGroup

/** Mail with the choice. Part of the group `mail`. */
export const departureCancellationMail = {
  departure_cancelled_subject: { tr: 'Turunuz iptal edildi, seçiminizi bekliyoruz: {order_no}', en: 'Your tour was cancelled, please choose: {order_no}' },
  departure_cancelled_text: {
    tr: 'Aşağıdaki turu iptal etmek zorunda kaldık; bunun için özür dileriz. Rezervasyon sayfanızdan, fiyat farkı ödemeden başka bir tarih seçebilir ya da ödediğiniz tutarın tamamını geri isteyebilirsiniz. Dilerseniz bizi arayın, seçiminizi biz kaydedelim.',
    en: 'We are sorry that we had to cancel the tour below. On your booking page you can choose another date at no extra cost, or ask for everything you paid back. You can also call us, and we will record your choice.',
  },
  departure_cancelled_no_date: {
    tr: 'Aşağıdaki turu iptal etmek zorunda kaldık; bunun için özür dileriz. Bu tur için önerebileceğimiz başka bir tarih yok. Rezervasyon sayfanızdan ödediğiniz tutarın tamamını geri isteyebilirsiniz. Dilerseniz bizi arayın, seçiminizi biz kaydedelim.',
    en: 'We are sorry that we had to cancel the tour below. There is no other date of it that we can offer. On your booking page you can ask for everything you paid back. You can also call us, and we will record your choice.',
  },
  departure_cancelled_begun: {
    tr: 'Aşağıdaki turu iptal etmek zorunda kaldık; bunun için özür dileriz. Rezervasyon sayfanızdan, fiyat farkı ödemeden başka bir tarih seçebilirsiniz. Rezervasyonunuzdaki başka bir tur başladığı için iadeyi birlikte hesaplayalım: lütfen bizi arayın.',
    en: 'We are sorry that we had to cancel the tour below. On your booking page you can choose another date at no extra cost. Another tour of your booking has begun, so let us work out a refund together: please call us.',
  },
  departure_message_subject: { tr: '{subject}: {order_no}', en: '{subject}: {order_no}' },
  departure_message_about: { tr: '{tour}, {days}', en: '{tour}, {days}' },
  departure_date: { tr: 'İptal edilen tarih', en: 'Cancelled date' },
  departure_alternatives: { tr: 'Seçebileceğiniz tarihler', en: 'Dates you can choose' },
  departure_refund: { tr: 'İade edilebilecek tutar', en: 'Amount that can be refunded' },
} satisfies TextGroup
