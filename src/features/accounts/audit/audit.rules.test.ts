import { expect, test } from 'vitest'
import { searchedValues, sidesOf } from './audit.rules.ts'

const parsed = (before: object | null, after: object | null) => {
  const sides = sidesOf(before, after)
  return [sides.before, sides.after].map((side) => (side === null ? null : JSON.parse(side)))
}

test('a change is recorded as its differing fields, before and after', () => {
  expect(parsed({ a: 1, b: 'x', c: [1, 2] }, { a: 1, b: 'y', c: [1, 2], d: 1 })).toEqual([{ b: 'x' }, { b: 'y', d: 1 }])
  expect(parsed({ a: 1 }, { a: 1 })).toEqual([{}, {}])
})

test('a created or deleted record is stored complete', () => {
  expect(parsed(null, { a: 1, at: new Date('2027-03-10T11:00:00Z') })).toEqual([
    null,
    { a: 1, at: '2027-03-10T11:00:00.000Z' },
  ])
  expect(parsed({ a: 1 }, null)).toEqual([{ a: 1 }, null])
  expect(parsed(null, null)).toEqual([null, null])
})

test('secrets are never recorded, at any depth', () => {
  const opens = { password: 'x', password_hash: 'x', password_link: 'x', token_hash: 'x', secret: 'x', key_hash: 'x' }
  for (const [before, after] of [
    [null, opens],
    [opens, null],
    [{ list: [opens] }, { list: [{ ...opens, password: 'y', name: 'a' }] }],
    [{ ...opens, secret: 'y' }, opens],
  ] as const)
    expect(JSON.stringify(parsed(before, after))).not.toMatch(/"[xy]"/)
  expect(parsed(null, { token: 'of a tour', has_password: true })).toEqual([
    null,
    { token: 'of a tour', has_password: true },
  ])
})

test('the searched values are those of both sides, each once, without secrets and long texts', () => {
  const before = {
    name: 'Kapadokya',
    quota: 20,
    password: 'gizli',
    token_hash: 'x',
    text: 'a'.repeat(201),
    active: true,
  }
  const after = { name: 'Kapadokya', quota: 44, rooms: [{ kind: 'tek' }], note: null }
  expect(searchedValues(before, after)).toBe('Kapadokya 20 44 tek')
  expect(searchedValues(null, null)).toBe('')
})
