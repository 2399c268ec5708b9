import { dayOf, hourOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertNotStale } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { isReminderHour } from '#src/features/payments/reminders/reminders.rules.ts'
import { infoMail } from './travel-info.mail.server.ts'
import { changedParts, consideredDays, isDue, missingForApproval, staffReminder } from './travel-info.rules.ts'
import { TravelContents, type TravelInfoForm } from './travel-info.schema.ts'
import {
  findApproved,
  findTravelling,
  foundInfoDeparture,
  holdApproval,
  type InfoDeparture,
  insertApproval,
  insertInfoReminder,
  insertSend,
  listUnapproved,
  listUnsent,
  lockInfo,
  saveInfo,
} from './travel-info.store.server.ts'

/** Mails per run; the next run continues. */
const maxSent = 200

/** @throws Failure 409 once the departure has left, because its information would reach nobody */
function assertAhead({ start_date }: InfoDeparture, now: Date): void {
  if (start_date < dayOf(now)) throw new Failure('conflict', { key: 'office.travel_info_left' })
}

/**
 * Writes the information. Contents that differ are a new version, which nobody has approved.
 * @returns whether an approval was withdrawn by it; null when nothing changed
 * @throws Failure 404; 409 when somebody saved meanwhile, or the departure has left
 */
export async function saveTravelInfo(
  services: Services,
  staff: Staff,
  id: number,
  { version: seen, ...contents }: TravelInfoForm,
): Promise<{ withdrawn: boolean } | null> {
  const { db, now } = services
  const changed_at = now()
  assertAhead(await foundInfoDeparture(db, id), changed_at)
  return transaction(db, async (tx) => {
    const stored = await lockInfo(tx, id)
    const version = stored?.version ?? 0
    assertNotStale({ version }, seen)
    const old = stored?.contents ?? null
    if (old && JSON.stringify(old) === JSON.stringify(contents)) return null
    const withdrawn = (await findApproved(tx, id, version)) !== undefined
    const written = { departure_id: id, version: version + 1, user_id: staff.id, changed_at }
    if (!(await saveInfo(tx, contents, written)))
      throw new Failure('conflict', { key: 'staff.stale' }, { facts: { version: 1 } })
    const [before, after] = [old && changesOf(contents, old), changesOf(old, contents)]
    await record(tx, staff, { action: 'update', entity: 'departures', id, before, after })
    return { withdrawn }
  })
}

/** The fields of `after` that differ, as the log names them. */
function changesOf(before: TravelContents | null, after: TravelContents): Record<string, unknown> {
  const empty = TravelContents.parse({})
  const entries = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify((before ?? empty)[name as keyof TravelContents]),
  )
  const written = (value: string | TravelContents['hotels']) =>
    typeof value === 'string' ? value : value.map(({ place, name }) => `${place}: ${name}`).join(', ')
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/^note/, 'travel_note'), written(value)]))
}

/**
 * Approves the contents that the screen shows, and sends them if they are due.
 * @throws Failure 404; 409 when they were changed meanwhile, or the departure has left; 422 at a field that an approval needs
 */
export async function approveTravelInfo(services: Services, staff: Staff, id: number, seen: number): Promise<void> {
  const { db, now } = services
  const at = now()
  const departure = await foundInfoDeparture(db, id)
  assertAhead(departure, at)
  const hasForeign = (await findTravelling(db, id)).some(({ lang }) => lang !== 'tr')
  await transaction(db, async (tx) => {
    const stored = await lockInfo(tx, id)
    if (!stored) throw notFound()
    assertNotStale(stored, seen)
    const { contents } = stored
    const [missing] = missingForApproval(contents, hasForeign)
    if (missing) throw invalid(missing, `office.travel_info_needs_${missing}`)
    if (!(await insertApproval(tx, contents, { departure_id: id, version: seen, user_id: staff.id, at }))) return
    const after = { travel_info: true }
    await record(tx, staff, { action: 'update', entity: 'departures', id, before: { travel_info: false }, after })
  })
  if (isDue(departure, dayOf(at))) await sendTravelInfo(services)
}

/**
 * Sends the approved information to every travelling order that has not got this version. Changes are sent only here.
 * @returns how many orders got it
 * @throws Failure 404; 409 when the contents on the screen are not approved, or the departure has left
 */
export async function sendToAll(services: Services, staff: Staff, id: number, seen: number): Promise<number> {
  const { db, now } = services
  assertAhead(await foundInfoDeparture(db, id), now())
  const approved = await transaction(db, async (tx) => {
    const stored = await lockInfo(tx, id)
    if (!stored) throw notFound()
    assertNotStale(stored, seen)
    return findApproved(tx, id, seen)
  })
  if (!approved) throw new Failure('conflict', { key: 'office.travel_info_not_approved' })
  const waiting = (await findTravelling(db, id)).filter(({ versions }) => !versions.includes(seen))
  let sent = 0
  for (const { order_id } of waiting) {
    const after = { travel_info_sent: waiting.length }
    // With the first mail, so that the sender is recorded even if the database goes away before the last one.
    const recorded = (tx: Tx) => record(tx, staff, { action: 'update', entity: 'departures', id, before: null, after })
    const sending = { departure_id: id, order_id, version: seen, isFirst: false }
    if (await sendTo(services, sending, sent === 0 ? recorded : undefined)) sent++
  }
  return sent
}

/**
 * Sends due information to the orders that have not got it, each in its own transaction. Several processes may run it concurrently.
 * @returns how many orders got it
 */
export async function sendTravelInfo(services: Services): Promise<number> {
  const today = dayOf(services.now())
  const unsent = await listUnsent(services.db, consideredDays(today))
  let sent = 0
  for (const { departure_id, order_id, version } of unsent.filter((journey) => isDue(journey, today))) {
    if (sent === maxSent) break
    if (await sendTo(services, { departure_id, order_id, version, isFirst: true })) sent++
  }
  return sent
}

/** Reminds staff of information that is not approved. Several processes may run it concurrently. @returns how many departures */
export async function remindOfTravelInfo(services: Services): Promise<number> {
  const { db, now } = services
  const at = now()
  if (!isReminderHour(hourOf(at))) return 0
  const today = dayOf(at)
  let reminded = 0
  for (const { id, sent, ...journey } of await listUnapproved(db, consideredDays(today))) {
    const kind = staffReminder(journey, sent, today)
    if (kind && (await insertInfoReminder(db, { departure_id: id, kind, at }))) reminded++
  }
  return reminded
}

type Sending = {
  departure_id: number
  order_id: number
  version: number
  /** only to an order that got nothing */
  isFirst: boolean
}

/** @param recorded writes who sent it @returns false when the order has got it, no longer travels, or the approval was withdrawn */
function sendTo(
  services: Services,
  { departure_id, order_id, version, isFirst }: Sending,
  recorded?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const { db, now } = services
  return decideOnOrder(services, { id: order_id, version: undefined }, async (order) => {
    const [travelling] = await findTravelling(db, departure_id, order_id)
    const approved = await findApproved(db, departure_id, version)
    const [last] = travelling?.versions ?? []
    const before = last === undefined ? null : ((await findApproved(db, departure_id, last))?.contents ?? null)
    if (!travelling || !approved || (last !== undefined && (isFirst || last === version))) return async () => false
    const changed = before && changedParts(order.lang, before, approved.contents)
    const item = order.items.find((each) => each.departure_id === departure_id && each.seats_released_at === null)!
    // No mail when nothing changed in the customer's language.
    const mail =
      changed?.length === 0 ? null : await infoMail(services, order, item, { contents: approved.contents, changed })
    return async (tx) => {
      const at = now()
      if (!(await holdApproval(tx, departure_id, version))) return false
      if (!(await insertSend(tx, { departure_id, order_id, version, at }))) return false
      if (mail) {
        const queued = mail(`travel-info:${departure_id}:${version}:${order_id}`)
        await enqueue(tx, queued, at)
        await insertEvent(tx, { order_id, at, kind: 'duyuru', note: queued.subject })
      }
      await recorded?.(tx)
      return true
    }
  })
}
