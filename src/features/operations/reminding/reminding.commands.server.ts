import { dayOf, formatDay } from '#src/base/dates.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { customerMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { remindedOn } from '#src/features/orders/book/reminded.store.server.ts'
import { findListed, type ListedOrder } from '#src/features/orders/list/orders-list.store.server.ts'
import { asksPassengers, passengersDays } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { assertDeparture } from '../departure-cancellation/departure-message.store.server.ts'
import { incompleteOf, missingText } from './passenger-reminders.commands.server.ts'
import { listItemsOf, type RemindedItem } from './passenger-reminders.store.server.ts'
import type { LackingOrder } from './reminding.schema.ts'
import { listStandingOrders, payingByCard } from './reminding.store.server.ts'

/** Orders of a departure that lack details of travellers, or money that was due. @throws Failure 404 */
export async function lackingOrders(services: Services, departure_id: number): Promise<LackingOrder[]> {
  const { db, now } = services
  await assertDeparture(db, departure_id)
  const today = dayOf(now())
  const orders = await findListed(db, await listStandingOrders(db, departure_id))
  const items = await itemsOf(services, departure_id)
  const ids = orders.map(({ id }) => id)
  const [reminded, paying] = await Promise.all([remindedOn(db, ids, today), payingByCard(db, ids, now())])
  return orders.flatMap((order) => {
    const { id, order_no, name, email, phone } = order
    const own = items.filter(({ order_id }) => order_id === id)
    const travellers = own.reduce((sum, item) => sum + incompleteOf(item).length, 0)
    const late_since = paying.has(id) ? null : lateSince(order, today)
    if (travellers === 0 && late_since === null) return []
    const state = stateOf(order, reminded.has(id))
    return [{ id, order_no, name, email, phone, travellers, late_since, state }]
  })
}

function stateOf({ cancel_requested, email }: ListedOrder, isReminded: boolean): LackingOrder['state'] {
  if (cancel_requested) return 'iptal-istegi'
  if (email === '') return 'e-posta-yok'
  return isReminded ? 'bugun' : 'gonderilir'
}

/**
 * Mails the customers of orders what is missing, with the link to complete it: each order in its own transaction, and at most once a day
 * together with automatic reminders.
 * @returns how many mails were queued
 * @throws Failure 404; 409 without a mail server
 */
export async function remindLacking(
  services: Services,
  staff: Staff,
  departure_id: number,
  wanted: readonly number[],
): Promise<number> {
  if (services.settings.sendsMail === false) throw new Failure('conflict', { key: 'office.remind_no_mail' })
  const lacking = await lackingOrders(services, departure_id)
  let sent = 0
  for (const { id, state } of lacking)
    if (state === 'gonderilir' && wanted.includes(id) && (await remind(services, staff, departure_id, id))) sent++
  return sent
}

/** @returns false when the order was completed or reminded meanwhile, or its customer asked to cancel */
async function remind(services: Services, staff: Staff, departure_id: number, id: number): Promise<boolean> {
  const { db } = services
  const at = services.now()
  const today = dayOf(at)
  return decideOnOrder(services, { id, version: undefined }, async (order) => {
    const items = (await itemsOf(services, departure_id)).filter(({ order_id }) => order_id === id)
    const [listed] = await findListed(db, [id])
    const people = items.filter((item) => incompleteOf(item).length > 0)
    if (!listed || listed.cancel_requested) return async () => false
    const isPaying = (await payingByCard(db, [id], at)).has(id)
    const isLate = !isPaying && lateSince(listed, today) !== null
    const mail = people.length > 0 || isLate ? await lackingMail(services, order, people, isPaying) : null
    return async (tx) => {
      if (!mail || (await remindedOn(tx, [id], today)).has(id)) return false
      const queued = mail(`lacking-reminder:${id}:${departure_id}:${today}`)
      await insertEvent(tx, { order_id: id, at, kind: 'hatirlatma', note: queued.subject, user_id: staff.id })
      await enqueue(tx, queued, at)
      const [before, after] = [{ subject: '' }, { subject: queued.subject }]
      await record(tx, staff, { action: 'update', entity: 'orders', id, before, after })
      return true
    }
  })
}

/** The missing details, and the sentence about money unless a payment is under way, in the order's language. */
async function lackingMail(
  services: Services,
  order: OfficeFound,
  people: readonly RemindedItem[],
  isPaying: boolean,
): Promise<MailFor | null> {
  const { order_no, lang } = order
  const today = dayOf(services.now())
  const missing = await Promise.all(
    people.flatMap((item) => incompleteOf(item).map((person) => missingText(services, item, person, lang))),
  )
  const [first] = people
  return customerMail(services, order, {
    subject: { key: people.length > 0 ? 'mail.lacking_subject' : 'mail.lacking_money_subject', values: { order_no } },
    text: { key: people.length > 0 ? 'mail.lacking_text' : 'mail.lacking_money_text' },
    hasPlan: !isPaying,
    facts: () => [
      ['mail.tour', order.items.map(({ tour_name }) => tour_name).join(', ')],
      ['mail.travellers_until', first && first.last_day >= today ? formatDay(first.last_day, lang) : ''],
      ['mail.travellers_missing', missing.join('; ')],
    ],
  })
}

/** Items of the departure; empty when the agency does not ask for passengers. */
async function itemsOf(services: Services, departure_id: number): Promise<RemindedItem[]> {
  return asksPassengers(services) ? listItemsOf(services.db, passengersDays(services), departure_id) : []
}

/** The day by which a missing payment was due; null for none. */
function lateSince({ due_on }: Pick<ListedOrder, 'due_on'>, today: string): string | null {
  return due_on !== null && due_on < today ? due_on : null
}
