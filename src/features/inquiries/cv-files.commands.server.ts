import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { findMessageFiles } from './inquiries.store.server.ts'

const folder = 'cv'

/** @returns the name of the stored file. @throws Failure 422 at `cv` when it is not a PDF */
export function storeCv(documents: Documents, bytes: Uint8Array): Promise<string> {
  return documents.keep(folder, bytes, ['pdf'], { field: 'cv' })
}

/** Removes CVs that belong to no message. @returns how many */
export function removeOrphanedCvs(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => findMessageFiles(db, names), now)
}
