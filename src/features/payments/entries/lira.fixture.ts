import { beforeEach } from 'vitest'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'

const booked = new Date('2026-11-21T10:00:00Z')

/**
 * An agency that has sold a tour in euros before each test: two adults, 2.000 €, 500 of them due at booking; 50 lira for one euro on the
 * day of the order.
 */
export function liraAgency() {
  const agency = officeAgency(booked)
  const state = {} as { tour: SoldTour; order: PlacedOrder }
  const rate = (day: string, try_rate: number) =>
    agency.db
      .insertInto('exchange_rates')
      .values({ currency: 'EUR', day, try_rate, source: 'tcmb', at: booked })
      .execute()
  /** Orders the tour again, at the rate that is known now. */
  const orderAgain = async () => {
    state.order = await agency.order({ tour: state.tour, adults: 2 })
  }
  beforeEach(async () => {
    agency.clock.now = booked
    for (const table of ['exchange_rates', 'orders', 'outbox'] as const) await agency.db.deleteFrom(table).execute()
    await rate('2026-11-20', 50)
    const prices = { multi_room_price: 1000_00, single_room_price: 1200_00 }
    state.tour ??= await insertSoldTour(agency.db, { start_date: '2027-04-12', currency: 'EUR', quota: 400, ...prices })
    await orderAgain()
  })
  return { agency, state, rate, orderAgain }
}
