import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { clearMailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { deleteFilters, deletePassengers, hasSeat, lockMessages, withdrawConsent } from './erase.store.server.ts'
import {
  type Counts,
  eraseCorrected,
  eraseMessages,
  eraseOrders,
  removeFiles,
  rewriteTouched,
  together,
} from './erasing.commands.server.ts'
import { assertOnePerson, mailsOf, personHash, sortedOf } from './person.queries.server.ts'
import type { Contact } from './person.rules.ts'
import { findCorrectedOrders, hasIn, insertPersonalDataEvent, isOf } from './person.store.server.ts'

/**
 * Records that staff asked about a person or took the file away: who and when, and a hash in the place of the person
 * (docs/decisions/0102-personal-data.md).
 */
export async function recordRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: Staff,
  contact: Contact,
  kind: 'look' | 'download',
  counts: Counts,
): Promise<void> {
  const person_hash = await personHash(db, contact)
  await transaction(db, (tx) => writeRequest(tx, staff, { kind, at: now(), person_hash, counts }))
}

type Request = { kind: 'look' | 'download' | 'erase'; at: Date; person_hash: Buffer; counts: Counts }

async function writeRequest(tx: Tx, staff: Staff, request: Request): Promise<void> {
  const id = await insertPersonalDataEvent(tx, { ...request, user_id: staff.id })
  const { kind, counts } = request
  const action = kind === 'look' ? 'look_up' : kind
  await record(tx, staff, { action, entity: 'personal_data_events', id, before: null, after: counts })
}

/**
 * Erases what may be erased of a person, in one transaction; files go after it. Orders that are under way stay whole, orders in
 * the books keep what accounting needs. Run again, it changes nothing.
 * @returns rows by what they are
 * @throws Failure 409 for a telephone of several people
 */
export async function erasePerson(
  { db, documents, now }: Pick<Services, 'db' | 'documents' | 'now'>,
  staff: Staff,
  contact: Contact,
): Promise<Counts> {
  const at = now()
  // Read before the transaction: inside one they would wait for a second connection.
  const [secret, person_hash] = await Promise.all([appKey(db, 'outbox'), personHash(db, contact)])
  const { counts, files } = await transaction(db, async (tx) => {
    await lockMessages(tx, isOf(contact, 'messages'))
    const sorted = await sortedOf(tx, contact, at, true)
    const { open, kept, gone, seatsOver, messages } = sorted
    assertOnePerson(contact, [...sorted.orders, ...messages])
    const mailsBefore = await mailsOf(tx, contact, sorted)
    const orderIds = (list: readonly { id: number }[]) => list.map(({ id }) => id)
    const consents = await withdrawConsent(tx, orderIds([...open, ...kept, ...gone]))
    const corrected = await eraseCorrected(tx, contact, await findCorrectedOrders(tx, contact))
    const orders = await eraseOrders(tx, { gone, kept }, { at, secret })
    const letters = await eraseMessages(tx, messages)
    const seats = await deletePassengers(tx, hasSeat(orderIds(seatsOver)))
    const filters = await deleteFilters(tx, hasIn(contact))
    const mails = await clearMailsAbout(tx, mailsBefore, secret, at)
    const records = corrected + (await rewriteTouched(tx, { passengers: seats }))
    const order_details = kept.filter(({ has_details }) => has_details).length
    const rest = { order_details, passengers: seats.length, consents, filters, mails, records }
    const done = together(orders, letters, { counts: rest, files: [] })
    await writeRequest(tx, staff, { kind: 'erase', at, person_hash, counts: done.counts })
    return done
  })
  await removeFiles(documents, files)
  return counts
}
