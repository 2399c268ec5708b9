import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { pageMetaAdminApi } from './page-meta.admin.api.server.ts'
import type { OfficePageMeta } from './page-meta.admin.schema.ts'
import { pageMetaApi } from './page-meta.api.server.ts'

const path = '/api/admin/page-meta'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  await insertLanguages(database.db)
  const staff = await insertStaff(database.db, 'icerik')
  api = testApi([...pageMetaAdminApi, ...pageMetaApi], { db: database.db, staff })
})
afterAll(() => database.drop())

const save = (form_data: object) => api.post(path, { _method: 'PUT', form_data: JSON.stringify(form_data) }, headers)
const visa = async () =>
  (await api.get<OfficePageMeta[]>(path, headers)).body.find(({ route_name }) => route_name === 'visa')
const shown = async (lang: string) =>
  (await api.get<Record<string, unknown>>(`/api/pages/page-meta?lang=${lang}`)).body.visa

test('every page is listed, and what is written is the page’s at once', async () => {
  expect(await visa()).toEqual({
    route_name: 'visa',
    version: 0,
    title_tr: '',
    title_en: '',
    description_tr: '',
    description_en: '',
  })
  const first = { route_name: 'visa', title_tr: 'Vize | Seyyah', description_tr: 'Ülke ülke vize', version: 0 }
  expect((await save(first)).body).toEqual({ success: true, message: 'Değişiklikler kaydedildi.' })
  expect(await shown('en')).toEqual({ title: 'Vize | Seyyah', description: 'Ülke ülke vize' })
  expect((await save(first)).status).toBe(409)
  const cleared = { title_tr: '', description_tr: '' }
  await save({ route_name: 'visa', title_en: 'Visa | Seyyah', ...cleared, version: 1 })
  expect([await shown('tr'), await shown('en')]).toEqual([
    { title: null, description: null },
    { title: 'Visa | Seyyah', description: null },
  ])
  expect((await visa())?.version).toBe(2)
  // A language that a save does not name keeps its words.
  await save({ route_name: 'visa', title_tr: 'Vize', version: 2 })
  expect(await shown('en')).toEqual({ title: 'Visa | Seyyah', description: null })
})

test.each([
  [{ route_name: 'yok', title_tr: 'x' }, 'route_name'],
  [{ route_name: 'visa', title_tr: 'x'.repeat(121) }, 'title_tr'],
  [{ route_name: 'visa', title_xx: 'x' }, 'title_xx'],
])('%j is refused at its field', async (form, field) => {
  const { status, body } = await save(form)
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
})
