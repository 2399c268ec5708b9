import { dayOf, formatDay, hourOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { customerMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { isRemindedByStaff } from '#src/features/orders/book/reminded.store.server.ts'
import {
  documentNeededUntil,
  missingOf,
  type PassportTrip,
  seatsOf,
} from '#src/features/orders/money/passengers.rules.ts'
import { boardingFacts } from '#src/features/passengers/boarding/boarding.queries.server.ts'
import { asksPassengers, passengersDays } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { isReminderHour } from '#src/features/payments/reminders/reminders.rules.ts'
import { duePassengerReminder, type PassengerReminder, remindedLastDays } from './passenger-reminders.rules.ts'
import { insertPassengerReminder, listRemindedItems, type RemindedItem } from './passenger-reminders.store.server.ts'

/**
 * Reminds customers of missing passenger details, each in its own transaction. Several processes may run it concurrently.
 * @returns how many mails were queued
 */
export async function remindOfPassengers(services: Services): Promise<number> {
  const { db, now, settings } = services
  if (!asksPassengers(services) || settings.sendsMail === false || !isReminderHour(hourOf(now()))) return 0
  const today = dayOf(now())
  const items = await listRemindedItems(db, passengersDays(services), remindedLastDays(today))
  let sent = 0
  for (const item of items) {
    if (incompleteOf(item).length > 0 && duePassengerReminder(item, today) && (await remind(services, item))) sent++
  }
  return sent
}

/** Seats with missing details. A seat without a name has not been filled in at all. */
export function incompleteOf(item: RemindedItem) {
  return seatsOf(item).flatMap(({ seat }) => {
    const person = item.people.find((each) => each.seat === seat)
    const fields = person ? missingOf(person, item) : []
    if (person && fields.length === 0) return []
    const name = person ? `${person.name} ${person.surname}`.trim() : ''
    return [{ seat, name, fields, document: person?.document ?? '', until: person?.document_until ?? null }]
  })
}

/** @returns false when the details were filled in or a reminder was sent meanwhile, or staff have reminded the customer today */
async function remind(services: Services, { id, order_id }: RemindedItem): Promise<boolean> {
  const at = services.now()
  const today = dayOf(at)
  return decideOnOrder(services, { id: order_id, version: undefined }, async (order) => {
    const [item] = await listRemindedItems(services.db, passengersDays(services), remindedLastDays(today), id)
    const kind = item && incompleteOf(item).length > 0 ? duePassengerReminder(item, today) : null
    const mail = item && kind ? await reminderMail(services, order, item, kind) : null
    return async (tx) => {
      if (!kind || !mail || (await isRemindedByStaff(tx, order_id, today))) return false
      if (!(await insertPassengerReminder(tx, { order_item_id: id, kind, at }))) return false
      // An order that moves is reminded again.
      const queued = mail(`passenger-reminder:${id}:${kind}:${item!.last_day}`)
      await insertEvent(tx, { order_id, at, kind: 'hatirlatma', note: queued.subject })
      await enqueue(tx, queued, at)
      return true
    }
  })
}

/** Until when the travellers of a tour are to be filled in, with the link to do it. */
async function reminderMail(
  services: Services,
  order: OfficeFound,
  item: RemindedItem,
  kind: PassengerReminder,
): Promise<MailFor | null> {
  const { tour_name, last_day } = item
  const { order_no, lang } = order
  const date = formatDay(last_day, lang)
  const missing = await Promise.all(incompleteOf(item).map((person) => missingText(services, item, person, lang)))
  const boarding = await boardingFacts(services, order)
  return customerMail(services, order, {
    subject: { key: `mail.travellers_${kind}_subject`, values: { order_no } },
    text: { key: 'mail.travellers_text', values: { date } },
    facts: () => [
      ['mail.tour', tour_name],
      ['mail.travellers_until', date],
      ['mail.travellers_missing', missing.join('; ')],
      ...boarding,
    ],
  })
}

/** "Ayşe Yılmaz (doğum tarihi, biniş yeri)"; of a seat that nobody has filled in its number alone. */
export async function missingText(
  { localize }: Pick<Services, 'localize'>,
  trip: PassportTrip,
  { seat, name, fields, until, document }: ReturnType<typeof incompleteOf>[number],
  lang: string,
): Promise<string> {
  if (name === '') return localize({ key: 'passengers.nobody', values: { n: seat } }, lang)
  const date = formatDay(documentNeededUntil(document, trip), lang)
  const names = fields.map(async (field) => {
    if (field === 'document_until' && until !== null)
      return localize({ key: 'passengers.passport_short', values: { date } }, lang)
    return (await localize({ key: `passengers.${field}` }, lang)).toLocaleLowerCase(lang)
  })
  return `${name} (${(await Promise.all(names)).join(', ')})`
}
