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
  const tour = await insertTour(office.db, { texts: { tr: 'Kapadokya' } })
  const { id } = await insertDeparture(office.db, tour.id, addDays(dayOf(new Date()), 30))
  expect(await done()).toEqual(['contracts', 'tours', 'departures'])
  await office.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', id).execute()
  expect(await done()).toEqual(['contracts', 'tours'])
})

test('particulars and contacts count when a visitor can use them, and a second language when a tour is public in it', async () => {
  const has = async (step: string) => (await done()).includes(step as never)
  const company = {
    project_company_name: 'Deneme',
    main_color: '#0f4c5c',
    second_color: '#e36414',
    legal_name: 'Deneme A.Ş.',
  }
  await office.db.insertInto('company').values(company).execute()
  expect(await has('company')).toBe(false)
  await office.db.updateTable('company').set({ tursab_no: '1234' }).execute()
  expect(await has('company')).toBe(true)
  const contact = { lang: 'tr', content: '0212 000 00 00', queue: 1 }
  await office.db
    .insertInto('contact_information')
    .values({ ...contact, section: 'telefon' })
    .execute()
  expect(await has('contact_info')).toBe(false)
  await office.db
    .insertInto('contact_information')
    .values({ ...contact, section: 'email' })
    .execute()
  expect(await has('contact_info')).toBe(true)
  expect(await has('languages')).toBe(false)
  await insertTour(office.db, { texts: { tr: 'Ege', en: 'Aegean' } })
  expect(await has('languages')).toBe(true)
})

test('a tested mail server and the opened site are steps, which become open again', async () => {
  const set = async (values: { mail_tested_at?: Date | null; opened_at?: Date | null }) => {
    await office.db.updateTable('settings').set(values).execute()
    return (await done()).filter((step) => step === 'mail' || step === 'opening')
  }
  expect(await set({ mail_tested_at: new Date(), opened_at: new Date() })).toEqual(['mail', 'opening'])
  expect(await set({ mail_tested_at: null })).toEqual(['opening'])
  expect(await set({ opened_at: null })).toEqual([])
})

test('staff see only the steps that they may do', async () => {
  const api = testApi(firstStepsApi, { db: office.db, staff: await insertStaff(office.db, 'satis') })
  const { body } = await api.get<FirstSteps>(firstStepsPath, { authorization: `Bearer ${'x'.repeat(43)}` })
  expect(body.map(({ step }) => step)).toEqual(['departures'])
})
