import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTunnel } from '#src/tests/frame/test-tunnel.ts'
import { ownDatabase } from '../db/test-database.ts'
import { type Changes, gap, listenToChanges } from './changes.server.ts'

const database = ownDatabase()
let changes: Changes
const dropped: (readonly string[] | null)[] = []
const subjects: string[] = []

beforeAll(async () => {
  changes = await listenToChanges(database.url, () => {})
  changes.subscribe((tags) => void dropped.push(tags))
  changes.onOffice((subject) => subjects.push(subject))
})
afterAll(async () => {
  await changes.close()
})

const insertLanguage = (abbr: string) =>
  database.db.insertInto('languages').values({ abbr, lang: abbr, active: true }).execute()

test('a change of any process is announced with what changed, once for each transaction', async () => {
  await insertLanguage('tr')
  await expect.poll(() => dropped, { timeout: 20_000 }).toEqual([['languages']])
})

test('a change that was committed before the call is announced when it settles', async () => {
  for (const abbr of ['de', 'fr', 'it', 'es']) {
    const before = dropped.length
    await insertLanguage(abbr)
    await changes.settled()
    expect(dropped.slice(before)).toEqual([['languages']])
  }
})

test('every process knows of the change when it settles', async () => {
  const others = await Promise.all([1, 2].map(() => listenToChanges(database.url, () => {})))
  const heard = others.map((other) => {
    const tags: (readonly string[] | null)[] = []
    other.subscribe((all) => void tags.push(all))
    return tags
  })
  for (const abbr of ['ru', 'ar', 'fa']) {
    await insertLanguage(abbr)
    await changes.settled()
    expect(heard.map((tags) => tags.length)).toEqual([1, 1])
    for (const tags of heard) tags.length = 0
  }
  await Promise.all(others.map((other) => other.close()))
})

test('a whole table that is emptied stands for anything', async () => {
  const before = dropped.length
  await sql`TRUNCATE slug_redirects`.execute(database.db)
  await changes.settled()
  expect(dropped.slice(before)).toEqual([null])
})

test('the office is told the subject of a change once for each transaction, and pages are not dropped', async () => {
  const before = dropped.length
  const message = { message_no: 'TLP-27-A', kind: 'contact' as const, name: 'Ayşe', email: 'a@b.example', lang: 'tr' }
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('messages').values(message).execute()
    await tx.updateTable('messages').set({ check: true }).execute()
  })
  await changes.settled()
  expect([subjects, dropped.length]).toEqual([['messages'], before])
})

test('without a listener anything may have changed; it reconnects, and says so again', async () => {
  const before = dropped.length
  const { rows } = await database.pool.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name = 'seyyah changes' and datname = current_database()`,
  )
  expect(rows).toEqual([{ ended: true }])
  await changes.settled()
  expect(dropped.slice(before)).toEqual([null])
  await expect.poll(() => dropped.slice(before), { timeout: 20_000 }).toEqual([null, null])
  expect(subjects.at(-1)).toBe(gap)
  await insertLanguage('en')
  await changes.settled()
  expect(dropped.at(-1)).toEqual(['languages'])
})

test('a connection that dies without a word is noticed, and replaced', async () => {
  const tunnel = await openTunnel(database.url)
  const other = await listenToChanges(tunnel.url, () => {}, 100)
  const heard: (readonly string[] | null)[] = []
  other.subscribe((tags) => void heard.push(tags))
  await insertLanguage('fi')
  await expect.poll(() => [...heard]).toEqual([['languages']])
  tunnel.mute()
  await insertLanguage('sv')
  await expect.poll(() => [...heard]).toEqual([['languages'], null])
  await insertLanguage('no')
  await expect.poll(() => heard.at(-1)).toEqual(['languages'])
  await other.close()
  await tunnel.cut()
})

test('a subscriber that fails is told again, after reconnecting', async () => {
  const errors: string[] = []
  const other = await listenToChanges(database.url, ({ message }) => void errors.push(message))
  const heard: (readonly string[] | null)[] = []
  other.subscribe(async (tags) => {
    if (heard.push(tags) === 1) throw new Error('could not be read')
  })
  await insertLanguage('da')
  await expect.poll(() => [...heard]).toEqual([['languages'], null])
  expect(errors).toContain('could not be read')
  await other.close()
})

test('a change is settled when the subscribers of other processes have followed it', async () => {
  const other = await listenToChanges(database.url, () => {})
  let isFollowed = false
  other.subscribe(async () => {
    await database.pool.query('select pg_sleep(0.05)')
    isFollowed = true
  })
  await insertLanguage('nl')
  await changes.settled()
  expect(isFollowed).toBe(true)
  await other.close()
})

test('a connection that listens too late does not stay beside the next one', async () => {
  const tunnel = await openTunnel(database.url)
  const other = await listenToChanges(tunnel.url, () => {})
  const heard: (readonly string[] | null)[] = []
  other.subscribe((tags) => void heard.push(tags))
  const late = tunnel.hold('LISTEN')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seyyah changes' and datname = current_database()`,
  )
  const release = await late
  await expect.poll(() => [...heard]).toEqual([null])
  release()
  const listeners = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where application_name = 'seyyah changes' and datname = current_database()`,
    )
    return rows.length
  }
  await expect.poll(listeners).toBe(2)
  await insertLanguage('et')
  await expect.poll(() => [...heard]).toEqual([null, ['languages']])
  await other.close()
  await tunnel.cut()
})

test('listening fails when the database cannot be reached', async () => {
  await expect(listenToChanges('postgresql://seyyah@127.0.0.1:1/none', () => {})).rejects.toThrow('ECONNREFUSED')
})
