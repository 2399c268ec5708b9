import { type Day, dayOf } from '#src/base/dates.ts'
import { invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type Currency, formatMoney, fromLira, type Minor, toLira, toMajor, toMinor } from '#src/base/money.ts'
import type { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import { listNewestRates } from '#src/features/departures/rates/rates.store.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { openOf } from '#src/features/orders/book/order.queries.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { rateNow } from '#src/features/orders/money/cards.rules.ts'
import {
  type LiraColumns,
  leftOfLira,
  openForLira,
  reportedBy,
  returnedBy,
} from '#src/features/orders/money/taken-lira.rules.ts'
import { mayReport } from '#src/features/orders/states.ts'
import type { PaymentEntry, PaymentMatch, PaymentRates } from './office-payments.schema.ts'
import type { LiraOffer } from './payments.schema.ts'

type Asking = Pick<Services, 'db' | 'now'> & { lang: string }

/** Rates at which lira pay an order now, by its foreign currencies: as a card does. */
export async function paymentRates(
  services: Pick<Services, 'db' | 'now'>,
  order: Pick<FoundOrder, 'items' | 'hold_until' | 'rate_until'>,
): Promise<PaymentRates> {
  const at = services.now()
  const newest = await newestRates(services)
  const own = [...new Set(order.items.map(({ currency }) => currency))].filter((currency) => currency !== 'TRY')
  return own.flatMap((currency) => {
    const found = rateNow(order, currency, newest.get(currency), at)
    return found ? [{ currency, ...found.rate, is_kept_rate: found.is_kept_rate }] : []
  })
}

export type NewestRates = ReadonlyMap<string, DayRate>

export async function newestRates({ db, now }: Pick<Services, 'db' | 'now'>): Promise<NewestRates> {
  return new Map((await listNewestRates(db, dayOf(now()))).map((rate) => [rate.currency, rate]))
}

/** What a customer can report into an account in lira; null without a foreign amount that is open, or without a rate for it. */
export async function liraOffer(services: Pick<Services, 'db' | 'now'>, order: FoundOrder): Promise<LiraOffer | null> {
  const open = mayReport(order) ? openForLira(openOf(order)) : null
  if (!open) return null
  const found = rateNow(order, open.currency, (await newestRates(services)).get(open.currency), services.now())
  if (!found) return null
  const lira = toMajor(toLira(open.amount, found.rate.try_rate))
  return { ...found.rate, currency: open.currency as Currency, is_kept_rate: found.is_kept_rate, open: lira }
}

export type Reported = { amount: Minor; currency: Currency; lira: LiraColumns | null }
type Asked = { wanted: Minor | null; currency: Currency }

/**
 * What a notice reports of an order: money in one of its currencies, or lira for its foreign amount.
 * @param asked in the account's currency; null: all that is open
 * @throws Failure 422 for more than is open, also when no amount was named and nothing is open; without a rate
 */
export function reportedMoney(
  order: FoundOrder,
  { wanted, currency }: Asked,
  { newest, now, lang }: { newest: NewestRates; now: Date; lang: string },
): Reported {
  const open = openOf(order)
  const foreign = currency === 'TRY' ? openForLira(open) : null
  const tooMuch = (most: Minor) =>
    invalid('amount', 'mail.notice_too_much', { amount: formatMoney(toMajor(most), currency, lang) })
  if (foreign) {
    const found = rateNow(order, foreign.currency, newest.get(foreign.currency), now)
    if (!found) throw invalid('bank_account_id', 'mail.notice_no_rate')
    const { try_rate, day: rate_day, source: rate_source } = found.rate
    const most = toLira(foreign.amount, try_rate)
    const charged = wanted ?? most
    if (charged > most) throw tooMuch(most)
    const amount = reportedBy(charged, foreign.amount, try_rate)
    if (amount <= 0) throw invalid('amount', 'errors.not_positive')
    const lira = { charged, try_rate, rate_day, rate_source, returns_id: null }
    return { amount, currency: foreign.currency as Currency, lira }
  }
  const own = open.find((each) => each.currency === currency)
  if (!own) throw invalid('bank_account_id', 'mail.notice_currency')
  const amount = wanted ?? own.amount
  if (amount === 0) throw invalid('amount', 'errors.required')
  if (amount > own.amount) throw tooMuch(own.amount)
  return { amount, currency, lira: null }
}

type Row = OfficeFound['payments'][number]

/**
 * What a matched notice is of the order, and the columns of lira when others came than reported, or at another rate.
 * @throws Failure 422 at the amount, or at a rate of a notice that is not in lira
 */
export async function countedMatch(
  services: Pick<Services, 'db' | 'now'>,
  order: OfficeFound,
  row: Row,
  { amount, try_rate }: Pick<PaymentMatch, 'amount' | 'try_rate'>,
) {
  const given = amount === undefined ? null : toMinor(amount)
  if (row.charged === null) {
    if (try_rate !== undefined) throw invalid('try_rate', 'office.payment_not_lira')
    return { amount: given ?? row.amount, lira: null }
  }
  const reported = Number(row.try_rate)
  const [charged, rate] = [given ?? row.charged, try_rate ?? reported]
  if (charged === row.charged && rate === reported) return { amount: row.amount, lira: null }
  const { rate_day, rate_source } =
    rate === reported ? row : originOf(rate, row.paid_on, await rateOf(services, order, row.currency))
  const counted = fromLira(charged, rate)
  if (counted <= 0) throw invalid('amount', 'errors.not_positive')
  return {
    amount: counted,
    lira: {
      charged,
      try_rate: rate,
      rate_day: rate_day!,
      rate_source: rate_source!,
      reported_charged: row.charged,
      reported_rate: reported,
      reported_rate_day: row.rate_day,
      reported_rate_source: row.rate_source,
    },
  }
}

/** The rate at which lira pay a foreign currency of an order now. */
async function rateOf(services: Pick<Services, 'db' | 'now'>, order: OfficeFound, currency: string) {
  return (await paymentRates(services, order)).find((rate) => rate.currency === currency)
}

/** Source and day of a rate: those of the known one, or staff's own on the day of the payment. */
function originOf(
  try_rate: number,
  paid_on: Day,
  known: PaymentRates[number] | undefined,
): Pick<LiraColumns, 'rate_day' | 'rate_source'> {
  return known?.try_rate === try_rate
    ? { rate_day: known.day, rate_source: known.source }
    : { rate_day: paid_on, rate_source: 'elle' }
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
  const known = await rateOf(services, order, entry.currency)
  const try_rate = entry.try_rate ?? known?.try_rate
  if (try_rate === undefined) throw invalid('try_rate', 'errors.required')
  const origin = originOf(try_rate, entry.paid_on, known)
  return { amount: fromLira(charged, try_rate), lira: { charged, try_rate, ...origin, returns_id: null } }
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
