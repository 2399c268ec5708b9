import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { RefusalKind } from './refusals.links.ts'

type Row = {
  kind: RefusalKind
  network: string
  mailbox: string
  departure_id: number
  count: number
  last_at: Date
  tour_name: string | null
  start_date: Day | null
}

type Wanted = { lang: string; since: Date; kinds: readonly RefusalKind[]; limit: number }

/** The newest first, each caller once. */
export async function listRefusals(db: Db, { lang, since, kinds, limit }: Wanted): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT found.*, ${text('name', 'tour_name')}, start_date
      FROM (SELECT kind, network, mailbox, departure_id, sum(count)::bigint AS count, max(last_at) AS last_at
              FROM refusals WHERE last_at > ${since} AND kind = ANY (${kinds})
             GROUP BY kind, network, mailbox, departure_id ORDER BY max(last_at) DESC LIMIT ${limit}) AS found
      LEFT JOIN departures ON departures.id = departure_id
      LEFT JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     ORDER BY last_at DESC, kind, network, mailbox`.execute(db)
  return rows
}
