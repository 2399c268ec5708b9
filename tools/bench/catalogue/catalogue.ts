import { sql } from 'kysely'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { migrate } from '#src/base/db/schema/migrate.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { strings } from '#src/strings.ts'

/** The current date in all benchmarks, so that every run has the same departures on sale. */
export const today = '2026-11-20'

const syllables = [
  'ba',
  'ko',
  'ri',
  'su',
  'me',
  'la',
  'do',
  'ni',
  'ta',
  'ge',
  'vo',
  'sa',
  'pi',
  'ru',
  'ze',
  'ha',
  'lo',
  'mi',
  'ca',
  'nu',
]

/** One of 8,000 invented place names; no real tour goes there. */
export function placeOf(n: number): string {
  return `${syllables[n % 20]}${syllables[Math.floor(n / 20) % 20]}${syllables[Math.floor(n / 400) % 20]}dor`
}

/**
 * A database with `count` tours: the demo's, and copies with other names and places. Copied by SQL including the search
 * documents, because computing them again takes hours.
 * @param day on which the demo begins
 */
export async function catalogueOf(server: string, count: number, day = today): Promise<Database> {
  const name = `bench_${count}`
  const owner = connect(server)
  await sql`CREATE DATABASE ${sql.raw(name)}`.execute(owner.db)
  await owner.close()
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href, 'db')
  const database = connect(url.href, { statementTimeoutMs: 600_000 })
  await insertShippedStrings(database.db, strings)
  await seedDemo(database.db, readDemo('db/demo'), new Date(`${day}T09:00:00Z`))
  await fill(database, count)
  return database
}

/** Makes a database with the demo one with `count` tours. */
export async function fill({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    for (const table of tables) await dropChecks(client, table)
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM tours')
    const existing = rows[0]!.n
    if (count < existing) await keepFirst(client, count)
    else await withoutIndexes(client, tables, () => copy(client, count, Math.ceil(count / existing)))
    await client.query(
      'TRUNCATE category_tours, counted_tours; SELECT refresh_category_tours(ARRAY(SELECT id FROM tours))',
    )
    for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    client.release()
  }
}

type Client = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }
const tables = [
  'tours',
  'tour_texts',
  'tour_categories',
  'departures',
  'departure_child_prices',
  'tour_search',
  'tour_search_words',
  'tour_search_places',
  'category_tours',
  'counted_tours',
]
const parts = [
  'tour_texts',
  'tour_categories',
  'departure_child_prices',
  'departures',
  'tour_search',
  'tour_search_places',
  'tour_days',
  'tour_day_texts',
  'tour_images',
  'tour_child_bands',
]

/** Drops triggers and foreign keys: these databases are only read, and per-row checks are slow. */
async function dropChecks(client: Client, table: string): Promise<void> {
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'f' LOOP
      EXECUTE format('ALTER TABLE ${table} DROP CONSTRAINT %I', name);
    END LOOP; END $$`)
}

/** Creates search indexes at the end; updating them row by row takes an hour. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes
      WHERE tablename = ANY ($1) AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
    [tables],
  )
  const indexes = rows as { indexname: string; indexdef: string }[]
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`)
  await work()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { indexdef } of indexes) await client.query(indexdef)
}

async function keepFirst(client: Client, count: number): Promise<void> {
  // Orders keep the departures that they bought.
  await client.query('DELETE FROM orders')
  const remaining = `SELECT id FROM tours ORDER BY id LIMIT ${count}`
  for (const table of parts) await client.query(`DELETE FROM ${table} WHERE tour_id NOT IN (${remaining})`)
  await client.query(`DELETE FROM tours WHERE id NOT IN (${remaining})`)
}

/** Copy `n` of a tour has its id plus n times 100. */
async function copy(client: Client, count: number, times: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE copies AS
     SELECT tours.id AS old_id, tours.id + n * 100 AS new_id, n, ($1::text[])[1 + n % 8000] AS place
       FROM tours CROSS JOIN generate_series(1, ${times}) AS n
      ORDER BY n, tours.id LIMIT greatest(0, ${count} - (SELECT count(*) FROM tours))`,
    [Array.from({ length: 8000 }, (_, n) => placeOf(n))],
  )
  const into = async (table: string, columns: string, values: string) =>
    client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${values} FROM copies JOIN ${table} AS old ON old.${table === 'tours' ? 'id' : 'tour_id'} = old_id`,
    )
  await into(
    'tours',
    'id, code, token, status, featured, queue, transporter_types, departure_city, countries, nights, days, visa_mode, guide_language, board, kdv_rate, deposit_rate, child_price_min_adults, cover_image_id, public_langs',
    `new_id, code || '-' || n, token || n, status, false, (new_id * 7919 % 100003)::int, transporter_types, departure_city, countries, nights, days, visa_mode, guide_language, board, kdv_rate, deposit_rate, child_price_min_adults, cover_image_id, public_langs`,
  )
  await into(
    'tour_texts',
    'tour_id, lang, name, seo_name, tour_place, summary, description',
    `new_id, lang, initcap(copies.place) || ', ' || name, seo_name || '-' || n, tour_place || ' – ' || initcap(copies.place), summary, description`,
  )
  await into('tour_categories', 'tour_id, category_id, queue', 'new_id, category_id, (new_id * 7919 % 100003)::int')
  await into(
    'departures',
    'id, tour_id, start_date, end_date, quota, seats_taken, status, sales_cutoff_days, currency, multi_room_price, single_room_price',
    `old.id + n * 100000::bigint, new_id, start_date, end_date, quota, seats_taken, status, sales_cutoff_days, currency, multi_room_price, single_room_price`,
  )
  await into(
    'departure_child_prices',
    'tour_id, departure_id, band, price',
    'new_id, departure_id + n * 100000::bigint, band, price',
  )
  await into(
    'tour_search',
    'tour_id, document',
    `new_id, document || setweight(to_tsvector('simple', copies.place), 'A')`,
  )
  await into('tour_search_places', 'tour_id, lang, folded, place', 'new_id, lang, folded, old.place')
  await client.query(
    `INSERT INTO tour_search_places (tour_id, lang, folded, place) SELECT new_id, lang, place, initcap(place) FROM copies, unnest(ARRAY['tr', 'en']) AS lang`,
  )
  await client.query(
    `INSERT INTO tour_search_words (word, named, written) SELECT DISTINCT place, true, initcap(place) FROM copies ON CONFLICT DO NOTHING`,
  )
}
