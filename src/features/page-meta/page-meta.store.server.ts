import type { Db } from '#src/base/db/connect.server.ts'
import { isRequestedOrDefault } from '#src/base/i18n/translated.store.server.ts'
import type { PageMeta } from './page-meta.schema.ts'

/** An empty field falls back to the default language. */
export async function findPageMeta(db: Db, lang: string): Promise<PageMeta> {
  const rows = await db
    .selectFrom('page_meta')
    .select(['route_name', 'title', 'description'])
    .where(isRequestedOrDefault('page_meta.lang', lang))
    // Ordered so that the requested language's texts replace the default ones.
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
