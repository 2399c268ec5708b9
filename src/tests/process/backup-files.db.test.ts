import { execFile } from 'node:child_process'
import { chownSync, copyFileSync, createReadStream, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompressSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp } from '#src/base/backup/backup.server.ts'
import { opened, sealed } from '#src/base/backup/envelope.server.ts'
import { fileEntry, manifestEntry } from '#src/base/backup/manifest.ts'
import { sealedOld } from '#src/base/backup/old-envelope.fixture.ts'
import { readArchive, verifyArchive } from '#src/base/backup/read-archive.server.ts'
import { restore } from '#src/base/backup/restore.server.ts'
import { query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { type Disk, openDisk } from '#src/base/files/disk.server.ts'
import { flushingFails } from '#src/base/files/flushing.fixture.ts'
import { listOriginals } from '#src/base/files/store/originals.server.ts'
import { openTunnel } from '../frame/test-tunnel.ts'

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

/** The backup once more, sealed as this program seals one. */
async function rewritten(
  name: string,
  {
    changed = (_entry: string, bytes: Buffer) => bytes,
    cut = (archive: Buffer) => archive,
  }: { changed?: (entry: string, bytes: Buffer) => Buffer; cut?: (archive: Buffer) => Buffer },
): Promise<string> {
  const tar = pack()
  await readArchive(source, passphrase, async ({ name: entry, content }) => {
    tar.entry({ name: entry }, changed(entry, await buffer(content)))
  })
  tar.finalize()
  const archive = cut(await buffer(tar))
  const target = join(folder, name)
  writeFileSync(target, await buffer(sealed(Readable.from([zstdCompressSync(archive)]), passphrase, 4)))
  return target
}

/** Restores a backup in whose place another one is put as soon as it was checked. */
async function restoreSwapped(database: TestDatabase, disk: Disk, other: string) {
  const swapped = `${other}.swapped`
  copyFileSync(source, swapped)
  const onReplace = () => copyFileSync(other, swapped)
  await restore({ url: database.url, disk, source: swapped, passphrase, folder: 'db', replaces: true, onReplace })
}

async function databaseOf(user: string): Promise<TestDatabase> {
  const database = await newDatabase(testDatabase)
  await query(database.url, `INSERT INTO users (name, email, role_group) VALUES ('${user}', 'a@b.example', 'satis')`)
  return database
}

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

test('a backup in the encryption of earlier versions is restored', async () => {
  const earlier = join(folder, 'earlier.yedek')
  writeFileSync(earlier, sealedOld(await buffer(opened(createReadStream(source), passphrase)), passphrase))
  const [disk, database] = [await storeOf('earlier', {}), await newDatabase()]
  await restore({ url: database.url, disk, source: earlier, passphrase, folder: 'db', replaces: false })
  expect([await usersOf(database), await contentsOf(disk)]).toEqual([[{ name: 'Biri' }], files])
})

test('smaller sizes of pictures that are removed or replaced go with them, and what is not of the site stays', async () => {
  const other = {
    [picture]: 'another picture',
    'images/kapadokya/320.webp': 'small',
    'images/eski/original': 'an old one',
    'documents/receipts/old.pdf': 'an old receipt',
    'others.txt': 'of somebody else',
  }
  const disk = await storeOf('sizes', { ...other, 'images/eski/640.avif': 'smaller' })
  const { url } = await newDatabase()
  await restore({ url, disk, source, passphrase, folder: 'db', replaces: true })
  expect(
    readdirSync(join(folder, 'sizes/files'), { recursive: true })
      .filter((name) => /\.|original/.test(`${name}`))
      .sort(),
  ).toEqual([receipt, picture, 'others.txt'].sort())
})

test('a file with another digest than the manifest names is refused, and nothing of the archive stays', async () => {
  const stored = { [picture]: 'another picture', 'videos/old.mp4': 'old' }
  const disk = await storeOf('digests', stored)
  const database = await databaseOf('Eski')
  const changed = (entry: string, bytes: Buffer) =>
    entry === fileEntry(picture) ? Buffer.from(bytes.toString().toUpperCase()) : bytes
  const other = await rewritten('digest.yedek', { changed })
  const isDamaged = { reason: 'damaged' }
  await expect(verifyArchive(other, passphrase)).rejects.toMatchObject(isDamaged)
  // Also when the archive that was checked before was a good one.
  await expect(restoreSwapped(database, disk, other)).rejects.toMatchObject(isDamaged)
  expect(await contentsOf(disk)).toEqual(stored)
  expect(readdirSync(join(folder, 'digests/files/drafts'))).toEqual([])
  expect(await usersOf(database)).toEqual([{ name: 'Eski' }])
})

test('an archive that ends among rows after it was checked is not restored, and none of its failures is left to nobody', async () => {
  const leftToNobody: unknown[] = []
  const hear = (error: unknown) => leftToNobody.push(error)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  const database = await databaseOf('Eski')
  const other = await rewritten('short.yedek', {
    cut: (archive) => archive.subarray(0, archive.indexOf('biri@seyyah.example')),
  })
  const isDamaged = { reason: 'damaged' }
  await expect(verifyArchive(other, passphrase)).rejects.toMatchObject(isDamaged)
  const restored = restoreSwapped(database, await storeOf('short', {}), other)
  await expect(restored).rejects.toMatchObject(isDamaged)
  expect(leftToNobody).toEqual([])
  expect(await usersOf(database)).toEqual([{ name: 'Eski' }])
})

test.each([
  ['ENOSPC', 'disk_full'],
  ['EACCES', 'not_writable'],
])('a restore whose files cannot be written (%s) says so, and leaves the database as it was', async (code, reason) => {
  const disk = await storeOf(`written-${code}`, {})
  disk.putAtomically = () => Promise.reject(Object.assign(new Error('write'), { code }))
  const database = await databaseOf('Eski')
  const wish = { url: database.url, source, passphrase, folder: 'db', replaces: true }
  const restored = restore({ ...wish, disk })
  await expect(restored).rejects.toMatchObject({ reason })
  expect(await usersOf(database)).toEqual([{ name: 'Eski' }])
})

test('a manifest of more than 64 MB is not read', async () => {
  const changed = (entry: string, bytes: Buffer) => {
    if (entry !== manifestEntry) return bytes
    const large = Buffer.alloc(64 * 1024 * 1024 + 1, ' ')
    bytes.copy(large)
    return large
  }
  const large = await rewritten('large.yedek', { changed })
  await expect(verifyArchive(large, passphrase)).rejects.toMatchObject({ reason: 'damaged' })
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
  // The server learns a moment later that the connection is gone.
  const open = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'seyyah restore'`
  while ((await query(database.url, open)).length > 0);
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

test('a backup without files that rows name is made, and says which', async () => {
  const database = await newDatabase(testDatabase)
  const [there, gone, film, cv] = [
    'images/duran/original',
    'images/giden/original',
    'videos/a.mp4',
    'documents/cv/a.pdf',
  ]
  const disk = await storeOf('eksik', { [there]: 'a picture' })
  for (const file of ['duran', 'giden'])
    await query(database.url, `INSERT INTO images (file, width, height, placeholder) VALUES ('${file}', 1, 1, '')`)
  await query(database.url, `INSERT INTO videos (file, bytes) VALUES ('a.mp4', 9)`)
  await query(
    database.url,
    `INSERT INTO messages (message_no, kind, name, email, lang, file) VALUES ('1', 'human-resources', 'a', 'a@b.example', 'tr', '${cv}')`,
  )
  const target = join(folder, 'eksik.yedek')
  const { missing, manifest } = await backUp({ url: database.url, disk, target, passphrase, cost: 4 })
  expect(missing).toEqual([cv, gone, film])
  expect(manifest.files.map(({ name }) => name)).toEqual([there])
  expect(await verifyArchive(target, passphrase)).toEqual(manifest)
})
