import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listPages } from '#src/base/i18n/slugs.store.server.ts'
import { postTextTable } from './post-texts.store.server.ts'
import { postPath } from './posts.links.ts'
import type { PostSection } from './posts.schema.ts'
import { isPublished } from './posts.store.server.ts'

/** For sitemap and search: published posts of the sections in every active language in which they are public. */
export async function listedPosts(db: Db, sections: readonly PostSection[], today: Day): Promise<ListedPage[]> {
  const pages = sections.map((section) =>
    listPages(db, postTextTable, isPublished(section, today), (seo_name) => postPath(section, seo_name)),
  )
  return (await Promise.all(pages)).flat()
}
