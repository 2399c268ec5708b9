import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/base/db/connect.server.ts'
import { slug } from '#src/base/slug.ts'
import { shippedLanguages } from '../languages/languages.links.ts'

/** Rows for tests of every room. Unnamed fields have valid defaults. */
type Made = { id: number }
type Text = Partial<Insertable<Tables['tour_texts']>> & { name: string }

export type TourFixture = Partial<Insertable<Tables['tours']>> & {
  /** text by language; {tr: 'Kapadokya Turu'} is short for a name */
  texts?: Record<string, string | Text>
  /** category ids; the tour's own queue is its place in each */
  categories?: number[]
  child_bands?: [min_age: number, max_age: number][]
}

let made = 0

/** Rows of texts by language; a string is short for a name. */
function textRows<T extends { name: string }>(texts: Record<string, string | T>) {
  return Object.entries(texts).map(([lang, given]) => {
    const text = typeof given === 'string' ? { name: given } : given
    return { seo_name: slug(text.name), ...text, lang }
  })
}

export async function insertLanguages(db: Db): Promise<void> {
  await db
    .insertInto('languages')
    .values(shippedLanguages)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Inserts an inactive language. @returns a function that deletes it */
export async function insertGerman(db: Db): Promise<() => Promise<unknown>> {
  await db.insertInto('languages').values({ abbr: 'de', lang: 'Deutsch', active: false, queue: 0 }).execute()
  return () => db.deleteFrom('languages').where('abbr', '=', 'de').execute()
}

/** A published tour without departures. */
export async function insertTour(db: Db, fixture: TourFixture = {}): Promise<Made & { token: string; code: string }> {
  const n = ++made
  const { texts = { tr: `Tur ${n}` }, categories = [], child_bands = [], ...tour } = fixture
  const row = await db
    .insertInto('tours')
    .values({
      code: `T-${n}`,
      token: `token-${String(n).padStart(8, '0')}`,
      status: 'yayinda',
      transporter_types: ['otobus'],
      departure_city: 'İstanbul',
      nights: 2,
      days: 3,
      board: 'oda-kahvalti',
      kdv_rate: 10,
      ...tour,
    })
    .returning(['id', 'token', 'code'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tour_texts')
    .values(textRows(texts).map((text) => ({ ...text, tour_id: row.id })))
    .execute()
  for (const category_id of categories)
    await db
      .insertInto('tour_categories')
      .values({ tour_id: row.id, category_id, queue: tour.queue ?? 0 })
      .execute()
  if (child_bands.length > 0)
    await db
      .insertInto('tour_child_bands')
      .values(child_bands.map(([min_age, max_age], i) => ({ tour_id: row.id, band: i + 1, min_age, max_age })))
      .execute()
  return row
}

/** `child_prices` by the tour's bands, from the first. */
export type DepartureFixture = Partial<Insertable<Tables['departures']>> & { child_prices?: readonly number[] }

/** On sale for 1,000 TL per person by default. */
export async function insertDeparture(
  db: Db,
  tour_id: number,
  start_date: string,
  { child_prices = [], ...departure }: DepartureFixture = {},
): Promise<Made> {
  const row = await db
    .insertInto('departures')
    .values({
      tour_id,
      start_date,
      end_date: start_date,
      quota: 20,
      currency: 'TRY',
      multi_room_price: 1000_00,
      single_room_price: 1500_00,
      ...departure,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const prices = child_prices.map((price, at) => ({ tour_id, departure_id: row.id, band: at + 1, price }))
  if (prices.length > 0) await db.insertInto('departure_child_prices').values(prices).execute()
  return row
}

export async function insertCategory(
  db: Db,
  texts: Record<string, string | (Partial<Insertable<Tables['category_texts']>> & { name: string })>,
  category: Partial<Insertable<Tables['categories']>> = {},
): Promise<Made> {
  const row = await db
    .insertInto('categories')
    .values({ queue: 0, ...category })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('category_texts')
    .values(textRows(texts).map((text) => ({ ...text, category_id: row.id })))
    .execute()
  return row
}

export async function insertRate(
  db: Db,
  currency: Insertable<Tables['exchange_rates']>['currency'],
  day: string,
  try_rate: string,
): Promise<void> {
  await db.insertInto('exchange_rates').values({ currency, day, try_rate }).execute()
}
