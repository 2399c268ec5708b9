import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkedOnce } from './checked-once.ts'

const Plain = z.object({ name: z.string(), days: z.array(z.number()) })
const Card = checkedOnce(Plain)
const List = z.object({ data: z.array(Card) })

test('what the schema made is in every list as it is, without the fields that are not in the schema', () => {
  const card = Card.parse({ name: 'Efes', days: [1, 2], cost: 900 })
  expect(card).toEqual({ name: 'Efes', days: [1, 2] })
  const { data } = List.parse({ data: [card, card] })
  expect(data.map((each) => each === card)).toEqual([true, true])
})

test('nobody can change it afterwards', () => {
  const card = Card.parse({ name: 'Efes', days: [1] })
  expect(() => Object.assign(card, { name: 'Assos' })).toThrow(TypeError)
  expect(() => card.days.push(2)).toThrow(TypeError)
})

test('what others made is checked each time', () => {
  const card = { name: 'Efes', days: [1], cost: 900 }
  expect(List.parse({ data: [card] }).data[0]).toEqual({ name: 'Efes', days: [1] })
  expect(List.safeParse({ data: [{ ...card, days: ['1'] }] }).error?.issues[0]?.path).toEqual(['data', 0, 'days', 0])
  for (const value of [null, undefined, 'Efes', 7]) expect(List.safeParse({ data: [value] }).success).toBe(false)
})

test('schemas made from it are as those of the schema itself', () => {
  const card = Card.parse({ name: 'Efes', days: [1] })
  expect(Card.pick({ name: true }).parse(card)).toEqual({ name: 'Efes' })
  expect(z.toJSONSchema(Card)).toEqual(z.toJSONSchema(Plain))
})
