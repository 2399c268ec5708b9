import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type { Disk }

/** The folder that uploaded and derived files live in. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

export function openDisk(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: filesFolder(dataDir), visibility: 'private' }))
}

/** Written beside and renamed, so that a crash or a full disk never leaves half a file under its name. */
export async function putWhole(disk: Disk, key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
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

/** Longer than any request lasts: what is older, nobody is writing any more. */
const abandonedAfterMs = 60 * 60_000

/** Removes what a process that died has left half written, which may be a stranger's document. @returns how many */
export async function removeOldDrafts(disk: Disk, now: Date): Promise<number> {
  return removeOld(disk, await namesIn(disk, 'drafts'), now)
}

/** @returns how many of these files were old enough, and are gone. */
export async function removeOld(disk: Disk, names: readonly string[], now: Date): Promise<number> {
  let removed = 0
  for (const name of names) {
    if (!(await isOld(disk, name, now))) continue
    await disk.delete(name)
    removed++
  }
  return removed
}

/** False for a file that is gone meanwhile: it got its own name, or was removed by another process. */
export async function isOld(disk: Disk, name: string, now: Date): Promise<boolean> {
  const about = await disk.getMetaData(name).catch(() => null)
  return about !== null && now.getTime() - about.lastModified.getTime() >= abandonedAfterMs
}

/** What the server calls an upload: the stem of a picture, a film without its ending. Nothing else is called so. */
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

/** There is no folder before its first file. */
async function within(disk: Disk, folder: string, pick: (object: Listed) => string | string[]): Promise<string[]> {
  try {
    return [...(await disk.listAll(folder)).objects].flatMap(pick)
  } catch (error) {
    const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown }
    if (code === 'ENOENT' || cause?.code === 'ENOENT') return []
    throw error
  }
}

/** The bytes of a file, or null when there is none. */
export async function readIfThere(disk: Disk, key: string): Promise<Uint8Array | null> {
  return (await disk.exists(key)) ? disk.getBytes(key) : null
}
