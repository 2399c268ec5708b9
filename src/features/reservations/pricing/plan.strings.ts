import type { TextGroup } from '#src/base/i18n/string-key.ts'

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
} satisfies TextGroup
