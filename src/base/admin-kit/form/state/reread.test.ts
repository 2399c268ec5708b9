import { expect, test } from 'vitest'
import { reread } from './reread.ts'

const before = { name: 'Kapadokya', days: [1, 2], price: 100 }

test.each([
  ['nothing typed, nothing changed', before, before, before, false],
  ['typed', { ...before, name: 'Kapadokya Turu' }, before, { ...before, name: 'Kapadokya Turu' }, false],
  ['changed', before, { ...before, price: 120 }, { ...before, price: 120 }, false],
  [
    'different fields',
    { ...before, days: [1] },
    { ...before, price: 120 },
    { name: 'Kapadokya', days: [1], price: 120 },
    false,
  ],
  ['the same field', { ...before, price: 90 }, { ...before, price: 120 }, { ...before, price: 90 }, true],
  ['the same change', { ...before, price: 120 }, { ...before, price: 120 }, { ...before, price: 120 }, false],
])('%s: input stays, and only a field changed twice is a conflict', (_, typed, loaded, values, isConflict) => {
  expect(reread(before, typed, loaded)).toEqual({ values, isConflict })
})
