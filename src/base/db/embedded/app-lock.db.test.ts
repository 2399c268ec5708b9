import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../test-database.ts'
import { appLockRefusal, takeAppLock } from './app-lock.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

test('one program has the lock; another is told which one, until it is released', async () => {
  const first = await takeAppLock(database.url)
  expect(await takeAppLock(database.url)).toBeNull()
  expect(await appLockRefusal(database.url)).toContain(`(süreç ${process.pid}): önce onu durdurun`)
  await first!.release()
  const second = await takeAppLock(database.url)
  expect(second).not.toBeNull()
  await second!.release()
})

test('databases of one server have locks of their own', async () => {
  const other = await emptyDatabase()
  const locks = [await takeAppLock(database.url), await takeAppLock(other.url)]
  expect(locks).not.toContain(null)
  for (const lock of locks) await lock!.release()
  await other.drop()
})

test('the holder hears of it when its connection breaks, but not of its own release', async () => {
  const kept = await takeAppLock(database.url)
  const heard: string[] = []
  void kept!.lost.then(() => heard.push('lost'))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'seyyah app%' and datname = current_database()`,
  )
  await kept!.lost
  const again = await takeAppLock(database.url)
  void again!.lost.then(() => heard.push('released'))
  await again!.release()
  expect(heard).toEqual(['lost'])
})
