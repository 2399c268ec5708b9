import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { contentAdminApi } from './content.admin.api.server.ts'
import type { OfficeContent } from './content.admin.schema.ts'
import { contentApi } from './content.api.server.ts'

const path = '/api/admin/contents'
const office = testOffice('icerik', [...contentAdminApi, ...contentApi])
beforeEach(async () => {
  await office.db.deleteFrom('contents').execute()
})

const form = { page: 'home', section: 'slider', title_tr: 'Balonlar', uri_tr: '/turlar/kultur', btn_title_tr: 'Turlar' }
const add = async (more: object = {}) => {
  const { status, body } = await office.post(path, { form_data: JSON.stringify({ ...form, ...more }) })
  return { status, body, id: (body.data as { id: number } | undefined)?.id ?? 0 }
}
const change = (id: number, form_data: object) => office.put(`${path}/${id}`, { form_data })
const shown = async () => (await office.get<Record<string, { title: string }[]>>('/api/pages/home-sections')).body

test('a new item with its picture is on the page at the next request, and an inactive one is not', async () => {
  const picture = { file: 'kapadokya', width: 9, height: 6, placeholder: 'data:,' }
  const file_img_id = await insertImage(office.db, picture, { tr: 'Balonlar' })
  const { id } = await add({ file_img_id, description_tr: '<p>Şafakta<img src=x onerror=alert(1)></p>' })
  expect(await shown()).toMatchObject({
    slider: [{ title: 'Balonlar', description: '<p>Şafakta</p>', file_img: { file: 'kapadokya', alt: 'Balonlar' } }],
  })
  const { body } = await office.get<OfficeContent>(`${path}/${id}`)
  expect(body).toMatchObject({ title_tr: 'Balonlar', title_en: null, file_img: { alt_tr: 'Balonlar', alt_en: '' } })
  await change(id, { ...form, active: false, version: 1 })
  expect(await shown()).toEqual({})
  const stale = await change(id, { ...form, version: 1 })
  expect([stale.status, stale.body.version]).toEqual([409, 2])
})

test.each([
  [{ title_tr: '' }, 'title_tr', '* Bu Alan Zorunlu'],
  [{ uri_tr: 'javascript:alert(1)' }, 'uri_tr', expect.any(String)],
  [{ section: 'yok' }, 'section', 'Bu sayfada böyle bir bölüm yok.'],
  [{ file_video: 'yok.webm' }, 'file_video', 'Bu video artık yok. Yeniden yükleyin.'],
  [{ page: 'contact', section: 'intro' }, 'section', 'Bu sayfada böyle bir bölüm yok.'],
  [
    { description_tr: '<img src="/images/yok-320.webp">' },
    'description_tr',
    expect.stringContaining('görsel artık yok'),
  ],
  [{ file_img_id: 99_999 }, 'file_img_id', 'Bu görsel artık yok. Yeniden yükleyin.'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await add(wrong)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(await shown()).toEqual({})
})

test('a film must have been uploaded; a deleted film disappears from its section', async () => {
  await office.db.insertInto('videos').values({ file: 'vize.webm', bytes: 9 }).execute()
  const { status, id } = await add({ file_video: 'vize.webm' })
  expect(status).toBe(201)
  expect((await change(id, { ...form, file_video: 'vize.webm' })).status).toBe(200)
  expect((await change(id, { ...form, file_video: 'yok.webm' })).body.errors).toHaveProperty('file_video')
  await office.db.deleteFrom('videos').execute()
  const ofContent = office.db.selectFrom('contents').select('file_video').where('id', '=', id!)
  expect(await ofContent.executeTakeFirstOrThrow()).toEqual({ file_video: null })
  expect((await change(id, { ...form, file_video: 'vize.webm' })).status).toBe(422)
})

test('a section has a maximum of items, and they are in the dragged order', async () => {
  const visa = { page: 'visa', section: 'visa_application' }
  expect((await add(visa)).status).toBe(201)
  expect((await add(visa)).body.message).toBe('Bu bölümde en fazla 1 öğe olabilir. Önce birini silin.')
  const ids = [(await add({ title_tr: 'Bir' })).id, (await add({ title_tr: 'İki' })).id]
  const titles = async () => (await shown()).slider?.map(({ title }) => title)
  expect(await titles()).toEqual(['İki', 'Bir'])
  const body = { _method: 'PUT', page: 'home', section: 'slider', queue: JSON.stringify(queueOf(ids)) }
  expect((await office.post(`${path}/queue`, body)).status).toBe(200)
  expect(await titles()).toEqual(['Bir', 'İki'])
  expect((await change(ids[0]!, { ...form, section: 'campaign' })).body.errors).toHaveProperty('section')
  expect((await office.remove(`${path}/${ids[0]}`)).status).toBe(200)
  expect(await titles()).toEqual(['İki'])
})
