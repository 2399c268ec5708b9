import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  againOf,
  cardChoices,
  chargedBack,
  chargedFor,
  isGivenUp,
  isTimeToAsk,
  isWayBackOpen,
  paidBy,
  type Refund,
  rateNow,
  refundable,
  refundOutcome,
} from './cards.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const item = {
  currency: 'EUR' as const,
  price: 1000_00,
  kdv: 0,
  total: 1000_00,
  deposit: 250_00,
  balance_due_on: '2027-03-01',
  try_rate: '50.0000',
  rate_day: '2026-11-20',
  rate_source: 'tcmb' as const,
}
const order = {
  status: 'opsiyonlu' as const,
  payment_status: 'odenmedi' as const,
  hold_until: new Date('2026-11-22T10:00:00Z') as Date | null,
  rate_until: null as Date | null,
  is_left_behind: false,
  items: [item],
  payments: [] as { status: 'bildirildi' | 'eslesti'; currency: string; amount: number }[],
}
const newest = new Map([['EUR', { try_rate: 52, day: '2026-11-21', source: 'elle' as const }]])
const lira = { ...item, currency: 'TRY' as const, try_rate: null, rate_day: null, rate_source: null }

test.each([
  [
    'the deposit first, at the kept rate',
    order,
    { due: 250_00, open: 1000_00, is_kept_rate: true, rate: { try_rate: 50 } },
  ],
  [
    'at the newest rate once the hold is over',
    { ...order, hold_until: now },
    { is_kept_rate: false, rate: { try_rate: 52 } },
  ],
  [
    'at the newest rate during a hold that began again',
    { ...order, rate_until: now },
    { is_kept_rate: false, rate: { try_rate: 52 } },
  ],
  [
    'without what is reported',
    { ...order, payments: [{ status: 'bildirildi' as const, currency: 'EUR', amount: 250_00 }] },
    { due: 750_00, open: 750_00 },
  ],
  [
    'lira without a rate',
    { ...order, items: [lira] },
    { currency: 'TRY', due: 250_00, rate: null, is_kept_rate: false },
  ],
  [
    'at the newest rate when the order keeps none',
    { ...order, items: [{ ...item, try_rate: null, rate_day: null, rate_source: null }] },
    { is_kept_rate: false, rate: { try_rate: 52 } },
  ],
  [
    'the last cent',
    { ...order, payments: [{ status: 'eslesti' as const, currency: 'EUR', amount: 999_99 }] },
    { due: 1, open: 1 },
  ],
])('a card pays %s', (_, payable, choice) => {
  expect(cardChoices(payable, newest, now)).toMatchObject([choice])
})

test.each(['try_rate', 'rate_day', 'rate_source'])(
  'a rate that an order keeps without its %s is not used',
  (missing) => {
    const items = [{ ...item, [missing]: null }]
    expect(cardChoices({ ...order, items }, newest, now)).toMatchObject([
      { is_kept_rate: false, rate: { try_rate: 52 } },
    ])
  },
)

test.each([
  ['an expired order', { ...order, status: 'suresi-doldu' as const }],
  ['a cancelled order', { ...order, status: 'iptal' as const }],
  ['a departure that the agency cancelled', { ...order, is_left_behind: true }],
  ['what is paid', { ...order, payments: [{ status: 'eslesti' as const, currency: 'EUR', amount: 1000_00 }] }],
])('a card does not pay %s', (_, payable) => {
  expect(cardChoices(payable, newest, now)).toEqual([])
})

test('a foreign amount without any rate cannot be paid', () => {
  expect(cardChoices({ ...order, hold_until: null }, new Map(), now)).toEqual([])
})

test('a currency that the order does not have is paid at the newest rate, and without one not at all', () => {
  const dollar = { try_rate: 40, day: '2026-11-21', source: 'elle' as const }
  expect(rateNow(order, 'USD', dollar, now)).toEqual({ rate: dollar, is_kept_rate: false })
  expect(rateNow(order, 'USD', undefined, now)).toBeNull()
})

test.each([
  ['half of a foreign amount', { amount: 100_00, charged: 5000_00, try_rate: '50.0000' }, 2500_00, 50_00],
  ['half of an amount in lira', { amount: 100_00, charged: 100_00, try_rate: null }, 50_00, 50_00],
  ['all of an amount that the rate rounds up', { amount: 1, charged: 1, try_rate: 0.5 }, 1, 1],
])('what came pays %s', (_, attempt, came, amount) => {
  expect(paidBy(attempt, came)).toBe(amount)
})

const rate = fc.option(
  fc.integer({ min: 1_0000, max: 999_9999 }).map((n) => n / 10_000),
  { nil: null },
)
const amounts = fc.integer({ min: 1, max: 100_000_000_00 })

test('what was charged pays the amount, at any rate', () => {
  fc.assert(
    fc.property(amounts, rate, (amount, try_rate) => {
      const charged = chargedFor(amount, try_rate === null ? null : { try_rate })
      expect(paidBy({ amount, charged, try_rate }, charged)).toBe(amount)
    }),
  )
})

test('refunds in any parts give back what came to the kuruş, and never more', () => {
  const parts = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amounts, rate, parts, (amount, try_rate, shares) => {
      const paid = { amount, charged: chargedFor(amount, try_rate === null ? null : { try_rate }) }
      const refunds: Refund[] = []
      const back = (part: number) => {
        const left = refundable(paid, refunds)
        const charged = chargedBack(part, left, try_rate)
        expect(charged).toBeLessThanOrEqual(left.charged)
        refunds.push({ status: 'iade', amount: part, charged })
      }
      for (const share of shares) {
        const part = Math.floor(refundable(paid, refunds).amount * share)
        if (part > 0) back(part)
      }
      const rest = refundable(paid, refunds).amount
      if (rest > 0) back(rest)
      expect(refunds.reduce((all, each) => all + each.amount, 0)).toBe(paid.amount)
      expect(refunds.reduce((all, each) => all + each.charged, 0)).toBe(paid.charged)
      expect(refundable(paid, refunds)).toEqual({ amount: 0, charged: 0 })
      refunds[0]!.status = 'reddedildi'
      expect(refundable(paid, refunds).charged).toBe(refunds[0]!.charged)
    }),
  )
})

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
test.each([
  [0.5, null, false],
  [1, null, true],
  [9, 0.5, false],
  [9, 1, true],
  [10, 1, false],
  [50, 4, false],
  [50, 5, true],
  [60, 5, false],
  [300, 29, false],
  [300, 30, true],
  [359, 30, true],
  [360, 30, false],
  [1000, 119, false],
  [1000, 120, true],
])('an attempt of %d minutes, asked about %d minutes ago', (age, asked, isTime) => {
  const asked_at = asked === null ? null : minutesAgo(asked)
  expect(isTimeToAsk({ created_at: minutesAgo(age), asked_at }, now)).toBe(isTime)
})

test.each([
  ['unknown to the provider', 24, {}, true],
  ['unknown to it for a shorter time', 23, {}, false],
  ['under review', 24, { isReviewed: true }, false],
])('an attempt that is %s for %d hours is over: %j', (_, hours, more, isOver) => {
  const attempt = { created_at: minutesAgo(hours * 60), reviewed_at: null }
  const result = { state: 'acik' as const, said: '', ...more }
  expect(isGivenUp(attempt, result, now)).toBe(isOver)
  expect(isGivenUp({ ...attempt, reviewed_at: minutesAgo(60) }, result, now)).toBe(false)
})

test('the way back opens the order for less than a day', () => {
  const created_at = minutesAgo(24 * 60)
  expect(isWayBackOpen({ created_at }, new Date(now.getTime() - 1))).toBe(true)
  expect(isWayBackOpen({ created_at }, now)).toBe(false)
})

test.each([
  ['listed', 5000, 0, 1, 'iade'],
  ['listed after an earlier one', 8000, 3000, 1, 'iade'],
  ['not listed yet', 3000, 3000, 10, 'bekliyor'],
  ['never listed', 3000, 3000, 60, 'reddedildi'],
])('a refund that is %s', (_, listed, before, age, status) => {
  expect(refundOutcome({ charged: 5000, created_at: minutesAgo(age) }, { listed, before }, now)).toBe(status)
})

const pageNow = new Date('2026-11-30T10:00:00Z')
const begunBefore = (minutes: number) => new Date(pageNow.getTime() - minutes * 60_000)
test.each([
  ['nothing is open', undefined, 'new'],
  ['the same page is open', { amount: 5000, page_url: 'u', created_at: begunBefore(5) }, 'same'],
  ['it is just being opened', { amount: 5000, page_url: '', created_at: begunBefore(0) }, 'opening'],
  ['another amount is open', { amount: 4000, page_url: 'u', created_at: begunBefore(5) }, 'other'],
  ['the page is over', { amount: 4000, page_url: 'u', created_at: begunBefore(30) }, 'new'],
])('a second tab when %s', (_, open, what) => {
  expect(againOf(open, 5000, pageNow)).toBe(what)
})
