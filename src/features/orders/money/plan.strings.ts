import type { TextGroup } from '#src/base/string-key.ts'

/** The steps of the sentence about money, in lower case: the sentence begins with a capital. Site, mails and office use them. */
export const plan = {
  now: { tr: 'şimdi {amount}', en: '{amount} now' },
  hours: { tr: '{n} saat içinde {amount}', en: '{amount} within {n} hour|{amount} within {n} hours' },
  until: { tr: '{when} kadar {amount}', en: '{amount} by {when} Istanbul time' },
  by: { tr: '{date} kadar {amount}', en: '{amount} by {date}' },
  paid: { tr: 'ödendi {amount}', en: '{amount} paid' },
  reported: { tr: 'bildirildi {amount}', en: '{amount} reported' },
  refunded: { tr: 'iade edildi {amount}', en: '{amount} refunded' },
  nothing: { tr: 'ödenecek tutar yok', en: 'nothing to pay' },
  // The same as rows: the amount stands in a column of its own.
  when_now: { tr: 'Şimdi', en: 'Now' },
  when_hours: { tr: '{n} saat içinde', en: 'Within {n} hour|Within {n} hours' },
  when_until: { tr: '{when} kadar', en: 'By {when} Istanbul time' },
  when_by: { tr: '{date} kadar', en: 'By {date}' },
  when_paid: { tr: 'Ödendi', en: 'Paid' },
  when_reported: { tr: 'Bildirildi', en: 'Reported' },
  when_refunded: { tr: 'İade edildi', en: 'Refunded' },
  when_nothing: { tr: 'Ödenecek tutar yok', en: 'Nothing to pay' },
  deposit: { tr: 'kapora', en: 'deposit' },
  whole: { tr: 'tamamı', en: 'in full' },
  rest: { tr: 'kalan', en: 'balance' },
} satisfies TextGroup
