import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '#src/base/db/transaction.server.ts'
import { previewKey } from '#src/features/tours/editing/tour-preview.queries.server.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { tourPreviewPath } from '#src/features/tours/tours.links.ts'
import { ownSite } from '#src/tests/frame/test-site.ts'

// Previews over HTTP on the built site (docs/decisions/0032).

let draft: number

const site = ownSite({}, async (db) => {
  const tour = { status: 'taslak' as const, texts: { tr: 'Gizli Tur', en: 'Secret Tour' } }
  draft = (await insertTour(db, tour)).id
  await insertDeparture(db, draft, '2099-05-01')
  await insertTour(db, { texts: { tr: 'Açık Tur' } })
})
const { database } = site

const ask = async (path: string) => {
  const response = await site.ask(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
/** Changes the description of every tour without triggers: nothing in memory is dropped. */
const describeUnnoticed = (description: string) =>
  transaction(database.db, async (tx) => {
    await sql`ALTER TABLE tour_texts DISABLE TRIGGER USER`.execute(tx)
    await tx.updateTable('tour_texts').set({ description }).execute()
    await sql`ALTER TABLE tour_texts ENABLE TRIGGER USER`.execute(tx)
  })

test('a draft is visible by its key only, marked as a preview, without booking', async () => {
  const page = await ask(tourPreviewPath(await previewKey(database.db, draft, new Date())))
  expect(page.status).toBe(200)
  expect(page.html).toContain('Gizli Tur</h1>')
  expect(page.html).toMatch(/Önizleme<!-- -->: <!-- -->Taslak|Önizleme: Taslak/)
  expect(page.html).toContain('Önizlemede rezervasyon kapalı')
  expect(page.html).not.toContain('aria-pressed="')
  expect(page.html).toMatch(/<meta name="robots" content="noindex/)
  expect(page.html).not.toContain('rel="canonical"')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  for (const path of ['/tur/gizli-tur', '/en/tur/secret-tour'])
    expect(await ask(path)).toMatchObject({ status: 404, html: expect.not.stringMatching(/Gizli Tur|Secret Tour/) })
})

test('without a valid key the page says that the link has expired', async () => {
  // A key is valid for an hour; a minute more, because the program reads a clock of its own.
  const old = await previewKey(database.db, draft, new Date(Date.now() - 61 * 60_000))
  for (const path of ['/tur-onizleme', tourPreviewPath('x'), tourPreviewPath(old)]) {
    const page = await ask(path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(page.html).toContain('Önizleme bağlantısının süresi doldu')
    expect(page.html).not.toContain('Gizli Tur')
  }
})

test('a preview is never cached', async () => {
  const preview = tourPreviewPath(await previewKey(database.db, draft, new Date()))
  expect((await ask(preview)).html).toContain('Gizli Tur')
  expect((await ask('/tur/acik-tur')).html).toContain('Açık Tur')
  await describeUnnoticed('<p>Yeni anlatım</p>')
  expect((await ask(preview)).html).toContain('Yeni anlatım')
  // The cached page is stale, because no change was announced.
  expect((await ask('/tur/acik-tur')).html).not.toContain('Yeni anlatım')
})
