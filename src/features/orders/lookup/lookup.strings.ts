import type { TextGroup } from '#src/base/string-key.ts'

/** The page on which customers find their booking. */
export const lookup = {
  title: { tr: 'Rezervasyonum', en: 'My booking' },
  intro: {
    tr: 'Rezervasyon numaranızı ve rezervasyon yaparken yazdığınız e-postayı girin; sayfanızın bağlantısını o adrese gönderelim. Orada ödemenizi bildirir, durumunu görür, iptal isteyebilirsiniz.',
    en: 'Enter your booking number and the e-mail address you booked with, and we will send the link of your page to that address. There you can report a payment, see its status and ask to cancel.',
  },
  return_ended_title: { tr: 'Ödeme sayfasından dönüş bağlantısı artık geçerli değil', en: 'The way back from the payment page is no longer valid' },
  return_ended: {
    tr: 'Ödemenizi tamamladıysanız para kaybolmaz: sonucu e-postanıza yazarız. Rezervasyonunuzu görmek için bağlantısını buradan isteyin.',
    en: 'If you completed the payment, your money is safe: we send the result to your e-mail address. To see your booking, ask for its link here.',
  },
  order_no: { tr: 'Rezervasyon numarası', en: 'Booking number' },
  order_no_hint: { tr: 'Size gönderdiğimiz e-postada yazar: SYH-\u206026-\u20607F3K9Q gibi', en: 'It is in the e-mail we sent you, such as SYH-\u206026-\u20607F3K9Q' },
  email: { tr: 'E-posta', en: 'E-mail' },
  send: { tr: 'Bağlantıyı gönder', en: 'Send the link' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  repeat_safe: { tr: 'Yeniden deneyebilirsiniz; bağlantı bir kez gönderilir.', en: 'You can try again; the link is sent once.' },
  sent_title: { tr: 'E-postanıza bakın', en: 'Check your e-mail' },
  sent: {
    tr: 'Bu numara ve e-posta bir rezervasyona aitse bağlantısını o adrese gönderdik. Birkaç dakika içinde gelmezse istenmeyenler klasörüne bakın ya da bizi arayın.',
    en: 'If this number and address belong to a booking, we have sent its link to that address. If it does not arrive within a few minutes, check your junk folder or call us.',
  },
  again: { tr: 'Başka bir numara dene', en: 'Try another number' },
} satisfies TextGroup
