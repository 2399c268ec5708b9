import { dayMs } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { RefusalKind } from './refusals.links.ts'
import type { Refusals } from './refusals.schema.ts'
import { listRefusals } from './refusals.store.server.ts'

const shown = 30

/** Whom limits of these kinds refused in the last 24 hours, by all processes. */
export async function findRefusals(
  { db, now, lang }: Pick<Services, 'db' | 'now'> & { lang: string },
  kinds: readonly RefusalKind[],
): Promise<Refusals> {
  const rows = await listRefusals(db, { lang, since: new Date(now().getTime() - dayMs), kinds, limit: shown })
  return rows.map(({ departure_id, tour_name, start_date, last_at, ...row }) => ({
    ...row,
    departure: start_date === null ? null : { id: departure_id, tour_name: tour_name ?? '', start_date },
    last_at: last_at.toISOString(),
  }))
}
