import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { imageTextTable } from '#src/base/files/images.store.server.ts'
import { joinOfficeTexts, type TextTable, textOf } from '#src/base/i18n/translated.store.server.ts'
import { currencies } from '#src/base/money.ts'
import { certificateTextTable } from '#src/features/agency/certificates.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { contentTextTable } from '#src/features/content/content-texts.store.server.ts'
import { contractTextTable } from '#src/features/contracts/contract-texts.store.server.ts'
import { pickupTextTable } from '#src/features/departures/pickups/pickups.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { postTextTable } from '#src/features/posts/post-texts.store.server.ts'

export type Named = { id: string; name: string; part: string }

/** How the records of a table are called. `from` joins what the name needs. */
type Naming = {
  from: RawBuilder<unknown>
  name: RawBuilder<unknown>
  key?: string
  part?: RawBuilder<unknown>
  isSearched?: false
  /** The same as that the name contains a text without a bar, for a table that grows. */
  finds?: (search: string) => RawBuilder<boolean>
}

const translated = (table: string, texts: TextTable, column: 'name' | 'title', lang: string): Naming => ({
  from: sql`${sql.table(table)} ${joinOfficeTexts(texts, lang)}`,
  name: textOf(column),
})
const plain = (table: string, name: RawBuilder<unknown>, more: Partial<Naming> = {}): Naming => ({
  from: sql.table(table),
  name,
  ...more,
})

/** What belongs to an order is named after it, and its part is the order's id. */
const ofOrder = (table: string): Naming => ({
  from: sql`${sql.table(table)} JOIN orders ON orders.id = ${sql.ref(`${table}.order_id`)}`,
  name: sql`orders.order_no || ' · ' || orders.name`,
  part: sql`orders.id::text`,
  isSearched: false,
})

/** The search of orders is an index over numbers and customers; names of all others are few. */
function namingsIn(lang: string): Record<string, Naming> {
  return {
    tours: translated('tours', tourTextTable, 'name', lang),
    categories: translated('categories', categoryTextTable, 'name', lang),
    posts: { ...translated('posts', postTextTable, 'title', lang), part: sql`posts.section` },
    contents: { ...translated('contents', contentTextTable, 'title', lang), part: sql`contents.page` },
    certificates: translated('certificates', certificateTextTable, 'name', lang),
    contracts: translated('contracts', contractTextTable, 'name', lang),
    images: { from: sql`images ${joinOfficeTexts(imageTextTable, lang)}`, name: textOf('alt'), isSearched: false },
    departures: {
      from: sql`departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}`,
      name: sql`concat_ws('|', ${textOf('name')}, departures.start_date, departures.currency)`,
      finds: (search) => findsDeparture(search, lang),
    },
    pickup_points: translated('pickup_points', pickupTextTable, 'name', lang),
    cancellation_policies: plain('cancellation_policies', sql`name`),
    bank_accounts: plain('bank_accounts', sql`bank || ' ' || currency`),
    support_requests: plain('support_requests', sql`subject`),
    users: plain('users', sql`name`),
    orders: plain('orders', sql`order_no || ' · ' || name`, { isSearched: false }),
    order_events: ofOrder('order_events'),
    order_messages: ofOrder('order_messages'),
    passengers: {
      from: sql`passengers JOIN order_items ON order_items.id = order_item_id JOIN orders ON orders.id = order_id`,
      name: sql`orders.order_no || ' · ' || concat_ws(' ', passengers.name, nullif(passengers.surname, ''))`,
      part: sql`orders.id::text`,
      isSearched: false,
    },
    papers: ofOrder('papers'),
    payment_links: ofOrder('payment_links'),
    payments: {
      ...ofOrder('payments'),
      name: sql`orders.order_no || ' · ' || orders.name || '|' || payments.currency`,
    },
    message_entries: {
      from: sql`message_entries JOIN messages ON messages.id = message_entries.message_id`,
      name: sql`messages.name`,
      part: sql`messages.kind || ':' || messages.id`,
      isSearched: false,
    },
    backup_runs: plain('backup_runs', sql`file`),
    personal_data_events: plain('personal_data_events', sql`to_char(at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD')`, {
      isSearched: false,
    }),
    alert_settings: plain('users', sql`name`, { isSearched: false }),
    reply_templates: plain('reply_templates', sql`name`),
    messages: plain('messages', sql`name`, { part: sql`messages.kind`, isSearched: false }),
    languages: plain('languages', sql`lang`, { key: 'abbr' }),
    contact_information: plain('contact_information', sql`content`),
    social_media: plain('social_media', sql`name`),
  }
}

/** Names of tours are few and read once; days are read only for what can be a part of one. */
function findsDeparture(search: string, lang: string): RawBuilder<boolean> {
  const codes = currencies.filter((code) => code.toLowerCase().includes(search.toLowerCase()))
  const isOfDay = /^[\d-]+$/.test(search)
  return sql<boolean>`(departures.tour_id IN (
      SELECT tours.id FROM tours ${joinOfficeTexts(tourTextTable, lang)} WHERE ${contains(textOf('name'), search)})
    OR departures.currency = ANY (${codes}::text[])
    ${isOfDay ? sql`OR ${contains(sql`departures.start_date::text`, search)}` : sql``})`
}

/** Names of records by table and id. A departure is named `tour|start_date|currency`. Records that do not exist are left out. */
export async function findNames(
  db: Db,
  wanted: ReadonlyMap<string, readonly string[]>,
  lang: string,
): Promise<Map<string, Map<string, Named>>> {
  const namings = namingsIn(lang)
  const tables = [...wanted].filter(([table, ids]) => namings[table] && ids.length > 0)
  const found = await Promise.all(
    tables.map(async ([table, ids]) => {
      const { from, name, part, key = 'id' } = namings[table]!
      const column = sql.ref(`${table}.${key}`)
      // Ids come from records: those of another kind, such as the section of a saved order, match nothing.
      const isWanted =
        key === 'id'
          ? sql`${column} = ANY (${ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)}::bigint[])`
          : sql`${column} = ANY (${ids}::text[])`
      const { rows } = await sql<Named>`
        SELECT ${column}::text AS id, coalesce(${name}, '') AS name,
          ${part ?? sql`''`} AS part
        FROM ${from} WHERE ${isWanted}`.execute(db)
      return [table, new Map(rows.map((row) => [row.id, row]))] as const
    }),
  )
  return new Map(found)
}

/** More things of one name than these are not searched. */
const maxFound = 200

/** Ids of records whose name contains a text, and orders with that number, by table. */
export async function findNamed(db: Db, search: string, lang: string): Promise<Map<string, string[]>> {
  const searched = Object.entries(namingsIn(lang)).filter(([, { isSearched }]) => isSearched !== false)
  const found = searched.map(
    ([
      table,
      { from, name, key = 'id', finds },
    ]) => sql`(SELECT ${table}::text AS table, ${sql.ref(`${table}.${key}`)}::text AS id
      FROM ${from} WHERE ${finds && !search.includes('|') ? finds(search) : contains(sql`(${name})::text`, search)} LIMIT ${maxFound})`,
  )
  const order = sql`(SELECT 'orders'::text, id::text FROM orders WHERE order_no = ${search.toUpperCase()})`
  const { rows } = await sql<{ table: string; id: string }>`
    SELECT * FROM (${sql.join([...found, order], sql` UNION ALL `)}) AS found ("table", id)`.execute(db)
  const by = Map.groupBy(rows, ({ table }) => table)
  return new Map([...by].map(([table, list]) => [table, list.map(({ id }) => id)]))
}
