/**
 * `npm run bench:records`: what the office waits for with a few and with millions of orders and audit records, in database
 * and API. Compare the ratios to the smallest. BENCH_RECORDS=10000,5000000 BENCH_ROUNDS=5 BENCH_KEEP=1 (keeps the database).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { auditApi } from '#src/admin/audit/audit.api.server.ts'
import { statisticsApi } from '#src/admin/statistics/statistics.api.server.ts'
import { dashboardPath } from '#src/admin/statistics/statistics.links.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { auditApiPath } from '#src/features/accounts/accounts.links.ts'
import { expireHolds } from '#src/features/reservations/orders/order-transitions.commands.server.ts'
import { ordersAdminApi } from '#src/features/reservations/orders/orders.admin.api.server.ts'
import { orderSumsPath, ordersAdminPath } from '#src/features/reservations/reservations.links.ts'
import { catalogueOf, today } from './catalogue.ts'

const sizes = (process.env.BENCH_RECORDS ?? '10000,5000000').split(',').map(Number)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

const reads: Record<string, string> = {
  'orders, newest first': ordersAdminPath,
  'orders, page 40': `${ordersAdminPath}?page=40`,
  'orders, their sums': orderSumsPath,
  'orders: a number': `${ordersAdminPath}?search=SYH-26-22345`,
  'orders: an e-mail': `${ordersAdminPath}?search=musteri4711`,
  'orders: a frequent name': `${ordersAdminPath}?search=yilmaz`,
  'orders: part of a telephone': `${ordersAdminPath}?search=5320004711`,
  'orders: on hold': `${ordersAdminPath}?status=opsiyonlu`,
  'orders: payments to match': `${ordersAdminPath}?payment=bildirildi`,
  'orders: money that is due': `${ordersAdminPath}?balance=kalan`,
  'orders: of a month': `${ordersAdminPath}?dates=ordered&from=2026-10-01&to=2026-10-31`,
  'orders: by departure': `${ordersAdminPath}?sort=start_date`,
  'an order': `${ordersAdminPath}/4711`,
  'dashboard, 30 days': `${dashboardPath}?days=30`,
  'audit, newest first': auditApiPath,
  'audit: of a table': `${auditApiPath}?entity=tours`,
  'audit: words': `${auditApiPath}?search=musteri4711`,
}

/** Six signs of the alphabet of order numbers. */
const signs = `(SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * (5 - at))) & 31)::int + 1, 1), '' ORDER BY at) FROM generate_series(0, 5) AS at)`

const folder = mkdtempSync(join(tmpdir(), 'seyyah-records-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off', max_wal_size: '8GB' } })
try {
  const table = new Map<string, Record<string, string>>()
  const smallest = new Map<string, number>()
  const measure = async (name: string, size: number, work: () => Promise<void>) => {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
    const best = Math.min(...times)
    smallest.set(name, smallest.get(name) ?? best)
    const row = table.get(name) ?? { what: name }
    row[`${size}`] = `${best.toFixed(1)} ms  × ${(best / smallest.get(name)!).toFixed(1)}`
    table.set(name, row)
  }
  for (const size of sizes) {
    const database = await catalogueOf(server.url, 10 + sizes.indexOf(size))
    const staff = await insertStaff(database.db)
    await fill(database.url, size)
    const now = () => new Date(`${today}T09:00:00Z`)
    const api = testApi([...ordersAdminApi, ...auditApi, ...statisticsApi], { db: database.db, staff, now })
    for (const [name, path] of Object.entries(reads))
      await measure(name, size, async () => {
        const { status, body } = await api.get(path, { authorization: `Bearer ${'x'.repeat(43)}` })
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
      })
    await measure('expiry of holds', size, async () => void (await expireHolds(database.db, now())))
    await database.close()
  }
  console.table([...table.values()])
} finally {
  if (process.env.BENCH_KEEP) console.info(server.url)
  else {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ten years of orders, each of one tour, nine in ten travelled and paid; a payment, two events and an audit record each. */
async function fill(url: string, count: number): Promise<void> {
  // Without triggers, which only the superuser may leave out.
  const owner = new URL(url)
  owner.username = 'postgres'
  const client = new pg.Client({ connectionString: owner.href })
  await client.connect()
  try {
    await client.query(
      `SET statement_timeout = 0; SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`,
    )
    for (const statement of statements(count)) {
      const started = performance.now()
      await client.query(statement)
      console.info(`${((performance.now() - started) / 1000).toFixed(0)} s: ${statement.trim().slice(0, 60)}`)
    }
  } finally {
    await client.end()
  }
}

function statements(count: number): string[] {
  const made = `timestamptz '${today} 09:00+03' - make_interval(hours => (n % 87600)::int)`
  const names = `(ARRAY['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik', 'Yıldız', 'Öztürk', 'Aydın', 'Arslan', 'Doğan'])[n % 10 + 1]`
  const state = `CASE WHEN n % 87600 < 24 THEN 'opsiyonlu' WHEN n % 20 = 0 THEN 'iptal' WHEN n % 87600 < 1440 THEN 'onayli' ELSE 'tamamlandi' END`
  return [
    `INSERT INTO orders (order_no, secret_hash, name, city, email, phone, lang, status, payment_status, hold_until, created_at)
     SELECT 'SYH-26-' || ${signs}, sha256(int8send(n)), 'Ayşe ' || ${names}, 'İzmir', 'musteri' || n || '@ornek.example',
            '+90532' || lpad(n::text, 7, '0'), 'tr', ${state},
            CASE WHEN n % 87600 < 24 THEN 'odenmedi' ELSE 'odendi' END, ${made} + interval '2 days', ${made}
       FROM generate_series(1::bigint, ${count}) AS n`,
    `INSERT INTO order_items (order_id, position, departure_id, tour_id, tour_name, tour_code, tour_place, start_date, end_date, currency,
            people_quantity, seats, kdv_rate, price, kdv, total, deposit)
     SELECT orders.id, 1, departures.id, tour_id, 'Kapadokya Turu', 'KP-1', 'Kapadokya', created_at::date + 60, created_at::date + 63, 'TRY',
            2, 2, 20, 1000000, 200000, 1200000, 1200000
       FROM orders JOIN (SELECT id, tour_id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS number FROM departures) AS departures
         ON place = orders.id % number + 1`,
    `INSERT INTO order_search (order_id, words, start_date)
     SELECT orders.id, concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email)), ' ', phone_digits(phone),
            ' | ', 'kapadokya turu kp 1', ' '), created_at::date + 60 FROM orders`,
    `INSERT INTO order_sums (order_id, total, paid, open, due_on)
     SELECT id, 1200000, CASE WHEN payment_status = 'odendi' THEN 1200000 ELSE 0 END,
            CASE WHEN status = 'opsiyonlu' THEN 1200000 ELSE 0 END, CASE WHEN status = 'opsiyonlu' THEN hold_until::date END FROM orders`,
    `INSERT INTO payments (order_id, amount, currency, paid_on, status, by_customer, created_at, decided_at)
     SELECT id, 1200000, 'TRY', created_at::date, CASE WHEN id % 87600 < 40 THEN 'bildirildi' ELSE 'eslesti' END, false, created_at, created_at
       FROM orders WHERE payment_status = 'odendi'`,
    `INSERT INTO order_events (order_id, kind, from_status, to_status, at)
     SELECT id, 'durum', NULL, 'opsiyonlu', created_at FROM orders
     UNION ALL SELECT id, 'durum', 'opsiyonlu', status, created_at + interval '1 day' FROM orders WHERE status <> 'opsiyonlu'`,
    `INSERT INTO audit_events (at, user_id, user_name, action, entity, entity_id, before, after, words)
     SELECT ${made}, NULL, 'Ayşe Yıldız', 'update', (ARRAY['tours', 'departures', 'orders', 'posts'])[n % 4 + 1], n::text,
            jsonb_build_object('email', 'eski' || n), jsonb_build_object('email', 'musteri' || n), 'eski' || n || ' musteri' || n
       FROM generate_series(1, ${count}) AS n`,
    'VACUUM ANALYZE',
  ]
}
