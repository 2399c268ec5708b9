import { dayOf } from '#src/base/dates.ts'
import { Failure, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, type Minor, toMajor } from '#src/base/money.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { customerMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { writePaymentStatus } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { paperFiles } from '#src/features/orders/book/papers.rules.ts'
import { ageDifference, withDifference } from '#src/features/orders/money/age-price.rules.ts'
import { isCoveredNow, paymentStatusOf } from '#src/features/orders/money/payments.rules.ts'
import { datedDues } from '#src/features/orders/money/plan.rules.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { agedItem, lastDay } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import type { AcceptDifference } from '#src/features/passengers/manifest/passengers.schema.ts'
import { confirmCovered } from '#src/features/payments/entries/settle.commands.server.ts'
import { insertReminders } from '#src/features/payments/reminders/reminders.store.server.ts'
import { addDifference, findBirths } from './age-price.store.server.ts'

/**
 * Accepts the price difference of an item's birth dates, and adds it as a separate line.
 * @param staff null: the customer
 * @throws Failure 404; 409 when it is too late, or the total is not the one that was seen
 */
export function acceptDifference(
  services: Services,
  { id }: { id: number },
  seen: AcceptDifference,
  staff: Staff | null,
): Promise<void> {
  return decideOnOrder(services, { id, version: undefined }, async (order) => {
    const item = order.items.find(({ position }) => position === seen.item)
    if (!item) throw notFound()
    const at = services.now()
    const today = dayOf(at)
    if (!isTravelling(order) || (!staff && today > lastDay(services, item))) throw conflict('mail.traveller_over')
    const difference = ageDifference(agedItem(item), await findBirths(services.db, item.id))
    const isBalanceOpen = datedDues(order).some(
      ({ at, currency }) => at === item.balance_due_on && currency === item.currency,
    )
    const money = withDifference(item, difference, { status: order.status, today, isBalanceOpen })
    if (difference === 0 || toMajor(money.total) !== seen.total) throw conflict('mail.traveller_price_moved')
    const after = order.items.map((each) => (each === item ? { ...item, ...money } : each))
    const isConfirmed = isCoveredNow({ ...order, items: after }, order.is_left_behind)
    const status = isConfirmed ? 'onayli' : order.status
    const label = await services.localize({ key: 'pricing.age_difference' }, order.lang)
    const note = `${label}: ${amountText(difference, item.currency)} · ${item.tour_name}`
    const mail = await differenceMail(services, { ...order, items: after, status })
    return async (tx) => {
      // A birth date that was saved meanwhile.
      if (ageDifference(agedItem(item), await findBirths(tx, item.id)) !== difference)
        throw conflict('mail.traveller_price_moved')
      await addDifference(tx, item.id, { label, difference }, money)
      const sums = sumsOf(after, order.payments, true)
      await writePaymentStatus(tx, id, paymentStatusOf(sums, status))
      const user_id = staff?.id ?? null
      if (isConfirmed) await confirmCovered(tx, order, { now: at, user_id })
      const event = await insertEvent(tx, { order_id: id, at, kind: 'bilgi', note, user_id })
      const attachments = isConfirmed ? paperFiles({ ...order, status }, null) : []
      if (mail) await enqueue(tx, { ...mail(`age-difference:${event}`), attachments }, at)
      const { balance_due_on } = money
      // The mail names the new day, so it is the reminder before it.
      if (mail && balance_due_on !== null && balance_due_on !== item.balance_due_on)
        await insertReminders(tx, [{ order_id: id, due_on: balance_due_on, kind: 'once', at }])
      if (!staff) return
      const side = (total: Minor) => ({ amount: toMajor(total), currency: item.currency })
      await record(tx, staff, {
        action: 'update',
        entity: 'orders',
        id,
        before: side(item.total),
        after: side(money.total),
      })
    }
  })
}

function amountText(difference: Minor, currency: string): string {
  return `${difference > 0 ? '+' : ''}${formatMoney(toMajor(difference), currency, 'tr')}`
}

function differenceMail(services: Services, order: OfficeFound): Promise<MailFor | null> {
  const { order_no, items } = order
  const values = { order_no }
  return customerMail(services, order, {
    subject: { key: 'mail.age_subject', values },
    text: { key: 'mail.age_text', values },
    facts: () => [['mail.tour', items.map(({ tour_name }) => tour_name).join(', ')]],
  })
}

function conflict(key: 'mail.traveller_over' | 'mail.traveller_price_moved'): Failure {
  return new Failure('conflict', { key })
}
