import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
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
export async function putWhole(disk: Disk, key: string, bytes: Uint8Array): Promise<void> {
  const draft = `drafts/${randomUUID()}`
  try {
    await disk.put(draft, bytes)
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
    // One that is gone meanwhile got its own name, or was removed by another process.
    const about = await disk.getMetaData(name).catch(() => null)
    if (!about || now.getTime() - about.lastModified.getTime() < abandonedAfterMs) continue
    await disk.delete(name)
    removed++
  }
  return removed
}

/** There is no folder before its first file. */
export async function namesIn(disk: Disk, folder: string): Promise<string[]> {
  try {
    return [...(await disk.listAll(folder)).objects].flatMap((object) => (object.isFile ? object.key : []))
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
