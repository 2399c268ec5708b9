import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of the disk of a folder; `free` those that the program may still write. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Checks without writing. @throws Error unless it is a folder in which files can be made */
export async function assertWritableFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`)
  await access(folder, constants.W_OK | constants.X_OK)
}

/** Options for folders that the program creates; they hold visitors' documents. */
export const ownFolder = { recursive: true, mode: 0o700 } as const

/**
 * Writes and reads a file there, and checks that the folders in it are writable: folders made by root are not.
 * @param folder of files, as filesFolder says
 * @throws Error when that fails
 */
export async function assertWritable(folder: string): Promise<void> {
  // Drafts are removed after an hour, also those of a dead process.
  const drafts = join(folder, 'drafts')
  const file = join(drafts, randomUUID())
  await mkdir(drafts, ownFolder)
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()))
    await access(join(folder, name), constants.W_OK | constants.X_OK)
  try {
    await writeFile(file, file)
    if ((await readFile(file, 'utf8')) !== file) throw new Error('a written file reads differently')
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * Disk or quota full (53100 is PostgreSQL's), disk failure, and a file system that Linux remounted read-only. Storage libraries have it as
 * the cause.
 */
const diskFaults = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 'EIO', 'EROFS'])

/** Whether the disk failed or is full: the request was right and may be sent again. */
export function isDiskFault(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 4; error = error.cause, depth += 1)
    if (diskFaults.has((error as { code?: unknown }).code)) return true
  return false
}
