import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLira, toLira } from '#src/base/money.ts'
import { leftOfLira, liraBefore, nothingReported, openForLira, reportedBy, returnedBy } from './taken-lira.rules.ts'

test('parts of a payment in lira that go back never exceed it, and all of them are exactly all of it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 30 })
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 9_000_000 }),
      fc.integer({ min: 10_000, max: 700_000 }),
      parts,
      (charged, rate, wanted) => {
        const try_rate = rate / 10_000
        const paid = { id: 1, charged, try_rate, amount: fromLira(charged, try_rate) }
        const rows: { status: 'iade'; amount: number; charged: number; returns_id: number }[] = []
        const giveBack = (lira: number) => {
          const left = leftOfLira(paid, rows)
          if (lira > 0 && lira <= left.charged)
            rows.push({ status: 'iade', charged: lira, amount: returnedBy(lira, left, try_rate), returns_id: 1 })
        }
        for (const lira of wanted) giveBack(lira)
        const total = (of: 'amount' | 'charged') => rows.reduce((all, row) => all + row[of], 0)
        expect(total('amount')).toBeLessThanOrEqual(paid.amount)
        expect(total('charged')).toBeLessThanOrEqual(paid.charged)
        giveBack(leftOfLira(paid, rows).charged)
        expect([total('amount'), total('charged')]).toEqual([paid.amount, paid.charged])
        // What was undone, and what gives another payment back, is not counted.
        const others = [
          { ...rows[0]!, status: 'geri-alindi' as const },
          { ...rows[0]!, returns_id: 2 },
        ]
        expect(leftOfLira(paid, others)).toEqual({ amount: paid.amount, charged: paid.charged })
      },
    ),
  )
})

test('reported lira never cover more than is open, and its value in lira covers exactly all of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.integer({ min: 1, max: 700_000 }),
      fc.array(fc.integer({ min: 1, max: 90_000_000 }), { maxLength: 20 }),
      (total, rate, wanted) => {
        const try_rate = rate / 10_000
        let open = total
        for (const lira of wanted) {
          if (lira > toLira(open, try_rate)) continue
          const amount = reportedBy(lira, open, try_rate)
          expect(amount).toBeLessThanOrEqual(open)
          open -= amount
        }
        expect(open).toBeGreaterThanOrEqual(0)
        expect(reportedBy(toLira(open, try_rate), open, try_rate)).toBe(open)
      },
    ),
  )
})

const [eur, usd, lira] = ['EUR', 'USD', 'TRY'].map((currency) => ({ currency, amount: 100_00 }))
test.each([
  ['of one foreign amount', [eur!], eur],
  ['of the foreign amount that is left', [{ currency: 'TRY', amount: 0 }, eur!], eur],
  ['not of an order in lira', [lira!], null],
  ['not while lira are open', [lira!, eur!], null],
  ['not of two foreign amounts', [eur!, usd!], null],
  ['of nothing', [], null],
])('lira are reported %s', (_, open, found) => {
  expect(openForLira(open)).toEqual(found)
})

test('the last cent of a foreign amount is paid in lira too', () => {
  expect(openForLira([{ currency: 'EUR', amount: 1 }])).toEqual({ currency: 'EUR', amount: 1 })
})

test('a refund without lira gives none of them back', () => {
  const paid = { id: 1, amount: 100, charged: 5000, try_rate: 50 }
  const rows = [{ status: 'iade' as const, amount: 40, charged: null, returns_id: 1 }]
  expect(leftOfLira(paid, rows)).toEqual({ amount: 60, charged: 5000 })
})

test('a match of other lira gives back what was reported', () => {
  const reported = { reported_charged: 25_000_00, reported_rate: '50.0000', reported_rate_day: '2026-11-20' }
  expect(liraBefore({ ...reported, reported_rate_source: 'tcmb' })).toEqual({
    charged: 25_000_00,
    try_rate: 50,
    rate_day: '2026-11-20',
    rate_source: 'tcmb',
    ...nothingReported,
  })
  expect(liraBefore(nothingReported)).toBeNull()
  const whole = { ...reported, reported_rate_source: 'tcmb' as const }
  for (const missing of ['reported_charged', 'reported_rate_day', 'reported_rate_source'] as const)
    expect(liraBefore({ ...whole, [missing]: null })).toBeNull()
})
