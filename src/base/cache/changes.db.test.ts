import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../db/test-database.ts'
import { type Changes, listenToChanges } from './changes.server.ts'

const database = ownDatabase()
let changes: Changes
let dropped = 0

beforeAll(async () => {
  changes = await listenToChanges(database.url, () => {})
  changes.subscribe(() => {
    dropped += 1
  })
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

test('after a lost connection the listener reconnects, and only then announces a change', async () => {
  const before = dropped
  const { rows } = await database.pool.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name = 'seyyah changes' and datname = current_database()`,
  )
  expect(rows).toEqual([{ ended: true }])
  expect(dropped).toBe(before)
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(before + 1)
  await insertLanguage('en')
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(before + 2)
})

test('listening fails when the database cannot be reached', async () => {
  await expect(listenToChanges('postgresql://seyyah@127.0.0.1:1/none', () => {})).rejects.toThrow('ECONNREFUSED')
})
