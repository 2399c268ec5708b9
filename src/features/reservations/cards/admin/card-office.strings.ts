import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Card payments on the order's page. */
export const cardTexts = {
  attempts: { tr: 'Kart ödemeleri', en: 'Card payments' },
  acik: { tr: 'Sonucu bekleniyor', en: 'Awaiting result' },
  alindi: { tr: 'Alındı', en: 'Received' },
  reddedildi: { tr: 'Reddedildi', en: 'Declined' },
  vazgecildi: { tr: 'Ödenmedi', en: 'Not paid' },
  installments: { tr: '{n} taksit', en: '{n} instalments' },
  surcharge: { tr: 'vade farkı {amount}', en: 'surcharge {amount}' },
  refusal: { tr: 'Sağlayıcının yanıtı: {refusal}', en: 'The provider says: {refusal}' },
  refund_bekliyor: { tr: '{amount} iadesinin sonucu bekleniyor', en: 'Awaiting the result of a refund of {amount}' },
  refund_iade: { tr: '{amount} karta iade edildi', en: '{amount} refunded to the card' },
  refund_reddedildi: { tr: '{amount} iadesi yapılmadı.', en: 'The refund of {amount} was not made.' },
  charged: { tr: 'Karta giden (TL)', en: 'To the card (lira)' },
  refund: { tr: 'Karta iade et', en: 'Refund to the card' },
  overpaid: { tr: 'İlgilenilmesi gereken: {amount} fazla ödendi', en: 'Needs attention: {amount} overpaid' },
  overpaid_card: { tr: 'Müşteri kartla gerekenden fazla ödedi. Fazlayı buradan karta iade edebilirsiniz; müşteri sayfasında iade edileceğini okuyor.', en: 'The customer has paid more by card than is owed. You can refund the difference from here; the booking page says that it will be refunded.' },
  overpaid_other: { tr: 'Fazlayı müşteriye gönderip ödemelere iade olarak girin; müşteri sayfasında iade edileceğini okuyor.', en: 'Send the difference back and enter it as a refund among the payments; the booking page says that it will be refunded.' },
  late: { tr: 'İlgilenilmesi gereken: yer satışa döndükten sonra {amount} ödendi', en: 'Needs attention: {amount} was paid after the seats had been released' },
  late_text: {
    tr: 'Yer varsa rezervasyonu yeniden açın ya da müşteriyi arayıp başka bir tarih önerin (“Tarihini değiştir”); istemezse tutarı geri gönderin. Müşteri sayfasında onu arayacağınızı okuyor.',
    en: 'Reopen the booking if there are seats, or call the customer and offer another date (“Change the date”); if the customer does not want one, send the amount back. The booking page says that you will call.',
  },
  refund_this: { tr: 'Karta iade et: {amount}', en: 'Refund {amount} to the card' },
  refund_title: { tr: 'Karta iade', en: 'Refund to the card' },
  refund_text: { tr: 'Tutar, ödemenin yapıldığı karta sağlayıcı üzerinden gönderilir.', en: 'The amount goes back to the card that paid, through the provider.' },
  refund_mail: { tr: 'Müşteriye e-posta gider.', en: 'The customer gets an e-mail.' },
  refund_amount: { tr: 'İade tutarı', en: 'Amount to refund' },
  refund_reason: { tr: 'Neden', en: 'Reason' },
  refund_most: { tr: 'En çok {amount}', en: 'At most {amount}' },
} satisfies OfficeTexts
