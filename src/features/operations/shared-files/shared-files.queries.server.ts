import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import { attachedDocument } from '#src/base/files/documents.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { isConfirmed } from '#src/features/orders/book/papers.rules.ts'
import { assertDeparture } from '../departure-cancellation/departure-message.store.server.ts'
import { findTravelling } from '../travel-info/travel-info.store.server.ts'
import { OrderSharedFile, SharedFiles } from './shared-files.schema.ts'
import { type FoundSharedFile, findSharedFile, findSharedFiles, findSharedWith } from './shared-files.store.server.ts'

/** Whether a travelling order of the departure is in another language than Turkish. */
export async function needsEnglish(db: Db, departure_id: number): Promise<boolean> {
  return (await findTravelling(db, departure_id)).some(({ lang }) => lang !== 'tr')
}

/** The files of a departure, for the office. @throws Failure 404 */
export async function showSharedFiles({ db }: Pick<Services, 'db'>, staff: Staff, id: number): Promise<SharedFiles> {
  await assertDeparture(db, id)
  const files = await findSharedFiles(db, id)
  return SharedFiles.parse({
    files: files.map(({ created_at, ...file }) => ({ ...file, created_at: created_at.toISOString() })),
    needs_english: await needsEnglish(db, id),
    may_write: staff.permissions.includes('orders'),
  })
}

type Reading = Pick<Services, 'db' | 'documents'> & { lang: string }
type Which = { id: number; file: number }

/** @throws Failure 404 for a file that was removed or is another departure's */
export async function officeSharedFile(services: Reading, { id, file }: Which): Promise<AttachedFile> {
  return attached(services, await findSharedFile(services.db, id, file))
}

type Asking = Pick<FoundOrder, 'id' | 'status'>

const sharedWith = async (db: Db, order: Asking) => (isConfirmed(order) ? findSharedWith(db, order.id) : [])

/** Files that the customer of an order may read; empty unless it is confirmed. */
export async function sharedFilesOf(
  { db, lang }: Pick<Services, 'db'> & { lang: string },
  order: Asking,
): Promise<OrderSharedFile[]> {
  const files = await sharedWith(db, order)
  return files.map((found) => OrderSharedFile.parse({ ...found, name: nameIn(lang, found) }))
}

/** @throws Failure 404 for a file that the order may not read */
export async function orderSharedFile(services: Reading, order: Asking, file: number): Promise<AttachedFile> {
  const files = await sharedWith(services.db, order)
  return attached(
    services,
    files.find(({ id }) => id === file),
  )
}

async function attached({ documents, lang }: Reading, found: FoundSharedFile | undefined): Promise<AttachedFile> {
  const file = found && (await attachedDocument(documents, found.file, nameIn(lang, found)))
  if (!file) throw notFound()
  return file
}

/** The English name, or the Turkish one as the fallback. */
function nameIn(lang: string, { name, name_en }: Pick<FoundSharedFile, 'name' | 'name_en'>): string {
  return lang === 'tr' ? name : name_en || name
}
