import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { certificatesAdminApi } from './certificates.admin.api.server.ts'
import { companyApi } from './company.api.server.ts'

const path = '/api/admin/certificates'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  await insertLanguages(database.db)
  const staff = await insertStaff(database.db, 'icerik')
  api = testApi([...certificatesAdminApi, ...companyApi], { db: database.db, staff })
})
afterAll(() => database.drop())

const add = async (form_data: object) => api.post<{ data: { id: number } }>(path, { form_data }, headers)
const shown = async () => (await api.get<{ name: string }[]>('/api/pages/certificates')).body.map(({ name }) => name)

test('certificates are made, ordered, changed and deleted, and the site follows', async () => {
  const first = (await add({ name_tr: 'TÜRSAB', name_en: 'TÜRSAB membership' })).body.data.id
  const second = (await add({ name_tr: 'IATA' })).body.data.id
  expect(await shown()).toEqual(['IATA', 'TÜRSAB'])
  await api.post(`${path}/queue`, { _method: 'PUT', queue: queueOf([first, second]) }, headers)
  expect(await shown()).toEqual(['TÜRSAB', 'IATA'])
  const change = { _method: 'PUT', form_data: { name_tr: 'TÜRSAB üyeliği', version: 1 } }
  expect((await api.post(`${path}/${first}`, change, headers)).status).toBe(200)
  expect((await api.post(`${path}/${first}`, change, headers)).status).toBe(409)
  expect((await api.get(`${path}/${first}`, headers)).body).toMatchObject({
    name_tr: 'TÜRSAB üyeliği',
    name_en: 'TÜRSAB membership',
  })
  const cleared = { _method: 'PUT', form_data: { name_tr: 'TÜRSAB üyeliği', name_en: '' } }
  expect((await api.post(`${path}/${first}`, cleared, headers)).status).toBe(200)
  expect((await api.get(`${path}/${first}`, headers)).body).toMatchObject({ name_en: null })
  expect((await api.post(`${path}/${second}`, { _method: 'DELETE' }, headers)).status).toBe(200)
  expect(await shown()).toEqual(['TÜRSAB üyeliği'])
})

test.each([
  [{ name_tr: '' }, 'name_tr'],
  [{ name_tr: 'IATA', image_id: 99_999 }, 'image_id'],
  [{ name_tr: 'IATA', year: 2020 }, 'year'],
])('%j is refused at its field', async (form, field) => {
  const { status, body } = await api.post(path, { form_data: form }, headers)
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
})
