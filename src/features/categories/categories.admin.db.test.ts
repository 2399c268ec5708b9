import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { categoryPagesApi } from '../tours/catalogue/category-pages.api.server.ts'
import { insertCategory, insertGerman, insertTour } from '../tours/tours.fixture.ts'
import { categoriesAdminApi } from './categories.admin.api.server.ts'
import type { OfficeCategory, OfficeCategoryItem } from './categories.admin.schema.ts'

const path = '/api/admin/categories'
const office = testOffice('icerik', [...categoriesAdminApi, ...categoryPagesApi])
beforeEach(async () => {
  await office.db.deleteFrom('tours').execute()
  await office.db.deleteFrom('categories').where('parent_id', 'is not', null).execute()
  await office.db.deleteFrom('categories').execute()
})

const form = { name_tr: 'Balkan Turları', name_en: 'Balkan Tours', description_tr: '<p>Üç ülke<script>x</script></p>' }
const add = async (more: object = {}) => {
  const { status, body } = await office.post(path, { form_data: JSON.stringify({ ...form, ...more }) })
  return { status, body, id: (body.data as { id: number } | undefined)?.id ?? 0 }
}
const change = (id: number, form_data: object) => office.put(`${path}/${id}`, { form_data })
const read = async (id: number) => (await office.get<OfficeCategory>(`${path}/${id}`)).body

test('a new category has its texts in each language, sanitised, with slugs made from its names', async () => {
  const { status, body, id } = await add()
  expect([status, body.message]).toEqual([201, 'Kayıt eklendi.'])
  expect(await read(id)).toMatchObject({
    name: 'Balkan Turları',
    name_en: 'Balkan Tours',
    seo_name_tr: 'balkan-turlari',
    seo_name_en: 'balkan-tours',
    description_tr: '<p>Üç ülke</p>',
    parent_id: null,
    version: 1,
    tour_count: 0,
  })
  expect((await read((await add()).id)).seo_name_tr).toBe('balkan-turlari-2')
})

test('a name without Latin letters has the slug of the default language', async () => {
  const russian = { abbr: 'ru', lang: 'Русский', active: true, queue: 1 }
  await office.db.insertInto('languages').values(russian).execute()
  const { id } = await add({ name_ru: 'Туры на Балканы' })
  expect(await read(id)).toMatchObject({ seo_name_ru: 'balkan-turlari', seo_name_en: 'balkan-tours' })
  await office.db.deleteFrom('languages').where('abbr', '=', 'ru').execute()
})

test.each([
  [{ name_tr: '' }, 'name_tr', '* Bu Alan Zorunlu'],
  [{ name_en: 'B' }, 'name_en', 'Bu Alan 2 Karakterden Az Olamaz'],
  [{ seo_name_tr: '***' }, 'seo_name_tr', 'Adres en az bir harf ya da rakam içermeli.'],
  [{ name_xx: 'Hiç' }, 'name_xx', 'Bu dil sitede yok.'],
  [{ colour: 'red' }, 'colour', 'Bu alan bilinmiyor'],
  [{ parent_id: 999_999 }, 'parent_id', 'Üst kategori olarak bir ana kategori seçin.'],
  [{ cover_image_id: 999_999 }, 'cover_image_id', 'Bu görsel artık yok. Yeniden yükleyin.'],
  [
    { description_tr: '<img src="/images/yok-320.webp">' },
    'description_tr',
    expect.stringContaining('görsel artık yok'),
  ],
])('%j is refused at its field, and nothing is stored', async (wrong, field, message) => {
  const { status, body } = await add({ description_tr: '', ...wrong })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ [field]: [message] })
  expect((await office.get(path)).body).toEqual([])
})

test('a stale change is refused with the current version, and can then be saved', async () => {
  const { id } = await add()
  expect((await change(id, { ...form, name_tr: 'Balkanlar', version: 1 })).status).toBe(200)
  const stale = await change(id, { ...form, name_tr: 'Rumeli', version: 1 })
  expect([stale.status, stale.body.version]).toEqual([409, 2])
  expect((await read(id)).name_tr).toBe('Balkanlar')
  expect((await change(id, { ...form, name_tr: 'Rumeli', version: 2 })).status).toBe(200)
  // An emptied language loses its translation; an emptied slug is made from the name again.
  await change(id, { seo_name_tr: '', name_en: '', version: 3 })
  expect(await read(id)).toMatchObject({ name_en: null, seo_name_en: null, seo_name_tr: 'rumeli' })
})

test('a changed slug redirects to the new one immediately', async () => {
  const { id } = await add()
  await change(id, { ...form, seo_name_tr: 'Rumeli Turları' })
  const page = await office.get('/api/pages/products/balkan-turlari')
  expect([page.status, page.body.moved_to]).toEqual([404, 'rumeli-turlari'])
  expect((await office.get('/api/pages/products/rumeli-turlari')).status).toBe(200)
})

test('a slug of another category is refused', async () => {
  await add()
  const { id } = await add({ name_tr: 'Adalar', name_en: '' })
  const taken = await change(id, { name_tr: 'Adalar', seo_name_tr: 'balkan-turlari' })
  expect(taken.body.errors).toEqual({ seo_name_tr: ['Bu adres aynı dilde başka bir kayıtta kullanılıyor.'] })
})

test('the tree has two levels', async () => {
  const { id } = await add()
  const { id: sub } = await add({ parent_id: id })
  expect((await add({ parent_id: sub })).body.errors).toHaveProperty('parent_id')
  const other = await add()
  expect((await change(id, { ...form, parent_id: other.id })).body.errors).toHaveProperty('parent_id')
  expect((await change(sub, { ...form, parent_id: sub })).body.errors).toHaveProperty('parent_id')
  const { body } = await office.get<OfficeCategory[]>(`${path}?section=sub&sub_category=${id}`)
  expect(body.map((category) => category.id)).toEqual([sub])
})

test('a dragged order is saved as sent; one that does not name the whole list changes nothing', async () => {
  const ids = [(await add()).id, (await add()).id, (await add()).id] as const
  const order = async () => (await office.get<OfficeCategory[]>(`${path}?section=main`)).body.map(({ id }) => id)
  expect(await order()).toEqual([ids[2], ids[1], ids[0]])
  const queue = JSON.stringify(queueOf([ids[1], ids[2], ids[0]]))
  const saved = await office.put(`${path}/queue`, { section: 'main', sub_category: '', queue })
  expect(saved.body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' })
  expect(await order()).toEqual([ids[1], ids[2], ids[0]])
  const half = { _method: 'PUT', queue: queueOf([ids[0], ids[1]]) }
  const refused = await office.post(`${path}/queue`, half)
  expect([refused.status, refused.body.message]).toEqual([422, 'Sıra Düzeni Değiştirilmedi!'])
  expect(await order()).toEqual([ids[1], ids[2], ids[0]])
})

test('only an empty category can be deleted', async () => {
  const { id } = await add()
  const sub = await insertCategory(office.db, { tr: 'Bosna' }, { parent_id: id })
  await insertTour(office.db, { texts: { tr: 'Mostar' }, categories: [sub.id] })
  const remove = (which: number) => office.remove(`${path}/${which}`)
  const [full, parent] = [await remove(sub.id), await remove(id)]
  expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('1 tur var')])
  expect([parent.status, parent.body.message]).toEqual([409, expect.stringContaining('1 alt kategorisi var')])
  await office.db.deleteFrom('tours').execute()
  expect((await remove(sub.id)).status).toBe(200)
  expect((await remove(id)).body).toMatchObject({ success: true, message: 'Kayıt silindi.' })
  expect((await remove(id)).status).toBe(404)
})

test('without a section the list has every category, sub-categories included', async () => {
  const { id } = await add()
  const { id: sub } = await add({ parent_id: id })
  const { body } = await office.get<OfficeCategory[]>(path)
  expect(body.map((category) => [category.id, category.parent_id]).sort()).toEqual(
    [
      [id, null],
      [sub, id],
    ].sort(),
  )
})

test('a save keeps the texts of omitted languages and deletes those of empty ones', async () => {
  const forget = await insertGerman(office.db)
  const { id } = await add({ name_de: 'Balkanreisen' })
  await change(id, { ...form, name_en: 'Balkan Tours' })
  expect(await read(id)).toMatchObject({
    name_en: 'Balkan Tours',
    name_de: 'Balkanreisen',
    seo_name_de: 'balkanreisen',
  })
  await change(id, { ...form, name_de: '', description_de: '<p></p>' })
  expect(await read(id)).toMatchObject({ name_tr: 'Balkan Turları', name_de: null })
  // The default language cannot be emptied.
  const { status, body } = await change(id, { name_tr: '', description_tr: '' })
  expect([status, body.errors]).toEqual([422, { name_tr: ['* Bu Alan Zorunlu'] }])
  await office.db.deleteFrom('categories').execute()
  await forget()
})

test('a translation whose texts are emptied is removed, also with the slug and the hold that the office sends with them', async () => {
  const { id } = await add({ description_en: '<p>Three countries</p>', held_en: true })
  const empty = { name_en: '', description_en: '<p></p>', seo_title_en: '', seo_description_en: '' }
  const saved = await change(id, { ...form, ...empty, seo_name_en: 'balkan-tours', held_en: true, version: 1 })
  expect([saved.status, saved.body.data]).toEqual([200, { id, version: 2 }])
  expect(await read(id)).toMatchObject({ name_tr: 'Balkan Turları', name_en: null, seo_name_en: null, version: 2 })
  // A slug that was typed belongs to a text that is missing.
  const typed = await change(id, { ...form, ...empty, seo_name_en: 'the-balkans' })
  expect([typed.status, typed.body.errors]).toEqual([422, { name_en: ['* Bu Alan Zorunlu'] }])
  // The default language cannot be emptied.
  const main = await change(id, { name_tr: '', description_tr: '', seo_name_tr: 'balkan-turlari', held_tr: false })
  expect([main.status, main.body.errors]).toEqual([422, { name_tr: ['* Bu Alan Zorunlu'] }])
})

test.each([
  ['section=&sub_category=', ['Avrupa', 'Balkan', 'Adalar', 'Ege']],
  ['section=main', ['Avrupa', 'Adalar']],
  ['section=sub', ['Balkan', 'Ege']],
  ['sub_category={id}', ['Balkan']],
  ['section=&sub_category={id}', ['Balkan']],
  ['section=sub&sub_category={id}', ['Balkan']],
])('?%s lists the matching categories', async (query, names) => {
  const europe = await insertCategory(office.db, { tr: 'Avrupa' })
  const islands = await insertCategory(office.db, { tr: 'Adalar' })
  await insertCategory(office.db, { tr: 'Balkan' }, { parent_id: europe.id })
  await insertCategory(office.db, { tr: 'Ege' }, { parent_id: islands.id })
  const { status, body } = await office.get<OfficeCategory[]>(`${path}?${query.replace('{id}', String(europe.id))}`)
  expect([status, body.map(({ name }) => name).sort()]).toEqual([200, names.toSorted()])
})

const listed = async () => (await office.get<OfficeCategoryItem[]>(path)).body

test('a tour in a category and its sub-categories is counted once', async () => {
  const parent = await insertCategory(office.db, { tr: 'Avrupa' })
  const [balkans, islands] = [
    await insertCategory(office.db, { tr: 'Balkan' }, { parent_id: parent.id }),
    await insertCategory(office.db, { tr: 'Adalar' }, { parent_id: parent.id }),
  ]
  await insertTour(office.db, { categories: [parent.id, balkans.id] })
  await insertTour(office.db, { categories: [balkans.id, islands.id], status: 'taslak' })
  await insertTour(office.db, { categories: [parent.id] })
  const counts = (await listed()).map(({ id, tour_count, all_tour_count }) => [id, [tour_count, all_tour_count]])
  expect(Object.fromEntries(counts)).toEqual({ [parent.id]: [2, 3], [balkans.id]: [2, 2], [islands.id]: [1, 1] })
})

test('the list says of each language whether visitors see the category in it, and what it lacks', async () => {
  await add()
  const [category] = await listed()
  expect(category!.langs).toEqual([
    { lang: 'en', missing: ['description'], held: false },
    { lang: 'tr', missing: [], held: false },
  ])
  await change(category!.id, { ...form, description_en: '<p>Three countries</p>', held_en: true })
  expect((await listed())[0]!.langs).toContainEqual({ lang: 'en', missing: [], held: true })
})
