/** `npm run demo:remove`: takes the demo agency away, so that a real one can begin. The program must be stopped. */
import { createInterface } from 'node:readline/promises'
import { removeDemo } from '../db/demo/remove.ts'
import { connect } from '../src/base/db/connect.server.ts'
import { openEmbedded } from '../src/base/db/embedded/embedded.server.ts'
import { openDisk } from '../src/base/files/disk.server.ts'
import { readEnv } from '../src/env.server.ts'

const word = 'SIL'
const question = `Turlar, yazılar, görseller, siparişler ve mesajlar silinecek; kullanıcı hesapları kalacak.
Everything but the user accounts will be deleted: tours, texts, pictures, orders and messages.
Devam etmek için ${word} yazın / type ${word} to go on: `

const env = readEnv()
const isSure = process.argv.includes('--yes') || (await isTyped())
if (!isSure) {
  console.info('Hiçbir şey silinmedi. / Nothing was deleted.')
  process.exit(1)
}
const embedded = env.DATABASE_URL
  ? null
  : await openEmbedded({ dataDir: env.DATA_DIR, log: () => {}, onTaken: fail }).catch((error: Error) =>
      fail(error.message),
    )
const database = connect(env.DATABASE_URL ?? embedded!.url, { onError: () => {} })
await removeDemo(database.db, openDisk(env.DATA_DIR))
await database.close()
await embedded?.close()
console.info('Demo kaldırıldı. / The demo has been removed.')

async function isTyped(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question(question)
  terminal.close()
  return typed.trim() === word
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
