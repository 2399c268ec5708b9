import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import type { OfficeRates } from './rates.admin.schema.ts'
import { ratesApi } from './rates.api.server.ts'
import { fetchRates } from './rates.commands.server.ts'
import { ratesAdminPath as path } from './rates.links.ts'

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const database = ownDatabase()
/** A Monday. */
const today = '2026-11-23'
const clock = { now: new Date(`${today}T13:00:00Z`) }
let staff: Staff
let api: TestApi

const bulletin = (day: string, rates: Record<string, string>) => {
  const [year, month, date] = day.split('-')
  const rows = Object.entries(rates).map(
    ([code, rate]) => `<Currency CurrencyCode="${code}"><Unit>1</Unit><ForexSelling>${rate}</ForexSelling></Currency>`,
  )
  return `<Tarih_Date Tarih="${date}.${month}.${year}">${rows.join('')}</Tarih_Date>`
}
const fetched = (document: string | Error) =>
  fetchRates({ ...api.services, now: () => clock.now }, 'https://banka.example/kurlar', () =>
    document instanceof Error ? Promise.reject(document) : Promise.resolve(document),
  )
const read = async () => (await api.get<OfficeRates>(path, headers)).body
const save = (body: object) => api.post<{ errors?: object }>(path, { _method: 'PUT', ...body }, headers)
const short = ({ known }: OfficeRates) =>
  known.map(({ currency, try_rate, day, source }) => [currency, try_rate, day, source])

beforeAll(async () => {
  await insertLanguages(database.db)
  staff = await insertStaff(database.db)
  api = testApi(ratesApi, { db: database.db, staff, now: () => clock.now })
})

beforeEach(async () => {
  const { db } = database
  clock.now = new Date(`${today}T13:00:00Z`)
  for (const table of ['departures', 'tours', 'exchange_rates', 'audit_events'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('rate_settings').set({ source: 'tcmb', version: 1 }).execute()
  const { id } = await insertTour(db, { texts: { tr: 'Roma' } })
  await insertDeparture(db, id, '2027-04-12', { currency: 'EUR' })
})

test('a bulletin is stored once with its day, and a corrected one again', async () => {
  const friday = '2026-11-20'
  expect(await fetched(bulletin(friday, { EUR: '52.0411', USD: '44.5925' }))).toBe(2)
  expect(await fetched(bulletin(friday, { EUR: '52.0411', USD: '44.5925' }))).toBe(0)
  expect(await fetched(bulletin(friday, { EUR: '52.0500', USD: '44.5925' }))).toBe(1)
  expect(short(await read())).toEqual([
    ['EUR', 52.05, friday, 'tcmb'],
    ['USD', 44.5925, friday, 'tcmb'],
  ])
})

test.each([
  ['the bank does not answer', new Error('timeout')],
  ['it answers something else', '<html>Bakım</html>'],
  ['the bulletin is of tomorrow', bulletin(addDays(today, 1), { EUR: '1.0000' })],
])('the last rates stay when %s', async (_, document) => {
  await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))
  expect(await fetched(document)).toBe(0)
  expect(short(await read())).toEqual([['EUR', 52.0411, '2026-11-20', 'tcmb']])
})

test('nothing is fetched for an agency that sells in lira to readers of Turkish, or that types its rates', async () => {
  const speaksEnglish = (active: boolean) =>
    database.db.updateTable('languages').set({ active }).where('abbr', '!=', 'tr').execute()
  await database.db.updateTable('rate_settings').set({ source: 'elle' }).execute()
  expect(await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))).toBe(0)
  await database.db.updateTable('rate_settings').set({ source: 'tcmb' }).execute()
  await database.db.updateTable('departures').set({ currency: 'TRY' }).execute()
  await speaksEnglish(false)
  expect(await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))).toBe(0)
  await speaksEnglish(true)
})

test('an agency that sells in lira only has a rate of the euro for its English pages, while a departure is to come', async () => {
  await database.db.updateTable('departures').set({ currency: 'TRY', start_date: '2026-11-22' }).execute()
  expect(await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))).toBe(0)
  await database.db.updateTable('departures').set({ start_date: today }).execute()
  expect(await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))).toBe(1)
  expect((await read()).EUR).toBe(52.0411)
})

test('a typed rate is of today, holds against the bulletin of the day, and is taken away by emptying it', async () => {
  await fetched(bulletin('2026-11-20', { EUR: '52.0411' }))
  const { version } = await read()
  expect((await save({ EUR: '53,25', version })).status).toBe(200)
  expect(await fetched(bulletin(today, { EUR: '52.1', USD: '44.6' }))).toBe(1)
  expect(short(await read())).toEqual([
    ['EUR', 53.25, today, 'elle'],
    ['USD', 44.6, today, 'tcmb'],
  ])
  expect((await save({ EUR: '', version: version + 1 })).status).toBe(200)
  expect((await read()).EUR).toBe(52.0411)
  clock.now = new Date(`${addDays(today, 1)}T13:00:00Z`)
  await fetched(bulletin(addDays(today, 1), { EUR: '52.2' }))
  expect((await read()).EUR).toBe(52.2)
})

test('a rate that is taken away on a later day counts no more, but stays for the accounts of its own day', async () => {
  const yesterday = addDays(today, -1)
  clock.now = new Date(`${yesterday}T13:00:00Z`)
  expect((await save({ EUR: '53,25', source: 'elle', version: 1 })).status).toBe(200)
  clock.now = new Date(`${today}T13:00:00Z`)
  expect((await save({ EUR: '54', version: 2 })).status).toBe(200)
  expect((await save({ EUR: '', source: 'tcmb', version: 3 })).status).toBe(200)
  expect((await read()).known).toEqual([])
  const kept = database.db.selectFrom('exchange_rates').select(['day', 'try_rate', 'withdrawn_on'])
  expect(await kept.execute()).toEqual([{ day: yesterday, try_rate: '53.2500', withdrawn_on: today }])
  expect(await fetched(bulletin(yesterday, { EUR: '52.0411' }))).toBe(1)
  expect((await read()).EUR).toBe(52.0411)
})

test('what staff change is recorded; a bad rate, a stale save and a visitor are refused', async () => {
  expect((await save({ USD: '44,6', source: 'elle', version: 1 })).status).toBe(200)
  const [event] = await database.db.selectFrom('audit_events').select(['entity', 'before', 'after']).execute()
  expect(event).toMatchObject({
    entity: 'exchange_rates',
    before: { source: 'tcmb', USD: null },
    after: { source: 'elle', USD: 44.6 },
  })
  for (const USD of ['0', '-1', '44,12345', 'kırk dört']) {
    const { status, body } = await save({ USD, version: 2 })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['USD']])
  }
  expect((await save({ USD: '45', version: 1 })).status).toBe(409)
  expect((await api.get(path)).status).toBe(401)
})

test('a rate that is older than the longest holiday is shown as old', async () => {
  await fetched(bulletin('2026-11-10', { EUR: '51.9' }))
  expect((await read()).known[0]).toMatchObject({ day: '2026-11-10', is_old: true })
})
