import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { hasCompany } from '#src/features/company/company.store.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { strings } from '#src/strings.ts'
import { readDemo } from './read.ts'
import { isEmpty, removeDemo } from './remove.ts'
import { seedDemo } from './seed.ts'

const database = ownDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seyyah-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('removing the demo leaves the accounts and the texts of the site, and no agency', async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  await insertStaff(db, 'yonetici')
  expect(await isEmpty(db)).toBe(true)
  await seedDemo(db, readDemo('db/demo'), new Date('2027-03-10T09:00:00Z'))
  expect(await isEmpty(db)).toBe(false)
  const users = await db.selectFrom('users').select('email').orderBy('id').execute()
  await removeDemo(db, openDisk(folder))
  for (const table of [
    'tours',
    'departures',
    'orders',
    'messages',
    'posts',
    'contents',
    'images',
    'contracts',
    'outbox',
  ]) {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(db)
    expect([table, rows.length]).toEqual([table, 0])
  }
  expect(await db.selectFrom('users').select('email').orderBy('id').execute()).toEqual(users)
  expect((await db.selectFrom('static_strings').select('key').limit(1).execute()).length).toBe(1)
  // So the next start does not put the demo in again.
  expect(await hasCompany(db)).toBe(true)
})
