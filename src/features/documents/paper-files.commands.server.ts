import { createHash } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { PdfUnavailable } from '#src/base/pdf/pdf.server.ts'
import { logoWidth } from '#src/features/agency/company.links.ts'
import { findOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { hasPaper, readReference } from '#src/features/orders/book/papers.rules.ts'
import { knownFiles, type PaperRow, writeFile } from '#src/features/orders/book/papers.store.server.ts'
import { paperOf } from './papers.commands.server.ts'

export const paperFolder = 'papers'

/** The stored file of a paper, or a new one made from its row. @throws Error when the PDF process fails */
export async function paperBytes(services: Services, paper: PaperRow): Promise<Uint8Array<ArrayBuffer>> {
  const { db, documents, pdf, log } = services
  const stored = paper.file && (await documents.read(paper.file))
  if (stored) return stored
  const logo = await logoOf(services, paper.logo)
  const bytes = await pdf({ paper: paper.content, made_at: paper.created_at, logo })
  const sha256 = createHash('sha256').update(bytes).digest()
  // A later version of the program may lay out the same content differently.
  if (paper.sha256 && Buffer.compare(paper.sha256, sha256) !== 0)
    log.warn({ paper: paper.id }, 'a paper was made again and differs')
  try {
    await writeFile(db, paper.id, { sha256, file: await documents.keep(paperFolder, bytes, ['pdf']) })
  } catch (error) {
    // Not fatal, for example with a full disk: the next request makes the file again.
    log.warn({ err: error, paper: paper.id }, 'a paper could not be stored')
  }
  return bytes
}

/** The picture at the head of a paper. @param file its stem; null without one */
export async function logoOf({ images }: Pick<Services, 'images'>, file: string | null): Promise<Uint8Array | null> {
  return file === null ? null : images.read(file, logoWidth, 'webp')
}

/** A paper that a mail refers to; null when the order does not have it any more. */
export async function paperOfMail(services: Services, reference: string): Promise<Uint8Array | null> {
  const wish = readReference(reference)
  const order = wish && (await findOfficeOrder(services.db, wish.order_id))
  if (!order || !hasPaper(order, wish)) return null
  try {
    return await paperBytes(services, await paperOf(services, order, { ...wish, staff: null }))
  } catch (error) {
    // The mail is sent without it.
    if (error instanceof PdfUnavailable) return null
    throw error
  }
}

/** Removes files without a paper: of deleted papers, or stored by two processes at the same time. @returns how many */
export function removeOrphanedPapers(documents: Documents, db: Db, now: Date): Promise<number> {
  return documents.removeOrphaned(paperFolder, (files) => knownFiles(db, files), now)
}
