import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { sum, toMajor } from '#src/base/money.ts'
import { findOtherDepartures } from '#src/features/departures/board/other-departures.store.server.ts'
import type { Seller } from '#src/features/departures/board/sale.rules.ts'
import { findShownDeparture } from '#src/features/departures/board/shown-departure.store.server.ts'
import { refundDays } from '#src/features/departures/policies/policies.links.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { netPaid } from '#src/features/orders/money/payments.rules.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import { answerOf, reasonIn } from './departure-cancellation.rules.ts'
import {
  type Alternative,
  type CancelledTour,
  DepartureCancelling,
  type DepartureChoice,
} from './departure-cancellation.schema.ts'
import {
  findAffected,
  findDepartureCancellation,
  findOpenCancellations,
} from './departure-cancellation.store.server.ts'

/** Dates that a customer is offered at most, and those that staff choose from. */
const [maxAlternatives, maxOfferable] = [12, 100]

/** Whether another tour of the order, which is not cancelled, has begun: then staff decide the amount of the refund. */
export function hasBegun({ items }: Pick<FoundOrder, 'items'>, today: Day): boolean {
  return items.some(
    ({ is_departure_cancelled, seats_released_at, start_date }) =>
      !is_departure_cancelled && seats_released_at === null && start_date <= today,
  )
}

export function itemsOn(order: Pick<FoundOrder, 'items'>, departure_id: number): FoundOrder['items'] {
  return order.items.filter((item) => item.departure_id === departure_id && item.seats_released_at === null)
}

/** Other dates of the tour with seats for all of the items, among those that staff offer. The price stays. */
async function alternativesOf(
  db: Db,
  items: FoundOrder['items'],
  today: Day,
  among: readonly number[] | null,
): Promise<Alternative[]> {
  const { tour_id, currency, departure_id: except } = items[0]!
  const seats = sum(items.map((item) => item.seats))
  const wanted = { tour_id, currency, seats, except, today, seller: 'visitor', among } as const
  return presentOthers(await findOtherDepartures(db, wanted, maxAlternatives))
}

function presentOthers(others: Awaited<ReturnType<typeof findOtherDepartures>>): Alternative[] {
  return others.map(({ id: departure_id, start_date, end_date, seats_left }) => {
    return { departure_id, start_date, end_date, seats_left }
  })
}

/** The pending choices of an order: one for each cancelled departure on which it still holds seats. */
export async function choicesOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  order: FoundOrder,
): Promise<DepartureChoice[]> {
  if (!order.is_left_behind) return []
  const today = dayOf(now())
  const sums = sumsOf(order.items, order.payments, true)
  const toMajors = (amountOf: (sum: (typeof sums)[number]) => number) =>
    sums.flatMap((each) =>
      amountOf(each) > 0 ? [{ currency: each.currency as 'TRY', amount: toMajor(amountOf(each)) }] : [],
    )
  const refund = toMajors(netPaid)
  const reported = toMajors((each) => each.reported)
  const found = await findOpenCancellations(db, order.id)
  return Promise.all(
    found.map(async ({ departure_id, offered, ...texts }) => {
      const items = itemsOn(order, departure_id)
      return {
        ...tourOf(items[0]!),
        reason: reasonIn(order.lang, texts),
        alternatives: await alternativesOf(db, items, today, offered),
        may_refund: !hasBegun(order, today),
        refund,
        reported,
        refund_by: addDays(today, refundDays),
        has_other_tours: items.length < order.items.length,
      }
    }),
  )
}

function tourOf({ departure_id, tour_name, start_date, end_date }: FoundOrder['items'][number]): CancelledTour {
  return { departure_id, tour_name, start_date, end_date }
}

/** The tours of an order whose departure is cancelled, and that have no choice yet. */
export function cancelledToursOf(
  { items }: Pick<FoundOrder, 'items'>,
  choices: readonly DepartureChoice[],
): CancelledTour[] {
  const asked = new Set(choices.map(({ departure_id }) => departure_id))
  return items
    .filter(({ is_departure_cancelled, seats_released_at }) => is_departure_cancelled && seats_released_at === null)
    .filter(({ departure_id }) => !asked.has(departure_id))
    .map(tourOf)
}

/** A departure with the orders that its cancellation concerns, before and after it. @throws Failure 404 */
export async function showCancelling(
  { db, now, settings, lang }: Services & { lang: string },
  id: number,
): Promise<DepartureCancelling> {
  const departure = await findShownDeparture(db, lang, id)
  if (!departure) throw notFound()
  const today = dayOf(now())
  const cancelled = await findDepartureCancellation(db, id)
  const affected = await findAffected(db, id, today)
  const wanted = { tour_id: departure.product_id, currency: departure.currency, except: id, today }
  const parties = new Set([1, ...affected.map(({ seats }) => seats)])
  const othersFor = async (seller: Seller) => {
    const found = [...parties].map((seats) => findOtherDepartures(db, { ...wanted, seats, seller }, maxOfferable))
    return (await Promise.all(found)).flat()
  }
  const offerable = await othersFor('visitor')
  const found = new Map([...offerable, ...(await othersFor('staff'))].map((each) => [each.id, each]))
  const alternatives = presentOthers([...found.values()]).toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
  const orders = affected.map(({ move, cancelled: own, paid, reported, told_at, ...order }) => {
    const answered = answerOf({ ...order, move, cancelled: own })
    const fitting = answered.answer === null ? alternatives.filter(({ seats_left }) => seats_left >= order.seats) : []
    return {
      ...order,
      ...answered,
      paid: paid.map((each) => ({ ...each, amount: toMajor(each.amount) })),
      reported: reported.map((each) => ({ ...each, amount: toMajor(each.amount) })),
      told_at: told_at?.toISOString() ?? null,
      moved_to: answered.answer === 'moved' && move ? { start_date: move.start_date, end_date: move.end_date } : null,
      alternatives: fitting.map(({ departure_id }) => departure_id),
    }
  })
  return DepartureCancelling.parse({
    ...departure,
    cancelled: cancelled ? { ...cancelled, at: cancelled.at.toISOString() } : null,
    has_left: departure.start_date < today,
    orders: orders.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null)),
    open: orders.filter(({ answer }) => answer === null).length,
    alternatives,
    offerable: [...new Set(offerable.map((each) => each.id))],
    sends_mail: settings.sendsMail !== false,
  })
}
