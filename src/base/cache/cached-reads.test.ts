import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Db, Tx } from '../db/connect.server.ts'
import { dependsOn } from '../db/dependencies.server.ts'
import { createCache } from './cache.server.ts'
import { cached, cachedEach, cacheReads } from './cached-reads.server.ts'
import { checkedOnce } from './checked-once.ts'
import { createDrops } from './drops.server.ts'

/** No query is sent: the reads of these tests are functions. */
function openMemory(max = 1_000_000) {
  const db = {} as Db
  const drops = createDrops(new Map())
  cacheReads(db, drops, { values: max, records: max })
  return { db, drops }
}

/** Records that remember what was read together. `meanwhile` runs while they are read. */
function records(meanwhile: () => void = () => {}) {
  const batches: number[][] = []
  const read = async (ids: readonly number[]) => {
    const batch = batches.push([...ids])
    dependsOn(['rates'])
    await Promise.resolve()
    if (batches.length === 1) meanwhile()
    return new Map(ids.filter((id) => id < 100).map((id) => [id, { id, batch }]))
  }
  return { batches, kind: { key: ['card', 'tr'], read, tagOf: (id: number) => `tour:${id}` } }
}

test('what was read is frozen and kept until its data change, for each key', async () => {
  const { db, drops } = openMemory()
  let reads = 0
  const read = async () => {
    dependsOn(['rates'])
    reads += 1
    return { rates: [reads] }
  }
  const first = await cached(db, ['rates', '2027-03-01'], read)
  expect(await cached(db, ['rates', '2027-03-01'], read)).toBe(first)
  expect(() => first.rates.push(5)).toThrow(TypeError)
  expect(await cached(db, ['rates', '2027-03-02'], read)).toEqual({ rates: [2] })
  drops.drop(['rates'])
  expect(await cached(db, ['rates', '2027-03-01'], read)).toEqual({ rates: [3] })
})

test('a value that uses a kept one changes with it', async () => {
  const { db, drops } = openMemory()
  const cache = createCache<number>(drops)
  const { kind } = records()
  const make = async () => {
    const [{ batch } = { batch: 0 }] = await cachedEach(db, [7], kind)
    return batch
  }
  expect([await cache.get('page', make), await cache.get('other page', make)]).toEqual([1, 1])
  drops.drop(['tour:8'])
  expect(cache.peek('page')).toBe(1)
  drops.drop(['tour:7'])
  expect([cache.peek('page'), cache.peek('other page')]).toEqual([undefined, undefined])
  expect(await cache.get('other page', make)).toBe(2)
})

test('records that are missing are read together, and only those', async () => {
  const { db, drops } = openMemory()
  const { batches, kind } = records()
  expect((await cachedEach(db, [3, 1, 2], kind)).map(({ id }) => id)).toEqual([3, 1, 2])
  await cachedEach(db, [1, 2, 4], kind)
  drops.drop(['tour:2', 'tour:4'])
  await cachedEach(db, [1, 2, 3, 4], kind)
  drops.drop(['rates'])
  await cachedEach(db, [1, 2], kind)
  expect(batches).toEqual([[3, 1, 2], [4], [2, 4], [1, 2]])
})

test('a record that is being read is not read again beside it', async () => {
  const { db, drops } = openMemory()
  const { batches, kind } = records()
  for (const _ of [1, 2]) {
    await Promise.all([cachedEach(db, [1, 2], kind), cachedEach(db, [1], kind), cachedEach(db, [2, 3], kind)])
    drops.dropAll()
  }
  expect(batches).toEqual([[1, 2], [3], [1, 2], [3]])
})

test('a record may be a list, also without memory', async () => {
  const read = async (ids: readonly number[]) => new Map(ids.map((id) => [id, [id, id]]))
  for (const db of [openMemory().db, {} as Db])
    expect(await cachedEach(db, [1, 2], { ...records().kind, read })).toEqual([
      [1, 1],
      [2, 2],
    ])
})

test('records that do not exist are left out, also from memory', async () => {
  const { db } = openMemory()
  const { batches, kind } = records()
  for (const _ of [1, 2]) expect((await cachedEach(db, [100, 1], kind)).map(({ id }) => id)).toEqual([1])
  expect(batches).toEqual([[100, 1]])
})

test('a record that changes while it is read is read again', async () => {
  const { db, drops } = openMemory()
  const { batches, kind } = records(() => drops.drop(['tour:2']))
  expect(await cachedEach(db, [1, 2], kind)).toEqual([
    { id: 1, batch: 1 },
    { id: 2, batch: 2 },
  ])
  expect(batches).toEqual([[1, 2], [2]])
})

test('a read that fails is not kept', async () => {
  const { db } = openMemory()
  let fails = true
  const { kind } = records()
  const read: typeof kind.read = async (ids) => {
    if (fails) throw new Error('away')
    return kind.read(ids)
  }
  await expect(cachedEach(db, [1, 2], { ...kind, read })).rejects.toThrow('away')
  fails = false
  expect(await cachedEach(db, [1], { ...kind, read })).toEqual([{ id: 1, batch: 1 }])
})

test('a transaction reads each time, frozen as well', async () => {
  openMemory()
  const tx = {} as Tx
  const { batches, kind } = records()
  await cachedEach(tx, [1], kind)
  expect((await cachedEach(tx, [100, 1], kind)).map(({ id }) => id)).toEqual([1])
  expect(batches).toEqual([[1], [100, 1]])
  let reads = 0
  const read = async () => [++reads]
  const first = await cached(tx, ['rates'], read)
  expect([first, await cached(tx, ['rates'], read)]).toEqual([[1], [2]])
  // Frozen as what is kept, so that who writes into it fails at once.
  expect(() => first.push(5)).toThrow(TypeError)
})

test('a long key counts as memory: what was kept before it goes', async () => {
  const { db } = openMemory()
  let reads = 0
  const read = async () => ++reads
  await cached(db, ['rates'], read)
  await cached(db, ['x'.repeat(999_900)], async () => 0)
  expect(await cached(db, ['rates'], read)).toBe(2)
})

test('small values count with what an entry costs beside them', async () => {
  const { db } = openMemory(10_000)
  let reads = 0
  const read = async () => ++reads
  for (let n = 0; n < 40; n += 1) await cached(db, [n], read)
  expect(await cached(db, [39], read)).toBe(40)
  expect(await cached(db, [0], read)).toBe(41)
})

test('what visitors search for leaves the records where they are', async () => {
  const { db } = openMemory(10_000)
  const { batches, kind } = records()
  await cachedEach(db, [1], kind)
  for (let n = 0; n < 100; n += 1) await cached(db, ['search', n], async () => n)
  await cachedEach(db, [1], kind)
  expect(batches).toEqual([[1]])
})

test('a long key of records counts as memory too', async () => {
  const { db } = openMemory()
  const { batches, kind } = records()
  await cachedEach(db, [1], kind)
  await cachedEach(db, [1], { ...kind, key: ['x'.repeat(999_900)] })
  await cachedEach(db, [1], kind)
  expect(batches).toEqual([[1], [1], [1]])
})

test('what was frozen before it is kept counts too, once', async () => {
  const { db } = openMemory(10_000)
  const Card = checkedOnce(z.object({ name: z.string() }))
  const big = () => Card.parse({ name: 'x'.repeat(4000) })
  const first = await cached(db, ['first'], async () => big())
  await cached(db, ['second'], async () => ({ first }))
  expect(await cached(db, ['first'], async () => big())).toBe(first)
  await cached(db, ['third'], async () => ({ other: big() }))
  expect(await cached(db, ['first'], async () => big())).not.toBe(first)
})
