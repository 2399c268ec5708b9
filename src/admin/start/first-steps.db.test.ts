import { expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { firstStepsApi } from './first-steps.api.server.ts'
import { firstStepsPath } from './first-steps.links.ts'
import type { FirstSteps } from './first-steps.schema.ts'

const office = testOffice('yonetici', firstStepsApi)
const done = async () =>
  (await office.get<FirstSteps>(firstStepsPath)).body.filter(({ is_done }) => is_done).map(({ step }) => step)
const begun = async () =>
  (await office.get<FirstSteps>(firstStepsPath)).body
    .filter((one) => one.is_begun && !one.is_done)
    .map(({ step }) => step)

test('a step is done when all of it is, and not before', async () => {
  expect(await done()).toEqual([])
  const { db } = office
  const contract = (kind: 'kvkk' | 'paket-tur' | 'on-bilgilendirme', active = true) =>
    db
      .insertInto('contracts')
      .values({ kind, active, at_checkout: kind !== 'kvkk' })
      .execute()
  await contract('on-bilgilendirme', false)
  expect(await begun()).toEqual(['contracts'])
  await contract('kvkk')
  await contract('paket-tur')
  expect(await done()).toEqual([])
  await db.updateTable('contracts').set({ active: true }).execute()
  expect(await done()).toEqual(['contracts'])

  const tour = await insertTour(db, { texts: { tr: 'Kapadokya' } })
  const { id } = await insertDeparture(db, tour.id, addDays(dayOf(new Date()), 30))
  expect(await done()).toEqual(['contracts', 'tours', 'departures'])
  await db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', id).execute()
  expect(await done()).toEqual(['contracts', 'tours'])
  await db.updateTable('departures').set({ status: 'satista' }).where('id', '=', id).execute()
  await db.updateTable('tours').set({ status: 'taslak' }).execute()
  expect(await done()).toEqual(['contracts'])
})

test('terms are complete when every published tour has some, and backups when there is a place or was one', async () => {
  const { db } = office
  const has = async (step: string) => (await done()).includes(step as never)
  expect(await has('policies')).toBe(false)
  await insertPolicy(db, { kind: 'yurt-ici' })
  await insertTour(db, { texts: { tr: 'Ege kıyıları' }, countries: ['TR'] })
  expect(await has('policies')).toBe(true)
  const { id } = await insertTour(db, { texts: { tr: 'Roma' }, countries: ['IT'] })
  expect([await has('policies'), await begun()]).toEqual([false, expect.arrayContaining(['policies'])])
  const own = await insertPolicy(db, { kind: 'ozel' })
  const abroad = () => db.updateTable('tours').where('id', '=', id)
  await abroad().set({ cancel_policy_id: own }).execute()
  expect(await has('policies')).toBe(true)
  await abroad().set({ cancel_policy_id: null, status: 'taslak' }).execute()
  expect(await has('policies')).toBe(true)
  await abroad().set({ status: 'yayinda' }).execute()
  expect(await has('policies')).toBe(false)
  await insertPolicy(db, { kind: 'yurt-disi' })
  expect(await has('policies')).toBe(true)

  expect(await has('backups')).toBe(false)
  const at = new Date()
  const made = { file: 'a.yedek', started_at: at, ended_at: at, state: 'done' as const, bytes: 9, by_hand: true }
  await db.insertInto('backup_runs').values(made).execute()
  expect(await has('backups')).toBe(true)
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
  expect(await has('company')).toBe(false)
  await office.db.updateTable('company').set({ tax_office: 'Beyoğlu', tax_no: '1234567890' }).execute()
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
