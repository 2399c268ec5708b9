import type { Db } from '#src/base/db/connect.server.ts'
import { isRequestedOrDefault } from '#src/base/i18n/translated.store.server.ts'
import type { PageMeta } from './page-meta.schema.ts'

/** A field that is empty in the requested language has the default one's text. */
export async function findPageMeta(db: Db, lang: string): Promise<PageMeta> {
  const rows = await db
    .selectFrom('page_meta')
    .select(['route_name', 'title', 'description'])
    .where(isRequestedOrDefault('page_meta.lang', lang))
    // The default language first, so that the requested one's texts replace it.
    .orderBy((eb) => eb('page_meta.lang', '=', lang))
    .execute()
  const meta: PageMeta = {}
  for (const { route_name, title, description } of rows) {
    const before = meta[route_name]
    meta[route_name] = {
      title: title || (before?.title ?? null),
      description: description || (before?.description ?? null),
    }
  }
  return meta
}
