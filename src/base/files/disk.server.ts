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

/** The bytes of a file, or null when there is none. */
export async function readIfThere(disk: Disk, key: string): Promise<Uint8Array | null> {
  return (await disk.exists(key)) ? disk.getBytes(key) : null
}
