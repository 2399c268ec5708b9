import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import type { AttachedFile } from '../answers/attachment.server.ts'
import { invalid, tooBusy } from '../errors.ts'
import { type Disk, namesIn, readOrNull, removeOld } from './disk.server.ts'
import { fileBrands, pictureKind, refusalOf } from './picture-check.server.ts'
import type { PictureWork } from './picture-work.server.ts'
import { imageUpload } from './uploads.links.ts'

export const documentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Files that visitors send to the office: a receipt, a curriculum vitae. No URL serves them. */
export type Documents = {
  /**
   * Stores a file under a generated name. A PDF is stored as it came; a picture is re-encoded without metadata.
   * @param allowed kinds, detected from the content.
   * @param wish urgent: from staff, before visitors' files; field: name in the form, `file` by default
   * @returns the name in the store
   * @throws Failure 422 at the field for another kind, a broken file, or more pixels than are decoded
   * @throws Failure 503 when too many pictures wait, or the process that works on them ends twice
   */
  keep: (
    folder: string,
    source: Uint8Array,
    allowed?: readonly DocumentKind[],
    wish?: { urgent?: boolean; field?: string },
  ) => Promise<string>
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
/** Waiting pictures, of at most 15 MB each. Browsers send smaller ones. */
const mostWaiting = 20

/** Names per query; PostgreSQL takes 65,535 parameters at most. */
const namesAtOnce = 1_000

export function openDocuments(disk: Disk, { adopt }: Pick<PictureWork, 'adopt'>): Documents {
  const queue = new PQueue({ concurrency })
  /** The same limits as pictures of the site. */
  const pictureOf = async (source: Uint8Array) => (await refusalOf(source)) ?? (await adopt(source))?.bytes ?? 'broken'
  const queued = (source: Uint8Array, urgent: boolean) => {
    if (!urgent && queue.sizeBy({ priority: 0 }) >= mostWaiting) throw tooBusy()
    return queue.add(() => pictureOf(source), { priority: urgent ? 1 : 0 })
  }
  return {
    async keep(folder, source, allowed = documentKinds, { field = 'file', urgent = false } = {}) {
      const kind = kindOf(source)
      if (!kind || !allowed.includes(kind))
        throw invalid(field, isHeic(source) ? 'errors.file_heic' : 'errors.file_kind')
      const bytes = kind === 'pdf' ? source : await queued(source, urgent)
      if (bytes === 'pixels') throw invalid(field, 'errors.file_pixels', { n: imageUpload.maxMegapixels })
      if (typeof bytes === 'string') throw invalid(field, 'errors.file_broken')
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

/** A stored file to be saved under a name; null when it is missing. */
export async function attachedDocument(
  documents: Pick<Documents, 'read'>,
  file: string,
  name: string,
): Promise<AttachedFile | null> {
  const body = await documents.read(file)
  const ending = file.split('.').at(-1)!
  return body && { name: `${name}.${ending}`, type: ending === 'pdf' ? 'application/pdf' : `image/${ending}`, body }
}

/** Bytes before the head of a PDF, as its format allows (ISO 32000-1, Annex H). */
const beforeHead = 1024
/** Bytes behind the trailer of a PDF: readers look for it in the last 1024, and programs of banks append more. */
const behindTrailer = 16 * 1024

/** Detects the type from magic bytes. A PDF must also have its trailer, so a truncated upload is rejected. */
export function kindOf(source: Uint8Array): DocumentKind | null {
  const picture = pictureKind(source)
  if (picture) return picture === 'avif' ? null : picture
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  // Markup before the head makes it a page; an archive or program with a PDF behind it remains one.
  const head = /^(?!PK|MZ|Rar!|7z)[^<]*?%PDF-[12]\.\d/.exec(bytes.toString('latin1', 0, beforeHead + '%PDF-1.4'.length))
  return head && bytes.lastIndexOf('%%EOF') >= Math.max(head[0].length, bytes.length - behindTrailer) ? 'pdf' : null
}

/** HEIF with HEVC, which has patents: neither browsers nor sharp read it. */
const isHeic = (source: Uint8Array) =>
  fileBrands(source).some((brand) => ['heic', 'heix', 'heim', 'hevc'].includes(brand))
