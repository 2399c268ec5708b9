import { expect, test } from 'vitest'
import { createCache } from './cache.server.ts'

/** Returns 1, 2, 3… and so counts how often a value is made. */
const counted = () => {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

test('a value is made once and answered from memory until dropped', async () => {
  const cache = createCache<number>()
  const make = counted()
  expect([await cache.get('tr', make), await cache.get('tr', make), await cache.get('en', make)]).toEqual([1, 1, 2])
  cache.drop()
  expect(await cache.get('tr', make)).toBe(3)
})

test('a value whose making began before a drop goes to its waiters and is not cached', async () => {
  const cache = createCache<string>()
  let finish: (value: string) => void = () => {}
  const old = cache.get(
    'price',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  cache.drop()
  const fresh = cache.get('price', async () => 'new')
  finish('old')
  expect([await old, await fresh, await cache.get('price', async () => 'newer')]).toEqual(['old', 'new', 'new'])
})

test('a rejected promise is not cached', async () => {
  const cache = createCache<number>()
  await expect(cache.get('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('x', counted())).toBe(1)
})

test('a new day drops everything', async () => {
  let day = '2026-11-21'
  const cache = createCache<number>({ today: () => day })
  const make = counted()
  await cache.get('x', make)
  day = '2026-11-22'
  expect(await cache.get('x', make)).toBe(2)
})

test('the least recently used entry is evicted, and a value that is not cacheable is not stored', async () => {
  const cache = createCache<number>({ max: 2, isCacheable: (value) => value !== 3 })
  const make = counted()
  for (const key of ['a', 'b', 'c', 'c']) await cache.get(key, make)
  expect(await cache.get('b', make)).toBe(2)
  expect(await cache.get('a', make)).toBe(5)
})

test('entries in constant use survive a crawler that requests ever new keys', async () => {
  const cache = createCache<number>({ max: 3 })
  const make = counted()
  await cache.get('home', make)
  await cache.get('list', make)
  for (let n = 0; n < 20; n++) {
    await cache.get(`?search=${n}`, make)
    expect(cache.peek('home')).toBe(1)
    expect(await cache.get('list', make)).toBe(2)
  }
})
