import { beforeEach, expect, test } from 'vitest'
import type { SavedFilter } from '#src/base/admin-kit/list/saved-filters.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts.fixture.ts'
import { testOffice } from '../office.fixture.ts'
import { savedFiltersApi } from './saved-filters.api.server.ts'

const path = '/api/admin/account/filters'
const office = testOffice('satis', savedFiltersApi)
beforeEach(async () => {
  await office.db.deleteFrom('saved_filters').execute()
})

type Saved = { message: string; data: { id: number }; errors: Record<string, string[]> }
const save = (fields: object = {}) =>
  office.post<Saved>(path, { screen: 'orders', name: 'Onaylılar', query: 'status=onayli', ...fields })
const list = async () => (await office.get<SavedFilter[]>(`${path}?screen=orders`)).body
const change = (id: number, fields: object) => office.put<Saved>(`${path}/${id}`, fields)

test('a filter is saved without its page, renamed, replaced and deleted', async () => {
  const { id } = (await save({ name: '  Onaylı   olanlar ', query: 'status=onayli&page=3&from=' })).body.data
  expect(await list()).toEqual([{ id, name: 'Onaylı olanlar', query: 'status=onayli' }])
  expect((await change(id, { name: 'Onaylılar' })).status).toBe(200)
  expect((await change(id, { query: 'source=ofis&balance=kalan' })).status).toBe(200)
  expect(await list()).toEqual([{ id, name: 'Onaylılar', query: 'balance=kalan&source=ofis' }])
  expect((await office.remove(`${path}/${id}`)).status).toBe(200)
  expect(await list()).toEqual([])
})

test('a filter is saved while somebody else changes a manager', async () => {
  const { id } = await insertStaff(office.db, 'yonetici')
  const other = await office.db.startTransaction().execute()
  await other.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  const { status } = await save()
  await other.rollback().execute()
  expect(status).toBe(200)
})

test('a double click saves once; a name is given once for a screen', async () => {
  const answers = await Promise.all([save(), save(), save()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await list()).toHaveLength(1)
  const taken = await save({ query: 'status=iptal' })
  expect([taken.status, taken.body.errors]).toEqual([422, { name: ['Bu adla bir filtreniz var'] }])
  const { id } = (await save({ name: 'İptaller', query: 'status=iptal' })).body.data
  expect((await change(id, { name: 'Onaylılar' })).status).toBe(422)
  expect((await list()).map(({ name }) => name)).toEqual(['Onaylılar', 'İptaller'])
})

test('a screen has at most twenty, also for requests at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 23 }, (_, n) => save({ name: `Filtre ${n}` })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.find(({ status }) => status !== 200)!
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { name: ['En çok 20 filtre kaydedebilirsiniz. Önce birini silin.'] },
  ])
})

test.each([
  ['without a name', { name: ' ' }, 'name'],
  ['with a name of 41 characters', { name: 'a'.repeat(41) }, 'name'],
  ['that filters nothing', { query: 'page=2' }, 'query'],
  ['too long', { query: `search=${'a'.repeat(1000)}` }, 'query'],
  ['of an unknown screen', { screen: 'moon' }, 'screen'],
])('a filter %s is refused', async (_, fields, field) => {
  const { status, body } = await save(fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('one that another tab deleted is gone in plain words', async () => {
  const { id } = (await save()).body.data
  await office.remove(`${path}/${id}`)
  for (const { status, body } of [await office.remove(`${path}/${id}`), await change(id, { name: 'Yeni' })])
    expect([status, body.message]).toEqual([404, 'Bu filtre artık yok; başka bir sekmede silinmiş olabilir.'])
})

test('nobody sees or changes another user’s filters, and they go with their user', async () => {
  const { id } = (await save()).body.data
  const other = await insertStaff(office.db, 'satis', { email: 'baska@seyyah.example' })
  const api = testApi(savedFiltersApi, { db: office.db, staff: other })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  expect((await api.get(`${path}?screen=orders`, headers)).body).toEqual([])
  for (const _method of ['PUT', 'DELETE'])
    expect(
      (await api.post(`${path}/${id}`, { _method, ...(_method === 'PUT' && { name: 'X' }) }, headers)).status,
    ).toBe(404)
  expect(await list()).toHaveLength(1)
  await api.post(path, { screen: 'orders', name: 'Onaylılar', query: 'status=onayli' }, headers)
  await office.db.deleteFrom('users').where('id', '=', other.id).execute()
  expect(await office.db.selectFrom('saved_filters').select('id').execute()).toEqual([{ id }])
})

test('filters of a list are refused to a role that may not see it, and without a session', async () => {
  expect((await save({ screen: 'products' })).status).toBe(403)
  expect((await office.get(`${path}?screen=products`)).status).toBe(403)
  const api = testApi(savedFiltersApi, { db: office.db, staff: null })
  expect((await api.get(`${path}?screen=orders`)).status).toBe(401)
  expect((await api.post(path, { screen: 'orders', name: 'A', query: 'status=iptal' })).status).toBe(401)
})
