import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Card payments of a customer. {card}: brand and last digits. {when}: a day and time. */
export const cards = {
  title: { tr: 'Kartla ödeyin', en: 'Pay by card' },
  text: { tr: 'Bankanızın güvenli sayfasında ödersiniz; kart bilgileriniz bize gelmez.', en: 'You pay on your bank’s secure page; we never see your card details.' },
  how_much: { tr: 'Ne kadar ödemek istersiniz?', en: 'How much would you like to pay?' },
  due: { tr: 'Şimdi gereken', en: 'Due now' },
  open: { tr: 'Kalanın tamamı', en: 'The whole balance' },
  other: { tr: 'Başka bir tutar', en: 'Another amount' },
  amount: { tr: 'Tutar ({currency})', en: 'Amount ({currency})' },
  charged: { tr: 'Kartınızdan {amount} çekilir.', en: 'Your card will be charged {amount}.' },
  charged_kept: { tr: 'Kartınızdan {amount} çekilir: rezervasyon gününüzün kuruyla, {rate}.', en: 'Your card will be charged {amount}, at the rate of your booking day, {rate}.' },
  charged_newest: { tr: 'Kartınızdan {amount} çekilir: {day} kuruyla, {rate}.', en: 'Your card will be charged {amount}, at the rate of {day}, {rate}.' },
  pay: { tr: '{amount} öde', en: 'Pay {amount}' },
  opening: { tr: 'Ödeme sayfası açılıyor…', en: 'Opening the payment page…' },
  or_transfer: { tr: 'Dilerseniz aşağıdaki hesaplara havale ile de ödeyebilirsiniz.', en: 'You can also pay by bank transfer to the accounts below.' },
  state_acik: { tr: 'Ödemenizin sonucunu bekliyoruz. Sayfa kendiliğinden yenilenir; lütfen yeniden ödemeyin.', en: 'We are waiting for the result of your payment. This page updates by itself; please do not pay again.' },
  state_waits: {
    tr: 'Ödeme sayfasını {when} açtınız. Ödemeyi tamamladıysanız sonucu birkaç dakika içinde burada ve e-postanızda görürsünüz; tamamlamadıysanız yeniden deneyebilirsiniz.',
    en: 'You opened the payment page on {when}. If you completed the payment, the result will appear here and in your e-mail within minutes; otherwise you can try again.',
  },
  state_alindi: { tr: 'Ödemeniz alındı: {amount}.', en: 'We have received your payment: {amount}.' },
  state_alindi_card: { tr: 'Ödemeniz alındı: {amount}, {card}.', en: 'We have received your payment: {amount}, {card}.' },
  state_reddedildi: { tr: 'Ödeme alınamadı; kartınızdan para çekilmedi.', en: 'The payment did not go through; your card was not charged.' },
  state_reddedildi_why: { tr: 'Ödeme alınamadı; kartınızdan para çekilmedi. Bankanın yanıtı: {reason}', en: 'The payment did not go through; your card was not charged. The bank says: {reason}' },
  repeat_safe: { tr: 'Kartınızdan para çekilmedi; yeniden deneyebilirsiniz.', en: 'Your card was not charged; you can try again.' },
  not_offered: { tr: 'Şu anda kartla ödeme alamıyoruz. Havale ile ödeyebilir ya da bizi arayabilirsiniz.', en: 'We cannot take cards at the moment. You can pay by bank transfer or call us.' },
  nothing_open: { tr: 'Bu rezervasyonda kartla ödenecek bir tutar yok.', en: 'Nothing of this booking can be paid by card.' },
  too_much: { tr: 'En çok {amount} ödeyebilirsiniz.', en: 'You can pay at most {amount}.' },
  no_page: { tr: 'Ödeme sayfası şu anda açılamıyor; kartınızdan para çekilmedi. Biraz sonra yeniden deneyin ya da havale ile ödeyin.', en: 'The payment page cannot be opened at the moment; your card was not charged. Please try again in a while or pay by bank transfer.' },
  not_signed: { tr: 'Bildirimin imzası doğru değil.', en: 'The signature of the notice is not right.' },
} satisfies TextGroup
