import { addDays, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, listed, listWrites, managers, sellers, single } from '#src/tests/samples.fixture.ts'
import { insertDeparture, insertTour } from '../tours/tours.fixture.ts'
import { newDepartures } from './board/departures.fixture.ts'
import { pickupForm, pickupTextFields } from './pickups/pickups.admin.schema.ts'
import { insertPickup, pickupFields } from './pickups/pickups.fixture.ts'
import { policyForm } from './policies/policies.admin.schema.ts'
import { insertPolicy, policyFields } from './policies/policies.fixture.ts'
import { ratesForm } from './rates/rates.admin.schema.ts'

const departures = '/api/admin/departures'
const pickups = '/api/admin/pickup-points'
const policies = '/api/admin/policies'
const rates = '/api/admin/rates'

const ahead = (days: number) => addDays(dayOf(new Date()), days)

async function insertSome(db: Db): Promise<number[]> {
  const tour = await insertTour(db)
  return [(await insertDeparture(db, tour.id, ahead(30))).id, (await insertDeparture(db, tour.id, ahead(37))).id]
}

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/departures': 'staff',
    'GET /api/admin/departures/tours': 'staff',
    'POST /api/admin/departures': sellers,
    'PUT /api/admin/departures': sellers,
    'DELETE /api/admin/departures': sellers,
    'PUT /api/admin/departures/:id': sellers,
    'DELETE /api/admin/departures/:id': sellers,
    'GET /api/admin/rates': managers,
    'PUT /api/admin/rates': managers,
    ...listed('/api/admin/pickup-points', editors),
    ...listed('/api/admin/policies', editors),
    'POST /api/admin/policies/templates': editors,
    'POST /api/cart-calculator': 'public',
  },
  writes: {
    [`POST ${departures}`]: async (db) => ({
      body: { form_data: { ...newDepartures, product_id: (await insertTour(db)).id, start_dates: [ahead(60)] } },
    }),
    [`PUT ${departures}`]: async (db) => ({
      body: { form_data: { rows: (await insertSome(db)).map((id) => ({ id, status: 'dolu' })) } },
    }),
    [`DELETE ${departures}`]: async (db) => ({ body: { delete_list: await insertSome(db) } }),
    [`PUT ${departures}/:id`]: async (db) => ({
      params: { id: (await insertSome(db))[0]! },
      body: { form_data: { quota: 44 } },
    }),
    [`DELETE ${departures}/:id`]: async (db) => ({ params: { id: (await insertSome(db))[0]! } }),
    ...listWrites(pickups, {
      table: 'pickup_points',
      insert: (db) => insertPickup(db, { tr: 'Mecidiyeköy metrosu' }),
      body: { form_data: pickupFields },
    }),
    ...listWrites(policies, {
      table: 'cancellation_policies',
      insert: insertPolicy,
      body: { ...policyFields, name: 'Bayram turları' },
    }),
    [`POST ${policies}/templates`]: async (db) => {
      await db.deleteFrom('cancellation_policies').execute()
      return {}
    },
    [`PUT ${rates}`]: async () => ({ body: { EUR: '52,0411' } }),
  },
  changes: [
    { ...byId(pickups), form: pickupForm, sample: async () => pickupFields },
    {
      ...byId(policies),
      form: policyForm,
      isPlain: true,
      sample: async () => policyFields,
      another: { name: 'Başka' },
    },
    {
      ...single(rates),
      form: ratesForm,
      sample: async () => ({ source: 'elle', EUR: 53.25, USD: 44.6, GBP: 60.1234 }),
      another: { EUR: 50.5 },
    },
  ],
  otherUpdates: {
    [`PUT ${departures}`]: 'several departures at once, each with its own fields',
    [`PUT ${departures}/:id`]: 'plain fields; tested in app.plain-changes.db.test.ts',
  },
  halfWritten: {
    inParts: [`POST ${policies}/templates`],
    alike: { [`DELETE ${departures}/:id`]: `DELETE ${departures}` },
  },
  names: { 'of a pickup point': pickupTextFields.name },
  impersonal: [
    'cancellation_policies',
    'cancellation_policy_versions',
    'departure_child_prices',
    'exchange_rates',
    'pickup_point_texts',
    'pickup_points',
    'rate_settings',
  ],
}
