import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import type { OfficeVideo } from '#src/base/files/video.schema.ts'

/** A picture with its descriptions by language; null when it does not exist. Inside a transaction the row is locked. */
export async function findOfficeImage(db: Db, id: number): Promise<OfficeImage | null> {
  const row = await db
    // The subquery has an `images` of its own.
    .selectFrom('images as asked')
    .select(officeImageJson('asked.id').as('image'))
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row?.image ?? null
}

export async function insertVideo(tx: Tx, video: { file: string; bytes: number }): Promise<void> {
  await tx.insertInto('videos').values(video).execute()
}

/** Newest first. */
export async function listVideos(db: Db): Promise<OfficeVideo[]> {
  const rows = await db.selectFrom('videos').selectAll().orderBy('created_at', 'desc').orderBy('file').execute()
  return rows.map(({ created_at, ...video }) => ({ ...video, created_at: created_at.toISOString() }))
}
