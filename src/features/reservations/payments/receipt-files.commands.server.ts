import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { findReceipts } from './payments.store.server.ts'

const folder = 'receipts'

/** @returns the name of the stored file, or null when it is neither a PDF nor a picture */
export function storeReceipt(documents: Documents, source: Uint8Array): Promise<string | null> {
  return documents.keep(folder, source)
}

/** Removes receipts that belong to no payment. @returns how many */
export function removeOrphanedReceipts(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => findReceipts(db, names), now)
}
