import { dashboardPath } from '#src/admin/statistics/statistics.links.ts'
import { auditApiPath } from '#src/features/accounts/accounts.links.ts'
import { mailboxApiPath } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { orderSumsPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { today } from './catalogue.ts'

const list = ordersAdminPath
const mailbox = mailboxApiPath('contact')
const month = 'dates=ordered&from=2026-10-01&to=2026-10-31'

/** What the office waits for, by name. */
export const recordReads: Record<string, string> = {
  'orders, newest first': list,
  'orders, page 40': `${list}?page=40`,
  'orders, oldest first': `${list}?sort=created_at`,
  'orders, next departures first': `${list}?sort=start_date`,
  'orders, last departures first': `${list}?sort=-start_date`,
  'orders, next payments first': `${list}?sort=due_on`,
  'orders, last payments first': `${list}?sort=-due_on`,
  'orders, by name': `${list}?sort=name`,
  'orders, by name backwards': `${list}?sort=-name`,
  'orders: a number': `${list}?search=SYH-26-22345`,
  'orders: an e-mail': `${list}?search=musteri4711`,
  'orders: a frequent name': `${list}?search=yilmaz`,
  'orders: a word of all': `${list}?search=kapadokya`,
  'orders: part of a telephone': `${list}?search=5320004711`,
  'orders: on hold': `${list}?status=opsiyonlu`,
  'orders: travelled': `${list}?status=tamamlandi`,
  'orders: payments to match': `${list}?payment=bildirildi`,
  'orders: money that is due': `${list}?balance=kalan`,
  'orders: confirmed, next departures first': `${list}?status=onayli&sort=start_date`,
  'orders: of a month': `${list}?${month}`,
  'an order': `${list}/4711`,
  'messages, newest first': mailbox,
  'messages, oldest first': `${mailbox}?sort=created_at`,
  'messages, by name': `${mailbox}?sort=name`,
  'messages, by name backwards': `${mailbox}?sort=-name`,
  'messages, unread': `${mailbox}?unread=1`,
  'dashboard, 30 days': `${dashboardPath}?range=30`,
  'audit, newest first': auditApiPath,
  'audit: of a table': `${auditApiPath}?entity=tours`,
  'audit: words': `${auditApiPath}?search=musteri4711`,
  'audit: a word of all': `${auditApiPath}?search=eski`,
}

/** Reads that grow with the orders that they are about. The screen asks for sums of more than 10,000 orders when staff press a button. */
export const growingReads: Record<string, string> = {
  'sums of a month': `${orderSumsPath}?${month}`,
  'sums of all that travelled': `${orderSumsPath}?status=tamamlandi`,
  'dashboard, 365 days': `${dashboardPath}?range=365`,
}

/** Six signs of the alphabet of order numbers. */
const signs = `(SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * (5 - at))) & 31)::int + 1, 1), '' ORDER BY at) FROM generate_series(0, 5) AS at)`

/**
 * Statements that put orders of ten years in the place of those of a database with tours, each of one tour, nine in ten travelled and paid; a payment, two
 * events, an audit record and a message each, of which one in a hundred is unread. They leave out what triggers write, which is inserted with them.
 */
export function recordRows(count: number): string[] {
  /** Hours before today, most for the first. */
  const age = `((${count} - n) * 87600.0 / ${count})`
  const made = `timestamptz '${today} 09:00+03' - make_interval(secs => ${age} * 3600)`
  const names = `(ARRAY['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik', 'Yıldız', 'Öztürk', 'Aydın', 'Arslan', 'Doğan'])[n % 10 + 1]`
  const state = `CASE WHEN ${age} < 24 THEN 'opsiyonlu' WHEN n % 20 = 0 THEN 'iptal' WHEN ${age} < 1440 THEN 'onayli' ELSE 'tamamlandi' END`
  const numbered = `(SELECT id AS tour_id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS number FROM tours) AS numbered`
  const bought = `orders JOIN ${numbered} ON place = orders.id % number + 1`
  return [
    'TRUNCATE orders CASCADE',
    // Copied departures have ids of their own (catalogue.ts).
    `SELECT setval(pg_get_serial_sequence('departures', 'id'), max(id)) FROM departures`,
    `INSERT INTO orders (order_no, secret_hash, name, city, email, phone, lang, status, payment_status, hold_until, created_at)
     SELECT 'SYH-26-' || ${signs}, sha256(int8send(n)), 'Ayşe ' || ${names}, 'İzmir', 'musteri' || n || '@ornek.example',
            '+90532' || lpad(n::text, 7, '0'), 'tr', ${state},
            CASE WHEN ${age} < 24 THEN 'odenmedi' ELSE 'odendi' END, ${made} + interval '2 days', ${made}
       FROM generate_series(1::bigint, ${count}) AS n`,
    `INSERT INTO departures (tour_id, start_date, end_date, quota, currency, multi_room_price, single_room_price)
     SELECT DISTINCT tour_id, created_at::date + 60, created_at::date + 63, 60, 'TRY', 1000000, 1500000 FROM ${bought}
         ON CONFLICT (tour_id, start_date) DO NOTHING`,
    `INSERT INTO order_items (order_id, position, departure_id, tour_id, tour_name, tour_code, tour_place, start_date, end_date, currency,
            people_quantity, seats, seats_released_at, kdv_rate, price, kdv, total, deposit)
     SELECT orders.id, 1, departures.id, departures.tour_id, 'Kapadokya Turu', 'KP-1', 'Kapadokya', created_at::date + 60, created_at::date + 63,
            'TRY', 2, 2, CASE WHEN orders.status = 'iptal' THEN created_at END, 20, 1000000, 200000, 1200000, 1200000
       FROM ${bought} JOIN departures ON departures.tour_id = numbered.tour_id AND departures.start_date = created_at::date + 60`,
    `INSERT INTO order_search (order_id, words, start_date)
     SELECT orders.id, concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email)), ' ', phone_digits(phone),
            ' |  | ', 'kapadokya turu kp 1', ' '), created_at::date + 60 FROM orders`,
    `INSERT INTO order_sums (order_id, total, paid, open, due_on)
     SELECT id, 1200000, CASE WHEN payment_status = 'odendi' THEN 1200000 ELSE 0 END,
            CASE WHEN status = 'opsiyonlu' THEN 1200000 ELSE 0 END, CASE WHEN status = 'opsiyonlu' THEN hold_until::date END FROM orders`,
    `INSERT INTO payments (order_id, amount, currency, paid_on, status, by_customer, created_at, decided_at)
     SELECT id, 1200000, 'TRY', created_at::date, CASE WHEN created_at > timestamptz '${today} 09:00+03' - interval '40 hours' THEN 'bildirildi' ELSE 'eslesti' END, false, created_at, created_at
       FROM orders WHERE payment_status = 'odendi'`,
    `INSERT INTO order_events (order_id, kind, from_status, to_status, at)
     SELECT id, 'durum', NULL, 'opsiyonlu', created_at FROM orders
     UNION ALL SELECT id, 'durum', 'opsiyonlu', status, created_at + interval '1 day' FROM orders WHERE status <> 'opsiyonlu'`,
    `INSERT INTO audit_events (at, user_id, user_name, action, entity, entity_id, before, after, words)
     SELECT ${made}, NULL, 'Ayşe Yıldız', 'update', (ARRAY['tours', 'departures', 'orders', 'posts'])[n % 4 + 1], n::text,
            jsonb_build_object('email', 'eski' || n), jsonb_build_object('email', 'musteri' || n), 'eski' || n || ' musteri' || n
       FROM generate_series(1, ${count}) AS n`,
    'TRUNCATE messages CASCADE',
    `INSERT INTO messages (message_no, kind, name, email, lang, "check", state, created_at)
     SELECT 'TLP-26-' || ${signs}, 'contact', 'Ayşe ' || ${names}, 'musteri' || n || '@ornek.example', 'tr', n % 100 > 0,
            CASE WHEN n % 100 = 0 THEN 'yeni' ELSE 'yanitlandi' END, ${made}
       FROM generate_series(1::bigint, ${count}) AS n`,
    'VACUUM ANALYZE',
  ]
}

/** Tables that `recordRows` fills. */
export const recordTables = [
  'orders',
  'order_items',
  'order_search',
  'order_sums',
  'order_events',
  'payments',
  'audit_events',
  'messages',
] as const
