import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { freeUntil, keptOf, type Policy, percentAt, rowsOf } from './policies.rules.ts'

const steps = [
  { days: 30, percent: 0 },
  { days: 15, percent: 35 },
  { days: 7, percent: 70 },
]
const start_date = '2027-05-03'

test.each([
  [400, 0],
  [30, 0],
  [29, 35],
  [15, 35],
  [14, 70],
  [7, 70],
  [6, 100],
  [0, 100],
  [-1, 100],
])('%i days before departure %i percent is kept', (days, percent) => {
  expect(percentAt(steps, days)).toBe(percent)
})

describe('the table with real dates', () => {
  test('each row ends on the last day of its percentage', () => {
    expect(rowsOf(steps, start_date, '2027-01-01')).toEqual([
      { from: null, until: '2027-04-03', percent: 0 },
      { from: '2027-04-04', until: '2027-04-18', percent: 35 },
      { from: '2027-04-19', until: '2027-04-26', percent: 70 },
      { from: '2027-04-27', until: null, percent: 100 },
    ])
    expect(freeUntil(steps, start_date, '2027-04-03')).toBe('2027-04-03')
  })
  test('days that are over are left out', () => {
    expect(rowsOf(steps, start_date, '2027-04-19')).toEqual([
      { from: '2027-04-19', until: '2027-04-26', percent: 70 },
      { from: '2027-04-27', until: null, percent: 100 },
    ])
    expect(freeUntil(steps, start_date, '2027-04-04')).toBeNull()
  })
  test('a last row of the day of departure has nothing after it', () => {
    expect(rowsOf([{ days: 0, percent: 20 }], start_date, '2027-01-01')).toEqual([
      { from: null, until: start_date, percent: 20 },
    ])
  })
})

test('lines are kept whole for each person, in the currency of the price only; the percentage is of the rest', () => {
  const lines: Policy['lines'] = [
    { kind: 'vize', amount: 90_00, currency: 'EUR' },
    { kind: 'bilet', amount: 999_00, currency: 'TRY' },
  ]
  const item = { total: 1_000_01, currency: 'EUR', people: 2, start_date }
  expect(keptOf({ steps, lines }, item, '2027-04-18')).toEqual({
    days: 15,
    percent: 35,
    lines: [{ kind: 'vize', amount: 180_00 }],
    kept: 180_00 + 287_00, // 35 % of 820,01 is 287,0035
  })
  expect(keptOf({ steps, lines }, { ...item, total: 100_00 }, '2027-01-01').kept).toBe(100_00)
})

/** In whole numbers only: percent = the last step that is passed, found from the end; half up by doubling. */
function oracle(
  { steps, lines }: Pick<Policy, 'steps' | 'lines'>,
  total: number,
  currency: string,
  people: number,
  days: number,
) {
  let percent = 100n
  for (const step of [...steps].reverse()) if (days >= step.days) percent = BigInt(step.percent)
  let fixed = 0n
  for (const line of lines) if (line.currency === currency) fixed += BigInt(line.amount) * BigInt(people)
  if (fixed > BigInt(total)) fixed = BigInt(total)
  const part = (BigInt(total) - fixed) * percent
  return Number(fixed + part / 100n + ((part % 100n) * 2n >= 100n ? 1n : 0n))
}

const currency = fc.constantFrom('TRY', 'EUR')
const policies = fc.record({
  steps: fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([days, percents]) => {
      const rising = percents.sort((a, b) => a - b)
      return days.sort((a, b) => b - a).map((each, at) => ({ days: each, percent: rising[at]! }))
    }),
  lines: fc.array(
    fc.record({
      kind: fc.constantFrom('vize' as const, 'bilet' as const),
      amount: fc.integer({ min: 1, max: 500_00 }),
      currency,
    }),
    { maxLength: 3 },
  ),
})

test('what is kept is what whole numbers give; never negative, never more than the total, and never less on a later day', () => {
  fc.assert(
    fc.property(
      policies,
      fc.record({
        total: fc.integer({ min: 0, max: 5_000_000_00 }),
        currency,
        people: fc.integer({ min: 1, max: 20 }),
      }),
      fc.integer({ min: -5, max: 150 }),
      fc.integer({ min: 0, max: 60 }),
      (policy, item, days, later) => {
        const at = (left: number) => keptOf(policy, { ...item, start_date }, addDays(start_date, -left))
        const { kept, lines } = at(days)
        expect(kept).toBe(oracle(policy, item.total, item.currency, item.people, days))
        expect(kept).toBeGreaterThanOrEqual(lines.reduce((all, { amount }) => all + amount, 0))
        expect(kept).toBeLessThanOrEqual(item.total)
        expect(at(days - later).kept).toBeGreaterThanOrEqual(kept)
      },
    ),
  )
})

test('a cost for which nothing is left has no line', () => {
  const lines = [
    { kind: 'vize', amount: 90_00, currency: 'EUR' },
    { kind: 'bilet', amount: 50_00, currency: 'EUR' },
  ] as Policy['lines']
  const item = { total: 180_00, currency: 'EUR', people: 2, start_date } as Parameters<typeof keptOf>[1]
  expect(keptOf({ steps, lines }, item, '2027-01-01')).toMatchObject({
    lines: [{ kind: 'vize', amount: 180_00 }],
    kept: 180_00,
  })
})

test('the smallest cost has a line', () => {
  const lines: Policy['lines'] = [{ kind: 'vize', amount: 1, currency: 'EUR' }]
  const item = { total: 180_00, currency: 'EUR', people: 1, start_date }
  expect(keptOf({ steps, lines }, item, '2027-01-01')).toMatchObject({ lines: [{ kind: 'vize', amount: 1 }], kept: 1 })
})

test('terms without a percentage keep everything, on every day', () => {
  expect(percentAt([], 400)).toBe(100)
  expect(rowsOf([], start_date, '2027-01-01')).toEqual([{ from: null, until: null, percent: 100 }])
  expect(freeUntil([], start_date, '2027-01-01')).toBeNull()
})
