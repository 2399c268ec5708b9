import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { insertBareItem } from '#src/features/orders/orders.fixture.ts'

let database: TestDatabase
let tour_id: number
let order_id: number

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await insertShippedStrings(db, {})
  await seedDemo(db, readDemo('db/demo'), new Date('2027-03-01T09:00:00Z'))
  const departure = await db
    .selectFrom('departures')
    .select(['id', 'tour_id', 'start_date', 'end_date'])
    .executeTakeFirstOrThrow()
  tour_id = departure.tour_id
  order_id = await insertOrder(departure)
  // Simulates a column added by a later migration, on every table.
  for (const table of await tables()) await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN fresh integer`.execute(db)
})
afterAll(() => database.drop())

async function insertOrder(departure: { id: number; tour_id: number; start_date: string; end_date: string }) {
  const { id: departure_id, ...of } = departure
  const hash = Buffer.alloc(32)
  return database.db.transaction().execute(async (tx) => {
    const person = { name: 'Ayşe', city: 'Bursa', email: 'ayse@example.com', phone: '0532 000 00 00', lang: 'tr' }
    const order = { ...person, order_no: 'SYH-27-ABCDEF', secret_hash: hash, status: 'onayli' as const }
    const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
    await insertBareItem(tx, { ...of, order_id: id, departure_id })
    const contract = await tx.selectFrom('contracts').select('id').executeTakeFirstOrThrow()
    const text = { version: 1, lang: 'tr', name: 'Sözleşme', body: '<p>.</p>', body_hash: hash }
    await tx
      .insertInto('order_contracts')
      .values({ ...text, order_id: id, contract_id: contract.id })
      .execute()
    return id
  })
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND NOT starts_with(tablename, 'schema_')`.execute(database.db)
  return rows.map(({ name }) => name).sort()
}

/** Tables that have this trigger. */
async function tablesWith(trigger: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = ${trigger}`.execute(database.db)
  return rows.map(({ name }) => name).sort()
}

/** Updates one row only, because indexing all tours for the search takes seconds. */
const changeFresh = (table: string) =>
  sql`UPDATE ${sql.table(table)} SET fresh = coalesce(fresh, 0) + 1
       WHERE ctid = (SELECT ctid FROM ${sql.table(table)} LIMIT 1)`.execute(database.db)

/** Without the table whose rows never change. */
const changing = (names: readonly string[]) => names.filter((name) => name !== 'contract_versions')

/** Tables that no page shows. A new table must be listed here or in db/functions/changes.sql. */
const notOnPages = [
  'alert_queue',
  'alert_settings',
  'app_keys',
  'backup_runs',
  'audit_events',
  'cancellation_policy_versions',
  'cancelled_departure_orders',
  'departure_cancellations',
  'departure_files',
  'departure_info_approvals',
  'departure_info_reminders',
  'departure_info_sends',
  'departure_infos',
  'departure_messages',
  // changes with tours and tour_categories only
  'counted_tours',
  'demo_rows',
  'failures',
  'intents',
  'login_challenges',
  'login_devices',
  'login_networks',
  'message_entries',
  'messages',
  'order_cancellation_sums',
  'order_cancellations',
  'order_contracts',
  'order_events',
  'order_items',
  'order_lines',
  'order_moves',
  'one_time_codes',
  'order_search',
  'order_sums',
  'orders',
  'order_messages',
  'outbox',
  'papers',
  'card_attempts',
  'card_refunds',
  'payment_links',
  'payment_reminders',
  'passenger_reminders',
  'passengers',
  'passkey_setups',
  'passkeys',
  'password_links',
  'payments',
  'personal_data_events',
  'promised_pickups',
  'rate_limits',
  'recovery_codes',
  'rate_settings',
  'refusals',
  'reply_templates',
  'saved_filters',
  'sessions',
  'support_requests',
  'sweep_runs',
  'unpaid_seats',
  'users',
  'videos',
]

test('every table announces its changes, or no page shows it', async () => {
  const announcing = await tablesWith('notify_change')
  expect([...announcing, ...notOnPages].sort()).toEqual(await tables())
})

test('a change of a new column is announced', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  const announced: string[] = []
  listener.on('notification', ({ payload }) => announced.push(payload!.split(' ')[0]!))
  await listener.query('LISTEN seyyah_changes')
  const announcing = changing(await tablesWith('notify_change'))
  for (const table of announcing) await changeFresh(table)
  await expect.poll(() => [...new Set(announced)].sort()).toEqual(announcing)
  await listener.end()
})

test('no trigger watches a list of columns', async () => {
  const { rows } = await sql`
    SELECT tgrelid::regclass::text, tgname FROM pg_trigger WHERE NOT tgisinternal AND tgattr <> ''`.execute(database.db)
  expect(rows).toEqual([])
})

test('a change of a new column updates the date of the page', async () => {
  const { db } = database
  const noting = [...changing(await tablesWith('note_page_update')), 'departures']
  expect(noting).toContain('tour_texts')
  const long = new Date('2020-01-01T00:00:00Z')
  for (const table of noting) {
    await db.updateTable('page_changes').set({ changed_at: long }).execute()
    await changeFresh(table)
    const { n } = await db
      .selectFrom('page_changes')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('changed_at', '>', long)
      .executeTakeFirstOrThrow()
    expect(n, table).toBeGreaterThan(0)
  }
})

/** Whether the trigger rewrites the tour's search document: a deleted one then exists again. */
async function isIndexedBy(change: () => Promise<unknown>): Promise<boolean> {
  await database.db.deleteFrom('tour_search').where('tour_id', '=', tour_id).execute()
  await change()
  const there = database.db.selectFrom('tour_search').select('tour_id').where('tour_id', '=', tour_id)
  return (await there.executeTakeFirst()) !== undefined
}

test('a change of a new column is indexed for the search; order, status and pictures are not', async () => {
  const { db } = database
  const ofTour = () => db.updateTable('tours').where('id', '=', tour_id)
  const one = (table: string) => () =>
    sql`UPDATE ${sql.table(table)} SET fresh = coalesce(fresh, 0) + 1 WHERE tour_id = ${tour_id}`.execute(db)
  const category = (table: string, column: string) => () =>
    sql`UPDATE ${sql.table(table)} SET fresh = coalesce(fresh, 0) + 1
         WHERE ${sql.ref(column)} IN (SELECT category_id FROM tour_categories WHERE tour_id = ${tour_id})`.execute(db)
  const changes: Record<string, () => Promise<unknown>> = {
    tours: () => sql`UPDATE tours SET fresh = 7 WHERE id = ${tour_id}`.execute(db),
    tour_texts: one('tour_texts'),
    tour_day_texts: one('tour_day_texts'),
    tour_categories: one('tour_categories'),
    categories: category('categories', 'id'),
    category_texts: category('category_texts', 'category_id'),
    languages: () => sql`UPDATE languages SET active = NOT active WHERE NOT is_default`.execute(db),
  }
  expect(Object.keys(changes).sort()).toEqual(await tablesWith('tour_search_update'))
  for (const [table, change] of Object.entries(changes)) expect(await isIndexedBy(change), table).toBe(true)
  expect(await isIndexedBy(() => ofTour().set({ queue: 900, status: 'arsiv', cover_image_id: null }).execute())).toBe(
    false,
  )
})

test('a change of a new column is indexed for the office’s order search; a status is not', async () => {
  const { db } = database
  const isIndexed = async (change: () => Promise<unknown>) => {
    await db.deleteFrom('order_search').execute()
    await change()
    return (await db.selectFrom('order_search').select('order_id').execute()).length === 1
  }
  expect(await isIndexed(() => changeFresh('orders'))).toBe(true)
  const ofOrder = db.updateTable('orders').where('id', '=', order_id)
  expect(await isIndexed(() => ofOrder.set({ name: 'Ayşe Kaya' }).execute())).toBe(true)
  expect(await isIndexed(() => ofOrder.set({ status: 'iptal', message: 'Vazgeçtim' }).execute())).toBe(false)
})

test.each(['order_items', 'order_lines', 'order_contracts', 'contract_versions'])(
  'a new column of %s cannot be changed either',
  async (table) => {
    await expect(changeFresh(table)).rejects.toThrow(/never changes/)
  },
)
