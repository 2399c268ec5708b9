import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import { pictures } from './pictures.ts'
import { layCatalogue } from './seed/catalogue.ts'
import { layWords } from './seed/words.ts'

/**
 * Copies the demo's pictures and films into the file store, where uploads are.
 * @param folder db/demo, wherever the program runs from.
 */
export async function storeDemoFiles(
  { images, videos }: { images: Pick<Images, 'put'>; videos: Pick<Videos, 'put'> },
  folder: string,
): Promise<void> {
  for (const { name, file } of pictures) await images.put(name, await readFile(join(folder, file)))
  for (const film of await readdir(join(folder, 'films')))
    await videos.put(film, await readFile(join(folder, 'films', film)))
}

/**
 * Puts the demo agency into a database that has no company yet, all of it or nothing.
 * @param today dates are laid from this day on.
 */
export async function seedDemo(db: Db, today: string): Promise<void> {
  await transaction(db, async (tx) => {
    const images = new Map<string, number>()
    for (const { name, width, height, placeholder, alt } of pictures)
      images.set(name, await insertImage(tx, { file: name, width, height, placeholder }, alt))
    const laying = { db: tx, images, today }
    await layWords(laying, await layCatalogue(laying))
  })
}
