import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { AuditQuery } from '#src/features/accounts/audit/audit.schema.ts'
import { listAudit, record } from '#src/features/accounts/audit/audit.store.server.ts'
import { names } from '#src/server/rooms.server.ts'
import { auditApi } from './audit.api.server.ts'

const database = ownDatabase()
let db: Db
let api: TestApi
let ayse: Staff
let isik: Staff

beforeAll(async () => {
  db = database.db
  ayse = await insertStaff(db, 'yonetici', { name: 'Ayşe Yıldız' })
  isik = await insertStaff(db, 'satis', { name: 'İnci Işık' })
  api = testApi(auditApi, { db, names, staff: ayse })
  const row = { action: 'update', entity: 'tours', before: null, after: null }
  await db
    .insertInto('audit_events')
    .values([
      { ...row, user_id: ayse.id, user_name: ayse.name, entity_id: '1', at: new Date('2027-03-09T20:59:59Z') },
      { ...row, user_id: ayse.id, user_name: ayse.name, entity_id: '2', at: new Date('2027-03-09T21:00:00Z') },
      {
        ...row,
        user_id: isik.id,
        user_name: isik.name,
        entity_id: '3',
        action: 'delete',
        at: new Date('2027-03-10T20:59:59Z'),
      },
      {
        ...row,
        user_id: null,
        user_name: 'Eski Biri',
        entity_id: '4',
        entity: 'users',
        at: new Date('2027-03-10T21:00:00Z'),
      },
    ])
    .execute()
})

type Item = { entity_id: string; at: string; before: unknown; after: unknown; user_name: string }
const list = (query: string) =>
  api.get<Paged<Item>>(`/api/admin/audit${query}`, { authorization: `Bearer ${'x'.repeat(43)}` })

test.each([
  ['', '4321'],
  ['?what=delete', '3'],
  ['?entity=users', '4'],
  ['?entity=tours&entity_id=2', '2'],
  ['?who=inci', '3'],
  ['?who=ISIK', '3'],
  ['?who=eski', '4'],
  ['?from=2027-03-10&to=2027-03-10', '32'],
  ['?from=2027-03-11', '4'],
  ['?to=2027-03-09', '1'],
  ['?from=2027-03-11&to=2027-03-10', ''],
  ['?who=%25', ''],
])('GET /api/admin/audit%s', async (query, ids) => {
  const { status, body } = await list(query)
  expect([status, body.data.map(({ entity_id }) => entity_id).join(''), body.total]).toEqual([200, ids, ids.length])
})

test('`who` may be an id', async () => {
  expect((await list(`?who=${ayse.id}`)).body.data.map(({ entity_id }) => entity_id)).toEqual(['2', '1'])
})

test.each(['?page=0', '?what=patlat', '?from=dün', '?to=2027-02-30'])('%s is refused', async (query) => {
  expect((await list(query)).status).toBe(422)
})

test('a page has fifty records', async () => {
  const more = {
    user_id: isik.id,
    user_name: isik.name,
    action: 'create',
    entity: 'categories',
    at: new Date('2027-01-01T00:00:00Z'),
  }
  await db
    .insertInto('audit_events')
    .values(Array.from({ length: 51 }, () => more))
    .execute()
  const second = (await list('?entity=categories&page=2')).body
  expect([second.data.length, second.page_count, second.total, second.per_page]).toEqual([1, 2, 51, 50])
})

test('a search by name scans the distinct names, not every record', async () => {
  // A single connection, so that its statistics count this query only.
  const { db: one, drop } = await testDatabase({ max: 1 })
  await sql`INSERT INTO audit_events (user_name, action, entity)
    SELECT CASE n WHEN 1 THEN 'İnci Işık' ELSE 'Ayşe Yıldız' END, 'create', 'posts' FROM generate_series(1, 5000) n`.execute(
    one,
  )
  await sql`ANALYZE audit_events`.execute(one)
  const rowsRead = async () => {
    await sql`SELECT pg_stat_force_next_flush()`.execute(one)
    const { rows } = await sql<{ n: number }>`
      SELECT seq_tup_read + idx_tup_fetch AS n FROM pg_stat_user_tables WHERE relname = 'audit_events'`.execute(one)
    return rows[0]!.n
  }
  const before = await rowsRead()
  const { total } = await listAudit(one, AuditQuery.parse({ who: 'isik' }), 50)
  expect([total, (await rowsRead()) - before < 100]).toEqual([1, true])
  await drop()
})

test('a record is found by its values and by the name of its thing, in Turkish letters or without', async () => {
  await transaction(db, (tx) =>
    record(tx, isik, {
      action: 'update',
      entity: 'users',
      id: ayse.id,
      before: { email: 'a@b.example' },
      after: { email: 'çınar_%@b.example' },
    }),
  )
  for (const search of ['cinar', 'ÇINAR_%25', 'ayse yil', 'AYŞE YIL'])
    expect((await list(`?search=${search}&entity=users`)).body.data[0], search).toMatchObject({
      entity_id: String(ayse.id),
      name: 'Ayşe Yıldız',
    })
  for (const search of ['cinarx', 'r%25_', 'yok böyle biri'])
    expect((await list(`?search=${search}&entity=users`)).body.total, search).toBe(0)
  expect((await list(`?thing=users:${ayse.id}`)).body.total).toBe(1)
  expect((await list('?thing=users')).status).toBe(422)
})

test('every filter and search of the list has an index', async () => {
  const { db: one, drop } = await testDatabase({ max: 1 })
  await sql`INSERT INTO audit_events (at, user_name, action, entity, entity_id, words)
    SELECT '2027-01-01'::timestamptz + n * interval '1 minute', 'Ayşe Yıldız',
      CASE n % 50 WHEN 0 THEN 'delete' ELSE 'update' END,
      (ARRAY['tours', 'departures', 'posts', 'orders'])[1 + n % 4], n % 3000, 'satista ' || n || ' kapadokya ' || n * 7
    FROM generate_series(1, 2000) n`.execute(one)
  await sql`ANALYZE audit_events`.execute(one)
  // So few rows are faster read as a whole: without an index the planner still has to.
  await sql`SET enable_seqscan = off`.execute(one)
  const plans: string[] = []
  const planOf = async (where: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT id FROM audit_events ${sql.raw(where)}
      ORDER BY at DESC, id DESC LIMIT 50`.execute(one)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const where of [
    '',
    `WHERE entity = 'tours'`,
    `WHERE entity = 'tours' AND entity_id = '12'`,
    `WHERE action = 'delete'`,
    `WHERE words LIKE '%' || fold_text('1991') || '%' OR (entity = 'tours' AND entity_id IN ('4', '8'))`,
    `WHERE at >= '2027-02-01' AND at < '2027-02-02'`,
  ])
    plans.push(await planOf(where))
  expect(plans.filter((plan) => /Seq Scan on audit_events/.test(plan))).toEqual([])
  await drop()
})

test('a record is rolled back with its change', async () => {
  const done = {
    action: 'update',
    entity: 'company',
    id: 1,
    before: { name: 'a', password: 'x' },
    after: { name: 'b' },
  } as const
  const undone = transaction(db, async (tx) => {
    await record(tx, isik, done)
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  expect((await list('?entity=company')).body.total).toBe(0)
  await transaction(db, (tx) => record(tx, isik, done))
  expect((await list('?entity=company')).body.data).toMatchObject([
    { user_name: 'İnci Işık', entity_id: '1', before: { name: 'a' }, after: { name: 'b' } },
  ])
  expect((await list('?entity=company')).body.data[0]!.before).toEqual({ name: 'a' })
})

test('without the permission the log is refused', async () => {
  for (const role of ['icerik', 'satis', 'muhasebe'] as const) {
    const other = testApi(auditApi, { db, names, staff: await insertStaff(db, role) })
    expect((await other.get('/api/admin/audit', { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(403)
  }
  expect((await api.get('/api/admin/audit')).status).toBe(401)
})
