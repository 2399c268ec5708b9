import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedBack, chargedFor, type Refund, refundable } from './cards.rules.ts'
import { refundableOf } from './payments.rules.ts'
import type { Payment } from './totals.rules.ts'

type CardPayment = { amount: number; charged: number; try_rate: number; refunds: Refund[] }
type Books = { payments: Payment[]; cards: CardPayment[] }

const currency = 'EUR'
const amount = fc.integer({ min: 1, max: 200_000 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('cash' as const), amount }),
  fc.record({ kind: fc.constant('card' as const), amount, rate: fc.integer({ min: 10_000, max: 700_000 }) }),
  fc.record({ kind: fc.constant('cash refund' as const), amount, isAll: fc.boolean() }),
  fc.record({ kind: fc.constant('card refund' as const), amount, isAll: fc.boolean(), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('answer' as const), isDone: fc.boolean(), which: fc.nat(5) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const waits = ({ status }: Refund) => status === 'bekliyor'
const underWay = ({ cards }: Books) =>
  cards.flatMap(({ refunds }) => refunds.filter(waits)).reduce((all, refund) => all + refund.amount, 0)

/** Does a step as the commands do: the rules say the most, and one that asks for more is refused. @returns what may go back */
function take(books: Books, asked: Step): number {
  const most = refundableOf(books.payments, currency, underWay(books))
  if (asked.kind === 'cash') books.payments.push({ status: 'eslesti', currency, amount: asked.amount })
  if (asked.kind === 'card') {
    const try_rate = asked.rate / 10_000
    books.payments.push({ status: 'eslesti', currency, amount: asked.amount })
    books.cards.push({ amount: asked.amount, charged: chargedFor(asked.amount, { try_rate }), try_rate, refunds: [] })
  }
  if (asked.kind === 'cash refund') {
    const back = asked.isAll ? most : asked.amount
    if (back > 0 && back <= most) books.payments.push({ status: 'iade', currency, amount: back })
  }
  if (asked.kind === 'card refund' || asked.kind === 'answer') {
    const card = books.cards[asked.which % Math.max(1, books.cards.length)]
    if (!card) return most
    if (asked.kind === 'answer') {
      const open = card.refunds.find(waits)
      if (!open) return most
      open.status = asked.isDone ? 'iade' : 'reddedildi'
      if (asked.isDone) books.payments.push({ status: 'iade', currency, amount: open.amount })
    } else if (!card.refunds.some(waits)) {
      const left = refundable(card, card.refunds)
      const back = asked.isAll ? Math.min(left.amount, most) : asked.amount
      if (back > 0 && back <= Math.min(left.amount, most))
        card.refunds.push({ status: 'bekliyor', amount: back, charged: chargedBack(back, left, card.try_rate) })
    }
  }
  return most
}

test('whatever is paid and given back in whatever way, no more goes back than came, in the order’s money and in kuruş', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const books: Books = { payments: [], cards: [] }
      for (const asked of steps) {
        // The oracle keeps integers of its own: what came, what went, what is on its way.
        const of = (status: string) =>
          books.payments.filter((each) => each.status === status).reduce((all, each) => all + each.amount, 0)
        const expected = of('eslesti') - of('iade') - underWay(books)
        expect(take(books, asked)).toBe(expected)
        expect(of('eslesti') - of('iade') - underWay(books)).toBeGreaterThanOrEqual(0)
        for (const card of books.cards) {
          const gone = card.refunds.filter(({ status }) => status !== 'reddedildi')
          const back = gone.reduce((all, each) => all + each.amount, 0)
          const charged = gone.reduce((all, each) => all + each.charged, 0)
          expect(back).toBeLessThanOrEqual(card.amount)
          expect(charged).toBeLessThanOrEqual(card.charged)
          if (back === card.amount) expect(charged).toBe(card.charged)
        }
      }
    }),
    { numRuns: 300 },
  )
})
