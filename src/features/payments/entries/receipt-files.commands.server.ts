import type { Db } from '#src/base/db/connect.server.ts'
import { Failure } from '#src/base/errors.ts'
import { type Documents, documentKinds } from '#src/base/files/documents.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { findReceipts } from '#src/features/orders/book/payments.store.server.ts'

const folder = 'receipts'

/**
 * Receipts that are examined, including refused ones, because a picture is decoded. A customer sends one with each notice, and again when
 * it could not be read; several customers may share a network address.
 */
const limitOfAddress: Limit = { name: 'receipts', points: 60, seconds: 3600 }
const limitOfOrder: Limit = { name: 'receipts-of-order', points: 20, seconds: 3600 }

/**
 * @param from the order, and the network address of the caller
 * @returns the name of the stored file
 * @throws Failure 422 when it is neither a PDF nor a picture; 429 after many of an order or address; 503 when the queue is full
 */
export async function storeReceipt(
  { documents, limit }: Pick<Services, 'documents' | 'limit'>,
  source: Uint8Array,
  { order_no, address }: { order_no: string; address: string },
): Promise<string> {
  const giveBack = [await limit(limitOfAddress, address), await limit(limitOfOrder, order_no)]
  return documents.keep(folder, source, documentKinds, { field: 'receipt' }).catch(async (error: unknown) => {
    // The file was not examined because the queue is full, so the attempt does not count.
    if (error instanceof Failure && error.status === 503)
      await Promise.all(giveBack.map((give) => give().catch(() => {})))
    throw error
  })
}

/** Removes receipts that belong to no payment. @returns how many */
export function removeOrphanedReceipts(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => findReceipts(db, names), now)
}
