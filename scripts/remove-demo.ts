/** `npm run office -- demo:remove`: takes the demo agency away, so that a real one can begin, as the office does. The program must be stopped. */
import { createInterface } from 'node:readline/promises'
import { beginForReal, findDemo, sumOf } from '../src/admin/start/demo.commands.server.ts'
import { demoTexts } from '../src/admin/start/demo.strings.ts'
import { slug } from '../src/base/slug.ts'
import { names } from '../src/server/rooms.server.ts'
import { openStopped } from './stopped.ts'

const word = 'SIL'
const { db, close, fail } = await openStopped()
const { is_demo, goes, stays, kept } = await findDemo(db, names, 'tr')
if (!is_demo) await fail('Deneme kayıtları yok. / There are no demo records.')
const listed = (list: typeof goes) =>
  list.map(({ table, count }) => `\n  ${demoTexts[table].tr.replace('{n}', String(count))}`).join('')
const keptLines = kept.map(({ name, reason }) => `\n  ${name}: ${demoTexts[`kept_${reason}`].tr}`).join('')
console.info(`Silinecek / to be deleted:${listed(goes)}\nKalacak / to stay:${listed(stays)}`)
if (keptLines) console.info(`Denemeden kalacaklar / of the demo:${keptLines}`)
const isSure = process.argv.includes('--yes') || (await isTyped())
if (!isSure) await fail('Hiçbir şey silinmedi. / Nothing was deleted.')
await beginForReal(db, null, sumOf(goes))
await close()
console.info('Demo kaldırıldı. / The demo has been removed.')

async function isTyped(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question(`Devam etmek için ${word} yazın / type ${word} to go on: `)
  terminal.close()
  // A Turkish keyboard writes SİL.
  return slug(typed) === slug(word)
}
