/**
 * Every number of the dashboard beside SQL that was written from the definitions in docs/rules.md, Statistics: one plain
 * query for each number, with none of the program's own. Random orders, payments and cancellations of two years are read on
 * several days, so that orders of the future, leap days and turns of a year are among them.
 */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Day } from '#src/base/dates.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { messageKinds } from '#src/features/inquiries/inquiries.links.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { messageStates } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { insertRandomSales } from './random-sales.fixture.ts'
import { statisticsApi } from './statistics.api.server.ts'
import { dashboardPath, ranges } from './statistics.links.ts'
import type { Dashboard } from './statistics.schema.ts'

const lastDay = '2028-02-29'
const days = [lastDay, '2028-02-28', '2028-01-01', '2027-12-31', '2027-03-01', '2027-02-28']
const cases = days.flatMap((today) => ranges.map((range) => ({ today, range })))

let clock: Date
const office = testOffice('yonetici', statisticsApi, { now: () => clock })

beforeAll(async () => {
  const { db } = office
  await insertRandomSales(db, 7, lastDay, 260)
  await sql`UPDATE tours SET min_participants = 40 + id % 60`.execute(db)
  await sql`UPDATE departures SET min_participants = 1 + id % 30 WHERE id % 3 = 0`.execute(db)
  await sql`UPDATE departures SET start_date = ${lastDay}::date + 1, end_date = ${lastDay}::date + 4 WHERE id IN (
      SELECT departure_id FROM order_items JOIN orders ON orders.id = order_id
       WHERE status = 'onayli' AND seats_released_at IS NULL ORDER BY departure_id LIMIT 1)`.execute(db)
  await sql`WITH cancelled AS (
      INSERT INTO order_cancellations (order_id, by, day, at)
      SELECT id, 'agency', ${lastDay}, now() FROM orders WHERE status = 'iptal' ORDER BY id LIMIT 3 RETURNING order_id)
    INSERT INTO order_cancellation_sums (order_id, currency, paid, kept, refund, due_on)
    SELECT order_id, currency, 100, 0, 100, ${lastDay} FROM cancelled, unnest(ARRAY['TRY', 'EUR']) AS currency`.execute(
    db,
  )
  await sql`
    INSERT INTO order_messages (order_id, by_customer, body, wish, state, created_at, read_at)
    SELECT id, n <> 3, 'x', CASE WHEN n = 1 THEN 'tarih' END, CASE WHEN n = 1 THEN 'acik' END, now(), CASE WHEN n = 1 THEN now() END
      FROM (SELECT id FROM orders ORDER BY id LIMIT 7) AS picked, generate_series(1, 1 + id::int % 4) AS n`.execute(db)
  await sql`
    INSERT INTO order_events (order_id, kind, at)
    SELECT id, kind, now() FROM (SELECT id FROM orders WHERE status = 'onayli' ORDER BY id LIMIT 5) AS picked,
           unnest(ARRAY['iptal-istegi', 'iptal-yaniti']) AS kind
     WHERE kind = 'iptal-istegi' OR id % 2 = 0 ORDER BY id, kind`.execute(db)
  await sql`
    WITH point AS (INSERT INTO pickup_points (queue) VALUES (1) RETURNING id),
         boarding AS (
           INSERT INTO passengers (order_item_id, seat, name, surname, pickup_point_id, updated_at)
           SELECT order_items.id, 1, 'Ayşe', 'Yılmaz', point.id, now() FROM point, order_items WHERE order_items.id % 5 < 2
           RETURNING order_item_id, pickup_point_id)
    INSERT INTO promised_pickups (order_item_id, pickup_point_id, time, told_at)
    SELECT order_item_id, pickup_point_id, CASE WHEN order_item_id % 5 = 0 THEN '07:30' END, now() FROM boarding`.execute(
    db,
  )
  for (const kind of messageKinds)
    for (const [n, state] of [...messageStates, ...messageStates.slice(0, 2)].entries()) {
      const id = await insertSample(db, kind, { section: n % 3 === 2 ? 'trash' : 'mail' })
      await sql`UPDATE messages SET state = ${state} WHERE id = ${id}`.execute(db)
    }
})

/** 01:00 in Istanbul, when UTC still has the day before. */
async function read(today: Day, query: string): Promise<Dashboard> {
  clock = new Date(`${today}T01:00:00+03:00`)
  return (await office.get<Dashboard>(`${dashboardPath}?${query}`)).body
}

/** The rows of a query. Istanbul is three hours ahead of UTC all year. */
async function rows<T extends object>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(office.db)).rows
}
const placed = sql`(orders.created_at AT TIME ZONE 'UTC' + interval '3 hours')::date`
const isActive = sql`orders.status NOT IN ('iptal', 'suresi-doldu')`
const firstDay = (today: Day, range: number) => sql`(${today}::date - ${range}::int + 1)`
/** The day itself, or the same day of the next year, of which PostgreSQL makes 28 February for a 29th. */
const dayIn = (day: typeof placed, years: 0 | 1) => sql`(${day} + ${years}::int * interval '1 year')::date`

test.each(cases)('the orders of $range days until $today', async ({ today, range }) => {
  const { sales } = await read(today, `range=${range}&part=sales`)
  const counts = async (years: 0 | 1, from: unknown, to: unknown) =>
    (
      await rows(sql<{ orders: number; cancelled: number; expired: number }>`
        SELECT count(*)::int AS orders, count(CASE orders.status WHEN 'iptal' THEN 1 END)::int AS cancelled,
               count(CASE orders.status WHEN 'suresi-doldu' THEN 1 END)::int AS expired
          FROM orders WHERE ${dayIn(placed, years)} >= ${from}::date AND ${dayIn(placed, years)} <= ${to}::date`)
    )[0]!
  const now = await counts(0, firstDay(today, range), today)
  const before = await counts(1, firstDay(today, range), today)
  expect(now.orders).toBeGreaterThan(0)
  expect(sales).toMatchObject({
    ...now,
    orders_before: before.orders,
    cancelled_before: before.cancelled,
    expired_before: before.expired,
  })
  const unit = range <= 30 ? 'day' : range === 90 ? 'week' : 'month'
  const buckets = await rows(sql<{ from: Day; to: Day }>`
    SELECT min(day)::date AS from, max(day)::date AS to
      FROM generate_series(${firstDay(today, range)}, ${today}::date, interval '1 day') AS day
     GROUP BY date_trunc(${unit}, day) ORDER BY 1`)
  expect(sales!.bucket).toBe(unit)
  const expected = []
  for (const { from, to } of buckets) {
    const [{ orders }, { orders: orders_before }] = [await counts(0, from, to), await counts(1, from, to)]
    expected.push({ from, to, orders, orders_before })
  }
  expect(sales!.buckets).toEqual(expected)
})

test.each(cases)('booked and collected money of $range days until $today', async ({ today, range }) => {
  const sales = (await read(today, `range=${range}&part=sales`)).sales!
  const amounts = async (currency: string, from: Day, to: Day) => {
    const isIn = (day: typeof placed, years: 0 | 1) =>
      sql`${dayIn(day, years)} >= ${from}::date AND ${dayIn(day, years)} <= ${to}::date`
    const booked = (years: 0 | 1) => sql`
      (SELECT coalesce(sum(order_items.total), 0) / 100.0 FROM order_items
        WHERE order_items.currency = ${currency}
          AND order_items.order_id IN (SELECT orders.id FROM orders WHERE ${isActive} AND ${isIn(placed, years)}))::float`
    const collected = (years: 0 | 1) => sql`
      ((SELECT coalesce(sum(amount), 0) FROM payments
         WHERE status = 'eslesti' AND currency = ${currency} AND ${isIn(sql`paid_on`, years)}) / 100.0
      - (SELECT coalesce(sum(amount), 0) FROM payments
         WHERE status = 'iade' AND currency = ${currency} AND ${isIn(sql`paid_on`, years)}) / 100.0)::float`
    const [row] = await rows(sql<object>`
      SELECT ${booked(0)} AS booked, ${booked(1)} AS booked_before, ${collected(0)} AS collected,
             ${collected(1)} AS collected_before`)
    return row!
  }
  expect(sales.money.length).toBeGreaterThan(0)
  for (const { currency, buckets, tours: _, ...shown } of sales.money) {
    expect(shown).toEqual(await amounts(currency, sales.from, sales.to))
    // The days of every seventh bucket: all of them are added up above.
    for (let at = range % 7; at < buckets.length; at += 7) {
      const { from, to } = sales.buckets[at]!
      expect(buckets[at]).toEqual(await amounts(currency, from, to))
    }
  }
  const shown = sales.money.map(({ currency }) => currency)
  for (const currency of (['TRY', 'EUR', 'USD', 'GBP'] as const).filter((each) => !shown.includes(each)))
    expect(Object.values(await amounts(currency, sales.from, sales.to))).toEqual([0, 0, 0, 0])
})

test.each(cases)('the top tours of $range days until $today', async ({ today, range }) => {
  const sales = (await read(today, `range=${range}&part=sales`)).sales!
  const isIn = sql`${placed} >= ${firstDay(today, range)} AND ${placed} <= ${today}::date`
  for (const { currency, tours } of sales.money) {
    const best = await rows(sql<object>`
      SELECT tours.id AS product_id,
             (SELECT sum(seats)::int FROM order_items JOIN orders ON orders.id = order_id
               WHERE tour_id = tours.id AND order_items.currency = ${currency} AND ${isActive} AND ${isIn}) AS seats,
             (SELECT (sum(total) / 100.0)::float FROM order_items JOIN orders ON orders.id = order_id
               WHERE tour_id = tours.id AND order_items.currency = ${currency} AND ${isActive} AND ${isIn}) AS booked,
             (SELECT count(*)::int FROM orders
               WHERE ${isIn} AND EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND tour_id = tours.id)) AS orders
        FROM tours
       WHERE EXISTS (SELECT FROM order_items JOIN orders ON orders.id = order_id
                      WHERE tour_id = tours.id AND order_items.currency = ${currency} AND ${isActive} AND ${isIn})
       ORDER BY booked DESC, product_id LIMIT 5`)
    expect(tours.map(({ name: _name, code: _code, ...numbers }) => numbers)).toEqual(best)
  }
})

test.each(cases)('the lead time of $range days until $today', async ({ today, range }) => {
  const { lead_time } = (await read(today, `range=${range}&part=sales`)).sales!
  const leads = sql`
    SELECT greatest(0, (SELECT min(start_date) FROM order_items WHERE order_id = orders.id) - ${placed}) AS days
      FROM orders WHERE ${isActive} AND ${placed} >= ${firstDay(today, range)} AND ${placed} <= ${today}::date`
  const [{ median }] = (await rows(sql<{ median: number | null }>`
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY days)::int AS median FROM (${leads}) AS leads`)) as [
    { median: number | null },
  ]
  const bands = await rows(sql<object>`
    SELECT band.up_to, (SELECT count(*) FROM (${leads}) AS leads
                         WHERE days >= band.at_least AND days <= coalesce(band.up_to, 100000))::int AS orders
      FROM (VALUES (0, 7), (8, 30), (31, 60), (61, 90), (91, 180), (181, NULL)) AS band (at_least, up_to)
     ORDER BY band.at_least`)
  expect(lead_time).toEqual({ median, bands })
})

test.each(days)('what needs work on %s', async (today) => {
  const { cards } = (await read(today, 'part=today')).today!
  const [expected] = await rows(sql<object>`
    SELECT (SELECT count(*) FROM orders WHERE ${placed} = ${today}::date)::int AS new_orders,
           (SELECT count(*) FROM orders WHERE id IN (SELECT order_id FROM payments WHERE status = 'bildirildi'))::int
             AS payments_to_match,
           (SELECT count(*) FROM orders WHERE status = 'opsiyonlu'
               AND hold_until < (${today}::date + 2)::timestamp AT TIME ZONE 'UTC' - interval '3 hours')::int AS holds_ending,
           (SELECT count(DISTINCT order_id) FROM order_cancellation_sums WHERE done_at IS NULL AND refund > 0)::int AS refunds_due,
           (SELECT count(*) FROM orders WHERE (id NOT IN (SELECT order_id FROM order_cancellation_sums) OR EXISTS (
              SELECT currency FROM payments WHERE order_id = orders.id GROUP BY currency
              HAVING sum(CASE status WHEN 'eslesti' THEN amount WHEN 'iade' THEN -amount ELSE 0 END) > 0
                 AND currency NOT IN (SELECT currency FROM order_cancellation_sums WHERE order_id = orders.id))) AND (
              SELECT min(open) < 0 AND max(open) <= 0 FROM (
                SELECT sum(amount) AS open FROM (
                  SELECT currency, CASE WHEN orders.status NOT IN ('iptal', 'suresi-doldu') THEN total ELSE 0 END AS amount
                    FROM order_items WHERE order_id = orders.id
                  UNION ALL
                  SELECT currency, CASE status WHEN 'eslesti' THEN -amount WHEN 'iade' THEN amount ELSE 0 END
                    FROM payments WHERE order_id = orders.id) AS moves
                 GROUP BY currency) AS sums))::int AS overpaid,
           (SELECT count(DISTINCT order_id) FROM order_messages WHERE by_customer AND read_at IS NULL)::int AS order_messages,
           (SELECT count(DISTINCT order_id) FROM order_messages WHERE state = 'acik')::int AS changes_asked,
           (SELECT count(*) FROM orders JOIN (
              SELECT order_id, max(id) FILTER (WHERE kind = 'iptal-istegi') AS asked,
                     max(id) FILTER (WHERE kind = 'iptal-yaniti' OR to_status = 'iptal') AS answered
                FROM order_events GROUP BY order_id) AS requests ON order_id = orders.id
             WHERE status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli') AND asked > coalesce(answered, 0))::int AS cancel_requests,
           (SELECT count(DISTINCT departure_id) FROM order_items JOIN orders ON orders.id = order_id JOIN departures ON departures.id = departure_id
             WHERE departures.status = 'iptal' AND seats_released_at IS NULL AND orders.status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli')
               AND departures.start_date - ${today}::date BETWEEN -365 AND 1095)::int AS left_behind,
           (SELECT count(DISTINCT departure_id) FROM order_items
              JOIN promised_pickups promised ON promised.order_item_id = order_items.id
              JOIN passengers ON passengers.order_item_id = order_items.id AND passengers.pickup_point_id = promised.pickup_point_id
              LEFT JOIN tour_pickups stop ON stop.tour_id = order_items.tour_id AND stop.pickup_point_id = promised.pickup_point_id
             WHERE (SELECT start_date FROM departures WHERE id = departure_id) >= ${today}::date
               AND seats_released_at IS NULL AND coalesce(promised.time, '') <> coalesce(stop.time, '')
               AND departure_id NOT IN (SELECT id FROM departures WHERE status = 'iptal'))::int AS changed_pickups,
           (SELECT count(DISTINCT departure_id) FROM order_items JOIN orders ON orders.id = order_id JOIN departures ON departures.id = departure_id
             WHERE departures.status <> 'iptal' AND seats_released_at IS NULL AND orders.status IN ('odeme-bildirildi', 'onayli')
               AND departures.start_date - ${today}::date BETWEEN 0 AND 3)::int AS travel_info,
           (SELECT count(*) FROM departures JOIN tours ON tours.id = tour_id
             WHERE start_date - ${today}::date BETWEEN 0 AND 25 AND departures.status IN ('satista', 'sorunuz', 'dolu')
               AND seats_taken < coalesce(departures.min_participants, tours.min_participants))::int AS under_minimum,
           (SELECT count(*) FROM messages WHERE section = 'mail' AND state IN ('yeni', 'ilgileniliyor'))::int AS unanswered,
           (SELECT count(*) FROM messages WHERE section = 'mail' AND NOT "check")::int AS unread`)
  expect(Object.fromEntries(cards.map(({ card, count }) => [card, count]))).toEqual(expected)
  if (today === lastDay) expect(Object.values(expected!).filter((count) => count === 0)).toEqual([])
})

test.each(cases)('departures and occupancy of $range days around $today', async ({ today, range }) => {
  const { data, total, occupancy } = (await read(today, `range=${range}&part=departures`)).departures!
  const seats = async (from: unknown, to: unknown) =>
    (
      await rows(sql<object>`
        SELECT count(*)::int AS departures, coalesce(sum(quota), 0)::int AS quota, coalesce(sum(seats_taken), 0)::int AS taken
          FROM departures WHERE status <> 'iptal' AND start_date >= ${from}::date AND start_date <= ${to}::date`)
    )[0]!
  expect(occupancy.left).toMatchObject(await seats(sql`(${today}::date - ${range}::int)`, sql`(${today}::date - 1)`))
  expect(occupancy.ahead).toMatchObject(await seats(today, sql`(${today}::date + ${range}::int - 1)`))
  const next = await rows(sql<{ id: number; start_date: Day }>`
    SELECT id, start_date, quota, CASE WHEN status = 'dolu' THEN 0 ELSE quota - seats_taken END AS free,
           (SELECT coalesce(sum(seats), 0) FROM order_items JOIN orders ON orders.id = order_id
             WHERE departure_id = departures.id AND orders.status IN ('opsiyonlu', 'odeme-bildirildi'))::int AS held,
           (SELECT coalesce(sum(seats), 0) FROM order_items JOIN orders ON orders.id = order_id
             WHERE departure_id = departures.id AND orders.status IN ('onayli', 'tamamlandi'))::int AS sold
      FROM departures WHERE status <> 'iptal' AND start_date - ${today}::date BETWEEN 0 AND 13`)
  expect(total).toBe(next.length)
  expect(data.map(({ start_date }) => start_date)).toEqual(
    next
      .map(({ start_date }) => start_date)
      .sort()
      .slice(0, 8),
  )
  for (const shown of data) expect(shown).toMatchObject(next.find(({ id }) => id === shown.id)!)
})
