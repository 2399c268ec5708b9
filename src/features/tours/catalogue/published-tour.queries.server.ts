import type { Db } from '#src/base/db/connect.server.ts'
import { Failure, notFoundAt } from '#src/base/errors.ts'
import type { Reader } from '#src/base/i18n/translated.store.server.ts'
import type { GoneTour } from '../tours.schema.ts'
import { findCategoryOfTour, findTourBySlug, similarTours } from './tour-page.store.server.ts'

/**
 * Id of the published tour with this slug.
 * @throws Failure 404 with its new address; 410 when it is archived, with its category and similar tours
 */
export async function publishedTour(db: Db, seo_name: string, reader: Reader): Promise<number> {
  const found = await findTourBySlug(db, seo_name, reader.lang)
  if (found.id !== null) return found.id
  const isKnown = found.moved_to !== null || Object.keys(found.elsewhere).length > 0
  const archived = isKnown ? null : await findTourBySlug(db, seo_name, reader.lang, 'arsiv')
  if (!archived) throw notFoundAt(found)
  if (archived.id === null) throw notFoundAt({ moved_to: archived.moved_to, elsewhere: {} })
  const facts: GoneTour = {
    category: await findCategoryOfTour(db, archived.id, reader.lang),
    similar: await similarTours(db, archived.id, reader),
  }
  throw new Failure('gone', { key: 'tour.gone' }, { facts })
}
