import type { Db } from '#src/base/db/connect.server.ts'
import { type Documents, documentKinds } from '#src/base/files/documents.server.ts'
import { knownSharedFiles } from './shared-files.store.server.ts'

const folder = 'departures'

/** @returns the name of the stored file. @throws Failure 422 at `file` when it is neither a PDF nor a picture */
export function storeSharedFile(documents: Documents, source: Uint8Array): Promise<string> {
  return documents.keep(folder, source, documentKinds, { urgent: true })
}

/** Removes files that belong to no departure. @returns how many */
export function removeOrphanedSharedFiles(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => knownSharedFiles(db, names), now)
}
