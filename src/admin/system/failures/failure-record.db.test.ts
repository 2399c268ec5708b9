import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { requestsMade, sweepsRun } from '#src/base/observe/topic.server.ts'
import { type FailureRecord, recordFailures } from './failure-record.commands.server.ts'
import { maxGroups } from './failure-record.store.server.ts'

const database = ownDatabase()
const open: FailureRecord[] = []
let now: Date
beforeEach(async () => {
  now = new Date('2027-03-10T11:00:00Z')
  await database.db.deleteFrom('failures').execute()
  await database.db.deleteFrom('sweep_runs').execute()
})
afterEach(async () => {
  for (const record of open.splice(0)) await record.close()
})

/** A process that hears its own failures. */
function recording(db = database.db): FailureRecord {
  const record = recordFailures(db, () => now)
  open.push(record)
  return record
}

const fail = (route: string, error: unknown = new Error('broken'), status = 500, id = 'a') =>
  requestsMade.tell({ id, route, method: 'GET', status, ms: 5, error })
const rows = () => database.db.selectFrom('failures').selectAll().orderBy('id').execute()

test('failures of a kind are one row a day, with the last five request ids', async () => {
  const record = recording()
  for (const id of ['1', '2', '3']) fail('/api/orders', new Error(`order ${id} broke`), 500, id)
  await record.store()
  now = new Date('2027-03-10T12:00:00Z')
  for (const id of ['4', '5', '6', '7']) fail('/api/orders', new Error(`order ${id} broke`), 500, id)
  await record.store()
  expect(await rows()).toEqual([
    {
      id: expect.any(Number),
      day: '2027-03-10',
      kind: 'request',
      subject: 'GET /api/orders',
      message: 'Error: order # broke',
      count: 7,
      first_at: new Date('2027-03-10T11:00:00Z'),
      last_at: now,
      request_ids: ['3', '4', '5', '6', '7'],
    },
  ])
})

test('an answer that is no failure of the program is not counted', async () => {
  const record = recording()
  fail('/api/orders', undefined, 200)
  fail('/api/orders', new Error('not found'), 404)
  requestsMade.tell({ id: 'a', route: '/*', method: 'GET', status: 503, ms: 1 })
  await record.store()
  expect(await rows()).toEqual([])
})

test('a storm of different failures takes a limited number of rows, and each is counted', async () => {
  const record = recording()
  const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  for (let n = 0; n < 1000; n += 1) {
    fail(`/${letters(n)}`)
    if (n % 50 === 49) await record.store()
  }
  const stored = await rows()
  expect(stored.length).toBeLessThanOrEqual(maxGroups + 1)
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
  expect(stored.some(({ subject }) => subject === '*')).toBe(true)
})

test('in memory a storm takes a limited number of groups as well', async () => {
  const record = recording()
  for (let n = 0; n < 500; n += 1) fail(`/${'x'.repeat(n % 190)}${n % 3}`)
  await record.store()
  const stored = await rows()
  expect(stored.length).toBeLessThanOrEqual(101)
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(500)
})

test('two processes that fail alike at the same moment add up', async () => {
  const [one, other] = [recording(), recording()]
  fail('/api/orders')
  fail('/api/cart')
  await Promise.all([one.store(), other.store()])
  expect((await rows()).map(({ count }) => count)).toEqual([2, 2])
})

test('what cannot be stored is kept for the next time', async () => {
  let isAway = true
  const db = new Proxy(database.db, {
    get(target, name) {
      if (isAway) throw new Error('the database is away')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const record = recording(db)
  fail('/api/orders')
  sweepsRun.tell({ name: 'holds', ms: 1 })
  await expect(record.store()).rejects.toThrow('away')
  fail('/api/orders')
  isAway = false
  await record.store()
  expect(await rows()).toMatchObject([{ subject: 'GET /api/orders', count: 2 }])
  expect(await database.db.selectFrom('sweep_runs').select('name').execute()).toEqual([{ name: 'holds' }])
})

test('the last run of each sweep is known, and a failed one is counted', async () => {
  const record = recording()
  sweepsRun.tell({ name: 'holds', ms: 12.4 })
  sweepsRun.tell({ name: 'mail', ms: 3, error: new Error('no answer') })
  await record.store()
  sweepsRun.tell({ name: 'mail', ms: 4 })
  await record.store()
  expect(await database.db.selectFrom('sweep_runs').selectAll().orderBy('name').execute()).toEqual([
    { name: 'holds', last_at: now, ms: 12, failed_since: null },
    { name: 'mail', last_at: now, ms: 4, failed_since: null },
  ])
  expect(await rows()).toMatchObject([{ kind: 'sweep', subject: 'mail', message: 'Error: no answer', count: 1 }])
})

test('work that fails again and again has failed since its first failure, also in another process', async () => {
  const since = async () =>
    (await database.db.selectFrom('sweep_runs').select('failed_since').execute())[0]?.failed_since
  const broken = { name: 'mail', ms: 3, error: new Error('no answer') }
  const first = now
  const record = recording()
  sweepsRun.tell(broken)
  await record.store()
  await record.close()
  now = new Date('2027-03-10T12:00:00Z')
  const next = recording()
  sweepsRun.tell(broken)
  sweepsRun.tell(broken)
  await next.store()
  expect(await since()).toEqual(first)
  // A run that was well meanwhile begins anew, although it was not stored.
  sweepsRun.tell({ name: 'mail', ms: 3 })
  sweepsRun.tell(broken)
  await next.store()
  expect(await since()).toEqual(now)
})

test('what was heard just before the end is stored with the end, and nothing is heard after it', async () => {
  const record = recordFailures(database.db, () => now)
  fail('/api/orders')
  sweepsRun.tell({ name: 'holds', ms: 1 })
  await record.close()
  fail('/api/orders')
  expect(await rows()).toMatchObject([{ subject: 'GET /api/orders', count: 1 }])
  expect(await database.db.selectFrom('sweep_runs').select('name').execute()).toEqual([{ name: 'holds' }])
})

test('failures are forgotten after thirty days, and so is work that the program no longer has', async () => {
  const record = recording()
  fail('/api/orders')
  await record.store()
  now = new Date('2027-04-09T11:00:00Z')
  await record.store()
  expect(await rows()).toHaveLength(1)
  sweepsRun.tell({ name: 'holds', ms: 1 })
  now = new Date('2027-05-11T11:00:00Z')
  sweepsRun.tell({ name: 'mail', ms: 1 })
  await record.store()
  expect(await rows()).toEqual([])
  expect(await database.db.selectFrom('sweep_runs').select('name').execute()).toEqual([{ name: 'mail' }])
})
