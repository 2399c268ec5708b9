import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../test-database.ts'
import { appLockRefusal, takeAppLock } from './app-lock.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

test('one program holds the lock, and the refusal names its pid until it is released', async () => {
  const first = await takeAppLock(database.url)
  expect(await takeAppLock(database.url)).toBeNull()
  expect(await appLockRefusal(database.url)).toContain(`(süreç ${process.pid}): önce onu durdurun`)
  await first!.release()
  const second = await takeAppLock(database.url)
  expect(second).not.toBeNull()
  await second!.release()
})

test('each database of a server has its own lock', async () => {
  const other = await emptyDatabase()
  const locks = [await takeAppLock(database.url), await takeAppLock(other.url)]
  expect(locks).not.toContain(null)
  for (const lock of locks) await lock!.release()
  await other.drop()
})

test('a broken connection is reported to the holder, a release is not', async () => {
  const held = await takeAppLock(database.url)
  const events: string[] = []
  void held!.lost.then(() => events.push('lost'))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'seyyah app%' and datname = current_database()`,
  )
  await held!.lost
  const again = await takeAppLock(database.url)
  void again!.lost.then(() => events.push('released'))
  await again!.release()
  expect(events).toEqual(['lost'])
})
