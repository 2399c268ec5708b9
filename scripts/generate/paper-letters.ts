/** Asks the maker of papers which letters of the basic plane it can print; writes one bit of each (src/base/pdf/printable.server.ts). */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Paper } from '#src/base/pdf/paper.ts'
import type { PdfAnswer, PdfRequest } from '#src/base/pdf/pdf-worker.server.ts'

const worker = fork('src/base/pdf/pdf-worker.server.ts', { serialization: 'advanced' })
const bits = new Uint8Array(0x10000 / 8)
const size = 512
for (let from = 0; from < 0x10000; from += size) {
  const codes = Array.from({ length: size }, (_, n) => from + n)
  const letters = codes.map((code) => String.fromCodePoint(code))
  // Controls and spaces have no shape; surrogates and unassigned ones are no letters.
  const asked = letters.filter((letter) => !/[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Co}]/u.test(letter))
  const missing = new Set(await missingOf(asked.join('')))
  for (const [n, letter] of letters.entries()) {
    const isPrinted = asked.includes(letter) ? !missing.has(letter) : /[\p{Cc}\p{Cf}\p{Z}]/u.test(letter)
    const code = from + n
    if (isPrinted) bits[code >> 3]! |= 1 << (code & 7)
  }
}
worker.kill()
writeFileSync(
  'src/base/pdf/printable-letters.ts',
  `/** One bit for each letter of the basic plane, deflated. Written by scripts/generate/paper-letters.ts. */\nexport const printableLetters =\n  '${deflateRawSync(bits, { level: 9 }).toString('base64')}'\n`,
)

async function missingOf(text: string): Promise<string> {
  const paper: Paper = {
    ...{ lang: 'tr', title: '-', subtitle: '-', marks: [], agency: { name: '-', color: '#000000', lines: [] } },
    ...{ size: 10, isWide: false, page_words: '-', blocks: [{ kind: 'text', text, tone: 'normal' }] },
  }
  worker.send({ paper: JSON.stringify(paper), dir: 'ltr', made_at: 0, logo: null } satisfies PdfRequest)
  const [answer] = (await once(worker, 'message')) as [PdfAnswer]
  if ('error' in answer) throw new Error(answer.error)
  return answer.missing
}
