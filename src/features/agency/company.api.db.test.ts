import { expect, test } from 'vitest'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { testRoom } from '../languages/site.fixture.ts'
import { companyApi } from './company.api.server.ts'

const room = testRoom(companyApi)

test('an agency without particulars has a default name and colours, and empty lists', async () => {
  const { status, body } = await room.get<Site>('/api/pages/site')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Seyyah',
    slogan: '',
    mainColor: '#0f4c5c',
    mainLogo: null,
    mainLogoPath: null,
    favIcoLogoPath: '/favicon.ico',
    name_tr: 'Seyyah',
    name_en: 'Seyyah',
    keywords: [],
    tracking: [],
  })
  expect((await room.get('/api/pages/contact-information')).body).toEqual({
    telefon: [],
    email: [],
    adres: [],
    shift: [],
    source_link: [],
  })
  expect((await room.get('/api/pages/social-media')).body).toEqual([])
  expect((await room.get('/api/pages/certificates')).body).toEqual([])
})

test('the company is in the requested language, empty fields in the default one', async () => {
  const { db } = room
  const logo = { file: 'logo', width: 400, height: 100, placeholder: 'data:,' }
  await db
    .insertInto('company')
    .values({
      project_company_name: 'Seyyah Turizm',
      main_color: '#112233',
      second_color: '#445566',
      main_logo_id: await insertImage(db, logo, { tr: 'Seyyah' }),
      google_script: '<script>secret()</script> G-AB12CD34EF',
      yandex_script: 'ym(98765432, "init")',
      founded_year: 1998,
      keywords: ['tur'],
    })
    .execute()
  await db
    .insertInto('company_texts')
    .values([
      { lang: 'tr', name: 'Seyyah Turizm', slogan: 'Yolun açık olsun' },
      { lang: 'en', name: 'Seyyah Travel', slogan: '' },
    ])
    .execute()
  const tr = (await room.get<Site>('/api/pages/site')).body
  expect(tr).toMatchObject({
    projectCompanyName: 'Seyyah Turizm',
    name: 'Seyyah Turizm',
    slogan: 'Yolun açık olsun',
    mainColor: '#112233',
    mainLogo: { file: 'logo', width: 400, height: 100, alt: 'Seyyah' },
    mainLogoPath: '/images/logo-640.webp',
    favIcoLogo: null,
    favIcoLogoPath: '/favicon.ico',
    name_tr: 'Seyyah Turizm',
    name_en: 'Seyyah Travel',
    founded_year: 1998,
    asks_passengers: true,
    takes_office_payment: true,
    shown_seats: 20,
    makes_papers: true,
    keywords: ['tur'],
  })
  // The pasted scripts are never answered, only the identifiers found in them.
  expect(tr.tracking).toEqual([
    { kind: 'google_analytics', id: 'G-AB12CD34EF' },
    { kind: 'yandex_metrica', id: '98765432' },
  ])
  expect(JSON.stringify(tr)).not.toMatch(/secret|script>/)
  expect((await room.get('/api/pages/site?lang=en')).body).toMatchObject({
    name: 'Seyyah Travel',
    slogan: 'Yolun açık olsun',
    mainLogo: { alt: 'Seyyah' },
  })
})

test('contacts are in the office’s order; a section that a language lacks is in the default one', async () => {
  const row = (section: 'telefon' | 'adres', lang: string, content: string, queue: number) => ({
    section,
    lang,
    content,
    queue,
  })
  await room.db
    .insertInto('contact_information')
    .values([
      row('telefon', 'tr', '0212 555 01 12', 1),
      row('telefon', 'tr', '0212 555 01 13', 2),
      row('telefon', 'en', '+90 212 555 01 12', 1),
      row('adres', 'tr', 'Galata', 1),
    ])
    .execute()
  const contents = async (path: string) => {
    const { body } = await room.get<ContactInformation>(path)
    return Object.entries(body).flatMap(([section, items]) => items.map((item) => `${section} ${item.content}`))
  }
  expect(await contents('/api/pages/contact-information')).toEqual([
    'telefon 0212 555 01 13',
    'telefon 0212 555 01 12',
    'adres Galata',
  ])
  expect(await contents('/api/pages/contact-information?lang=en')).toEqual([
    'telefon +90 212 555 01 12',
    'adres Galata',
  ])
})

test('social media and certificates are in the office’s order; an untranslated certificate has its default name', async () => {
  const { db } = room
  await db
    .insertInto('social_media')
    .values([
      { name: 'X', uri: 'https://x.example/seyyah', icon_name: 'x', queue: 1 },
      { name: 'Instagram', uri: 'https://instagram.example/seyyah', icon_name: 'instagram', queue: 2 },
    ])
    .execute()
  const { body } = await room.get<{ name: string }[]>('/api/pages/social-media')
  expect(body.map(({ name }) => name)).toEqual(['Instagram', 'X'])

  const made = await db
    .insertInto('certificates')
    .values([{ queue: 1 }, { queue: 2 }])
    .returning('id')
    .execute()
  const [low, high] = made.map(({ id }) => id)
  await db
    .insertInto('certificate_texts')
    .values([
      { certificate_id: low!, lang: 'tr', name: 'TÜRSAB' },
      { certificate_id: high!, lang: 'tr', name: 'IATA üyeliği' },
      { certificate_id: high!, lang: 'en', name: 'IATA membership' },
    ])
    .execute()
  const names = async (path: string) => (await room.get<{ name: string }[]>(path)).body.map(({ name }) => name)
  expect(await names('/api/pages/certificates')).toEqual(['IATA üyeliği', 'TÜRSAB'])
  expect(await names('/api/pages/certificates?lang=en')).toEqual(['IATA membership', 'TÜRSAB'])
})

test.each(['site', 'contact-information', 'social-media', 'certificates'])(
  '%s is not sent twice, and differs by language only where it does',
  async (name) => {
    const { headers } = await room.get(`/api/pages/${name}`)
    const again = await room.get(`/api/pages/${name}`, { 'if-none-match': headers.get('etag')! })
    expect([again.status, again.body]).toEqual([304, null])
  },
)

test('a client with an old ETag receives the changed answer', async () => {
  const known = (await room.get('/api/pages/site')).headers.get('etag')!
  await room.db.updateTable('company').set({ wp_no: '902125550112' }).execute()
  expect(await room.get('/api/pages/site', { 'if-none-match': known })).toMatchObject({
    status: 200,
    body: { wp_no: '902125550112' },
  })
})

test('the ways to pay are those that are set up: accounts, card, instalments and the office', async () => {
  const { db } = room
  const ways = async () => (await room.get<Site>('/api/pages/site')).body.pay_ways
  await db.updateTable('bank_accounts').set({ active: false }).execute()
  await db.updateTable('settings').set({ office_payment: false }).execute()
  expect(await ways()).toEqual([])
  const account = {
    bank: 'Banka',
    branch: '',
    account_name: 'Seyyah',
    currency: 'TRY' as const,
    iban: 'TR330006100519786457841326',
  }
  await db
    .insertInto('bank_accounts')
    .values({ ...account, swift: '', queue: 1 })
    .execute()
  expect(await ways()).toEqual(['havale'])
  await db.updateTable('card_settings').set({ provider: 'iyzico', max_installments: 1 }).execute()
  expect(await ways()).toEqual(['havale', 'kart'])
  await db.updateTable('card_settings').set({ max_installments: 6 }).execute()
  await db.updateTable('settings').set({ office_payment: true }).execute()
  expect(await ways()).toEqual(['havale', 'kart', 'taksit', 'ofis'])
})
