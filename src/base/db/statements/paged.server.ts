import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Counted, mostCounted } from '#src/base/counted.ts'
import type { Db } from '../connect.server.ts'
import { planEachTime } from './prepared.server.ts'

type Part = { page: number; per_page: number }

/**
 * Counts the rows of a paged list, up to `mostCounted` or the end of the requested page. PostgreSQL reads no further, so a list of
 * millions costs as much as one of ten thousand.
 * @param rows a SELECT without order, and without columns so that an index can do alone
 * @param most for tests
 */
export async function countPaged(
  db: Db,
  rows: Expression<unknown>,
  { page, per_page }: Part,
  most = mostCounted,
): Promise<Counted> {
  const limit = countedRows({ page, per_page }, most)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (${rows} LIMIT ${limit + 1}) AS counted ${planEachTime}`.execute(db)
  return countedTo(limit, counted[0]!.total)
}

/** Rounded up to whole pages, so that the next page exists when there are more rows. */
const countedRows = ({ page, per_page }: Part, most: number) =>
  Math.ceil(Math.max(most, page * per_page) / per_page) * per_page

const countedTo = (limit: number, total: number): Counted =>
  total > limit ? { total: limit, more_than_total: true } : { total }

/** Rows of a table, sorted by one value and then by their id. */
export type SortedList = {
  table: string
  /** the table, joined with what it is sorted by */
  from: RawBuilder<unknown>
  /** the same join, by an index lookup for each row; empty when the table is sorted by a column of its own */
  lookup: RawBuilder<unknown>
  /** a condition on columns of the table; null: all rows */
  chosen: RawBuilder<unknown> | null
  by: RawBuilder<unknown>
  isDescending: boolean
  /** some rows have no value: they come last in both directions */
  isOptional: boolean
  /** an index has the chosen rows in this order */
  isIndexed: boolean
}

/** Maximum of rows that are counted; scanned at the front of a list, and per row of the page; and chosen before sorting. */
export type Bounds = { counted: number; looked: number; lookedPerRow: number; chosen: number }
const usual: Bounds = { counted: mostCounted, looked: 20_000, lookedPerRow: 100, chosen: 200_000 }

/**
 * The ids of one page, and the number of rows. The planner assumes that chosen rows are spread evenly over a list, but the orders of an
 * old tour lie behind millions of others. So few rows are chosen first and then sorted; of many, the front of the list is scanned, and
 * all are chosen when the page is not found there.
 * @param bounds for tests
 */
export async function findPage(
  db: Db,
  list: SortedList,
  part: Part,
  bounds = usual,
): Promise<Counted & { ids: number[] }> {
  const { chosen, by } = list
  const own = sql.table(list.table)
  const offset = (part.page - 1) * part.per_page
  const limits = sql`LIMIT ${part.per_page} OFFSET ${offset} ${planEachTime}`
  const ofPlace = orderOf(list, sql`${own}.place`)
  const find = async (statement: RawBuilder<{ id: number }>) => {
    const { rows } = await sql`${statement} ${limits}`.$castTo<{ id: number }>().execute(db)
    return rows.map(({ id }) => id)
  }
  if (chosen === null || list.isIndexed) {
    const all = sql`SELECT FROM ${own} WHERE ${chosen ?? sql`true`}`
    return { ...(await countPaged(db, all, part, bounds.counted)), ids: await find(sortedIds(list)) }
  }
  // For rows chosen by their ids the planner would read the whole table. OFFSET keeps it from that.
  const choose = async (most: number) => {
    const { rows } = await sql<{ ids: number[]; total: number }>`
      WITH chosen AS MATERIALIZED (SELECT ${own}.id FROM ${own} WHERE ${chosen} LIMIT ${most + 1})
      SELECT ARRAY(SELECT ${own}.id FROM chosen CROSS JOIN LATERAL (SELECT * FROM ${own} WHERE ${own}.id = chosen.id OFFSET 0) AS ${own}
               ${list.lookup} WHERE (SELECT count(*) FROM chosen) <= ${most} ${orderOf(list, by)} ${limits}) AS ids,
             (SELECT count(*) FROM chosen) AS total`.execute(db)
    return rows[0]!
  }
  const limit = countedRows(part, bounds.counted)
  const few = await choose(limit)
  const counted = countedTo(limit, few.total)
  if (!counted.more_than_total) return { ...counted, ids: few.ids }
  const front = Math.max(bounds.looked, bounds.lookedPerRow * (offset + part.per_page))
  const ids = await find(sql`
    SELECT ${own}.id FROM (SELECT ${own}.*, ${by} AS place FROM ${list.from} ${orderOf(list, by)} LIMIT ${front}) AS ${own}
     WHERE ${chosen} ${ofPlace}`)
  if (ids.length === part.per_page) return { ...counted, ids }
  const many = limit < bounds.chosen ? await choose(bounds.chosen) : null
  return { ...counted, ids: many && many.total <= bounds.chosen ? many.ids : await find(sortedIds(list)) }
}

/** The ids of a whole list, as a SELECT. */
export function sortedIds(list: SortedList): RawBuilder<{ id: number }> {
  return sql`
    SELECT ${sql.table(list.table)}.id FROM ${list.from} WHERE ${list.chosen ?? sql`true`} ${orderOf(list, list.by)}`
}

/** An index is read in its order only when NULL has the same place in both, also for a column without NULL. */
function orderOf({ table, isDescending, isOptional }: SortedList, by: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = isDescending ? sql`DESC` : sql`ASC`
  return sql`ORDER BY ${by} ${way} ${isOptional ? sql`NULLS LAST` : sql``}, ${sql.table(table)}.id ${way}`
}
