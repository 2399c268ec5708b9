import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listPages } from '#src/base/i18n/slugs.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { tourPath } from '../tours.links.ts'

/** Tours of a part of the sitemap: those of a thousand ids, so that a part costs the same however many tours there are. */
const idsPerPart = 1000

/** For sitemap and search: published tours of a part in every active language in which they are public. */
export function listedTours(db: Db, part: number): Promise<ListedPage[]> {
  const [first, next] = [part * idsPerPart, (part + 1) * idsPerPart]
  return listPages(
    db,
    tourTextTable,
    sql`tours.status = 'yayinda' AND tours.id >= ${first} AND tours.id < ${next}`,
    tourPath,
  )
}

/** The parts that have a published tour, in the order of their ids. Looks one tour up for each. */
export async function listedTourParts(db: Db): Promise<number[]> {
  const partFrom = (id: unknown) =>
    sql`(SELECT tours.id / ${idsPerPart}::bigint FROM tours WHERE tours.status = 'yayinda' AND tours.id >= ${id} ORDER BY tours.id LIMIT 1)`
  const { rows } = await sql<{ part: number }>`
    WITH RECURSIVE parts (part) AS (
      SELECT ${partFrom(sql`0`)}
      UNION ALL
      SELECT ${partFrom(sql`(part + 1) * ${idsPerPart}::bigint`)} FROM parts WHERE part IS NOT NULL)
    SELECT part FROM parts WHERE part IS NOT NULL ORDER BY part`.execute(db)
  return rows.map(({ part }) => part)
}
