import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo, storeDemoFiles } from '#db/demo/seed.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'

const now = new Date('2026-11-22T10:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await insertShippedStrings(database.db, {})
  const demo = readDemo('db/demo')
  const disk = openDisk(await mkdtemp(join(tmpdir(), 'seyyah-demo-')))
  const put = async () => {}
  const stores = { images: { put }, videos: { put }, documents: openDocuments(disk, pictureWork) }
  await seedDemo(database.db, demo, now, await storeDemoFiles(stores, demo))
})
afterAll(() => database.drop())

async function count(condition: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(condition)}`.execute(database.db)
  return rows[0]!.n
}

test('the taken seats of every departure equal those of its orders', async () => {
  const held = `(SELECT coalesce(sum(seats), 0) FROM order_items
    WHERE departure_id = departures.id AND seats_released_at IS NULL)`
  expect(await count(`departures WHERE seats_taken <> ${held}`)).toBe(0)
  expect(await count('departures WHERE seats_taken > 0')).toBeGreaterThan(50)
})

test('cancelled and expired orders hold no seats, all others do', async () => {
  const items = 'order_items JOIN orders ON orders.id = order_id WHERE'
  expect(await count(`${items} (seats_released_at IS NULL) = (status IN ('iptal', 'suresi-doldu'))`)).toBe(0)
})

test('no hold has ended when the demo is seeded, and none is for a past departure', async () => {
  expect(await expireHolds(database.db, now)).toBe(0)
  const items = 'order_items JOIN orders ON orders.id = order_id WHERE'
  expect(await count(`${items} status = 'opsiyonlu'`)).toBe(8)
  expect(await count(`${items} status <> 'tamamlandi' AND seats_released_at IS NULL AND end_date < '2026-11-22'`)).toBe(
    0,
  )
})

test('every order has lines, accepted contracts and events, and no mail is queued for it', async () => {
  const orders = await count('orders')
  expect(orders).toBeGreaterThan(120)
  for (const table of ['order_contracts', 'order_events', 'order_items JOIN order_lines ON order_item_id = id'])
    expect(await count(`(SELECT DISTINCT order_id FROM ${table})`)).toBe(orders)
  expect(await count("order_contracts WHERE body LIKE '%{{%'")).toBe(0)
  expect(await count('outbox')).toBe(0)
})

test('customers wrote about their orders, in the language of the order, and the office has something to answer', async () => {
  const joined = 'order_messages JOIN orders ON orders.id = order_id WHERE'
  expect(await count(`${joined} by_customer AND read_at IS NULL`)).toBe(3)
  expect(await count(`${joined} state = 'acik'`)).toBe(1)
  expect(await count(`${joined} lang = 'en'`)).toBe(1)
  expect(await count(`${joined} order_messages.created_at <= orders.created_at`)).toBe(0)
})

test('information before travelling is approved for one departure, written for another, and sent to nobody', async () => {
  expect([await count('departure_infos'), await count('departure_info_approvals')]).toEqual([2, 1])
  expect(await count('departure_info_sends')).toBe(0)
})

test('a departure has a file for everybody, and customers whose order is confirmed see it', async () => {
  expect(await count('departure_files')).toBe(1)
  const orders =
    "order_items JOIN orders ON orders.id = order_id WHERE orders.status = 'onayli' AND seats_released_at IS NULL"
  expect(await count(`${orders} AND departure_id IN (SELECT departure_id FROM departure_files)`)).toBeGreaterThan(0)
})

test('a customer has reported lira for a foreign order, at the rate that the order keeps', async () => {
  const notice = 'payments JOIN order_items USING (order_id) JOIN bank_accounts ON bank_accounts.id = bank_account_id'
  const inLira =
    "charged = round(amount * payments.try_rate) AND bank_accounts.currency = 'TRY' AND payments.currency <> 'TRY'"
  const kept = 'payments.try_rate = order_items.try_rate AND payments.rate_day = order_items.rate_day'
  expect(await count(`${notice} WHERE payments.status = 'bildirildi' AND ${inLira} AND ${kept}`)).toBe(1)
  expect(await count("order_events WHERE action = 'bildirildi' AND note LIKE '% € · % TL (1 € = %'")).toBe(1)
})

test('staff of the demo cannot sign in', async () => {
  expect(await count('users')).toBe(2)
  expect(await count('users WHERE password_hash IS NOT NULL')).toBe(0)
})

test('some customers paid by card, one got it back and one was declined; a cancelled departure waits for its customers', async () => {
  expect(
    await count(
      "payments JOIN card_attempts ON card_attempts.id = attempt_id WHERE method = 'kart' AND payments.amount = card_attempts.charged",
    ),
  ).toBe(4)
  expect(await count("card_attempts WHERE status = 'reddedildi'")).toBe(1)
  expect(await count("card_refunds JOIN payments ON payments.id = payment_id WHERE payments.status = 'iade'")).toBe(1)
  const held = 'order_items JOIN departures ON departures.id = departure_id WHERE departures.status'
  const told = 'order_id IN (SELECT order_id FROM cancelled_departure_orders WHERE told_at IS NOT NULL)'
  expect(await count(`${held} = 'iptal' AND seats_released_at IS NULL AND ${told}`)).toBeGreaterThan(1)
})
