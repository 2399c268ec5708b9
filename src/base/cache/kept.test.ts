import { expect, test } from 'vitest'
import { keep } from './kept.server.ts'

/** Numbers its makings. */
const counted = () => {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

test('what was made is given again until dropped', async () => {
  const kept = keep<number>()
  const make = counted()
  expect([await kept.get('tr', make), await kept.get('tr', make), await kept.get('en', make)]).toEqual([1, 1, 2])
  kept.drop()
  expect(await kept.get('tr', make)).toBe(3)
})

test('what was being made while all was dropped is for those who wait for it only', async () => {
  const kept = keep<string>()
  let finish: (value: string) => void = () => {}
  const old = kept.get(
    'price',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  kept.drop()
  const fresh = kept.get('price', async () => 'new')
  finish('old')
  expect([await old, await fresh, await kept.get('price', async () => 'newer')]).toEqual(['old', 'new', 'new'])
})

test('a failure is not kept', async () => {
  const kept = keep<number>()
  await expect(kept.get('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('x', counted())).toBe(1)
})

test('a new day drops everything', async () => {
  let day = '2026-11-21'
  const kept = keep<number>({ today: () => day })
  const make = counted()
  await kept.get('x', make)
  day = '2026-11-22'
  expect(await kept.get('x', make)).toBe(2)
})

test('the oldest leave when there are too many, and what is not to be kept is not', async () => {
  const kept = keep<number>({ max: 2, keeps: (value) => value !== 3 })
  const make = counted()
  for (const key of ['a', 'b', 'c', 'c']) await kept.get(key, make)
  expect(await kept.get('b', make)).toBe(2)
  expect(await kept.get('a', make)).toBe(5)
})

test('what is asked for again and again stays while a crawler asks for ever new things', async () => {
  const kept = keep<number>({ max: 3 })
  const make = counted()
  await kept.get('home', make)
  await kept.get('list', make)
  for (let n = 0; n < 20; n++) {
    await kept.get(`?search=${n}`, make)
    expect(kept.peek('home')).toBe(1)
    expect(await kept.get('list', make)).toBe(2)
  }
})
