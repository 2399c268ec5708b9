import type { Db } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Fact } from '#src/features/orders/book/customer.mail.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { asksPassengers } from '../manifest/passengers.queries.server.ts'
import { findTravelItems } from '../manifest/passengers.store.server.ts'
import { findOrderPickups } from '../manifest/pickup-choices.store.server.ts'
import { type Boarding, boardingLines, boardingOf } from './boarding.rules.ts'
import { findChangedPickups } from './boarding.store.server.ts'

type Travelling = Pick<FoundOrder, 'id' | 'items'>
export type ItemBoarding = { item: FoundOrder['items'][number]; people: Boarding[] }

/** Where the passengers of an order get on, with current hours, by tour; without tours that have no pickup points. */
export async function orderBoarding(db: Db, order: Travelling, lang: string): Promise<ItemBoarding[]> {
  const [travel, pickups] = await Promise.all([findTravelItems(db, order.id), findOrderPickups(db, lang, order.id)])
  return order.items
    .map((item) => {
      const { people, has_pickups } = travel.find(({ id }) => id === item.id)!
      return { item, people: boardingOf(item, { people, has_pickups, stops: pickups.get(item.id) ?? [] }) }
    })
    .filter(({ people }) => people.length > 0)
}

/** Stops of a departure whose hour differs from the one that customers were given, with names for staff and in both customer languages. */
export async function changedPickups(db: Db, departure_id: number, lang: string) {
  const found = await findChangedPickups(db, lang, departure_id)
  if (found.length === 0) return []
  const [tr, en] = await Promise.all(['tr', 'en'].map((each) => findChangedPickups(db, each, departure_id)))
  return found.map((each, at) => ({ ...each, name_tr: tr![at]!.name, name_en: en![at]!.name }))
}

/** For a mail in the order's language: who gets on where, and how many have not chosen. */
export async function boardingFacts(
  services: Pick<Services, 'db' | 'settings' | 'localize'>,
  order: Travelling & Pick<FoundOrder, 'lang'>,
): Promise<Fact[]> {
  const { lang } = order
  const found = asksPassengers(services) ? await orderBoarding(services.db, order, lang) : []
  const lines = await Promise.all(
    found.map(async ({ item, people }) => {
      const n = people.filter(({ place }) => place === '').length
      const open = n > 0 ? [await services.localize({ key: 'mail.pickup_open', values: { n } }, lang)] : []
      const about = found.length > 1 ? `${item.tour_name}, ` : ''
      return [...boardingLines(people), ...open].map((line): Fact => ['mail.pickup', about + line])
    }),
  )
  return lines.flat()
}
