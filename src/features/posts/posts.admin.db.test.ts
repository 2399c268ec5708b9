import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { insertTour } from '../tours/tours.fixture.ts'
import { postsAdminApi } from './posts.admin.api.server.ts'
import type { OfficePost, OfficePosts, PostStatus } from './posts.admin.schema.ts'
import { postsApi } from './posts.api.server.ts'
import { insertAlbum, insertPicture, insertPost } from './posts.fixture.ts'
import type { Post, PostList, PostSection } from './posts.schema.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const office = testOffice('icerik', [...postsAdminApi, ...postsApi], { now })
beforeEach(async () => {
  await office.db.deleteFrom('posts').execute()
  await office.db.deleteFrom('images').execute()
})

const pathOf = (section: PostSection) => `/api/admin/blog/${section}`
const form = {
  title_tr: 'Sonbahar takvimi',
  title_en: 'Autumn calendar',
  summary_tr: 'Kısaca',
  body_tr: '<p>Uzunca<script>x</script></p>',
  status: 'yayinda',
  published_on: '2027-03-01',
}
const add = async (section: PostSection, more: object = {}) => {
  const { status, body } = await office.post(pathOf(section), { form_data: JSON.stringify({ ...form, ...more }) })
  return { status, body, id: (body.data as { id: number } | undefined)?.id ?? 0 }
}
const change = (section: PostSection, id: number, form_data: object) =>
  office.put(`${pathOf(section)}/${id}`, { form_data })
const put = (path: string, body: object) => office.put(path, { ...body })
const remove = (path: string, body: object = {}) => office.remove(path, { ...body })
const read = async (section: PostSection, id: number) => (await office.get<OfficePost>(`${pathOf(section)}/${id}`)).body
const list = async (section: PostSection, query = '') =>
  (await office.get<OfficePosts>(`${pathOf(section)}${query}`)).body
const shown = async (section: PostSection) =>
  (await office.get<PostList>(`/api/pages/blog/${section}`)).body.data.map(({ title }) => title)

test('a new post is shown in its languages, sanitised, with its tour, cover and slugs', async () => {
  const { id: tour_id } = await insertTour(office.db, { texts: { tr: 'Balkan Turu' } })
  const cover_image_id = await insertPicture(office.db, 'takvim')
  const { status, body, id } = await add('blog', { tour_id, cover_image_id })
  expect([status, body.message]).toEqual([201, 'Kayıt eklendi.'])
  expect(await read('blog', id)).toMatchObject({
    section: 'blog',
    title: 'Sonbahar takvimi',
    title_en: 'Autumn calendar',
    seo_name_tr: 'sonbahar-takvimi',
    seo_name_en: 'autumn-calendar',
    body_tr: '<p>Uzunca</p>',
    body_en: null,
    cover_image: { id: cover_image_id, file: 'takvim', alt_tr: 'takvim', alt_en: '' },
    tour_id,
    tour_name: 'Balkan Turu',
    files: [],
    file_video: null,
    version: 1,
  })
  expect(await shown('blog')).toEqual(['Sonbahar takvimi'])
  // A slug is unique within its section.
  expect(await read('blog', (await add('blog')).id)).toMatchObject({ seo_name_tr: 'sonbahar-takvimi-2' })
  expect(await read('news', (await add('news')).id)).toMatchObject({ seo_name_tr: 'sonbahar-takvimi' })
})

test.each([
  [{ title_tr: '' }, 'title_tr', '* Bu Alan Zorunlu'],
  [{ title_en: 'A' }, 'title_en', 'Bu Alan 2 Karakterden Az Olamaz'],
  [{ summary_en: 'Özet', title_en: '' }, 'title_en', '* Bu Alan Zorunlu'],
  [{ seo_name_tr: '***' }, 'seo_name_tr', 'Adres en az bir harf ya da rakam içermeli.'],
  [{ status: 'gizli' }, 'status', 'Bu alanı kontrol ediniz'],
  [{ published_on: null }, 'published_on', '* Bu Alan Zorunlu'],
  [{ published_on: '2027-02-30' }, 'published_on', 'Geçerli bir tarih giriniz'],
  [{ cover_image_id: 999_999 }, 'cover_image_id', 'Bu görsel artık yok. Yeniden yükleyin.'],
  [{ files: [999_999] }, 'files', 'Bu görsel artık yok. Yeniden yükleyin.'],
  [{ tour_id: 999_999 }, 'tour_id', 'Bu tur artık yok. Başka bir tur seçin.'],
  [{ file_video: 'yok.webm' }, 'file_video', 'Bu video artık yok. Yeniden yükleyin.'],
  [{ title_xx: 'Hiç' }, 'title_xx', 'Bu dil sitede yok.'],
  [{ queue: 3 }, 'queue', 'Bu alan bilinmiyor'],
  [{ country: 'DE' }, 'country', 'Bu alan bilinmiyor'],
  [{ documents_tr: ['Pasaport'] }, 'documents_tr', 'Bu alan bilinmiyor'],
])('%j is refused at its field, and nothing is saved', async (wrong, field, message) => {
  const { status, body } = await add('news', wrong)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ [field]: [message] })
  expect((await list('news')).data).toEqual([])
})

test('an unknown section and a post of another section answer 404', async () => {
  const id = await insertPost(office.db, 'news', { tr: 'Haber' })
  expect((await office.get('/api/admin/blog/podcast')).status).toBe(404)
  expect((await office.get(`${pathOf('blog')}/${id}`)).status).toBe(404)
  expect((await change('blog', id, form)).status).toBe(404)
  expect((await remove(`${pathOf('blog')}/${id}`)).status).toBe(404)
})

test('a draft, an archived post and a post of tomorrow are on no page', async () => {
  const { id } = await add('news', { status: 'taslak' })
  const page = async () => (await office.get<Post>('/api/pages/blog/news/sonbahar-takvimi')).status
  expect([await shown('news'), await page()]).toEqual([[], 404])
  await change('news', id, { ...form, published_on: '2027-03-11' })
  expect([await shown('news'), await page()]).toEqual([[], 404])
  await change('news', id, { ...form, published_on: '2027-03-10' })
  expect([await shown('news'), await page()]).toEqual([['Sonbahar takvimi'], 200])
  await change('news', id, { ...form, status: 'arsiv' })
  expect([await shown('news'), await page()]).toEqual([[], 404])
})

test('a text that shows a picture deleted meanwhile is refused at its field', async () => {
  const body_en = '<p>Long<img src="/images/goreme-640.webp" alt=""></p>'
  const picture = await insertPicture(office.db, 'goreme')
  const { status, id } = await add('news', { body_en })
  expect(status).toBe(201)
  await office.db.deleteFrom('images').where('id', '=', picture).execute()
  for (const refused of [
    await add('news', { body_en }),
    await change('news', id, { ...form, body_en, title_en: 'News' }),
  ])
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { body_en: ['Metindeki bir görsel artık yok. Boş görünen görseli metinden silin ya da yeniden yükleyin.'] },
    ])
  expect((await change('news', id, { ...form, body_en: '<p>Long</p>' })).status).toBe(200)
})

test('a picture in a text that is being saved waits for the deletion of it, and is missed', async () => {
  const picture = await insertPicture(office.db, 'goreme')
  const { saved } = await office.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('images').where('id', '=', picture).execute()
    const saved = add('news', { body_tr: '<p><img src="/images/goreme-640.webp" alt=""></p>' })
    await untilWaiting(office.db, 1)
    return { saved }
  })
  expect([(await saved).status, Object.keys((await saved).body.errors as object)]).toEqual([422, ['body_tr']])
})

test('a changed post is shown at the next request, and its old slug redirects to the new one', async () => {
  const { id } = await add('blog')
  expect((await change('blog', id, { ...form, title_tr: 'Kış takvimi', seo_name_tr: 'kis' })).status).toBe(200)
  const old = await office.get('/api/pages/blog/blog/sonbahar-takvimi')
  expect([old.status, old.body.moved_to]).toEqual([404, 'kis'])
  expect((await office.get<Post>('/api/pages/blog/blog/kis')).body).toMatchObject({
    title: 'Kış takvimi',
    summary: 'Kısaca',
  })
  const other = await add('blog', { title_tr: 'Bahar', title_en: '', seo_name_tr: 'kis' })
  expect(other.body.errors).toEqual({ seo_name_tr: ['Bu adres aynı dilde başka bir kayıtta kullanılıyor.'] })
})

test('a stale change is refused with the current version, and can then be saved', async () => {
  const { id } = await add('news')
  expect((await change('news', id, { ...form, title_tr: 'Senin hâlin', version: 1 })).status).toBe(200)
  const stale = await change('news', id, { ...form, title_tr: 'Benim hâlim', version: 1 })
  expect([stale.status, stale.body.version]).toEqual([409, 2])
  expect((await change('news', id, { ...form, title_tr: 'Benim hâlim', title_en: '', version: 2 })).status).toBe(200)
  // A language whose texts were emptied is not translated any more.
  expect(await read('news', id)).toMatchObject({ title: 'Benim hâlim', title_en: null, seo_name_en: null, version: 3 })
})

test('a translation whose texts are emptied is removed, also with the slug that the office sends with them', async () => {
  const { id } = await add('news', { summary_en: 'In short', body_en: '<p>At length</p>' })
  const empty = { title_en: '', summary_en: '', body_en: '<p></p>', seo_title_en: '', seo_description_en: '' }
  const sent = { ...form, ...empty, seo_name_en: 'autumn-calendar', held_en: false, version: 1 }
  const saved = await change('news', id, sent)
  expect([saved.status, saved.body.data]).toEqual([200, { id, version: 2 }])
  expect(await read('news', id)).toMatchObject({
    title: 'Sonbahar takvimi',
    title_en: null,
    seo_name_en: null,
    version: 2,
  })
  expect((await office.get('/api/pages/blog/news/autumn-calendar?lang=en')).status).toBe(404)
})

test('a list is searched in Turkish, sorted, filtered and paged', async () => {
  const { db } = office
  const insert = (title: string, published_on: string, queue: number, status: PostStatus = 'yayinda') =>
    insertPost(db, 'news', { tr: title }, { published_on, queue, status })
  const ids = [
    await insert('Çeşme seferi', '2027-01-05', 3),
    await insert('Işıklı geceler', '2027-03-05', 2, 'taslak'),
    await insert('Dağ evleri', '2027-02-05', 1, 'arsiv'),
  ]
  const titles = async (query: string) => (await list('news', query)).data.map(({ title }) => title)
  expect(await list('news')).toMatchObject({ page: 1, page_count: 1, total: 3, per_page: 50, ids })
  for (const query of ['?search=e', '?sort=title', '?status=yayinda'])
    expect((await list('news', query)).ids).toBeNull()
  expect((await list('news', '?page=2')).ids).toEqual(ids)
  expect(await titles('')).toEqual(['Çeşme seferi', 'Işıklı geceler', 'Dağ evleri'])
  expect(await titles('?sort=title')).toEqual(['Çeşme seferi', 'Dağ evleri', 'Işıklı geceler'])
  expect(await titles('?sort=-published_on')).toEqual(['Işıklı geceler', 'Dağ evleri', 'Çeşme seferi'])
  expect(await titles('?search=isikli')).toEqual(['Işıklı geceler'])
  expect(await titles('?search=%25')).toEqual([])
  expect(await titles('?status=arsiv')).toEqual(['Dağ evleri'])
  expect(await titles('?page=2')).toEqual([])
  expect((await office.get(`${pathOf('news')}?sort=queue`)).status).toBe(422)
})

test('a dragged section is saved in the order sent; a list that is not the section changes nothing', async () => {
  const ids = [(await add('news')).id, (await add('news')).id, (await add('news')).id] as const
  expect((await list('news')).ids).toEqual([ids[2], ids[1], ids[0]])
  const saved = await put(`${pathOf('news')}/queue`, { queue: JSON.stringify(queueOf([ids[1], ids[2], ids[0]])) })
  expect(saved.body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' })
  expect((await list('news')).ids).toEqual([ids[1], ids[2], ids[0]])
  const half = await put(`${pathOf('news')}/queue`, { queue: queueOf([ids[0], ids[1]]) })
  expect([half.status, half.body.message]).toEqual([422, 'Sıra Düzeni Değiştirilmedi!'])
  expect((await list('news')).ids).toEqual([ids[1], ids[2], ids[0]])
})

test('several posts are published, unpublished and deleted in one transaction', async () => {
  const { db } = office
  const full = await insertAlbum(db, 'Dolu albüm', ['kare'])
  const empty = await insertAlbum(db, 'Boş albüm', [])
  const path = pathOf('photos')
  const list_of = [full.id, empty.id]
  const drafts = await put(`${path}/status`, { status: 'taslak', status_list: JSON.stringify(list_of) })
  expect(drafts.body).toEqual({ success: true, message: '2 kayıt güncellendi.' })
  expect(await shown('photos')).toEqual([])
  const refused = await put(`${path}/status`, { status: 'yayinda', status_list: list_of })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“Boş albüm”')])
  expect(await shown('photos')).toEqual([])
  await put(`${path}/status`, { status: 'yayinda', status_list: [full.id] })
  expect(await shown('photos')).toEqual(['Dolu albüm'])

  const gone = await remove(path, { delete_list: [full.id, 999_999] })
  expect([gone.status, (await list('photos')).total]).toEqual([404, 2])
  expect((await remove(path, { delete_list: list_of })).body.message).toBe('2 kayıt silindi.')
  expect((await list('photos')).ids).toEqual([])
  expect((await remove(path, { delete_list: [] })).status).toBe(422)
})

test('a deleted post leaves no gap in its section’s order', async () => {
  const ids = [(await add('news')).id, (await add('news')).id, (await add('news')).id] as const
  expect((await remove(`${pathOf('news')}/${ids[1]}`)).body).toMatchObject({ success: true, message: 'Kayıt silindi.' })
  expect((await remove(`${pathOf('news')}/${ids[1]}`)).status).toBe(404)
  expect([(await read('news', ids[2])).queue, (await read('news', ids[0])).queue]).toEqual([2, 1])
})

test('a gallery is saved with its post, and stays when a change leaves it out', async () => {
  const { db } = office
  const [one, two, three] = [
    await insertPicture(db, 'bir'),
    await insertPicture(db, 'iki'),
    await insertPicture(db, 'uc'),
  ]
  const { id } = await add('photos', { files: [one, two] })
  const files = async () => (await read('photos', id)).files.map(({ file }) => file)
  const onSite = async () =>
    (await office.get<Post>('/api/pages/blog/photos/sonbahar-takvimi')).body.files.map(({ file }) => file)
  expect(await files()).toEqual(['bir', 'iki'])
  expect((await change('photos', id, { files: [three, one, two] })).status).toBe(200)
  expect(await onSite()).toEqual(['uc', 'bir', 'iki'])
  // That made an open form stale.
  expect((await change('photos', id, { ...form, version: 1 })).status).toBe(409)
  await change('photos', id, form)
  expect(await files()).toEqual(['uc', 'bir', 'iki'])
  const emptied = await change('photos', id, { files: [] })
  expect(emptied.body.errors).toEqual({ files: ['Yayımlamak için albüme en az bir fotoğraf ekleyin.'] })
  expect((await change('photos', id, { files: [two] })).status).toBe(200)
  expect(await onSite()).toEqual(['iki'])
})

test('a post without the parts that its section requires cannot be published', async () => {
  const video = await add('videos')
  expect(video.body.errors).toEqual({ file_video: ['Yayımlamak için önce videoyu yükleyin.'] })
  expect((await add('photos')).body.errors).toHaveProperty('files')
  const { id } = await add('videos', { status: 'taslak' })
  await office.db.insertInto('videos').values({ file: 'yolda.webm', bytes: 4 }).execute()
  expect((await change('videos', id, { ...form, file_video: 'yolda.webm' })).status).toBe(200)
  expect((await office.get<PostList>('/api/pages/blog/videos')).body.data).toMatchObject([{ file_video: 'yolda.webm' }])
})

const germany = {
  ...form,
  title_tr: 'Almanya Vizesi',
  title_en: 'Germany Visa',
  country: 'DE',
  ordinary_passport: 'vizeli',
  green_passport: 'vizesiz',
  stay_days: 90,
  processing_days_min: 15,
  processing_days_max: 45,
  fee: '90,50',
  fee_currency: 'EUR',
  checked_on: '2027-03-01',
  documents_tr: ['Herkes: pasaport', 'Öğrenci: öğrenci belgesi'],
  notes_tr: ['Randevu alınır'],
}

test('a country is saved with its facts and documents, and shown on the site', async () => {
  const { id } = await add('visa', germany)
  expect(await read('visa', id)).toMatchObject({
    country: 'DE',
    fee: 90.5,
    fee_currency: 'EUR',
    checked_on: '2027-03-01',
    documents_tr: ['Herkes: pasaport', 'Öğrenci: öğrenci belgesi'],
    documents_en: [],
    notes_tr: ['Randevu alınır'],
  })
  expect(await list('visa')).toMatchObject({
    per_page: 250,
    data: [{ visa: { country: 'DE', green_passport: 'vizesiz' } }],
  })
  await change('visa', id, { ...germany, fee: '', stay_days: null, documents_tr: ['Pasaport'] })
  expect((await office.get<Post>('/api/pages/blog/visa/almanya-vizesi')).body.visa).toMatchObject({
    country_name: 'Almanya',
    stay_days: null,
    fee: null,
    fee_currency: null,
    documents: ['Pasaport'],
    notes: ['Randevu alınır'],
  })
  const twice = await add('visa', germany)
  expect(twice.body.errors).toEqual({ country: ['Bu ülkenin vize sayfası zaten var.'] })
})

test.each([
  [{ country: null }, 'country', '* Bu Alan Zorunlu'],
  [{ country: 'QQ' }, 'country', 'Bu alanı kontrol ediniz'],
  [{ green_passport: '' }, 'green_passport', '* Bu Alan Zorunlu'],
  [{ checked_on: null }, 'checked_on', '* Bu Alan Zorunlu'],
  [{ checked_on: '2027-03-11' }, 'checked_on', 'Kontrol günü bugünden sonra olamaz.'],
  [{ processing_days_max: 10 }, 'processing_days_max', 'En uzun süre en kısa süreden az olamaz.'],
  [{ fee_currency: null }, 'fee_currency', 'Ücretin para birimini seçin.'],
  [{ stay_days: 0 }, 'stay_days', 'En az 1 olmalı'],
  [{ documents_tr: ['Pasaport', ' '] }, 'documents_tr.1', '* Bu Alan Zorunlu'],
])('%j of a country is refused at its field', async (wrong, field, message) => {
  expect((await add('visa', { ...germany, ...wrong })).body.errors).toEqual({ [field]: [message] })
})

test('texts and documents of a visa page are marked when Turkish changed after them, until confirmed', async () => {
  const facts = { country: 'RS', ordinary_passport: 'vizesiz', green_passport: 'vizesiz', checked_on: '2027-03-01' }
  const { id } = await add('visa', { ...facts, documents_tr: ['Pasaport'], documents_en: ['Passport'] })
  const outdated = async () => (await read('visa', id)).outdated_en
  expect(await outdated()).toBeUndefined()
  await change('visa', id, { title_tr: 'Sonbahar', documents_tr: ['Pasaport', 'Fotoğraf'] })
  expect(await outdated()).toEqual(['title', 'documents'])
  await change('visa', id, { confirmed: ['title_en', 'documents_en'] })
  expect(await outdated()).toBeUndefined()
})
