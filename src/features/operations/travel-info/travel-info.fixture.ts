import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

/** What an approval needs, in both languages. */
export const infoBody = {
  meeting_time: '07:30',
  meeting_place: 'Üsküdar Belediyesi önü',
  meeting_place_en: 'In front of the town hall of Üsküdar',
  guide_name: 'Deniz Aksoy',
  guide_phone: '+90 532 111 22 33',
  hotels: [{ place: 'Göreme', name: 'Peri Otel', phone: '0384 271 00 00', nights: 2 }],
  note: 'Rahat ayakkabı getirin.',
  note_en: 'Please bring comfortable shoes.',
} as const

/** Writes the first version. */
export async function insertInfo(db: Db, departure_id: number, isApproved: boolean): Promise<void> {
  const at = new Date()
  const { hotels, ...contents } = infoBody
  await db
    .insertInto('departure_infos')
    .values({ departure_id, ...contents, hotels: JSON.stringify(hotels), changed_at: at })
    .execute()
  if (isApproved)
    await db
      .insertInto('departure_info_approvals')
      .values({ departure_id, version: 1, contents: JSON.stringify(infoBody), at })
      .execute()
}

/** Every write route of information before travelling, for the audit test. @param order makes one that holds seats */
export function travelInfoWrites(order: (db: Db) => Promise<number>): Record<string, StaffWrite> {
  const departureOf = async (db: Db) => {
    const order_id = await order(db)
    await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order_id).execute()
    const item = db.selectFrom('order_items').select('departure_id').where('order_id', '=', order_id)
    return (await item.executeTakeFirstOrThrow()).departure_id
  }
  const path = '/api/admin/departures/:id/travel-info'
  const written = async (db: Db, isApproved: boolean) => {
    const id = await departureOf(db)
    await insertInfo(db, id, isApproved)
    return { params: { id }, body: { version: 1 } }
  }
  return {
    [`PUT ${path}`]: async (db) => ({ params: { id: await departureOf(db) }, body: { ...infoBody, version: 0 } }),
    [`POST ${path}/approve`]: (db) => written(db, false),
    [`POST ${path}/send`]: (db) => written(db, true),
  }
}
