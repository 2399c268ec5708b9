import { dayOf, formatDay } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, type Text } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { toMajor, toMajors, toMinor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { insertCancellation } from '#src/features/orders/book/cancelling.store.server.ts'
import { endLinks, findOrderIds, lockNextEnded, writeCustomer } from '#src/features/orders/book/changes.store.server.ts'
import { decideOnOrder, type Seen } from '#src/features/orders/book/decide.commands.server.ts'
import { foundOfficeOrder, type OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { writePaymentStatus } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { paperFiles, statementFile } from '#src/features/orders/book/papers.rules.ts'
import { findSeatsLeft, sumByDeparture } from '#src/features/orders/book/seats.store.server.ts'
import { holdEnd } from '#src/features/orders/holds.rules.ts'
import { linkMail } from '#src/features/orders/lookup/lookup.mail.server.ts'
import { isSameEmail } from '#src/features/orders/lookup/lookup.rules.ts'
import { type Deduction, presentDeduction } from '#src/features/orders/money/cancelling.rules.ts'
import { paymentStatusOf, statusAfterPayment } from '#src/features/orders/money/payments.rules.ts'
import { sumsOf, totalsOf } from '#src/features/orders/money/totals.rules.ts'
import { isReleased } from '#src/features/orders/states.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import { deductionOfOrder } from '../cancelling/cancelling.queries.server.ts'
import { changeMail, changeTexts, declinedMail } from './changes.mail.server.ts'
import { type ChangeKind, type ChangePlan, planChange, type Refusal } from './changes.rules.ts'
import type { ChangeCustomer, ChangePreview, ChangeQuery, ChangeStatus, DeclineCancel } from './changes.schema.ts'

/** Services, with the language of the answer. */
export type OfficeCall = Services & { lang: string }
export type Target = Seen & { staff: Staff }
export type Edited = { status: OrderStatus; message: StringKey }

const done: Record<ChangeKind, StringKey> = {
  confirm: 'office.order_confirmed',
  complete: 'office.order_completed',
  cancel: 'office.order_cancelled',
  extend: 'office.order_extended',
  revive: 'office.order_revived',
}

/** Effects of a change, computed by the function that makes the change. @throws Failure 404 */
export async function previewChange(services: OfficeCall, id: number, query: ChangeQuery): Promise<ChangePreview> {
  const { db, localize, lang, settings } = services
  const order = await foundOfficeOrder(db, id)
  const plan = await planOfChange(services, order, query)
  const deduction = plan.kind === 'cancel' ? deductionOfOrder(order, services.now(), query) : null
  const texts = changeTexts(order, plan, query.by, deduction)
  return {
    ...plan,
    refusal: plan.refusal && (await localize(refusalText(plan.refusal, lang), lang)),
    hold_until: plan.hold_until?.toISOString() ?? null,
    money: plan.money.map(({ currency, ...amounts }) => ({ currency, ...toMajors(amounts) })),
    mail: texts && order.email !== '' ? { to: order.email, subject: await localize(texts.subject, order.lang) } : null,
    deduction: deduction && presentDeduction(deduction),
    sends_mail: settings.sendsMail !== false,
  }
}

/** Changes the status of an order by hand. @throws Failure 404; 409 when it is not possible, with the reason; 422 at the field */
export function changeStatus(services: OfficeCall, target: Target, wish: ChangeStatus): Promise<Edited> {
  return decideOnOrder(services, target, (order) => {
    if (wish.status === 'iptal' && wish.reason.length < 3) throw invalid('reason', 'errors.required')
    return preparedChange(services, order, wish, target.staff)
  })
}

/**
 * A change of status by the agency, for `decideOnOrder`.
 * @param staff null when the customer chose it among what the agency offers
 * @throws Failure 409 when it is not possible, with the reason; 422 at the field
 */
export async function preparedChange(
  services: OfficeCall,
  order: OfficeFound,
  wish: ChangeStatus,
  staff: Staff | null,
): Promise<(tx: Tx) => Promise<Edited>> {
  const { reason, by, sends_mail } = wish
  const plan = await planOfChange(services, order, wish)
  if (plan.refusal) throw refused(plan.refusal, services.lang)
  const deduction = plan.kind === 'cancel' ? decidedDeduction(order, wish, services.now()) : null
  const texts = sends_mail ? changeTexts(order, plan, by, deduction) : null
  const mail = texts && (await changeMail(services, order, plan, { texts, deduction, reason: deduction ? reason : '' }))
  return async (tx) => {
    const at = services.now()
    const event = await writeChange(tx, order, plan, { staff, at, note: reason, deduction })
    if (deduction) {
      const who = by === 'agency' ? 'agency' : 'staff'
      const user_id = staff?.id ?? null
      await insertCancellation(tx, { order_id: order.id, by: who, at, reason, user_id, deduction })
    }
    const attachments =
      plan.to === 'onayli' ? paperFiles({ ...order, status: plan.to }, null) : deduction ? [statementFile(order)] : []
    if (mail) await enqueue(tx, { ...mail(`order-status:${event}`), attachments }, at)
    return { status: plan.to, message: done[plan.kind] }
  }
}

/** Declines the customer's pending request to cancel; the order stays valid. @throws Failure 409 without a request, or on a cancelled departure */
export function declineCancel(
  services: OfficeCall,
  target: Target,
  { reason, sends_mail }: DeclineCancel,
): Promise<Edited> {
  return decideOnOrder(services, target, async (order) => {
    if (order.cancel_requested_at === null) throw new Failure('conflict', { key: 'office.no_cancel_request' })
    // The mail would promise a journey that does not take place.
    if (order.is_left_behind) throw new Failure('conflict', { key: 'office.order_left_behind' })
    const mail = sends_mail ? await declinedMail(services, order, reason) : null
    return async (tx) => {
      const at = services.now()
      const { id: user_id } = target.staff
      const event = await insertEvent(tx, { order_id: order.id, at, kind: 'iptal-yaniti', note: reason, user_id })
      const requested = { cancel_requested: true }
      const after = { cancel_requested: false, reason }
      await record(tx, target.staff, { action: 'update', entity: 'orders', id: order.id, before: requested, after })
      if (mail) await enqueue(tx, mail(`order-cancel-declined:${event}`), at)
      return { status: order.status, message: 'office.cancel_declined' }
    }
  })
}

/**
 * Corrects the customer's name, city, e-mail or telephone. Accepted contracts keep the old values. A new e-mail address ends all links
 * of the order and gets a new one, so that the recipient at the wrong address loses access (decision 0107).
 * @throws Failure 404; 409; 422 for an e-mail address that would be forgotten
 */
export function changeCustomer(services: OfficeCall, target: Target, wish: ChangeCustomer): Promise<Edited> {
  return decideOnOrder(services, target, async (order) => {
    const before = { name: order.name, city: order.city, email: order.email, phone: order.phone }
    const { name = before.name, city = before.city, email = before.email, phone = before.phone, reason } = wish
    if (email === '' && before.email !== '') throw invalid('email', 'errors.required')
    const details = { name, city, email, phone }
    const changed = (Object.keys(details) as (keyof typeof details)[]).filter(
      (field) => details[field] !== before[field],
    )
    const what = changed.map((field) => `${before[field]} → ${details[field]}`).join(', ')
    const endsLinks = before.email !== '' && !isSameEmail(email, before.email)
    const renewed = { ...order, ...details, key_epoch: order.key_epoch + 1 }
    const mail = endsLinks ? await linkMail(services, renewed, 'mail.link_renewed') : null
    return async (tx) => {
      const at = services.now()
      await writeCustomer(tx, order.id, details)
      if (endsLinks) await endLinks(tx, order.id)
      const note = [what, reason].filter(Boolean).join('\n')
      const event = await insertEvent(tx, { order_id: order.id, at, kind: 'bilgi', note, user_id: target.staff.id })
      await record(tx, target.staff, { action: 'update', entity: 'orders', id: order.id, before, after: details })
      if (mail) await enqueue(tx, mail(`order-link:${order.id}:corrected:${event}`), at)
      const { sendsMail } = services.settings
      const linkMessage = sendsMail === false ? 'office.customer_link_ended' : 'office.customer_link_renewed'
      return { status: order.status, message: endsLinks ? linkMessage : 'office.customer_changed' }
    }
  })
}

/** Adds an internal note to orders. Unknown ids are left out. @returns how many got it */
export async function addNotes(
  { db, now }: Services,
  staff: Staff,
  ids: readonly number[],
  note: string,
): Promise<number> {
  return transaction(db, async (tx) => {
    const found = await findOrderIds(tx, ids)
    for (const order_id of found) {
      const id = await insertEvent(tx, { order_id, at: now(), kind: 'not', note, user_id: staff.id })
      await record(tx, staff, { action: 'create', entity: 'order_events', id, before: null, after: { order_id, note } })
    }
    return found.length
  })
}

/** Completes those of the orders that are confirmed and whose tours have ended, each in its own transaction. */
export async function completeOrders(
  services: OfficeCall,
  staff: Staff,
  ids: readonly number[],
): Promise<{ changed: number; left: number }> {
  let changed = 0
  for (const id of await findOrderIds(services.db, ids)) {
    const target = { id, version: undefined, staff }
    const wish: ChangeStatus = { status: 'tamamlandi', by: 'agency', reason: '', kept: [], sends_mail: false }
    const isDone = await changeStatus(services, target, wish).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'conflict') return false
        throw error
      },
    )
    if (isDone) changed++
  }
  return { changed, left: ids.length - changed }
}

/**
 * Completes confirmed orders that are paid in full and whose last tour has ended, each in its own transaction. One that still
 * owes stays open for staff. @returns how many
 */
export async function completeEnded(db: Db, now: Date): Promise<number> {
  let completed = 0
  const one = (tx: Tx) =>
    lockNextEnded(tx, dayOf(now)).then(
      async (id) =>
        id !== undefined && (await transitionOrder(tx, id, { to: 'tamamlandi', actor: 'system', now })) !== null,
    )
  while (await transaction(db, one)) completed++
  return completed
}

async function planOfChange(
  { db, now, settings }: Services,
  order: OfficeFound,
  { status, hold_until }: Pick<ChangeQuery, 'status' | 'hold_until'>,
): Promise<ChangePlan> {
  const at = now()
  const isReviving = status === 'opsiyonlu' && isReleased(order)
  const wanted = sumByDeparture(order.items)
  const left = isReviving ? await findSeatsLeft(db, [...wanted.keys()], dayOf(at)) : new Map<number, number>()
  const areSeatsFree = !isReviving || [...wanted].every(([id, seats]) => (left.get(id) ?? 0) >= seats)
  const { items, payments } = order
  const revivedTo = statusAfterPayment({
    status: 'opsiyonlu',
    totals: totalsOf(items),
    payments,
    cause: 'decision',
    isConfirmedByPayment: false,
  })
  const waits = { isLeftBehind: order.is_left_behind, hasCancelRequest: order.cancel_requested_at !== null }
  const facts = { ...order, ...waits, sums: sumsOf(items, payments, true), now: at, areSeatsFree, revivedTo }
  const base = !isReviving && order.hold_until && order.hold_until > at ? order.hold_until : at
  const starts = items.map(({ start_date }) => start_date)
  return planChange(facts, status, hold_until ?? holdEnd(base, settings.holdHours, { now: at, starts, days: null }))
}

type Writing = { staff: Staff | null; at: Date; note: string; deduction: Deduction | null }

/** @returns the event's id */
async function writeChange(
  tx: Tx,
  order: OfficeFound,
  plan: ChangePlan,
  { staff, at, note, deduction }: Writing,
): Promise<number> {
  const { from, to, hold_until } = plan
  const move = { now: at, user_id: staff?.id ?? null, hold_until }
  // Money that came after the hold decides the status of a revived order immediately, as for an open order.
  const isPaid = plan.kind === 'revive' && to !== 'opsiyonlu'
  const first = await transitionOrder(tx, order.id, { ...move, to: isPaid ? 'opsiyonlu' : to, actor: 'staff', note })
  const event = first && isPaid ? await transitionOrder(tx, order.id, { ...move, to, actor: 'payment' }) : first
  if (event === null) throw new Failure('conflict', { key: 'office.order_transition' })
  const sums = sumsOf(order.items, order.payments, !isReleased({ status: to }))
  await writePaymentStatus(tx, order.id, paymentStatusOf(sums, to))
  if (!staff) return event
  await record(tx, staff, {
    action: 'update',
    entity: 'orders',
    id: order.id,
    before: { status: from, hold_until: order.hold_until },
    after: {
      status: to,
      hold_until: hold_until ?? order.hold_until,
      ...(note && { reason: note }),
      ...(deduction && { kept: keptText(deduction) }),
    },
  })
  return event
}

/** The deduction by staff's decision or by the policies. @throws Failure 409 when another day's was seen; 422 for more than the price */
function decidedDeduction(order: OfficeFound, { by, kept, day }: ChangeStatus, now: Date): Deduction {
  const decided = new Map(kept.map(({ currency, amount }) => [currency as string, toMinor(amount)]))
  for (const { currency, total } of totalsOf(order.items))
    if ((decided.get(currency) ?? 0) > total) throw invalid('kept', 'office.kept_too_much')
  const deduction = deductionOfOrder(order, now, { by, decided })
  if (day !== undefined && day !== deduction.day) throw new Failure('conflict', { key: 'office.day_changed' })
  return deduction
}

/** For the record: `1500 TRY`. */
function keptText({ sums }: Deduction): string {
  return sums.flatMap(({ currency, kept }) => (kept === null ? [] : [`${toMajor(kept)} ${currency}`])).join(', ')
}

function refused(refusal: Refusal, lang: string): Failure {
  const { key, values } = refusalText(refusal, lang)
  if (refusal.key === 'hold_past' || refusal.key === 'hold_too_long') return invalid('hold_until', key)
  return new Failure('conflict', { key, ...(values && { values }) })
}

function refusalText(refusal: Refusal, lang: string): Text {
  if (refusal.key !== 'order_not_ended') return { key: `office.${refusal.key}` }
  return { key: 'office.order_not_ended', values: { date: formatDay(refusal.after, lang) } }
}
