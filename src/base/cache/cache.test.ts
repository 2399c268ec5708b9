import { expect, test } from 'vitest'
import { dependsOn, dependsOnStatement, narrowed } from '../db/dependencies.server.ts'
import { type CacheOptions, createCache } from './cache.server.ts'
import { createDrops } from './drops.server.ts'

/** Tables of the statements in these tests; `next_trip` is a function that reads one. */
const tables = new Map([
  ['tours', ['tours']],
  ['departures', ['departures']],
  ['next_trip', ['departures']],
])

function openCache<V>(options: CacheOptions<V> = {}) {
  const drops = createDrops(tables)
  return { drops, cache: createCache<V>(drops, options) }
}

/** Returns 1, 2, 3… and so counts how often a value is made. @param tags of what it is made */
const counted = (...tags: string[]) => {
  let made = 0
  return async () => {
    dependsOn(tags)
    made += 1
    return made
  }
}

test('a value is made once and answered from memory until something that it is made of is dropped', async () => {
  const { cache, drops } = openCache<number>()
  const make = counted('tour:1', 'strings')
  expect([await cache.get('tr', make), await cache.get('tr', make), await cache.get('en', make)]).toEqual([1, 1, 2])
  drops.drop(['tour:2', 'departures'])
  expect([await cache.get('tr', make), cache.peek('tr')]).toEqual([1, 1])
  drops.drop(['tour:2', 'tour:1'])
  expect([cache.peek('tr'), cache.last('tr')]).toEqual([undefined, 1])
  expect(await cache.get('tr', make)).toBe(3)
  drops.dropAll()
  expect(await cache.get('tr', make)).toBe(4)
})

test('a value that is made after a drop of its data, or of everything, stays when something else is dropped', async () => {
  const { cache, drops } = openCache<number>()
  const make = counted('tour:1')
  drops.drop(['tour:1'])
  await cache.get('tr', make)
  drops.drop(['tour:2'])
  expect(cache.peek('tr')).toBe(1)
  drops.dropAll()
  await cache.get('tr', make)
  drops.drop(['tour:2'])
  expect(cache.peek('tr')).toBe(2)
})

test('a value depends on the tables of its statements, unless they are narrowed', async () => {
  const { cache, drops } = openCache<number>()
  let made = 0
  const make = async () => {
    dependsOnStatement('SELECT * FROM tours')
    await narrowed({ departures: ['tour:1'] }, async () =>
      dependsOnStatement('SELECT next_trip("tours"."id") FROM "tours"'),
    )
    made += 1
    return made
  }
  await cache.get('', make)
  drops.drop(['departures'])
  expect(cache.peek('')).toBe(1)
  drops.drop(['tour:1'])
  expect([cache.peek(''), await cache.get('', make)]).toEqual([undefined, 2])
  drops.drop(['tours'])
  expect(cache.peek('')).toBeUndefined()
})

test('a value depends on what the cached values that it uses are made of, also when another caller had them made', async () => {
  const { cache, drops } = openCache<number>()
  const parts = createCache<number>(drops)
  const part = counted('strings')
  await parts.get('part', part)
  const whole = () => cache.get('page', async () => (await parts.get('part', part)) * 10)
  expect(await whole()).toBe(10)
  drops.drop(['strings'])
  expect([cache.peek('page'), await whole()]).toEqual([undefined, 20])
})

test('a value that does without another depends on what the other lacked', async () => {
  const { cache, drops } = openCache<string>()
  const parts = createCache<string>(drops)
  const missing = async () => {
    dependsOn(['tours'])
    throw new Error('not found')
  }
  await cache.get('page', () => parts.get('tour', missing).catch(() => 'no tour'))
  drops.drop(['departures'])
  expect(cache.peek('page')).toBe('no tour')
  drops.drop(['tours'])
  expect(cache.peek('page')).toBeUndefined()
})

test('a value whose data changes while it is made is made once more, for every caller', async () => {
  const { cache, drops } = openCache<string>()
  let price = 'old'
  let reads = 0
  const make = async () => {
    const read = price
    dependsOn(['tour:1'])
    reads += 1
    if (reads === 1) {
      price = 'new'
      drops.drop(['tour:1'])
    }
    return read
  }
  const answers = await Promise.all([cache.get('price', make), cache.get('price', make)])
  expect([...answers, cache.peek('price'), reads]).toEqual(['new', 'new', 'new', 2])
})

test('a value whose data changes faster than it is made is returned and not cached', async () => {
  const { cache, drops } = openCache<number>()
  const make = counted('tour:1')
  const changing = async () => {
    const value = await make()
    drops.drop(['tour:1'])
    return value
  }
  expect(await cache.get('x', changing)).toBe(5)
  expect(cache.peek('x')).toBeUndefined()
  expect(await cache.get('x', make)).toBe(6)
})

test('a rejected promise is not cached', async () => {
  const { cache } = openCache<number>()
  await expect(cache.get('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('x', counted())).toBe(1)
})

test('a new day ends every value', async () => {
  let day = '2026-11-21'
  const { cache } = openCache<number>({ today: () => day })
  const make = counted()
  await cache.get('x', make)
  day = '2026-11-22'
  expect([cache.peek('x'), cache.last('x')]).toEqual([undefined, 1])
  expect(await cache.get('x', make)).toBe(2)
})

test('the least recently used entry is evicted, and a value that is not cacheable is not stored', async () => {
  const { cache } = openCache<number>({ max: 2, isCacheable: (value) => value !== 3 })
  const make = counted()
  for (const key of ['a', 'b', 'c', 'c']) await cache.get(key, make)
  expect(await cache.get('b', make)).toBe(2)
  expect(await cache.get('a', make)).toBe(5)
})

test('the sizes of all values stay within the limit, and a value above it is not kept', async () => {
  const { cache } = openCache<number>({ max: 10, sizeOf: (value) => value })
  for (const size of [4, 5, 3, 11]) await cache.get(`${size}`, async () => size)
  expect(['4', '5', '3', '11'].map(cache.peek)).toEqual([undefined, undefined, undefined, undefined])
  for (const size of [4, 5, 3]) await cache.get(`${size}`, async () => size)
  expect(['4', '5', '3'].map(cache.peek)).toEqual([undefined, 5, 3])
})

test('entries in constant use survive a crawler that requests ever new keys', async () => {
  const { cache } = openCache<number>({ max: 3 })
  const make = counted()
  await cache.get('home', make)
  await cache.get('list', make)
  for (let n = 0; n < 20; n++) {
    await cache.get(`?search=${n}`, make)
    expect(cache.peek('home')).toBe(1)
    expect(await cache.get('list', make)).toBe(2)
  }
})

test('a value that is asked for stays as the last one, also while its data changes faster than it is made', async () => {
  const { cache, drops } = openCache<number>({ max: 4 })
  await cache.get('home', counted('seats'))
  drops.drop(['seats'])
  for (const page of [1, 2, 3, 4, 5, 6]) {
    expect(cache.last('home')).toBe(1)
    await cache.get(`search ${page}`, counted('tours'))
  }
  expect(cache.last('home')).toBe(1)
})

test('drops are counted, each once, whatever they drop', () => {
  const drops = createDrops(tables)
  expect(drops.count()).toBe(0)
  drops.drop(['tours', 'tour:1'])
  drops.dropAll()
  expect(drops.count()).toBe(2)
})

test('what a statement reads is found once, whatever else it names', () => {
  const { tablesOf } = createDrops(tables)
  const statement = 'SELECT * FROM tours JOIN departures USING (id) WHERE tours.id = 1'
  expect(tablesOf(statement)).toEqual(['tours', 'departures'])
})

test('what is made of a value that changes faster than it is made is not kept either', async () => {
  const { cache, drops } = openCache<number>()
  const parts = createCache<number>(drops)
  let isBusy = true
  let sold = 0
  const part = async () => {
    dependsOn(['seats'])
    sold += 1
    const seen = sold
    if (isBusy) drops.drop(['seats'])
    return seen
  }
  const whole = () => cache.get('page', () => parts.get('part', part))
  const first = await whole()
  isBusy = false
  expect(first).toBeLessThan(await whole())
})
