/**
 * `npm run bench -- dashboard`: time of the dashboard's parts, and of the lists they open, with 50,000 orders of three years and without caches.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { statisticsApi } from '#src/admin/statistics/statistics.api.server.ts'
import { dashboardPath, ranges } from '#src/admin/statistics/statistics.links.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { orderSumsPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { catalogueOf, today } from './catalogue.ts'

const orders = Number(process.env.BENCH_ORDERS ?? 50_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)

/** Orders of the three years before today: two items in one of five, most of them paid, one in eight cancelled or expired. */
const seed = [
  `INSERT INTO orders (order_no, secret_hash, status, payment_status, hold_until, lang, name, city, email, phone, created_at)
   SELECT 'SYH-25-' || translate(lpad(n::text, 6, '0'), '0123456789', 'ABCDEFGHJK'), decode(repeat('00', 32), 'hex'), CASE WHEN n % 16 = 0 THEN 'iptal' WHEN n % 16 = 1 THEN 'suresi-doldu'
            WHEN n % 50 = 2 THEN 'opsiyonlu' WHEN n % 50 = 3 THEN 'odeme-bildirildi' ELSE 'onayli' END,
          CASE WHEN n % 3 = 0 THEN 'odendi' ELSE 'kismi' END, '${today}T12:00:00Z', 'tr', 'Müşteri ' || n, 'İzmir', 'm' || n || '@ornek.example',
          '0532', '${today}T20:00:00Z'::timestamptz - n * interval '1 day' * 1095 / ${orders}
     FROM generate_series(1, ${orders}) AS n`,
  `INSERT INTO order_items (order_id, position, tour_id, departure_id, tour_code, tour_name, tour_place, start_date, end_date, people_quantity,
          seats, seats_released_at, currency, kdv_rate, price, kdv, total, deposit)
   SELECT orders.id, position, tour_id, departures.id, 'T', 'Tur', '', start_date, end_date, 2, 2,
          CASE WHEN orders.status IN ('iptal', 'suresi-doldu') THEN orders.created_at END, currency, 0, 100000, 0, 100000, 100000
     FROM orders CROSS JOIN generate_series(1, 2) AS position
     JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS n FROM departures) AS departures
       ON place = (orders.id * 7 + position) % n
    WHERE orders.name LIKE 'Müşteri %' AND (position = 1 OR orders.id % 5 = 0)`,
  `INSERT INTO payments (order_id, status, amount, currency, paid_on)
   SELECT orders.id, CASE WHEN orders.status = 'odeme-bildirildi' THEN 'bildirildi' ELSE 'eslesti' END, 50000, currency, orders.created_at::date
     FROM orders JOIN order_items ON order_id = orders.id AND position = 1 WHERE orders.name LIKE 'Müşteri %' AND orders.status <> 'opsiyonlu'`,
]

const folder = mkdtempSync(join(tmpdir(), 'seyyah-dashboard-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
try {
  const database = await catalogueOf(server.url, 100)
  const client = await database.pool.connect()
  try {
    // Seats of these orders do not belong to the departures' own sums.
    for (const table of ['order_items', 'payments', 'orders'])
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    for (const statement of seed) await client.query(statement)
    for (const table of ['order_items', 'payments', 'orders'])
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await client.query(`INSERT INTO order_search (order_id, words, start_date)
      SELECT orders.id, ' ' || lower(order_no) || ' |  |', min(order_items.start_date) FROM orders JOIN order_items ON order_id = orders.id
       WHERE orders.name LIKE 'Müşteri %' GROUP BY 1 ON CONFLICT DO NOTHING`)
    await client.query('VACUUM ANALYZE')
  } finally {
    client.release()
  }
  const staff = await insertStaff(database.db, 'yonetici')
  const now = () => new Date(`${today}T20:30:00Z`)
  const api = testApi([...statisticsApi, ...ordersAdminApi], { db: database.db, now, staff })
  const year = 'from=2025-11-21&to=2026-11-20&status=gecerli&currency=TRY'
  const reads: [name: string, path: string][] = [
    ['today', `${dashboardPath}?part=today`],
    ...ranges.flatMap((range): [string, string][] => [
      [`departures, ${range} days`, `${dashboardPath}?part=departures&range=${range}`],
      [`sales, ${range} days`, `${dashboardPath}?part=sales&range=${range}`],
      [`all parts, ${range} days`, `${dashboardPath}?range=${range}`],
    ]),
    ['list of a year', `${ordersAdminPath}?${year}`],
    ['sums of a year', `${orderSumsPath}?${year}`],
  ]
  const table: Record<string, string>[] = []
  for (const [what, path] of reads) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const started = performance.now()
      const { status } = await api.get(path, { authorization: `Bearer ${'x'.repeat(43)}` })
      times.push(performance.now() - started)
      if (status !== 200) throw new Error(`${path}: ${status}`)
    }
    times.sort((a, b) => a - b)
    table.push({
      what,
      fastest: `${times[0]!.toFixed(1)} ms`,
      median: `${times[Math.floor(times.length / 2)]!.toFixed(1)} ms`,
    })
  }
  console.table(table)
  await database.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
