import type { Db } from '#src/base/db/connect.server.ts'

const form_data = { name_tr: 'Kadıköy Evlendirme Dairesi önü', name_en: 'Kadıköy, outside the registry office' }

/** A point whose every field differs from its default. */
export const pickupFields = { active: false, ...form_data }

type Fields = { tr?: string; en?: string; active?: boolean; tour?: number; time?: string }

/** @param fields `tour`: also a stop of it, at `time`. @returns its id */
export async function insertPickup(
  db: Db,
  { tr = form_data.name_tr, en, active = true, tour, time = '07:00' }: Fields = {},
): Promise<number> {
  const { id } = await db
    .insertInto('pickup_points')
    .values({ active, queue: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = [{ lang: 'tr', name: tr }, ...(en ? [{ lang: 'en', name: en }] : [])]
  await db
    .insertInto('pickup_point_texts')
    .values(texts.map((text) => ({ ...text, pickup_point_id: id })))
    .execute()
  if (tour !== undefined)
    await db.insertInto('tour_pickups').values({ tour_id: tour, pickup_point_id: id, time }).execute()
  return id
}
