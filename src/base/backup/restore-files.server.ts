import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Disk, draftKey, namesIn } from '../files/disk.server.ts'
import { digestOf, inMemoryBytes, listOriginals, sizeOf } from '../files/store/originals.server.ts'
import { damaged } from './failure.ts'
import type { Manifest } from './manifest.ts'

type StoredFile = Manifest['files'][number]

export type RestoredFiles = {
  /** Stores a file of the archive; beside a different one of the same name until `finish`. */
  add: (file: StoredFile, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** After the database was restored: puts replaced files in their places, and removes those that the archive does not have. */
  finish: (files: readonly StoredFile[]) => Promise<{ removed: number }>
  /** Removes the added files. */
  undo: () => Promise<void>
}

/**
 * Files of a restore. Names are generated, so conflicts are rare: new files are stored beside the old ones until the database is restored,
 * and after a crash at any time the store has every file that the database names.
 */
export function restoreFiles(disk: Disk): RestoredFiles {
  const added: string[] = []
  const replacing: { draft: string; name: string }[] = []
  const store = async (key: string, { bytes, sha256 }: StoredFile, content: AsyncIterable<Uint8Array>) => {
    const digest = createHash('sha256')
    const checked = async function* () {
      for await (const chunk of content) {
        digest.update(chunk)
        yield chunk
      }
      if (digest.digest('hex') !== sha256) throw damaged(new Error(`file ${key}`))
    }
    added.push(key)
    await disk.putAtomically(key, bytes <= inMemoryBytes ? await buffer(checked()) : checked())
  }
  return {
    async add(file, content) {
      const present = await digestOf(disk, file.name)
      if (present?.sha256 === file.sha256) return
      if (!present) return store(file.name, file, content)
      const draft = draftKey()
      await store(draft, file, content)
      replacing.push({ draft, name: file.name })
    },
    async finish(files) {
      for (const { draft, name } of replacing) {
        await removeMade(disk, name)
        await disk.rename(draft, name)
      }
      const wanted = new Set(files.map(({ name }) => name))
      const gone = (await listOriginals(disk)).filter((name) => !wanted.has(name))
      for (const name of gone) {
        await removeMade(disk, name)
        await disk.delete(name)
      }
      return { removed: gone.length }
    },
    async undo() {
      for (const key of added) await disk.delete(key).catch(() => {})
    },
  }
}

/**
 * How many originals of the store a restore would delete or replace: the archive lacks them, or has another file of their name. Those that
 * equal the archive do not count, because a restore that was interrupted leaves them.
 */
export async function countOthers(disk: Disk, files: readonly StoredFile[]): Promise<number> {
  const wanted = new Map(files.map((file) => [file.name, file]))
  let count = 0
  for (const name of await listOriginals(disk)) {
    const file = wanted.get(name)
    if (!file || (await sizeOf(disk, name)) !== file.bytes || (await digestOf(disk, name))?.sha256 !== file.sha256)
      count += 1
  }
  return count
}

/** Removes the sizes that were made of a picture. */
async function removeMade(disk: Disk, name: string): Promise<void> {
  const folder = /^(images\/[^/]+)\/original$/.exec(name)?.[1]
  if (!folder) return
  for (const key of await namesIn(disk, folder)) if (key !== name) await disk.delete(key)
}
