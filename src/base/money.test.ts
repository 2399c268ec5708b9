import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aboutEuros,
  currencySymbol,
  formatExactMoney,
  formatMoney,
  formatRate,
  fromLira,
  isAmount,
  percentOf,
  plainAmount,
  readAmount,
  roundHalfUp,
  roundTo,
  splitKdv,
  subtractMajor,
  toLira,
  toMajor,
  toMinor,
  toNearestMinor,
  typedAmount,
} from './money.ts'

test.each([
  [0.5, 1],
  [1.4999, 1],
  [2.5, 3],
  [199.5, 200],
])('%d rounds half up to %d', (amount, rounded) => {
  expect(roundHalfUp(amount)).toBe(rounded)
})

test.each([
  { total: 120_00, rate: 20, kdv: 20_00 },
  { total: 110_00, rate: 10, kdv: 10_00 },
  { total: 100_00, rate: 0, kdv: 0 },
  { total: 1, rate: 20, kdv: 0 },
  { total: 3, rate: 20, kdv: 1 }, // 0.5 kuruş, half up
])('a total of $total at $rate % includes $kdv KDV', ({ total, rate, kdv }) => {
  expect(splitKdv(total, rate)).toEqual({ price: total - kdv, kdv })
})

test('net plus KDV always equals the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 100 }), (total, rate) => {
      const { price, kdv } = splitKdv(total, rate)
      expect(price + kdv).toBe(total)
      expect(kdv).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an amount survives the way to the wire and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e11 }), (minor) => toMinor(toMajor(minor)) === minor))
})

test('a fraction of a kuruş is rounded half up, also of an amount that binary fractions miss', () => {
  const amounts = [0.028875, 1.005, 8.575, 1.00499999, 12.3449, 30.25, 1e-8, 10_000_000.005]
  expect(amounts.map(toNearestMinor)).toEqual([3, 1_01, 8_58, 1_00, 12_34, 30_25, 0, 10_000_000_01])
})

test('an amount of whole kuruş stays what it is when fractions of one are rounded', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e11 }), (minor) => toNearestMinor(toMajor(minor)) === minor))
})

test('an average of amounts has whole kuruş on the wire', () => {
  expect([toMajor(1999.6), toMajor(1999.4)]).toEqual([20, 19.99])
})

test('a third of a kuruş is not an amount', () => {
  expect(() => toMinor(10.001)).toThrow(RangeError)
})

test('a percentage is rounded half up', () => {
  expect(percentOf(99_99, 25)).toBe(2500)
  expect(percentOf(2, 25)).toBe(1)
})

test('a percentage of two decimals is exact, and rounded once, also to whole major units', () => {
  // 28.5 kuruş, which a fraction in binary misses.
  expect(percentOf(25_00, 1.14)).toBe(29)
  // 149.495 liras: rounded to kuruş first, it would be 150.
  expect(percentOf(298_99, 50, 100)).toBe(149_00)
  const [amount, percent] = [fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 20_000 })]
  fc.assert(
    fc.property(amount, percent, fc.constantFrom(1, 100), (amount, percent, step) => {
      const by = 10_000n * BigInt(step)
      const halfUp = (2n * BigInt(amount) * BigInt(percent) + by) / (2n * by)
      expect(BigInt(percentOf(amount, percent / 100, step))).toBe(halfUp * BigInt(step))
    }),
  )
  expect([roundTo(149_50, 100), roundTo(149_49, 100), roundTo(149_49, 1)]).toEqual([150_00, 149_00, 149_49])
})

test('amounts of the wire are subtracted as whole minor units', () => {
  expect([subtractMajor(0.3, 0.1), subtractMajor(10, 10.1), subtractMajor(27_500.5, 5000)]).toEqual([
    0.2, -0.1, 22_500.5,
  ])
  expect([isAmount(10.01), isAmount(10.001), isAmount(Number.NaN), isAmount(1e300)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a foreign amount in lira, and lira of a foreign amount, are rounded half up as whole numbers round them', () => {
  expect([toLira(50, 40.37), toLira(1550, 40.37)]).toEqual([2019, 62_574])
  const halfUp = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1_000_000 }), (amount, rate) => {
      expect(BigInt(toLira(amount, rate / 10_000))).toBe(halfUp(BigInt(amount) * BigInt(rate), 10_000n))
      expect(BigInt(fromLira(amount, rate / 10_000))).toBe(halfUp(BigInt(amount) * 10_000n, BigInt(rate)))
    }),
  )
})

test.each([
  [28197, 'TRY', 'tr', '28.197 TL'],
  [28197.5, 'TRY', 'tr', '28.197,50 TL'],
  [1298, 'EUR', 'tr', '1.298 €'],
  [1298, 'EUR', 'en', '€1,298'],
  [950, 'TRY', 'en', '950 TL'],
  [28197, 'TRY', 'de', '28.197 TL'],
  [1298.5, 'EUR', 'de', '1.298,50 €'],
  // Apart from the sentence around it, which is written from the right.
  [28197, 'EUR', 'ar', '\u206628,197 €\u2069'],
  [-112, 'EUR', 'en', '−€112'],
  [-112.5, 'EUR', 'tr', '−112,50 €'],
  [-2_750, 'TRY', 'en', '−2,750 TL'],
])('%d %s in %s is %s', (major, currency, lang, text) => {
  expect(formatMoney(major, currency, lang)).toBe(text)
})

test.each([
  [28_197, 'tr', '28197'],
  [1298.5, 'tr', '1298,50'],
  [1298.5, 'en', '1298.50'],
  [1298.5, 'de', '1298,50'],
])('%d is copied in %s as %s', (major, lang, text) => {
  expect(plainAmount(major, lang)).toBe(text)
})

test.each([
  ['12500', 'tr', 12_500],
  ['12.500', 'tr', 12_500],
  ['12.500,5', 'tr', 12_500.5],
  ['1.234.567,89', 'tr', 1_234_567.89],
  ['12,50', 'tr', 12.5],
  ['12.50', 'tr', 12.5],
  ['12.5000', 'tr', null],
  ['12,500', 'tr', null],
  ['12,500', 'en', 12_500],
  ['12,500.75', 'en', 12_500.75],
  ['12,5', 'en', 12.5],
  ['12.500', 'en', null],
  ['-5', 'tr', null],
  ['', 'tr', null],
  ['1e5', 'tr', null],
])('%s in %s is %s', (text, lang, amount) => expect(readAmount(text, lang)).toBe(amount))

test.each([0, 1, 12_500, 12_500.5, 999_999_999.99])('the text of %s is read back as the same amount', (amount) => {
  for (const lang of ['tr', 'en']) expect(readAmount(typedAmount(amount, lang), lang)).toBe(amount)
})

test('amounts below each other have two decimals', () => {
  expect(formatExactMoney(28_197, 'TRY', 'tr')).toBe('28.197,00 TL')
  expect(formatExactMoney(1298.5, 'EUR', 'en')).toBe('€1,298.50')
  expect(formatExactMoney(1298.5, 'EUR', 'tr')).toBe('1.298,50 €')
  expect(formatExactMoney(950, 'TRY', 'en')).toBe('950.00 TL')
})

test('euros for orientation are whole', () => {
  expect([aboutEuros(10_000, 40.37), aboutEuros(60, 40), aboutEuros(0, 40)]).toEqual([248, 2, 0])
})

test('a rate has two to four decimals', () => {
  expect([52, 52.5, 52.041, 52.0411, 52.04114].map((rate) => formatRate('EUR', rate, 'tr'))).toEqual([
    '1 € = 52,00 TL',
    '1 € = 52,50 TL',
    '1 € = 52,041 TL',
    '1 € = 52,0411 TL',
    '1 € = 52,0411 TL',
  ])
  expect(formatRate('USD', 1052.5, 'en')).toBe('1 $ = 1,052.50 TL')
})

test('a currency without a sign is named by its code', () => {
  expect([currencySymbol('GBP'), currencySymbol('CHF'), formatMoney(5, 'CHF', 'tr')]).toEqual(['£', 'CHF', '5 CHF'])
})
