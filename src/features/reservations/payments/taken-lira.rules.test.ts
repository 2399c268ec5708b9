import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLira } from '#src/base/money.ts'
import { leftOfLira, returnedBy } from './taken-lira.rules.ts'

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
