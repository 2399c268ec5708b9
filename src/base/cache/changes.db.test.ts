import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../db/test-database.ts'
import { type Changes, gap, listenToChanges } from './changes.server.ts'

const database = ownDatabase()
let changes: Changes
let dropped = 0
const subjects: string[] = []

beforeAll(async () => {
  changes = await listenToChanges(database.url, () => {})
  changes.subscribe(() => {
    dropped += 1
  })
  changes.onOffice((subject) => subjects.push(subject))
})
afterAll(async () => {
  await changes.close()
})

const insertLanguage = (abbr: string) =>
  database.db.insertInto('languages').values({ abbr, lang: abbr, active: true }).execute()

test('a change of this process is announced at once, a change of another process when its notification arrives', async () => {
  changes.announce()
  expect(dropped).toBe(1)
  await insertLanguage('tr')
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(2)
})

test('the office is told the subject of a change once for each transaction, and pages are not dropped', async () => {
  const before = dropped
  const message = { message_no: 'TLP-27-A', kind: 'contact' as const, name: 'Ayşe', email: 'a@b.example', lang: 'tr' }
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('messages').values(message).execute()
    await tx.updateTable('messages').set({ check: true }).execute()
  })
  await expect.poll(() => subjects, { timeout: 20_000 }).toEqual(['messages'])
  expect(dropped).toBe(before)
})

test('after a lost connection the listener reconnects, and only then announces a change', async () => {
  const before = dropped
  const { rows } = await database.pool.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name = 'seyyah changes' and datname = current_database()`,
  )
  expect(rows).toEqual([{ ended: true }])
  expect(dropped).toBe(before)
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(before + 1)
  expect(subjects.at(-1)).toBe(gap)
  await insertLanguage('en')
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(before + 2)
})

test('listening fails when the database cannot be reached', async () => {
  await expect(listenToChanges('postgresql://seyyah@127.0.0.1:1/none', () => {})).rejects.toThrow('ECONNREFUSED')
})
