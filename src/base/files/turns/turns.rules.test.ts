import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTurn, placeGivenUp } from './turns.rules.ts'

const of = (...names: string[]) => names.map((name) => ({ networks: new Set(name) }))

test.each([
  ['of one network what came first', of('a', 'a'), [], 0, ['a']],
  ['who is new comes after who had a turn', of('a', 'a', 'b'), ['a'], 0, ['b', 'a']],
  ['the turn goes on to the next network', of('a', 'a', 'b'), ['b', 'a'], 2, ['a', 'b']],
  ['nobody is before those who wait longer', of('c', 'a', 'b'), ['b', 'a'], 2, ['a', 'c', 'b']],
  ['who does not wait any more is forgotten', of('b'), ['a', 'b'], 0, ['b']],
  ['work of two networks is done at the turn of either', of('a', 'a', 'ab'), ['b', 'a'], 2, ['a', 'b']],
])('%s', (_, waiting, ring, at, next) => {
  expect(nextTurn(waiting, ring)).toEqual({ at, ring: next })
})

test.each([
  ['the last of the network with the most', of('a', 'a', 'a', 'b'), 'b', 2],
  ['of a network with more than the newcomer would have', of('a', 'a'), 'c', 1],
  ['none for who would then have as many', of('a', 'a', 'b'), 'b', -1],
  ['none for the network with the most', of('a', 'a', 'b'), 'a', -1],
  ['none when all have one', of('a', 'b'), 'c', -1],
  ['not what another network waits for too', of('a', 'a', 'ab'), 'c', 1],
  ['none when others wait for all of it', of('ab', 'ab', 'ab'), 'c', -1],
])('what gives up its place: %s', (_, waiting, newcomer, at) => {
  expect(placeGivenUp(waiting, new Set([newcomer]))).toBe(at)
})

const network = fc.constantFrom<string>('a', 'b', 'c', 'd')
const queue = fc.array(fc.record({ networks: fc.uniqueArray(network, { minLength: 1 }).map((all) => new Set(all)) }), {
  minLength: 1,
  maxLength: 20,
})

test('between two turns of a network that waits, any other has one at most', () => {
  fc.assert(
    fc.property(queue, fc.array(network), (queued, arriving) => {
      const waiting = [...queued]
      const later = [...arriving]
      let ring: string[] = []
      /** For each network that waits, how often others had their turn since it came or had its own. */
      const passed = new Map<string, Map<string, number>>()
      while (waiting.length > 0) {
        const turn = nextTurn(waiting, ring)
        expect(waiting[turn.at]!.networks.has(turn.ring.at(-1)!)).toBe(true)
        const served = turn.ring.at(-1)!
        for (const each of turn.ring.slice(0, -1)) {
          const others = passed.get(each) ?? new Map<string, number>()
          others.set(served, (others.get(served) ?? 0) + 1)
          passed.set(each, others)
          expect(others.get(served)).toBeLessThanOrEqual(1)
        }
        passed.delete(served)
        for (const gone of passed.keys()) if (!turn.ring.includes(gone)) passed.delete(gone)
        ring = turn.ring
        waiting.splice(turn.at, 1)
        const next = later.shift()
        if (next) waiting.push({ networks: new Set([next]) })
      }
    }),
  )
})

test('giving up a place never leaves a network with less than the newcomer has', () => {
  fc.assert(
    fc.property(queue, network, (waiting, newcomer) => {
      const at = placeGivenUp(waiting, new Set([newcomer]))
      if (at < 0) return
      const after = [...waiting.toSpliced(at, 1), { networks: new Set([newcomer]) }]
      const count = (name: string) => after.filter(({ networks }) => networks.has(name)).length
      const [loser] = waiting[at]!.networks
      expect(loser).not.toBe(newcomer)
      expect(count(loser!)).toBeGreaterThanOrEqual(count(newcomer))
    }),
  )
})
