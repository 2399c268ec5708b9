import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import { balanceDueOn } from '#src/features/departures/pricing/balance-due.rules.ts'
import { type PriceRow, priceParty } from '#src/features/departures/pricing/pricing.rules.ts'
import { planOf } from './plan.rules.ts'
import { type Payment, totalsOf } from './totals.rules.ts'

/** The payment plan of an order against the same rules in whole numbers, written the slow way (docs/rules.md, Money). */
const today = '2026-11-22'
const currencies = ['TRY', 'EUR', 'USD'] as const
const amount = fc.integer({ min: 0, max: 90_000_00 })
const tourOf = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  currency: fc.constantFrom(...currencies),
  multi_room_price: amount,
  adults: fc.integer({ min: 1, max: 6 }),
  deposit_rate: fc.integer({ min: 0, max: 100 }),
  deposit_per_person: fc.option(fc.integer({ min: 0, max: 30_000_00 })),
  balance_due_days: fc.integer({ min: 0, max: 60 }),
  full_payment_days: fc.integer({ min: 0, max: 60 }),
})
type Tour = typeof tourOf extends fc.Arbitrary<infer T> ? T : never

function itemOf({ days, currency, multi_room_price, adults, ...rules }: Tour) {
  const start_date = addDays(today, days)
  const row: PriceRow = { multi_room_price, single_room_price: multi_room_price, child_prices: [] }
  const rooms = { nights: 0, child_bands: [], child_price_min_adults: 2, kdv_rate: 20 }
  const balance_due_on = balanceDueOn({ start_date, ...rules }, today)
  const party = { adults, childrenAges: [], singleRooms: 0 }
  return { currency, ...priceParty(row, { ...rooms, ...rules, balance_due_on }, party) }
}

type Share = { total: bigint; now: bigint; later: bigint; day: Day | null }

/** What is due at booking of one tour, and the rest with its day. */
function expected({ days, multi_room_price, adults, ...rules }: Tour): Share {
  const total = BigInt(multi_room_price) * BigInt(adults)
  const whole: Share = { total, now: total, later: 0n, day: null }
  const { deposit_per_person, deposit_rate, balance_due_days, full_payment_days } = rules
  if (days <= full_payment_days || days <= balance_due_days) return whole
  const wanted =
    deposit_per_person === null
      ? (2n * total * BigInt(deposit_rate) + 100n) / 200n // half a kuruş up
      : BigInt(deposit_per_person) * BigInt(adults)
  if (wanted <= 0n || wanted >= total) return whole
  return { total, now: wanted, later: total - wanted, day: addDays(today, days - balance_due_days) }
}

const add = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n)
const cart = fc.array(tourOf, { minLength: 1, maxLength: 5 })
const runs = { seed: 20261122, numRuns: 500 }

test('of each currency the deposit and the balances are those of its tours, and add up to the total', () => {
  fc.assert(
    fc.property(cart, (tours) => {
      const totals = totalsOf(tours.map(itemOf))
      expect(totals.map(({ currency }) => currency)).toEqual([...new Set(tours.map(({ currency }) => currency))])
      for (const { currency, total, price, kdv, deposit, balances } of totals) {
        const shares = tours.filter((tour) => tour.currency === currency).map(expected)
        expect(BigInt(total)).toBe(add(shares.map((share) => share.total)))
        expect(BigInt(deposit)).toBe(add(shares.map((share) => share.now)))
        expect(price + kdv).toBe(total)
        expect(deposit + balances.reduce((all, each) => all + each.amount, 0)).toBe(total)
        const days = [...new Set(shares.flatMap(({ day }) => day ?? []))].sort()
        expect(balances.map(({ due_on, amount }) => [due_on, BigInt(amount)])).toEqual(
          days.map((day) => [day, add(shares.filter((share) => share.day === day).map(({ later }) => later))]),
        )
      }
    }),
    runs,
  )
})

test('inside full_payment_days, and from the day of the balance on, the whole is due at once', () => {
  fc.assert(
    fc.property(tourOf, (tour) => {
      const { deposit, total, balance_due_on } = itemOf(tour)
      const isNear = tour.days <= Math.max(tour.full_payment_days, tour.balance_due_days)
      if (isNear) expect([deposit, balance_due_on]).toEqual([total, null])
      if (balance_due_on === null) expect(deposit).toBe(total)
      else {
        expect(balance_due_on > today).toBe(true)
        expect(daysBetween(balance_due_on, addDays(today, tour.days))).toBe(tour.balance_due_days)
        expect(deposit > 0 && deposit < total).toBe(true)
      }
    }),
    runs,
  )
})

const paymentOf = fc.record({
  status: fc.constantFrom('eslesti' as const, 'bildirildi' as const, 'reddedildi' as const),
  currency: fc.constantFrom(...currencies),
  amount: fc.integer({ min: 1, max: 200_000_00 }),
})

test('the steps that are open are what the payments of the same currency do not cover, by day', () => {
  fc.assert(
    fc.property(cart, fc.array(paymentOf, { maxLength: 4 }), fc.boolean(), (tours, payments: Payment[], isHeld) => {
      const totals = totalsOf(tours.map(itemOf))
      const until = new Date('2026-11-23T11:05:00Z')
      const steps = planOf({ totals, hold: isHeld ? { until } : null, today, payments })
      const open = steps.filter(({ kind }) => ['now', 'until', 'by'].includes(kind)).flatMap(({ amounts }) => amounts)
      for (const currency of currencies) {
        const owed = add(tours.filter((tour) => tour.currency === currency).map((tour) => expected(tour).total))
        const came = payments.filter((payment) => payment.currency === currency && payment.status !== 'reddedildi')
        const covered = add(came.map((payment) => BigInt(payment.amount)))
        const rest = open.filter((each) => each.currency === currency)
        expect(add(rest.map((each) => BigInt(each.amount)))).toBe(owed > covered ? owed - covered : 0n)
      }
      const days = steps.flatMap((step) => (step.kind === 'by' ? [step.due_on] : []))
      expect(days).toEqual([...new Set(days)].sort())
    }),
    runs,
  )
})
