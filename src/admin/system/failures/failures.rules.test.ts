import { expect, test } from 'vitest'
import { messageOf } from './failures.rules.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    'TypeError: Cannot read properties of undefined (reading …)',
  ],
  [
    withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    'Error ECONNREFUSED: connect ECONNREFUSED #.#.#.#:#',
  ],
  [withCode('Key (email)=(ayse@ornek.example) already exists.', '23505'), 'Error 23505'],
  [new Error('no mailbox ayse@ornek.example here'), 'Error: no mailbox … here'],
  [new Error('order 3f2b8c1e-1111-4222-8333-944445555666 is gone\n  at x'), 'Error: order … is gone'],
  [
    new TypeError('fetch failed', { cause: withCode('getaddrinfo ENOTFOUND kur.example', 'ENOTFOUND') }),
    'TypeError ENOTFOUND: fetch failed',
  ],
  ['a text', 'string'],
  [undefined, ''],
])('%s is counted as %s', (error, message) => {
  expect(messageOf(error)).toBe(message)
})

test('errors that differ in their values are one group, and a long one is cut', () => {
  expect(messageOf(new Error('departure 17 is full'))).toBe(messageOf(new Error('departure 4 is full')))
  expect(messageOf(new Error('x'.repeat(1000)))).toHaveLength(300)
})
