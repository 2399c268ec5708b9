import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { pageMetaForm } from '#src/features/page-meta/page-meta.admin.schema.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

type Values = Record<string, unknown>
const database = ownDatabase()
let api: TestApi
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

beforeAll(async () => {
  await insertLanguages(database.db)
  api = testApi(endpoints, { db: database.db, staff: await insertStaff(database.db) })
})

test('changing a page title keeps the other texts of the page', async () => {
  const of = async () =>
    (await api.get<Values[]>('/api/admin/page-meta', headers)).body.find(({ route_name }) => route_name === 'visa')!
  const save = (form_data: Values) => api.post('/api/admin/page-meta', { _method: 'PUT', form_data }, headers)
  const texts = Object.fromEntries(
    pageMetaForm.texts.flatMap((name) => ['tr', 'en'].map((lang) => [`${name}_${lang}`, `Bir ${name}`])),
  )
  await save({ route_name: 'visa', ...texts })
  for (const name of Object.keys(texts)) {
    await save({ route_name: 'visa', [name]: 'Başka' })
    expect(await of()).toMatchObject({ ...texts, [name]: 'Başka' })
    await save({ route_name: 'visa', ...texts })
  }
})

const plain = {
  '/api/admin/users/:id': {
    fields: ['name', 'email', 'role_group', 'active'],
    insert: async () => (await insertStaff(database.db, 'satis')).id,
    read: (id: number) => `/api/admin/users/${id}`,
  },
  '/api/admin/messages/:id': {
    fields: ['state', 'assignee_id'],
    insert: () => insertSample(database.db),
    read: (id: number) => `/api/admin/contact/${id}`,
  },
}
const plainCases = Object.entries(plain).flatMap(([route, { fields, ...rest }]) =>
  fields.map((name) => [route, name, rest] as const),
)

test.each(plainCases)('PUT %s with %s alone leaves the rest', async (route, name, { insert, read: pathOf }) => {
  const id = await insert()
  const of = async () => (await api.get<Values>(pathOf(id), headers)).body
  const { version, ...before } = await of()
  const value = name === 'assignee_id' ? null : before[name]
  const { status } = await api.post(route.replace(':id', String(id)), { _method: 'PUT', [name]: value }, headers)
  expect(status).toBe(200)
  expect(await of()).toMatchObject(before)
})

test('PUT /api/admin/departures/:id keeps fields that are not sent', async () => {
  const tour = await insertTour(database.db, { child_bands: [[0, 6]] })
  const more = {
    note: 'Not',
    sales_cutoff_days: 3,
    child_prices: [10_00],
    status: 'sorunuz' as const,
    end_date: '2030-05-04',
  }
  const { id } = await insertDeparture(database.db, tour.id, '2030-05-01', more)
  const of = async () => {
    const { body } = await api.get<{ data: Values[] }>(`/api/admin/departures?product_id=${tour.id}`, headers)
    return body.data.find((row) => row.id === id)!
  }
  const { id: omitted, product_id, tour_name, tour_code, seats_taken, on_sale, version, ...fields } = await of()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue
    const before = await of()
    await api.post(`/api/admin/departures/${id}`, { _method: 'PUT', form_data: { [name]: value } }, headers)
    expect(await of()).toEqual(before)
  }
})
