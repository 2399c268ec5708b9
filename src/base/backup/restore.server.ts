import { once } from 'node:events'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isDatabaseUnavailable, mayBeCommitted } from '../db/connect.server.ts'
import { migrate } from '../db/schema/migrate.server.ts'
import type { Disk } from '../files/disk.server.ts'
import { copyInto, copyOut, listTables, openClient, tableSum } from './catalogue.server.ts'
import { BackupError, damaged, writeFailure } from './failure.ts'
import { type Manifest, manifestEntry } from './manifest.ts'
import { requirePassphrase } from './passphrase.ts'
import { type Entry, readArchive, type Source, verifyArchive } from './read-archive.server.ts'
import { countOthers, restoreFiles } from './restore-files.server.ts'
import { type Content, findContent, makeEmptySchema, migrationsOf, requireStopped } from './restore-schema.server.ts'

export type RestoreOptions = {
  /** Of the server itself. */
  url: string
  disk: Disk
  /** The backup. */
  source: Source
  passphrase: string | undefined
  /** The folder of migrations and functions. */
  folder: string
  /** Whether a database with content is replaced, and a store with other files. */
  replaces: boolean
  /** Called before anything is deleted. */
  onReplace?: (content: Content) => void
}

export type Restored = {
  manifest: Manifest
  /** Names of the migrations that are newer than the backup. */
  migrations: string[]
  /** Files that the backup does not have. */
  removed: number
}

/**
 * Restores a backup into the database of a stopped program. All of the archive is checked before anything is touched; then the database is
 * replaced in one transaction, which commits only when every table has the digest of the archive. A crash leaves the old state or the new one.
 * @throws BackupError; the database is as before then, unless the message asks for another run with --replace
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { url, disk, source, folder } = options
  const passphrase = requirePassphrase(options.passphrase)
  const manifest = await verifyArchive(source, passphrase)
  const migrations = migrationsOf(manifest, folder)
  const files = restoreFiles(disk)
  const client = await openClient(url, 'restore')
  try {
    await requireStopped(client)
    const content = await findContent(client, folder)
    if (content && !options.replaces) throw hasContent(content)
    if (!options.replaces) await requireOwnFiles(disk, manifest)
    if (content) options.onReplace?.(content)
    const undone = async (error: unknown) => {
      await client.query('ROLLBACK').catch(() => {})
      await files.undo()
      return explained(error, disk.place)
    }
    await client.query('BEGIN')
    try {
      const addForeignKeys = await makeEmptySchema(client, migrations)
      await load(client, manifest, (visit) => readArchive(source, passphrase, visit), files.add)
      await addForeignKeys()
      await requireEqual(client, manifest)
    } catch (error) {
      throw await undone(error)
    }
    await client.query('COMMIT').catch(async (error: unknown) => {
      // Orphaned files do no harm; records whose files are missing do.
      throw mayBeCommitted(error) ? unheard(error) : await undone(error)
    })
    const { removed } = await files.finish(manifest.files).catch((error: unknown) => {
      throw unfinished(error)
    })
    const applied = await migrate(url, folder)
    await client.query('ANALYZE')
    return { manifest, migrations: applied.migrations, removed }
  } finally {
    await client.end().catch(() => {})
  }
}

async function load(
  client: pg.Client,
  { tables, sequences, files }: Manifest,
  read: (visit: (entry: Entry) => Promise<void>) => Promise<void>,
  addFile: ReturnType<typeof restoreFiles>['add'],
): Promise<void> {
  const tableOf = new Map(tables.map((table) => [table.name, table]))
  const fileOf = new Map(files.map((file) => [file.name, file]))
  await read(async ({ name, content }) => {
    if (name === manifestEntry) return
    const [, kind, rest = ''] = /^(tables|files)\/(.*)$/.exec(name) ?? []
    const table = kind === 'tables' ? tableOf.get(rest.split('/')[0]!) : undefined
    const file = kind === 'files' ? fileOf.get(rest) : undefined
    if (table) await copyIn(client, table, content)
    else if (file) await addFile(file, content)
    else throw damaged(new Error(`entry ${name}`))
  })
  for (const { table, column, value, is_called } of sequences)
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      pg.escapeIdentifier(table),
      column,
      value,
      is_called,
    ])
}

/** One part, which ends with a row. */
async function copyIn(client: pg.Client, table: Manifest['tables'][number], content: AsyncIterable<Uint8Array>) {
  const copy = client.query(copyFrom(copyInto(table)))
  const done = once(copy, 'finish')
  done.catch(() => {})
  try {
    for await (const chunk of content) if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), done])
  } catch (error) {
    // Otherwise the server waits for more rows, and nothing can be rolled back.
    copy.destroy(error as Error)
    throw error
  }
  copy.end()
  await done
}

/** @throws BackupError unless every table has the rows of the archive. */
async function requireEqual(client: pg.Client, { tables }: Manifest): Promise<void> {
  const present = new Map((await listTables(client)).map((table) => [table.name, table]))
  for (const { name, rows, sha256 } of tables) {
    const table = present.get(name)
    if (!table) throw damaged(new Error(`table ${name} does not exist`))
    const sum = tableSum()
    for await (const chunk of copyOut(client, table)) sum.add(chunk)
    const found = sum.result()
    if (found.rows !== rows || found.sha256 !== sha256)
      throw damaged(new Error(`table ${name} has ${found.rows} of ${rows} rows`))
  }
}

/**
 * The files of another site: its database may be elsewhere, as when an empty one is named to try a backup.
 * @throws BackupError when a file would be deleted or replaced
 */
async function requireOwnFiles(disk: Disk, { files }: Manifest): Promise<void> {
  const count = await countOthers(disk, files).catch((error: unknown) => {
    throw writeFailure(disk.place, error)
  })
  if (count === 0) return
  throw new BackupError(
    'has_content',
    `Dosya deposunda (${disk.place}) yedekte olmayan ya da yedektekinden farklı ${count} dosya var; çalışan bir sitenin dosyaları olabilirler. Yedeği denemek için boş bir DATA_DIR, dosyalar kovadaysa boş bir S3_BUCKET verin. Bu dosyalar silinsin, yerlerine yedektekiler gelsin istiyorsanız komuta --replace ekleyin. / The file store (${disk.place}) has ${count === 1 ? '1 file' : `${count} files`} that the backup does not have or has with another content; they may belong to a site in use. To try the backup, name an empty DATA_DIR, or an empty S3_BUCKET when files are in a bucket. To delete these files and put those of the backup in their place, add --replace to the command.`,
  )
}

function hasContent({ users, tours, orders, messages }: Content): BackupError {
  return new BackupError(
    'has_content',
    `Bu veritabanında kayıtlar var (${users} kullanıcı, ${tours} tur, ${orders} sipariş, ${messages} mesaj). Hepsi yedektekilerle değiştirilsin istiyorsanız komuta --replace ekleyin. / This database has records (${users} users, ${tours} tours, ${orders} orders, ${messages} messages). To replace all of them by those of the backup, add --replace to the command.`,
  )
}

function unfinished(error: unknown): BackupError {
  return new BackupError(
    'unexpected',
    `Veritabanı geri yüklendi, ama dosyalar yerlerine konamadı (${(error as Error).message}): aynı komutu --replace ile yeniden çalıştırın. / The database is restored, but the files could not be put in their places (${(error as Error).message}): run the same command again with --replace.`,
    { cause: error },
  )
}

function unheard(error: unknown): BackupError {
  return new BackupError(
    'unexpected',
    `Veritabanının bağlantısı tam kayıtlar değiştirilirken koptu (${(error as Error).message}): içinde yedekteki kayıtlar da olabilir, eskileri de. Siteyi başlatmadan aynı komutu --replace ile yeniden çalıştırın. / The connection to the database broke just when the records were replaced (${(error as Error).message}): it may have those of the backup or the old ones. Before you start the site, run the same command again with --replace.`,
    { cause: error },
  )
}

/** 2BP01: something of others depends on a table. 55P03: a lock was not free. */
function explained(error: unknown, place: string): unknown {
  if (error instanceof BackupError) return error
  // Before the database: errors of files and of a bucket have codes that those of a connection have too.
  const ofFiles = writeFailure(place, error)
  if (ofFiles instanceof BackupError) return ofFiles
  const { code, detail, cause } = error as { code?: string; detail?: string; cause?: unknown }
  if ([error, cause].some(isDatabaseUnavailable))
    return new BackupError(
      'unexpected',
      'Veritabanı geri yükleme sırasında durdu ya da bağlantısı koptu; diski dolmuş olabilir. Eski kayıtlar duruyor: nedenini sunucunun günlüğünde arayın (gömülü veritabanınınki DATA_DIR içindeki postgres.log), giderin ve komutu yeniden çalıştırın. / The database stopped during the restore, or its connection broke; its disk may be full. The old records are still there: find the reason in the log of the server (of the embedded one, postgres.log in DATA_DIR), mend it and run the command again.',
      { cause: error },
    )
  if (code === '2BP01')
    return new BackupError(
      'not_ours',
      `Veritabanında Seyyah’ın tablolarına bağlı başka nesneler var, örneğin görünümler: önce onları kaldırın. / Other objects of this database depend on Seyyah's tables, such as views: drop them first. ${detail ?? ''}`,
      { cause: error },
    )
  if (code === '55P03')
    return new BackupError(
      'program_runs',
      'Veritabanının tablolarını başka bir bağlantı kullanıyor: onu kapatın. / Another connection uses the tables of the database: close it.',
      { cause: error },
    )
  return error
}
