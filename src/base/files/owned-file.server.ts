import { mayBeCommitted } from '../db/connect.server.ts'
import type { Documents } from './documents.server.ts'

/**
 * Saves the row that names a stored file, and removes the file when there is none. It stays while nobody knows: its sender is told to
 * send again, and a request with a key gets the answer of the first time when that row is there after all. Without a row the sweep removes
 * the file.
 * @param file null when none was sent
 * @param save says whether the row is new; a repeat has stored its file before
 */
export async function withOwner<T extends { isNew: boolean }>(
  documents: Pick<Documents, 'remove'>,
  file: string | null,
  save: () => Promise<T>,
): Promise<T> {
  let mayHaveOwner = false
  try {
    const done = await save()
    mayHaveOwner = done.isNew
    return done
  } catch (error) {
    mayHaveOwner = mayBeCommitted(error)
    throw error
  } finally {
    // When it fails, the sweep removes the file.
    if (file && !mayHaveOwner) await documents.remove(file).catch(() => {})
  }
}
