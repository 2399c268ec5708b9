import type { Tx } from '../db/connect.server.ts'
import { invalid } from '../errors.ts'

/**
 * Locks the film of a form until the transaction ends.
 * @throws Failure 422 at file_video for one that does not exist.
 */
export async function assertVideo(tx: Tx, file: string | null): Promise<void> {
  if (file === null) return
  const row = await tx.selectFrom('videos').select('file').where('file', '=', file).forShare().executeTakeFirst()
  if (!row) throw invalid('file_video', 'office.no_such_video')
}
