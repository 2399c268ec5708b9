import type { Database } from '#src/base/db/connect.server.ts'
import { damagedTables } from '#src/base/db/readable.server.ts'
import { filesFolder } from '#src/base/files/disk.server.ts'
import { assertWritable, diskSpace } from '#src/base/files/disk-space.server.ts'
import { storeSentence } from '#src/base/files/store/store-error.ts'
import type { StoreWatch } from '#src/base/files/store/store-watch.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type Check, NotReady, openReadiness, type Readiness } from '#src/base/observe/readiness.server.ts'
import { tourReader } from '#src/features/tours/catalogue/readable-tour.queries.server.ts'
import type { Env } from './env.server.ts'

type Needs = {
  env: Env
  database: Database
  services: Pick<Services, 'db' | 'log' | 'languages' | 'fileStore'>
}

const MB = 1024 * 1024

const sentences = {
  database:
    'Veritabanına ulaşılamıyor: çalışıyor mu, bağlantıları dolu mu? / The database cannot be reached: does it run, are its connections used up?',
  read: 'Sayfaların verisi okunamıyor: günlüğe bakın. / The data of pages cannot be read: see the log.',
  files: (folder: string) =>
    `${folder} klasörüne dosya yazılamıyor: izinlere ve diske bakın. / Files cannot be written to ${folder}: check its permissions and the disk.`,
  store: (place: string) => `Dosya deposu ${place} yanıt vermiyor. / The file store ${place} does not answer.`,
  disk: (free: number, least: number) =>
    `Diskte ${free} MB kaldı, en az ${least} MB olmalı (MIN_FREE_MB): yer açın. / ${free} MB are left on the disk, of at least ${least} (MIN_FREE_MB): free some space.`,
  damage: (tables: readonly string[]) =>
    `Veritabanının şu tablolarında bozuk veri var: ${tables.join(', ')}. Diski denetleyin ve son yedeği geri yükleyin. / These tables hold damaged data: ${tables.join(', ')}. Check the disk and restore the last backup.`,
}

/** Whether this process can serve visitors, for /readyz. Reads every table once before it returns. */
export async function openReady({ env, database, services }: Needs): Promise<Readiness> {
  const { log, fileStore } = services
  const readTour = tourReader(services.db, async () => (await services.languages())[0]!.abbr)
  const files = filesFolder(env.DATA_DIR)
  // Damage is reported until the next start, which restoring a backup needs anyway.
  const damaged = await damagedTables(database.pool).catch((error: unknown) => {
    log.warn({ err: error }, 'tables could not be checked')
    return []
  })
  const needed = [
    {
      sentence: sentences.database,
      run: async () => {
        await database.ping()
        // Before the page, which may be unreadable because of it.
        if (damaged.length > 0) throw new NotReady(sentences.damage(damaged))
        await readTour().catch((error: unknown) => {
          log.error({ err: error }, 'a page could not be read')
          throw new NotReady(sentences.read)
        })
      },
    },
    {
      sentence: sentences.files(files),
      run: async () => {
        await assertWritable(files)
        const free = Math.floor((await diskSpace(env.DATA_DIR)).free / MB)
        if (free < env.MIN_FREE_MB) throw new NotReady(sentences.disk(free, env.MIN_FREE_MB))
      },
    },
  ]
  return openReadiness({ needed, partly: fileStore ? [storeCheck(fileStore)] : [] }, log)
}

/** Only degrades readiness: all machines share the bucket, and pages and orders work without it. */
function storeCheck({ place, look }: StoreWatch): Check {
  return {
    sentence: sentences.store(place),
    run: async () => {
      const trouble = await look()
      if (trouble) throw new NotReady(storeSentence(trouble, place))
    },
  }
}
