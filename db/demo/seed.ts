import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import { pictures } from './pictures.ts'
import { layCatalogue } from './seed/catalogue.ts'
import { planOrders } from './seed/order-plan.ts'
import { seedOrders } from './seed/orders.ts'
import { soldDepartures } from './seed/parties.ts'
import { layWords } from './seed/words.ts'
import { tours } from './tours.ts'

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
 * @param now departures, orders and messages are dated from it.
 */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const sold = soldDepartures(tours, today)
  await transaction(db, async (tx) => {
    const images = new Map<string, number>()
    for (const { name, width, height, placeholder, alt } of pictures)
      images.set(name, await insertImage(tx, { file: name, width, height, placeholder }, alt))
    const laying = { db: tx, images, today }
    const tourIds = await layCatalogue(laying, sold)
    await layWords(laying, tourIds)
    await seedOrders(laying, tourIds, planOrders(sold, now))
  })
}
