import type { Db } from '#src/base/db/connect.server.ts'

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
