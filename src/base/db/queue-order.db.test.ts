import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeQueue, nextQueue, type QueueList, saveQueue } from './queue-order.server.ts'
import { QueueMismatch, queueOf } from './queue-order.ts'
import { emptyDatabase, type TestDatabase } from './test-database.ts'
import { transaction } from './transaction.server.ts'

type Shop = { flower: { id: number; shelf: string | null; queue: number } }

let database: TestDatabase
let db: Kysely<Shop>
beforeAll(async () => {
  database = await emptyDatabase()
  db = database.db as unknown as Kysely<Shop>
  await sql`create table flower (id bigint primary key, shelf text, queue integer not null)`.execute(db)
})
beforeEach(async () => {
  await sql`truncate flower`.execute(db)
  await sql`insert into flower values (1, 'top', 3), (2, 'top', 2), (3, 'top', 1), (4, 'low', 2), (5, 'low', 1), (6, null, 1)`.execute(
    db,
  )
})
afterAll(() => database.drop())

const top: QueueList<Shop, 'flower'> = { table: 'flower', scope: { shelf: 'top' } }
const shown = async (shelf: string | null) =>
  (
    await sql<{ id: number; queue: number }>`
    select id, queue from flower where shelf is not distinct from ${shelf} order by queue desc`.execute(db)
  ).rows

test('a reordered list is saved as sent, and other lists are untouched', async () => {
  expect(await transaction(db, (tx) => saveQueue(tx, top, queueOf([3, 1, 2])))).toEqual(queueOf([1, 2, 3]))
  expect(await shown('top')).toEqual(queueOf([3, 1, 2]))
  expect(await transaction(db, (tx) => saveQueue(tx, top, queueOf([3, 2, 1])))).toEqual(queueOf([3, 1, 2]))
  await transaction(db, (tx) => saveQueue(tx, top, queueOf([3, 1, 2])))
  expect(await shown('low')).toEqual(queueOf([4, 5]))
})

test('null in the scope means rows without a value', async () => {
  await transaction(db, (tx) => saveQueue(tx, { table: 'flower', scope: { shelf: null } }, queueOf([6])))
  await expect(
    transaction(db, (tx) => saveQueue(tx, { table: 'flower', scope: { shelf: null } }, queueOf([1]))),
  ).rejects.toThrow(QueueMismatch)
})

test('without a scope the list is the whole table', async () => {
  await transaction(db, (tx) => saveQueue(tx, { table: 'flower', id: 'id' }, queueOf([6, 5, 4, 3, 2, 1])))
  expect(await shown('top')).toEqual([
    { id: 3, queue: 3 },
    { id: 2, queue: 2 },
    { id: 1, queue: 1 },
  ])
})

test.each([
  { sent: 'of another list', ids: [1, 2, 4] },
  { sent: 'missing', ids: [1, 2] },
  { sent: 'not there', ids: [1, 2, 3, 99] },
])('an id that is $sent changes nothing', async ({ ids }) => {
  await expect(transaction(db, (tx) => saveQueue(tx, top, queueOf(ids)))).rejects.toThrow(QueueMismatch)
  expect(await shown('top')).toEqual(queueOf([1, 2, 3]))
  expect(await shown('low')).toEqual(queueOf([4, 5]))
})

test('of two concurrent saves one order remains, complete', async () => {
  const orders = [
    [3, 2, 1],
    [2, 1, 3],
  ]
  await Promise.all(orders.map((ids) => transaction(db, (tx) => saveQueue(tx, top, queueOf(ids)))))
  expect(orders).toContainEqual((await shown('top')).map((row) => row.id))
  expect((await shown('top')).map((row) => row.queue)).toEqual([3, 2, 1])
})

test('a row deleted meanwhile makes the sent list invalid', async () => {
  await db.deleteFrom('flower').where('id', '=', 2).execute()
  await expect(transaction(db, (tx) => saveQueue(tx, top, queueOf([3, 2, 1])))).rejects.toThrow(QueueMismatch)
})

test('a new row comes first, and closing a gap keeps the order', async () => {
  expect(await nextQueue(db, top)).toBe(4)
  expect(await nextQueue(db, { table: 'flower', scope: { shelf: 'none' } })).toBe(1)
  await db.deleteFrom('flower').where('id', '=', 2).execute()
  await transaction(db, (tx) => closeQueue(tx, top))
  expect(await shown('top')).toEqual(queueOf([1, 3]))
  expect(await shown('low')).toEqual(queueOf([4, 5]))
})
