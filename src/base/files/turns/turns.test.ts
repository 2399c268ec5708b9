import { expect, test } from 'vitest'
import { openTurns } from './turns.server.ts'

/** Work that ends when it is told to, and notes when it began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)!() }
}

test('one after the other, in their order, but urgent work before all that waits', async () => {
  const { begun, work, end } = works()
  const turns = openTurns(1, 10)
  const all = ['first', 'second', 'third'].map((name) => turns.take(work(name)))
  const upload = turns.take(work('upload'), { urgent: true })
  expect(turns.waiting()).toBe(4)
  for (const name of ['first', 'upload', 'second', 'third']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...all, upload])).toEqual(['first', 'second', 'third', 'upload'])
  expect(turns.waiting()).toBe(0)
})

test('what is too much is refused with a time to come back, urgent work is not, and a failure frees its place', async () => {
  const turns = openTurns(1, 1)
  const { begun, work, end } = works()
  const failing = Promise.withResolvers<string>()
  const first = turns.take(() => failing.promise)
  const second = turns.take(work('second'))
  await expect(turns.take(work('third'))).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  const urgent = turns.take(work('urgent'), { urgent: true })
  failing.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await expect.poll(() => turns.waiting()).toBe(2)
  end('urgent')
  expect(await urgent).toBe('urgent')
  await expect.poll(() => begun).toEqual(['urgent', 'second'])
  end('second')
  expect(await second).toBe('second')
})

test('when no place is left, the network with the most gives up its last, and one with as many is refused', async () => {
  const turns = openTurns(1, 4)
  const { begun, work, end } = works()
  const of = (network: string) => ({ networks: new Set([network]) })
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => turns.take(work(name), of('a')))
  const givenUp = expect(all[4]).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  await expect(turns.take(work('a6'), of('a'))).rejects.toMatchObject({ status: 503 })
  const other = turns.take(work('b1'), of('b'))
  await givenUp
  expect(turns.waiting()).toBe(5)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...all.slice(0, 4), other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})
