import { beforeAll, expect, test } from 'vitest'
import { testRoom } from '../languages/site.fixture.ts'
import { insertGerman } from '../tours/tours.fixture.ts'
import { contractsApi } from './contracts.api.server.ts'
import { contractPath } from './contracts.links.ts'
import type { Contract, ContractItem } from './contracts.schema.ts'

const room = testRoom(contractsApi)

async function insertContract(
  row: { kind: Contract['kind']; at_checkout?: boolean; active?: boolean; queue: number },
  texts: Record<string, { name: string; seo_name: string | null; bodies?: string[] }>,
): Promise<number> {
  const { db } = room
  const { id } = await db.insertInto('contracts').values(row).returning('id').executeTakeFirstOrThrow()
  for (const [lang, { name, seo_name, bodies = [] }] of Object.entries(texts)) {
    await db.insertInto('contract_texts').values({ contract_id: id, lang, name, seo_name }).execute()
    for (const [index, body] of bodies.entries())
      await db
        .insertInto('contract_versions')
        .values({ contract_id: id, lang, version: index + 1, body })
        .execute()
  }
  return id
}

beforeAll(async () => {
  const { db } = room
  await insertGerman(db)
  const tour = await insertContract(
    { kind: 'paket-tur', at_checkout: true, queue: 3 },
    {
      tr: { name: 'Paket tur', seo_name: 'paket-tur', bodies: ['<p>Eski</p>', '<p>Yeni</p>'] },
      en: { name: 'Package tour', seo_name: 'package-tour', bodies: ['<p>New</p>'] },
      de: { name: 'Pauschalreise', seo_name: 'pauschalreise', bodies: ['<p>Neu</p>'] },
    },
  )
  await insertContract(
    { kind: 'kvkk', queue: 2 },
    { tr: { name: 'KVKK', seo_name: 'kvkk', bodies: ['<p>KVKK</p>'] }, en: { name: 'Privacy', seo_name: null } },
  )
  // Its English slug is the Turkish slug of another contract.
  await insertContract(
    { kind: 'bilgi', queue: 1 },
    {
      tr: { name: 'Bilgi', seo_name: 'bilgi', bodies: ['<p>Bilgi</p>'] },
      en: { name: 'Data', seo_name: 'kvkk', bodies: ['<p>Data</p>'] },
    },
  )
  await insertContract(
    { kind: 'bilgi', queue: 9, active: false },
    { tr: { name: 'Gizli', seo_name: 'gizli', bodies: ['<p>Gizli</p>'] } },
  )
  await insertContract({ kind: 'bilgi', queue: 8 }, { tr: { name: 'Adressiz', seo_name: null, bodies: ['<p>–</p>'] } })
  await insertContract({ kind: 'bilgi', queue: 0 }, { tr: { name: 'Metinsiz', seo_name: 'metinsiz' } })
  await db
    .insertInto('slug_redirects')
    .values([{ lang: 'tr', seo_name: 'paket-tur-eski', contract_id: tour }])
    .execute()
})

const one = (seo_name: string, query = '') => room.get<Contract>(`/api/pages/contract/${seo_name}${query}`)

test('contracts are in the office’s order, without inactive ones and those without a slug or a text', async () => {
  const { status, body } = await room.get<ContractItem[]>('/api/pages/contracts')
  expect(status).toBe(200)
  expect(body.map(({ name, at_checkout }) => [name, at_checkout])).toEqual([
    ['Paket tur', true],
    ['KVKK', false],
    ['Bilgi', false],
  ])
})

test('a contract without a slug in a language is found under the default one', async () => {
  const { body } = await room.get<ContractItem[]>('/api/pages/contracts?lang=en')
  expect(body.map(({ name, seo_name, seo_name_tr }) => [name, seo_name, seo_name_tr])).toEqual([
    ['Package tour', 'package-tour', 'paket-tur'],
    ['Privacy', null, 'kvkk'],
    ['Data', 'kvkk', 'bilgi'],
  ])
  expect(contractPath(body[1]!)).toBe('/sozlesme/kvkk')
})

test('a contract answers its newest version, with its slug in every active language', async () => {
  expect((await one('paket-tur')).body).toMatchObject({
    name: 'Paket tur',
    kind: 'paket-tur',
    version: 2,
    body: '<p>Yeni</p>',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    seo_names: { tr: 'paket-tur', en: 'package-tour' },
  })
  expect((await one('paket-tur', '?lang=en')).body).toMatchObject({ name: 'Package tour', body: '<p>New</p>' })
})

test('a missing translation falls back to the default language', async () => {
  const { body } = await one('kvkk', '?lang=de')
  expect(body).toMatchObject({ name: 'KVKK', body: '<p>KVKK</p>' })
})

test('a slug that two languages share means the contract of the requested language', async () => {
  expect((await one('kvkk')).body.name).toBe('KVKK')
  expect((await one('kvkk', '?lang=en')).body.name).toBe('Data')
})

test('a changed slug answers the current one', async () => {
  expect(await one('paket-tur-eski')).toMatchObject({ status: 404, body: { moved_to: 'paket-tur' } })
  expect(await one('paket-tur-eski', '?lang=en')).toMatchObject({ status: 404, body: { moved_to: 'package-tour' } })
})

test.each(['yok', 'gizli', 'metinsiz', '%00', 'a'.repeat(201), "'; drop table contracts; --"])(
  'there is no contract %s',
  async (slug) => {
    const { status, body } = await one(encodeURIComponent(slug))
    expect([status, body]).toEqual([
      404,
      { success: false, code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' },
    ])
  },
)

test('an unchanged contract answers 304, a new version 200', async () => {
  const known = (await one('kvkk')).headers.get('etag')!
  expect((await room.get('/api/pages/contract/kvkk', { 'if-none-match': known })).status).toBe(304)
  const { id } = (await one('kvkk')).body
  await room.db
    .insertInto('contract_versions')
    .values({ contract_id: id, lang: 'tr', version: 2, body: '<p>KVKK 2</p>' })
    .execute()
  expect(await room.get('/api/pages/contract/kvkk', { 'if-none-match': known })).toMatchObject({
    status: 200,
    body: { version: 2, body: '<p>KVKK 2</p>' },
  })
})
