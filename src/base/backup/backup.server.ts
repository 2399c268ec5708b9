import { createWriteStream, existsSync } from 'node:fs'
import { link, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { type Disk, flushFolder } from '../files/disk.server.ts'
import { openClient } from './catalogue.server.ts'
import { sealed } from './envelope.server.ts'
import { BackupError, damaged, writeFailure } from './failure.ts'
import { requirePassphrase } from './passphrase.ts'
import { verifyArchive } from './read-archive.server.ts'
import { type Written, writeArchive } from './write-archive.server.ts'

export type BackupOptions = {
  /** Of the server itself. */
  url: string
  disk: Disk
  /** Name of the backup; it must not exist. */
  target: string
  passphrase: string | undefined
  now?: () => Date
  /** Cost of the key; tests take less. */
  cost?: number
}

/** @property bytes of the file */
export type Backup = Written & { target: string; bytes: number }

/** Suffix of a backup that is not complete. */
export const draftSuffix = '.partial'

/**
 * Backs up a database and its files while the site runs. The target appears when the backup is complete, on the disk, and was read back.
 * @throws BackupError; nothing is left then, and no other file is touched.
 */
export async function backUp({
  url,
  disk,
  target,
  passphrase,
  now = () => new Date(),
  cost,
}: BackupOptions): Promise<Backup> {
  const secret = requirePassphrase(passphrase)
  if (existsSync(target)) throw alreadyThere(target)
  const draft = `${target}.${process.pid}${draftSuffix}`
  try {
    const { manifest, missing } = await writeDraft(draft, url, disk, secret, now, cost)
    const read = await verifyArchive(draft, secret)
    if (!isDeepStrictEqual(read, manifest)) throw damaged(new Error('another manifest was read back'))
    const { size } = await stat(draft)
    await giveName(draft, target)
    return { target, bytes: size, manifest, missing }
  } catch (error) {
    throw writeFailure(target, error)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
}

async function writeDraft(
  draft: string,
  url: string,
  disk: Disk,
  passphrase: string,
  now: () => Date,
  cost?: number,
): Promise<Written> {
  // Opened first, so that a missing folder fails immediately. 0600: it holds personal data.
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject))
  const client = await openClient(url, 'backup')
  const tar = pack()
  try {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } })
    const written = pipeline(tar, compress, (source) => sealed(source as AsyncIterable<Buffer>, passphrase, cost), file)
    written.catch(() => {})
    const [archive, stored] = await Promise.allSettled([
      writeArchive(tar, { client, disk, now }).catch((error: Error) => {
        tar.destroy(error)
        throw error
      }),
      written,
    ])
    // A failed write to the file also fails the archive.
    if (stored.status === 'rejected' && !(archive.status === 'rejected' && archive.reason instanceof BackupError))
      throw stored.reason
    if (archive.status === 'rejected') throw archive.reason
    return archive.value
  } finally {
    file.destroy()
    await client.end().catch(() => {})
  }
}

/** Links instead of renaming, which would replace a file created in the meantime. */
async function giveName(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw alreadyThere(target)
    // File systems without links, such as those of memory sticks.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code ?? '')) throw error
    if (existsSync(target)) throw alreadyThere(target)
    await rename(draft, target)
  }
  try {
    await flushFolder(dirname(target))
  } catch (error) {
    await rm(target, { force: true }).catch(() => {})
    throw error
  }
}

function alreadyThere(target: string): BackupError {
  return new BackupError(
    'target_exists',
    `${target} zaten var ve üzerine yazılmaz: başka bir ad verin. / ${target} exists and is not overwritten: name another file.`,
  )
}
