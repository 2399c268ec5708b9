import type { Tx } from '../db/connect.server.ts'
import { invalid } from '../http/errors.ts'

/**
 * Keeps the film of a form there until the transaction ends.
 * @param was what the thing has already, which it may keep: films of the demo were never uploaded
 * @throws Failure 422 at file_video for one that is gone
 */
export async function assertVideo(tx: Tx, file: string | null, was: string | null): Promise<void> {
  if (file === null || file === was) return
  const row = await tx.selectFrom('videos').select('file').where('file', '=', file).forShare().executeTakeFirst()
  if (!row) throw invalid('file_video', 'office.no_such_video')
}
