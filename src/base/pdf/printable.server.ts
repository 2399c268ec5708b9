import { inflateRawSync } from 'node:zlib'
import { printableLetters } from './printable-letters.ts'

/** A name and those of its letters that papers print as '?'. */
export type Unprintable = { name: string; letters: string }

/** Of these names, those of which a paper cannot show every letter; each once. */
export function unprintableNames(names: readonly string[]): Unprintable[] {
  return [...new Set(names)]
    .map((name) => ({ name, letters: unprintable(name) }))
    .filter(({ letters }) => letters !== '')
}

let bits: Buffer | null = null

/** Letters of a text that papers print as '?', because no font has them: 'ਗਰ', or '' for most texts. */
export function unprintable(text: string): string {
  bits ??= inflateRawSync(Buffer.from(printableLetters, 'base64'))
  const known = bits
  const isMissing = (letter: string) => {
    const code = letter.codePointAt(0)!
    return code > 0xffff || ((known[code >> 3]! >> (code & 7)) & 1) === 0
  }
  return [...new Set(text)].filter(isMissing).join('')
}
