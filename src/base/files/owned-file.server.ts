import { mayBeCommitted } from '../db/connect.server.ts'
import type { Documents } from './documents.server.ts'

/**
 * Saves the row that owns a stored file, and removes the file when no row was saved. When the outcome is unknown the file stays: a repeated
 * request finds the row if it was committed; otherwise the sweep removes the file.
 * @param file null when none was sent
 * @param save returns whether the row is new; a repeated request owns the file of the first one
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
    // If this fails, the sweep removes the file.
    if (file && !mayHaveOwner) await documents.remove(file).catch(() => {})
  }
}
