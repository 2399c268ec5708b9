import sharp from 'sharp'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { paperPlaceholder, paperSize, papers } from './company/papers.ts'
import { placeholders } from './pictures/placeholders.ts'
import { scenes } from './pictures/scenes.ts'
import { layCatalogue } from './seed/catalogue.ts'
import { layWords } from './seed/words.ts'

/** px drawn; the SVGs say 2400 x 1600, and four fifths of that take two thirds of the time. */
const sceneSize = { width: 1920, height: 1280 }
/** The density that draws an SVG of 2400 px, at its 72 pixels an inch, so wide. */
const densityFor = (width: number) => (72 * width) / 2400

/**
 * Puts the demo agency into a database that has no company yet, all of it or nothing.
 * Its pictures are drawn when they are first asked for (`drawScene`).
 * @param today dates are laid from this day on.
 * @returns false when there was an agency already.
 */
export async function seedDemo(db: Db, today: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (await tx.selectFrom('company').select('id').executeTakeFirst()) return false
    const images = new Map<string, number>()
    for (const { name, alt } of scenes) {
      images.set(name, await insertImage(tx, { file: name, ...sceneSize, placeholder: placeholders[name]! }, alt))
    }
    for (const { name, alt } of papers) {
      images.set(name, await insertImage(tx, { file: name, ...paperSize, placeholder: paperPlaceholder }, alt))
    }
    const laying = { db: tx, images, today }
    await layWords(laying, await layCatalogue(laying))
    return true
  })
}

/**
 * The original of one of the demo agency's pictures, as a PNG; null when none has that name.
 * @param width px of a scene, which is two thirds of it high; what is not shown larger is drawn faster.
 */
export async function drawScene(file: string, width: number = sceneSize.width): Promise<Uint8Array | null> {
  const scene = scenes.find(({ name }) => name === file)
  const paper = papers.find(({ name }) => name === file)
  // Kept uncompressed: it is encoded for the store at once.
  const png = (svg: string, density: number) =>
    sharp(Buffer.from(svg), { density }).png({ compressionLevel: 0 }).toBuffer()
  if (scene) return png(scene.draw(), densityFor(width))
  return paper ? png(paper.draw(), 72) : null
}

/** The names of the demo agency's pictures, the ones seen first in front. */
export const sceneNames: readonly string[] = [...scenes, ...papers].map(({ name }) => name)
