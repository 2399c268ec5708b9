/** Lists, limits and addresses for the browser, without the weight of the schemas. */

import { maxEmail, minEmail } from '#src/base/text.ts'

export const messageKinds = ['contact', 'special-tour', 'human-resources', 'offer'] as const
export type MessageKind = (typeof messageKinds)[number]
/** A kind as the keys of texts spell it. */
export const wordOf = (kind: MessageKind) =>
  kind.replaceAll('-', '_') as 'contact' | 'special_tour' | 'human_resources' | 'offer'

export const topics = ['tur', 'rezervasyon', 'odeme', 'vize', 'diger'] as const
export const groupKinds = ['bireysel', 'grup', 'okul', 'kurum'] as const
/** Two days, a month, or flexible. */
export const dateKinds = ['tarih', 'ay', 'esnek'] as const
export const transporters = ['otobus', 'ucak', 'gemi', 'tren', 'ozel-arac'] as const
export const currencies = ['TRY', 'EUR', 'USD', 'GBP'] as const
export const budgetKinds = ['kisi', 'toplam'] as const
export const callTimes = ['farketmez', 'sabah', 'ogle', 'aksam'] as const

/** Characters. */
export const lengths = {
  name: [1, 100],
  email: [minEmail, maxEmail],
  order_no: [0, 40],
  message: [10, 3000],
  destination: [2, 200],
  notes: [0, 3000],
  ages_note: [0, 100],
  position: [2, 100],
} as const satisfies Record<string, readonly [min: number, max: number]>

/** Adults, and likewise children, of one request. */
export const maxPeople = 500
/** Up to this number of children the age of each is required. For more, such as a school class, a range is enough. */
export const maxAges = 10
export const maxNights = 60
/** Major units. */
export const maxBudget = 100_000_000
/** Years from today in which a journey may start. */
export const maxYearsAhead = 3

/** A field hidden from people: only programs fill it in. */
export const honeypot = 'homepage'

/** Page paths without their language prefix. */
export const specialTourPath = '/ozel-tur-talebi'
export const careersPath = '/is-basvurusu'
export const offerPath = '/teklif-talebi'

export function formApiPath(kind: MessageKind): string {
  return `/api/forms/${kind}`
}

/** The form for an offer of a tour, filled with the visitor's choice. */
export function offerPathFor(
  seo_name: string,
  chosen: { date?: string; adults?: number; ages?: readonly number[] },
): string {
  const query = new URLSearchParams({ tur: seo_name })
  if (chosen.date) query.set('tarih', chosen.date)
  if (chosen.adults) query.set('yetiskin', String(chosen.adults))
  if (chosen.ages?.length) query.set('cocuk', chosen.ages.join(','))
  return `${offerPath}?${query}`
}
