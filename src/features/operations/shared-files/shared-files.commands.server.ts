import type { Db } from '#src/base/db/connect.server.ts'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { type Documents, documentKinds } from '#src/base/files/documents.server.ts'
import { withOwner } from '#src/base/files/owned-file.server.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { assertDeparture } from '../departure-cancellation/departure-message.store.server.ts'
import { maxSharedFiles } from './shared-files.links.ts'
import { needsEnglish } from './shared-files.queries.server.ts'
import type { NewSharedFile } from './shared-files.schema.ts'
import { deleteSharedFile, insertSharedFile, knownSharedFiles } from './shared-files.store.server.ts'

const folder = 'departures'

type Sent = { request: NewSharedFile; idempotencyKey: string }

/**
 * Adds a file for everybody on a departure. A repeated request adds nothing again.
 * @throws Failure 404; 422 at the field; 409 when the departure has as many as it may have
 */
export async function addSharedFile(
  services: Services,
  staff: Staff,
  id: number,
  { request, idempotencyKey }: Sent,
): Promise<void> {
  const { db, documents, now } = services
  const { name, name_en } = request
  const source = await bytesOf(request)
  const intent: Intent = {
    command: 'shared-file',
    key: idempotencyKey,
    request_hash: hashOfRequest({ id, name, name_en }, source),
    reused: 'office.shared_file_reused',
  }
  if (await findAnswer(db, intent)) return
  await assertDeparture(db, id)
  if (name_en === '' && (await needsEnglish(db, id))) throw invalid('name_en', 'office.shared_file_needs_en')
  const file = await documents.keep(folder, source, documentKinds, { urgent: true })
  await withOwner(documents, file, () =>
    once(db, intent, async () => {
      // A picture is stored in another format, and has another size.
      const stored = await documents.read(file)
      const row = { departure_id: id, name, name_en, file, bytes: stored!.length, user_id: staff.id, created_at: now() }
      return async (tx) => {
        if (!(await insertSharedFile(tx, row)))
          throw new Failure('conflict', { key: 'office.shared_files_full', values: { n: maxSharedFiles } })
        const change = { before: null, after: { shared_file: name } }
        await record(tx, staff, { action: 'update', entity: 'departures', id, ...change })
        return { departure_id: id }
      }
    }),
  )
}

async function bytesOf({ file }: NewSharedFile): Promise<Uint8Array> {
  if (!file || file.size === 0) throw invalid('file', 'office.shared_file_missing')
  if (file.size > maxDocumentBytes) throw invalid('file', 'errors.file_too_large', { n: documentUpload.maxMegabytes })
  return new Uint8Array(await file.arrayBuffer())
}

type Which = { id: number; file: number }

/** Removes a file of a departure, from the disk too. @throws Failure 404 */
export async function removeSharedFile({ db, documents }: Services, staff: Staff, { id, file }: Which): Promise<void> {
  const removed = await transaction(db, async (tx) => {
    const found = await deleteSharedFile(tx, id, file)
    if (!found) throw notFound()
    const change = { before: { shared_file: found.name }, after: null }
    await record(tx, staff, { action: 'update', entity: 'departures', id, ...change })
    return found
  })
  // The row is deleted already; a sweep removes a file that remains.
  await documents.remove(removed.file).catch(() => {})
}

/** Removes files that belong to no departure. @returns how many */
export function removeOrphanedSharedFiles(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(folder, (names) => knownSharedFiles(db, names), now)
}
