import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { type Contact, type Customer, erasedMark } from './person.rules.ts'
import type { OrderFacts } from './retention/retention.rules.ts'

/** Of a row with an e-mail address and a telephone: it is this person's. */
export function isOf(contact: Contact, table: 'orders' | 'messages'): RawBuilder<boolean> {
  return isContact(contact, sql.ref(`${table}.${contact.kind}`))
}

function isContact({ kind, value }: Contact, written: RawBuilder<unknown>): RawBuilder<boolean> {
  return kind === 'email'
    ? sql<boolean>`translate(${written}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = ${value}`
    : sql<boolean>`phone_digits(${written}) = ${value}`
}

export type NumberedOrder = { id: number; order_no: string }

export type FoundOrder = OrderFacts &
  NumberedOrder &
  Customer & {
    tours: string[]
    passengers: number
    messages: number
    documents: number
    marketing_consent: boolean
    has_details: boolean
  }

const istanbul = (instant: RawBuilder<unknown>) => sql`(${instant} AT TIME ZONE 'Europe/Istanbul')::date`

/** What decides whether an order is over, and since when. */
const facts = sql`
  orders.id, order_no, status, ${istanbul(sql`orders.created_at`)} AS created_on,
  (SELECT max(end_date) FROM order_items WHERE order_id = orders.id) AS ends_on,
  (SELECT max(paid_on) FROM payments WHERE order_id = orders.id AND payments.status IN ('eslesti', 'iade', 'geri-alindi')) AS money_on,
  -- A cancelled order owes what is to be given back, and keeps the rest.
  CASE WHEN status = 'iptal' AND EXISTS (SELECT FROM order_cancellations WHERE order_id = orders.id)
       THEN EXISTS (SELECT FROM order_cancellation_sums WHERE order_id = orders.id AND refund > 0 AND done_at IS NULL)
       ELSE coalesce((SELECT open <> 0 FROM order_sums WHERE order_id = orders.id), false) END AS is_money_open,
  EXISTS (SELECT FROM payments WHERE order_id = orders.id AND payments.status = 'bildirildi')
    OR EXISTS (SELECT FROM card_attempts AS tried WHERE tried.order_id = orders.id AND (tried.status = 'acik'
         OR EXISTS (SELECT FROM card_refunds WHERE attempt_id = tried.id AND card_refunds.status = 'bekliyor'))) AS is_pending`

/** Newest first. @param lock until the end of the transaction, so that nobody pays or changes them meanwhile */
export async function findOrders(db: Db, contact: Contact, { lock = false } = {}): Promise<FoundOrder[]> {
  const ids = lock
    ? (
        await sql<{ id: number }>`
          SELECT id FROM orders WHERE erased_at IS NULL AND ${isOf(contact, 'orders')} ORDER BY id FOR UPDATE`.execute(
          db,
        )
      ).rows.map(({ id }) => id)
    : null
  const { rows } = await sql<FoundOrder>`
    SELECT found.*, has_words OR passengers > 0 OR has_papers OR messages > 0 AS has_details FROM (
      SELECT ${facts}, name, city, email, phone, marketing_consent,
             array(SELECT tour_name FROM order_items WHERE order_id = orders.id ORDER BY position) AS tours,
             (SELECT count(*)::int FROM passengers JOIN order_items ON order_items.id = order_item_id WHERE order_id = orders.id) AS passengers,
             (SELECT count(*)::int FROM order_messages WHERE order_id = orders.id AND erased_at IS NULL) AS messages,
             (SELECT count(*)::int FROM papers WHERE order_id = orders.id)
               + (SELECT count(*)::int FROM order_contracts WHERE order_id = orders.id AND body <> '')
               + (SELECT count(*)::int FROM payments WHERE order_id = orders.id AND receipt_file IS NOT NULL) AS documents,
             message <> '' OR EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND note <> '' AND kind = ANY (${noteKinds})) AS has_words,
             EXISTS (SELECT FROM papers WHERE order_id = orders.id AND kind IN ('confirmation', 'voucher')) AS has_papers
        FROM orders WHERE ${ids ? sql`id = ANY (${ids}::bigint[])` : sql`erased_at IS NULL AND ${isOf(contact, 'orders')}`}) AS found
     ORDER BY id DESC`.execute(db)
  return rows
}

/** Records in which staff corrected how a customer is reached; the words of the index audit_corrected_customers. */
const isCorrection = sql<boolean>`entity = 'orders' AND before ?| ARRAY['email', 'phone']`

/** Addresses and numbers of these orders that staff have replaced since, as they were written. */
export async function findFormerContacts(db: Db, ids: readonly number[]): Promise<{ id: number; written: string }[]> {
  const { rows } = await sql<{ id: number; written: string }>`
    SELECT DISTINCT orders.id, written FROM orders JOIN audit_events ON entity_id = orders.id::text,
           LATERAL (VALUES (before->>'email'), (before->>'phone')) AS side (written)
     WHERE ${isCorrection} AND orders.id = ANY (${ids}::bigint[]) AND written NOT IN ('', ${erasedMark}, email, phone)
     ORDER BY orders.id, written`.execute(db)
  return rows
}

/** `written`: as the address or number was. */
export type CorrectedOrder = { id: number; email: string; phone: string; written: string[] }

/** Orders of which this was the address or number until staff corrected it. */
export async function findCorrectedOrders(db: Db, contact: Contact): Promise<CorrectedOrder[]> {
  const former = sql`before->>${sql.lit(contact.kind)}`
  const { rows } = await sql<CorrectedOrder>`
    SELECT orders.id, email, phone, written FROM orders JOIN (
        SELECT entity_id::bigint AS id, array_agg(DISTINCT ${former}) AS written FROM audit_events
         WHERE ${isCorrection} AND ${isContact(contact, former)} GROUP BY entity_id) AS corrected ON corrected.id = orders.id
     WHERE erased_at IS NULL AND NOT ${isOf(contact, 'orders')} ORDER BY orders.id`.execute(db)
  return rows
}

/** Events whose notes are words of the customer, or of staff about the customer. */
export const noteKinds = ['not', 'iptal-istegi', 'iptal-yaniti', 'bilgi']

/** Orders whose time may be over: older than `unpaid`, and those with money older than `paid`. Locked; the others are skipped. */
export async function lockOldOrders(
  tx: Tx,
  { unpaid, paid, after, limit }: { unpaid: Day; paid: Day; after: number; limit: number },
): Promise<(OrderFacts & NumberedOrder)[]> {
  const { rows } = await sql<OrderFacts & NumberedOrder>`
    SELECT ${facts} FROM orders
     WHERE erased_at IS NULL AND orders.id > ${after} AND ${istanbul(sql`orders.created_at`)} <= ${unpaid}::date
       AND (${istanbul(sql`orders.created_at`)} <= ${paid}::date
            OR NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id AND payments.status IN ('eslesti', 'iade', 'geri-alindi')))
     ORDER BY orders.id LIMIT ${limit} FOR UPDATE OF orders SKIP LOCKED`.execute(tx)
  return rows
}

export type FoundSeat = { id: number; order_no: string; name: string; ends_on: Day }

/** Passengers with this telephone on orders of others. None for an e-mail address, which passengers do not have. */
export async function findSeats(db: Db, contact: Contact): Promise<FoundSeat[]> {
  if (contact.kind === 'email') return []
  const { rows } = await sql<FoundSeat>`
    SELECT passengers.id, order_no, concat_ws(' ', passengers.name, surname) AS name, end_date AS ends_on
      FROM passengers JOIN order_items ON order_items.id = order_item_id JOIN orders ON orders.id = order_id
     WHERE phone_digits(passengers.phone) = ${contact.value} AND NOT ${isOf(contact, 'orders')}
     ORDER BY passengers.id`.execute(db)
  return rows
}

export type FoundMessage = {
  id: number
  kind: 'contact' | 'special-tour' | 'human-resources' | 'offer'
  message_no: string
  created_on: Day
  subject: string
  name: string
  email: string
  phone: string
  file: string | null
  entries: number[]
}

/** Newest first. */
export async function findMessages(db: Db, which: RawBuilder<boolean>): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    SELECT id, kind, message_no, ${istanbul(sql`created_at`)} AS created_on, subject, name, email, phone, file,
           array(SELECT message_entries.id FROM message_entries WHERE message_id = messages.id ORDER BY 1) AS entries
      FROM messages WHERE ${which} ORDER BY id DESC`.execute(db)
  return rows
}

export const whereIds = (ids: readonly number[]) => sql<boolean>`id = ANY (${ids}::bigint[])`

/** Messages without a word from that day on. @param onFile applications that may be kept for other positions */
export function isSilentSince(day: Day, kind: 'application' | 'message', onFile = false): RawBuilder<boolean> {
  const kinds =
    kind === 'message'
      ? sql`kind <> 'human-resources'`
      : sql`kind = 'human-resources' AND coalesce((details->>'keep_consent')::boolean, false) = ${onFile}`
  return sql<boolean>`${kinds} AND ${istanbul(sql`created_at`)} < ${day}::date
    AND NOT EXISTS (SELECT FROM message_entries AS entry WHERE entry.message_id = messages.id
                       AND ${istanbul(sql`entry.created_at`)} >= ${day}::date)`
}

export async function isStaffAddress(db: Db, contact: Contact): Promise<boolean> {
  if (contact.kind === 'phone') return false
  return (
    (await db.selectFrom('users').select('id').where('email_key', '=', contact.value).executeTakeFirst()) !== undefined
  )
}

/** Names of filters that staff saved with this address or number in them. */
export async function countFilters(db: Db, contact: Contact): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM saved_filters WHERE ${hasIn(contact)}`.execute(db)
  return rows[0]!.n
}

/** A filter is the query of an address: one of its values is this address or number, and not only begins or ends with it. */
export function hasIn({ kind, value }: Contact): RawBuilder<boolean> {
  return kind === 'email'
    ? sql<boolean>`strpos(concat(replace(replace(lower(query), '%40', '@'), '%2b', '+'), '&'), ${`=${value}&`}) > 0`
    : sql<boolean>`EXISTS (SELECT FROM regexp_split_to_table(query, '&') AS part
        WHERE phone_digits(regexp_replace(split_part(part, '=', 2), '%[0-9A-Fa-f]{2}', ' ', 'g')) = ${value})`
}

type NewEvent = {
  kind: 'look' | 'download' | 'erase' | 'expired'
  at: Date
  user_id: number | null
  person_hash: Buffer | null
  counts: Record<string, number>
}

/** @returns its id */
export async function insertPersonalDataEvent(tx: Tx, { counts, ...event }: NewEvent): Promise<number> {
  const { id } = await tx
    .insertInto('personal_data_events')
    .values({ ...event, counts: JSON.stringify(counts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of a run that goes on erasing. */
export async function updatePersonalDataEvent(tx: Tx, id: number, counts: NewEvent['counts']): Promise<void> {
  await tx
    .updateTable('personal_data_events')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}

/** Newest first. */
export async function listEvents(db: Db, limit: number) {
  return db
    .selectFrom('personal_data_events')
    .leftJoin('users', 'users.id', 'personal_data_events.user_id')
    .select(['personal_data_events.id', 'kind', 'at', 'counts', 'users.name as by'])
    .orderBy('personal_data_events.id', 'desc')
    .limit(limit)
    .execute()
}

/** Earlier erasures of a person, newest first. */
export async function listErasures(db: Db, person_hash: Buffer) {
  return db
    .selectFrom('personal_data_events')
    .select(['at', 'counts'])
    .where('person_hash', '=', person_hash)
    .where('kind', '=', 'erase')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}
