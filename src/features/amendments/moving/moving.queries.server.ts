import { type Day, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { sum, toMajor } from '#src/base/money.ts'
import { findOtherDepartures } from '#src/features/departures/board/other-departures.store.server.ts'
import type { Seller } from '#src/features/departures/board/sale.rules.ts'
import { pricesOf } from '#src/features/departures/pricing/quote.queries.server.ts'
import { findOfficeOrder, type OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { holdWithin } from '#src/features/orders/holds.rules.ts'
import { type AgreedPrices, agreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import type { Outcome } from '#src/features/orders/money/office-payments.rules.ts'
import { isCoveredNow } from '#src/features/orders/money/payments.rules.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { agedItem } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { findBirths } from '../age-price/age-price.store.server.ts'
import { isRevivedByMove, moveDifference, movedMoney } from './moving.rules.ts'
import { MovePreview } from './moving.schema.ts'

export type Item = FoundOrder['items'][number]
export type Target = { departure_id: number; start_date: Day; end_date: Day; seats_left: number; prices: AgreedPrices }

/** Maximum number of offered departures. */
const maxTargets = 60

/** The other departures of an item's tour that have room for it, in its currency. */
export async function targetsOf(db: Db, item: Item, today: Day, seller: Seller): Promise<Target[]> {
  const { tour_id, currency, seats, departure_id: except } = item
  const others = await findOtherDepartures(db, { tour_id, currency, seats, except, today, seller }, maxTargets)
  return others.map(({ id, start_date, end_date, seats_left, ...departure }) => ({
    departure_id: id,
    start_date,
    end_date,
    seats_left,
    prices: agreedPrices({ ...departure, ...pricesOf(departure) }),
  }))
}

export const movedItem = (item: Item) => ({ ...item, ...agedItem(item) })

type Movable = Pick<OfficeFound, 'status' | 'items' | 'payments'>

/** Whether money came for an order whose hold had ended: another date gives it seats again. */
export const isRevived = (order: Movable) => isRevivedByMove(order, sumsOf(order.items, order.payments, true))

/** Whether an item has seats to move, or gets them again. */
export function isMovable(order: Movable, item: Item): boolean {
  return isTravelling(order) ? item.seats_released_at === null : isRevived(order)
}

/** The hold ends with the new dates at the latest; money that covers the deposit confirms the order. */
export function movedOutcome(order: OfficeFound): Outcome {
  // Another departure of it may be cancelled too.
  const isConfirmed = isCoveredNow(order, order.is_left_behind && order.items.length > 1)
  const starts = order.items.map(({ start_date }) => start_date)
  return {
    status: isConfirmed ? 'onayli' : order.status,
    payments: order.payments,
    hold_until: order.hold_until && holdWithin(order.hold_until, starts),
  }
}

/** Where an item can be moved, with the difference of each date. @throws Failure 404 */
export async function previewMove(
  services: Services & { lang: string },
  id: number,
  position: number,
): Promise<MovePreview> {
  const { db, localize, lang, now, settings } = services
  const today = dayOf(now())
  const order = await findOfficeOrder(db, id)
  const item = order?.items.find((each) => each.position === position)
  if (!order || !item) throw notFound()
  const isOpen = isMovable(order, item)
  const births = await findBirths(db, item.id)
  const targets = isOpen ? await targetsOf(db, item, today, 'staff') : []
  const subject = () => localize({ key: 'mail.moved_subject', values: { order_no: order.order_no } }, order.lang)
  return MovePreview.parse({
    ...item,
    item: position,
    total: toMajor(item.total),
    refusal: isOpen ? null : await localize({ key: 'office.move_not_open' }, lang),
    targets: targets.map(({ prices, ...target }) => {
      const difference = moveDifference(movedItem(item), births, { ...target, prices })
      const money = movedMoney(movedItem(item), difference, target, { status: order.status, today })
      const after = { ...item, ...money, start_date: target.start_date, end_date: target.end_date }
      const items = order.items.map((each) => (each === item ? after : each))
      const { status, hold_until } = movedOutcome({ ...order, items })
      return {
        ...target,
        difference: toMajor(difference),
        total: toMajor(sum([item.total, difference])),
        confirms: status !== order.status,
        hold_until: hold_until !== order.hold_until ? (hold_until?.toISOString() ?? null) : null,
      }
    }),
    mail: order.email === '' ? null : { to: order.email, subject: await subject() },
    sends_mail: settings.sendsMail !== false,
  })
}
