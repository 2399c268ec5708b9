import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { ownDatabase, untilWaiting } from '#src/base/db/test-database.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'

const database = ownDatabase()
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:00:01Z')

beforeEach(async () => {
  await database.db.deleteFrom('orders').execute()
})

const holdsOf = async (db: Db | Tx, holder: string) =>
  (await sql<{ holds: number }>`SELECT lock_holds(${holder}, ${now}) AS holds`.execute(db)).rows[0]!.holds

test.each([
  ['a hold that ends in a second', {}, 1],
  ['a hold in capital letters', { email: 'ELIF@Ornek.example' }, 1],
  ['a hold that ends now', { hold_until: now }, 0],
  ['an order that is confirmed', { status: 'onayli' }, 0],
  ['a hold of which a part is paid', { payment_status: 'kismi' }, 0],
  ['a hold of somebody else', { email: 'elif@baska.example' }, 0],
  // Another letter, whatever the language of the server.
  ['a hold of an address with ı', { email: 'elıf@ornek.example' }, 0],
] as const)('%s counts as an unpaid hold: %o, %d', async (_, values, count) => {
  const id = await insertBareOrder(database.db)
  await database.db
    .updateTable('orders')
    .set({ hold_until: later, email: 'elif@ornek.example', ...values })
    .where('id', '=', id)
    .execute()
  expect(await holdsOf(database.db, 'Elif@ornek.EXAMPLE')).toBe(count)
})

test('an order waits for another of its e-mail, however it is spelled', async () => {
  const impatient = (holder: string) =>
    database.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL lock_timeout = '10ms'`.execute(tx)
      return holdsOf(tx, holder)
    })
  await database.db.transaction().execute(async (tx) => {
    await holdsOf(tx, 'Elif@ornek.example')
    await expect(impatient('elif@ORNEK.example')).rejects.toMatchObject({ code: '55P03' })
    expect(await impatient('elif@baska.example')).toBe(0)
  })
})

test('an order counts the hold for which it has waited', async () => {
  const { promise: counted, resolve: isCounted } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const first = database.db.transaction().execute(async (tx) => {
    await holdsOf(tx, 'Elif@ornek.example')
    isCounted()
    await released
    const id = await insertBareOrder(tx)
    await tx.updateTable('orders').set({ hold_until: later }).where('id', '=', id).execute()
  })
  await counted
  const second = holdsOf(database.db, 'elif@ORNEK.example')
  await untilWaiting(database.db, 1)
  release()
  await first
  expect(await second).toBe(1)
})
