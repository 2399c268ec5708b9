/** `npm run backup -- FILE`: backs up the database and all files, also while the program runs. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../src/base/backup/backup.server.ts'
import { BackupError } from '../src/base/backup/failure.ts'
import { filledTables, rowsOf } from '../src/base/backup/manifest.ts'
import { withEmbedded } from '../src/base/db/embedded/embedded.server.ts'
import { fileSize } from '../src/base/files/file-size.ts'
import { openSiteDisk } from '../src/base/files/store/site-disk.server.ts'
import { filesPlaceOf, readEnv } from '../src/server/env.server.ts'

/** A backup reads an embedded database, and must not create one. */
function requireDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return
  throw new BackupError(
    'no_database',
    `${dataDir} klasöründe veritabanı yok: DATA_DIR ya da DATABASE_URL doğru mu? / There is no database in ${dataDir}: is DATA_DIR or DATABASE_URL right?`,
  )
}

/** Names that are printed. */
const mostNamed = 50

function missingFiles(names: readonly string[]): string {
  const more = names.length > mostNamed ? [`… (+${names.length - mostNamed})`] : []
  return [
    `Kayıtlarda adı geçen ${names.length} dosya depoda yok, bu yüzden yedekte de yok / files named by records are not in the store, so not in the backup: ${names.length}`,
    ...names.slice(0, mostNamed),
    ...more,
  ].join('\n  ')
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new Error('Yedeğin adını verin / name the backup: npm run backup -- seyyah-2027-05-01.yedek')
  const env = readEnv()
  const disk = await openSiteDisk(filesPlaceOf(env))
  const back = (url: string) => backUp({ url, disk, target: resolve(file), passphrase: env.BACKUP_PASSPHRASE })
  if (!env.DATABASE_URL) requireDatabase(env.DATA_DIR)
  const server = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const { target, bytes, manifest, missing } = server
    ? await back(server)
    : await withEmbedded({ dataDir: env.DATA_DIR, log: () => {} }, back)
  const counts = `${filledTables(manifest).length} tabloda / tables: ${rowsOf(manifest)} satır / rows; ${manifest.files.length} dosya / files`
  console.info(`Yedek alındı ve geri okundu / backed up and read back: ${target} (${fileSize(bytes, 'tr')}; ${counts})`)
  if (missing.length > 0) console.warn(missingFiles(missing))
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
