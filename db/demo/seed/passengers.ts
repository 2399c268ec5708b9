import { addDays, type Day } from '#src/base/dates.ts'
import { seatsOf } from '#src/features/orders/money/passengers.rules.ts'
import type { People } from '../people-seeds.ts'
import type { PlannedItem, PlannedOrder } from './order-plan.ts'
import { seededRandom } from './random.ts'

type Item = { id: number; order: PlannedOrder; item: PlannedItem }

/**
 * The passengers of most orders that are confirmed, with ages as they were booked. Some are not filled in yet.
 * @param stops pickup points by the code of the tour; most parties have chosen one
 */
export function passengersOf(items: readonly Item[], people: People, stops: ReadonlyMap<string, readonly number[]>) {
  return items.flatMap(({ id: order_item_id, order, item: { tour, departure, party } }) => {
    const random = seededRandom(`${order.order_no} ${departure.start_date}`)
    const isFilled = order.status === 'tamamlandi' || (order.status === 'onayli' && random() < 0.7)
    // Documents of long ago are erased.
    const hasDocuments = order.status === 'onayli'
    if (!isFilled) return []
    const own = order.customer.name.split(' ')
    const surname = own.pop()!
    const ownStops = stops.get(tour.code) ?? []
    const pickup_point_id =
      ownStops[Math.floor(seededRandom(`pickup ${order.order_no}`)() * 1.1 * ownStops.length)] ?? null
    const isAbroad = tour.countries.some((country) => country !== 'TR')
    return seatsOf({ people_quantity: party.adults, children_ages: party.childrenAges }).map(({ seat, age }) => {
      // Women and men take turns in the list of names.
      const at = seat === 1 ? people.firstNames.indexOf(own[0]!) : Math.floor(random() * people.firstNames.length)
      const years = age ?? 24 + Math.floor(random() * 40)
      const document = isAbroad ? ('pasaport' as const) : ('tckn' as const)
      const digits = String(Math.floor(random() * 1000)).padStart(3, '0')
      return {
        order_item_id,
        seat,
        name: seat === 1 ? own.join(' ') : people.firstNames[at]!,
        surname,
        birth_date: bornOn(departure.start_date, years, Math.floor(random() * 300)),
        gender: at % 2 === 0 ? ('kadin' as const) : ('erkek' as const),
        nationality: order.lang === 'en' ? 'GB' : 'TR',
        document,
        document_no: hasDocuments ? (isAbroad ? `U00000${digits}` : tckn(`100000${digits}`)) : '',
        ...(isAbroad && hasDocuments
          ? { document_country: order.lang === 'en' ? 'GB' : 'TR', document_until: addDays(departure.end_date, 900) }
          : {}),
        phone: seat === 1 ? order.customer.phone : '',
        pickup_point_id,
      }
    })
  })
}

/** Somebody of these years on a day, born some days before the anniversary. @param days less than a year */
function bornOn(day: Day, years: number, days: number): Day {
  return addDays(`${Number(day.slice(0, 4)) - years}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`, -days)
}

/** A number with the right checksum, from a range that is not given to anybody. @param nine its first digits */
function tckn(nine: string): string {
  const digits = [...nine].map(Number)
  const add = (places: readonly number[]) => places.reduce((all, at) => all + digits[at]!, 0)
  digits.push((((add([0, 2, 4, 6, 8]) * 7 - add([1, 3, 5, 7])) % 10) + 10) % 10)
  digits.push(digits.reduce((all, digit) => all + digit, 0) % 10)
  return digits.join('')
}
