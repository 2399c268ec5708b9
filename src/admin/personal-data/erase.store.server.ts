import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { erasedMark, forgottenFields } from './person.rules.ts'
import { noteKinds } from './person.store.server.ts'

/** Ids of rows whose data went, by table: their audit records are rewritten. */
export type Touched = Partial<Record<keyof Tables, number[]>>
export type Erasing = { touched: Touched /** names in the store of documents */; files: string[] }

type Row = { id: number; file: string | null }

async function rowsOf(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(tx)).rows
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const filesOf = (rows: readonly Row[]) => rows.flatMap(({ file }) => file ?? [])

/**
 * Erases what orders need for the journey only: passengers, conversation, notes, vouchers and confirmations. The customer, the
 * invoice, contracts, payments and receipts stay.
 */
export async function eraseOrderDetails(tx: Tx, ids: readonly number[], at: Date): Promise<Erasing> {
  const passengers = await rowsOf(
    tx,
    sql`DELETE FROM passengers USING order_items WHERE order_items.id = order_item_id AND order_id = ANY (${ids}::bigint[])
        RETURNING passengers.id, NULL AS file`,
  )
  const messages = await rowsOf(
    tx,
    sql`UPDATE order_messages SET body = '', erased_at = ${at} WHERE order_id = ANY (${ids}::bigint[]) AND erased_at IS NULL
        RETURNING id, NULL AS file`,
  )
  const events = await rowsOf(
    tx,
    sql`UPDATE order_events SET note = '' WHERE order_id = ANY (${ids}::bigint[]) AND note <> '' AND kind = ANY (${noteKinds}::text[])
        RETURNING id, NULL AS file`,
  )
  const papers = await rowsOf(
    tx,
    sql`DELETE FROM papers WHERE order_id = ANY (${ids}::bigint[]) AND kind IN ('confirmation', 'voucher') RETURNING id, file`,
  )
  await sql`UPDATE orders SET message = '' WHERE id = ANY (${ids}::bigint[]) AND message <> ''`.execute(tx)
  return {
    touched: {
      passengers: idsOf(passengers),
      order_messages: idsOf(messages),
      order_events: idsOf(events),
      papers: idsOf(papers),
    },
    files: filesOf(papers),
  }
}

/**
 * Makes orders anonymous: nothing of them says whose they are, while amounts, days, seats and numbers stay, so that no sum of
 * accounting changes. No link opens them any more (`orderOfKey` refuses what was erased). Call `eraseOrderDetails` too.
 */
export async function anonymiseOrders(tx: Tx, ids: readonly number[], at: Date): Promise<Erasing> {
  const of = sql`order_id = ANY (${ids}::bigint[])`
  const own = (table: string) =>
    rowsOf(tx, sql`SELECT id, NULL AS file FROM ${sql.table(table)} WHERE ${of} ORDER BY id`)
  await sql`
    UPDATE orders SET name = ${erasedMark}, city = '', email = '', phone = '', message = '', invoice = '{"kind": "bireysel"}',
           marketing_consent = false, secret_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8')), erased_at = ${at}
     WHERE id = ANY (${ids}::bigint[])`.execute(tx)
  await sql`UPDATE order_contracts SET body = '', address = NULL WHERE ${of}`.execute(tx)
  const events = await own('order_events')
  await sql`UPDATE order_events SET note = '' WHERE ${of} AND note <> ''`.execute(tx)
  await sql`
    UPDATE order_moves SET reason = '' FROM order_items WHERE order_items.id = order_item_id AND ${of} AND reason <> ''`.execute(
    tx,
  )
  await sql`UPDATE order_cancellations SET reason = '' WHERE ${of}`.execute(tx)
  const payments = await rowsOf(tx, sql`SELECT id, receipt_file AS file FROM payments WHERE ${of} ORDER BY id`)
  await sql`UPDATE payments SET sender = '', note = '', receipt_file = NULL WHERE ${of}`.execute(tx)
  const links = await own('payment_links')
  await sql`UPDATE payment_links SET purpose = '', withdrawn_at = coalesce(withdrawn_at, ${at}) WHERE ${of}`.execute(tx)
  const refunds = await rowsOf(
    tx,
    sql`UPDATE card_refunds SET reason = '', refusal = '' FROM card_attempts WHERE card_attempts.id = attempt_id AND ${of}
        RETURNING card_refunds.id, NULL AS file`,
  )
  await sql`
    UPDATE card_attempts SET card_brand = '', card_last_four = '', refusal = '', provider_token = '', provider_ref = '', page_url = '',
           return_hash = NULL WHERE ${of}`.execute(tx)
  const papers = await rowsOf(tx, sql`DELETE FROM papers WHERE ${of} RETURNING id, file`)
  await sql`DELETE FROM unpaid_seats WHERE ${of}`.execute(tx)
  const { rows: conversation } = await sql<Row>`SELECT id, NULL AS file FROM order_messages WHERE ${of}`.execute(tx)
  return {
    touched: {
      orders: [...ids],
      order_events: idsOf(events),
      order_messages: idsOf(conversation),
      payments: idsOf(payments),
      payment_links: idsOf(links),
      card_refunds: idsOf(refunds),
      papers: idsOf(papers),
    },
    files: [...filesOf(payments), ...filesOf(papers)],
  }
}

/** Consent to advertising ends; the order stays as it is. @returns how many had given it */
export async function withdrawConsent(tx: Tx, ids: readonly number[]): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`UPDATE orders SET marketing_consent = false WHERE id = ANY (${ids}::bigint[]) AND marketing_consent RETURNING id, NULL AS file`,
  )
  return rows.length
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
export async function deletePassengers(tx: Tx, which: RawBuilder<boolean>, limit = 1000): Promise<number[]> {
  return idsOf(
    await rowsOf(
      tx,
      sql`DELETE FROM passengers WHERE id IN (
            SELECT passengers.id FROM passengers JOIN order_items ON order_items.id = order_item_id
             WHERE ${which} ORDER BY passengers.id LIMIT ${limit} FOR UPDATE OF passengers SKIP LOCKED)
          RETURNING id, NULL AS file`,
    ),
  )
}

/** Locks messages that match until the transaction ends. @param skips those that are locked elsewhere are left for the next time */
export async function lockMessages(
  tx: Tx,
  which: RawBuilder<boolean>,
  { limit = 10_000, skips = false } = {},
): Promise<number[]> {
  return idsOf(
    await rowsOf(
      tx,
      sql`SELECT id, NULL AS file FROM messages WHERE ${which} ORDER BY id LIMIT ${limit} FOR UPDATE ${skips ? sql`SKIP LOCKED` : sql``}`,
    ),
  )
}

export async function deleteFilters(tx: Tx, which: RawBuilder<boolean>): Promise<number> {
  return (await rowsOf(tx, sql`DELETE FROM saved_filters WHERE ${which} RETURNING id, NULL AS file`)).length
}

/** Forgets guide, hotels, messages, files and notes of departures that ended before this day. @returns how many rows, and files */
export async function forgetDepartures(tx: Tx, day: Day): Promise<{ rows: number; files: string[] }> {
  const old = sql`departure_id IN (SELECT id FROM departures WHERE end_date < ${day}::date)`
  const files = await rowsOf(tx, sql`DELETE FROM departure_files WHERE ${old} RETURNING id, file`)
  const messages = await rowsOf(tx, sql`DELETE FROM departure_messages WHERE ${old} RETURNING id, NULL AS file`)
  // Approvals and what was sent of them go with it.
  const infos = await rowsOf(
    tx,
    sql`DELETE FROM departure_infos WHERE ${old} RETURNING departure_id AS id, NULL AS file`,
  )
  const notes = await rowsOf(
    tx,
    sql`UPDATE departures SET note = '' WHERE note <> '' AND end_date < ${day}::date RETURNING id, NULL AS file`,
  )
  return { rows: files.length + messages.length + infos.length + notes.length, files: filesOf(files) }
}

/**
 * Records of departures that ended before this day, or are gone, and still say what is forgotten of them.
 * @param made_before the beginning of that day, for those of departures that were deleted
 */
export async function findDepartureRecords(
  tx: Tx,
  { day, made_before, limit }: { day: Day; made_before: Date; limit: number },
): Promise<number[]> {
  return idsOf(
    await rowsOf(
      tx,
      sql`SELECT id, NULL AS file FROM audit_events
           WHERE entity = 'departures' AND at < ${made_before}
             AND NOT EXISTS (SELECT FROM departures WHERE departures.id::text = entity_id AND end_date >= ${day}::date)
             AND EXISTS (SELECT FROM (VALUES (before), (after)) AS side (fields), jsonb_each_text(fields) AS field (name, said)
                          WHERE name = ANY (${forgottenFields}::text[]) AND said NOT IN ('', ${erasedMark}))
           ORDER BY id LIMIT ${limit}`,
    ),
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
