import { dayOf, hourOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { isRemindedByStaff } from '#src/features/orders/book/reminded.store.server.ts'
import { datedDues } from '#src/features/orders/money/plan.rules.ts'
import { reminderMail } from './reminders.mail.server.ts'
import { dueReminders, isReminderHour, remindedDays } from './reminders.rules.ts'
import { type DueOrder, findDueOrder, insertReminders, listDueOrders } from './reminders.store.server.ts'

/**
 * Reminds customers of money that is due, each in its own transaction. It looks at what is owed and when, never at the status.
 * Several processes may run it concurrently.
 * @returns how many mails were queued
 */
export async function remindOfPayments(services: Services): Promise<number> {
  const { db, now, settings } = services
  if (settings.remindsOfPayments === false || settings.sendsMail === false || !isReminderHour(hourOf(now()))) return 0
  const today = dayOf(now())
  const orders = await listDueOrders(db, remindedDays(today), now())
  let sent = 0
  for (const order of orders) {
    if (dueReminders(datedDues(order), order, today).length > 0 && (await remind(services, order))) sent++
  }
  return sent
}

/**
 * Sends one mail for all reminders that are due; it has the whole plan and names the earliest day.
 * @returns false when the order was paid or reminded meanwhile, or staff have reminded the customer today
 */
async function remind(services: Services, { id }: DueOrder): Promise<boolean> {
  const at = services.now()
  const today = dayOf(at)
  return decideOnOrder(services, { id, version: undefined }, async (order) => {
    const owing = await findDueOrder(services.db, id, at)
    const reminders = owing ? dueReminders(datedDues(owing), owing, today) : []
    const [first] = reminders
    const mail = first ? await reminderMail(services, order, first) : null
    return async (tx) => {
      if (!first || !mail || (await isRemindedByStaff(tx, id, today))) return false
      const rows = reminders.map((each) => ({ ...each, order_id: id, at }))
      if (!(await insertReminders(tx, rows))) return false
      const queued = mail(`payment-reminder:${id}:${first.due_on}:${first.kind}`)
      await insertEvent(tx, { order_id: id, at, kind: 'hatirlatma', note: queued.subject })
      await enqueue(tx, queued, at)
      return true
    }
  })
}
