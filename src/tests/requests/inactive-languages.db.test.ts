import { beforeAll, expect, test } from 'vitest'
import { createDrops } from '#src/base/cache/drops.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { noImages } from '#src/base/http/endpoint/test-services.ts'
import { previewKey } from '#src/features/tours/editing/tour-preview.queries.server.ts'
import { insertTour } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { seoFiles } from '#src/site/seo/seo-files.server.ts'
import { fixtures, ofAll } from '../rooms.fixture.ts'
import { hidden } from '../samples.fixture.ts'
import { insertTranslatedAgency } from './inactive-languages.fixture.ts'

const now = new Date('2027-04-01T09:00:00Z')
const database = ownDatabase()
let api: TestApi
let values: Record<string, string>

beforeAll(async () => {
  const { tour_id, token } = await insertTranslatedAgency(database.db)
  values = { token, key: await previewKey(database.db, tour_id, now) }
  api = testApi(endpoints, { db: database.db, now: () => now })
})

const reads = Object.entries(ofAll((fixture) => fixture.reads?.translated)).map(([path, filled]) => ({ path, filled }))
const otherReads = fixtures.flatMap((fixture) => fixture.reads?.untranslated ?? [])

const read = (path: string, lang: string) => {
  const address = path.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(values[name]!))
  return api.get(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
}

test('every public read is in the table', () => {
  const matches = (pattern: string) => {
    const regex = new RegExp(`^${pattern.replace(/:\w+/g, '[^/?]+')}(\\?|$)`)
    return otherReads.includes(pattern) || reads.some(({ path }) => regex.test(path))
  }
  const open = endpoints.filter(({ access, method }) => access === 'public' && method === 'GET')
  expect(open.map(({ path }) => path).filter((path) => !matches(path))).toEqual([])
})

test.each(reads)('$path shows nothing of an inactive language', async ({ path }) => {
  for (const lang of ['tr', 'en', 'de']) {
    const { status, body } = await read(path, lang)
    expect([lang, status]).toEqual([lang, 200])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${hidden}|"de"|_de"|Deutsch`, 'i'))
  }
})

test.each(reads)('$path fills empty English texts from the default language', async ({ path, filled }) => {
  const body = JSON.stringify((await read(path, 'en')).body)
  expect(filled.filter((text) => !body.includes(text))).toEqual([])
})

const slugs = fixtures.flatMap((fixture) => fixture.reads?.slugs ?? [])

test.each(slugs)(`a slug of an inactive language is answered 404: %s/${hidden}`, async (place) => {
  for (const seo_name of [hidden, `${hidden}-neu`]) {
    const { status, body } = await read(`/api/pages/${place}/${seo_name}`, 'tr')
    expect([status, body.moved_to]).toEqual([404, undefined])
  }
})

test.each([
  ['search-products', `search=${hidden}`],
  ['search-products', `category=${hidden}-neu`],
])('%s finds nothing by a text of an inactive language: %s', async (path, query) => {
  const { body } = await read(`/api/pages/${path}?${query}`, 'tr')
  expect(body).toMatchObject({ total: 0 })
})

test('suggestions find nothing by a text of an inactive language', async () => {
  for (const search of [hidden, hidden.slice(0, 2), hidden.slice(0, 4)])
    expect((await read(`/api/pages/search-suggestions?search=${search}`, 'tr')).body).toEqual({
      holidays: [],
      tours: [],
      places: [],
      categories: [],
      visas: [],
      asks_visa: false,
    })
})

test('the change of language refuses an inactive one', async () => {
  expect((await api.get('/api/pages/change-language/de')).status).toBe(404)
})

test('the sitemap has active languages only', async () => {
  const files = seoFiles(api.services, createDrops(new Map()), noImages)
  const xml = await (await files(new Request('https://seyyah.example/sitemap.xml'), '/sitemap.xml'))!.text()
  expect(xml).toContain('/en/tur/cappadocia')
  expect(xml).not.toMatch(new RegExp(`${hidden}|/de/|"de"`))
})

test('a tour without a text in an active language is not shown', async () => {
  await insertTour(database.db, { texts: { de: `${hidden} allein` } })
  for (const path of ['search-products', 'search-products?search=allein', 'categories'])
    expect(JSON.stringify((await read(`/api/pages/${path}`, 'tr')).body)).not.toMatch(new RegExp(hidden, 'i'))
})

test('an activated language is searched, a deactivated one is not', async () => {
  const isFound = async () => {
    const { body } = await read(`/api/pages/search-products?search=${hidden}`, 'tr')
    return Number(body.total) > 0
  }
  const set = (active: boolean) =>
    database.db.updateTable('languages').set({ active }).where('abbr', '=', 'de').execute()
  await set(true)
  expect(await isFound()).toBe(true)
  await set(false)
  expect(await isFound()).toBe(false)
})
