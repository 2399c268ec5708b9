import { characters } from '#src/base/text.ts'
import { kitTexts } from '../kit.strings.ts'
import { officeLang, textIn } from '../office-texts.ts'

/** The sentence at a field whose text is longer than its limit: nothing that is typed is cut, and the server refuses it. */
export function tooLong(text: string, max: number): string | undefined {
  const n = characters(text)
  return n > max ? textIn(kitTexts, officeLang())('too_long', { n, max }) : undefined
}
