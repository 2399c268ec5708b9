import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from './test-database.ts'
import { transaction } from './transaction.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table purse (id bigint primary key, amount integer not null)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate purse`.execute(database.db)
  await sql`insert into purse values (1, 100), (2, 100)`.execute(database.db)
})
afterAll(() => database.drop())

const amounts = async () =>
  (await sql<{ amount: number }>`select amount from purse order by id`.execute(database.db)).rows.map(
    (row) => row.amount,
  )

/** Releases both sides when both have arrived. */
function meeting(): () => Promise<void> {
  let come = 0
  let open = () => {}
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    if (++come === 2) open()
    await both
  }
}

test('work that throws is rolled back', async () => {
  const work = transaction(database.db, async (tx) => {
    await sql`update purse set amount = 0`.execute(tx)
    throw new Error('on second thought')
  })
  await expect(work).rejects.toThrow('on second thought')
  expect(await amounts()).toEqual([100, 100])
})

test('of two transactions in deadlock both succeed, one of them on its second run', async () => {
  const meet = meeting()
  let runs = 0
  const take = (first: number, second: number) =>
    transaction(database.db, async (tx) => {
      const run = ++runs
      await sql`update purse set amount = amount - 1 where id = ${first}`.execute(tx)
      if (run <= 2) await meet()
      await sql`update purse set amount = amount - 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect(runs).toBe(3)
  expect(await amounts()).toEqual([98, 98])
})

test('after a serialization failure the work runs again and sees the other’s write', async () => {
  const meet = meeting()
  let runs = 0
  const spend = () =>
    transaction(
      database.db,
      async (tx) => {
        const run = ++runs
        const { rows } = await sql<{ amount: number }>`select amount from purse where id = 1`.execute(tx)
        if (run <= 2) await meet()
        await sql`update purse set amount = ${rows[0]!.amount - 10} where id = 1`.execute(tx)
      },
      'serializable',
    )
  await Promise.all([spend(), spend()])
  expect(await amounts()).toEqual([80, 100])
})

test('an error that would recur ends the work at once', async () => {
  let runs = 0
  const work = transaction(database.db, async (tx) => {
    runs++
    await sql`insert into purse values (1, 1)`.execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(runs).toBe(1)
})

test('the work fails after four runs', async () => {
  let runs = 0
  const work = transaction(database.db, async () => {
    runs++
    throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  await expect(work).rejects.toThrow('deadlock')
  expect(runs).toBe(4)
})

test('the pool is refused inside an open transaction and usable after it', async () => {
  const work = transaction(database.db, async () => {
    await sql`select 1`.execute(database.db)
  })
  await expect(work).rejects.toThrow('inside an open transaction')
  await expect(transaction(database.db, () => transaction(database.db, async () => {}))).rejects.toThrow(
    'inside an open',
  )
  expect(await amounts()).toEqual([100, 100])
})
