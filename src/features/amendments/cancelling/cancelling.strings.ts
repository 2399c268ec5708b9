import type { TextGroup } from '#src/base/string-key.ts'

/** What a cancellation keeps and gives back: dialog, order page and mails. */
export const cancelling = {
  today: { tr: 'Bugün, {day}, iptal ederseniz', en: 'If you cancel today, {day}' },
  paid: { tr: 'Ödenen', en: 'Paid' },
  reported: { tr: 'Bildirdiğiniz ödeme', en: 'Payment you reported' },
  reported_note: { tr: 'Bildirdiğiniz ödeme henüz hesabımızda görülmedi; hesap, ödemenin bize ulaşmasına göre yapıldı.', en: 'We have not seen the payment you reported in our account yet; the amounts assume that it reaches us.' },
  kept: { tr: 'Kesinti', en: 'Amount kept' },
  refund: { tr: 'Size iade', en: 'Refund to you' },
  percent: { tr: '{tour}: kalkışa {n} gün kala %{percent}', en: '{tour}: {percent}%, {n} day before departure|{tour}: {percent}%, {n} days before departure' },
  percent_past: { tr: '{tour}: kalkıştan sonra %{percent}', en: '{tour}: {percent}%, after departure' },
  line: { tr: '{name} {amount}', en: '{name} {amount}' },
  less_paid: { tr: 'Ödediğiniz tutar kesintiden fazla değil: iade yapılmaz, sizden başka bir ödeme de istenmez.', en: 'You have not paid more than is kept: nothing is refunded, and no further payment is asked for.' },
  within: { tr: 'İade, en geç {day} gününe kadar yapılır. Ekibimiz isteğinizi onaylayınca iptal kesinleşir; bugünün koşulları geçerli kalır.', en: 'The refund is made by {day} at the latest. The booking is cancelled once our team confirms; the terms of today remain valid.' },
  wait: { tr: 'Kesinti hesaplanıyor…', en: 'Working out what is kept…' },
  day_changed: { tr: 'Gün değiştiği için kesinti yeniden hesaplandı. Lütfen yeniden bakın.', en: 'The day has changed, so the amount has been worked out again. Please look at it once more.' },
  effect_changed: { tr: 'Siz bakarken rezervasyonunuzun ödemesi değişti, bu yüzden iptalin sonucu da değişti. Lütfen yeniden bakıp karar verin.', en: 'The payment of your booking has changed meanwhile, and with it what cancelling does. Please look once more and decide.' },
  done_title: { tr: 'İptal ve iade', en: 'Cancellation and refund' },
  cancelled_on: { tr: '{day} günü iptal edildi.', en: 'Cancelled on {day}.' },
  refund_by: { tr: 'İade en geç {day} gününe kadar yapılır.', en: 'The refund is made by {day} at the latest.' },
  refund_done: { tr: 'İade {day} günü yapıldı.', en: 'Refunded on {day}.' },
  no_refund: { tr: 'İade edilecek tutar yok.', en: 'There is nothing to refund.' },
} satisfies TextGroup
