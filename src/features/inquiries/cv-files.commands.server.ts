import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { findMessageFiles } from './inquiries.store.server.ts'

const folder = 'cv'

/** @returns the name it was given, or null when it is no PDF. */
export function keepCv(documents: Documents, bytes: Uint8Array): Promise<string | null> {
  return documents.keep(folder, bytes, ['pdf'])
}

/** @returns how many files no message named. */
export function removeOrphanedCvs(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => findMessageFiles(db, names), now)
}
