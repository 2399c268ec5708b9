import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import type { Demo } from './read.ts'
import { seedAfterSales } from './seed/after-sales.ts'
import { seedAgency } from './seed/agency.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { markDemo } from './seed/mark.ts'
import { planOrders } from './seed/order-plan.ts'
import { seedOrders } from './seed/orders.ts'
import { soldDepartures } from './seed/parties.ts'
import { type StoredSharedFile, seedSharedFiles } from './seed/shared-files.ts'

type Stores = { images: Pick<Images, 'put'>; videos: Pick<Videos, 'put'>; documents: Pick<Documents, 'keep'> }

/** Copies the demo's pictures, films and documents into the file store, where uploads are. @returns the stored files of departures */
export async function storeDemoFiles(
  { images, videos, documents }: Stores,
  { folder, pictures, films, sharedFiles }: Demo,
): Promise<StoredSharedFile[]> {
  for (const { name, file } of pictures) await images.put(name, await readFile(join(folder, file)))
  for (const { file } of films) await videos.put(file, await readFile(join(folder, 'films', file)))
  const stored: StoredSharedFile[] = []
  for (const shared of sharedFiles) {
    const content = await readFile(join(folder, 'shared-files', shared.file))
    const file = await documents.keep('departures', content)
    stored.push({ ...shared, file, bytes: content.length })
  }
  return stored
}

/**
 * Puts the demo agency into a database without an agency (`isEmpty`), all of it or nothing, and opens the site.
 * @param now departures, orders and messages are dated from it.
 * @param shared what `storeDemoFiles` has stored
 */
export async function seedDemo(db: Db, demo: Demo, now: Date, shared: readonly StoredSharedFile[] = []): Promise<void> {
  const today = dayOf(now)
  const sold = soldDepartures(demo.tours, today)
  await transaction(db, async (tx) => {
    // Left by an earlier demo that was taken away; without particulars.
    await tx.deleteFrom('company').execute()
    const images = new Map<string, number>()
    for (const { name, width, height, placeholder, alt, focus } of demo.pictures) {
      const point = focus && { focus_x: focus[0], focus_y: focus[1] }
      images.set(name, await insertImage(tx, { file: name, width, height, placeholder, ...point }, alt))
    }
    const seeding = { db: tx, demo, images, today }
    const tourIds = await seedCatalogue(seeding, sold)
    await seedAgency(seeding, tourIds)
    await seedOrders(seeding, tourIds, planOrders(sold, demo.people, now), now)
    await seedSharedFiles(seeding, shared, now)
    await seedAfterSales(seeding)
    await markDemo(tx, demo)
    // Nobody is mailed about invented orders and messages.
    await tx.deleteFrom('alert_queue').execute()
  })
}
