import { dayOf } from '#src/base/dates.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { sum, toMajor } from '#src/base/money.ts'
import type { Pickup } from '#src/features/departures/pickups/pickups.schema.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { type AgedItem, ageDifference, type Birth } from '#src/features/orders/money/age-price.rules.ts'
import type { AgreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { ageOn, lastDayOf, maskOf, missingOf, seatsOf } from '#src/features/orders/money/passengers.rules.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { type OfficePassengers, OrderPassengers } from './passengers.schema.ts'
import { findTravelItems, type TravelItem } from './passengers.store.server.ts'
import { findOrderPickups } from './pickup-choices.store.server.ts'
import { samePeople } from './same-people.rules.ts'

const defaultDays = 7

/** Customers fill in until so many days before departure. */
export function passengersDays({ settings }: Pick<Services, 'settings'>): number {
  return settings.passengersDays ?? defaultDays
}

/** The part of an order that decides about its passengers, for its customer or for staff. */
export type TravelOrder = Pick<FoundOrder, 'id' | 'status' | 'items'>

type Asking = Pick<Services, 'db' | 'now' | 'settings'> & { lang: string }

/** The last day on which a customer fills in the passengers of an item. */
export function lastDay(
  services: Pick<Services, 'settings'>,
  item: Pick<TravelOrder['items'][number], 'start_date' | 'chosen_on'>,
) {
  return lastDayOf(item, passengersDays(services))
}

export function asksPassengers({ settings }: Pick<Services, 'settings'>): boolean {
  return settings.asksPassengers !== false
}

/**
 * The passengers of an order for its customer: what is filled in and what is missing. Null when the agency does not ask for
 * them, or nobody will travel.
 */
export async function passengersOf(services: Asking, order: TravelOrder): Promise<OrderPassengers | null> {
  if (!asksPassengers(services) || !(isTravelling(order) || order.status === 'tamamlandi')) return null
  return present(services, order, await findTravel(services, order))
}

/** The passengers of an order for staff; document numbers are masked for everybody. */
export async function officePassengersOf(
  services: Asking,
  order: TravelOrder,
  staff: Staff,
): Promise<OfficePassengers> {
  const shown = present(services, order, await findTravel(services, order))
  return { ...shown, is_asked: asksPassengers(services), may_edit: staff.permissions.includes('orders') }
}

type Travel = { travel: readonly TravelItem[]; pickups: ReadonlyMap<number, Pickup[]> }

async function findTravel({ db, lang }: Asking, { id }: TravelOrder): Promise<Travel> {
  const [travel, pickups] = await Promise.all([findTravelItems(db, id), findOrderPickups(db, lang, id)])
  return { travel, pickups }
}

function present(services: Asking, order: TravelOrder, { travel, pickups }: Travel): OrderPassengers {
  const today = dayOf(services.now())
  const samePeople = samePeopleOf(order, travel)
  const tours = order.items.map((item) => {
    const { item: position, is_abroad, has_pickups, people } = travel.find(({ id }) => id === item.id)!
    const { fit, unfit } = samePeople(item.id)
    const until = lastDay(services, item)
    return {
      item: position,
      tour_name: item.tour_name,
      start_date: item.start_date,
      end_date: item.end_date,
      is_abroad,
      until,
      may_edit: isTravelling(order) && today <= until,
      difference: differenceOf(order, item, people),
      same_people: { fit: fit.map(({ person }) => nameOf(person)), unfit: unfit.map(nameOf) },
      pickups: pickups.get(item.id) ?? [],
      people: seatsOf(item).map((seat) => {
        const stored = people.find((person) => person.seat === seat.seat) ?? nobody
        const real_age = stored.birth_date && ageOn(stored.birth_date, item.start_date)
        const missing = missingOf(stored, { end_date: item.end_date, is_abroad, has_pickups })
        return { ...stored, ...seat, real_age, document_no: maskOf(stored.document_no), missing }
      }),
    }
  })
  const all = tours.flatMap(({ people }) => people)
  const complete = all.filter(({ missing }) => missing.length === 0).length
  return OrderPassengers.parse({ seats: all.length, complete, tours })
}

/** The difference in price that the customer has to accept; null without one, and when nobody will travel. */
function differenceOf(order: TravelOrder, item: TravelOrder['items'][number], people: readonly Birth[]) {
  const difference = isTravelling(order) ? ageDifference(agedItem(item), people) : 0
  if (difference === 0) return null
  const { currency, total } = item
  const after = sum([total, difference])
  return { currency, from: toMajor(total), total: toMajor(after), amount: toMajor(difference) }
}

/** For an item of an order: who of the other items fits which of its open seats. */
export function samePeopleOf(order: TravelOrder, travel: readonly TravelItem[]) {
  const tours = order.items.map((item) => {
    const { people } = travel.find(({ id }) => id === item.id)!
    return { id: item.id, aged: agedItem(item), people }
  })
  return (item_id: number) =>
    samePeople(
      tours.find(({ id }) => id === item_id)!,
      tours.filter(({ id }) => id !== item_id),
    )
}

export const nameOf = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`.trim()

/** An item with its stored prices. */
export function agedItem(item: TravelOrder['items'][number]): AgedItem {
  return { ...item, prices: item.prices as AgreedPrices | null }
}

/** A seat that nobody has filled in. */
export const nobody = {
  version: 0,
  name: '',
  surname: '',
  birth_date: null,
  gender: '',
  nationality: '',
  document: '',
  document_no: '',
  document_country: '',
  document_until: null,
  phone: '',
  pickup: '',
  pickup_point_id: null,
  note: '',
} as const
