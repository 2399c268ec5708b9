import { expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { firstStepsApi } from './first-steps.api.server.ts'
import { firstStepsPath } from './first-steps.links.ts'
import type { FirstSteps } from './first-steps.schema.ts'

const office = testOffice('yonetici', firstStepsApi)
const done = async () =>
  (await office.get<FirstSteps>(firstStepsPath)).body.filter(({ is_done }) => is_done).map(({ step }) => step)

test('a step is done when its record exists, and not before', async () => {
  expect(await done()).toEqual([])
  await office.db
    .insertInto('contracts')
    .values([
      { kind: 'kvkk', at_checkout: false },
      { kind: 'paket-tur', at_checkout: true, active: false },
    ])
    .execute()
  expect(await done()).toEqual([])
  await office.db.insertInto('contracts').values({ kind: 'paket-tur', at_checkout: true }).execute()
  expect(await done()).toEqual(['contracts'])
  const tour = await insertTour(office.db)
  const { id } = await insertDeparture(office.db, tour.id, addDays(dayOf(new Date()), 30))
  expect(await done()).toEqual(['contracts', 'tours', 'departures'])
  await office.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', id).execute()
  expect(await done()).toEqual(['contracts', 'tours'])
})

test('staff see only the steps that they may do', async () => {
  const api = testApi(firstStepsApi, { db: office.db, staff: await insertStaff(office.db, 'satis') })
  const { body } = await api.get<FirstSteps>(firstStepsPath, { authorization: `Bearer ${'x'.repeat(43)}` })
  expect(body.map(({ step }) => step)).toEqual(['departures'])
})
