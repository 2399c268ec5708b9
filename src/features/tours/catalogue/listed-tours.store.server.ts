import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listPages } from '#src/base/i18n/slugs.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { tourPath } from '../tours.links.ts'

/** For sitemap and search: published tours in every active language in which they are public. */
export function listedTours(db: Db): Promise<ListedPage[]> {
  return listPages(db, tourTextTable, sql`tours.status = 'yayinda'`, tourPath)
}
