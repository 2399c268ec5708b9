import type { Db } from '#src/base/db/connect.server.ts'
import type { PageMeta } from './page-meta.schema.ts'

/** What a language leaves empty is said in the default one. */
export async function findPageMeta(db: Db, lang: string): Promise<PageMeta> {
  const rows = await db
    .selectFrom('page_meta')
    .innerJoin('languages', 'languages.abbr', 'page_meta.lang')
    .select(['route_name', 'title', 'description'])
    .where((eb) => eb.or([eb('page_meta.lang', '=', lang), eb('languages.is_default', '=', true)]))
    // The default language first, so that the asked one's texts take its place.
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
