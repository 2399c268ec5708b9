import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedCounts, inInstallments, installmentsOf, repeatedRows } from './installments.rules.ts'

const rows = [
  { family: 'World', count: 3, rate: 0 },
  { family: 'Bonus', count: 6, rate: 4.5 },
  { family: 'Bonus', count: 3, rate: 0 },
  { family: '', count: 9, rate: 9.99 },
]

test.each([
  ['the table says', { rows, max: 12, isAbroad: false }, [1, 3, 6, 9]],
  ['the most allows', { rows, max: 6, isAbroad: false }, [1, 3, 6]],
  ['one payment only allows', { rows, max: 1, isAbroad: false }, [1]],
  ['the page has, without a table', { rows: [], max: 6, isAbroad: false }, [1, 2, 3, 6]],
  ['a tour abroad allows', { rows, max: 12, isAbroad: true }, [1]],
  ['a tour abroad allows, without a table', { rows: [], max: 12, isAbroad: true }, [1]],
])('counts that %s', (_, offer, counts) => {
  expect(allowedCounts(offer)).toEqual(counts)
})

test('rows are shown by card family and count, and none abroad', () => {
  const shown = installmentsOf({ rows, max: 12, isAbroad: false })
  expect(shown.map(({ family, count }) => `${family} ${count}`)).toEqual([' 9', 'Bonus 3', 'Bonus 6', 'World 3'])
  expect(installmentsOf({ rows, max: 12, isAbroad: true })).toEqual([])
})

test.each([
  ['without surcharge', 10_000_00, { count: 3, rate: 0 }, { total: 10_000_00, each: 3333_33 }],
  ['with one', 10_000_00, { count: 6, rate: 4.5 }, { total: 10_450_00, each: 1741_67 }],
  ['of an odd amount', 99_99, { count: 3, rate: 9.99 }, { total: 109_98, each: 36_66 }],
])('an amount in instalments %s', (_, charged, row, paid) => {
  expect(inInstallments(charged, row)).toEqual(paid)
})

test('instalments add up to the total, but for less than a kuruş each', () => {
  const row = fc.record({ count: fc.integer({ min: 2, max: 12 }), rate: fc.integer({ min: 0, max: 10_000 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), row, (charged, { count, rate }) => {
      const { total, each } = inInstallments(charged, { count, rate: rate / 100 })
      expect(total).toBeGreaterThanOrEqual(charged)
      expect(Math.abs(each * count - total)).toBeLessThan(count)
    }),
  )
})

test('the same count of the same cards twice is found', () => {
  expect(repeatedRows([...rows, { family: 'BONUS', count: 6, rate: 1 }])).toEqual([4])
})
