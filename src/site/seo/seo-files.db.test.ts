import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Drops, openDrops } from '#src/base/cache/drops.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { noImages } from '#src/base/http/endpoint/test-services.ts'
import { qrOf } from '#src/base/qr.ts'
import { unnamed } from '#src/features/agency/company.store.server.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { insertCategory, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { listNames } from '#src/features/tours/tours.links.ts'
import { type SeoFiles, seoFiles } from './seo-files.server.ts'

const database = ownDatabase()
let files: SeoFiles
let unlisted: SeoFiles
let drops: Drops

const changed = new Date('2027-02-03T04:05:06Z')

beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  await insertTour(db, { texts: { tr: 'Kapadokya & Konya', en: 'Cappadocia' } })
  await insertTour(db, { texts: { tr: 'Yalnız Türkçe' } })
  await insertTour(db, { texts: { tr: 'Taslak' }, status: 'taslak' })
  await insertTour(db, { texts: { tr: 'Arşiv' }, status: 'arsiv' })
  await insertCategory(db, { tr: 'Göller', en: 'Lakes' })
  await insertPost(db, 'blog', { tr: 'Balon', en: 'Balloon' })
  await insertPost(db, 'blog', { tr: 'Yarın' }, { published_on: '2027-04-02' })
  await db.updateTable('page_changes').set({ changed_at: changed }).execute()
  drops = await openDrops(db)
  const images = noImages
  const { services } = testApi([], { db, now: () => new Date('2027-04-01T09:00:00Z') })
  files = seoFiles(services, drops, images)
  unlisted = seoFiles({ ...services, settings: { ...services.settings, isListed: false } }, drops, images)
})

const ask = (path: string, init: RequestInit = {}) => files(new Request(`https://seyyah.example${path}`, init), path)
const textAt = async (path: string) => (await ask(path))!.text()

test('the sitemap lists public pages in all their languages, with alternates and lastmod', async () => {
  const xml = await textAt('/sitemap.xml')
  const locs = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!)
  expect(locs).toEqual(
    expect.arrayContaining([
      'https://seyyah.example/',
      'https://seyyah.example/en',
      'https://seyyah.example/turlar/goller',
      'https://seyyah.example/en/turlar/lakes',
      'https://seyyah.example/tur/kapadokya-konya',
      'https://seyyah.example/en/tur/cappadocia',
      'https://seyyah.example/tur/yalniz-turkce',
      'https://seyyah.example/blog/balon',
      'https://seyyah.example/en/blog/balloon',
    ]),
  )
  expect(new Set(locs).size).toBe(locs.length)
  expect(locs.join(' ')).not.toMatch(/taslak|arsiv|yarin|en\/tur\/yalniz|kayit|rezervasyon-|admin|404|\?/)
  const tour = /<url><loc>https:\/\/seyyah\.example\/tur\/kapadokya-konya<.*/.exec(xml)![0]
  expect(tour).toBe(
    '<url><loc>https://seyyah.example/tur/kapadokya-konya</loc><lastmod>2027-02-03T04:05:06Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://seyyah.example/en/tur/cappadocia"/>' +
      '<xhtml:link rel="alternate" hreflang="tr" href="https://seyyah.example/tur/kapadokya-konya"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://seyyah.example/tur/kapadokya-konya"/></url>',
  )
})

test('the sitemap is compressed, answers 304 for its ETag, and is made again after a change', async () => {
  const answer = (await ask('/sitemap.xml', { headers: { 'accept-encoding': 'br' } }))!
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const etag = answer.headers.get('etag')!
  expect((await ask('/sitemap.xml', { headers: { 'if-none-match': etag } }))!.status).toBe(304)
  await insertTour(database.db, { texts: { tr: 'Yepyeni' } })
  expect(await textAt('/sitemap.xml')).not.toContain('yepyeni')
  drops.drop(['tours'])
  expect(await textAt('/sitemap.xml')).toContain('/tur/yepyeni')
})

test('a small sitemap has no parts', async () => {
  expect((await ask('/sitemap-1.xml'))!.status).toBe(404)
  expect((await ask('/sitemap-0.xml'))!.status).toBe(404)
  expect(await ask('/sitemap-x.xml')).toBeNull()
})

test('robots.txt disallows personal pages, the office and filters, and names the sitemap', async () => {
  const lines = (await textAt('/robots.txt')).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /kayit',
      'Disallow: /en/kayit',
      'Disallow: /rezervasyon-olustur',
      'Disallow: /rezervasyon-sonuc',
      'Disallow: /en/rezervasyon-sonuc',
      'Disallow: /giris-yap',
      ...listNames
        .filter((name) => name !== 'page')
        .flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
      'Sitemap: https://seyyah.example/sitemap.xml',
    ]),
  )
  expect(lines.join('\n')).not.toMatch(/Disallow: \/$|page=|Disallow: \/tur/m)
})

test('robots.txt of a trial site disallows everything', async () => {
  const answer = await unlisted(new Request('https://seyyah.example/robots.txt'), '/robots.txt')
  expect(await answer!.text()).toBe('User-agent: *\nDisallow: /\n')
})

test.each([
  ['/apple-touch-icon.png', 180, 180, 'png'],
  ['/icon-192.png', 192, 192, 'png'],
  ['/icon-512.png', 512, 512, 'png'],
  ['/share.jpg', 1200, 630, 'jpeg'],
])('%s is a picture of %d x %d px', async (path, width, height, format) => {
  const answer = (await ask(path))!
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height, format })
  expect(answer.headers.get('content-type')).toBe(`image/${format}`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('/favicon.ico contains a picture', async () => {
  const bytes = Buffer.from(await (await ask('/favicon.ico'))!.arrayBuffer())
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const [length, place] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
  expect(await sharp(bytes.subarray(place, place + length)).metadata()).toMatchObject({ width: 32, height: 32 })
  expect(place + length).toBe(bytes.length)
})

test('the manifest has the agency’s name, its colour and existing icons', async () => {
  const manifest = JSON.parse(await textAt('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Seyyah', start_url: '/', theme_color: '#0f4c5c' })
  for (const { src } of manifest.icons) expect((await ask(src))!.status).toBe(200)
})

test('the code of ETBİS is drawn from the address of the registration, and there is none without one', async () => {
  expect((await ask('/etbis.svg'))!.status).toBe(404)
  const { projectCompanyName: project_company_name, mainColor: main_color, secondColor: second_color } = unnamed
  const company = { project_company_name, main_color, second_color, etbis_url: 'https://etbis.example/1' }
  await database.db.insertInto('company').values(company).execute()
  drops.drop(['company'])
  const answer = (await ask('/etbis.svg'))!
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const drawn = await answer.text()
  expect(drawn).toBe(qrOf('https://etbis.example/1'))
  await database.db.deleteFrom('company').execute()
  drops.drop(['company'])
})

test('other methods than GET and HEAD are refused', async () => {
  expect((await ask('/robots.txt', { method: 'POST' }))!.status).toBe(405)
})

test('tours of a large catalogue are listed in parts, each tour once', async () => {
  const { db } = database
  for (const start of [2000, 7000]) {
    await sql`SELECT setval('tours_id_seq', ${start})`.execute(db)
    await insertTour(db, { texts: { tr: `Çok tur ${start}` } })
  }
  await insertTour(db, { texts: { tr: 'Uzak taslak' }, status: 'taslak' })
  drops.drop(['tours', 'tour_texts'])
  const locsAt = async (path: string) =>
    [...(await textAt(path)).matchAll(/<loc>https:\/\/seyyah\.example([^<]*)<\/loc>/g)].map(([, loc]) => loc!)
  expect(await locsAt('/sitemap.xml')).toEqual([1, 2, 3, 4].map((n) => `/sitemap-${n}.xml`))
  const parts = await Promise.all([1, 2, 3, 4].map((n) => locsAt(`/sitemap-${n}.xml`)))
  const isTour = (path: string) => /^(\/en)?\/tur\//.test(path)
  expect(parts[0]!.filter(isTour)).toEqual([])
  expect(parts[0]).toContain('/')
  expect(parts[1]!.every(isTour)).toBe(true)
  expect(parts.slice(2)).toEqual([['/tur/cok-tur-2000'], ['/tur/cok-tur-7000']])
  expect((await ask('/sitemap-5.xml'))!.status).toBe(404)
})
