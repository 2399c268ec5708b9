import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../db/test-database.ts'
import { countMails, isAbout, type MailsAbout } from './outbox.store.server.ts'

/** The mails of ten years are one table, and a person's are found in it many times a day. */
const database = ownDatabase()
const about: MailsAbout = {
  topics: ['order SYH-27-10', 'order SYH-27-20'],
  keys: ['message-received:TLP-27-30'],
  starts: ['alert:orders:4:', 'alert:messages:50:'],
  recipient: 'kisi60@posta.example',
  notTopics: ['order SYH-27-60'],
}

beforeAll(async () => {
  await sql`
    INSERT INTO outbox (message_key, recipient, subject, body_text, body_html, topic, created_at, cleared_at, recipient_hash)
    SELECT CASE n % 4 WHEN 0 THEN concat('alert:orders:', n, ':1') WHEN 1 THEN concat('message-received:TLP-27-', n)
                      WHEN 2 THEN concat('alert:messages:', n, ':1') ELSE concat('order-created:', n) END,
           CASE WHEN n > 1000 THEN '' ELSE concat('Kisi', n, '@posta.example') END, 'a', '', '',
           CASE n % 4 WHEN 1 THEN '' ELSE concat('order SYH-27-', n) END, now() - n * interval '1 hour',
           CASE WHEN n > 1000 THEN now() END, CASE WHEN n > 1000 THEN sha256('a') END
      FROM generate_series(1, 20000) AS n`.execute(database.db)
  await sql`ANALYZE outbox`.execute(database.db)
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test.each([
  ['counted', sql`SELECT count(*) FROM outbox WHERE cleared_at IS NULL AND ${isAbout(about)}`],
  ['deleted', sql`DELETE FROM outbox WHERE ${isAbout(about)}`],
  ['deleted of messages', sql`DELETE FROM outbox WHERE ${isAbout({ keys: about.keys!, starts: about.starts! })}`],
])('mails about a person are %s by indexes only', async (_, statement) => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`EXPLAIN (FORMAT JSON) ${statement}`.execute(
    database.db,
  )
  const scans = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'outbox' && node['Node Type'] !== 'ModifyTable',
  )
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.filter((scan) => !scan['Index Cond'] && !scan['Recheck Cond'])).toEqual([])
})

test('they are those of the topics, of the keys and their beginnings, and those to the address but for some topics', async () => {
  const keys = async (of: MailsAbout) =>
    (await database.db.selectFrom('outbox').select('message_key').where(isAbout(of)).orderBy('id').execute()).map(
      ({ message_key }) => message_key,
    )
  expect(await keys(about)).toEqual([
    'alert:orders:4:1',
    'alert:messages:10:1',
    'alert:orders:20:1',
    'alert:messages:50:1',
  ])
  expect(await keys({ recipient: 'kisi60@posta.example' })).toEqual(['alert:orders:60:1'])
  expect(await keys({ keys: ['message-received:TLP-27-33'] })).toEqual(['message-received:TLP-27-33'])
  // A mail without a topic is about nothing, and a beginning is not a pattern.
  expect(await keys({ topics: [''] })).toEqual([])
  expect(await keys({ starts: ['alert:orders:_:', 'alert:%'] })).toEqual([])
  expect(await keys({})).toEqual([])
  expect(await countMails(database.db, { topics: ['order SYH-27-1002', 'order SYH-27-10'] })).toBe(1)
})
