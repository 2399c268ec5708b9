import { randomUUID } from 'node:crypto'
import { type Disk, namesIn, putWhole, removeOld } from './disk.server.ts'
import { reencode } from './images.server.ts'
import { pictureKind, refusalOf } from './picture-check.server.ts'

export const documentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Files that strangers send to the office: a receipt, a curriculum vitae. No address serves them. */
export type Documents = {
  /**
   * Keeps a file under a name of the server's own. A PDF is kept as it came; a picture is made anew, without what its
   * camera wrote into it.
   * @param allowed told by its content, whatever the sender calls it.
   * @returns the name in the store, or null for what is none of these, or broken.
   */
  keep: (folder: string, source: Uint8Array, allowed?: readonly DocumentKind[]) => Promise<string | null>
  /** Takes a file away whose reason was not kept. */
  remove: (name: string) => Promise<void>
  /**
   * Removes what lies in a folder and nobody names: files of a process that died before it had written who they belong
   * to, and files whose owner was deleted. Young ones stay, for somebody may be writing about them just now.
   * @param known tells which of these names belong to something.
   * @returns how many were removed.
   */
  removeOrphaneds: (
    folder: string,
    known: (names: readonly string[]) => Promise<ReadonlySet<string>>,
    now: Date,
  ) => Promise<number>
}

/** Names of one question to the database, which takes 65,535 values at most. */
const namesAtOnce = 1_000

/** Of a test that sends none. */
export const noDocuments: Documents = {
  keep: async () => null,
  remove: async () => {},
  removeOrphaneds: async () => 0,
}

export function openDocuments(disk: Disk): Documents {
  return {
    async keep(folder, source, allowed = documentKinds) {
      const kind = kindOf(source)
      if (!kind || !allowed.includes(kind)) return null
      const bytes = kind === 'pdf' ? source : await asPicture(source)
      if (!bytes) return null
      const name = `documents/${folder}/${randomUUID()}.${kind === 'pdf' ? 'pdf' : 'webp'}`
      await putWhole(disk, name, bytes)
      return name
    },
    remove: (name) => disk.delete(name),
    async removeOrphaneds(folder, known, now) {
      const names = await namesIn(disk, `documents/${folder}`)
      let removed = 0
      for (let from = 0; from < names.length; from += namesAtOnce) {
        const part = names.slice(from, from + namesAtOnce)
        const owned = await known(part)
        removed += await removeOld(
          disk,
          part.filter((name) => !owned.has(name)),
          now,
        )
      }
      return removed
    },
  }
}

/** By the first bytes, and for a PDF by its end too: the middle of a broken transfer is none. */
export function kindOf(source: Uint8Array): DocumentKind | null {
  const picture = pictureKind(source)
  if (picture) return picture === 'avif' ? null : picture
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  if (/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')))
    return bytes.subarray(-1024).includes('%%EOF') ? 'pdf' : null
  return null
}

/** As large as the pictures of the site may be, and no larger. */
async function asPicture(source: Uint8Array): Promise<Uint8Array | null> {
  if (await refusalOf(source)) return null
  return reencode(source).catch(() => null)
}
