import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from './base/db/backup/backup.server.ts'
import { restore } from './base/db/backup/restore.server.ts'
import { query, removeFolder, temporaryFolder } from './base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from './base/db/test-database.ts'
import { type Disk, openDisk } from './base/files/disk.server.ts'
import { flushingFails } from './base/files/flushing.fixture.ts'
import { listOriginals } from './base/files/store/originals.server.ts'
import { openTunnel } from './test-tunnel.ts'

/** What a restore does to the files of a store that another site may use. */
const passphrase = 'uzun bir deneme parolası'
const folder = temporaryFolder()
const source = join(folder, 'site.yedek')
const receipt = 'documents/receipts/receipt.pdf'
const picture = 'images/kapadokya/original'
const files = { [receipt]: 'a receipt', [picture]: 'a picture' }
const databases: TestDatabase[] = []

async function newDatabase(make = emptyDatabase): Promise<TestDatabase> {
  const made = await make()
  databases.push(made)
  return made
}

async function storeOf(name: string, contents: Record<string, string>): Promise<Disk> {
  const disk = openDisk(join(folder, name))
  for (const [key, content] of Object.entries(contents)) await disk.put(key, content)
  return disk
}

const contentsOf = async (disk: Disk) =>
  Object.fromEntries(await Promise.all((await listOriginals(disk)).map(async (key) => [key, await disk.get(key)])))

const usersOf = ({ url }: TestDatabase) => query(url, 'SELECT name FROM users')
const tablesOf = ({ url }: TestDatabase) => query(url, 'SELECT FROM pg_tables WHERE schemaname = current_schema()')

beforeAll(async () => {
  const { url } = await newDatabase(testDatabase)
  await query(url, `INSERT INTO users (name, email, role_group) VALUES ('Biri', 'biri@seyyah.example', 'satis')`)
  await backUp({ url, disk: await storeOf('site', files), target: source, passphrase, cost: 4 })
})
afterAll(async () => {
  for (const each of databases) await each.drop()
  removeFolder(folder)
})

test.each([
  {
    what: 'files that the backup does not have',
    stored: { ...files, 'documents/receipts/new.pdf': 'new', 'videos/new.mp4': 'new' },
    count: 2,
    removed: 2,
  },
  { what: 'another file of a name, as long as that of the backup', stored: { [receipt]: 'A RECEIPT' }, count: 1 },
  { what: 'another file of a name', stored: { ...files, [picture]: 'another picture' }, count: 1 },
])('a store with $what is not touched by a restore into an empty database, unless it is asked for', async (given) => {
  const { what, stored, count, removed = 0 } = given
  const disk = await storeOf(what, stored)
  const database = await newDatabase()
  const bring = (replaces: boolean) => restore({ url: database.url, disk, source, passphrase, folder: 'db', replaces })
  await expect(bring(false)).rejects.toMatchObject({
    reason: 'has_content',
    message: expect.stringMatching(
      new RegExp(`farklı ${count} dosya.*DATA_DIR.*--replace.* / .*has ${count} file.*--replace`),
    ),
  })
  expect(await contentsOf(disk)).toEqual(stored)
  expect(await tablesOf(database)).toEqual([])
  expect(await bring(true)).toMatchObject({ removed })
  expect(await contentsOf(disk)).toEqual(files)
  expect(await usersOf(database)).toEqual([{ name: 'Biri' }])
})

test('smaller sizes of pictures that are removed or replaced go with them', async () => {
  const other = {
    [picture]: 'another picture',
    'images/kapadokya/320.webp': 'small',
    'images/eski/original': 'an old one',
  }
  const disk = await storeOf('sizes', { ...other, 'images/eski/640.avif': 'smaller' })
  const { url } = await newDatabase()
  await restore({ url, disk, source, passphrase, folder: 'db', replaces: true })
  expect(
    readdirSync(join(folder, 'sizes/files'), { recursive: true })
      .filter((name) => /\.|original/.test(`${name}`))
      .sort(),
  ).toEqual([receipt, picture].sort())
})

test('a backup whose name the disk does not keep fails and leaves nothing', async () => {
  const { url } = await newDatabase(testDatabase)
  const wish = { url, disk: await storeOf('kept', files), target: join(folder, 'kept.yedek'), passphrase, cost: 4 }
  const flushing = await flushingFails('folder', 'EIO')
  await expect(backUp(wish)).rejects.toThrow('EIO').finally(flushing.mockRestore)
  expect(readdirSync(folder).filter((name) => name.startsWith('kept.yedek'))).toEqual([])
  await backUp(wish)
})

test('a restore that was interrupted among its files is run again as it was', async () => {
  const disk = await storeOf('interrupted', {})
  const put = disk.putAtomically
  // A machine that stops removes nothing.
  const stopping = Object.assign(openDisk(join(folder, 'interrupted')), {
    putAtomically: (key: string, ...rest: [Uint8Array]) =>
      key === receipt ? put(key, ...rest) : Promise.reject(new Error('stopped')),
    delete: () => Promise.reject(new Error('stopped')),
  })
  const database = await newDatabase()
  const bring = (to: Disk) =>
    restore({ url: database.url, disk: to, source, passphrase, folder: 'db', replaces: false })
  await expect(bring(stopping)).rejects.toThrow('stopped')
  await disk.put('drafts/left', 'part of a file')
  expect(await contentsOf(disk)).toEqual({ [receipt]: files[receipt] })
  expect(await bring(disk)).toMatchObject({ removed: 0 })
  expect(await contentsOf(disk)).toEqual(files)
  expect(await usersOf(database)).toEqual([{ name: 'Biri' }])
})

test('a restore whose database stops says so, and leaves neither rows nor files', async () => {
  const disk = await storeOf('stopped', {})
  const database = await newDatabase()
  const { url } = database
  const restored = restore({ url, disk, source, passphrase, folder: 'db', replaces: false })
  const outcome = restored.then(String, (error: Error) => error.message)
  const writes = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'seyyah restore' AND backend_xid IS NOT NULL`
  while ((await query(url, writes)).length === 0);
  expect(await outcome).toMatch(/^Veritabanı geri yükleme sırasında durdu .*postgres\.log.* \/ The database stopped/)
  expect(await tablesOf(database)).toEqual([])
  expect(await contentsOf(disk)).toEqual({})
})

test('a restore that does not hear whether it is committed keeps the files, says so, and is run again', async () => {
  const disk = await storeOf('unheard', { 'videos/old.mp4': 'old' })
  const database = await newDatabase(testDatabase)
  const tunnel = await openTunnel(database.url)
  const bring = (url: string) => restore({ url, disk, source, passphrase, folder: 'db', replaces: true })
  const committing = tunnel.hold('COMMIT\0')
  const outcome = bring(tunnel.url).then(String, (error: Error) => error.message)
  const letGo = await committing
  tunnel.mute()
  letGo()
  while ((await usersOf(database)).length === 0);
  await tunnel.cut()
  expect(await outcome).toMatch(/^Veritabanının .*--replace.* \/ The connection .*--replace/)
  expect(await contentsOf(disk)).toEqual({ ...files, 'videos/old.mp4': 'old' })
  expect(await bring(database.url)).toMatchObject({ removed: 1 })
  expect(await contentsOf(disk)).toEqual(files)
  expect(await usersOf(database)).toEqual([{ name: 'Biri' }])
})

test.runIf(process.getuid?.() === 0)(
  'root restores a backup of its own as the owner of the data folder, so that the program can change what is restored',
  async () => {
    const nobody = 65_534
    const dataDir = join(folder, 'owned')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody, nobody)
    expect(statSync(source)).toMatchObject({ uid: 0, mode: 0o100_600 })
    const { url } = await newDatabase()
    await promisify(execFile)(process.execPath, ['scripts/restore.ts', source], {
      env: { PATH: process.env.PATH, BACKUP_PASSPHRASE: passphrase, DATABASE_URL: url, DATA_DIR: dataDir },
    })
    const made = readdirSync(dataDir, { recursive: true }).map((name) => statSync(join(dataDir, String(name))))
    expect(made.filter((each) => each.isFile())).toHaveLength(Object.keys(files).length)
    expect(made.filter(({ uid, mode }) => uid !== nobody || (mode & 0o077) !== 0)).toEqual([])
  },
)
