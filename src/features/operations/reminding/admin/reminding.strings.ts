import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const remindingTexts = {
  open: { tr: 'Eksikleri hatırlat', en: 'Remind of what is missing' },
  lead: { tr: 'Yolcu bilgisi ya da vadesi geçmiş ödemesi eksik olanlara, eksiğini ve rezervasyon bağlantısını yazarız. Bir siparişe günde en çok bir kez.', en: 'Customers who have not filled in travellers or paid what was due are told what is missing, with the link to their booking. An order at most once a day.' },
  none: { tr: 'Bu kalkışta eksik yok: yolcular tamam, vadesi geçen ödeme yok.', en: 'Nothing is missing on this departure: travellers are complete, no payment is late.' },
  loading: { tr: 'Siparişler okunuyor', en: 'Reading the orders' },
  travellers: { tr: '{n} yolcu eksik', en: '{n} traveller missing|{n} travellers missing' },
  late: { tr: 'ödeme {day} gününden beri gecikmiş', en: 'payment late since {day}' },
  'e-posta-yok': { tr: 'E-postası yok, arayın:', en: 'No e-mail, please call:' },
  bugun: { tr: 'Bugün hatırlatıldı', en: 'Reminded today' },
  'iptal-istegi': { tr: 'İptal isteği yanıt bekliyor', en: 'Asked to cancel' },
  no_mail_server: { tr: 'Bu site henüz e-posta göndermiyor: önce e-posta sunucusunu ayarlayın.', en: 'This site does not send e-mail yet: set up the mail server first.' },
  send: { tr: '{n} siparişe hatırlat', en: 'Remind {n} order|Remind {n} orders' },
  choose: { tr: 'Hatırlatılacak siparişi seçin', en: 'Choose an order to remind' },
} satisfies OfficeTexts
