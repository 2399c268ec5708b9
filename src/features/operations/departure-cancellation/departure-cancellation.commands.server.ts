import { type Day, dayOf, formatDay } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { preparedChange } from '#src/features/amendments/changes/changes.commands.server.ts'
import { preparedMove } from '#src/features/amendments/moving/moving.commands.server.ts'
import { findOtherDepartures } from '#src/features/departures/board/other-departures.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import { choiceMail } from './departure-cancellation.mail.server.ts'
import { choicesOf, hasBegun, itemsOn } from './departure-cancellation.queries.server.ts'
import { reasonIn } from './departure-cancellation.rules.ts'
import type { AnswerOrder, CancelDeparture } from './departure-cancellation.schema.ts'
import {
  findDaysOf,
  findDepartureCancellation,
  findUnnotified,
  insertDepartureCancellation,
  listAffected,
  lockForCancelling,
  markNotified,
} from './departure-cancellation.store.server.ts'

/**
 * Cancels a departure: it goes off sale for good, and everybody who holds seats on it is asked what they want. A second click, or
 * a second clerk, changes nothing: the first reason stays.
 * @throws Failure 404; 409 when it has left; 422 for an offered date that nobody can book
 */
export async function cancelDeparture(
  services: Services & { lang: string },
  staff: Staff,
  departure_id: number,
  { reason, reason_en, offered }: CancelDeparture,
): Promise<void> {
  const { db, now, lang } = services
  const at = now()
  await transaction(db, async (tx) => {
    const departure = await lockForCancelling(tx, departure_id)
    if (!departure) throw notFound()
    if (departure.start_date < dayOf(at)) throw new Failure('conflict', { key: 'office.departure_left' })
    const cancellation = { departure_id, reason, reason_en, offered: offered ?? null, user_id: staff.id, at }
    if (!(await insertDepartureCancellation(tx, cancellation))) return
    // After the insert: a repeat changes nothing, even if the dates have changed since.
    if (offered) await checkOffered(tx, { ...departure, id: departure_id, today: dayOf(at), lang }, offered)
    const before = { status: departure.status }
    const after = { status: 'iptal', reason, ...(offered && { offered }) }
    await record(tx, staff, { action: 'update', entity: 'departures', id: departure_id, before, after })
  })
  // Not in the same transaction: it locks the departure, and orders are locked before departures.
  await listAffected(db, departure_id)
  await tellLeftBehind(services)
}

type Cancelled = { id: number; tour_id: number; currency: string; today: Day; lang: string }

/** @throws Failure 422 for a date that is not one of the tour's others, that is past, or that has no seat left */
async function checkOffered(tx: Tx, { id, tour_id, currency, today, lang }: Cancelled, offered: readonly number[]) {
  if (offered.length === 0) return
  const wanted = { tour_id, currency, seats: 1, except: id, today, seller: 'visitor', among: offered } as const
  const bookable = new Set((await findOtherDepartures(tx, wanted, offered.length)).map((each) => each.id))
  const refused = offered.filter((each) => !bookable.has(each))
  if (refused.length === 0) return
  const days = await findDaysOf(tx, tour_id, refused)
  const day = refused.includes(id) ? undefined : days.get(refused[0]!)
  if (day === undefined) throw invalid('offered', 'office.offered_unknown')
  throw invalid('offered', day < today ? 'office.offered_past' : 'office.offered_full', { day: formatDay(day, lang) })
}

/** Mails per run; the next run continues. */
const maxNotified = 200

/**
 * Mails customers of cancelled departures who were not mailed yet, each in its own transaction. Several processes may run it concurrently.
 * @returns how many mails were queued
 */
export async function tellLeftBehind(services: Services): Promise<number> {
  const pending = await findUnnotified(services.db, maxNotified)
  let notified = 0
  for (const id of new Set(pending.map(({ departure_id }) => departure_id))) await listAffected(services.db, id)
  for (const { departure_id, order_id } of pending) if (await tell(services, departure_id, order_id)) notified++
  return notified
}

function tell(services: Services, departure_id: number, order_id: number): Promise<boolean> {
  const { localize, languages, now } = services
  return decideOnOrder(services, { id: order_id, version: undefined }, async (order) => {
    const choice = (await choicesOf(services, order)).find((each) => each.departure_id === departure_id)
    const mail = choice ? await choiceMail(services, order, choice) : null
    const note = await localize({ key: 'office.departure_told' }, (await languages())[0]!.abbr)
    return async (tx) => {
      const at = now()
      if (!mail || !(await markNotified(tx, departure_id, order_id, at))) return false
      await insertEvent(tx, { order_id, at, kind: 'bilgi', note })
      await enqueue(tx, mail(`departure-cancelled:${departure_id}:${order_id}`), at)
      return true
    }
  })
}

/** Who answers, and the texts of refusals. `over`: already answered; `gone`: no seats; `begun`: staff decide the refund. */
type Answering = {
  staff: Staff | null
  order_id: number
  refused: { over: StringKey; gone: StringKey; begun: StringKey }
}

/**
 * Answers for one order of a cancelled departure: another date at the same price, or a full refund. The order is locked, so a second answer
 * is refused.
 * @throws Failure 409 when it is already answered, the date has no seats, or another tour has begun before a refund; 422 without a date
 */
export function answerFor(
  services: Services & { lang: string },
  departure_id: number,
  { answer, to }: AnswerOrder,
  { staff, order_id, refused }: Answering,
): Promise<OrderStatus> {
  return decideOnOrder(services, { id: order_id, version: undefined }, async (order) => {
    const cancelled = await findDepartureCancellation(services.db, departure_id)
    const items = itemsOn(order, departure_id)
    if (!cancelled || items.length === 0) throw new Failure('conflict', { key: refused.over })
    const reason = reasonIn(order.lang, cancelled)
    const by = staff ? 'staff' : 'customer'
    if (answer === 'refund') {
      if (hasBegun(order, dayOf(services.now()))) throw new Failure('conflict', { key: refused.begun })
      const wish = { status: 'iptal', by: 'agency', reason, sends_mail: true } as const
      const write = await preparedChange(services, order, { ...wish, kept: [] }, staff)
      return async (tx) => (await write(tx)).status
    }
    if (to === null) throw invalid('to', 'errors.required')
    // Staff may agree on any date on the telephone.
    if (!staff && cancelled.offered && !cancelled.offered.includes(to))
      throw new Failure('conflict', { key: refused.gone })
    const wish = { departure_id: to, is_charged: false, reason: cancelled.reason, sends_mail: true, staff, by } as const
    const moves = await Promise.all(items.map((item) => preparedMove(services, order, item, wish))).catch(inWords)
    return async (tx) => {
      for (const move of moves) await move(tx).catch(inWords)
      return order.status
    }
  })

  function inWords(error: unknown): never {
    if (error instanceof Failure && error.text.key === 'office.move_seats_gone')
      throw new Failure('conflict', { key: refused.gone })
    throw error
  }
}
