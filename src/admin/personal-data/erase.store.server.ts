import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { erasedMark, forgottenFields } from './person.rules.ts'
import { noteKinds } from './person.store.server.ts'

/** Ids of rows whose data went, by table: their audit records are rewritten. */
export type Touched = Partial<Record<keyof Tables, number[]>>
export type Erasing = { touched: Touched /** names in the store of documents */; files: string[] }

type Id = { id: number }
type WithFile = Id & { file: string | null }

async function rowsOf<T>(tx: Tx, statement: RawBuilder<T>): Promise<T[]> {
  return (await statement.execute(tx)).rows
}

async function idsOf(tx: Tx, statement: RawBuilder<Id>): Promise<number[]> {
  return (await rowsOf(tx, statement)).map(({ id }) => id)
}

/** Ids and files of rows. */
function split(rows: readonly WithFile[]): { ids: number[]; files: string[] } {
  return { ids: rows.map(({ id }) => id), files: rows.flatMap(({ file }) => file ?? []) }
}

/**
 * Erases what orders need for the journey only: passengers, conversation, notes, vouchers and confirmations. The customer, the
 * invoice, contracts, payments and receipts stay.
 */
export async function eraseOrderDetails(tx: Tx, ids: readonly number[], at: Date): Promise<Erasing> {
  const passengers = await idsOf(
    tx,
    sql`DELETE FROM passengers USING order_items WHERE order_items.id = order_item_id AND order_id = ANY (${ids}::bigint[])
        RETURNING passengers.id`,
  )
  const order_messages = await idsOf(
    tx,
    sql`UPDATE order_messages SET body = '', erased_at = ${at} WHERE order_id = ANY (${ids}::bigint[]) AND erased_at IS NULL
        RETURNING id`,
  )
  const order_events = await idsOf(
    tx,
    sql`UPDATE order_events SET note = '' WHERE order_id = ANY (${ids}::bigint[]) AND note <> '' AND kind = ANY (${noteKinds}::text[])
        RETURNING id`,
  )
  const papers = split(
    await rowsOf(
      tx,
      sql<WithFile>`DELETE FROM papers WHERE order_id = ANY (${ids}::bigint[]) AND kind IN ('confirmation', 'voucher') RETURNING id, file`,
    ),
  )
  await sql`UPDATE orders SET message = '' WHERE id = ANY (${ids}::bigint[]) AND message <> ''`.execute(tx)
  return { touched: { passengers, order_messages, order_events, papers: papers.ids }, files: papers.files }
}

/**
 * Makes orders anonymous: nothing of them says whose they are, while amounts, days, seats and numbers stay, so that no sum of
 * accounting changes. No link opens them any more (`orderOfKey` refuses what was erased). Call `eraseOrderDetails` too.
 */
export async function anonymiseOrders(tx: Tx, ids: readonly number[], at: Date): Promise<Erasing> {
  const of = sql`order_id = ANY (${ids}::bigint[])`
  const own = (table: string) => idsOf(tx, sql`SELECT id FROM ${sql.table(table)} WHERE ${of} ORDER BY id`)
  await sql`
    UPDATE orders SET name = ${erasedMark}, city = '', email = '', phone = '', message = '', invoice = '{"kind": "bireysel"}',
           marketing_consent = false, secret_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')), erased_at = ${at}
     WHERE id = ANY (${ids}::bigint[])`.execute(tx)
  await sql`UPDATE order_contracts SET body = '', address = NULL WHERE ${of}`.execute(tx)
  const order_events = await own('order_events')
  await sql`UPDATE order_events SET note = '' WHERE ${of} AND note <> ''`.execute(tx)
  await sql`
    UPDATE order_moves SET reason = '' FROM order_items WHERE order_items.id = order_item_id AND ${of} AND reason <> ''`.execute(
    tx,
  )
  await sql`UPDATE order_cancellations SET reason = '' WHERE ${of}`.execute(tx)
  const payments = split(
    await rowsOf(tx, sql<WithFile>`SELECT id, receipt_file AS file FROM payments WHERE ${of} ORDER BY id`),
  )
  await sql`UPDATE payments SET sender = '', note = '', receipt_file = NULL WHERE ${of}`.execute(tx)
  const payment_links = await own('payment_links')
  await sql`UPDATE payment_links SET purpose = '', withdrawn_at = coalesce(withdrawn_at, ${at}) WHERE ${of}`.execute(tx)
  const card_refunds = await idsOf(
    tx,
    sql`UPDATE card_refunds SET reason = '', refusal = '' FROM card_attempts WHERE card_attempts.id = attempt_id AND ${of}
        RETURNING card_refunds.id`,
  )
  await sql`
    UPDATE card_attempts SET card_brand = '', card_last_four = '', refusal = '', provider_token = '', provider_ref = '', page_url = '',
           return_hash = NULL WHERE ${of}`.execute(tx)
  const papers = split(await rowsOf(tx, sql<WithFile>`DELETE FROM papers WHERE ${of} RETURNING id, file`))
  await sql`DELETE FROM unpaid_seats WHERE ${of}`.execute(tx)
  const order_messages = await idsOf(tx, sql`SELECT id FROM order_messages WHERE ${of}`)
  return {
    touched: {
      orders: [...ids],
      ...{ order_events, order_messages, payment_links, card_refunds },
      payments: payments.ids,
      papers: papers.ids,
    },
    files: [...payments.files, ...papers.files],
  }
}

/** Consent to advertising ends; the order stays as it is. @returns how many had given it */
export async function withdrawConsent(tx: Tx, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE orders SET marketing_consent = false WHERE id = ANY (${ids}::bigint[]) AND marketing_consent`.execute(tx)
  return Number(numAffectedRows)
}

/** Beginnings of the keys of mails that told staff of these orders (src/features/alerts). */
export async function alertKeysOf(tx: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT concat('alert:', cause, ':', id, ':') AS key FROM (
      SELECT 'orders' AS cause, id FROM orders WHERE id = ANY (${ids}::bigint[])
      UNION ALL SELECT 'payments', id FROM payments WHERE order_id = ANY (${ids}::bigint[])
      UNION ALL SELECT 'cancellations', id FROM order_events WHERE order_id = ANY (${ids}::bigint[]) AND user_id IS NULL
      UNION ALL SELECT 'cards', id FROM order_events WHERE order_id = ANY (${ids}::bigint[]) AND action IN ('kart-ret', 'iade-ret', 'kart-acilmadi')
      UNION ALL SELECT 'order_messages', id FROM order_messages WHERE order_id = ANY (${ids}::bigint[])) AS told`.execute(
    tx,
  )
  return rows.map(({ key }) => key)
}

export const hasSeat = (ids: readonly number[]) => sql<boolean>`passengers.id = ANY (${ids}::bigint[])`
/** Passengers whose journey ended before this day. */
export const isBackBefore = (day: Day) => sql<boolean>`order_items.end_date < ${day}::date`

/** Deletes passengers of journeys that are over, up to a number. @returns their ids */
export function deletePassengers(tx: Tx, which: RawBuilder<boolean>, limit = 1000): Promise<number[]> {
  return idsOf(
    tx,
    sql`DELETE FROM passengers WHERE id IN (
          SELECT passengers.id FROM passengers JOIN order_items ON order_items.id = order_item_id
           WHERE ${which} ORDER BY passengers.id LIMIT ${limit} FOR UPDATE OF passengers SKIP LOCKED)
        RETURNING id`,
  )
}

/** Locks messages that match until the transaction ends. @param skips those that are locked elsewhere are left for the next time */
export function lockMessages(
  tx: Tx,
  which: RawBuilder<boolean>,
  { limit = 10_000, skips = false } = {},
): Promise<number[]> {
  const locked = skips ? sql`SKIP LOCKED` : sql``
  return idsOf(tx, sql`SELECT id FROM messages WHERE ${which} ORDER BY id LIMIT ${limit} FOR UPDATE ${locked}`)
}

export async function deleteFilters(tx: Tx, which: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM saved_filters WHERE ${which}`.execute(tx)
  return Number(numAffectedRows)
}

/** Forgets guide, hotels, messages, files and notes of departures that ended before this day. @returns how many rows, and files */
export async function forgetDepartures(tx: Tx, day: Day): Promise<{ rows: number; files: string[] }> {
  const old = sql`departure_id IN (SELECT id FROM departures WHERE end_date < ${day}::date)`
  const files = split(await rowsOf(tx, sql<WithFile>`DELETE FROM departure_files WHERE ${old} RETURNING id, file`))
  const messages = await sql`DELETE FROM departure_messages WHERE ${old}`.execute(tx)
  // Approvals and what was sent of them go with it.
  const infos = await sql`DELETE FROM departure_infos WHERE ${old}`.execute(tx)
  const notes = await sql`
    UPDATE departures SET note = '' WHERE note <> '' AND end_date < ${day}::date`.execute(tx)
  const others = [messages, infos, notes].reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows), 0)
  return { rows: files.ids.length + others, files: files.files }
}

/**
 * Records of departures that ended before this day, or are gone, and still say what is forgotten of them.
 * @param made_before the beginning of that day, for those of departures that were deleted
 */
export function findDepartureRecords(
  tx: Tx,
  { day, made_before, limit }: { day: Day; made_before: Date; limit: number },
): Promise<number[]> {
  return idsOf(
    tx,
    sql`SELECT id FROM audit_events
         WHERE entity = 'departures' AND at < ${made_before}
           AND NOT EXISTS (SELECT FROM departures WHERE departures.id::text = entity_id AND end_date >= ${day}::date)
           AND EXISTS (SELECT FROM (VALUES (before), (after)) AS side (fields), jsonb_each_text(fields) AS field (name, said)
                        WHERE name = ANY (${forgottenFields}::text[]) AND said NOT IN ('', ${erasedMark}))
         ORDER BY id LIMIT ${limit}`,
  )
}

/** Empties the events of an order in which staff corrected one of these addresses or numbers. */
export async function clearCorrections(tx: Tx, order_id: number, written: readonly string[]): Promise<void> {
  await sql`UPDATE order_events SET note = '' WHERE order_id = ${order_id} AND kind = 'bilgi'
     AND EXISTS (SELECT FROM unnest(${written}::text[]) AS former WHERE strpos(note, former) > 0)`.execute(tx)
}

/** Deletes rows of a table that were made before an instant. */
export async function deleteOlder(
  tx: Tx,
  table: 'intents' | 'support_requests' | 'personal_data_events',
  before: Date,
): Promise<number> {
  const column = table === 'personal_data_events' ? 'at' : 'created_at'
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} < ${before}`.execute(tx)
  return Number(numAffectedRows)
}
