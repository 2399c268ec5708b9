import { sql } from 'kysely'
import { addDays } from '#src/base/dates.ts'
import type { Seeding } from './rows.ts'

/** Departures sooner than this would have been told already; nobody is mailed about invented orders. */
const soonestDays = 4

/** Information before travelling of the next departures with confirmed orders, one for each of the demo's texts. */
export async function seedTravelInfos({ db, demo, today }: Seeding, sales: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; code: string }>`
    SELECT departures.id, tours.code FROM departures JOIN tours ON tours.id = tour_id
     WHERE start_date >= ${addDays(today, soonestDays)}::date
       AND EXISTS (SELECT FROM order_items JOIN orders ON orders.id = order_id WHERE departure_id = departures.id AND orders.status = 'onayli')
     ORDER BY start_date, departures.id LIMIT ${demo.travelInfos.length}`.execute(db)
  for (const [at, { id: departure_id, code }] of rows.entries()) {
    const { is_approved, ...texts } = demo.travelInfos[at]!
    const contents = { ...texts, hotels: hotelsOf(demo, code) }
    const written = { user_id: sales, changed_at: now }
    await db
      .insertInto('departure_infos')
      .values({ departure_id, ...texts, hotels: JSON.stringify(contents.hotels), ...written })
      .execute()
    if (is_approved)
      await db
        .insertInto('departure_info_approvals')
        .values({ departure_id, version: 1, contents: JSON.stringify(contents), user_id: sales, at: now })
        .execute()
  }
}

/** The places in whose hotels the programme of a tour says that its nights are spent. */
function hotelsOf({ tours }: Seeding['demo'], code: string) {
  const nights = new Map<string, number>()
  for (const { texts } of tours.find((tour) => tour.code === code)?.programme ?? []) {
    const place = /^([^,]+), .*otel/i.exec(texts.tr.overnight ?? '')?.[1]
    if (place) nights.set(place, (nights.get(place) ?? 0) + 1)
  }
  return [...nights].map(([place, n]) => ({ place, name: `${place} Örnek Otel`, phone: '', nights: n }))
}
