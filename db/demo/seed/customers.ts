import { slug } from '#src/base/slug.ts'
import type { Invoice } from '#src/features/orders/book/invoice.schema.ts'
import type { People } from '../people-seeds.ts'
import type { Lang } from '../seeds.ts'

export type Customer = {
  name: string
  city: string
  email: string
  phone: string
  message: string
  invoice: Invoice
  marketing_consent: boolean
}

/** @param isGroup true for a customer who books for an organisation */
export function customerOf(people: People, random: () => number, isGroup: boolean): Customer & { lang: Lang } {
  const { cities, emailDomain, firstNames, guestsFromAbroad, orderNotes, organisations, surnames } = people
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const isAbroad = !isGroup && random() < 0.05
  const { name, city } = isAbroad
    ? pick(guestsFromAbroad)
    : { name: `${pick(firstNames)} ${pick(surnames)}`, city: pick(cities) }
  return {
    name,
    city,
    lang: isAbroad ? 'en' : 'tr',
    email: `${slug(name).replaceAll('-', '.')}@${emailDomain}`,
    phone: isAbroad
      ? `+44 20 0000 ${digits(4)}`
      : `05${pick(['05', '32', '33', '42', '55'])} 000 ${digits(2)} ${digits(2)}`,
    message: !isAbroad && random() < 0.2 ? pick(orderNotes) : '',
    // A tax number of zeros is not assigned.
    invoice: isGroup ? { kind: 'kurumsal', ...pick(organisations), tax_no: '0000000000' } : { kind: 'bireysel' },
    marketing_consent: random() < 0.4,
  }
}
