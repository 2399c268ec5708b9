import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinTexts, textOf } from '#src/base/i18n/translated.store.server.ts'
import { pickupTextTable } from '#src/features/departures/pickups/pickups.store.server.ts'
import type { ExportedMessage, ExportedOrder, ExportedSeat } from './exported.ts'

/** A list of rows as JSON; empty instead of null. */
const listOf = (rows: ReturnType<typeof sql>) =>
  sql`(SELECT coalesce(jsonb_agg(to_jsonb(own)), '[]') FROM (${rows}) AS own)`

/** Where a passenger gets on, in words. */
const pickupIn = (lang: string) => sql`coalesce(nullif(pickup, ''), (
  SELECT ${textOf('name')} FROM pickup_points ${joinTexts(pickupTextTable, lang)}
   WHERE pickup_points.id = passengers.pickup_point_id), '')`

/** What orders hold about their customer and those who travel with them. */
export async function exportOrders(db: Db, ids: readonly number[], lang: string): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    SELECT id, order_no, status, to_jsonb(created_at)#>>'{}' AS created_at, name, city, email, phone, message, invoice, marketing_consent,
      ${listOf(sql`SELECT tour_name, start_date, end_date, total, currency FROM order_items WHERE order_id = orders.id ORDER BY position`)} AS items,
      ${listOf(sql`SELECT passengers.name, surname, birth_date, gender, nationality, document, document_no, document_until, passengers.phone,
          ${pickupIn(lang)} AS pickup, passengers.note
        FROM passengers JOIN order_items ON order_items.id = order_item_id WHERE order_id = orders.id ORDER BY position, seat`)} AS passengers,
      ${listOf(sql`SELECT id, paid_on, amount, currency, sender, note, receipt_file FROM payments WHERE order_id = orders.id ORDER BY payments.id`)} AS payments,
      ${listOf(sql`SELECT created_at, card_brand, card_last_four FROM card_attempts WHERE order_id = orders.id ORDER BY card_attempts.id`)} AS cards,
      ${listOf(sql`SELECT created_at, by_customer, body FROM order_messages WHERE order_id = orders.id AND erased_at IS NULL ORDER BY order_messages.id`)} AS messages,
      ${listOf(sql`SELECT at, note FROM order_events WHERE order_id = orders.id AND note <> '' ORDER BY order_events.id`)} AS notes,
      ${listOf(sql`SELECT name, version, accepted_at, host(address) AS address, body FROM order_contracts WHERE order_id = orders.id ORDER BY contract_id`)} AS contracts,
      ${listOf(sql`SELECT id, number, kind, created_at FROM papers WHERE order_id = orders.id ORDER BY number`)} AS papers
      FROM orders WHERE id = ANY (${ids}::bigint[]) ORDER BY id DESC`.execute(db)
  return rows
}

export async function exportMessages(db: Db, ids: readonly number[]): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    SELECT id, kind, message_no, to_jsonb(created_at)#>>'{}' AS created_at, name, email, phone, subject, message, details, file,
      ${listOf(sql`SELECT created_at, kind, subject, body FROM message_entries WHERE message_id = messages.id ORDER BY message_entries.id`)} AS entries
      FROM messages WHERE id = ANY (${ids}::bigint[]) ORDER BY id DESC`.execute(db)
  return rows
}

/** Passengers on orders of others, without a word about the customer of the order. */
export async function exportSeats(db: Db, ids: readonly number[], lang: string): Promise<ExportedSeat[]> {
  const { rows } = await sql<ExportedSeat>`
    SELECT order_no, tour_name, start_date, end_date, passengers.name, surname, birth_date, gender, nationality, document, document_no,
           document_until, passengers.phone, ${pickupIn(lang)} AS pickup, passengers.note
      FROM passengers JOIN order_items ON order_items.id = order_item_id JOIN orders ON orders.id = order_id
     WHERE passengers.id = ANY (${ids}::bigint[]) ORDER BY passengers.id`.execute(db)
  return rows
}

/** Mails whose text is still there. */
export async function exportMails(db: Db, recipient: string) {
  const { rows } = await sql<{ created_at: string; subject: string; body_text: string }>`
    SELECT to_jsonb(created_at)#>>'{}' AS created_at, subject, body_text FROM outbox
     WHERE cleared_at IS NULL AND translate(recipient, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = ${recipient}
     ORDER BY id DESC`.execute(db)
  return rows
}
