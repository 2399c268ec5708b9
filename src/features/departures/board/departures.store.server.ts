import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { hasTextWhere, joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { childBands, childPrices, findChildPrices, saveChildPrices } from './child-prices.store.server.ts'
import type { ChildPriceChanges } from './departures.rules.ts'
import type { DepartureTour } from './departures.schema.ts'
import { decidedStatuses } from './sale.rules.ts'
import type { DepartureRow } from './shown-departures.rules.ts'

/** A row of the table; amounts in minor units. */
export type StoredDeparture = DepartureRow & {
  id: number
  tour_id: number
  note: string
  /** its own; null: the tour's */
  min_participants: number | null
  version: number
}
type Row = Omit<StoredDeparture, 'child_prices'>
export type NamedDeparture = StoredDeparture & {
  tour_name: string
  tour_code: string
  tour_min_participants: number | null
  waiting_orders: number
  info: 'missing' | 'draft' | null
}

export type DepartureChanges = Updateable<Tables['departures']> & { child_prices?: ChildPriceChanges }

/** A condition on `tours`: the code or a name in any language contains it. */
export function isNamed(search: string) {
  return sql`(${contains(sql.ref('tours.code'), search)}
    OR ${hasTextWhere(tourTextTable, contains(sql.ref('own.name'), search))})`
}

type Wanted = {
  month?: string | undefined
  product_id?: number | undefined
  search?: string
  status?: string | undefined
  from?: Day | null | undefined
  to?: Day | null | undefined
  under_minimum?: boolean
  left_behind?: boolean
  changed_pickups?: boolean
  needs_info?: boolean
}

/** Conditions on `departures` joined with `tours`. */
function wanted({ month, product_id, search, status, from, to, ...flags }: Wanted) {
  const conditions = [
    product_id && sql`departures.tour_id = ${product_id}`,
    month &&
      sql`departures.start_date >= ${`${month}-01`}::date
        AND departures.start_date < ${`${month}-01`}::date + interval '1 month'`,
    search && isNamed(search),
    status && (status === 'gecerli' ? sql`departures.status <> 'iptal'` : sql`departures.status = ${status}`),
    from && sql`departures.start_date >= ${from}::date`,
    to && sql`departures.start_date <= ${to}::date`,
    flags.under_minimum &&
      sql`seats_taken < coalesce(departures.min_participants, tours.min_participants)
        AND departures.status NOT IN (${sql.join([...decidedStatuses])})`,
    flags.needs_info &&
      sql`departures.status <> 'iptal' AND NOT EXISTS (
          SELECT FROM departure_infos JOIN departure_info_approvals USING (departure_id, version) WHERE departure_id = departures.id)
        AND EXISTS (SELECT FROM order_items JOIN orders ON orders.id = order_id
          WHERE departure_id = departures.id AND seats_released_at IS NULL AND orders.status IN ('odeme-bildirildi', 'onayli'))`,
    flags.left_behind && sql`departures.status = 'iptal' AND EXISTS (SELECT ${leftBehind})`,
    flags.changed_pickups &&
      sql`departures.status <> 'iptal' AND EXISTS (
        SELECT FROM order_items JOIN promised_pickups ON promised_pickups.order_item_id = order_items.id
          JOIN passengers ON passengers.order_item_id = order_items.id
           AND passengers.pickup_point_id = promised_pickups.pickup_point_id
          LEFT JOIN tour_pickups ON tour_pickups.tour_id = order_items.tour_id
           AND tour_pickups.pickup_point_id = promised_pickups.pickup_point_id
         WHERE departure_id = departures.id AND seats_released_at IS NULL
           AND promised_pickups.time IS DISTINCT FROM tour_pickups.time)`,
  ]
  return sql.join([sql`true`, ...conditions.filter((condition) => !!condition)], sql` AND `)
}

/** Rows of orders that wait for an answer on `departures`, which is cancelled. */
const leftBehind = sql`FROM order_items JOIN orders ON orders.id = order_id
  WHERE departure_id = departures.id AND seats_released_at IS NULL AND orders.status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli')`

/** For a departure whose travel information is not approved. */
const infoState = sql`CASE WHEN EXISTS (SELECT FROM departure_infos WHERE departure_id = departures.id) THEN 'draft' ELSE 'missing' END`

/** All departures of a list. */
export async function countOfficeDepartures(db: Db, query: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM departures JOIN tours ON tours.id = departures.tour_id WHERE ${wanted(query)}`.execute(db)
  return rows[0]!.n
}

/** Ordered by day, then by the order of the tours. `total` is not limited by `limit`. */
export async function findOfficeDepartures(
  db: Db,
  lang: string,
  query: Wanted,
  limit: number,
): Promise<{ rows: NamedDeparture[]; total: number }> {
  const { rows } = await sql<NamedDeparture & { total: number }>`
    SELECT departures.*, ${childPrices} AS child_prices, ${text('name', 'tour_name')}, tours.code AS tour_code, tours.min_participants AS tour_min_participants,
           CASE WHEN departures.status = 'iptal' THEN (SELECT count(DISTINCT order_id)::int ${leftBehind}) ELSE 0 END AS waiting_orders,
           ${query.needs_info ? infoState : sql`NULL`} AS info,
           count(*) OVER () AS total
      FROM departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE ${wanted(query)}
     ORDER BY start_date, tours.queue DESC, departures.id
     LIMIT ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Departures of a tour before a day. */
export async function countDeparted(db: Db, tour_id: number, before: Day): Promise<number> {
  const { n } = await db
    .selectFrom('departures')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('tour_id', '=', tour_id)
    .where('start_date', '<', before)
    .executeTakeFirstOrThrow()
  return n
}

/** The tours that leave in a month or between two days, by name. */
export async function findLeavingTours(
  db: Db,
  lang: string,
  days: { month?: string | undefined; from?: Day | null | undefined; to?: Day | null | undefined },
  limit: number,
): Promise<{ id: number; name: string; count: number }[]> {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    SELECT id, ${text('name')}, leaving.count
      FROM (SELECT tour_id, count(*) AS count FROM departures WHERE ${wanted(days)} GROUP BY tour_id) AS leaving
      JOIN tours ON tours.id = leaving.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     ORDER BY name, id LIMIT ${limit}`.execute(db)
  return rows
}

/** The fields of tours that departures depend on, by id or by name or code. The search excludes archived tours. */
export async function findDepartureTours(
  db: Db,
  lang: string,
  of: { id: number } | { search: string },
  limit: number,
): Promise<DepartureTour[]> {
  const { rows } = await sql<DepartureTour>`
    SELECT tours.id, ${text('name')}, code, days, ${childBands} AS child_bands
      FROM tours ${joinOfficeTexts(tourTextTable, lang)}
     WHERE ${'id' in of ? sql`tours.id = ${of.id}` : sql`tours.status <> 'arsiv' AND ${of.search ? isNamed(of.search) : sql`true`}`}
     ORDER BY tours.queue DESC, tours.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Locks tours against changes until the transaction ends, and reads their length and age bands. */
export async function holdTours(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, { days: number; bands: readonly number[] }>> {
  const { rows } = await sql<{ id: number; days: number; bands: number[] }>`
    SELECT id, days, ARRAY(SELECT band::int FROM tour_child_bands WHERE tour_id = tours.id) AS bands
      FROM tours WHERE id = ANY (${ids}::bigint[]) ORDER BY id FOR SHARE`.execute(tx)
  return new Map(rows.map(({ id, ...tour }) => [id, tour]))
}

/**
 * Locks departures against changes and orders until the transaction ends. In order of id, as orders take their seats, so
 * that the two cannot deadlock.
 */
export async function lockDepartures(tx: Tx, ids: readonly number[]): Promise<Map<number, StoredDeparture>> {
  const { rows } = await sql<Row>`
    SELECT * FROM departures WHERE id = ANY (${ids}::bigint[]) ORDER BY id FOR UPDATE`.execute(tx)
  return new Map((await withChildPrices(tx, rows)).map((row) => [row.id, row]))
}

/** Locks every departure of a tour in the same way. */
export async function lockDeparturesOf(tx: Tx, tour_id: number): Promise<StoredDeparture[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM departures WHERE tour_id = ${tour_id} ORDER BY id FOR UPDATE`.execute(tx)
  return withChildPrices(tx, rows)
}

async function withChildPrices(tx: Tx, rows: readonly Row[]): Promise<StoredDeparture[]> {
  const prices = await findChildPrices(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, child_prices: prices.get(row.id)! }))
}

/**
 * Inserts departures of one tour with the same child prices.
 * @returns the inserted ones; days that have a departure already are skipped
 */
export async function insertDepartures(
  tx: Tx,
  tour_id: number,
  departures: readonly Omit<Insertable<Tables['departures']>, 'tour_id'>[],
  prices: ChildPriceChanges,
): Promise<StoredDeparture[]> {
  const rows = await tx
    .insertInto('departures')
    .values(departures.map((departure) => ({ ...departure, tour_id })))
    .onConflict((conflict) => conflict.columns(['tour_id', 'start_date']).doNothing())
    .returningAll()
    .execute()
  const ids = rows.map(({ id }) => id)
  await saveChildPrices(tx, tour_id, ids, prices)
  return withChildPrices(tx, rows)
}

/** @returns null when the tour has a departure on the new day; the transaction is then aborted */
export async function updateDeparture(
  tx: Tx,
  { id, tour_id, version }: StoredDeparture,
  { child_prices = {}, ...changes }: DepartureChanges,
): Promise<StoredDeparture | null> {
  try {
    const row = await tx
      .updateTable('departures')
      .set({ ...changes, version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await saveChildPrices(tx, tour_id, [id], child_prices)
    return (await withChildPrices(tx, [row]))[0]!
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'departures_tour_id_start_date_key') return null
    throw error
  }
}

/** How many of them an order refers to, including cancelled orders. */
export async function countOrdered(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT departure_id) AS n FROM order_items WHERE departure_id = ANY (${ids}::bigint[])`.execute(tx)
  return rows[0]!.n
}

export async function deleteDepartures(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('departures').where(sql<SqlBool>`id = ANY (${ids}::bigint[])`).execute()
}

/** Departures whose cancellation is final: their customers have been informed. */
export async function findCancelledForGood(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ departure_id: number }>`
    SELECT departure_id FROM departure_cancellations WHERE departure_id = ANY (${ids}::bigint[])`.execute(tx)
  return new Set(rows.map(({ departure_id }) => departure_id))
}
