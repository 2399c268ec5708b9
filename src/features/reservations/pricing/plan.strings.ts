import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** The steps of the sentence about money, in lower case: the sentence begins with a capital. Site, mails and office use them. */
export const plan = {
  now: { tr: 'şimdi {amount}', en: 'now {amount}' },
  hours: { tr: '{n} saat içinde {amount}', en: 'within {n} hour {amount}|within {n} hours {amount}' },
  until: { tr: '{when} kadar {amount}', en: 'by {when} Istanbul time {amount}' },
  by: { tr: '{date} kadar {amount}', en: 'by {date} {amount}' },
  paid: { tr: 'ödendi {amount}', en: 'paid {amount}' },
  reported: { tr: 'bildirildi {amount}', en: 'reported {amount}' },
  refunded: { tr: 'iade edildi {amount}', en: 'refunded {amount}' },
  nothing: { tr: 'ödenecek tutar yok', en: 'nothing to pay' },
} satisfies TextGroup
