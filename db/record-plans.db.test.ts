import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditApi } from '#src/admin/audit/audit.api.server.ts'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { statisticsApi } from '#src/admin/statistics/statistics.api.server.ts'
import { listPostponed } from '#src/admin/system/postponed/postponed.store.server.ts'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { explain, readsOf, recordStatements, type Statement } from '#src/base/db/statements/test-statements.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { enqueue, postponeWaiting } from '#src/base/mail/outbox.store.server.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { auditApiPath } from '#src/features/accounts/accounts.links.ts'
import { mailboxApi } from '#src/features/inquiries/mailbox/mailbox.api.server.ts'
import { ordersAdminPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { remindedDays } from '#src/features/payments/reminders/reminders.rules.ts'
import { listDueOrders } from '#src/features/payments/reminders/reminders.store.server.ts'
import { insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { names } from '#src/server/rooms.server.ts'
import { today } from '#tools/bench/catalogue/catalogue.ts'
import { recordReads, recordRows, recordTables } from '#tools/bench/catalogue/record-rows.ts'

/** Twice what a list counts at most. */
const size = 20_000
/** Share of a table that a statement may read: what is over it grows with the years. */
const share = 0.6
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

let database: TestDatabase
let office: Database
let api: TestApi
let rows: Map<string, number>
/** A sweep, which has no path. */
const reminders = 'payment reminders'
/** A part of the system's page. */
const postponed = 'postponed mails'
const statements = new Map<string, Statement[]>()

beforeAll(async () => {
  database = await testDatabase({ statementTimeoutMs: 60_000 })
  const { db, pool } = database
  await insertLanguages(db)
  for (let n = 0; n < 7; n += 1) await insertTour(db)
  const staff = await insertStaff(db)
  for (const table of recordTables) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const statement of recordRows(size)) await pool.query(statement)
  for (const table of recordTables) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  const counted = recordTables.map(
    (table) => sql<{ name: string; n: number }>`SELECT ${table} AS name, count(*)::int AS n FROM ${sql.table(table)}`,
  )
  const found = await sql<{ name: string; n: number }>`${sql.join(counted, sql` UNION ALL `)}`.execute(db)
  rows = new Map(found.rows.map(({ name, n }) => [name, n]))
  office = connect(database.url, { statementTimeoutMs: 60_000 })
  const recorded = recordStatements(office)
  api = testApi([...ordersAdminApi, ...auditApi, ...mailboxApi, ...statisticsApi], {
    names,
    db: office.db,
    staff,
    now: () => new Date(`${today}T09:00:00Z`),
  })
  for (const [name, path] of Object.entries(recordReads)) {
    const { status, body } = await api.get(path, headers)
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    statements.set(name, recorded())
  }
  await listDueOrders(office.db, remindedDays(today), new Date(`${today}T09:00:00Z`))
  statements.set(reminders, recorded())
  await insertPostponed()
  await listPostponed(office.db, new Date(`${today}T09:00:00Z`))
  statements.set(postponed, recorded())
})
afterAll(async () => {
  await office.close()
  await database.drop()
})

/** Mails about some orders, kept back before anything happened to them. */
async function insertPostponed(): Promise<void> {
  const { db } = database
  const at = new Date('2000-01-01T09:00:00Z')
  const orders = await db.selectFrom('orders').select('order_no').orderBy('id', 'desc').limit(5).execute()
  for (const { order_no } of orders) {
    const texts = { subject: 'a', body_text: 'a', body_html: 'a', topic: orderTopic(order_no) }
    await transaction(db, (tx) => enqueue(tx, { message_key: order_no, recipient: 'a@ornek.example', ...texts }, at))
  }
  await postponeWaiting(db, at)
}

/** Tables of which the statements of a read take too much, without an index or through one. */
async function tooMuchOf(name: string): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements.get(name)!) {
    // A small table may be read whole, so what counts is whether the planner has another way.
    const plans = await explain(database, statement, { enable_seqscan: 'off', jit: 'off' })
    const reads = plans.flatMap(({ Plan }) => readsOf(Plan)).filter((node) => rows.has(node['Relation Name']))
    for (const { 'Node Type': type, 'Relation Name': table, read } of reads)
      if (type === 'Seq Scan' || read > share * rows.get(table)!)
        found.push(`${statement.caller}: ${type} on ${table}, ${Math.round(read)} rows`)
  }
  return found
}

/** A tenth of all, of which so few are chosen by reading them: its share is not what grows. */
const frequent = 'orders: a frequent name'

test.each([...Object.keys(recordReads).filter((name) => name !== frequent), reminders, postponed])(
  '%s: no statement reads a table that grows with the years',
  async (name) => {
    expect(statements.get(name)!.length).toBeGreaterThan(0)
    expect(await tooMuchOf(name)).toEqual([])
  },
)

test.each([
  { index: 'orders_created_at_idx', name: 'orders, newest first' },
  { index: 'orders_name_id_idx', name: 'orders, by name backwards' },
  { index: 'order_search_latest', name: 'orders, last departures first' },
  { index: 'order_sums_soonest', name: 'orders, next payments first' },
  { index: 'order_sums_latest', name: 'orders, last payments first' },
  { index: 'order_items_balance_due', name: reminders },
  { index: 'payments_counted', name: 'dashboard, 30 days' },
  { index: 'audit_events_at_idx', name: 'audit, newest first' },
  { index: 'messages_by_name', name: 'messages, by name' },
  { index: 'messages_unread', name: 'messages, unread' },
  { index: 'messages_unread', name: 'dashboard, 30 days' },
  { index: 'messages_unanswered', name: 'dashboard, 30 days' },
])('without $index a plan is refused', async ({ index, name }) => {
  const { rows: made } = await sql<{ text: string }>`
    SELECT indexdef AS text FROM pg_indexes WHERE indexname = ${index}`.execute(database.db)
  expect(made).toHaveLength(1)
  await sql.raw(`DROP INDEX ${index}`).execute(database.db)
  expect(await tooMuchOf(name)).not.toEqual([])
  await sql.raw(made[0]!.text).execute(database.db)
})

test.each([
  { path: ordersAdminPath, per_page: 25 },
  { path: auditApiPath, per_page: 50 },
])('$path is counted to 10,000, and every page of it can be read', async ({ path, per_page }) => {
  const page = async (n: number) => (await api.get<Paged<{ id: number }>>(`${path}?page=${n}`, headers)).body
  const known = 10_000 / per_page
  expect(await page(1)).toMatchObject({ total: 10_000, more_than_total: true, page_count: known + 1 })
  const next = await page(known + 1)
  expect(next).toMatchObject({ total: 10_000 + per_page, more_than_total: true, page_count: known + 2 })
  expect(next.data).toHaveLength(per_page)
  const { data, ...last } = await page(size / per_page)
  expect(last).toMatchObject({ total: size, page_count: size / per_page, page: size / per_page })
  expect([last.more_than_total, data.length]).toEqual([undefined, per_page])
})
