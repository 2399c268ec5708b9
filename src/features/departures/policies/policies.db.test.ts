import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { tourEdits } from '#src/features/tours/editing/tours.commands.server.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import type { OfficePolicy } from './policies.admin.schema.ts'
import { policiesAdminApi } from './policies.api.server.ts'
import { insertPolicy, policyFields } from './policies.fixture.ts'
import { policiesAdminPath as path } from './policies.links.ts'

const office = testOffice('icerik', [...policiesAdminApi, ...toursApi])
beforeEach(async () => {
  await office.db.deleteFrom('departures').execute()
  await office.db.deleteFrom('tours').execute()
  await office.db.deleteFrom('cancellation_policies').execute()
})

const add = async (more: object = {}) =>
  (await office.post<{ data: { id: number } }>(path, { ...policyFields, ...more })).body.data.id
const change = (id: number, more: object) => office.post(`${path}/${id}`, { _method: 'PUT', ...more })
const read = async (id: number) => (await office.get<OfficePolicy>(`${path}/${id}`)).body
let made = 0
const steps = [{ days: 10, percent: 20 }]

test('a changed table makes a new version, which is kept; another name does not', async () => {
  const id = await add()
  expect(await read(id)).toMatchObject({ ...policyFields, number: 1, in_force: true, tours: 0 })
  await change(id, { name: 'Anadolu' })
  expect(await read(id)).toMatchObject({ name: 'Anadolu', number: 1 })
  await change(id, { steps })
  expect(await read(id)).toMatchObject({ steps, lines: policyFields.lines, number: 2 })
  await change(id, { lines: [] })
  const kept = await office.db.selectFrom('cancellation_policy_versions').selectAll().orderBy('number').execute()
  expect(kept).toMatchObject([
    { number: 1, steps: policyFields.steps, lines: [{ kind: 'bilet', amount: 100_50, currency: 'TRY' }] },
    { number: 2, steps },
    { number: 3, steps, lines: [] },
  ])
})

test.each([
  [
    [
      { days: 15, percent: 0 },
      { days: 15, percent: 50 },
    ],
    'steps.1.days',
    'Günler yukarıdan aşağıya azalmalı.',
  ],
  [
    [
      { days: 15, percent: 50 },
      { days: 7, percent: 40 },
    ],
    'steps.1.percent',
    'Kalkış yaklaştıkça kesinti azalamaz.',
  ],
  [[{ days: 15, percent: 101 }], 'steps.0.percent', 'En fazla 100 olabilir'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await office.post(path, { ...policyFields, steps: wrong })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('a tour has its own policy, else the first for tours within Türkiye or abroad', async () => {
  const { db } = office
  const shown = async (tour: Parameters<typeof insertTour>[1]) => {
    const seo_name = `tur-${++made}`
    const { id } = await insertTour(db, { ...tour, texts: { tr: { name: 'Tur', seo_name } } })
    await insertDeparture(db, id, '2090-04-12')
    return (await office.get<Tour>(`/api/pages/product/${seo_name}`)).body.cancel_policy
  }
  expect(await shown({ countries: ['TR'] })).toBeNull()
  await insertPolicy(db, { steps: [{ days: 1, percent: 1 }] })
  await insertPolicy(db, { steps: [{ days: 2, percent: 2 }], queue: 2 })
  await insertPolicy(db, {
    kind: 'yurt-disi',
    steps: [{ days: 3, percent: 3 }],
    lines: [{ kind: 'vize', amount: 90_50, currency: 'EUR' }],
    queue: 3,
  })
  const special = await insertPolicy(db, { kind: 'ozel', steps: [{ days: 4, percent: 4 }], queue: 4 })
  expect(await shown({ countries: ['TR'] })).toEqual({ steps: [{ days: 2, percent: 2 }], lines: [], version: 1 })
  expect(await shown({ countries: ['TR', 'GR'] })).toMatchObject({
    steps: [{ days: 3, percent: 3 }],
    lines: [{ kind: 'vize', amount: 90.5, currency: 'EUR' }],
  })
  expect(await shown({ cancel_policy_id: special })).toMatchObject({ steps: [{ days: 4, percent: 4 }] })
})

test('a policy that a tour names is not deleted, and a tour cannot name one that does not exist', async () => {
  const { db } = office
  const id = await add({ kind: 'ozel' })
  const tour = await insertTour(db, { cancel_policy_id: id, status: 'taslak' })
  const refused = await office.post(`${path}/${id}`, { _method: 'DELETE' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Bu koşulu seçmiş turlar var. Önce o turlarda başka bir koşul seçin.',
  ])
  const { change: changeTour } = tourEdits({ db, staff: office.staff })
  await expect(changeTour(tour.id, { cancel_policy_id: 999_999 })).rejects.toMatchObject({
    fields: { cancel_policy_id: [{ key: 'office.policy_unknown' }] },
  })
  await db.updateTable('tours').set({ cancel_policy_id: null }).execute()
  expect((await office.post(`${path}/${id}`, { _method: 'DELETE' })).status).toBe(200)
})

test('usual terms are added for kinds that have none, so that none of the agency’s is replaced', async () => {
  const templates = () => office.post<{ message: string }>(`${path}/templates`, {})
  const own = await add()
  const first = await templates()
  expect([first.status, first.body.message]).toEqual([201, expect.stringContaining('2 hazır iptal koşulu eklendi')])
  const list = (await office.get<OfficePolicy[]>(path)).body
  expect(list.map(({ kind, in_force }) => `${kind} ${in_force}`)).toEqual([
    'yurt-disi true',
    'ozel false',
    'yurt-ici true',
  ])
  expect(list.at(-1)!.id).toBe(own)
  // Until 30 days before departure nothing may be kept (Paket Tur Sözleşmeleri Yönetmeliği).
  for (const { steps } of list.slice(0, 2)) expect(steps[0]).toEqual({ days: 30, percent: 0 })
  expect((await templates()).body.message).toBe('Hazır koşulların hepsi zaten ekli.')
})
