import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that the program may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes a file there and reads it. @throws Error when that fails. @param folder of files, as filesFolder says */
export async function assertWritable(folder: string): Promise<void> {
  // Drafts are removed after an hour, also that of a process that died here.
  const drafts = join(folder, 'drafts')
  const file = join(drafts, randomUUID())
  await mkdir(drafts, { recursive: true })
  try {
    await writeFile(file, file)
    if ((await readFile(file, 'utf8')) !== file) throw new Error('a written file reads differently')
  } finally {
    await rm(file, { force: true })
  }
}
