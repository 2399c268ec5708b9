import { addDays, type Day } from '#src/base/dates.ts'
import { maxParty } from './departures.links.ts'
import type { Departure } from './shown-departures.schema.ts'

/** A departure as far as its sale depends on it. sale.store.server.ts states the same rules in SQL. */
export type DepartureState = {
  start_date: Day
  status: Departure['status']
  quota: number
  seats_taken: number
  /** the last day of sale is start_date - sales_cutoff_days, inclusive */
  sales_cutoff_days: number
}

/** Statuses in which visitors book by themselves. `sorunuz` is booked by telephone. */
export const saleStatuses = ['satista', 'kesin'] as const satisfies Departure['status'][]

/** Statuses in which staff sell to a caller: also what visitors have to ask for. */
export const officeSaleStatuses = ['satista', 'kesin', 'sorunuz'] as const satisfies Departure['status'][]

/** Who sells. Staff also sell departures on request, and until the day of departure (docs/rules.md, Departures). */
export type Seller = 'visitor' | 'staff'

/** Statuses in which no seat is offered, whatever the count says. */
export const seatlessStatuses = ['dolu', 'iptal'] as const satisfies Departure['status'][]

/** The departures that change when their sale is opened or closed: cancelled ones never do, and open ones keep their kind of sale. */
export function switchable<T extends Pick<DepartureState, 'status'>>(rows: readonly T[], to: 'open' | 'closed'): T[] {
  return rows.filter(({ status }) =>
    to === 'open' ? status === 'dolu' : officeSaleStatuses.some((open) => open === status),
  )
}

/** Free seats of a departure that is offered on the site or by telephone; 0 when it is declared full or cancelled. */
export function seatsLeft({ status, quota, seats_taken }: Pick<DepartureState, 'status' | 'quota' | 'seats_taken'>) {
  return seatlessStatuses.some((seatless) => seatless === status) ? 0 : quota - seats_taken
}

/** Free seats in public data, capped at the largest party, so that nobody can count the unsold seats. */
export function shownSeats(free: number): number {
  return Math.min(free, maxParty)
}

/** Statuses in which it is decided whether the departure takes place, however few seats are taken. */
export const decidedStatuses = ['kesin', 'iptal'] as const satisfies Departure['status'][]

/** The departure's own minimum and that of its tour; null: none. */
type Minimums = { min_participants: number | null; tour_min_participants: number | null }

/** Participants that a departure needs: its own number, else the tour's; null when it always takes place. */
export function minimumOf({ min_participants, tour_min_participants }: Minimums): number | null {
  return min_participants ?? tour_min_participants
}

type Needing = Pick<DepartureState, 'start_date' | 'status' | 'seats_taken'> & Minimums

/** Seats that must still be sold for a departure to take place; 0 when that is decided or its day has passed. */
export function seatsToMinimum({ start_date, status, seats_taken, ...minimums }: Needing, today: Day): number {
  if (start_date < today || decidedStatuses.some((decided) => decided === status)) return 0
  return Math.max(0, (minimumOf(minimums) ?? 0) - seats_taken)
}

/** Whether every seat is taken, whatever the status says. */
export function isSoldOut({ quota, seats_taken }: Pick<DepartureState, 'quota' | 'seats_taken'>): boolean {
  return seats_taken >= quota
}

/** Why a visitor cannot book a departure. `sales_over`: seats are free, but the sale is closed by the office or by the cut-off. */
export type SaleRefusal = 'past' | 'cancelled' | 'on_request' | 'sales_over' | 'full'

/**
 * Why no seat of the departure can be booked, or null when it is on sale. The first reason that applies wins.
 * @param today in Istanbul
 */
export function saleRefusal(departure: DepartureState, today: Day, seller: Seller = 'visitor'): SaleRefusal | null {
  if (departure.start_date < today) return 'past'
  if (departure.status === 'iptal') return 'cancelled'
  if (departure.status === 'sorunuz' && seller === 'visitor') return 'on_request'
  if (isSoldOut(departure)) return 'full'
  const isPastCutoff = seller === 'visitor' && addDays(departure.start_date, -departure.sales_cutoff_days) < today
  return isPastCutoff || departure.status === 'dolu' ? 'sales_over' : null
}

/** Whether visitors see the departure as on sale and may book a seat of it. */
export function isOnSale(departure: DepartureState, today: Day): boolean {
  return saleRefusal(departure, today) === null
}

/** Seats that an order can take today: 0 unless the departure is on sale. */
export function bookableSeats(departure: DepartureState, today: Day, seller: Seller = 'visitor'): number {
  return saleRefusal(departure, today, seller) === null ? seatsLeft(departure) : 0
}

export type PriceRefusal = Exclude<SaleRefusal, 'full'>

/** Why a departure has no price today. A full one has: its answer is the price's conflict with the seats left. */
export function priceRefusal(departure: DepartureState, today: Day, seller: Seller = 'visitor'): PriceRefusal | null {
  const refusal = saleRefusal(departure, today, seller)
  return refusal === 'full' ? null : refusal
}
