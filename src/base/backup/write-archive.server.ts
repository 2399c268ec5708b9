import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Pack } from 'tar-stream'
import type { Disk } from '../files/disk.server.ts'
import { contentOf, listOriginals, sizeOf } from '../files/store/originals.server.ts'
import {
  copyOut,
  isBackedUp,
  listNamedFiles,
  listTables,
  readMigrationsOf,
  readSequences,
  type Table,
  tableSum,
} from './catalogue.server.ts'
import { BackupError } from './failure.ts'
import { fileEntry, type Manifest, manifestEntry, partEntry } from './manifest.ts'

/** Bytes of a table's text in one entry; more is not held in memory. */
const partBytes = 4 * 1024 * 1024
const lineFeed = 10

/** @property missing keys of files that rows name and the store does not have: they are not in the backup either */
export type Written = { manifest: Manifest; missing: string[] }

/**
 * Writes the tar of a backup: the rows of one snapshot, the original files, the manifest. Files are never changed under their names, and come
 * after the rows that name them.
 * @param client idle; a transaction is open on it meanwhile
 */
export async function writeArchive(
  tar: Pack,
  { client, disk, now }: { client: pg.Client; disk: Disk; now: () => Date },
): Promise<Written> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  const made_at = now().toISOString()
  const migrations = await readMigrationsOf(client)
  if (migrations.length === 0)
    throw new BackupError(
      'no_database',
      'Bu veritabanında Seyyah’ın tabloları yok. / This database has no tables of Seyyah.',
    )
  const tables: Manifest['tables'] = []
  const found = (await listTables(client)).filter(isBackedUp)
  for (const table of found) tables.push(await writeTable(tar, client, table))
  const sequences = await readSequences(client)
  const named = await listNamedFiles(client, found)
  await client.query('COMMIT')
  const files = await writeFiles(tar, disk)
  const manifest: Manifest = { format: 1, made_at, migrations, tables, sequences, files }
  await writeEntry(tar, manifestEntry, Buffer.from(JSON.stringify(manifest)))
  tar.finalize()
  const stored = new Set(files.map(({ name }) => name))
  return { manifest, missing: named.filter((name) => !stored.has(name)) }
}

async function writeTable(tar: Pack, client: pg.Client, table: Table): Promise<Manifest['tables'][number]> {
  const sum = tableSum()
  const parts: { bytes: number; sha256: string }[] = []
  let waiting: Buffer[] = []
  let length = 0
  /** Writes complete rows only. */
  const flush = async () => {
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineFeed) + 1
    waiting = [all.subarray(end)]
    length = all.length - end
    if (end === 0) return
    const bytes = all.subarray(0, end)
    await writeEntry(tar, partEntry(table.name, parts.length), bytes)
    parts.push({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  for await (const chunk of copyOut(client, table)) {
    sum.add(chunk)
    waiting.push(chunk)
    length += chunk.length
    if (length >= partBytes) await flush()
  }
  if (length > 0) await flush()
  return { name: table.name, columns: table.columns, ...sum.result(), parts }
}

async function writeFiles(tar: Pack, disk: Disk): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const name of await listOriginals(disk)) {
    const bytes = await sizeOf(disk, name)
    const content = bytes === null ? null : await contentOf(disk, name, bytes)
    if (bytes === null || content === null) continue
    const digest = createHash('sha256')
    await writeEntry(tar, fileEntry(name), content, bytes, (chunk) => digest.update(chunk))
    files.push({ name, bytes, sha256: digest.digest('hex') })
  }
  return files
}

/** @param content of so many `bytes`; a stream of another length fails */
async function writeEntry(
  tar: Pack,
  name: string,
  content: Uint8Array | Readable,
  bytes = (content as Uint8Array).length,
  seen: (chunk: Uint8Array) => void = () => {},
): Promise<void> {
  const written = Promise.withResolvers<void>()
  const entry = tar.entry({ name, size: bytes, mode: 0o600 }, (error) =>
    error ? written.reject(error) : written.resolve(),
  )
  written.promise.catch(() => {})
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  const fail = (error?: Error) => failed.reject(error ?? new Error('the archive was closed'))
  tar.once('error', fail).once('close', fail)
  // A failed archive destroys its entry, also between two writes.
  entry.on('error', fail)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      seen(chunk as Uint8Array)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), failed.promise])
    }
    entry.end(undefined)
    await Promise.race([written.promise, failed.promise])
  } finally {
    tar.off('error', fail).off('close', fail)
  }
}
