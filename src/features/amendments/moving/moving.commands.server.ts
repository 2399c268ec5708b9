import { dayOf, formatDayRange } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { type Minor, sum, toMajor } from '#src/base/money.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { writePaymentStatus } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { paperFiles, promising } from '#src/features/orders/book/papers.rules.ts'
import { voidPapers } from '#src/features/orders/book/papers.store.server.ts'
import { moveSeats, retakeElsewhere } from '#src/features/orders/book/seats.store.server.ts'
import { holdEnd } from '#src/features/orders/holds.rules.ts'
import { type Outcome, outcomeOf } from '#src/features/orders/money/office-payments.rules.ts'
import { paymentStatusOf } from '#src/features/orders/money/payments.rules.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import { confirmCovered } from '#src/features/payments/entries/settle.commands.server.ts'
import { findBirths } from '../age-price/age-price.store.server.ts'
import type { Edited, Target } from '../changes/changes.commands.server.ts'
import { differenceText, movedMail } from './moving.mail.server.ts'
import { type Item, isMovable, isRevived, movedItem, movedOutcome, targetsOf } from './moving.queries.server.ts'
import { moveDifference, movedMoney, stayingPrices } from './moving.rules.ts'
import type { MoveOrder } from './moving.schema.ts'
import { shortenHold, writeMove } from './moving.store.server.ts'

/** Moves an item of an order. @throws Failure 404; 409 when it cannot be moved there, or costs something else by now; 422 */
export function moveOrder(services: Services, target: Target, wish: MoveOrder): Promise<Edited> {
  return decideOnOrder(services, target, async (order) => {
    const item = order.items.find(({ position }) => position === wish.item)
    if (!item) throw notFound()
    const write = await preparedMove(services, order, item, {
      ...wish,
      seen: wish.total,
      staff: target.staff,
      by: 'staff',
    })
    return async (tx) => ({ status: await write(tx), message: 'office.order_moved' as const })
  })
}

export type MoveWish = {
  departure_id: number
  is_charged: boolean
  /** the total that was seen, major units; undefined when the price stays anyway */
  seen?: number
  reason: string
  sends_mail: boolean
  /** null: the customer */
  staff: Staff | null
  by: 'customer' | 'staff'
}

/**
 * The move of an item, for `decideOnOrder`: seats, days, price, papers, history and mail in one transaction. An expired order to which
 * money came takes its seats again there, and the money decides whether it is held, reported or confirmed. Money that covers what a cheaper
 * date asks for confirms it.
 * @returns what writes it, with the order's status afterwards
 * @throws Failure 409; 422 for a difference that is waived without a reason
 */
export async function preparedMove(
  services: Services,
  order: OfficeFound,
  item: Item,
  wish: MoveWish,
): Promise<(tx: Tx) => Promise<OrderStatus>> {
  const { db, now, localize, languages } = services
  const { departure_id, is_charged, reason, staff, by } = wish
  const at = now()
  const today = dayOf(at)
  const seller = by === 'customer' ? 'visitor' : 'staff'
  if (!isMovable(order, item)) throw conflict('office.move_not_open')
  const to = (await targetsOf(db, item, today, seller)).find((target) => target.departure_id === departure_id)
  if (!to) throw conflict('office.move_seats_gone')
  const difference = moveDifference(movedItem(item), await findBirths(db, item.id), to)
  if (wish.seen !== undefined && toMajor(sum([item.total, difference])) !== wish.seen)
    throw conflict('office.move_price_moved')
  if (staff && !is_charged && difference !== 0 && reason.length < 3) throw invalid('reason', 'office.move_reason')
  const charged: Minor = is_charged ? difference : 0
  const revives = isRevived(order)
  const money = movedMoney(movedItem(item), charged, to, { status: revives ? 'opsiyonlu' : order.status, today })
  const after: Item = { ...item, ...money, departure_id, start_date: to.start_date, end_date: to.end_date }
  const items = order.items.map((each) => (each === item ? after : each))
  const outcome = revives ? revivedOutcome(services, { ...order, items }, at) : movedOutcome({ ...order, items })
  const { status, hold_until } = outcome
  const label = charged === 0 ? null : await localize({ key: 'pricing.move_difference' }, order.lang)
  const mail = wish.sends_mail
    ? await movedMail(services, { ...order, status, hold_until }, { before: item, after, charged })
    : null
  const note = await noteOf(localize, (await languages())[0]!.abbr, { item, after, difference, is_charged, reason })
  const user_id = staff?.id ?? null
  return async (tx) => {
    // A birth date that was saved meanwhile.
    if (moveDifference(movedItem(item), await findBirths(tx, item.id), to) !== difference)
      throw conflict('office.move_price_moved')
    const taking = { from: item.departure_id, to, seats: item.seats }
    const short = revives
      ? await retakeElsewhere(tx, item.id, taking, today)
      : await moveSeats(tx, taking, today, seller)
    if (short !== null) throw conflict('office.move_seats_gone')
    const days = { from_start: item.start_date, from_end: item.end_date, to_start: to.start_date, to_end: to.end_date }
    const move = {
      order_item_id: item.id,
      from_departure_id: item.departure_id,
      to_departure_id: departure_id,
      ...days,
    }
    const prices = is_charged ? to.prices : stayingPrices(movedItem(item))
    await writeMove(tx, { ...move, difference, is_charged, by, reason, user_id, at }, { money, label, prices })
    await voidPapers(tx, order.id, { kinds: promising, reason: 'yenilendi', at })
    await (revives ? revive : follow)(tx, order, outcome, { now: at, user_id })
    await writePaymentStatus(tx, order.id, paymentStatusOf(sumsOf(items, order.payments, true), status))
    const event = await insertEvent(tx, { order_id: order.id, at, kind: 'bilgi', note, user_id })
    if (staff) await recordMove(tx, staff, order.id, { item, after, reason })
    const attachments = paperFiles({ ...order, status }, null)
    if (mail) await enqueue(tx, { ...mail(`order-moved:${event}`), attachments }, at)
    return status
  }
}

/** What money that came late makes of an order that has seats again, with the hold that it gets until then. */
function revivedOutcome({ settings: { holdHours } }: Services, order: OfficeFound, now: Date): Outcome {
  const starts = order.items.map(({ start_date }) => start_date)
  const hold_until = holdEnd(now, holdHours, { now, starts, days: null })
  const decision = { cause: 'decision', isConfirmedByPayment: false, now, holdHours } as const
  return outcomeOf({ ...order, status: 'opsiyonlu', hold_until }, order.payments, decision)
}

/** @throws Failure 409 when the seats of another tour of the order are gone */
async function revive(
  tx: Tx,
  { id }: OfficeFound,
  { status, hold_until }: Outcome,
  move: { now: Date; user_id: number | null },
): Promise<void> {
  const steps = [
    await transitionOrder(tx, id, { ...move, to: 'opsiyonlu', actor: 'staff', hold_until }),
    status === 'opsiyonlu' || (await transitionOrder(tx, id, { ...move, to: status, actor: 'payment' })),
  ]
  if (steps.includes(null)) throw new Error(`order ${id} cannot be revived as ${status}`)
}

/** The order is locked, so it has the status that was read. */
async function follow(
  tx: Tx,
  order: OfficeFound,
  { status, hold_until }: Outcome,
  move: { now: Date; user_id: number | null },
): Promise<void> {
  if (hold_until && order.hold_until && hold_until < order.hold_until) await shortenHold(tx, order.id, hold_until)
  if (status !== order.status) await confirmCovered(tx, order, move)
}

type Noted = { item: Item; after: Item; difference: Minor; is_charged: boolean; reason: string }

async function noteOf(
  localize: Services['localize'],
  lang: string,
  { item, after, difference, is_charged, reason }: Noted,
): Promise<string> {
  const days = ({ start_date, end_date }: Item) => formatDayRange(start_date, end_date, lang)
  const moved = await localize({ key: 'office.move_note', values: { from: days(item), to: days(after) } }, lang)
  const amount = differenceText(difference, item.currency, lang)
  const key = is_charged ? 'office.move_note_charged' : 'office.move_note_waived'
  const money = difference === 0 ? '' : await localize({ key, values: { amount } }, lang)
  return [`${item.tour_name} · ${moved}`, money, reason].filter(Boolean).join(' · ')
}

function recordMove(
  tx: Tx,
  staff: Staff,
  id: number,
  { item, after, reason }: Pick<Noted, 'item' | 'after' | 'reason'>,
): Promise<void> {
  const side = ({ start_date, total, currency }: Item) => ({ start_date, amount: toMajor(total), currency })
  return record(tx, staff, {
    action: 'update',
    entity: 'orders',
    id,
    before: side(item),
    after: { ...side(after), ...(reason && { reason }) },
  })
}

function conflict(key: 'office.move_not_open' | 'office.move_seats_gone' | 'office.move_price_moved'): Failure {
  return new Failure('conflict', { key })
}
