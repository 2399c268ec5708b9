import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OfficeDeparture } from '../departures.schema.ts'
import { changedPrices, draftOfPrices, readPriceChange } from './departures-prices.ts'

test.each([
  ['+%10', { kind: 'percent', by: 10 }],
  ['%10', { kind: 'percent', by: 10 }],
  ['-%7,5', { kind: 'percent', by: -7.5 }],
  ['%-5', { kind: 'percent', by: -5 }],
  ['10 %', { kind: 'percent', by: 10 }],
  ['-500', { kind: 'amount', by: -500 }],
  ['+ 1.250,50', { kind: 'amount', by: 1250.5 }],
  ['500', { kind: 'amount', by: 500 }],
  ['', null],
  ['0', null],
  ['%0', null],
  ['-%100', null],
  ['%101', null],
  ['on', null],
  ['--5', null],
] as const)('%s is read as %o', (text, change) => {
  expect(readPriceChange(text, 'tr')).toEqual(change)
})

const row = (prices: Partial<OfficeDeparture>) =>
  ({
    multi_room_price: 12_345,
    single_room_price: 650.5,
    child_age_range_1_price: 0,
    child_age_range_2_price: null,
    ...prices,
  }) as OfficeDeparture

test('prices are rounded once, half up, and a free child stays free', () => {
  expect(changedPrices(row({}), { kind: 'percent', by: 10 }, false)).toEqual([
    { cell: 'multi_room_price', before: 12_345, after: 13_579.5 },
    { cell: 'single_room_price', before: 650.5, after: 715.55 },
  ])
  expect(changedPrices(row({}), { kind: 'percent', by: 10 }, true).map(({ after }) => after)).toEqual([13_580, 716])
  expect(changedPrices(row({}), { kind: 'amount', by: -500 }, false).map(({ after }) => after)).toEqual([11_845, 150.5])
  expect(draftOfPrices(changedPrices(row({}), { kind: 'percent', by: 10 }, false), 'tr')).toEqual({
    multi_room_price: '13.579,50',
    single_room_price: '715,55',
  })
})

test('a changed price has at most two decimals', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 }).map((minor) => minor / 100)
  fc.assert(
    fc.property(price, fc.integer({ min: -99, max: 100 }), (multi_room_price, by) => {
      const [{ after } = { after: 0 }] = changedPrices(row({ multi_room_price }), { kind: 'percent', by }, false)
      expect(Math.abs(after * 100 - Math.round(after * 100))).toBeLessThan(1e-4)
    }),
  )
})
