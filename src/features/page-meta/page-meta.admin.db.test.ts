import { expect, test } from 'vitest'
import { testOffice } from '../accounts/office.fixture.ts'
import { pageMetaAdminApi } from './page-meta.admin.api.server.ts'
import type { OfficePageMeta } from './page-meta.admin.schema.ts'
import { pageMetaApi } from './page-meta.api.server.ts'

const path = '/api/admin/page-meta'
const office = testOffice('icerik', [...pageMetaAdminApi, ...pageMetaApi])

const save = (form_data: object) => office.put(path, { form_data: JSON.stringify(form_data) })
const visa = async () => (await office.get<OfficePageMeta[]>(path)).body.find(({ route_name }) => route_name === 'visa')
const shown = async (lang: string) =>
  (await office.get<Record<string, unknown>>(`/api/pages/page-meta?lang=${lang}`)).body.visa

test('every page is listed, and a saved title is on the page at the next request', async () => {
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
  // Languages that are not in the save keep their texts.
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

test('a title is marked when Turkish changed after it, until it is changed or confirmed', async () => {
  const of = { route_name: 'blog' }
  const outdated = async () =>
    (await office.get<OfficePageMeta[]>(path)).body.find(({ route_name }) => route_name === 'blog')?.outdated_en
  await save({ ...of, title_tr: 'Blog | Seyyah', title_en: 'Blog | Seyyah', description_tr: 'Yazılar' })
  expect(await outdated()).toBeUndefined()
  await save({ ...of, title_tr: 'Yazılar | Seyyah', description_tr: 'Yol yazıları' })
  expect(await outdated()).toEqual(['title'])
  await save({ ...of, confirmed: ['title_en'] })
  expect(await outdated()).toBeUndefined()
})
