import { randomUUID } from 'node:crypto'
import { type Disk, namesIn, readOrNull, removeOld } from './disk.server.ts'
import { pictureKind, refusalOf } from './picture-check.server.ts'
import type { PictureWork } from './picture-work.server.ts'
import { openTurns } from './turns/turns.server.ts'

export const documentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Files that visitors send to the office: a receipt, a curriculum vitae. No URL serves them. */
export type Documents = {
  /**
   * Stores a file under a generated name. A PDF is stored as it came; a picture is re-encoded without metadata.
   * @param allowed kinds, detected from the content.
   * @param wish urgent: of a clerk, who does not wait for visitors
   * @returns the name in the store; null for another kind or a broken file.
   * @throws Failure 503 when too many pictures wait, or the process that works on them ends twice
   */
  keep: (
    folder: string,
    source: Uint8Array,
    allowed?: readonly DocumentKind[],
    wish?: { urgent?: boolean },
  ) => Promise<string | null>
  /** The content of a stored file; null when it is missing. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes a file whose owner could not be saved. */
  remove: (name: string) => Promise<void>
  /**
   * Removes files of a folder that no row names: a process died before saving the owner, or the owner was deleted. Recent
   * files stay, because their owner may be being saved.
   * @param known returns those of the given names that have an owner.
   * @returns the number of files removed.
   */
  removeOrphaned: (
    folder: string,
    known: (names: readonly string[]) => Promise<ReadonlySet<string>>,
    now: Date,
  ) => Promise<number>
}

/** One picture at a time, as those of the site: decoding one of 50 megapixels takes a core and much memory. */
const concurrency = 1
/** Pictures that wait, of 5 MB each at most. */
const mostWaiting = 20

/** Names per query; PostgreSQL takes 65,535 parameters at most. */
const namesAtOnce = 1_000

export function openDocuments(disk: Disk, { adopt }: Pick<PictureWork, 'adopt'>): Documents {
  const turns = openTurns(concurrency, mostWaiting)
  /** The same limits as pictures of the site. */
  const pictureOf = async (source: Uint8Array) =>
    (await refusalOf(source)) ? null : ((await adopt(source))?.bytes ?? null)
  return {
    async keep(folder, source, allowed = documentKinds, wish = {}) {
      const kind = kindOf(source)
      if (!kind || !allowed.includes(kind)) return null
      const bytes = kind === 'pdf' ? source : await turns.take(() => pictureOf(source), wish)
      if (!bytes) return null
      const name = `documents/${folder}/${randomUUID()}.${kind === 'pdf' ? 'pdf' : 'webp'}`
      await disk.putAtomically(name, bytes)
      return name
    },
    read: (name) => readOrNull(disk, name),
    remove: (name) => disk.delete(name),
    async removeOrphaned(folder, known, now) {
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

/** Detects the type from magic bytes. A PDF must also have its trailer, so a truncated upload is rejected. */
export function kindOf(source: Uint8Array): DocumentKind | null {
  const picture = pictureKind(source)
  if (picture) return picture === 'avif' ? null : picture
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  if (/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')))
    return bytes.subarray(-1024).includes('%%EOF') ? 'pdf' : null
  return null
}
