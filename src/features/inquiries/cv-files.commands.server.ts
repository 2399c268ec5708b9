import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { findMessageFiles } from './inquiries.store.server.ts'

/** Folder of CVs. */
export const cvFolder = 'cv'

/** Removes CVs that belong to no message. @returns how many */
export function removeOrphanedCvs(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(cvFolder, (names) => findMessageFiles(db, names), now)
}
