import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { findReceipts } from './payments.store.server.ts'

const folder = 'receipts'

/** @returns the name it was given, or null for what is no receipt */
export function keepReceipt(documents: Documents, source: Uint8Array): Promise<string | null> {
  return documents.keep(folder, source)
}

/** @returns how many files no payment named */
export function removeOrphanedReceipts(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => findReceipts(db, names), now)
}
