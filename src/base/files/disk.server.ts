import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk as DriveDisk, KeyNormalizer } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { hourMs } from '../dates.ts'
import type { ByteRange } from './byte-range.ts'
import { assertWritable, ownFolder } from './disk-space.server.ts'
import { StoreError } from './store/store-error.ts'

/** What a folder and a bucket do differently. */
type Backing = {
  /** Name for messages: the folder, or the bucket and its server. */
  place: string
  /** Stores a file atomically and durably, also when the process dies, power is lost, or the disk is full or fails. */
  putAtomically: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>
  /** Gives a stored file another name, which may be taken by one that it replaces. */
  rename: (from: string, to: string) => Promise<void>
  /**
   * Streams a part of a file. @param etag from `getMetaData`: a bucket refuses a replaced file
   * @returns busy: the limit of concurrent readers is reached
   */
  readPart: (key: string, range: ByteRange, etag: string) => Promise<Readable | 'busy'>
  /** Stores a file and reads it. @throws Error when that fails */
  assertUsable: () => Promise<void>
  /** Of a bucket: checks that it answers, which costs less than storing a file. */
  ask?: () => Promise<void>
  /** Of a bucket: the folder in which uploads wait until their length is known. */
  spool?: Disk
}

/** The store of uploaded and derived files: a folder, or a bucket that several machines share (store/site-disk.server.ts). */
export type Disk = DriveDisk & Backing

/** The folder of uploaded and derived files. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

/** The store in the folder of the site. */
export function openDisk(dataDir: string): Disk {
  const folder = filesFolder(dataDir)
  const disk = new DriveDisk(new FSDriver({ location: folder, visibility: 'private' }))
  const keys = new KeyNormalizer()
  /** @throws Error when the key leads out of the folder */
  const pathOf = (key: string) => join(folder, keys.normalize(key))
  return Object.assign(disk, {
    place: folder,
    rename: async (from: string, to: string) => renameForGood(pathOf(from), pathOf(to)),
    // The driver copies a draft into its place, where a crash leaves a part of it.
    async putAtomically(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
      const draft = pathOf(draftKey())
      await mkdir(dirname(draft), ownFolder)
      try {
        await writeFile(draft, bytes, { flag: 'wx', flush: true })
        await renameForGood(draft, pathOf(key))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    // The driver has no ranges.
    readPart: async (key: string, range: ByteRange) => createReadStream(join(folder, key), range),
    assertUsable: () => assertWritable(folder),
  })
}

/** Renames a file durably: the new name survives a loss of power. */
async function renameForGood(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  const made = await mkdir(folder, ownFolder)
  await rename(from, to)
  const highest = made ? dirname(made) : folder
  for (let at = folder; ; at = dirname(at)) {
    await flushFolder(at)
    if (at === highest) return
  }
}

/** Errors of file systems that cannot flush folders, such as network ones. PostgreSQL ignores the first two as well. */
const flushesNone = ['EINVAL', 'EBADF', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/**
 * Flushes the names of the files in a folder to the disk, where the file system can.
 * @throws Error when the disk fails: a name may be gone after a loss of power
 */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } catch (error) {
    if (!flushesNone.includes(String((error as NodeJS.ErrnoException).code))) throw error
  } finally {
    await folder.close()
  }
}

/** A name for a file that is not complete. */
export const draftKey = () => `drafts/${randomUUID()}`

/** ms; longer than any request lasts, so older temporary files are abandoned. */
const abandonedAfterMs = hourMs

/** Removes partial files of processes that died; they may hold a visitor's document. @returns how many. */
export async function removeOldDrafts(disk: Disk, now: Date): Promise<number> {
  const waiting = disk.spool ? await removeOldDrafts(disk.spool, now) : 0
  return waiting + (await removeOld(disk, await namesIn(disk, 'drafts'), now))
}

/** Removes those of the files that are old enough. @returns how many. */
export async function removeOld(disk: Disk, names: readonly string[], now: Date): Promise<number> {
  let removed = 0
  for (const name of names) {
    if (!(await isOld(disk, name, now))) continue
    await disk.delete(name)
    removed++
  }
  return removed
}

/** False when another process has renamed or removed the file. */
export async function isOld(disk: Disk, name: string, now: Date): Promise<boolean> {
  const about = await disk.getMetaData(name).catch(() => null)
  return about !== null && now.getTime() - about.lastModified.getTime() >= abandonedAfterMs
}

/** Generated names of uploads: the stem of a picture, a video without extension. */
export const uploadName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keys of the files in a folder. */
export async function namesIn(disk: Disk, folder: string): Promise<string[]> {
  return (await listed(disk, folder)).flatMap((object) => (object.isFile ? object.key : []))
}

/** Names of the folders in a folder. */
export async function foldersIn(disk: Disk, folder: string): Promise<string[]> {
  return (await listed(disk, folder)).flatMap((object) => (object.isDirectory ? object.name : []))
}

type Listed = Awaited<ReturnType<Disk['listAll']>>['objects'] extends Iterable<infer T> ? T : never

/** Lists a folder, which may not exist yet; with `recursive` all files below it. A bucket returns a thousand at a time. */
export async function listed(disk: Disk, folder: string, { recursive = false } = {}): Promise<Listed[]> {
  const found: Listed[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, { recursive, ...(paginationToken && { paginationToken }) })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    found.push(...page.objects)
    // A server that repeats the same page would never end.
    if (page.paginationToken && page.paginationToken === paginationToken)
      throw new StoreError('refused', 'the same part of a list again')
    paginationToken = page.paginationToken
  } while (paginationToken)
  return found
}

/** The bytes of a file; null when it does not exist. */
export async function readOrNull(disk: Disk, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return orNull(disk.getBytes(key).then((bytes) => new Uint8Array(bytes)))
}

/** @returns null for a file that does not exist */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether an error says that a file does not exist. */
export function isMissing(error: unknown): boolean {
  const { cause, code } = error as { cause?: { code?: string; name?: string }; code?: string }
  const missing = ['ENOENT', 'NoSuchKey', 'NotFound']
  return [code, cause?.code, cause?.name].some((each) => each !== undefined && missing.includes(each))
}
