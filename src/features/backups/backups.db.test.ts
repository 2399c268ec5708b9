import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BackupPlace } from '#src/base/backup/backup-place.server.ts'
import { verifyArchive } from '#src/base/backup/read-archive.server.ts'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { beginBackup, makeDueBackup } from './backups.commands.server.ts'
import { testPassphrase, testPlace } from './backups.fixture.ts'
import { findBackupNeed, findBackupState } from './backups.queries.server.ts'

/** Backups of the program itself, as real archives by real processes (docs/promises.md, D7). */
const database = ownDatabase()
let base: string
let folder: string
let dataDir: string
let now: Date
const places: BackupPlace[] = []

beforeEach(async () => {
  for (const table of ['backup_runs', 'alert_queue'] as const) await database.db.deleteFrom(table).execute()
  base = temporaryFolder()
  folder = join(base, 'yedekler')
  dataDir = join(base, 'data')
  mkdirSync(folder)
  await openDisk(dataDir).put('documents/receipts/receipt.pdf', '%PDF-1.7 %%EOF')
  now = new Date('2027-03-10T00:00:30Z')
})
afterEach(async () => {
  for (const place of places.splice(0)) await place.close()
  removeFolder(base)
})

/** A process of the program. */
function program(plan: { keep?: number; everyHours?: number } = {}, more: Parameters<typeof testPlace>[2] = {}) {
  const place = testPlace(database.url, { folder, dataDir, ...plan }, more)
  places.push(place)
  const settings = { siteUrl: 'https://tur.example', holdHours: 24 }
  return testApi([], { db: database.db, now: () => now, backups: place, settings }).services
}
const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000)
}
const files = () => readdirSync(folder).sort()
const runs = () => database.db.selectFrom('backup_runs').selectAll().orderBy('id').execute()
const alerts = async () => (await database.db.selectFrom('alert_queue').select(['cause', 'record_id']).execute()).length

test('one is made when it is due, opens with the passphrase, and is on record; the next one the night after', async () => {
  const one = program()
  await makeDueBackup(one)
  const name = 'seyyah-tur.example-2027-03-10-030030.yedek'
  expect(files()).toEqual([name])
  const manifest = await verifyArchive(join(folder, name), testPassphrase)
  expect(manifest.files.map((file) => file.name)).toEqual(['documents/receipts/receipt.pdf'])
  // Only its owner may read it.
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const bytes = readFileSync(join(folder, name)).length
  expect(await runs()).toMatchObject([{ state: 'done', file: name, by_hand: false, bytes, reason: '', told: false }])
  hours(23)
  await makeDueBackup(one)
  expect(files()).toEqual([name])
  hours(1)
  await makeDueBackup(one)
  expect(files()).toHaveLength(2)
  expect(await findBackupState(one)).toMatchObject({
    last: { file: 'seyyah-tur.example-2027-03-11-030030.yedek' },
    running: null,
    failure: null,
    next_at: '2027-03-12T00:00:00.000Z',
    files: [{ day: '2027-03-11', time: '03:00', made_at: now.toISOString() }, { day: '2027-03-10' }],
  })
})

test('one without pictures that records name is made, and its state says so', async () => {
  const images = [...Array(60).keys()].map((n) => ({ file: `resim-${n + 10}`, width: 1, height: 1, placeholder: '' }))
  await database.db.insertInto('images').values(images).execute()
  const one = program()
  await makeDueBackup(one)
  const { last, failure } = await findBackupState(one)
  expect([last?.missing, last?.missing_files.length, last?.missing_files[0], failure]).toEqual([
    60,
    50,
    'images/resim-10/original',
    null,
  ])
  expect(await findBackupNeed(one)).toBeNull()
})

test('processes that look at the same moment make one', async () => {
  const programs = [program(), program(), program()]
  await Promise.all(programs.map(makeDueBackup))
  expect(files()).toHaveLength(1)
  expect(await runs()).toHaveLength(1)
})

test('a process that gets the turn after another one made it, makes none', async () => {
  const [late, other] = [program(), program()]
  const place = late.backups!
  const claim = async () => {
    await makeDueBackup(other)
    return place.claim()
  }
  await makeDueBackup({ ...late, backups: { ...place, claim } })
  expect(await runs()).toMatchObject([{ state: 'done' }])
  expect(files()).toHaveLength(1)
})

test('the oldest go when a new one is whole, and files of others never', async () => {
  const old = ['2027-03-07', '2027-03-08', '2027-03-09'].map((day) => `seyyah-tur.example-${day}-030000.yedek`)
  const foreign = ['seyyah-2020-01-01.yedek', 'seyyah-baska.example-2020-01-01-030000.yedek', 'notlar.txt']
  for (const name of [...old, ...foreign]) writeFileSync(join(folder, name), 'x')
  const named = 'seyyah-tur.example-2020-01-01-030000.yedek'
  mkdirSync(join(folder, named))
  await makeDueBackup(program({ keep: 2 }, { passphrase: 'kısa' }))
  expect(await runs()).toMatchObject([{ state: 'failed', reason: 'no_passphrase' }])
  expect(files()).toEqual([...old, ...foreign, named].sort())
  hours(1)
  const one = program({ keep: 2 })
  await makeDueBackup(one)
  const made = 'seyyah-tur.example-2027-03-10-040030.yedek'
  expect(files()).toEqual([old[2], made, ...foreign, named].sort())
  // Not on record, as after a restore.
  expect((await findBackupState(one)).files).toMatchObject([{ name: made }, { name: old[2], made_at: null }])
})

test('a failure is on record with its reason, is told once, and is tried again in an hour', async () => {
  const one = program()
  rmSync(folder, { recursive: true })
  await makeDueBackup(one)
  await makeDueBackup(one)
  expect(await runs()).toMatchObject([{ state: 'failed', reason: 'not_writable', told: true, bytes: null }])
  expect(await findBackupNeed(one)).toBe('failed')
  hours(1)
  await makeDueBackup(one)
  expect(await runs()).toHaveLength(2)
  expect(await alerts()).toBe(1)
  expect((await findBackupState(one)).failure).toMatchObject({ reason: 'not_writable', count: 2 })
  mkdirSync(folder)
  hours(1)
  await makeDueBackup(one)
  expect(files()).toHaveLength(1)
  expect(await findBackupNeed(one)).toBe(null)
  expect((await findBackupState(one)).failure).toBe(null)
  rmSync(folder, { recursive: true })
  hours(24)
  await makeDueBackup(one)
  expect(await alerts()).toBe(2)
})

test('what a killed process left is removed and on record, and nothing else is', async () => {
  const [left, foreign] = [
    'seyyah-tur.example-2027-03-09-030000.yedek.77.partial',
    'seyyah-2027-03-09.yedek.78.partial',
  ]
  for (const name of [left, foreign]) writeFileSync(join(folder, name), 'x')
  const run = {
    state: 'running' as const,
    file: left.slice(0, -11),
    by_hand: false,
    started_at: new Date('2027-03-10T00:00:00Z'),
  }
  await database.db.insertInto('backup_runs').values(run).execute()
  const one = program()
  await makeDueBackup(one)
  expect(files()).toEqual([foreign])
  expect(await runs()).toMatchObject([{ state: 'failed', reason: 'interrupted', told: true }])
  hours(1)
  await makeDueBackup(one)
  expect(files()).toEqual([foreign, 'seyyah-tur.example-2027-03-10-040030.yedek'].sort())
})

test('a helper that is killed is a failure, and its half file is removed', async () => {
  const worker = helper(
    `writeFileSync(target + '.' + process.pid + '.partial', 'x'); process.kill(process.pid, 'SIGKILL')`,
  )
  await makeDueBackup(program({}, { worker }))
  expect(await runs()).toMatchObject([
    { state: 'failed', reason: 'interrupted', detail: expect.stringContaining('SIGKILL') },
  ])
  expect(files()).toEqual([])
})

/** Another program in the place of the one that makes backups. @returns its file */
function helper(does: string): string {
  const file = join(base, 'helper.mjs')
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'
     process.once('disconnect', () => process.exit())
     process.on('message', ({ target }) => { ${does} })`,
  )
  return file
}

test('one at a time: while one is under way, another is refused and the sweep makes none', async () => {
  const staff = await insertStaff(database.db, 'yonetici')
  const busy = program({}, { worker: helper(`writeFileSync(target + '.' + process.pid + '.partial', 'x')`) })
  const { ended } = await beginBackup(busy, staff)
  const other = program()
  await expect(beginBackup(other, staff)).rejects.toMatchObject({ status: 409 })
  await makeDueBackup(other)
  expect(await runs()).toMatchObject([{ state: 'running', by_hand: true }])
  expect(await findBackupState(other)).toMatchObject({ running: { by_hand: true }, last: null })
  await expect.poll(files).toHaveLength(1)
  // The program stops in order: no failure, nothing is left, and it is made as soon as one starts.
  await busy.backups!.close()
  await ended
  expect(files()).toEqual([])
  expect(await runs()).toMatchObject([{ state: 'failed', reason: 'stopped', told: false }])
  expect([await findBackupNeed(other), await alerts()]).toEqual([null, 0])
  await makeDueBackup(other)
  expect(files()).toHaveLength(1)
  hours(1)
  await (await beginBackup(other, staff)).ended
  expect(files()).toHaveLength(2)
  expect((await runs()).at(-1)).toMatchObject({ state: 'done', by_hand: true })
})

test('a place that was closed makes nothing more', async () => {
  const one = program()
  await one.backups!.close()
  await makeDueBackup(one)
  expect([files(), await runs()]).toEqual([[], []])
  expect(existsSync(folder)).toBe(true)
})
