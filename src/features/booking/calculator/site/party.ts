import type { T } from '#src/base/i18n/i18n.tsx'
import type { PriceRequest } from '#src/features/departures/pricing/pricing.schema.ts'
import type { VisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import type { CartItem } from '../cart-item.schema.ts'

/** The travellers of one booking: the visitor's party, and the rooms that this tour needs. */
export type Party = VisitorParty & { singleRooms: number }

export function partyOf({ quantity, childrenAges, singleRoomQuantity }: CartItem): Party {
  return { adults: quantity, ages: childrenAges, singleRooms: singleRoomQuantity }
}

/** Adults who sleep alone, as the price has them: also one who is left over (pricing.rules.ts). */
export function singlesOf({ adults, ages, singleRooms }: Party): number {
  return isLeftOver(adults - singleRooms, ages) ? singleRooms + 1 : singleRooms
}

/** The same on a tour: a day trip has no rooms. @param tour null for one that is not known */
export function singlesOn(tour: { nights: number } | null, party: Party): number {
  return tour?.nights === 0 ? 0 : singlesOf(party)
}

/** One single room more or less than shown. A room that was added for a left-over adult is removed together with it. */
export function withSingles(party: Party, step: 1 | -1): Party {
  const wanted = singlesOf(party) + step
  const isStuck = step < 0 && isLeftOver(party.adults - wanted, party.ages)
  return { ...party, singleRooms: Math.max(0, isStuck ? wanted - 1 : wanted) }
}

/** A child in the room makes it a room of two. */
function isLeftOver(sharing: number, ages: Party['ages']): boolean {
  return sharing === 1 && ages.length === 0
}

/** Place of the first child whose age is missing; -1 when all are chosen. */
export function missingAge({ ages }: Party): number {
  return ages.indexOf(null)
}

/** @returns null while an age is missing. */
export function toItem(token: string, tourDate: string, { adults, ages, singleRooms }: Party): CartItem | null {
  const childrenAges = ages.filter((age) => age !== null)
  if (childrenAges.length < ages.length) return null
  return {
    token,
    tourDate,
    quantity: adults,
    childrenQuantity: childrenAges.length,
    childrenAges,
    singleRoomQuantity: singleRooms,
  }
}

/** The calculator and the cart name the number of adults differently. */
export function toPriceRequest({ quantity, ...item }: CartItem): PriceRequest {
  return { ...item, peopleQuantity: quantity }
}

export function isSameItem(a: CartItem, b: CartItem): boolean {
  return (
    a.token === b.token &&
    a.tourDate === b.tourDate &&
    a.quantity === b.quantity &&
    a.singleRoomQuantity === b.singleRoomQuantity &&
    a.childrenAges.join() === b.childrenAges.join()
  )
}

/** `2 yetişkin, 1 çocuk (4 yaş), 1 tek kişilik oda` @param singles as the price has them, see `singlesOn` */
export function describeParty({ adults, ages }: VisitorParty, singles: number, t: T): string {
  const known = ages.filter((age) => age !== null)
  return [
    t('booking.people_adults', { n: adults }),
    ages.length > 0 && t('booking.people_children', { n: ages.length, ages: known.join(', ') || '?' }),
    singles > 0 && t('booking.people_singles', { n: singles }),
  ]
    .filter(Boolean)
    .join(', ')
}
