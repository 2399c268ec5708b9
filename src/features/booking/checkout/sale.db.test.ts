import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { bookableSeats, type DepartureState, priceRefusal } from '#src/features/departures/board/sale.rules.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { takeSeats } from '#src/features/orders/book/seats.store.server.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const today = dayOf(now())
const database = ownDatabase()
let api: TestApi
let contracts: number[]
let departures: { state: DepartureState; tour: SoldTour }[]

beforeAll(async () => {
  const settings = { siteUrl: 'https://seyyah.example', holdHours: 24, holdsPerEmail: 1000, ordersPerHour: 1000 }
  api = testApi(endpoints, { ...database, now, settings })
  contracts = (await insertAgency(database.db)).contracts
  departures = []
  for (const status of departureStatuses)
    for (const seats_taken of [0, 2, 3])
      for (const days of [-1, 1, 2, 30]) {
        const state = { start_date: addDays(today, days), status, quota: 3, seats_taken, sales_cutoff_days: 2 }
        departures.push({ state, tour: await insertSoldTour(database.db, state) })
      }
})

/** The decision of the sale rules for a party of two. */
function expectedStatus(state: DepartureState, success: number): number {
  if (priceRefusal(state, today)) return 422
  return bookableSeats(state, today) >= 2 ? success : 409
}

test('the calculator prices what the sale rules allow, and answers with the bookable seats', async () => {
  for (const { state, tour } of departures) {
    const body = { token: tour.token, tourDate: tour.tourDate }
    const answer = await api.post<{ seats_left?: number }>('/api/cart-calculator', body)
    expect({ state, status: answer.status }).toEqual({ state, status: expectedStatus(state, 200) })
    if (answer.status !== 422) expect(answer.body.seats_left).toBe(bookableSeats(state, today))
  }
})

test('the conditional update takes seats exactly when the sale rules allow it', async () => {
  class Undone extends Error {}
  for (const { state, tour } of departures)
    for (const seats of [1, 2, 4]) {
      const bookable = bookableSeats(state, today)
      const taking = database.db.transaction().execute(async (tx) => {
        const short = await takeSeats(tx, new Map([[tour.departureId, seats]]), today)
        expect({ state, seats, short: [...short.values()] }).toEqual({
          state,
          seats,
          short: seats <= bookable ? [] : [bookable],
        })
        throw new Undone()
      })
      await expect(taking).rejects.toBeInstanceOf(Undone)
    }
})

test('the answer to an order follows the sale rules', async () => {
  for (const { state, tour } of departures) {
    const body = orderBody([{ tour, adults: 2 }], contracts)
    const answer = await api.post('/api/orders', body, { 'idempotency-key': randomUUID() })
    expect({ state, status: answer.status }).toEqual({ state, status: expectedStatus(state, 201) })
  }
})
