import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import type { Paper } from '#src/base/pdf/paper.ts'
import { isLeftBehind } from './orders.store.server.ts'
import type { PaperKind, PaperWish } from './papers.links.ts'
import type { voidReasons } from './papers.schema.ts'

export type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaper>>>
type VoidReason = (typeof voidReasons)[number]

export async function findPaper(db: Db, id: number) {
  return paperIn(await db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirst())
}

/** The paper that is valid now; null when none was made. */
export async function findValid(db: Db, order_id: number, { kind, subject }: PaperWish, lang: string) {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('lang', '=', lang)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return paperIn(row)
}

function paperIn(row: Selectable<Tables['papers']> | undefined) {
  return row ? { ...row, content: row.content as Paper } : null
}

/** The newest first. */
export function listPapers(db: Db, order_id: number) {
  return db
    .selectFrom('papers')
    .leftJoin('users', 'users.id', 'papers.created_by')
    .select(['papers.id', 'number', 'kind', 'subject', 'papers.lang', 'sha256', 'papers.created_at'])
    .select(['users.name as created_by', 'voided_at', 'void_reason'])
    .where('order_id', '=', order_id)
    .orderBy('number', 'desc')
    .execute()
}

/** The next number within the order, which the caller has locked. */
export async function nextNumber(tx: Tx, order_id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('papers')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return last + 1
}

type NewPaper = Omit<Insertable<Tables['papers']>, 'content'> & { content: Paper }

export async function insertPaper(tx: Tx, { content, ...paper }: NewPaper): Promise<number> {
  const { id } = await tx
    .insertInto('papers')
    .values({ ...paper, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeFile(db: Db, id: number, made: { sha256: Buffer; file: string | null }): Promise<void> {
  await db.updateTable('papers').set(made).where('id', '=', id).execute()
}

type Voiding = { kinds: readonly PaperKind[]; subject?: number; unless?: Buffer; reason: VoidReason; at: Date }

/**
 * Marks papers of an order void, in all languages.
 * @param subject default: all of the kinds
 * @param unless keeps papers that state these facts
 */
export async function voidPapers(
  tx: Tx,
  order_id: number,
  { kinds, subject, unless, reason, at }: Voiding,
): Promise<void> {
  let update = tx
    .updateTable('papers')
    .set({ voided_at: at, void_reason: reason })
    .where('order_id', '=', order_id)
    .where('voided_at', 'is', null)
    .where('kind', 'in', kinds)
  if (subject !== undefined) update = update.where('subject', '=', subject)
  if (unless !== undefined) update = update.where('facts_hash', '!=', unless)
  await update.execute()
}

/** The voucher of a code, with its order. */
export async function findVoucher(db: Db, code: string) {
  const voucher = await db
    .selectFrom('papers')
    .innerJoin('orders', 'orders.id', 'papers.order_id')
    .select(['papers.order_id', 'order_no', 'orders.status', 'papers.created_at', 'voided_at', 'void_reason'])
    .select(isLeftBehind.as('is_left_behind'))
    .where('code', '=', code)
    .executeTakeFirst()
  if (!voucher) return null
  const items = await db
    .selectFrom('order_items')
    .select(['tour_name', 'start_date', 'end_date', 'people_quantity', 'children_ages'])
    .where('order_id', '=', voucher.order_id)
    .orderBy('position')
    .execute()
  return { ...voucher, items }
}

/** The files that a paper refers to. */
export async function knownFiles(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('papers')
    .select('file')
    .where('file', '=', sql<string>`ANY (${files}::text[])`)
    .execute()
  return new Set(rows.map(({ file }) => file!))
}
