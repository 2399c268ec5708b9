import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { insertCategory, insertLanguages, insertTour } from '../tours.fixture.ts'

const database = ownDatabase()
const both = (name: string) => ({ tr: name, en: `${name} tour` })

beforeAll(() => insertLanguages(database.db))
beforeEach(async () => {
  for (const table of ['tour_texts', 'tour_categories', 'tours', 'category_texts', 'category_tours'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(database.db)
  await sql`DELETE FROM categories WHERE parent_id IS NOT NULL`.execute(database.db)
  await sql`DELETE FROM categories`.execute(database.db)
})

/** What is stored, without zeros; it must equal what the catalogue has. */
async function counts(): Promise<Record<string, number>> {
  const stored = await sql<{ place: string; tours: number }>`
    SELECT category_id || ' ' || lang AS place, tours FROM category_tours WHERE tours <> 0 ORDER BY category_id, lang`.execute(
    database.db,
  )
  const counted = await sql<{ place: string; tours: number }>`
    SELECT category || ' ' || lang AS place, count(*)::int AS tours
      FROM (SELECT DISTINCT category, tours.id, lang
              FROM tours JOIN tour_categories ON tour_id = tours.id JOIN categories ON categories.id = category_id,
                   unnest(tours.public_langs) AS lang, LATERAL (VALUES (categories.id), (parent_id)) AS family (category)
             WHERE tours.status = 'yayinda' AND category IS NOT NULL) AS found
     GROUP BY category, lang ORDER BY category, lang`.execute(database.db)
  expect(stored.rows).toEqual(counted.rows)
  return Object.fromEntries(stored.rows.map(({ place, tours }) => [place, tours]))
}

test('a tour counts once in each of its categories and once in their parent, in the languages in which it is public', async () => {
  const { db } = database
  const main = await insertCategory(db, both('Anadolu'))
  const [east, west] = [
    await insertCategory(db, both('Doğu'), { parent_id: main.id }),
    await insertCategory(db, both('Batı'), { parent_id: main.id }),
  ]
  const tour = await insertTour(db, { texts: both('Kapadokya'), categories: [east.id, west.id] })
  await insertTour(db, { texts: { tr: 'Likya' }, categories: [west.id] })
  expect(await counts()).toEqual({
    [`${main.id} en`]: 1,
    [`${main.id} tr`]: 2,
    [`${east.id} en`]: 1,
    [`${east.id} tr`]: 1,
    [`${west.id} en`]: 1,
    [`${west.id} tr`]: 2,
  })
  await db.updateTable('tours').set({ status: 'arsiv' }).where('id', '=', tour.id).execute()
  expect(await counts()).toEqual({ [`${main.id} tr`]: 1, [`${west.id} tr`]: 1 })
})

test('counts follow every change of tours, places, texts and parents', async () => {
  const { db } = database
  const mains = [await insertCategory(db, both('Anadolu')), await insertCategory(db, both('Avrupa'))]
  const subs = [
    await insertCategory(db, both('Doğu'), { parent_id: mains[0]!.id }),
    await insertCategory(db, both('Batı'), { parent_id: mains[0]!.id }),
    await insertCategory(db, both('Kuzey'), { parent_id: mains[1]!.id }),
  ]
  const places = [...mains, ...subs].map(({ id }) => id)
  const tours = []
  for (let n = 0; n < 12; n++) {
    const texts = n % 3 === 0 ? { tr: `Tur ${n}` } : both(`Tur ${n}`)
    tours.push(await insertTour(db, { texts, categories: [places[n % 5]!, places[(n + 2) % 5]!] }))
  }
  expect(Object.keys(await counts())).toHaveLength(10)
  const [first, second, third, fourth] = tours.map(({ id }) => id)
  await db.updateTable('tours').set({ status: 'taslak' }).where('id', 'in', [first!, second!]).execute()
  await counts()
  await db.updateTable('tours').set({ status: 'yayinda' }).where('id', '=', second!).execute()
  await counts()
  await db.updateTable('tour_categories').set({ queue: 5 }).execute()
  await counts()
  await db
    .updateTable('tour_categories')
    .set({ category_id: subs[1]!.id })
    .where('tour_id', '=', third!)
    .where('category_id', '=', places[2]!)
    .execute()
  await counts()
  await db
    .updateTable('tour_texts')
    .set({ held: true })
    .where('tour_id', '=', third!)
    .where('lang', '=', 'en')
    .execute()
  await counts()
  await db.deleteFrom('tour_categories').where('tour_id', '=', fourth!).execute()
  await counts()
  await db.updateTable('categories').set({ parent_id: mains[1]!.id }).where('id', '=', subs[0]!.id).execute()
  await counts()
  await db.deleteFrom('tours').where('id', 'in', [second!, third!]).execute()
  const rest = await counts()
  await sql`SELECT refresh_category_tours(ARRAY(SELECT id FROM tours))`.execute(db)
  expect(await counts()).toEqual(rest)
})

test('counts are right after concurrent changes of one tour and of one category', async () => {
  const { db } = database
  const main = await insertCategory(db, both('Anadolu'))
  const subs = [
    await insertCategory(db, both('Doğu'), { parent_id: main.id }),
    await insertCategory(db, both('Batı'), { parent_id: main.id }),
  ]
  const tours = await Promise.all(Array.from({ length: 6 }, (_, n) => insertTour(db, { texts: both(`Tur ${n}`) })))
  await Promise.all(
    tours.flatMap(({ id: tour_id }) =>
      subs.map(({ id: category_id }) =>
        transaction(db, (tx) => tx.insertInto('tour_categories').values({ tour_id, category_id, queue: 0 }).execute()),
      ),
    ),
  )
  expect((await counts())[`${main.id} tr`]).toBe(6)
})
