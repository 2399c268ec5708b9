import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { hoursAfter } from '#src/base/files/file-age.fixture.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { resizePicture } from '#src/base/files/picture-sizes.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import { assertVideo } from '#src/base/files/videos.store.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { filesApi } from './files.api.server.ts'
import { film, flag, uploadOf } from './files.fixture.ts'
import { removeOrphanedUploads } from './orphaned-uploads.commands.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-files-'))
const disk = openDisk(folder)
const images = openImages(disk, resizePicture)
const videos = openVideos(disk, join(folder, 'files'))
const database = ownDatabase()
let db: Db
let staff: Staff
let api: TestApi

beforeAll(async () => {
  db = database.db
  const language = (abbr: string, is_default: boolean, active: boolean) => ({
    abbr,
    lang: abbr,
    is_default,
    active,
    queue: 1,
  })
  await db
    .insertInto('languages')
    .values([language('tr', true, true), language('en', false, true), language('de', false, false)])
    .execute()
  staff = await insertStaff(db, 'icerik')
  api = testApi(filesApi, { db, staff, images, videos })
})
beforeEach(async () => {
  await db.deleteFrom('contents').execute()
  await db.deleteFrom('images').execute()
  await db.deleteFrom('videos').execute()
  await db.deleteFrom('audit_events').execute()
  rmSync(join(folder, 'files'), { recursive: true, force: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

type Answer = {
  code: string
  message: string
  errors: Record<string, string[]>
  data: OfficeImage & { file_video: string }
}
async function send(
  path: string,
  body: BodyInit,
  method = 'POST',
  to = api,
): Promise<{ status: number; body: Answer }> {
  const headers = {
    authorization: `Bearer ${'x'.repeat(43)}`,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const init: RequestInit = { method, headers, body }
  const response = await to.fetch(new Request(`https://seyyah.example/api/admin/files/${path}`, init))
  return { status: response.status, body: (await response.json()) as Answer }
}
const sendFlag = async (more: Record<string, string> = {}) => send('images', uploadOf(await flag().toBuffer(), more))
const records = () =>
  db.selectFrom('audit_events').select(['action', 'entity', 'entity_id', 'before', 'after']).execute()
const foldersOf = (kind: 'images' | 'videos') => readdirSync(join(folder, 'files', kind))

test('a picture is stored with its descriptions, cropped as requested', async () => {
  const crop = { x: '40', y: '0', width: '16', height: '9' }
  const { status, body } = await sendFlag({ ...crop, alt_tr: ' Mavi ', alt_en: 'Blue', alt_de: '' })
  expect([status, body.message]).toEqual([201, 'Görsel yüklendi.'])
  expect(body.data).toEqual({
    id: expect.any(Number),
    file: expect.stringMatching(/^[0-9a-f-]{36}$/),
    width: 16,
    height: 9,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    alt_tr: 'Mavi',
    alt_en: 'Blue',
    alt_de: '',
  })
  expect(foldersOf('images')).toEqual([body.data.file])
  expect(await records()).toEqual([
    { action: 'create', entity: 'images', entity_id: String(body.data.id), before: null, after: expect.anything() },
  ])
})

test('cropping a stored picture makes a new picture', async () => {
  const whole = (await sendFlag()).body.data
  const crop = { x: 30, y: 0, width: 30, height: 40 }
  const part = await send('images', JSON.stringify({ image_id: whole.id, ...crop, alt_tr: 'Mavi' }))
  expect([part.status, part.body.data.width, part.body.data.alt_tr]).toEqual([201, 30, 'Mavi'])
  expect(foldersOf('images').sort()).toEqual([whole.file, part.body.data.file].sort())
  const gone = await send('images', JSON.stringify({ image_id: 999_999, ...crop }))
  expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ['image_id']])
  const both = await send('images', uploadOf(await flag().toBuffer(), { image_id: String(whole.id) }))
  expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['file']])
})

test.each([
  { what: 'nothing', form: () => uploadOf(Buffer.alloc(0)), field: 'file', says: 'Yüklenecek görseli seçin' },
  { what: 'a text for a file', form: () => ({ file: 'kapak.jpg' }), field: 'file', says: 'Yüklenecek görseli seçin' },
  { what: 'a page called a picture', form: () => uploadOf(Buffer.from('<html>')), field: 'file', says: 'JPEG, PNG' },
  { what: 'half a picture', form: (all: Buffer) => uploadOf(all.subarray(0, 300)), field: 'file', says: 'açılamadı' },
  {
    what: 'over 15 MB',
    form: () => uploadOf(Buffer.alloc(15 * 1024 * 1024 + 1)),
    field: 'file',
    says: 'en fazla 15 MB',
  },
  {
    what: 'a part of another picture',
    form: (all: Buffer) => uploadOf(all, { x: '0', y: '0', width: '600', height: '400' }),
    field: 'width',
    says: 'dışına taşıyor',
  },
  { what: 'half a part', form: (all: Buffer) => uploadOf(all, { x: '1', y: '1' }), field: 'height', says: 'Zorunlu' },
  { what: 'a part that is none', form: (all: Buffer) => uploadOf(all, { x: 'a' }), field: 'x', says: 'kontrol' },
  { what: 'another field', form: (all: Buffer) => uploadOf(all, { name: 'a' }), field: 'name', says: 'bilinmiyor' },
  { what: 'no language', form: (all: Buffer) => uploadOf(all, { alt_xx: 'a' }), field: 'alt_xx', says: 'dil' },
  { what: 'too long', form: (all: Buffer) => uploadOf(all, { alt_tr: 'a'.repeat(251) }), field: 'alt_tr', says: '250' },
])('$what is refused at its field, and nothing is stored', async ({ form, field, says }) => {
  const made = form(await flag().toBuffer())
  const { status, body } = await send('images', made instanceof FormData ? made : JSON.stringify(made))
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toContain(field)
  expect(body.errors[field]!.join()).toContain(says)
  expect([await records(), await db.selectFrom('images').selectAll().execute()]).toEqual([[], []])
})

test('a too large body is refused before it is read completely', async () => {
  const { status } = await send('images', Buffer.alloc(16 * 1024 * 1024))
  expect(status).toBe(413)
})

test('a change updates the descriptions of the sent languages; an empty one is deleted', async () => {
  const { id } = (await sendFlag({ alt_tr: 'Bayrak', alt_en: 'Flag' })).body.data
  const put = (body: object) => send(`images/${id}`, JSON.stringify(body), 'PUT')
  const { status, body } = await put({ alt_en: '', alt_de: 'Fahne' })
  expect([status, body.data.alt_tr, body.data.alt_en, body.data.alt_de]).toEqual([200, 'Bayrak', '', 'Fahne'])
  expect((await records()).at(-1)).toMatchObject({
    action: 'update',
    before: { alt_en: 'Flag', alt_de: '' },
    after: { alt_en: '', alt_de: 'Fahne' },
  })
  const known = (await records()).length
  expect((await put({ alt_tr: 'Bayrak' })).status).toBe(200)
  expect(await records()).toHaveLength(known)
  expect((await put({ alt_xx: 'a' })).body.errors).toHaveProperty('alt_xx')
  expect((await put({ file: 'b' })).body.errors).toHaveProperty('file')
  expect((await send('images/999999', '{}', 'PUT')).status).toBe(404)
})

test('a film is stored unchanged', async () => {
  const { status, body } = await send('videos', film)
  expect([status, body.data]).toEqual([201, { file_video: expect.stringMatching(/^[0-9a-f-]{36}\.webm$/) }])
  expect((await videos.find(body.data.file_video))?.size).toBe(film.length)
  expect(await records()).toMatchObject([{ action: 'create', entity: 'videos', entity_id: body.data.file_video }])
})

test('a file that is not a film, or is too large, is refused and leaves no file', async () => {
  const refused = await send('videos', '<html>')
  expect([refused.status, refused.body.errors.file]).toEqual([422, ['Bu dosya MP4 ya da WebM videosu değil']])
  let left = 201
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      left -= 1
      if (left < 0) return controller.close()
      controller.enqueue(left === 200 ? film : new Uint8Array(1024 * 1024))
    },
  })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: endless, duplex: 'half' }
  const response = await api.fetch(new Request('https://seyyah.example/api/admin/files/videos', init))
  expect(response.status).toBe(413)
  expect(await db.selectFrom('videos').selectAll().execute()).toEqual([])
  expect(readdirSync(join(folder, 'files/drafts'))).toEqual([])
})

test('without the permission for contents uploads are refused', async () => {
  const seller = testApi(filesApi, { db, staff: await insertStaff(db, 'satis'), images, videos })
  const nobody = testApi(filesApi, { db, images, videos })
  for (const path of ['images', 'videos', 'images/1']) {
    const method = path === 'images/1' ? 'PUT' : 'POST'
    expect((await send(path, uploadOf(film), method, seller)).status).toBe(403)
    expect((await send(path, uploadOf(film), method, nobody)).status).toBe(401)
  }
  expect(await records()).toEqual([])
})

const sweep = (days: number) => removeOrphanedUploads({ images, videos }, db, hoursAfter(folder, days * 24))
const content = (more: object) =>
  db
    .insertInto('contents')
    .values({ page: 'home', section: 'sweep', queue: 1, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()

test('an orphaned upload and its files are removed after some days; referenced ones stay', async () => {
  const upload = async () => (await sendFlag({ alt_tr: 'a' })).body.data
  const shoot = async () => (await send('videos', film)).body.data.file_video
  const [stray, shown, inText] = [await upload(), await upload(), await upload()]
  const [strayFilm, shownFilm] = [await shoot(), await shoot()]
  const { id } = await content({ file_img_id: shown.id, file_video: shownFilm })
  await db
    .insertInto('content_texts')
    .values({ content_id: id, lang: 'tr', title: 'a', description: `<img src="/images/${inText.file}-960.webp">` })
    .execute()
  expect(await sweep(1)).toBe(0)
  expect(await sweep(4)).toBe(2)
  const left = await db.selectFrom('images').select('file').execute()
  expect(left.map(({ file }) => file).sort()).toEqual([shown.file, inText.file].sort())
  expect(foldersOf('images').sort()).toEqual([shown.file, inText.file].sort())
  expect(foldersOf('videos')).toEqual([shownFilm])
  expect([stray.file, strayFilm].some((name) => foldersOf('images').includes(name))).toBe(false)
})

test('a film that a running transaction refers to is not removed', async () => {
  const file_video = (await send('videos', film)).body.data.file_video
  await db.transaction().execute(async (tx) => {
    await assertVideo(tx, file_video)
    expect(await sweep(4)).toBe(0)
    await tx.insertInto('contents').values({ page: 'home', section: 'sweep', queue: 1, file_video }).execute()
  })
  expect(await db.selectFrom('videos').select('file').execute()).toEqual([{ file: file_video }])
  expect(foldersOf('videos')).toEqual([file_video])
})

test('files without a database row are removed as well', async () => {
  await images.add(await flag().toBuffer(), null)
  expect(await sweep(1)).toBe(1)
  expect(foldersOf('images')).toEqual([])
})

test('a film may be sent as a multipart form, and is then listed', async () => {
  const answer = await api.fetch(
    new Request('https://seyyah.example/api/admin/files/videos', {
      method: 'POST',
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
      body: uploadOf(film, {}, 'film.webm'),
    }),
  )
  const { data } = (await answer.json()) as { data: { file_video: string } }
  expect(answer.status).toBe(201)
  await db
    .insertInto('videos')
    .values({ file: 'demo.webm', bytes: 9, created_at: new Date('2020-01-01T00:00:00Z') })
    .execute()
  const { body } = await api.get('/api/admin/files/videos', { authorization: `Bearer ${'x'.repeat(43)}` })
  expect(body).toMatchObject([
    { file: data.file_video, bytes: film.length },
    { file: 'demo.webm', bytes: 9 },
  ])
})
