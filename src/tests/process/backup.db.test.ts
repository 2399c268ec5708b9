import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backup, backUp } from '#src/base/backup/backup.server.ts'
import { leftOut, openClient } from '#src/base/backup/catalogue.server.ts'
import { rowsOf } from '#src/base/backup/manifest.ts'
import { restore } from '#src/base/backup/restore.server.ts'
import { writeArchive } from '#src/base/backup/write-archive.server.ts'
import { listenToChanges } from '#src/base/cache/changes.server.ts'
import { killWhenTestsEnd, query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { seal } from '#src/base/db/sealed.server.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { filesFolder, openDisk } from '#src/base/files/disk.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { findMailPassword, settingsKey } from '#src/features/company/settings/mail-server.queries.server.ts'
import { findSettings } from '#src/features/company/settings/settings.store.server.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** Backup and restore of a whole site (docs/promises.md, D7). */
const passphrase = 'uzun bir deneme parolası'
/** log2; the usual cost takes half a second each time. */
const cost = 4
const folder = temporaryFolder()
const dataOf = (name: string) => join(folder, name)
const pictureFile = readdirSync('db/demo/pictures').sort()[0]!
const picture = 'kapadokya'
const site = { disk: openDisk(dataOf('site')), now: new Date('2027-03-01T09:00:00Z') }
const databases: TestDatabase[] = []
let database: TestDatabase
let tour: SoldTour
/** Nobody orders it, so it is the same after the backup. */
let unsold: SoldTour
let contracts: number[]
let backup: Backup
/** Orders that were answered before and while the backup was made. */
const placed: { before: PlacedOrder[]; during: PlacedOrder[] } = { before: [], during: [] }
type PlacedOrder = { order_no: string; key: string }

afterAll(async () => {
  for (const each of databases) await each.drop()
  removeFolder(folder)
})

async function newDatabase(make = emptyDatabase): Promise<TestDatabase> {
  const made = await make()
  databases.push(made)
  return made
}

const back = (url: string, name: string, disk = site.disk) =>
  backUp({ url, disk, target: join(folder, name), passphrase, cost })
const bring = (url: string, name: string, source: string, replaces = false) =>
  restore({ url, disk: openDisk(dataOf(name)), source, passphrase, folder: 'db', replaces })

beforeAll(async () => {
  database = await newDatabase(testDatabase)
  const { db } = database
  contracts = (await insertAgency(db)).contracts
  tour = await insertSoldTour(db, { quota: 1000, start_date: '2027-06-01' })
  unsold = await insertSoldTour(db, { start_date: '2027-07-01' })
  // More than one part of an archive, of every character that COPY escapes.
  await sql`INSERT INTO outbox (message_key, recipient, subject, body_text, body_html, sent_at)
    SELECT 'test:' || n, 'a@b.example', E'ş\\t\\\\', repeat(E'satır\\n', 2000), '', now() FROM generate_series(1, 400) AS n`.execute(
    db,
  )
  await site.disk.put(`images/${picture}/original`, readFileSync(`db/demo/pictures/${pictureFile}`))
  // Longer than what is held in memory.
  await site.disk.put('videos/film.mp4', randomBytes(9_000_000))
  await site.disk.put('documents/receipts/receipt.pdf', '%PDF-1.7 %%EOF')
  // A size that was made of a picture, and what a process that died left behind.
  await site.disk.put(`images/${picture}/480.webp`, 'made')
  await site.disk.put('drafts/left', 'partial')
  const key = await settingsKey(db)
  await db
    .updateTable('settings')
    .set({ mail_password: seal(key, 'posta parolası') })
    .execute()
  await insertSession(db, await insertStaff(db))
  placed.before.push(await order())
  backup = await whileOrdersCome(() => back(database.url, 'running.yedek'))
})

const api = (of = database) => testApi(endpoints, { db: of.db, now: () => site.now })

const newKey = () => ({ 'idempotency-key': randomUUID() })

async function order(): Promise<PlacedOrder> {
  const body = orderBody([{ tour, adults: 2 }], contracts)
  const { status, body: answer } = await api().post<{ data: PlacedOrder }>('/api/orders', body, newKey())
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.data
}

/** Places orders one after the other until the work is done; at least one before it begins to read. */
async function whileOrdersCome<T>(work: () => Promise<T>): Promise<T> {
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) placed.during.push(await order())
  return working
}

/** What an order consists of, by its rows; every order is written with all of them. */
async function wholeOrders(of: TestDatabase): Promise<{ orders: number; whole: number; seats: boolean }> {
  const { rows } = await sql<{ orders: number; whole: number; seats: boolean }>`
    SELECT count(*)::int AS orders,
           (count(*) FILTER (WHERE EXISTS (SELECT FROM order_items i JOIN order_lines l ON l.order_item_id = i.id WHERE i.order_id = o.id)
             AND (SELECT sum(i.total) FROM order_items i WHERE i.order_id = o.id)
               = (SELECT sum(l.amount) FROM order_items i JOIN order_lines l ON l.order_item_id = i.id WHERE i.order_id = o.id)
             AND EXISTS (SELECT FROM order_contracts c WHERE c.order_id = o.id)))::int AS whole,
           (SELECT d.seats_taken FROM departures d WHERE d.id = ${tour.departureId})
             = (SELECT coalesce(sum(i.seats), 0) FROM order_items i WHERE i.departure_id = ${tour.departureId}) AS seats
      FROM orders o WHERE o.email = 'ayse@musteri.example'`.execute(of.db)
  return rows[0]!
}

/** Without search documents, which are made again with the functions, in another order of the words; and without the cuts between parts. */
function sumsOf({ manifest }: Pick<Backup, 'manifest'>) {
  const tables = manifest.tables.filter(({ name }) => name !== 'tour_search')
  return { ...manifest, made_at: '', tables: tables.map(({ parts, ...table }) => table) }
}

test('a backup made while orders come has every order whole, and all that were answered before it', async () => {
  const restored = await newDatabase()
  const { manifest } = await bring(restored.url, 'running', backup.target)
  expect(manifest).toEqual(backup.manifest)
  const { orders, whole, seats } = await wholeOrders(restored)
  expect([whole, seats]).toEqual([orders, true])
  expect(orders).toBeGreaterThanOrEqual(placed.before.length)
  expect(orders).toBeLessThanOrEqual(placed.before.length + placed.during.length)
  const { order_no, key } = placed.before[0]!
  const shown = await api(restored).get<{ data: { order_no: string } }>(orderApiPath(order_no, key))
  expect([shown.status, shown.body]).toEqual([200, (await api().get(orderApiPath(order_no, key))).body])
  const texts = restored.db.selectFrom('tour_texts').select('seo_name').where('tour_id', '=', unsold.tourId)
  const { seo_name } = await texts.executeTakeFirstOrThrow()
  const path = tourApiPath(seo_name)
  expect(await api(restored).get(path)).toMatchObject({ status: 200, body: (await api().get(path)).body as object })
})

test('a restored site is equal to what was backed up: rows, sequences, files; and goes on with new orders', async () => {
  const restored = databases[1]!
  const again = await back(restored.url, 'again.yedek', openDisk(dataOf('running')))
  expect(sumsOf(again)).toEqual(sumsOf(backup))
  const names = backup.manifest.files.map(({ name }) => name)
  expect(names).toEqual(['documents/receipts/receipt.pdf', `images/${picture}/original`, 'videos/film.mp4'])
  const bytesOf = (data: string, name: string) => readFileSync(join(filesFolder(dataOf(data)), name))
  for (const name of names) expect(bytesOf('running', name).equals(bytesOf('site', name)), name).toBe(true)
  const orders = await restored.db.selectFrom('orders').select('id').execute()
  const body = orderBody([{ tour, adults: 2 }], contracts)
  expect((await api(restored).post('/api/orders', body, newKey())).status).toBe(201)
  expect(await restored.db.selectFrom('orders').select('id').execute()).toHaveLength(orders.length + 1)
})

test('what was sealed opens again, and everybody has to sign in', async () => {
  const { db } = databases[1]!
  expect(await findMailPassword(db, await findSettings(db))).toBe('posta parolası')
  expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('every table is backed up unless it is listed, and nothing that is backed up refers to a table that is not', async () => {
  const tables = await query<{ name: string }>(
    database.url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename COLLATE "C"`,
  )
  const names = tables.map(({ name }) => name)
  expect(leftOut.filter((name) => !names.includes(name))).toEqual([])
  expect(backup.manifest.tables.map(({ name }) => name)).toEqual(names.filter((name) => !leftOut.includes(name)))
  const references = await query<{ from: string; to: string }>(
    database.url,
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f'`,
  )
  expect(references.filter(({ from, to }) => leftOut.includes(to) && !leftOut.includes(from))).toEqual([])
})

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error)
  }
}

test('a damaged, cut, foreign or newer archive, or a wrong passphrase, is refused with nothing touched', async () => {
  const untouched = await newDatabase()
  const good = readFileSync(backup.target)
  const changed = (name: string, bytes: Buffer) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  const flipped = (at: number) =>
    Buffer.concat([good.subarray(0, at), Buffer.from([good[at]! ^ 8]), good.subarray(at + 1)])
  const newer = Buffer.from(good)
  newer[newer.indexOf('/v1\n') + 2] = '9'.charCodeAt(0)
  const sources: Record<string, string> = {
    wrong_passphrase: changed('header', flipped(40)),
    damaged: changed('middle', flipped(Math.floor(good.length / 2))),
    'damaged ': changed('last', flipped(good.length - 3)),
    'damaged  ': changed('cut', good.subarray(0, Math.floor(good.length / 3))),
    newer: changed('newer', newer),
    foreign: changed('foreign', Buffer.from('-- PostgreSQL database dump\n'.repeat(50))),
    not_readable: join(folder, 'missing'),
  }
  for (const [reason, source] of Object.entries(sources))
    expect(await reasonOf(bring(untouched.url, 'untouched', source)), source).toBe(reason.trim())
  const other = {
    url: untouched.url,
    disk: openDisk(dataOf('untouched')),
    source: backup.target,
    folder: 'db',
    replaces: true,
  }
  expect(await reasonOf(restore({ ...other, passphrase: 'başka bir deneme parolası' }))).toBe('wrong_passphrase')
  expect(await reasonOf(restore({ ...other, passphrase: undefined }))).toBe('no_passphrase')
  const fewer = temporaryMigrations(3)
  expect(await reasonOf(restore({ ...other, passphrase, folder: fewer }))).toBe('newer')
  expect(await query(untouched.url, `SELECT FROM pg_tables WHERE schemaname = current_schema()`)).toEqual([])
  expect(existsSync(filesFolder(dataOf('untouched')))).toBe(false)
})

/** A project with the first migrations only. */
function temporaryMigrations(count: number): string {
  const made = join(folder, `db-${count}`)
  mkdirSync(join(made, 'functions'), { recursive: true })
  mkdirSync(join(made, 'migrations'))
  for (const name of readdirSync('db/migrations').sort().slice(0, count))
    copyFileSync(join('db/migrations', name), join(made, 'migrations', name))
  return made
}

test('records are replaced only when asked; tables and views of others never are', async () => {
  const [full, foreign] = [await newDatabase(testDatabase), await newDatabase()]
  await query(full.url, `INSERT INTO users (name, email, role_group) VALUES ('Biri', 'biri@seyyah.example', 'satis')`)
  const disk = openDisk(dataOf('full'))
  await disk.put('documents/receipts/old.pdf', 'old')
  const name = `images/${picture}/original`
  await disk.put(name, 'another picture of that name')
  await disk.put(name.replace('original', '480.webp'), 'made of it')
  expect(await reasonOf(bring(full.url, 'full', backup.target))).toBe('has_content')
  await query(full.url, 'CREATE VIEW report AS SELECT name FROM users')
  expect(await reasonOf(bring(full.url, 'full', backup.target, true))).toBe('not_ours')
  expect(await query(full.url, 'SELECT * FROM report')).toEqual([{ name: 'Biri' }])
  expect(await disk.get('documents/receipts/old.pdf')).toBe('old')
  expect(await disk.get(name)).toBe('another picture of that name')
  await query(full.url, 'DROP VIEW report')
  const { removed } = await bring(full.url, 'full', backup.target, true)
  expect(removed).toBe(1)
  expect(sumsOf(await back(full.url, 'full.yedek', disk))).toEqual(sumsOf(backup))
  expect(await disk.exists(name.replace('original', '480.webp'))).toBe(false)
  await query(foreign.url, 'CREATE TABLE guests (name text)')
  expect(await reasonOf(bring(foreign.url, 'foreign', backup.target, true))).toBe('not_ours')
})

test('an archive that is replaced after it was read once is noticed, and nothing is restored', async () => {
  const full = await newDatabase(testDatabase)
  await query(full.url, `INSERT INTO users (name, email, role_group) VALUES ('Biri', 'biri@seyyah.example', 'satis')`)
  const disk = openDisk(dataOf('swapped'))
  const other = await back(full.url, 'other.yedek', disk)
  const source = join(folder, 'swapped.yedek')
  copyFileSync(backup.target, source)
  const onReplace = () => copyFileSync(other.target, source)
  const options = { url: full.url, disk, source, passphrase, folder: 'db', replaces: true, onReplace }
  expect(await reasonOf(restore(options))).toBe('damaged')
  expect(sumsOf(await back(full.url, 'other-again.yedek', disk))).toEqual(sumsOf(other))
})

test('an archive that is removed after it was read once is said to be unreadable', async () => {
  const full = await newDatabase(testDatabase)
  await query(full.url, `INSERT INTO users (name, email, role_group) VALUES ('Biri', 'biri@seyyah.example', 'satis')`)
  const source = join(folder, 'removed.yedek')
  copyFileSync(backup.target, source)
  const disk = openDisk(dataOf('removed'))
  const options = { url: full.url, disk, source, passphrase, folder: 'db', replaces: true }
  expect(await reasonOf(restore({ ...options, onReplace: () => rmSync(source) }))).toBe('not_readable')
  expect(await query(full.url, 'SELECT name FROM users')).toEqual([{ name: 'Biri' }])
})

test('a database that a program uses is not restored', async () => {
  const used = await newDatabase(testDatabase)
  const changes = await listenToChanges(used.url, () => {})
  expect(await reasonOf(bring(used.url, 'used', backup.target, true))).toBe('program_runs')
  await changes.close()
})

test('a connection that a pooler keeps of a program that has ended does not prevent a restore', async () => {
  const left = await newDatabase(testDatabase)
  await left.ping()
  expect(await reasonOf(bring(left.url, 'left', backup.target, true))).toBe('done')
})

/** Settings of a site behind a pool, which a script does not use. */
const pooled = ({ url }: TestDatabase) => ({
  DATABASE_URL: 'postgresql://pool@127.0.0.1:1/none',
  DATABASE_DIRECT_URL: url,
})

const scriptOf = (script: string, args: string[], env: Record<string, string>, prefix: string[] = []): ChildProcess => {
  const [command, ...rest] = [...prefix, process.execPath, `scripts/${script}.ts`, ...args]
  const child = spawn(command!, rest, {
    env: { PATH: process.env.PATH, BACKUP_PASSPHRASE: passphrase, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killWhenTestsEnd(child)
  return child
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (bytes) => (output += bytes))
  const [code] = await once(child, 'close')
  return { code: code as number | null, output }
}

test('a restore killed half-way leaves the database as it was, and the next one finishes', async () => {
  const killed = await newDatabase(testDatabase)
  await query(killed.url, `INSERT INTO users (name, email, role_group) VALUES ('Biri', 'biri@seyyah.example', 'satis')`)
  const before = sumsOf(await back(killed.url, 'before.yedek', openDisk(dataOf('killed'))))
  const env = { ...pooled(killed), DATA_DIR: dataOf('killed') }
  const args = [backup.target, '--replace']
  const child = scriptOf('restore', args, env)
  const end = ended(child)
  const inCopy = `SELECT FROM pg_stat_activity WHERE application_name = 'seyyah restore' AND query LIKE 'COPY %FROM STDIN'`
  while ((await query(database.url, inCopy)).length === 0) expect(child.exitCode).toBe(null)
  child.kill('SIGKILL')
  await end
  const open = `SELECT FROM pg_stat_activity WHERE application_name = 'seyyah restore'`
  while ((await query(database.url, open)).length > 0);
  const after = sumsOf(await back(killed.url, 'after.yedek', openDisk(dataOf('empty'))))
  expect(after).toEqual(before)
  const { code, output } = await ended(scriptOf('restore', args, env))
  expect([code, output]).toEqual([0, expect.stringContaining('1 kullanıcı')])
  expect(output).toContain(`${rowsOf(backup.manifest)} satır`)
})

test('an archive that fails while a file is read fails with that reason', async () => {
  const tar = pack()
  tar.on('error', () => {}).resume()
  const full = new Error('full')
  const disk = Object.assign(openDisk(dataOf('site')), {
    getStream: async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(1000)
          tar.destroy(full)
          await once(tar, 'close')
        })(),
      ),
  })
  const client = await openClient(database.url, 'backup')
  await expect(writeArchive(tar, { client, disk, now: () => site.now })).rejects.toBe(full)
  await client.end()
})

test('a full disk, an existing file and a missing folder are said in a sentence, and leave earlier backups as they were', async () => {
  const earlier = readFileSync(backup.target)
  const env = { ...pooled(database), DATA_DIR: dataOf('site') }
  const limited = ['sh', '-c', 'ulimit -f 1000; exec "$@"', 'sh']
  const full = await ended(scriptOf('backup', [join(folder, 'full-disk.yedek')], env, limited))
  expect([full.code, full.output]).toEqual([1, expect.stringContaining('Diskte yer kalmadı')])
  const existing = await ended(scriptOf('backup', [backup.target], env))
  expect([existing.code, existing.output]).toEqual([1, expect.stringContaining('zaten var')])
  expect(await reasonOf(back(database.url, 'missing/x.yedek'))).toBe('not_writable')
  expect(await reasonOf(back('postgresql://nobody@127.0.0.1:1/none', 'away.yedek'))).toContain('ECONNREFUSED')
  expect(readFileSync(backup.target).equals(earlier)).toBe(true)
  expect(readdirSync(folder).filter((name) => /partial|full-disk|away/.test(name))).toEqual([])
})
