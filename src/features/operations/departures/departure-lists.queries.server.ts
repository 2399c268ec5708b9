import { dayOf } from '#src/base/dates.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { sum, toMajor, toMinor } from '#src/base/money.ts'
import { unprintableNames } from '#src/base/pdf/printable.server.ts'
import { bookableSeats, seatsLeft } from '#src/features/departures/board/sale.rules.ts'
import { findShownDeparture } from '#src/features/departures/board/shown-departure.store.server.ts'
import type { Pickup } from '#src/features/departures/pickups/pickups.schema.ts'
import { presentRow } from '#src/features/orders/list/listed-order.queries.server.ts'
import { findListed, type ListedOrder } from '#src/features/orders/list/orders-list.store.server.ts'
import { ageOn, documentNeededUntil, maskOf, missingOf, seatsOf } from '#src/features/orders/money/passengers.rules.ts'
import { changedPickups } from '#src/features/passengers/boarding/boarding.queries.server.ts'
import { asksPassengers, nobody } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { findDeparturePickups } from '#src/features/passengers/manifest/pickup-choices.store.server.ts'
import { DepartureOrder, DeparturePerson, ShownDeparture } from './departure-lists.schema.ts'
import { type DepartureItem, findDepartureItems } from './departure-orders.store.server.ts'
import { fullName, isHeld } from './passengers.rules.ts'
import { roomsVersion } from './room-plan.commands.server.ts'
import { roomsOf } from './rooms.rules.ts'

/**
 * A departure with its orders, read in one snapshot, so that its seats are those of the orders.
 * @param hasNumbers with unmasked document numbers; the caller records that they were read
 * @throws Failure 404
 */
export async function showDeparture(
  { db, now, settings, makesPapers }: Services,
  staff: Staff,
  { id, lang, hasNumbers = false }: { id: number; lang: string; hasNumbers?: boolean },
): Promise<ShownDeparture> {
  const found = await transaction(
    db,
    async (tx) => {
      const departure = await findShownDeparture(tx, lang, id)
      const items = await findDepartureItems(tx, id)
      const pickups = await findDeparturePickups(tx, lang, id)
      return {
        departure,
        items,
        pickups,
        changed_pickups: departure?.status === 'iptal' ? [] : await changedPickups(tx, id, lang),
        orders: await findListed(tx, [...new Set(items.map(({ order_id }) => order_id))]),
      }
    },
    'repeatable read',
  )
  const { departure, items } = found
  if (!departure) throw notFound()
  const today = dayOf(now())
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id)
  const orders = found.orders.map((order) =>
    presentOrder(order, byOrder.get(order.id)!, { nights: departure.nights, pickups: found.pickups, hasNumbers }),
  )
  const held = sum(orders.filter(isHeld).map(({ seats }) => seats))
  return ShownDeparture.parse({
    ...departure,
    held,
    sold: departure.seats_taken - held,
    free: seatsLeft(departure),
    orders,
    totals: totalsOf(orders),
    asks_passengers: asksPassengers({ settings }) && today <= departure.end_date,
    has_pickups: found.pickups.size > 0 || orders.some(({ people }) => people.some(({ pickup }) => pickup !== '')),
    changed_pickups: found.changed_pickups,
    rooms_version: roomsVersion(items),
    makes_papers: makesPapers,
    unprintable: unprintableNames(orders.flatMap(({ name, people }) => [name, ...people.map(fullName)])),
    may_plan: staff.permissions.includes('orders'),
    may_sell: staff.permissions.includes('orders') && bookableSeats(departure, today, 'staff') > 0,
  })
}

/** @param items of the departure, at least one */
function presentOrder(
  order: ListedOrder,
  items: readonly DepartureItem[],
  { nights, pickups, hasNumbers }: { nights: number; pickups: ReadonlyMap<number, Pickup[]>; hasNumbers: boolean },
): DepartureOrder {
  const { adults, ...row } = presentRow(order)
  return DepartureOrder.parse({
    ...row,
    message: items[0]!.message,
    seats: sum(items.map(({ seats }) => seats)),
    adults: sum(items.map((item) => item.adults)),
    children_ages: items.flatMap(({ children_ages }) => children_ages),
    rooms: items.flatMap((item) => roomsOf(item, nights)),
    people: items.flatMap((item) => peopleOf(item, pickups.get(item.id) ?? [], hasNumbers)),
    total: toMajor(sum(items.map(({ total }) => total))),
    currency: items[0]!.currency,
    tours: row.items.length,
  })
}

/** A person per seat of an item. */
function peopleOf(item: DepartureItem, pickups: readonly Pickup[], hasNumbers: boolean): DepartureOrder['people'] {
  const { id: item_id, adults: people_quantity, children_ages, start_date } = item
  return seatsOf({ people_quantity, children_ages }).map(({ seat, role, age }) => {
    const stored = item.people.find((person) => person.seat === seat) ?? { ...nobody, room: null }
    const { birth_date, document_no } = stored
    const is_child = role === 'cocuk'
    const stop = pickups.find(({ id }) => id === stored.pickup_point_id)
    const shown = {
      ...stored,
      item_id,
      seat,
      is_child,
      age: is_child && birth_date !== null ? ageOn(birth_date, start_date) : age,
      pickup: stop?.name ?? stored.pickup,
      pickup_time: stop?.time ?? null,
      document_no: hasNumbers ? document_no : maskOf(document_no),
      missing: missingOf(stored, item),
      document_needed_until: documentNeededUntil(stored.document, item),
    }
    return DeparturePerson.parse(shown)
  })
}

function totalsOf(orders: readonly DepartureOrder[]): ShownDeparture['totals'] {
  const sums = orders.flatMap((order) => order.sums)
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => {
    const all = (name: 'total' | 'paid' | 'open') => toMajor(sum(own.map((each) => toMinor(each[name]))))
    return { currency, total: all('total'), paid: all('paid'), open: all('open') }
  })
}
