import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { passwordMatches } from '#src/features/accounts/password-hash.rules.server.ts'
import { buildSite, endSite, killSites, startSite } from '../frame/test-site.ts'
import { loadsDemo, logImports, printed } from '../frame/test-starts.ts'

// The built site starts on a database that it is given; start-data-folder.db.test.ts has its own one.

beforeAll(buildSite)
const databases: { drop(): Promise<void> }[] = []
const folder = temporaryFolder()
afterEach(killSites)
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()))
  removeFolder(folder)
})

/** @param make a database of the test server: with the tables already, or empty, which takes seconds of migrations */
async function givenDatabase(make: () => Promise<TestDatabase> = testDatabase) {
  const database = await make()
  databases.push(database)
  return { ...database, env: { DATABASE_URL: database.url, DATA_DIR: join(folder, 'files') } }
}

test('invalid variables stop the start with a sentence each', async () => {
  const site = startSite({ DATA_DIR: join(folder, 'veri'), PORT: 'abc', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'nobody' })
  expect(await site.ended).toBe(1)
  expect(site.output().split('\n').sort()).toEqual([
    'ADMIN_EMAIL must be an e-mail address.',
    'LOG_LEVEL must be silent, error, warn, info or debug.',
    'PORT must be a whole number from 0 to 65535.',
  ])
})

test('a database from before the baseline of migrations is refused with instructions, and keeps what it has', async () => {
  const { url, env } = await givenDatabase(emptyDatabase)
  await query(
    url,
    'CREATE TABLE schema_migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz)',
  )
  await query(url, `INSERT INTO schema_migrations VALUES ('0001.collation_and_extensions.sql', '', now())`)
  await query(url, 'CREATE TABLE tours (id bigint)')
  const site = startSite(env)
  expect(await site.ended).toBe(1)
  expect(site.output()).toMatch(
    /^Bu veritabanını .* DATA_DIR ile yeni bir klasör verin .* \/ This database .* Name a new folder in DATA_DIR/,
  )
  const tables = `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`
  expect(await query(url, tables)).toEqual([{ tablename: 'schema_migrations' }, { tablename: 'tours' }])
})

test('a common password of the first administrator stops the start, and no account is left', async () => {
  const { db, env } = await givenDatabase()
  const site = startSite({ ...env, ADMIN_PASSWORD: 'galatasaray1905!' })
  expect(await site.ended).toBe(1)
  expect(site.output()).toContain('ADMIN_PASSWORD: a commonly used password, set another.')
  expect(site.output()).not.toContain('galatasaray1905')
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})

test('a port in use is reported', async () => {
  const { env } = await givenDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  const { port } = await new Promise<AddressInfo>((resolve) =>
    other.once('listening', () => resolve(other.address() as AddressInfo)),
  )
  const site = startSite({ ...env, PORT: String(port) })
  expect(await site.ended).toBe(1)
  expect(site.output()).toContain(`Port ${port} is in use: stop the program that uses it or set another PORT.`)
  other.close()
})

test('a given database gets migrations, languages, texts and an administrator, but no demo and none of its code', async () => {
  const { db, env } = await givenDatabase(emptyDatabase)
  const first = startSite({
    ...env,
    NODE_OPTIONS: logImports,
    ADMIN_EMAIL: 'Patron@seyyah.example',
    ADMIN_PASSWORD: 'ilk-Anahtar-3141',
  })
  const at = await first.ready()
  expect((await fetch(`${at}/readyz`)).status).toBe(200)

  const count = async (table: 'company' | 'tours' | 'images' | 'contents') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  expect(await Promise.all(['company', 'tours', 'images', 'contents'].map((table) => count(table as 'tours')))).toEqual(
    [0, 0, 0, 0],
  )
  const languages = await fetch(`${at}/api/pages/all-languages`)
  expect(await languages.json()).toMatchObject([{ abbr: 'tr', is_default: true }, { abbr: 'en' }])
  const texts = (await (await fetch(`${at}/api/pages/static-languages?lang=en`)).json()) as Record<string, object>
  expect(texts.errors).toMatchObject({ required: '* This field is required' })

  const users = await db.selectFrom('users').selectAll().execute()
  expect(users).toMatchObject([{ email: 'Patron@seyyah.example', role_group: 'yonetici', active: true }])
  expect(await passwordMatches('ilk-Anahtar-3141', users[0]!.password_hash!)).toBe(true)
  expect(first.output()).not.toContain('ilk-Anahtar-3141')
  expect(first.output()).toContain('/build/server/main.js')
  expect(loadsDemo(first)).toBe(false)
  // Only a site whose files are in a bucket loads the library of buckets.
  expect(first.output()).not.toContain('@aws-sdk')
  expect(await endSite(first)).toBe(0)
})

test('the first start prints a generated password, and with DEMO=yes puts the demo into a given database; the next does neither', async () => {
  const { db, env } = await givenDatabase()
  const demanding = { ...env, DEMO: 'yes' }
  const first = startSite(demanding)
  const at = await first.ready()
  expect((await fetch(`${at}/images/kapadokya-balonlar-320.webp`)).status).toBe(200)
  const tours = () => db.selectFrom('tours').select('id').execute()
  const seeded = await tours()
  expect(seeded.length).toBeGreaterThan(10)
  const [, email, password] = printed(first)!
  const user = await db.selectFrom('users').selectAll().where('email', '=', email!).executeTakeFirstOrThrow()
  expect(await passwordMatches(password!, user.password_hash!)).toBe(true)
  const users = () => db.selectFrom('users').select('email').orderBy('id').execute()
  const accounts = await users()
  expect(await endSite(first)).toBe(0)

  await db.updateTable('company').set({ project_company_name: 'Gerçek Turizm' }).execute()
  const administrator = { ADMIN_EMAIL: 'baska@seyyah.example', ADMIN_PASSWORD: 'baska-Anahtar-3141' }
  const second = startSite({ ...demanding, ...administrator, NODE_OPTIONS: logImports })
  await second.ready()
  expect([loadsDemo(second), printed(second)]).toEqual([false, null])
  expect([await tours(), await users()]).toEqual([seeded, accounts])
  const company = await db.selectFrom('company').select('project_company_name').execute()
  expect(company).toEqual([{ project_company_name: 'Gerçek Turizm' }])
  expect(await endSite(second)).toBe(0)
})

test('READ_ONLY=yes: ready, pages are shown, who writes is told why, recurring work rests, and a start without it takes writes', async () => {
  const { db, env } = await givenDatabase()
  await db.updateTable('settings').set({ opened_at: new Date() }).execute()
  const json = { 'content-type': 'application/json' }
  const write = (at: string) => fetch(`${at}/api/orders`, { method: 'POST', body: '{}', headers: json })
  // Sweeps run at the start, and each run is on record when the program ends.
  const sweeps = () => db.selectFrom('sweep_runs').select('name').execute()
  const closed = startSite({ ...env, READ_ONLY: 'yes' })
  const at = await closed.ready()
  expect([(await fetch(`${at}/readyz`)).status, (await fetch(at)).status]).toEqual([200, 200])
  const refused = await write(at)
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'updating' })])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(closed.output()).toContain('READ_ONLY: kayıt alınmıyor.')
  expect(await endSite(closed)).toBe(0)
  expect(await sweeps()).toEqual([])

  const open = startSite(env)
  expect((await write(await open.ready())).status).toBe(422)
  expect(await endSite(open)).toBe(0)
  expect((await sweeps()).length).toBeGreaterThan(0)
})
