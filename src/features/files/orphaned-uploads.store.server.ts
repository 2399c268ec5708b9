import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findNames, uploadName } from './used-images.store.server.ts'

/**
 * Deletes films that were uploaded before `before` and whose name no text or JSON column contains. Rows locked by another
 * transaction are skipped, because it may be about to refer to them. @returns number of rows
 */
export async function deleteOrphanedVideos(tx: Tx, before: Date): Promise<number> {
  const old = await tx
    .selectFrom('videos')
    .select('file')
    .where('created_at', '<', before)
    .where(sql<boolean>`file ~ ${`^${uploadName}\\.`}`)
    .forUpdate()
    .skipLocked()
    .execute()
  if (old.length === 0) return 0
  // After the lock: new references now have to wait. Films are referred to by name (file_video).
  const named = await findNames(tx)
  const orphans = old.map(({ file }) => file).filter((file) => !named.has(file.replace(/\.\w+$/, '')))
  if (orphans.length > 0) await tx.deleteFrom('videos').where('file', 'in', orphans).execute()
  return orphans.length
}

/** @returns those of the files that have a row: stems of images, names of videos */
export async function findFiles(db: Db, table: 'images' | 'videos', files: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('file').where(sql<boolean>`file = ANY(${files})`).execute()
  return new Set(rows.map(({ file }) => file))
}
