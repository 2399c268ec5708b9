import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { companyApi } from '#src/features/agency/company.api.server.ts'
import type { ContactInformation, SocialMedia } from '#src/features/agency/company.schema.ts'
import { testOffice } from '../../accounts/office.fixture.ts'
import { contactsAdminApi } from './contacts.admin.api.server.ts'
import type { OfficeContact } from './contacts.admin.schema.ts'
import { contactsAdminPath as contacts, socialMediaAdminPath as social } from './contacts.links.ts'

const office = testOffice('yonetici', [...contactsAdminApi, ...companyApi])
const phone = { section: 'telefon', name: 'Merkez', content_data: '+90 212 555 01 12', lang: 'tr' }
const add = async (more: object = {}) =>
  (await office.post<{ data: { id: number } }>(contacts, { ...phone, ...more })).body.data.id
const shown = async (lang = 'tr') =>
  (await office.get<ContactInformation>(`/api/pages/contact-information?lang=${lang}`)).body
const networks = async () => (await office.get<SocialMedia>('/api/pages/social-media')).body

beforeEach(async () => {
  await office.db.deleteFrom('contact_information').execute()
  await office.db.deleteFrom('social_media').execute()
})

test('a contact entry is added, changed, ordered and deleted with the bodies of the API, and the site follows', async () => {
  const first = await add()
  const second = await add({ content_data: '444 0 123', name: '' })
  expect((await office.get<OfficeContact[]>(contacts)).body).toMatchObject([{ id: first, ...phone }, { id: second }])
  await office.post(`${contacts}/queue`, { _method: 'PUT', queue: JSON.stringify(queueOf([second, first])) })
  expect((await shown()).telefon.map(({ content }) => content)).toEqual(['444 0 123', '+90 212 555 01 12'])

  const change = { _method: 'PUT', id: first, ...phone, content_data: '0212 555 01 13' }
  expect((await office.post(contacts, change)).status).toBe(200)
  expect((await shown()).telefon[1]).toMatchObject({ name: 'Merkez', content: '0212 555 01 13' })
  expect((await office.post(contacts, { ...change, version: 1 })).status).toBe(409)

  expect((await office.post(contacts, { _method: 'DELETE', id: first })).status).toBe(200)
  expect((await shown()).telefon.map(({ content }) => content)).toEqual(['444 0 123'])
})

test('a second entry of a section follows the first, which mails and papers name', async () => {
  const email = (content_data: string) => add({ section: 'email', content_data })
  await email('bilgi@deneme.example')
  await add()
  await email('muhasebe@deneme.example')
  await email('satis@deneme.example')
  expect((await findAgency(office.db, 'tr')).email).toBe('bilgi@deneme.example')
  const found = (await shown()).email.map(({ content }) => content)
  expect(found).toEqual(['bilgi@deneme.example', 'muhasebe@deneme.example', 'satis@deneme.example'])
})

test('a form as browsers send it is understood', async () => {
  const api = office.post
  const { status } = await api(contacts, { ...phone, section: 'adres', content_data: ' Galata,\n İstanbul ' })
  expect(status).toBe(201)
  expect((await shown()).adres).toMatchObject([{ content: 'Galata, İstanbul' }])
})

test('each language has its own entries', async () => {
  await add({ section: 'shift', content_data: 'Hafta içi 09:00–18:00' })
  await add({ section: 'shift', content_data: 'Weekdays 9–18', lang: 'en' })
  expect((await shown('en')).shift).toMatchObject([{ content: 'Weekdays 9–18' }])
  expect((await shown('tr')).shift).toMatchObject([{ content: 'Hafta içi 09:00–18:00' }])
})

test.each([
  [{ content_data: '12345' }, 'content_data', 'Telefon numarasını alan koduyla yazın: +90 212 555 01 12'],
  [{ content_data: '' }, 'content_data', '* Bu Alan Zorunlu'],
  [{ section: 'email', content_data: 'bilgi' }, 'content_data', 'Geçerli E-Mail Adresi Giriniz'],
  [
    { section: 'source_link', content_data: 'http://maps.example/1' },
    'content_data',
    'Haritadaki paylaşım bağlantısını https:// ile yapıştırın',
  ],
  [
    { section: 'source_link', content_data: 'javascript:alert(1)' },
    'content_data',
    'Haritadaki paylaşım bağlantısını https:// ile yapıştırın',
  ],
  [{ section: 'faks' }, 'section', 'Bu alanı kontrol ediniz'],
  [{ lang: 'xx' }, 'lang', 'Bu dil sitede yok.'],
  [{ owner: 'x' }, 'owner', 'Bu alan bilinmiyor'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await office.post(contacts, { ...phone, ...wrong })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('an order that lacks an entry is refused', async () => {
  const first = await add()
  await add()
  expect((await office.put(`${contacts}/queue`, { queue: queueOf([first]) })).status).toBe(422)
})

test('a social link gets its icon from its address, and the site follows', async () => {
  await office.post(social, { name: 'Instagram', uri: 'instagram.com/seyyah' })
  const { body } = await office.post<{ data: { id: number } }>(social, { name: 'Blog', uri: 'https://blog.example' })
  expect(await networks()).toMatchObject([
    { name: 'Blog', icon_name: '' },
    { name: 'Instagram', uri: 'https://instagram.com/seyyah', icon_name: 'instagram' },
  ])
  const { id } = body.data
  await office.post(social, { _method: 'PUT', id, name: 'YouTube', uri: 'https://youtube.com/@seyyah' })
  expect((await networks())[0]).toMatchObject({ name: 'YouTube', icon_name: 'youtube' })
  const ids = (await networks()).map((each) => each.id).toReversed()
  await office.put(`${social}/queue`, { queue: queueOf(ids) })
  expect((await networks()).map(({ name }) => name)).toEqual(['Instagram', 'YouTube'])
  await office.remove(social, { id })
  expect((await networks()).map(({ name }) => name)).toEqual(['Instagram'])
})

test('a social link is saved also when its scheme was typed with a capital', async () => {
  expect((await office.post(social, { name: 'Instagram', uri: 'Https://instagram.com/Seyyah' })).status).toBe(201)
  expect(await networks()).toMatchObject([{ uri: 'https://instagram.com/Seyyah', icon_name: 'instagram' }])
})

test.each([
  'http://instagram.com/seyyah',
  'javascript:alert(1)',
  'javascript&colon;alert(1)',
  '//instagram.com/seyyah',
  'https://user:pass@instagram.com',
  '',
])('the address %j of a social link is refused', async (uri) => {
  const { status, body } = await office.post(social, { name: 'Instagram', uri })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['uri']])
})
