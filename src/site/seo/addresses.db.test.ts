import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { contractsApi } from '#src/features/contracts/contracts.api.server.ts'
import { postsApi } from '#src/features/posts/posts.api.server.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from '#src/features/tours/catalogue/category-pages.api.server.ts'
import { insertCategory, insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'

const database = ownDatabase()
let api: TestApi

beforeAll(async () => {
  await insertLanguages(database.db)
  api = testApi([...toursApi, ...categoryPagesApi, ...postsApi, ...contractsApi], {
    db: database.db,
    now: () => new Date('2027-04-01T09:00:00Z'),
  })
})

async function insertContract(names: Record<string, string>): Promise<number> {
  const { db } = database
  const { id } = await db.insertInto('contracts').values({ kind: 'bilgi' }).returning('id').executeTakeFirstOrThrow()
  for (const [lang, seo_name] of Object.entries(names)) {
    await db.insertInto('contract_texts').values({ contract_id: id, lang, name: seo_name, seo_name }).execute()
    await db.insertInto('contract_versions').values({ contract_id: id, lang, version: 1, body: '<p>.</p>' }).execute()
  }
  return id
}

type Thing = {
  make: (tr: string, en: string) => Promise<number>
  rename: (id: number, lang: string, seo_name: string) => Promise<unknown>
  at: string
}
const db = () => database.db
const renameIn = (table: string, key: string) => (id: number, lang: string, seo_name: string) =>
  sql`UPDATE ${sql.table(table)} SET seo_name = ${seo_name} WHERE ${sql.ref(key)} = ${id} AND lang = ${lang}`.execute(
    db(),
  )
const things: Record<string, Thing> = {
  tour: {
    make: async (tr, en) => (await insertTour(db(), { texts: { tr, en } })).id,
    rename: renameIn('tour_texts', 'tour_id'),
    at: '/api/pages/product/',
  },
  category: {
    make: async (tr, en) => (await insertCategory(db(), { tr, en })).id,
    rename: renameIn('category_texts', 'category_id'),
    at: '/api/pages/products/',
  },
  post: {
    make: (tr, en) => insertPost(db(), 'blog', { tr, en }),
    rename: renameIn('post_texts', 'post_id'),
    at: '/api/pages/blog/blog/',
  },
  contract: {
    make: (tr, en) => insertContract({ tr, en }),
    rename: renameIn('contract_texts', 'contract_id'),
    at: '/api/pages/contract/',
  },
}

/** 200, or the slug of the redirect. */
async function answerAt(address: string, lang = 'tr'): Promise<number | string> {
  const { status, body } = await api.get(`${address}?lang=${lang}`)
  return typeof body.moved_to === 'string' ? body.moved_to : status
}

for (const [name, { make, rename, at }] of Object.entries(things)) {
  const slug = (text: string) => `${name}-${text}`

  test(`old slugs of a ${name} redirect to the current one after several changes`, async () => {
    const id = await make(slug('a'), slug('a-en'))
    await rename(id, 'tr', slug('b'))
    await rename(id, 'tr', slug('c'))
    expect(await answerAt(at + slug('a'))).toBe(slug('c'))
    expect(await answerAt(at + slug('b'))).toBe(slug('c'))
    expect(await answerAt(at + slug('c'))).toBe(200)
    // An old Turkish slug on the English site redirects to the English slug.
    expect(await answerAt(at + slug('a'), 'en')).toBe(slug('a-en'))
    // A slug that is used again answers: no redirect loop.
    await rename(id, 'tr', slug('a'))
    expect(await answerAt(at + slug('a'))).toBe(200)
    expect(await answerAt(at + slug('b'))).toBe(slug('a'))
    expect(await answerAt(at + slug('c'))).toBe(slug('a'))
  })

  test(`two of kind ${name} that swap slugs are each found at their own`, async () => {
    const one = await make(slug('one'), slug('one-en'))
    const other = await make(slug('other'), slug('other-en'))
    await rename(one, 'tr', slug('between'))
    await rename(other, 'tr', slug('one'))
    await rename(one, 'tr', slug('other'))
    expect(await answerAt(at + slug('one'))).toBe(200)
    expect(await answerAt(at + slug('other'))).toBe(200)
    expect(await answerAt(at + slug('between'))).toBe(slug('other'))
  })

  test(`an old slug of a ${name} leads there, also when another has it in another language`, async () => {
    const renamed = await make(slug('was'), slug('was-en'))
    await rename(renamed, 'tr', slug('is'))
    await make(slug('new'), slug('was'))
    expect(await answerAt(at + slug('was'))).toBe(slug('is'))
    expect(await answerAt(at + slug('was'), 'en')).toBe(200)
    await rename(renamed, 'en', slug('is-en'))
    expect(await answerAt(at + slug('was-en'))).toBe(slug('is'))
    await make(slug('was-en'), slug('new-en'))
    expect(await answerAt(at + slug('was-en'))).toBe(200)
    expect(await answerAt(at + slug('was-en'), 'en')).toBe(slug('is-en'))
  })
}

test('a contract whose translation was deleted answers at the slug that it has in another language', async () => {
  const id = await insertContract({ tr: 'kvkk', en: 'kvkk' })
  await db().deleteFrom('contract_texts').where('contract_id', '=', id).where('lang', '=', 'en').execute()
  expect(await answerAt('/api/pages/contract/kvkk', 'en')).toBe(200)
})

test('the slug of a deleted translation names the other languages; slugs of a deleted tour are 404', async () => {
  const { id } = await insertTour(db(), { texts: { tr: 'Nemrut', en: 'Mount Nemrut' } })
  await db().deleteFrom('tour_texts').where('tour_id', '=', id).where('lang', '=', 'en').execute()
  const { status, body } = await api.get('/api/pages/product/mount-nemrut?lang=en')
  expect([status, body.elsewhere]).toEqual([404, { tr: 'nemrut' }])
  await db().deleteFrom('tours').where('id', '=', id).execute()
  expect(await answerAt('/api/pages/product/nemrut')).toBe(404)
  expect(await answerAt('/api/pages/product/mount-nemrut', 'en')).toBe(404)
})

test('deleting a language deletes its texts and old slugs', async () => {
  await db().insertInto('languages').values({ abbr: 'fr', lang: 'Français', active: true }).execute()
  const { id } = await insertTour(db(), { texts: { tr: 'Van', fr: 'Lac de Van' } })
  await db().updateTable('tour_texts').set({ seo_name: 'van-lac' }).where('lang', '=', 'fr').execute()
  await db().deleteFrom('languages').where('abbr', '=', 'fr').execute()
  expect(await db().selectFrom('slug_redirects').selectAll().where('tour_id', '=', id).execute()).toEqual([])
})

test('posts of two sections may have had the same slug', async () => {
  const blog = await insertPost(db(), 'blog', { tr: 'Balon mevsimi' })
  const news = await insertPost(db(), 'news', { tr: 'Balon mevsimi' })
  await things.post!.rename(blog, 'tr', 'balon-blog')
  await things.post!.rename(news, 'tr', 'balon-haber')
  expect(await answerAt('/api/pages/blog/blog/balon-mevsimi')).toBe('balon-blog')
  expect(await answerAt('/api/pages/blog/news/balon-mevsimi')).toBe('balon-haber')
})

/** Whether a change updates the page's `changed_at`. */
async function updatesChangedAt(
  page: 'tour_id' | 'category_id' | 'contract_id',
  id: number,
  change: () => Promise<unknown>,
): Promise<boolean> {
  const long = new Date('2020-01-01T00:00:00Z')
  await db().updateTable('page_changes').set({ changed_at: long }).where(page, '=', id).execute()
  await change()
  const { changed_at } = await db()
    .selectFrom('page_changes')
    .select('changed_at')
    .where(page, '=', id)
    .executeTakeFirstOrThrow()
  return changed_at.getTime() !== long.getTime()
}

test('changed_at of a tour page follows visible changes, not sold seats or a new order', async () => {
  const { id } = await insertTour(db(), { texts: { tr: 'Likya' } })
  const updatesTour = (change: () => Promise<unknown>) => updatesChangedAt('tour_id', id, change)
  const ofTour = () => db().updateTable('tours').where('id', '=', id)
  const ofDeparture = () => db().updateTable('departures').where('tour_id', '=', id)
  expect(await updatesTour(() => insertDeparture(db(), id, '2027-05-01'))).toBe(true)
  expect(await updatesTour(() => ofDeparture().set({ seats_taken: 1 }).execute())).toBe(false)
  expect(await updatesTour(() => ofDeparture().set({ note: 'ara' }).execute())).toBe(false)
  expect(await updatesTour(() => ofDeparture().set({ multi_room_price: 1 }).execute())).toBe(true)
  expect(await updatesTour(() => ofDeparture().set({ status: 'dolu' }).execute())).toBe(true)
  expect(await updatesTour(() => ofTour().set({ queue: 7, version: 2 }).execute())).toBe(false)
  expect(await updatesTour(() => ofTour().set({ nights: 6 }).execute())).toBe(true)
  expect(await updatesTour(() => ofTour().set({ nights: 6 }).execute())).toBe(false)
  const text = () => db().updateTable('tour_texts').set({ summary: 'Yeni' }).where('tour_id', '=', id).execute()
  expect(await updatesTour(text)).toBe(true)
  expect(await updatesTour(() => db().deleteFrom('departures').where('tour_id', '=', id).execute())).toBe(true)
})

test('a category page changes with its texts and tours, a contract page with its newest version', async () => {
  const category = await insertCategory(db(), { tr: 'Göller' })
  expect(
    await updatesChangedAt('category_id', category.id, () => insertTour(db(), { categories: [category.id] })),
  ).toBe(true)
  const contract = await insertContract({ tr: 'surum' })
  const version = { contract_id: contract, lang: 'tr', version: 2, body: '<p>Yeni</p>' }
  expect(
    await updatesChangedAt('contract_id', contract, () =>
      db().insertInto('contract_versions').values(version).execute(),
    ),
  ).toBe(true)
})
