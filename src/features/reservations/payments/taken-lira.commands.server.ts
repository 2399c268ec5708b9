import { dayOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { formatMoney, fromLira, type Minor, toMajor, toMinor } from '#src/base/money.ts'
import { listNewestRates } from '#src/features/tours/rates/rates.store.server.ts'
import { rateNow } from '../cards/cards.rules.ts'
import type { OfficeFound } from '../orders/orders.admin.store.server.ts'
import type { PaymentEntry, PaymentRates } from './office-payments.schema.ts'
import { type LiraColumns, leftOfLira, returnedBy } from './taken-lira.rules.ts'

type Asking = Pick<Services, 'db' | 'now'> & { lang: string }

/** Rates at which lira pay an order now, by its foreign currencies: as a card does. */
export async function paymentRates(
  { db, now }: Pick<Services, 'db' | 'now'>,
  order: OfficeFound,
): Promise<PaymentRates> {
  const at = now()
  const newest = new Map((await listNewestRates(db, dayOf(at))).map((rate) => [rate.currency as string, rate]))
  const own = [...new Set(order.items.map(({ currency }) => currency))].filter((currency) => currency !== 'TRY')
  return own.flatMap((currency) => {
    const found = rateNow(order, currency, newest.get(currency), at)
    return found ? [{ currency, ...found.rate, is_kept_rate: found.is_kept_rate }] : []
  })
}

/**
 * What entered money is of the order, and the columns of lira taken for another currency.
 * @throws Failure 422 at the amount, the rate, or the payment that goes back
 */
export async function countedEntry(
  services: Asking,
  order: OfficeFound,
  entry: PaymentEntry,
): Promise<{ amount: Minor; lira: LiraColumns | null }> {
  const given = toMinor(entry.amount)
  if (!entry.in_lira || entry.currency === 'TRY') return { amount: given, lira: null }
  const counted =
    entry.kind === 'iade' ? returnedLira(services, order, entry, given) : await takenLira(services, order, entry, given)
  if (counted.amount <= 0) throw invalid('amount', 'errors.not_positive')
  return counted
}

async function takenLira(services: Asking, order: OfficeFound, entry: PaymentEntry, charged: Minor) {
  const known = (await paymentRates(services, order)).find(({ currency }) => currency === entry.currency)
  const try_rate = entry.try_rate ?? known?.try_rate
  if (try_rate === undefined) throw invalid('try_rate', 'errors.required')
  const rate =
    known?.try_rate === try_rate
      ? { rate_day: known.day, rate_source: known.source }
      : { rate_day: entry.paid_on, rate_source: 'elle' as const }
  return { amount: fromLira(charged, try_rate), lira: { charged, try_rate, ...rate, returns_id: null } }
}

function returnedLira({ lang }: Asking, { payments }: OfficeFound, entry: PaymentEntry, charged: Minor) {
  const paid = payments.find(({ id, status }) => id === entry.returns_id && status === 'eslesti')
  if (!paid || paid.charged === null || paid.currency !== entry.currency)
    throw invalid('returns_id', 'office.payment_in_lira')
  const try_rate = Number(paid.try_rate)
  const left = leftOfLira({ ...paid, charged: paid.charged, try_rate }, payments)
  const most = formatMoney(toMajor(left.charged), 'TRY', lang)
  if (charged > left.charged) throw invalid('amount', 'office.refund_too_much', { amount: most })
  const rate = { try_rate, rate_day: paid.rate_day!, rate_source: paid.rate_source! }
  return { amount: returnedBy(charged, left, try_rate), lira: { charged, ...rate, returns_id: paid.id } }
}
