import type { Db } from '#src/base/db/connect.server.ts'

/** The published tour with the next id after this one, with its departures read; null after the last. */
export async function findNextTour(db: Db, after: number): Promise<number | null> {
  const row = await db
    .selectFrom('tours')
    .leftJoin('departures', 'departures.tour_id', 'tours.id')
    .select(['tours.id', ({ fn }) => fn.max('departures.start_date').as('last_date')])
    .where('tours.status', '=', 'yayinda')
    .where('tours.id', '>', after)
    .groupBy('tours.id')
    .orderBy('tours.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
