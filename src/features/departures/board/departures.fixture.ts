import { addDays, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'

export const newDepartures = {
  quota: 40,
  currency: 'TRY',
  multi_room_price: 12_500,
  single_room_price: 16_000.5,
}

const ahead = (days: number) => addDays(dayOf(new Date()), days)

async function insertSome(db: Db): Promise<number[]> {
  const tour = await insertTour(db)
  return [(await insertDeparture(db, tour.id, ahead(30))).id, (await insertDeparture(db, tour.id, ahead(37))).id]
}

/** Every write route of departures, for the audit test. */
export const departureWrites: Record<string, StaffWrite> = {
  'POST /api/admin/departures': async (db) => ({
    body: { form_data: { ...newDepartures, product_id: (await insertTour(db)).id, start_dates: [ahead(60)] } },
  }),
  'PUT /api/admin/departures': async (db) => ({
    body: { form_data: { rows: (await insertSome(db)).map((id) => ({ id, status: 'dolu' })) } },
  }),
  'DELETE /api/admin/departures': async (db) => ({ body: { delete_list: await insertSome(db) } }),
  'PUT /api/admin/departures/:id': async (db) => ({
    params: { id: (await insertSome(db))[0]! },
    body: { form_data: { quota: 44 } },
  }),
  'DELETE /api/admin/departures/:id': async (db) => ({ params: { id: (await insertSome(db))[0]! } }),
}
