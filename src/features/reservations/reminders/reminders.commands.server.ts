import { dayOf, hourOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { decideOnOrder } from '../orders/decide.commands.server.ts'
import { insertEvent } from '../orders/order-events.store.server.ts'
import { reminderMail } from './reminders.mail.server.ts'
import { dueReminder, isReminderHour, remindedDays } from './reminders.rules.ts'
import { type DueOrder, insertReminder, listDueOrders } from './reminders.store.server.ts'

/**
 * Reminds customers of money that is due, each in its own transaction. It looks at what is owed and when, never at the status.
 * Several processes may run it at once.
 * @returns how many mails were queued
 */
export async function remindOfPayments(services: Services): Promise<number> {
  const { db, now, settings } = services
  if (settings.remindsOfPayments === false || settings.sendsMail === false || !isReminderHour(hourOf(now()))) return 0
  const today = dayOf(now())
  const due = await listDueOrders(db, { ...remindedDays(today), now: now() })
  let sent = 0
  for (const order of due) {
    if (dueReminder(order, today) !== null && (await remind(services, order))) sent++
  }
  return sent
}

/** @returns false when it was paid for, or reminded, in between */
async function remind(services: Services, { id }: DueOrder): Promise<boolean> {
  const at = services.now()
  const today = dayOf(at)
  return decideOnOrder(services, { id, version: undefined }, async (order) => {
    const [due] = await listDueOrders(services.db, { ...remindedDays(today), now: at }, id)
    const kind = due ? dueReminder(due, today) : null
    const mail = due && kind ? await reminderMail(services, order, due, kind) : null
    return async (tx) => {
      if (!due || !kind || !mail) return false
      const { due_on } = due
      if (!(await insertReminder(tx, { order_id: id, due_on, kind, at }))) return false
      const queued = mail(`payment-reminder:${id}:${due_on}:${kind}`)
      await insertEvent(tx, { order_id: id, at, kind: 'hatirlatma', note: queued.subject })
      await enqueue(tx, queued, at)
      return true
    }
  })
}
