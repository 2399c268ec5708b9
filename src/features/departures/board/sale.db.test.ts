import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { findCards } from '#src/features/tours/cards/tour-cards.store.server.ts'
import { findCartTours } from '#src/features/tours/catalogue/cart-tours.store.server.ts'
import { findDepartures } from '#src/features/tours/catalogue/tour-page.store.server.ts'
import { listOfficeTours } from '#src/features/tours/editing/tours.admin.list.store.server.ts'
import { OfficeTourQuery } from '#src/features/tours/editing/tours.admin.schema.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { toOffice } from './departures.commands.server.ts'
import { findOfficeDepartures } from './departures.store.server.ts'
import { bookableSeats, type DepartureState, isOnSale, seatsLeft } from './sale.rules.ts'
import { hasBookableSeats, onSale, seatsLeftColumn } from './sale.store.server.ts'
import { departureStatuses } from './shown-departures.schema.ts'

const today = '2027-03-10'
const reader = { lang: 'tr', today }
/** Every number of taken seats for quotas of 0, 1 and 3. */
const seats = [0, 1, 3].flatMap((quota) =>
  Array.from({ length: quota + 1 }, (_, seats_taken) => ({ quota, seats_taken })),
)
const days = [-2, -1, 0, 1, 2, 3, 4, 364, 365, 366].map((days) => addDays(today, days))

const database = ownDatabase()
/** One tour for each status, count and cut-off, each with a departure on all of the days. */
let tours: { id: number; token: string; state: Omit<DepartureState, 'start_date'> }[]

beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  tours = []
  for (const status of departureStatuses)
    for (const counts of seats)
      for (const sales_cutoff_days of [0, 1, 3, 365]) {
        const state = { status, ...counts, sales_cutoff_days }
        const { id, token } = await insertTour(db)
        await Promise.all(days.map((day) => insertDeparture(db, id, day, state)))
        tours.push({ id, token, state })
      }
})

/** Nobody reads more than a party can take. */
const shown = (state: Parameters<typeof seatsLeft>[0]) => Math.min(seatsLeft(state), 20)
const onSaleOf = (state: Omit<DepartureState, 'start_date'>) =>
  days.filter((start_date) => isOnSale({ start_date, ...state }, today))

test('the SQL of the sale rules agrees with the rules for every departure', async () => {
  type Row = DepartureState &
    Record<'on_sale' | 'for_1' | 'for_2' | 'for_4' | 'staff_1' | 'staff_2', boolean> & { seats_left: number }
  const { rows } = await sql<Row>`
    SELECT start_date, status, quota, seats_taken, sales_cutoff_days, ${onSale(today)} AS on_sale,
           ${seatsLeftColumn} AS seats_left, ${hasBookableSeats(1, today)} AS for_1, ${hasBookableSeats(2, today)} AS for_2,
           ${hasBookableSeats(4, today)} AS for_4, ${hasBookableSeats(1, today, 'staff')} AS staff_1,
           ${hasBookableSeats(2, today, 'staff')} AS staff_2
      FROM departures`.execute(database.db)
  expect(rows).toHaveLength(tours.length * days.length)
  const byRules = rows.map(({ start_date, status, quota, seats_taken, sales_cutoff_days }) => {
    const state = { start_date, status, quota, seats_taken, sales_cutoff_days }
    const bookable = bookableSeats(state, today)
    return {
      ...state,
      on_sale: isOnSale(state, today),
      seats_left: seatsLeft(state),
      for_1: bookable >= 1,
      for_2: bookable >= 2,
      for_4: bookable >= 4,
      staff_1: bookableSeats(state, today, 'staff') >= 1,
      staff_2: bookableSeats(state, today, 'staff') >= 2,
    }
  })
  expect(rows).toEqual(byRules)
  expect(new Set(rows.map(({ on_sale }) => on_sale)).size).toBe(2)
})

test('a card offers the departures on sale, each with its free seats', async () => {
  const ids = tours.map(({ id }) => id)
  const cards = await findCards(database.db, ids, reader)
  expect(cards).toHaveLength(tours.length)
  for (const [index, { state }] of tours.entries()) {
    const { from_price, next_departures, more_departures } = cards[index]!
    const sold = onSaleOf(state)
    expect(next_departures.map(({ start_date }) => start_date)).toEqual(sold.slice(0, 3))
    expect(next_departures.every(({ seats_left }) => seats_left === shown(state))).toBe(true)
    expect(more_departures).toBe(sold.length - next_departures.length)
    expect(from_price === null).toBe(sold.length === 0)
  }
})

test('tour page, cart and office agree on the departures on sale', async () => {
  const rows = await Promise.all(tours.map(({ id }) => findDepartures(database.db, id, reader)))
  const inCart = new Map(
    (
      await findCartTours(
        database.db,
        tours.map(({ token }) => token),
        reader,
      )
    ).map((tour) => [tour.token, tour]),
  )
  const office = await findOfficeDepartures(database.db, 'tr', { search: '' }, 10_000)
  const inOffice = Map.groupBy(office.rows, ({ tour_id }) => tour_id)
  for (const [index, { id, token, state }] of tours.entries()) {
    const sold = onSaleOf(state)
    expect(rows[index]!.filter(({ on_sale }) => on_sale).map(({ start_date }) => start_date)).toEqual(sold)
    expect(rows[index]!.every(({ seats_left }) => seats_left === shown(state))).toBe(true)
    expect(rows[index]!.length > 0).toBe(state.status !== 'iptal')
    expect(inCart.get(token)!.departures).toEqual(
      sold.map((day) => ({ start_date: day, end_date: day, seats_left: shown(state) })),
    )
    const offered = inOffice.get(id)!.filter((row) => toOffice(row, today).on_sale)
    expect(offered.map(({ start_date }) => start_date)).toEqual(sold)
  }
})

test('the office’s list shows prices of tours on sale only', async () => {
  const query = OfficeTourQuery.parse({ per_page: '100' })
  const states = new Map(tours.map(({ id, state }) => [id, state]))
  const { data } = await listOfficeTours(database.db, query, reader)
  expect(data.length).toBeGreaterThan(50)
  for (const { id, from_price } of data) expect(from_price === null).toBe(onSaleOf(states.get(id)!).length === 0)
})
