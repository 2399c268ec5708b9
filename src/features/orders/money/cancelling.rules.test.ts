import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import type { Policy } from '#src/features/departures/policies/policies.rules.ts'
import { type CancelItem, deductionOf, isShown, presentDeduction } from './cancelling.rules.ts'

const start_date = '2027-05-03'
const policy: Policy = {
  id: 1,
  name: 'Yurt dışı',
  version: 2,
  steps: [
    { days: 30, percent: 0 },
    { days: 15, percent: 50 },
  ],
  lines: [{ kind: 'vize', amount: 90_00, currency: 'EUR' }],
}
const item = (more: Partial<CancelItem> = {}): CancelItem => ({
  tour_name: 'Atina',
  start_date,
  currency: 'EUR',
  total: 1_000_00,
  people_quantity: 2,
  children_ages: [],
  cancel_policy: policy,
  ...more,
})
const paid = (currency: string, amount: number, refunded = 0) => ({ currency, paid: amount, refunded, reported: 0 })
const day = '2027-04-10' // 23 days before
const of = (more: Partial<Parameters<typeof deductionOf>[0]>) =>
  deductionOf({ items: [item()], sums: [paid('EUR', 800_00)], day, isFree: false, ...more })

test('the costs and the percentage of the rest are kept; what was paid beyond goes back within 14 days', () => {
  expect(of({})).toMatchObject({
    due_on: '2027-04-24',
    items: [{ days: 23, percent: 50, lines: [{ kind: 'vize', amount: 180_00 }], kept: 590_00 }],
    sums: [{ currency: 'EUR', paid: 800_00, policy_kept: 590_00, kept: 590_00, refund: 210_00, missing: 0 }],
  })
})

test('when less was paid than is kept, nothing goes back, and staff see what is missing', () => {
  expect(of({ sums: [paid('EUR', 700_00, 300_00)] }).sums).toEqual([
    { currency: 'EUR', paid: 400_00, reported: 0, policy_kept: 590_00, kept: 590_00, refund: 0, missing: 190_00 },
  ])
})

test('money that was reported counts for the customer who asks, beside what was matched, and not for what is kept in the end', () => {
  const sums = [{ ...paid('EUR', 200_00), reported: 500_00 }]
  const [told, kept] = [of({ sums, countsReported: true }), of({ sums })]
  expect(told.sums).toEqual([
    { currency: 'EUR', paid: 200_00, reported: 500_00, policy_kept: 590_00, kept: 590_00, refund: 110_00, missing: 0 },
  ])
  expect(kept.sums).toMatchObject([{ paid: 200_00, reported: 0, refund: 0, missing: 390_00 }])
  const only = [{ ...paid('EUR', 0), reported: 500_00 }]
  expect([isShown(of({ sums: only, countsReported: true })), isShown(of({ sums: only }))]).toEqual([true, false])
})

test('each tour of an order has its own policy, and each currency its own sum', () => {
  const gentle = { ...policy, steps: [{ days: 1, percent: 10 }], lines: [] }
  const items = [
    item(),
    item({ cancel_policy: gentle, total: 100_00 }),
    item({ currency: 'TRY', total: 500_00, cancel_policy: gentle }),
  ]
  const { sums } = of({ items, sums: [paid('EUR', 1_100_00), paid('TRY', 500_00)] })
  expect(sums).toMatchObject([
    { currency: 'EUR', kept: 600_00, refund: 500_00 },
    { currency: 'TRY', kept: 50_00, refund: 450_00 },
  ])
})

test('the agency gives everything back', () => {
  expect(of({ isFree: true }).sums).toMatchObject([{ policy_kept: 590_00, kept: 0, refund: 800_00 }])
})

test('staff may decide otherwise', () => {
  expect(of({ decided: new Map([['EUR', 100_00]]) }).sums).toMatchObject([
    { policy_kept: 590_00, kept: 100_00, refund: 700_00 },
  ])
})

test('without a policy it is not known what is kept until staff decide', () => {
  const items = [item(), item({ cancel_policy: null })]
  const unknown = of({ items })
  expect(unknown.sums).toMatchObject([{ policy_kept: null, kept: null, refund: null }])
  expect([isShown(unknown), isShown(of({ items, decided: new Map([['EUR', 0]]) })), isShown(of({}))]).toEqual([
    false,
    true,
    true,
  ])
})

const amount = fc.integer({ min: 0, max: 3_000_000_00 })
const facts = fc.record({
  total: amount,
  other: amount,
  paid: amount,
  people: fc.integer({ min: 1, max: 9 }),
  percent: fc.integer({ min: 0, max: 100 }),
  days: fc.integer({ min: -3, max: 60 }),
})

test('kept and refund add up to what was paid where enough was paid; nothing is negative, and nobody gets more than they paid', () => {
  fc.assert(
    fc.property(facts, ({ total, other, paid: came, people, percent, days }) => {
      const own = {
        ...policy,
        steps: [
          { days: 30, percent: 0 },
          { days: 10, percent },
        ],
      }
      const items = [
        item({ total, people_quantity: people, cancel_policy: own }),
        item({ total: other, cancel_policy: own }),
      ]
      const sums = [paid('EUR', came)]
      const at = (left: number) => deductionOf({ items, sums, day: addDays(start_date, -left), isFree: false }).sums[0]!
      const { kept, refund, missing } = at(days)
      // The oracle: each item by itself in whole numbers, half up by doubling.
      const rate = BigInt(days >= 30 ? 0 : days >= 10 ? percent : 100)
      const keptOf = (of: number, persons: number) => {
        const fixed = BigInt(Math.min(90_00 * persons, of))
        const part = (BigInt(of) - fixed) * rate
        return fixed + part / 100n + ((part % 100n) * 2n >= 100n ? 1n : 0n)
      }
      expect(BigInt(kept!)).toBe(keptOf(total, people) + keptOf(other, 2))
      if (came >= kept!) expect(kept! + refund!).toBe(came)
      else expect([refund, missing]).toEqual([0, kept! - came])
      expect(refund).toBeGreaterThanOrEqual(0)
      expect(refund).toBeLessThanOrEqual(came)
      expect(at(days - 1).refund).toBeLessThanOrEqual(refund!)
    }),
  )
})

test('without terms nothing is known of what is kept, and nothing is missing', () => {
  const { sums } = of({ items: [item({ cancel_policy: null })], sums: [paid('EUR', 0)] })
  expect(sums).toMatchObject([{ policy_kept: null, kept: null, refund: null, missing: 0 }])
})

test('costs for each person are kept of children too', () => {
  const [{ lines } = { lines: [] }] = of({ items: [item({ children_ages: [4, 9] })] }).items
  expect(lines).toEqual([{ kind: 'vize', amount: 360_00 }])
})

test('the customer is told when every currency is decided, and as soon as a kuruş came or is reported in any', () => {
  const items = [item(), item({ currency: 'TRY', cancel_policy: null })]
  const sums = [paid('EUR', 800_00), paid('TRY', 0)]
  expect(isShown(of({ items, sums }))).toBe(false)
  expect(isShown(of({ items, sums, decided: new Map([['TRY', 0]]) }))).toBe(true)
  expect(isShown(of({ sums: [paid('EUR', 1)] }))).toBe(true)
  expect(isShown(of({ sums: [{ ...paid('EUR', 0), reported: 1 }], countsReported: true }))).toBe(true)
  expect(isShown(of({ sums: [paid('EUR', 0)] }))).toBe(false)
})

test('on the wire amounts are in major units, and what is not known stays unknown', () => {
  const { items, sums } = presentDeduction(of({}))
  expect(items).toMatchObject([{ total: 1000, kept: 590, lines: [{ kind: 'vize', amount: 180 }] }])
  expect(sums).toEqual([
    { currency: 'EUR', paid: 800, reported: 0, policy_kept: 590, kept: 590, refund: 210, missing: 0 },
  ])
  const unknown = presentDeduction(of({ items: [item({ cancel_policy: null })] }))
  expect(unknown.sums).toMatchObject([{ policy_kept: null, kept: null, refund: null }])
})
