import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { closeQueue } from '#src/base/db/queue-order.server.ts'
import { findTextRows, saveTextRows } from '#src/base/i18n/texts.store.server.ts'
import { moveChildPrices } from '#src/features/departures/board/child-prices.store.server.ts'
import { dayTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { Band } from './tours.admin.rules.ts'
import type { DayForm } from './tours.admin.schema.ts'

/**
 * Replaces the programme. The texts of a day move with it, with the times of their last change; it keeps those in languages that
 * the form omits.
 * @param confirmed texts that are still right (confirmTexts): programme.2.title_en, with the stored number of the day
 */
export async function saveProgramme(
  tx: Tx,
  tour_id: number,
  programme: readonly DayForm[],
  confirmed: readonly string[] = [],
): Promise<void> {
  const before = await findTextRows<DayTimes>(tx, dayTextTable, tour_id, { isTimed: true })
  await tx.deleteFrom('tour_days').where('tour_id', '=', tour_id).execute()
  if (programme.length === 0) return
  await tx
    .insertInto('tour_days')
    .values(programme.map(({ meals }, at) => ({ tour_id, day: at + 1, meals })))
    .execute()
  const stays = programme.flatMap(({ day: was, cleared }, at) =>
    before
      .filter(({ day, lang }) => day === was && !cleared.includes(lang))
      .map((row) => ({ ...row, day: at + 1, changed_fields: timesOf(row, confirmed) })),
  )
  await saveTextRows(tx, dayTextTable, stays)
  const sent = programme.flatMap(({ texts }, at) =>
    Object.entries(texts).map(([lang, text]) => ({ tour_id, day: at + 1, lang, ...text })),
  )
  await saveTextRows(tx, dayTextTable, sent)
}

type DayTimes = { day: number; changed_fields: Record<string, string> }

/** The times of a day's row as JSON. A field without a time gets the present one when it is inserted. */
function timesOf({ day, lang, changed_fields }: DayTimes & { lang: string }, confirmed: readonly string[]): string {
  const times = Object.entries(changed_fields).filter(
    ([field]) => !confirmed.includes(`programme.${day}.${field}_${lang}`),
  )
  return JSON.stringify(Object.fromEntries(times))
}

/**
 * Replaces the bands. Departures store prices by band number, so the prices move with their bands.
 * @param was the former number of each band; null for a new one, which has no price yet
 */
export async function saveBands(
  tx: Tx,
  tour_id: number,
  bands: readonly Band[],
  was: readonly (number | null)[],
): Promise<void> {
  const before = await tx.selectFrom('tour_child_bands').select('band').where('tour_id', '=', tour_id).execute()
  await tx.deleteFrom('tour_child_bands').where('tour_id', '=', tour_id).execute()
  if (bands.length > 0)
    await tx
      .insertInto('tour_child_bands')
      .values(bands.map(({ min_age, max_age }, at) => ({ tour_id, band: at + 1, min_age, max_age })))
      .execute()
  const isSame = was.every((band, at) => band === at + 1) && before.length <= bands.length
  if (before.length === 0 || isSame) return
  await moveChildPrices(tx, tour_id, was)
}

export const galleryOf = (tour_id: number, gallery_type: string) =>
  ({ table: 'tour_images', scope: { tour_id, gallery_type } }) as const

/** Replaces the gallery by these pictures, in this order. */
export async function saveGallery(
  tx: Tx,
  tour_id: number,
  gallery_type: string,
  image_ids: readonly number[],
): Promise<void> {
  const ids = [...new Set(image_ids)]
  await tx
    .deleteFrom('tour_images')
    .where('tour_id', '=', tour_id)
    .where('gallery_type', '=', gallery_type)
    .where('image_id', 'not in', [-1, ...ids])
    .execute()
  await sql`
    INSERT INTO tour_images (tour_id, gallery_type, image_id, queue)
    SELECT ${tour_id}, ${gallery_type}, image_id, ${ids.length} + 1 - place
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS sent (image_id, place)
    ON CONFLICT (tour_id, gallery_type, image_id) DO UPDATE SET queue = excluded.queue`.execute(tx)
}

/** Appends pictures; those already in the gallery keep their position. */
export async function addToGallery(
  tx: Tx,
  tour_id: number,
  gallery_type: string,
  image_ids: readonly number[],
): Promise<void> {
  const there = await tx
    .selectFrom('tour_images')
    .select('image_id')
    .where('tour_id', '=', tour_id)
    .where('gallery_type', '=', gallery_type)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  await saveGallery(tx, tour_id, gallery_type, [...there.map(({ image_id }) => image_id), ...image_ids])
}

/** The tour of a picture in a gallery; null for an unknown one. */
export async function findTourOfFile(db: Db, file: number): Promise<number | null> {
  const row = await db.selectFrom('tour_images').select('tour_id').where('id', '=', file).executeTakeFirst()
  return row?.tour_id ?? null
}

/** @returns the id of its tour; null when the picture does not exist */
export async function removeFromGallery(tx: Tx, file: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('tour_images')
    .where('id', '=', file)
    .returning(['tour_id', 'gallery_type'])
    .executeTakeFirst()
  if (!row) return null
  await closeQueue(tx, galleryOf(row.tour_id, row.gallery_type))
  return row.tour_id
}
