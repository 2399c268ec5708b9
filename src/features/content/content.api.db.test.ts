import { beforeAll, expect, test } from 'vitest'
import { testRoom } from '../languages/site.fixture.ts'
import { insertPicture } from '../posts/posts.fixture.ts'
import { insertGerman } from '../tours/tours.fixture.ts'
import { contentApi } from './content.api.server.ts'
import type { ContentSections, HeadPicture } from './content.schema.ts'

const room = testRoom(contentApi)

const insertContent = async (
  content: {
    page: string
    section: string
    queue?: number
    active?: boolean
    file_video?: string
    file_img_id?: number
  },
  texts: Record<string, { title?: string; description?: string; btn_title2?: string; uri?: string; uri2?: string }>,
) => {
  const { db } = room
  const { id } = await db.insertInto('contents').values(content).returning('id').executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([lang, text]) => ({ content_id: id, lang, ...text }))
  if (rows.length > 0) await db.insertInto('content_texts').values(rows).execute()
}

beforeAll(async () => {
  const { db } = room
  await insertGerman(db)
  await db.insertInto('videos').values({ file: 'vize.mp4', bytes: 1 }).execute()
  const visa = { page: 'visa', section: 'visa_application' }
  await insertContent({ ...visa, queue: 1 }, { tr: { title: 'İkinci' } })
  await insertContent(
    { ...visa, queue: 2, file_video: 'vize.mp4' },
    {
      tr: { title: 'Vize', description: '<p>Başvuru</p>', btn_title2: 'Ara' },
      en: { title: 'Visa', description: '<p>Apply</p>', btn_title2: 'Call' },
      de: { title: 'Visum' },
    },
  )
  await insertContent({ ...visa, queue: 3, active: false }, { tr: { title: 'Gizli' } })
  await insertContent({ page: 'home', section: 'slider' }, { tr: { title: 'Yaz' } })
  await insertContent({ page: 'home', section: 'constructor' }, {})
})

const read = (path: string) => room.get<ContentSections>(path)

test('a section has its active items in the office’s order, in the requested and in every active language', async () => {
  const { status, body } = await read('/api/pages/content?page=visa')
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['visa_application'])
  expect(body.visa_application!.map(({ title }) => title)).toEqual(['Vize', 'İkinci'])
  expect(body.visa_application![0]).toMatchObject({
    title: 'Vize',
    title_tr: 'Vize',
    title_en: 'Visa',
    description: '<p>Başvuru</p>',
    btn_title2_tr: 'Ara',
    uri: '',
    file_img: null,
    file_video: 'vize.mp4',
  })
  expect(JSON.stringify(body)).not.toMatch(/Gizli|Visum/)
})

test('a section has the items that are published in the requested language; an item without words is in all', async () => {
  const items = (await read('/api/pages/content?page=visa&lang=en')).body.visa_application!
  expect(items).toMatchObject([{ title: 'Visa', description: '<p>Apply</p>', uri: '', btn_title2: 'Call' }])
  const home = (await read('/api/pages/home-sections?lang=en')).body
  expect(Object.keys(home)).toEqual(['constructor'])
})

test('the home page has its own read, and a section may have any name', async () => {
  const { body } = await read('/api/pages/home-sections')
  expect(body).toEqual((await read('/api/pages/content?page=home')).body)
  expect(body.slider).toMatchObject([{ title: 'Yaz' }])
  expect(Object.getOwnPropertyDescriptor(body, 'constructor')?.value).toMatchObject([{ title: '' }])
})

test('a link that a translation leaves empty leads to the page of the default language, in the language read', async () => {
  const { db } = room
  const links = { tr: { title: 'Vize', uri: '/vize?pasaport=yesil', uri2: 'https://a.example' }, en: { title: 'Visa' } }
  await insertContent({ page: 'home', section: 'visa_card', queue: 2 }, links)
  const own = { tr: { title: 'Vize', uri: '/vize' }, en: { title: 'Visa', uri: '/en/iletisim' } }
  await insertContent({ page: 'home', section: 'visa_card', queue: 1 }, own)
  const prefixed = { tr: { title: 'Vize', uri: '/tr/vize', uri2: '/en/vize' }, en: { title: 'Visa' } }
  await insertContent({ page: 'home', section: 'visa_card', queue: 0 }, prefixed)
  const found = async (lang: string) =>
    (await read(`/api/pages/home-sections?lang=${lang}`)).body.visa_card!.map(({ uri, uri2 }) => [uri, uri2])
  expect(await found('en')).toEqual([
    ['/en/vize?pasaport=yesil', 'https://a.example'],
    ['/en/iletisim', ''],
    ['/en/vize', '/en/vize'],
  ])
  expect(await found('tr')).toEqual([
    ['/vize?pasaport=yesil', 'https://a.example'],
    ['/vize', ''],
    ['/tr/vize', '/en/vize'],
  ])
  await db.deleteFrom('contents').where('section', '=', 'visa_card').execute()
})

test('a page without contents has no sections', async () => {
  expect(await read('/api/pages/content?page=about-us')).toMatchObject({ status: 200, body: {} })
})

test.each(['', '?page=', '?page=Visa', "?page=visa'--", '?page=visa&page=home', `?page=${'a'.repeat(41)}`])(
  'content%s is refused at its field',
  async (query) => {
    const { status, body } = await room.get(`/api/pages/content${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, code: 'invalid', errors: { page: [expect.any(String)] } })
  },
)

test('a head shows the first picture that its sections show in the language read, and falls back to the next section', async () => {
  const { db } = room
  const file = async (page: string, lang = 'tr') =>
    (await room.get<HeadPicture>(`/api/pages/head-picture?page=${page}&lang=${lang}`)).body?.file ?? null
  expect(await file('contact')).toBe(null)
  const slide = { page: 'home', section: 'slider', file_img_id: await insertPicture(db, 'deniz') }
  await insertContent({ ...slide, queue: 5 }, { tr: { title: 'Deniz' } })
  expect([await file('contact'), await file('search'), await file('search', 'en')]).toEqual(['deniz', 'deniz', null])
  const story = { page: 'about-us', section: 'story' }
  await insertContent({ ...story, queue: 9 }, { tr: { title: 'Resimsiz' } })
  const hidden = { ...story, queue: 8, active: false, file_img_id: await insertPicture(db, 'gizli') }
  await insertContent(hidden, { tr: { title: 'Gizli' } })
  await insertContent({ ...story, queue: 6, file_img_id: await insertPicture(db, 'ofis') }, { tr: { title: 'Ofis' } })
  expect([await file('contact'), await file('search')]).toEqual(['ofis', 'deniz'])
  await db.deleteFrom('contents').where('file_img_id', 'is not', null).execute()
  await db.deleteFrom('contents').where('page', '=', 'about-us').execute()
})

test.each(['', '?page=', '?page=home', '?page=constructor'])(
  'head-picture%s is refused at its field',
  async (query) => {
    expect(await room.get(`/api/pages/head-picture${query}`)).toMatchObject({
      status: 422,
      body: { errors: { page: [expect.any(String)] } },
    })
  },
)

test('unchanged contents answer 304, changed ones 200', async () => {
  const known = (await read('/api/pages/content?page=home')).headers.get('etag')!
  expect((await room.get('/api/pages/content?page=home', { 'if-none-match': known })).status).toBe(304)
  await room.db.updateTable('content_texts').set({ title: 'Kış' }).where('title', '=', 'Yaz').execute()
  expect(await room.get('/api/pages/content?page=home', { 'if-none-match': known })).toMatchObject({
    status: 200,
    body: { slider: [{ title: 'Kış' }] },
  })
})

test('a page without sections is not found, a page whose sections are empty is', async () => {
  expect(await read('/api/pages/content?page=yok')).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/bulunamadı/i) },
  })
  expect(await read('/api/pages/content?page=about-us')).toMatchObject({ status: 200, body: {} })
})
