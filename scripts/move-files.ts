/** `npm run office -- files:move to-store|to-folder`: copies all files between the folder and the bucket, also while the program runs. */
import { parseArgs } from 'node:util'
import { openDisk } from '../src/base/files/disk.server.ts'
import { fileSize } from '../src/base/files/file-size.ts'
import { type Moved, moveFiles } from '../src/base/files/store/move-files.server.ts'
import { openSiteDisk } from '../src/base/files/store/site-disk.server.ts'
import { storeErrorOf, storeSentence } from '../src/base/files/store/store-error.ts'
import { filesPlaceOf, readEnv } from '../src/server/env.server.ts'
import { continueAsOwner } from './owner.ts'

/** Files between two lines of progress. */
const progressStep = 100
/** More names say nothing more. */
const namesShown = 20

const wrongs = {
  digest: 'hedefte içeriği farklı / differs in the target',
  lost: 'hedeften kaybolmuş / has gone from the target',
  changed: 'hedefte sonradan değişmiş / changed in the target afterwards',
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [direction] = positionals
  if ((direction !== 'to-store' && direction !== 'to-folder') || positionals.length > 1)
    throw new Error(
      'Yönü verin / name the direction: npm run office -- files:move to-store, npm run office -- files:move to-folder',
    )
  const place = filesPlaceOf(readEnv())
  if (!place.s3)
    throw new Error(
      'Depo tanımlı değil: S3_BUCKET ve öbür S3_ ayarlarını verin. / No store is named: set S3_BUCKET and the other settings that begin with S3_.',
    )
  continueAsOwner(place.dataDir)
  const store = await openSiteDisk(place)
  const folder = openDisk(place.dataDir)
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder]
  try {
    await to.assertUsable()
    const moved = await moveFiles(from, to, (done, files) => {
      if (done % progressStep === 0 || done === files) console.info(`${done}/${files}`)
    })
    process.exitCode = print(moved, to.place)
  } catch (error) {
    const known = storeErrorOf(error)
    throw known ? new Error(storeSentence(known, store.place)) : error
  }
}

/** @returns the exit code: 0 when the target has everything */
function print({ files, bytes, copied, same, gone, came, wrong }: Moved, target: string): number {
  for (const { key, why } of wrong.slice(0, namesShown)) console.error(`${key}: ${wrongs[why]}`)
  if (wrong.length > 0) {
    console.error(
      `Taşıma tamamlanmadı: ${files} dosyanın ${wrong.length} tanesi ${target} içinde kaynaktaki gibi değil. Komutu yeniden çalıştırın; kaynaktan hiçbir şey silinmedi. / ` +
        `Not complete: ${wrong.length} of ${files} files are not in ${target} as they are in the source. Run the command again; nothing was removed from the source.`,
    )
    return 1
  }
  const size = fileSize(bytes, 'tr')
  const left =
    gone > 0 ? ` ${gone} dosya bu arada kaynaktan silindi. / ${gone} files were removed from the source meanwhile.` : ''
  console.info(
    `${files} dosyanın (${size}) hepsi ${target} içinde ve özetleri kaynakla aynı: ${copied} kopyalandı, ${same} zaten vardı. Kaynaktan hiçbir şey silinmedi.${left} / ` +
      `All ${files} files (${size}) are in ${target} with the digests of the source: ${copied} copied, ${same} were there. Nothing was removed from the source.`,
  )
  if (came.length > 0)
    console.info(
      `${came.length} dosya bu arada geldi: programı durdurup komutu yeniden çalıştırın. / ${came.length} files came meanwhile: stop the program and run the command again.`,
    )
  return 0
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
