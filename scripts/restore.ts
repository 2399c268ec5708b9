/** `npm run restore -- FILE [--replace]`: restores a backup. The program must be stopped. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filledTables, rowsOf } from '../src/base/backup/manifest.ts'
import { openSource, verifyArchive } from '../src/base/backup/read-archive.server.ts'
import { type Restored, restore } from '../src/base/backup/restore.server.ts'
import { openEmbedded } from '../src/base/db/embedded/embedded.server.ts'
import { openSiteDisk } from '../src/base/files/store/site-disk.server.ts'
import { filesPlaceOf, readEnv } from '../src/server/env.server.ts'
import { continueAsOwner, ofRootSentence } from './owner.ts'

function print({ manifest, migrations, removed }: Restored): void {
  const width = Math.max(...manifest.tables.map(({ name }) => name.length))
  const filled = filledTables(manifest)
  for (const { name, rows, sha256 } of filled)
    console.info(`${name.padEnd(width)}  ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}  =`)
  console.info(
    `${filled.length} tabloda ${rowsOf(manifest)} satır ve ${manifest.files.length} dosya yedekteki gibi; ${removed} eski dosya silindi, ${migrations.length} yeni tablo adımı uygulandı. / ` +
      `${rowsOf(manifest)} rows in ${filled.length} tables and ${manifest.files.length} files are as in the backup; ${removed} old files removed, ${migrations.length} newer migrations applied.`,
  )
  console.info(
    `${manifest.made_at} tarihli yedek yüklendi; herkes yeniden giriş yapar. / The backup of ${manifest.made_at} is restored; everybody signs in again.`,
  )
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new Error('Yedeğin adını verin / name the backup: npm run restore -- seyyah-2027-05-01.yedek')
  const env = readEnv()
  // Before root's rights are given up: a backup that root made is for root only.
  const source = openSource(resolve(file))
  continueAsOwner(env.DATA_DIR)
  // Before a server is started, or even created, for a file that is no backup.
  await verifyArchive(source, env.BACKUP_PASSPHRASE)
  const taken = (sentence: string) => {
    console.error(sentence)
    process.exit(1)
  }
  const embedded = env.DATABASE_URL
    ? null
    : await openEmbedded({ dataDir: env.DATA_DIR, log: () => {}, onTaken: taken })
  try {
    const restored = await restore({
      url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? embedded!.url,
      disk: await openSiteDisk(filesPlaceOf(env)),
      source,
      passphrase: env.BACKUP_PASSPHRASE,
      folder: 'db',
      replaces: values.replace === true,
      onReplace: ({ users, tours, orders, messages }) =>
        console.info(
          `Silinecek / to be deleted: ${users} kullanıcı / users, ${tours} tur / tours, ${orders} sipariş / orders, ${messages} mesaj / messages`,
        ),
    })
    print(restored)
    const ofRoot = ofRootSentence(env.DATA_DIR)
    if (ofRoot) console.info(ofRoot)
  } finally {
    await embedded?.close()
  }
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
