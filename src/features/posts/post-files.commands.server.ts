import { orderOf, type QueueItem } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { invalid, notFound } from '#src/base/errors.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { findFiles, lockPosts, saveFiles, updatePost } from './posts.admin.store.server.ts'
import { postForAudit } from './posts.commands.server.ts'
import { missingToPublish } from './posts.rules.ts'
import type { PostSection } from './posts.schema.ts'

type Office = Pick<Services, 'db'> & { staff: Staff }
type Files = Awaited<ReturnType<typeof findFiles>>
type Tx = Parameters<typeof findFiles>[0]

/** Appends pictures to a gallery; those already in it keep their position. @throws Failure 404, 422 */
export function addFiles(office: Office, section: PostSection, id: number, image_ids: readonly number[]) {
  return changeFiles(office, section, id, async (files, tx) => {
    await assertImages(tx, image_ids, 'image_ids')
    return [...new Set([...files.map((image) => image.id), ...image_ids])]
  })
}

/** Removes a picture from a gallery; the picture itself stays. @throws Failure 404 */
export function removeFile(office: Office, section: PostSection, id: number, file: string) {
  return changeFiles(office, section, id, async (files) => {
    const rest = files.filter((image) => image.file !== file)
    if (rest.length === files.length) throw notFound()
    return rest.map((image) => image.id)
  })
}

/** @throws QueueMismatch when `queue` does not name exactly the pictures of the gallery, Failure 404 */
export function orderFiles(office: Office, section: PostSection, id: number, queue: readonly QueueItem[]) {
  return changeFiles(office, section, id, async (files) =>
    orderOf(
      files.map((image) => image.id),
      queue,
    ),
  )
}

async function changeFiles(
  { db, staff }: Office,
  section: PostSection,
  id: number,
  change: (files: Files, tx: Tx) => Promise<number[]>,
): Promise<Files> {
  return transaction(db, async (tx) => {
    const [row] = await lockPosts(tx, section, [id])
    if (!row) throw notFound()
    const before = await postForAudit(tx, section, id)
    const image_ids = await change(await findFiles(tx, id), tx)
    const missing = row.status === 'yayinda' && missingToPublish(section, { ...row, file_count: image_ids.length })
    if (missing) throw invalid(missing.field, missing.key)
    await saveFiles(tx, id, image_ids)
    await updatePost(tx, id, {})
    const after = await postForAudit(tx, section, id)
    await record(tx, staff, { action: 'update', entity: 'posts', id, before, after })
    return findFiles(tx, id)
  })
}
