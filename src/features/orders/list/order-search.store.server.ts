import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { FoundBy, OfficeOrderQuery } from '../book/orders.admin.schema.ts'

/** In order_search, bars separate the customer, others who belong to the order, and the tours (db/functions/order_search.sql). */
const beforeTours = '|%'
const ofCustomer = '|%|%'

/** Reasons shown in a row. */
const maxReasons = 3

/** Minimum digits of a telephone search. A shorter run is searched as a word: part of a code, or a year. */
const minPhoneDigits = 3

/** A condition on order_search. */
export function matchesOrder(search: string, part: OfficeOrderQuery['search_in']): RawBuilder<unknown> {
  return matches(search, part === 'all' ? '' : beforeTours)
}

/** A condition on order_search: number and customer, without passengers and tours. */
export function matchesCustomer(search: string): RawBuilder<unknown> {
  return matches(search, ofCustomer)
}

/**
 * Each space-separated term must be a prefix of a word. A term that looks like a telephone number also matches inside
 * stored numbers, in any notation.
 */
function matches(search: string, after: string): RawBuilder<unknown> {
  const pieces = piecesOf(search)
  const called =
    pieces.length === 0
      ? sql`false`
      : sql.join(
          pieces.map((piece) => sql`words LIKE '% ' || search_line(${piece}) || '%' || ${after}`),
          sql` AND `,
        )
  if (!isDialled(search)) return called
  const digits = search.replace(/\D/g, '')
  return sql`((${called}) OR words LIKE '% ' || ${digits} || '%' || ${after}
    OR (length(phone_digits(${search})) >= ${minPhoneDigits} AND words LIKE '%' || phone_digits(${search}) || '%' || ${ofCustomer}))`
}

function isDialled(search: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(search) && search.replace(/\D/g, '').length >= minPhoneDigits
}

function piecesOf(search: string): string[] {
  return search.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** Matches of a search that the rows do not show: a passenger, the company of an invoice, a payer. */
export async function findReasons(db: Db, ids: readonly number[], search: string): Promise<Map<number, FoundBy[]>> {
  const digits = search.replace(/\D/g, '')
  const pieces = isDialled(search) ? [...piecesOf(search), digits] : piecesOf(search)
  if (ids.length === 0 || pieces.length === 0) return new Map()
  const { rows } = await sql<{ order_id: number; found: FoundBy[] }>`
    WITH belonging AS (
      SELECT order_id, 'yolcu' AS kind, concat_ws(' ', nullif(passengers.name, ''), nullif(surname, '')) AS text
        FROM passengers JOIN order_items ON order_items.id = order_item_id WHERE order_id = ANY(${ids}::bigint[])
      UNION SELECT id, 'firma', concat_ws(' · ', invoice->>'title', nullif(invoice->>'tax_no', '')) FROM orders
        WHERE id = ANY(${ids}::bigint[]) AND invoice->>'kind' = 'kurumsal'
      UNION SELECT order_id, 'odeyen', sender FROM payments WHERE order_id = ANY(${ids}::bigint[]) AND sender <> '')
    SELECT order_id, jsonb_agg(jsonb_build_object('kind', kind, 'text', text) ORDER BY kind DESC, text) AS found
      FROM belonging JOIN order_search USING (order_id)
     WHERE EXISTS (SELECT FROM unnest(${pieces}::text[]) AS piece
       WHERE ' ' || search_line(text) LIKE '% ' || search_line(piece) || '%'
         AND words NOT LIKE '% ' || search_line(piece) || '%' || ${ofCustomer})
     GROUP BY order_id`.execute(db)
  return new Map(rows.map(({ order_id, found }) => [order_id, found.slice(0, maxReasons)]))
}
