import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#src/base/backup/backup.server.ts'
import { restore } from '#src/base/backup/restore.server.ts'
import { query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { migrate } from '#src/base/db/schema/migrate.server.ts'
import { emptyDatabase, type TestDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'

/** Backups of other versions of the program (docs/promises.md, D7). */
const passphrase = 'uzun bir deneme parolası'
/** log2; the usual cost takes half a second each time. */
const cost = 4
const folder = temporaryFolder()
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const each of databases) await each.drop()
  removeFolder(folder)
})

async function newDatabase(): Promise<TestDatabase> {
  const made = await emptyDatabase()
  databases.push(made)
  return made
}

const diskOf = (name: string) => openDisk(join(folder, name))
const back = (url: string, name: string) =>
  backUp({ url, disk: diskOf(name), target: join(folder, `${name}.yedek`), passphrase, cost })
const bring = (url: string, source: string, replaces = false) =>
  restore({ url, disk: diskOf('restored'), source, passphrase, folder: 'db', replaces })

/** The folder of a project without functions. */
function project(name: string): { path: string; migrations: string } {
  const path = join(folder, name)
  const migrations = join(path, 'migrations')
  mkdirSync(join(path, 'functions'), { recursive: true })
  mkdirSync(migrations)
  return { path, migrations }
}

test('a backup of an earlier version is restored as it was and then migrated', async () => {
  const [early, restored] = [await newDatabase(), await newDatabase()]
  const files = readdirSync('db/migrations').sort()
  const { path, migrations } = project('fewer')
  for (const name of files.slice(0, -5)) copyFileSync(join('db/migrations', name), join(migrations, name))
  await migrate(early.url, path)
  await query(
    early.url,
    `INSERT INTO users (name, email, role_group) VALUES ('Eski Kullanıcı', 'eski@seyyah.example', 'satis')`,
  )
  const { target } = await back(early.url, 'early')
  expect((await bring(restored.url, target)).migrations).toEqual(files.slice(-5))
  expect(await query(restored.url, 'SELECT name FROM users')).toEqual([{ name: 'Eski Kullanıcı' }])
  expect(await migrate(restored.url, 'db')).toEqual({ migrations: [], functions: [] })
})

test('a backup from before the baseline of migrations is refused with words, and such a database is not replaced', async () => {
  const [old, empty, ours] = [await newDatabase(), await newDatabase(), await newDatabase()]
  const first = '0001.collation_and_extensions.sql'
  const { path, migrations } = project('old')
  writeFileSync(join(migrations, first), 'CREATE TABLE tours (id bigint PRIMARY KEY)')
  await migrate(old.url, path)
  const { target } = await back(old.url, 'old')
  await expect(bring(empty.url, target)).rejects.toMatchObject({
    reason: 'earlier',
    message: expect.stringMatching(/^Bu yedeği .* \/ This backup .* from before its tables were written anew/),
  })
  expect(await query(empty.url, 'SELECT FROM pg_tables WHERE schemaname = current_schema()')).toEqual([])
  await migrate(ours.url, 'db')
  const present = await back(ours.url, 'ours')
  await expect(bring(old.url, present.target, true)).rejects.toMatchObject({
    reason: 'not_ours',
    message: expect.stringMatching(/^Bu veritabanını .* \/ This database was made by a version/),
  })
  expect(await query(old.url, 'SELECT name FROM schema_migrations')).toEqual([{ name: first }])
})
