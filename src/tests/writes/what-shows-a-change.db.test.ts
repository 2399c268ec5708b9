import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { type Changes, listenToChanges } from '#src/base/cache/changes.server.ts'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import type { App } from '#src/server/app.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'

/** After any change of a tour, whatever is in memory equals what is made anew. */
const database = ownDatabase()
const now = () => new Date('2027-03-01T09:00:00Z')
let changes: Changes
let app: App
/** Hears of no change. */
let fresh: App
let elsewhere: Database
let paths: string[]
/** A published tour with a departure on sale. */
let tour: { id: number; departure: number; category: number }

beforeAll(async () => {
  const { db, url } = database
  await insertShippedStrings(db, strings)
  await seedDemo(db, readDemo('db/demo'), now())
  changes = await listenToChanges(url, () => {})
  app = await testApp(database, now, changes)
  elsewhere = connect(url)
  fresh = await testApp(elsewhere, now)
  // A tour with everything that a tour can have.
  const { rows } = await sql<{
    id: number
    departure: number
    category: number
    slug: string
    token: string
    similar: string
    far: string
    category_slug: string
  }>`
    SELECT tours.id, departures.id AS departure, (SELECT min(category_id) FROM tour_categories WHERE tour_id = tours.id) AS category, own.seo_name AS slug, token,
           (SELECT seo_name FROM tour_categories JOIN tour_texts USING (tour_id)
             WHERE category_id = (SELECT min(category_id) FROM tour_categories WHERE tour_id = tours.id) AND tour_id <> tours.id AND lang = 'tr' LIMIT 1) AS similar,
           (SELECT seo_name FROM tour_texts WHERE lang = 'tr' AND tour_id NOT IN (
             SELECT tour_id FROM tour_categories JOIN categories ON id = category_id WHERE coalesce(parent_id, id) IN (
               SELECT coalesce(parent_id, id) FROM tour_categories JOIN categories ON id = category_id WHERE tour_id = tours.id)) LIMIT 1) AS far,
           (SELECT seo_name FROM tour_categories JOIN category_texts USING (category_id) WHERE tour_id = tours.id AND lang = 'tr' ORDER BY category_id LIMIT 1) AS category_slug
      FROM tours JOIN tour_texts own ON own.tour_id = tours.id AND own.lang = 'tr'
      JOIN departures ON departures.tour_id = tours.id AND departures.status = 'satista' AND quota - seats_taken BETWEEN 2 AND 15 AND start_date > '2027-04-01'
     WHERE tours.status = 'yayinda' AND EXISTS (SELECT FROM tour_child_bands WHERE tour_id = tours.id) AND EXISTS (SELECT FROM tour_images WHERE tour_id = tours.id)
       AND EXISTS (SELECT FROM departure_child_prices WHERE departure_id = departures.id)
     ORDER BY start_date LIMIT 1`.execute(db)
  const { slug, token, similar, far, category_slug, ...found } = rows[0]!
  tour = found
  paths = [
    'categories?products=true',
    `products/${category_slug}`,
    'search-products?sort=date&price_min=10000',
    `search-products?search=${slug.split('-')[0]}`,
    `search-suggestions?search=${slug.split('-')[0]}`,
    `product/${slug}`,
    `product/${similar}`,
    `product/${far}`,
    'search-suggestions?search=',
    `viewed-products?tokens=${token}`,
    `cart-tours?tokens=${token}`,
  ].map((path) => `/api/pages/${path}`)
})
afterAll(async () => {
  await changes.close()
  await elsewhere.close()
})

const read = async ({ api }: App, path: string) => {
  const answer = await api.fetch(new Request(`https://seyyah.example${path}`))
  return { text: await answer.text(), isHit: answer.headers.get('cache-status') === 'seyyah; hit' }
}
/** What is made anew, when `fresh` has dropped all. */
const freshly = async (path: string) => (await read(fresh, path)).text

type Column = { table_name: string; column_name: string; data_type: string }

/** One row of the tour in each of its tables. */
const rowOf: Record<string, () => string> = {
  tours: () => `id = ${tour.id}`,
  tour_texts: () => `tour_id = ${tour.id} AND lang = 'tr'`,
  tour_child_bands: () => `tour_id = ${tour.id} AND band = 1`,
  tour_days: () => `tour_id = ${tour.id} AND day = 2`,
  tour_day_texts: () => `tour_id = ${tour.id} AND day = 2 AND lang = 'tr'`,
  tour_categories: () => `tour_id = ${tour.id} AND category_id = ${tour.category}`,
  tour_images: () => `id = (SELECT min(id) FROM tour_images WHERE tour_id = ${tour.id})`,
  departures: () => `id = ${tour.departure}`,
  departure_child_prices: () => `departure_id = ${tour.departure} AND band = 1`,
}

/** Columns of these tables without keys. */
async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY (${Object.keys(rowOf)}) AND is_identity = 'NO' AND is_generated = 'NEVER'
       AND column_name NOT IN ('tour_id', 'departure_id', 'category_id', 'lang', 'day', 'band')
     ORDER BY table_name, ordinal_position`.execute(database.db)
  return rows
}

/** Other values that a column may have, as expressions. */
function otherValues({ table_name: table, column_name: name, data_type }: Column): string[] {
  const another = `(SELECT other.${name} FROM ${table} other WHERE other.${name} IS DISTINCT FROM ${table}.${name} ORDER BY other.${name} LIMIT 1)`
  if (data_type === 'boolean') return [`NOT ${name}`]
  if (data_type === 'text') return [another, `${name} || ' yeni'`]
  if (data_type === 'ARRAY') return [another, "'{}'"]
  if (data_type.startsWith('timestamp')) return [`${name} + interval '1 day'`]
  return [`${name} + 1`, `${name} - 1`, another]
}

/** Changes the column in the tour's row; null when it takes no other value. @returns changes it back */
async function change(column: Column): Promise<(() => Promise<unknown>) | null> {
  const { table_name: table, column_name: name } = column
  const [row, before] = [rowOf[table]!(), 'schema_before']
  await database.pool.query(`CREATE TABLE IF NOT EXISTS ${before}_${table} AS SELECT * FROM ${table} WHERE ${row}`)
  for (const value of otherValues(column)) {
    const changed = await database.pool
      .query(`UPDATE ${table} SET ${name} = ${value} WHERE ${row} RETURNING true`)
      .catch(() => null)
    if (changed?.rowCount)
      return () =>
        database.pool.query(`UPDATE ${table} SET ${name} = (SELECT ${name} FROM ${before}_${table}) WHERE ${row}`)
  }
  return null
}

/** @returns paths whose answer from memory is not what is made anew, and those whose answer is not as it was */
async function compare(before: ReadonlyMap<string, string>): Promise<{ stale: string[]; changed: string[] }> {
  await changes.settled()
  fresh.drops.dropAll()
  const stale: string[] = []
  const changed: string[] = []
  for (const path of paths) {
    const kept = await read(app, path)
    // Otherwise it was made just now.
    if (kept.isHit && kept.text !== (await freshly(path))) stale.push(path)
    if (kept.text !== before.get(path)) changed.push(path)
  }
  return { stale, changed }
}

async function shownNow(): Promise<Map<string, string>> {
  await changes.settled()
  return new Map(await Promise.all(paths.map(async (path) => [path, (await read(app, path)).text] as const)))
}

test('a change of any column of a tour is shown by whatever shows it', async () => {
  const shown = await shownNow()
  const notChanged: string[] = []
  const visible: string[] = []
  for (const column of await columns()) {
    const name = `${column.table_name}.${column.column_name}`
    const undo = await change(column)
    if (undo) {
      const { stale, changed } = await compare(shown)
      expect(stale, name).toEqual([])
      if (changed.length > 0) visible.push(name)
      await undo()
    } else notChanged.push(name)
  }
  // Their format or the other values of the tour leave no choice; the status is changed below.
  expect(notChanged).toEqual(['tour_images.gallery_type', 'tours.code', 'tours.token', 'tours.status'])
  expect(visible).toEqual(
    expect.arrayContaining([
      'departure_child_prices.price',
      'departures.seats_taken',
      'departures.multi_room_price',
      'tour_child_bands.max_age',
      'tour_day_texts.title',
      'tour_days.meals',
      'tour_images.image_id',
      'tour_texts.name',
      'tours.nights',
      'tours.cover_image_id',
    ]),
  )
})

test('a page of the process reads what a browser receives', async () => {
  fresh.drops.dropAll()
  for (const path of paths) {
    const answer = await app.api.read(path.replace(/[?&]lang=en/, ''), path.endsWith('lang=en') ? 'en' : 'tr')
    expect(answer).toEqual({ ok: true, data: JSON.parse(await freshly(path)) })
  }
})

test('a seat that is taken drops what shows the tour, and nothing else', async () => {
  await shownNow()
  await database.pool.query(`UPDATE departures SET seats_taken = seats_taken + 1 WHERE id = ${tour.departure}`)
  await changes.settled()
  const kept = await Promise.all(paths.map(async (path) => ((await read(app, path)).isHit ? [path] : [])))
  const [tree, , byDate, , , , , far, first] = paths
  expect(kept.flat()).toEqual([tree, byDate, far, first])
})

const changesOfRows = {
  'the last seats are taken': () => `UPDATE departures SET seats_taken = quota WHERE id = ${tour.departure}`,
  'they are free again': () => `UPDATE departures SET seats_taken = 0 WHERE id = ${tour.departure}`,
  'a departure is cancelled': () => `UPDATE departures SET status = 'iptal' WHERE id = ${tour.departure}`,
  'another is added': () =>
    `INSERT INTO departures (tour_id, start_date, end_date, quota, currency, multi_room_price, single_room_price)
     SELECT tour_id, start_date + 1, end_date + 1, 20, currency, 100, 100 FROM departures WHERE id = ${tour.departure}`,
  'and deleted': () => `DELETE FROM departures WHERE tour_id = ${tour.id} AND multi_room_price = 100`,
  'a picture is removed': () =>
    `DELETE FROM tour_images WHERE id = (SELECT max(id) FROM tour_images WHERE tour_id = ${tour.id} AND gallery_type = 'gallery')`,
  'people get on somewhere': () =>
    `INSERT INTO tour_pickups (tour_id, pickup_point_id, time) SELECT ${tour.id}, id, '05:45' FROM pickup_points`,
  'at another hour': () => `UPDATE tour_pickups SET time = '06:15' WHERE tour_id = ${tour.id}`,
  'a stop is closed': () => `UPDATE pickup_points SET active = false WHERE id = (SELECT min(id) FROM pickup_points)`,
  'a stop has another name': () => `UPDATE pickup_point_texts SET name = name || ' önü'`,
  'the tour leaves its category': () => `DELETE FROM tour_categories WHERE ${rowOf.tour_categories!()}`,
  'the tour is archived': () => `UPDATE tours SET status = 'arsiv' WHERE id = ${tour.id}`,
  'and published': () => `UPDATE tours SET status = 'yayinda' WHERE id = ${tour.id}`,
}

test('rows that come and go are shown by whatever shows them', async () => {
  for (const [what, statement] of Object.entries(changesOfRows)) {
    const shown = await shownNow()
    await database.pool.query(statement())
    const { stale, changed } = await compare(shown)
    expect(stale, what).toEqual([])
    expect(changed, what).not.toEqual([])
  }
})

test.each([
  ['another card provider', `UPDATE card_settings SET provider = 'iyzico'`],
  ['instalments', 'UPDATE card_settings SET max_installments = 6'],
  ['payment at the office', 'UPDATE settings SET office_payment = NOT office_payment'],
  ['the accounts', 'UPDATE bank_accounts SET active = NOT active'],
])('the ways to pay are new in the next answer after a change of %s', async (_, statement) => {
  const ways = async () => JSON.parse((await read(app, '/api/pages/site')).text).pay_ways
  const before = await ways()
  await database.pool.query(statement)
  await changes.settled()
  expect(await ways()).not.toEqual(before)
})

test('a saved setting is in the next answer of the process that saved it, before it is announced', async () => {
  const settings = { siteUrl: 'https://seyyah.example', isOpen: true }
  const still = await testApp(database, now, undefined, { settings })
  const cart = () => still.api.read(paths.at(-1)!, 'tr')
  expect(await cart()).toMatchObject({ data: { hold_hours: 24 } })
  await database.db.updateTable('settings').set({ hold_hours: 12 }).execute()
  await still.services.reloadSettings()
  expect(await cart()).toMatchObject({ data: { hold_hours: 12 } })
})
