import { afterEach, expect, test, vi } from 'vitest'
import { dayMs } from '#src/base/dates.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type ConsumeLimit, openLimits } from './limits.server.ts'

const database = ownDatabase()
afterEach(() => vi.useRealTimers())

const limit = (name: string, more = {}) => ({ name, points: 3, pointsOfAll: 100, seconds: 60, ...more })
const tooMany = { code: 'too_many', status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

test('an address over its limit is refused in every process and after a restart; other addresses are not', async () => {
  const here = await openLimits(database.db)
  const there = await openLimits(database.db)
  await here(limit('a'), '192.0.2.7')
  await there(limit('a'), '192.0.2.7')
  await here(limit('a'), '192.0.2.7')
  await expect(there(limit('a'), '192.0.2.7')).rejects.toMatchObject(tooMany)
  await expect(here(limit('a'), '192.0.2.7')).rejects.toMatchObject(tooMany)
  await expect((await openLimits(database.db))(limit('a'), '192.0.2.7')).rejects.toMatchObject(tooMany)
  await here(limit('a'), '192.0.2.8')
  await here(limit('b'), '192.0.2.7')
})

test('simultaneous calls are all counted', async () => {
  const count = await openLimits(database.db)
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => count(limit('burst'), '192.0.2.7')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('all addresses of an IPv6 /64 network count as one', async () => {
  const count = await openLimits(database.db)
  for (const address of ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0db8::3']) await count(limit('six'), address)
  await expect(count(limit('six'), '2001:db8::4')).rejects.toMatchObject(tooMany)
  await count(limit('six'), '2001:db8:0:1::1')
})

test('the limit of all addresses refuses a distributed flood', async () => {
  const count = await openLimits(database.db)
  const crowd = limit('crowd', { pointsOfAll: 5 })
  for (let n = 1; n <= 5; n++) await count(crowd, `192.0.2.${n}`)
  await expect(count(crowd, '192.0.2.6')).rejects.toMatchObject(tooMany)
})

test('a limit without one of all addresses refuses no other caller in a flood', async () => {
  const count = await openLimits(database.db)
  const open = limit('open', { pointsOfAll: undefined })
  for (let n = 1; n <= 12; n++) await count(open, `192.0.2.${n}`)
})

test.each([
  [60_010, '61', 2],
  [60_000, '60', 1],
  [500, '1', 1],
])('%d ms before its end a limit says: try again in %s s, that is in %d min', async (ms, seconds, minutes) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const count = await openLimits(database.db)
  const waiting = limit(`wait ${ms}`, { points: 1, seconds: 90 })
  await count(waiting, '192.0.2.7')
  vi.setSystemTime(Date.now() + 90_000 - ms)
  await expect(count(waiting, '192.0.2.7')).rejects.toMatchObject({
    text: { values: { n: minutes } },
    headers: { 'retry-after': seconds },
  })
})

test('addresses are stored hashed', async () => {
  const rows = await database.db.selectFrom('rate_limits').select('key').execute()
  expect(rows.length).toBeGreaterThan(0)
  // 128 bits are 22 characters of Base64.
  for (const { key } of rows) expect(key).toMatch(/^[^:]+:[\w-]{22}$/)
  expect(rows.map(({ key }) => key).join()).not.toMatch(/192\.0\.2|2001/)
})

test('without a database calls are refused', async () => {
  const other = connect(database.url)
  const count = await openLimits(other.db)
  await other.close()
  await expect(count(limit('away'), '192.0.2.7')).rejects.not.toMatchObject({ code: 'too_many' })
})

test('a point given back is not counted', async () => {
  const count = await openLimits(database.db)
  const few = limit('back', { points: 1, pointsOfAll: 1 })
  for (let n = 0; n < 3; n++) await (await count(few, '192.0.2.7'))()
  await count(few, '192.0.2.7')
  await expect(count(few, '192.0.2.7')).rejects.toMatchObject(tooMany)
})

test('an address is counted separately for each account', async () => {
  const count = await openLimits(database.db)
  const few = limit('apart', { points: 1 })
  await count(few, '192.0.2.7', 'ayse@seyyah.example')
  await count(few, '192.0.2.7', 'mert@seyyah.example')
  await count(few, '192.0.2.8', 'ayse@seyyah.example')
  await expect(count(few, '192.0.2.7', 'ayse@seyyah.example')).rejects.toMatchObject(tooMany)
})

test('a limit that was changed counts on from there', async () => {
  const count = await openLimits(database.db)
  for (let n = 0; n < 3; n++) await count(limit('changed'), '192.0.2.7')
  await expect(count(limit('changed'), '192.0.2.7')).rejects.toMatchObject(tooMany)
  await count(limit('changed', { points: 5 }), '192.0.2.7')
  await expect(count(limit('changed', { points: 5 }), '192.0.2.7')).rejects.toMatchObject(tooMany)
  await expect(count(limit('changed', { points: 2 }), '192.0.2.7')).rejects.toMatchObject(tooMany)
})

test.each([
  ['in the process that counted', async (count: ConsumeLimit) => count],
  ['after a restart', () => openLimits(database.db)],
])('counts of a clock that was ahead end when it is set back, %s', async (where, then) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const right = Date.now()
  vi.setSystemTime(right + 400 * dayMs)
  const ahead = await openLimits(database.db)
  const few = limit(`ahead ${where}`, { points: 1 })
  await ahead(few, '192.0.2.7')
  await expect(ahead(few, '192.0.2.7')).rejects.toMatchObject(tooMany)
  vi.setSystemTime(right)
  const count = await then(ahead)
  await count(few, '192.0.2.7')
  await expect(count(few, '192.0.2.7')).rejects.toMatchObject(tooMany)
})
