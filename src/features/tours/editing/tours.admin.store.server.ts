import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { closeQueue, nextQueue } from '#src/base/db/queue-order.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import {
  copyTexts,
  findTexts,
  listLanguages,
  outdatedFields,
  textsByLanguage,
} from '#src/base/i18n/texts.store.server.ts'
import { toMajor } from '#src/base/money.ts'
import { childBands } from '#src/features/departures/board/child-prices.store.server.ts'
import { lockDeparturesOf, type StoredDeparture } from '#src/features/departures/board/departures.store.server.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { dayTextTable, tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { Shown } from './tours.admin.rules.ts'
import { dayTextFields, type StoredTour, type TourFile, type TourStatus, tourTextFields } from './tours.admin.schema.ts'

const everyTour = { table: 'tours' } as const

/** A complete tour; null when it does not exist. */
export async function findOfficeTour(db: Db, id: number, lang: string): Promise<StoredTour | null> {
  const { rows } = await sql<StoredTour & { day_rows: DayRow[] }>`
    SELECT id, token, code, status, featured, version, transporter_types, departure_city, countries, nights, days, visa_mode, visa_lead_days, min_participants,
           guide_language, board, kdv_rate, deposit_rate, deposit_per_person, balance_due_days, full_payment_days, cancel_policy_id, child_price_min_adults,
           ${officeImageJson('tours.cover_image_id')} AS cover_image,
           ARRAY(SELECT category_id FROM tour_categories WHERE tour_id = tours.id ORDER BY category_id) AS categories,
           ${childBands} AS child_bands,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', pickup_point_id, 'time', time) ORDER BY time, pickup_point_id), '[]')
              FROM tour_pickups WHERE tour_id = tours.id) AS pickups,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'meals', meals, 'texts',
                     ${textsByLanguage(dayTextTable)}) ORDER BY day), '[]')
              FROM tour_days WHERE tour_id = tours.id) AS day_rows,
           (SELECT count(*) FROM departures WHERE tour_id = tours.id) AS departure_count
      FROM tours WHERE id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { day_rows, ...tour } = row as typeof row & StoredTour
  const texts = await findTexts(db, tourTextTable, [id], Object.keys(tourTextFields), lang)
  const languages = await listLanguages(db)
  return {
    ...tour,
    deposit_per_person: tour.deposit_per_person === null ? null : toMajor(tour.deposit_per_person),
    ...(texts.get(id) as { name: string; seo_name: string }),
    ...outdatedIn(languages, texts.get(id)!, day_rows),
    programme: day_rows.map((day) => dayOf(day, languages)),
    files: await findTourFiles(db, id),
  }
}

type DayRow = {
  day: number
  meals: StoredTour['programme'][number]['meals']
  texts: Record<string, Record<string, unknown>>
}

function dayOf({ day, meals, texts }: DayRow, languages: readonly { abbr: string }[]): StoredTour['programme'][number] {
  const entries = Object.keys(dayTextFields).flatMap((field) =>
    languages.map(({ abbr }) => [`${field}_${abbr}`, texts[abbr]?.[field] ?? '']),
  )
  return { ...Object.fromEntries(entries), day, meals }
}

/** outdated_en of the tour (findTexts), with days: programme.2.title. */
function outdatedIn(languages: readonly { abbr: string }[], texts: Record<string, unknown>, days: readonly DayRow[]) {
  const main = languages[0]!.abbr
  const entries = languages.map(({ abbr }) => {
    const ofDays = days.flatMap(({ day, texts }) =>
      outdatedFields(Object.keys(dayTextFields), texts[main], texts[abbr]).map((field) => `programme.${day}.${field}`),
    )
    return [`outdated_${abbr}`, [...((texts[`outdated_${abbr}`] as string[] | undefined) ?? []), ...ofDays]] as const
  })
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0))
}

/** The gallery of a tour in order. */
export async function findTourFiles(db: Db, tour_id: number): Promise<TourFile[]> {
  const { rows } = await sql<TourFile>`
    SELECT id, gallery_type, ${officeImageJson('tour_images.image_id')} AS image
      FROM tour_images WHERE tour_id = ${tour_id} ORDER BY gallery_type, queue DESC, id`.execute(db)
  return rows
}

export async function findShown(db: Db, id: number, today: Day): Promise<Shown | null> {
  const { rows } = await sql<Shown>`
    SELECT days, cover_image_id IS NOT NULL AS has_cover,
           (SELECT count(*) FROM tour_days WHERE tour_id = tours.id) AS programme_days,
           (SELECT count(*) FROM departures WHERE tour_id = tours.id AND ${onSale(today)}) AS on_sale,
           ARRAY(SELECT end_date - start_date + 1 FROM departures WHERE tour_id = tours.id AND start_date >= ${today}::date
                    AND status <> 'iptal' AND seats_taken = 0) AS unsold_days
      FROM tours WHERE id = ${id}`.execute(db)
  return rows[0] ?? null
}

export type TourRow = { id: number; code: string; status: TourStatus; version: number; cover_image_id: number | null }

/** Locks the tours until the transaction ends, ordered by id. */
export async function lockTours(tx: Tx, ids: readonly number[]): Promise<TourRow[]> {
  const { rows } = await sql<TourRow>`
    SELECT id, code, status, version, cover_image_id FROM tours WHERE id = ANY (${ids}::bigint[]) ORDER BY id FOR UPDATE`.execute(
    tx,
  )
  return rows
}

export async function isCodeTaken(tx: Tx, code: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`SELECT FROM tours WHERE code = ${code} AND id IS DISTINCT FROM ${id}`.execute(tx)
  return rows.length > 0
}

/** Codes with this prefix. */
export async function findCodes(tx: Tx, start: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`SELECT code FROM tours WHERE starts_with(code, ${start})`.execute(tx)
  return new Set(rows.map(({ code }) => code))
}

type Values = Omit<Insertable<Tables['tours']>, 'token' | 'queue' | 'version'>

/** Inserts a tour as the first of the list. */
export async function insertTour(tx: Tx, token: string, values: Values): Promise<number> {
  const { id } = await tx
    .insertInto('tours')
    .values({ ...values, token, queue: await nextQueue(tx, everyTour) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTour(tx: Tx, id: number, values: Partial<Values>): Promise<void> {
  await tx
    .updateTable('tours')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

/** Replaces the tour's categories. In an added category it becomes the first tour. */
export async function saveCategories(tx: Tx, tour_id: number, ids: readonly number[]): Promise<void> {
  const left = await tx
    .deleteFrom('tour_categories')
    .where('tour_id', '=', tour_id)
    .where('category_id', 'not in', [-1, ...ids])
    .returning('category_id')
    .execute()
  for (const { category_id } of left) await closeQueue(tx, listOf(category_id))
  const there = await tx.selectFrom('tour_categories').select('category_id').where('tour_id', '=', tour_id).execute()
  for (const category_id of new Set(ids)) {
    if (there.some((row) => row.category_id === category_id)) continue
    const queue = await nextQueue(tx, listOf(category_id))
    await tx.insertInto('tour_categories').values({ tour_id, category_id, queue }).execute()
  }
}

/** The list of a category's tours. */
export function listOf(category_id: number) {
  return { table: 'tour_categories', id: 'tour_id', scope: { category_id } } as const
}

/** Locks rows that a tour refers to until the transaction ends. @returns whether all of them exist */
export async function lockAll(
  tx: Tx,
  table: 'categories' | 'pickup_points' | 'cancellation_policies',
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[]) FOR SHARE`.execute(tx)
  return rows.length === ids.length
}

export async function countCategories(tx: Tx, tour_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('tour_categories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tour_id', '=', tour_id)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks a tour and its departures until the transaction ends: they cannot be changed, added or sold.
 * @returns null when the tour does not exist
 */
export async function lockWithDepartures(
  tx: Tx,
  id: number,
): Promise<{ row: TourRow; departures: StoredDeparture[] } | null> {
  // Departures before the tour, in the same order as an order locks them, to avoid a deadlock.
  await lockDeparturesOf(tx, id)
  const [row] = await lockTours(tx, [id])
  return row ? { row, departures: await lockDeparturesOf(tx, id) } : null
}

/** True when an order refers to the tour or seats of a departure are taken. */
export async function isReferenced(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    SELECT EXISTS (SELECT FROM order_items WHERE tour_id = ${id})
        OR EXISTS (SELECT FROM departures WHERE tour_id = ${id} AND seats_taken > 0) AS needed`.execute(tx)
  return rows[0]!.needed
}

/** Deletes a tour with its departures and its places in all lists. */
export async function deleteTour(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('departures').where('tour_id', '=', id).execute()
  await saveCategories(tx, id, [])
  await tx.deleteFrom('tours').where('id', '=', id).execute()
  await closeQueue(tx, everyTour)
}

/** Columns to copy; new columns are included unless they are named here. */
const copyOf = ({ id, created_at, updated_at, version, token, ...row }: Selectable<Tables['tours']>) => row

/** Copies values, programme, bands, pickup points and pictures of a tour; the caller writes the texts. */
export async function copyTour(tx: Tx, from: number, more: { token: string; code: string }): Promise<number> {
  const original = await tx.selectFrom('tours').selectAll().where('id', '=', from).executeTakeFirstOrThrow()
  const id = await insertTour(tx, more.token, {
    ...copyOf(original),
    code: more.code,
    status: 'taslak',
    featured: false,
  })
  await sql`INSERT INTO tour_child_bands (tour_id, band, min_age, max_age)
    SELECT ${id}, band, min_age, max_age FROM tour_child_bands WHERE tour_id = ${from}`.execute(tx)
  await sql`INSERT INTO tour_days (tour_id, day, meals) SELECT ${id}, day, meals FROM tour_days WHERE tour_id = ${from}`.execute(
    tx,
  )
  await copyTexts(tx, dayTextTable, from, id)
  await sql`INSERT INTO tour_pickups (tour_id, pickup_point_id, time)
    SELECT ${id}, pickup_point_id, time FROM tour_pickups WHERE tour_id = ${from}`.execute(tx)
  await sql`INSERT INTO tour_images (tour_id, image_id, gallery_type, queue)
    SELECT ${id}, image_id, gallery_type, queue FROM tour_images WHERE tour_id = ${from}`.execute(tx)
  const categories = await tx.selectFrom('tour_categories').select('category_id').where('tour_id', '=', from).execute()
  await saveCategories(
    tx,
    id,
    categories.map(({ category_id }) => category_id),
  )
  return id
}
