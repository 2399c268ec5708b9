import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type { Disk }

/** The folder of uploaded and derived files. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

export function openDisk(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: filesFolder(dataDir), visibility: 'private' }))
}

/** Writes to a temporary name and renames, so that a crash or a full disk never leaves a partial file. */
export async function putAtomically(
  disk: Disk,
  key: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const draft = `drafts/${randomUUID()}`
  try {
    if (bytes instanceof Uint8Array) await disk.put(draft, bytes)
    else await disk.putStream(draft, Readable.from(bytes, { objectMode: false }))
    await disk.move(draft, key)
  } catch (error) {
    await disk.delete(draft).catch(() => {})
    throw error
  }
}

/** ms; longer than any request lasts, so older temporary files are abandoned. */
const abandonedAfterMs = 60 * 60_000

/** Removes partial files of processes that died; they may hold a visitor's document. @returns how many. */
export async function removeOldDrafts(disk: Disk, now: Date): Promise<number> {
  return removeOld(disk, await namesIn(disk, 'drafts'), now)
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

/** False when another process has renamed or removed the file meanwhile. */
export async function isOld(disk: Disk, name: string, now: Date): Promise<boolean> {
  const about = await disk.getMetaData(name).catch(() => null)
  return about !== null && now.getTime() - about.lastModified.getTime() >= abandonedAfterMs
}

/** Generated names of uploads: the stem of a picture, a video without extension. */
export const uploadName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keys of the files in a folder. */
export function namesIn(disk: Disk, folder: string): Promise<string[]> {
  return within(disk, folder, (object) => (object.isFile ? object.key : []))
}

/** Names of the folders in a folder. */
export function foldersIn(disk: Disk, folder: string): Promise<string[]> {
  return within(disk, folder, (object) => (object.isDirectory ? object.name : []))
}

type Listed = Awaited<ReturnType<Disk['listAll']>>['objects'] extends Iterable<infer T> ? T : never

/** The folder may not exist yet. */
async function within(disk: Disk, folder: string, pick: (object: Listed) => string | string[]): Promise<string[]> {
  try {
    return [...(await disk.listAll(folder)).objects].flatMap(pick)
  } catch (error) {
    const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown }
    if (code === 'ENOENT' || cause?.code === 'ENOENT') return []
    throw error
  }
}

/** The bytes of a file; null when it does not exist. */
export async function readOrNull(disk: Disk, key: string): Promise<Uint8Array | null> {
  return (await disk.exists(key)) ? disk.getBytes(key) : null
}
