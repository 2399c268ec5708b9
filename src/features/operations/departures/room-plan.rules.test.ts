import { expect, test } from 'vitest'
import { carriedOver, moved } from './room-plan.rules.ts'

const rooms = [['a', 'b'], ['c']]
const move = (key: string, to: number) => moved(rooms, (name) => name, key, to)

test('somebody moves into another room or a new one, and nobody is lost', () => {
  expect(move('a', 1)).toEqual([['b'], ['c', 'a']])
  expect(move('c', 0)).toEqual([['a', 'b', 'c'], []])
  expect(move('a', 2)).toEqual([['b'], ['c'], ['a']])
})

test('a move to the same room, out of the plan or of nobody changes nothing', () => {
  expect([move('a', 0), move('a', 3), move('a', -1), move('x', 1)]).toEqual([rooms, rooms, rooms, rooms])
})

test('a plan is carried over to the people that there are by now', () => {
  const mine = [['a', 'c'], ['b']]
  expect(carriedOver(mine, [['a', 'b'], ['c', 'd'], ['e']], (name) => name)).toEqual([['a', 'c'], ['b'], ['d'], ['e']])
  expect(carriedOver(mine, [['a'], ['c']], (name) => name)).toEqual([['a', 'c'], []])
})
