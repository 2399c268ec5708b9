import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { hoursAfter } from '#src/base/files/file-age.fixture.ts'
import { sharePath } from '#src/base/files/image.links.ts'
import type { LibraryImage, OfficeImage } from '#src/base/files/image.schema.ts'
import { openImages, serveImage } from '#src/base/files/images.server.ts'
import { findFocus, imageJson } from '#src/base/files/images.store.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import { assertVideo } from '#src/base/files/videos.store.server.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { filesApi } from './files.api.server.ts'
import { animation, film, flag, uploadOf } from './files.fixture.ts'
import { removeOrphanedUploads } from './orphaned-uploads.commands.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-files-'))
const disk = openDisk(folder)
const database = ownDatabase()
const images = openImages(disk, pictureWork, (file) => findFocus(database.db, file))
const videos = openVideos(disk)
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
  is_first_frame: boolean
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

test('a picture that moves is taken, and its uploader is told that only the first frame is shown, also the second time', async () => {
  const told = 'Görsel yüklendi. Hareketli görselin yalnızca ilk karesi gösterilir.'
  const form = async () => uploadOf(await animation(), {}, 'hareketli.webp')
  const { status, body } = await send('images', await form())
  expect([status, body.message, body.is_first_frame]).toEqual([201, told, true])
  const { data, info } = await sharp((await images.original(body.data.file))!)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, data[0]! > data[2]!]).toEqual([60, 40, true])
  const again = (await send('images', await form())).body
  expect([again.message, again.is_first_frame, again.data.id]).toEqual([told, true, body.data.id])
  const english = await send('images?lang=en', await form())
  expect(english.body.message).toContain('only the first frame is shown')
  expect((await sendFlag()).body).toMatchObject({ message: 'Görsel yüklendi.', is_first_frame: false })
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

test('an orphaned film and its file are removed after some days; pictures stay in the library', async () => {
  const shoot = async () => (await send('videos', film)).body.data.file_video
  const picture = (await sendFlag()).body.data
  const [strayFilm, shownFilm] = [await shoot(), await shoot()]
  await content({ file_video: shownFilm })
  expect(await sweep(1)).toBe(0)
  expect(await sweep(4)).toBe(1)
  expect(foldersOf('images')).toEqual([picture.file])
  expect(foldersOf('videos')).toEqual([shownFilm])
  expect(foldersOf('videos')).not.toContain(strayFilm)
})

test('the same bytes with the same crop give the same picture, which keeps its descriptions', async () => {
  const crop = { x: '0', y: '0', width: '30', height: '40' }
  const first = (await sendFlag({ alt_tr: 'Bayrak' })).body.data
  const again = await sendFlag({ alt_tr: 'Başka', alt_en: 'Flag' })
  expect([again.status, again.body.data]).toEqual([201, { ...first, alt_en: 'Flag' }])
  const cropped = (await sendFlag(crop)).body.data
  expect(cropped.id).not.toBe(first.id)
  expect((await sendFlag(crop)).body.data.id).toBe(cropped.id)
  const [one, two] = await Promise.all([sendFlag({ ...crop, x: '1' }), sendFlag({ ...crop, x: '1' })])
  expect(one.body.data.id).toBe(two.body.data.id)
  expect(await db.selectFrom('images').select('id').execute()).toHaveLength(3)
})

const library = async (query = '') =>
  (await api.get<Paged<LibraryImage>>(`/api/admin/files/images${query}`, { authorization: `Bearer ${'x'.repeat(43)}` }))
    .body
const uploadFlag = async (name: string, quality: number, alts: Record<string, string> = {}) =>
  (await send('images', uploadOf(await flag().jpeg({ quality }).toBuffer(), alts, name))).body.data

test('the library lists every picture, the newest first, and finds it by description and file name', async () => {
  const old = await uploadFlag('IMG_0001.jpg', 40, { alt_en: 'Lake at dusk' })
  const young = await uploadFlag('istanbul-bogazi.jpg', 50, { alt_tr: 'Boğaz' })
  expect((await library()).data.map(({ id, name }) => [id, name])).toEqual([
    [young.id, 'istanbul-bogazi.jpg'],
    [old.id, 'IMG_0001.jpg'],
  ])
  expect((await library('?search=bogaz')).data.map(({ id }) => id)).toEqual([young.id])
  expect((await library('?search=LAKE')).data.map(({ id }) => id)).toEqual([old.id])
  expect((await library('?search=yok')).total).toBe(0)
})

test('a picture is unused when no record and no text shows it, and only then it can be deleted', async () => {
  const [free, shown, inText] = [
    await uploadFlag('a.jpg', 40),
    await uploadFlag('b.jpg', 41),
    await uploadFlag('c.jpg', 42),
  ]
  const { id } = await content({ file_img_id: shown.id })
  await db
    .insertInto('content_texts')
    .values({ content_id: id, lang: 'tr', title: 'a', description: `<img src="/images/${inText.file}-320.webp">` })
    .execute()
  expect((await library('?unused=true')).data.map((image) => image.id)).toEqual([free.id])
  for (const image of [shown, inText]) expect((await send(`images/${image.id}`, '{}', 'DELETE')).status).toBe(409)
  expect((await send(`images/${free.id}`, '{}', 'DELETE')).status).toBe(200)
  expect((await send(`images/${free.id}`, '{}', 'DELETE')).status).toBe(404)
  expect((await library()).data.map((image) => image.id).sort()).toEqual([shown.id, inText.id].sort())
  expect(await sweep(1)).toBe(1)
  expect(foldersOf('images').sort()).toEqual([shown.file, inText.file].sort())
})

test('a focal point is part of the picture everywhere; the centre is none', async () => {
  const { id } = (await sendFlag()).body.data
  const put = async (body: object) => send(`images/${id}`, JSON.stringify(body), 'PUT')
  expect((await put({ focus_x: 30, focus_y: 5 })).body.data.focus).toBe('30% 5%')
  const seen = await db.selectFrom('images').select(imageJson('images.id', 'tr').as('image')).executeTakeFirstOrThrow()
  expect(seen.image?.focus).toBe('30% 5%')
  expect((await put({ focus_x: 50, focus_y: 50 })).body.data).not.toHaveProperty('focus')
  expect((await put({ focus_x: 101 })).body.errors).toHaveProperty('focus_x')
})

test('the preview picture is cropped around the picture’s own focal point, and no other crop is made', async () => {
  const { id, file } = (await sendFlag()).body.data
  const focused = async (focus_x: number, focus_y: number) =>
    expect((await send(`images/${id}`, JSON.stringify({ focus_x, focus_y }), 'PUT')).status).toBe(200)
  const asked = async (focus?: string) =>
    (await serveImage(images, new Request(`http://x${sharePath({ file, focus })}`)))?.status
  const crops = () => readdirSync(join(folder, 'files', 'images', file)).filter((name) => name.startsWith('share'))
  await focused(31, 4)
  for (const other of ['30% 10%', '50% 50%', '0% 0%', '100% 100%'])
    expect([other, await asked(other)]).toEqual([other, 404])
  expect(crops()).toEqual([])
  expect([await asked('31% 4%'), await asked()]).toEqual([200, 200])
  expect(crops().sort()).toEqual(['share.jpg', 'share30x0.jpg'])
  // The point that staff choose later has its crop at the next request; the earlier one is stored, and still shown by other sites.
  expect(await asked('70% 80%')).toBe(404)
  await focused(70, 80)
  expect([await asked('70% 80%'), await asked('31% 4%'), await asked('0% 0%')]).toEqual([200, 200, 404])
  await focused(50, 50)
  expect([await asked('50% 50%'), await asked()]).toEqual([404, 200])
  expect(crops().sort()).toEqual(['share.jpg', 'share30x0.jpg', 'share70x80.jpg'])
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
