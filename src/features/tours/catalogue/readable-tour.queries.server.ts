import type { Db } from '#src/base/db/connect.server.ts'
import { findNextTour, readTourDetails } from './tour-page.store.server.ts'

/**
 * Reads the tours' pages from the database, one with each call, in turn. A tour that cannot be read is tried again by the next call.
 * @param lang of the site's default language
 */
export function tourReader(db: Db, lang: () => Promise<string>): () => Promise<void> {
  let last = 0
  return async () => {
    const next = await findNextTour(db, last)
    if (next !== null) await readTourDetails(db, next, await lang())
    last = next ?? 0
  }
}
