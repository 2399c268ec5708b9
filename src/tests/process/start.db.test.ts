import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readPidFile } from '#src/base/db/embedded/cluster.server.ts'
import { urlOf } from '#src/base/db/embedded/server.server.ts'
import { damage, postmasterOf, query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { listOriginals } from '#src/base/files/store/originals.server.ts'
import { passwordMatches } from '#src/features/accounts/password-hash.rules.server.ts'
import { buildSite, killSites, type Site, startSite } from '../frame/test-site.ts'

beforeAll(buildSite)
const databases: { drop(): Promise<void> }[] = []
const folder = temporaryFolder()
const dataDir = join(folder, 'veri')
afterEach(killSites)
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()))
  removeFolder(dataDir)
  removeFolder(folder)
})

/** @param make a database of the test server: with the tables already, or empty, which takes seconds of migrations */
async function givenDatabase(make: () => Promise<TestDatabase> = testDatabase) {
  const database = await make()
  databases.push(database)
  return { ...database, env: { DATABASE_URL: database.url, DATA_DIR: join(folder, 'files') } }
}

async function end(site: Site): Promise<number | null> {
  site.child.kill('SIGTERM')
  return site.ended
}

const printed = (site: Site) => /İlk yönetici: (\S+) {2}parola: (\S+)/.exec(site.output())

test('invalid variables stop the start with a sentence each', async () => {
  const site = startSite({ DATA_DIR: dataDir, PORT: 'abc', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'nobody' })
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

/** Logs the URL of every loaded module. */
const logImports = `--import data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'\nregisterHooks({ load(url, context, next) { console.error('loads ' + url); return next(url, context) } })",
)}`
/** Whether a loaded build file contains the demo's reader, recognised by the name of one of its files. */
const loadsDemo = (site: Site) =>
  [...site.output().matchAll(/^loads file:\/\/(\S+)$/gm)].some(
    ([, file]) => file!.includes('/build/server/') && readFileSync(file!, 'utf8').includes('pictures.json'),
  )

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
  expect(await end(first)).toBe(0)
})

test('DEMO=yes puts the demo into a given database while it is empty, and leaves it alone afterwards', async () => {
  const { db, env } = await givenDatabase()
  const demanding = { ...env, DEMO: 'yes' }
  const first = startSite(demanding)
  const at = await first.ready()
  expect((await fetch(`${at}/images/kapadokya-balonlar-320.webp`)).status).toBe(200)
  const tours = () => db.selectFrom('tours').select('id').execute()
  const seeded = await tours()
  expect(seeded.length).toBeGreaterThan(10)
  expect(await end(first)).toBe(0)

  await db.updateTable('company').set({ project_company_name: 'Gerçek Turizm' }).execute()
  const second = startSite({ ...demanding, NODE_OPTIONS: logImports })
  await second.ready()
  expect(loadsDemo(second)).toBe(false)
  expect(await tours()).toEqual(seeded)
  const company = await db.selectFrom('company').select('project_company_name').execute()
  expect(company).toEqual([{ project_company_name: 'Gerçek Turizm' }])
  expect(await end(second)).toBe(0)
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
  expect(await end(closed)).toBe(0)
  expect(await sweeps()).toEqual([])

  const open = startSite(env)
  expect((await write(await open.ready())).status).toBe(422)
  expect(await end(open)).toBe(0)
  expect((await sweeps()).length).toBeGreaterThan(0)
})

test('a generated password is printed at the first start only', async () => {
  const { db, env } = await givenDatabase()
  const first = startSite(env)
  await first.ready()
  const [, email, password] = printed(first)!
  const user = await db.selectFrom('users').selectAll().where('email', '=', email!).executeTakeFirstOrThrow()
  expect(await passwordMatches(password!, user.password_hash!)).toBe(true)
  expect(await end(first)).toBe(0)

  const second = startSite({ ...env, ADMIN_EMAIL: 'baska@seyyah.example', ADMIN_PASSWORD: 'baska-Anahtar-3141' })
  await second.ready()
  expect(printed(second)).toBeNull()
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }])
})

// From here on one data folder, which the tests start one after the other.

test('the first start on a data folder loads and stores the demo, and the second loads none of it', async () => {
  const own = { DATA_DIR: dataDir, NODE_OPTIONS: logImports }
  const first = startSite(own)
  const at = await first.ready()
  expect(loadsDemo(first)).toBe(true)
  const picture = await fetch(`${at}/images/kapadokya-balonlar-320.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(`${at}/videos/ege-kiyilari.webm`)).status).toBe(200)
  expect(await end(first)).toBe(0)

  const second = startSite(own)
  await second.ready()
  expect(loadsDemo(second)).toBe(false)
  expect(await end(second)).toBe(0)
})

test('a second process on a data folder is refused, and the first keeps running', async () => {
  const first = startSite({ DATA_DIR: dataDir })
  const at = await first.ready()
  expect(await companies()).toBe(1)

  const second = startSite({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Bu veri klasörünü başka bir Seyyah süreci kullanıyor (süreç ${first.child.pid})`)
  expect((await fetch(`${at}/readyz`)).status).toBe(200)
})

test('after kill -9 the next start uses the database server left running', async () => {
  const killed = startSite({ DATA_DIR: dataDir })
  await killed.ready()
  const postmaster = postmasterOf(dataDir)
  killed.child.kill('SIGKILL')
  await killed.ended

  const next = startSite({ DATA_DIR: dataDir })
  const at = await next.ready()
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect((await fetch(`${at}/api/pages/site`)).status).toBe(200)
  expect(printed(next)).toBeNull()
  expect(await companies()).toBe(1)
})

test('SIGTERM, and impatient signals after it: pending requests are answered, the database server stops, exit code 0', async () => {
  const site = startSite({ DATA_DIR: dataDir })
  const at = await site.ready()
  const url = embeddedUrl()
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table bank_accounts in access exclusive mode')
  const underWay = fetch(`${at}/api/pages/bank-accounts`)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)

  site.child.kill('SIGTERM')
  await expect.poll(() => fetch(`${at}/healthz`).then(String, () => 'refused'), { timeout: 20_000 }).toBe('refused')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) site.child.kill(signal)
  await holder.query('commit')
  await holder.end()
  expect((await underWay).status).toBe(200)
  expect(await site.ended).toBe(0)
  expect(readPidFile(join(dataDir, 'postgres'))).toBeNull()
  await expect(query(url, 'select 1')).rejects.toThrow('ENOENT')
})

/** Runs a command of package.json in a process of its own. */
async function command(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const variables = { PATH: process.env.PATH, BACKUP_PASSPHRASE: 'uzun bir deneme parolası', ...env }
  const run = promisify(execFile)(process.execPath, [`scripts/${name}.ts`, file], { env: variables })
  const { code, stdout, stderr } = await run.then(
    (printed) => ({ code: 0, ...printed }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code, output: stdout + stderr }
}

/** Tables and rows that a command has put into a backup. */
const counted = (output: string) => /\d+ tablo[^;]*/.exec(output)?.[0]
/**
 * The rows and digests of each table that a restore found to be those of the backup. Without the search index of tours, which is made again
 * after a restore: places of words in it follow the order in which the server reads rows.
 */
const digests = (output: string) => output.split('\n').filter((line) => /^(?!tour_search ).* {2}=$/.test(line))

async function contentOf(dataDir: string) {
  const [rows] = await query<{ orders: number; tours: number }>(
    embeddedUrl(dataDir),
    'SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM tours) AS tours',
  )
  return { ...rows!, files: await listOriginals(openDisk(dataDir)) }
}

const archive = join(folder, 'veri.yedek')
/** Several commands in processes of their own take as long as a test may elsewhere when the machine is busy. */
const timeout = 120_000

test('a data folder is backed up while its site runs, not restored meanwhile, and restored into an empty one that starts', {
  timeout,
}, async () => {
  const copied = join(folder, 'ikinci')
  const site = startSite({ DATA_DIR: dataDir })
  const at = await site.ready()
  const content = await contentOf(dataDir)
  expect(Math.min(content.orders, content.tours, content.files.length)).toBeGreaterThan(1)
  const made = await command('backup', archive, { DATA_DIR: dataDir })
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`${content.files.length} dosya`)])
  expect(made.output).not.toContain('depoda yok')
  expect(await command('restore', archive, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: expect.stringMatching(`^Bu veri klasörünü başka .* \\(süreç ${site.child.pid}\\): önce onu durdurun`),
  })
  expect((await fetch(`${at}/readyz`)).status).toBe(200)
  expect(await end(site)).toBe(0)

  const restored = await command('restore', archive, { DATA_DIR: copied })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('herkes yeniden giriş yapar')])
  expect(readPidFile(join(copied, 'postgres'))).toBeNull()
  // A folder that root makes is of no use to a program of another user.
  expect(restored.output.includes(`\nchown -R seyyah:seyyah '${copied}'\n`)).toBe(process.getuid?.() === 0)
  const copy = startSite({ DATA_DIR: copied, NODE_OPTIONS: logImports })
  const there = await copy.ready()
  expect((await fetch(`${there}/readyz`)).status).toBe(200)
  expect(await contentOf(copied)).toEqual(content)
  const picture = await fetch(`${there}/images/kapadokya-balonlar-320.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect([printed(copy), loadsDemo(copy)]).toEqual([null, false])
  expect(await end(copy)).toBe(0)
})

test('the backup of a data folder is restored into a server, and the backup of that into a data folder', {
  timeout,
}, async () => {
  const { url } = await givenDatabase(emptyDatabase)
  const server = { DATABASE_URL: url, DATA_DIR: join(folder, 'sunucu') }
  const back = { DATA_DIR: join(folder, 'ucuncu') }
  const there = await command('restore', archive, server)
  expect([there.code, digests(there.output).length > 20]).toEqual([0, true])
  const ofServer = await command('backup', join(folder, 'sunucu.yedek'), server)
  const again = await command('restore', join(folder, 'sunucu.yedek'), back)
  expect(digests(again.output)).toEqual(digests(there.output))
  await openDisk(back.DATA_DIR).delete('images/kapadokya-balonlar/original')
  // Beside no site, the command starts and stops the database.
  const ofStopped = await command('backup', join(folder, 'ucuncu.yedek'), back)
  expect([ofStopped.code, counted(ofStopped.output)]).toEqual([0, counted(ofServer.output)])
  expect(counted(ofServer.output)).toBeDefined()
  expect(ofStopped.output).toMatch(
    / 1 dosya depoda yok, bu yüzden yedekte de yok .*\n {2}images\/kapadokya-balonlar\/original$/m,
  )
  expect(readPidFile(join(back.DATA_DIR, 'postgres'))).toBeNull()
})

test('a folder without a database is not backed up, and none is made there', async () => {
  const none = join(folder, 'yok')
  const { code, output } = await command('backup', join(folder, 'yok.yedek'), { DATA_DIR: none })
  expect([code, output]).toEqual([1, expect.stringMatching(/^\S+yok klasöründe veritabanı yok/)])
  expect(existsSync(none)).toBe(false)
})

test('with damaged data and a full disk the process runs, but is not ready, and only its log says why', async () => {
  const whole = startSite({ DATA_DIR: dataDir })
  expect((await fetch(`${await whole.ready()}/readyz`)).status).toBe(200)
  const url = embeddedUrl()
  await query(url, `INSERT INTO pickup_points (queue) SELECT n FROM generate_series(1, 300) AS n`)
  const [found] = await query<{ file: string }>(url, `SELECT pg_relation_filepath('pickup_points') AS file`)
  expect(await end(whole)).toBe(0)
  damage(join(dataDir, 'postgres', found!.file))

  const damaged = startSite({ DATA_DIR: dataDir, MIN_FREE_MB: '1000000' })
  const at = await damaged.ready()
  const answer = await fetch(`${at}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false }])
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await fetch(`${at}/healthz`)).status).toBe(200)
  await expect.poll(damaged.output, { timeout: 20_000 }).toContain('These tables hold damaged data: pickup_points.')
  expect(damaged.output()).toMatch(/MB are left on the disk, of at least 1000000/)
  expect(await end(damaged)).toBe(0)
})

function embeddedUrl(of = dataDir): string {
  return urlOf(readPidFile(join(of, 'postgres'))!.socketDir)
}

async function companies(): Promise<number> {
  return (await query<{ n: number }>(embeddedUrl(), 'select count(*)::int as n from company'))[0]!.n
}

/** Number of requests waiting for a lock. */
async function waiting(): Promise<number> {
  const blocked = 'select count(*)::int as n from pg_locks where not granted'
  return (await query<{ n: number }>(embeddedUrl(), blocked))[0]!.n
}
