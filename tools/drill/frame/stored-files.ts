import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hourMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { filesFolder, openDisk, removeOldDrafts } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import { removeOrphanedUploads } from '#src/features/files/orphaned-uploads.commands.server.ts'
import { removeOrphanedCvs } from '#src/features/inquiries/cv-files.commands.server.ts'
import { removeOrphanedSharedFiles } from '#src/features/operations/shared-files/shared-files.commands.server.ts'
import { removeOrphanedReceipts } from '#src/features/payments/entries/receipt-files.commands.server.ts'
import { assertSeen } from './drill.ts'

/** Names of all files of a site's store. */
export function storedIn(dataDir: string): Set<string> {
  const folder = filesFolder(dataDir)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.filter((entry) => entry.isFile()).map((file) => relative(folder, join(file.parentPath, file.name))),
  )
}

/** What the program's sweeps do an hour from now, when no request of today is under way. @returns the number of files removed */
export async function sweepStored(dataDir: string, db: Db): Promise<number> {
  const disk = openDisk(dataDir)
  const [images, videos, documents] = [
    openImages(disk, pictureWork),
    openVideos(disk),
    openDocuments(disk, pictureWork),
  ]
  const later = new Date(Date.now() + hourMs)
  return (
    (await removeOldDrafts(disk, later)) +
    (await removeOrphanedUploads({ images, videos }, db, later)) +
    (await removeOrphanedReceipts(documents, db, later)) +
    (await removeOrphanedCvs(documents, db, later)) +
    (await removeOrphanedSharedFiles(documents, db, later))
  )
}

/** @throws Error when a row names a file that is not stored, such as one whose sender was told that it is */
export async function assertFilesKept(dataDir: string, db: Db): Promise<number> {
  const stored = storedIn(dataDir)
  const images = await db.selectFrom('images').select('file').execute()
  const videos = await db.selectFrom('videos').select('file').execute()
  const receipts = await db.selectFrom('payments').select('receipt_file as file').execute()
  const cvs = await db.selectFrom('messages').select('file').execute()
  const shared = await db.selectFrom('departure_files').select('file').execute()
  const named = [
    ...images.map(({ file }) => `images/${file}/original`),
    ...videos.map(({ file }) => `videos/${file}`),
    ...[...receipts, ...cvs, ...shared].flatMap(({ file }) => file ?? []),
  ]
  const lost = named.filter((file) => !stored.has(file))
  assertSeen(lost.length === 0, `${lost.length} files are lost: ${lost.slice(0, 5)}`)
  return named.length
}
