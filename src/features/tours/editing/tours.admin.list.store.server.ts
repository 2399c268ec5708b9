import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import {
  hasHiddenTextWhere,
  joinOfficeTexts,
  type Reader,
  text,
  textOf,
  textStates,
} from '#src/base/i18n/translated.store.server.ts'
import type { Minor } from '#src/base/money.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { onSale, seatsLeftColumn } from '#src/features/departures/board/sale.store.server.ts'
import { visaFrom } from '#src/features/departures/board/visa.store.server.ts'
import { findRates, liraOf } from '#src/features/departures/rates/rates.store.server.ts'
import { priceOf, type Rates } from '#src/features/departures/rates/worth.rules.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { OfficeTourQuery, OfficeTourRow, OfficeTours } from './tours.admin.schema.ts'

/** One page of the office's list, in every status. */
export async function listOfficeTours(db: Db, query: OfficeTourQuery, reader: Reader): Promise<OfficeTours> {
  const { page, per_page, status, section } = query
  const category = query.category_id ?? (typeof section === 'number' ? section : null)
  const ordered = section === 'all' ? null : category
  const rates = await findRates(db, reader.today)
  const conditions = [
    category === null ? null : sql`tours.id IN (SELECT tour_id FROM tour_categories WHERE category_id = ${category})`,
    status === '' ? null : sql`tours.status = ${status}`,
    matches(query.search),
  ].filter((condition) => condition !== null)
  const chosen = sql.join([sql`true`, ...conditions], sql` AND `)
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*) AS total FROM tours WHERE ${chosen}`.execute(db)
  const total = counts[0]!.total
  const queue = ordered === null ? sql`tours.queue` : sql`placed.queue`
  const isDown = query.sort.startsWith('-') || query.sort === 'queue'
  const by = orders[query.sort.replace(/^-/, '') as keyof typeof orders](reader, rates, queue)
  const { rows } = await sql<{ id: number; queue: number }>`
    SELECT tours.id, coalesce(${queue}, 0) AS queue FROM tours
      LEFT JOIN tour_categories placed ON placed.tour_id = tours.id AND placed.category_id = ${ordered}
     WHERE ${chosen}
     ORDER BY ${by} ${isDown ? sql`DESC` : sql`ASC`} NULLS LAST, tours.queue DESC, tours.id DESC
     LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`.execute(db)
  const details = await findRows(
    db,
    rows.map(({ id }) => id),
    reader,
    rates,
  )
  const data = rows.map(({ id, queue }) => ({ ...details.get(id)!, queue }))
  return pageOf(data, { page, per_page, total })
}

type Order = (reader: Reader, rates: Rates, queue: RawBuilder<unknown>) => RawBuilder<unknown>

const orders = {
  queue: (_, __, queue) => queue,
  name: ({ lang }) =>
    sql`(SELECT ${textOf('name')} FROM (SELECT) AS one_row ${joinOfficeTexts(tourTextTable, lang)}) COLLATE tr`,
  code: () => sql`tours.code`,
  updated_at: () => sql`tours.updated_at`,
  next_departure: ({ today }) =>
    sql`(SELECT min(start_date) FROM departures WHERE tour_id = tours.id AND ${onSale(today)})`,
  from_price: ({ today }, rates) =>
    sql`(SELECT ${liraOf(rates)} FROM departures
          WHERE tour_id = tours.id AND ${onSale(today)} ${cheapestFirst(today, rates)} LIMIT 1)`,
} satisfies Record<string, Order>

/** The price that the site names first (offerOn): dates whose visa may come too late count only when there are no others. */
function cheapestFirst(today: Day, rates: Rates): RawBuilder<unknown> {
  return sql`ORDER BY departures.start_date < ${visaFrom(today)} IS TRUE, ${liraOf(rates)} NULLS LAST, multi_room_price`
}

/** Condition: every word is a prefix of a word of the name, a place, the code or a category, in any language. Null for an empty search. */
function matches(search: string): RawBuilder<unknown> | null {
  if (!/[\p{L}\p{N}]/u.test(search)) return search === '' ? null : sql`false`
  const query = sql`(
    SELECT to_tsquery('simple', string_agg('''' || fold_text(word) || ''':*', ' & '))
      FROM regexp_split_to_table(lower(${search} COLLATE tr), '[^[:alnum:]]+') AS word WHERE fold_text(word) <> '')`
  // tour_search has public texts only; names and places of the others are read from the texts.
  const words = sql`to_tsvector('simple', fold_text(own.name || ' ' || own.tour_place))`
  return sql`(tours.id IN (SELECT tour_id FROM tour_search WHERE names @@ ${query})
    OR ${hasHiddenTextWhere(tourTextTable, sql`${words} @@ ${query}`)})`
}

type Found = Omit<OfficeTourRow, 'queue' | 'from_price'> & { cheapest: { amount: Minor; currency: string } | null }

async function findRows(
  db: Db,
  ids: readonly number[],
  { lang, today }: Reader,
  rates: Rates,
): Promise<Map<number, Omit<OfficeTourRow, 'queue'>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Found>`
    SELECT tours.id, code, tours.status, featured, version, ${text('name')}, ${text('seo_name')},
           ${officeImageJson('tours.cover_image_id')} AS cover,
           ${textStates(tourTextTable)} AS languages,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', categories.id, 'name', coalesce(${textOf('name')}, ''))
                     ORDER BY categories.parent_id IS NOT NULL, categories.queue DESC, categories.id), '[]')
              FROM tour_categories JOIN categories ON categories.id = category_id ${joinOfficeTexts(categoryTextTable, lang)}
             WHERE tour_id = tours.id) AS categories,
           (SELECT count(*) FROM departures WHERE tour_id = tours.id AND start_date >= ${today}::date AND status <> 'iptal') AS upcoming,
           (SELECT jsonb_build_object('start_date', start_date, 'end_date', end_date, 'status', status,
                     'quota', quota, 'seats_left', ${seatsLeftColumn})
              FROM departures WHERE tour_id = tours.id AND ${onSale(today)} ORDER BY start_date LIMIT 1) AS next_departure,
           (SELECT jsonb_build_object('amount', multi_room_price, 'currency', currency)
              FROM departures WHERE tour_id = tours.id AND ${onSale(today)} ${cheapestFirst(today, rates)} LIMIT 1) AS cheapest
      FROM tours ${joinOfficeTexts(tourTextTable, lang)} WHERE tours.id = ANY (${ids}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ cheapest, ...row }) => [
      row.id,
      { ...row, from_price: cheapest && priceOf(cheapest.amount, cheapest.currency, rates) },
    ]),
  )
}
