import { createHash } from 'node:crypto'
import { createReadStream, openSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { tableSum } from './catalogue.server.ts'
import { opened } from './envelope.server.ts'
import { BackupError, damaged } from './failure.ts'
import { fileEntry, Manifest, manifestEntry, partEntry } from './manifest.ts'
import { requirePassphrase } from './passphrase.ts'

/** One file of an archive. Its content must be read before the next entry is requested. */
export type Entry = { name: string; bytes: number; content: AsyncIterable<Uint8Array> }

/** Path of a backup, with a descriptor when the process has dropped the right to open it. */
export type Source = string | { path: string; fd: number }

/** Bytes. The digests of a hundred thousand files. */
const maxManifest = 64 * 1024 * 1024

/** Opens a backup that is read after the process drops its rights. @throws BackupError */
export function openSource(path: string): Source {
  try {
    return { path, fd: openSync(path, 'r') }
  } catch (error) {
    throw readFailure(path, error)
  }
}

/**
 * Calls back for each entry of an archive.
 * @throws BackupError when the file cannot be opened, decrypted or unpacked; the error of `visit` as it is.
 */
export async function readArchive(
  source: Source,
  passphrase: string,
  visit: (entry: Entry) => Promise<void>,
): Promise<void> {
  let ofVisit: { error: unknown } | null = null
  let ofContent: unknown = null
  /** @throws what the archive itself fails with, which `visit` only passes on */
  async function* contentOf(entry: AsyncIterable<Uint8Array>) {
    try {
      yield* entry
    } catch (error) {
      ofContent = error
      throw error
    }
  }
  const { path, fd } = typeof source === 'string' ? { path: source, fd: undefined } : source
  // A descriptor is read from the beginning each time.
  const place = fd === undefined ? {} : { fd, start: 0, autoClose: false }
  const tar = extract()
  const entries = (async () => {
    for await (const entry of tar) {
      const { name, size, type } = entry.header
      if (type !== 'file' || size === undefined) throw new Error(`entry ${name} of type ${type}`)
      try {
        await visit({ name, bytes: size, content: contentOf(entry as AsyncIterable<Uint8Array>) })
      } catch (error) {
        if (ofContent === null) ofVisit = { error }
        throw error
      }
      entry.resume()
    }
  })()
  const unpacked = pipeline(
    opened(createReadStream(path, { highWaterMark: 1024 * 1024, ...place }), passphrase),
    createZstdDecompress(),
    tar,
  )
  const [read, unpack] = await Promise.allSettled([entries, unpacked])
  if (ofVisit) throw (ofVisit as { error: unknown }).error
  for (const result of [unpack, read]) if (result.status === 'rejected') throw readFailure(path, result.reason)
}

function readFailure(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error
  const { code } = error as { code?: string }
  if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM', 'EIO'].includes(code ?? ''))
    return new BackupError(
      'not_readable',
      `${file} okunamıyor (${code}): adı ve yeri doğru mu, bu kullanıcı onu okuyabiliyor mu? / ${file} cannot be read (${code}): are its name and place right, and may this user read it?`,
      { cause: error },
    )
  return damaged(error)
}

/**
 * Reads a whole archive and compares it with its manifest: digests of parts, files and tables, and that no entry is missing, added or
 * moved.
 * @throws BackupError
 */
export async function verifyArchive(source: Source, passphrase: string | undefined): Promise<Manifest> {
  const secret = requirePassphrase(passphrase)
  const seen: { name: string; bytes: number; sha256: string }[] = []
  const tables = new Map<string, ReturnType<typeof tableSum>>()
  let text: Buffer | null = null
  await readArchive(source, secret, async ({ name, bytes, content }) => {
    if (text) throw damaged(new Error(`${name} after the manifest`))
    if (name === manifestEntry) {
      if (bytes > maxManifest) throw damaged(new Error(`manifest of ${bytes} bytes`))
      text = await buffer(content)
      return
    }
    const table = /^tables\/([^/]+)\//.exec(name)?.[1]
    const sum = table === undefined ? null : (tables.get(table) ?? tableSum())
    if (sum) tables.set(table!, sum)
    const digest = createHash('sha256')
    for await (const chunk of content) {
      digest.update(chunk)
      sum?.add(chunk)
    }
    seen.push({ name, bytes, sha256: digest.digest('hex') })
  })
  const manifest = parseManifest(text)
  const expected = entriesOf(manifest)
  const differs = expected.findIndex((entry, at) => {
    const found = seen[at]
    return found?.name !== entry.name || found.bytes !== entry.bytes || found.sha256 !== entry.sha256
  })
  if (differs !== -1 || seen.length !== expected.length)
    throw damaged(new Error(`entry ${expected[differs]?.name ?? seen[expected.length]?.name}`))
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = (tables.get(name) ?? tableSum()).result()
    if (found.rows !== rows || found.sha256 !== sha256) throw damaged(new Error(`table ${name}`))
  }
  return manifest
}

function parseManifest(text: Buffer | null): Manifest {
  try {
    return Manifest.parse(JSON.parse(String(text)))
  } catch (error) {
    throw damaged(error)
  }
}

function entriesOf({ tables, files }: Manifest) {
  return [
    ...tables.flatMap(({ name, parts }) => parts.map((part, at) => ({ name: partEntry(name, at), ...part }))),
    ...files.map((file) => ({ ...file, name: fileEntry(file.name) })),
  ]
}
