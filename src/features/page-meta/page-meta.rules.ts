import { shownLengths } from './page-meta.links.ts'

export type MetaField = keyof typeof shownLengths
/** The office's texts of a page, as title_{lang} and description_{lang}. */
type Written = Record<string, unknown>

export function lengthOf(text: string): number {
  return [...text.trim()].length
}

/** Preview as in a search engine: a text that is too long is cut after a word and gets an ellipsis. */
export function shownInResult(text: string, field: MetaField): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  const max = shownLengths[field]
  if (letters.length <= max) return letters.join('')
  const start = letters.slice(0, max).join('')
  const words = letters[max] === ' ' ? start : start.replace(/ [^ ]*$/, '')
  return `${words.replace(/[\s.,;:|–—-]+$/, '')} …`
}

export type Fallback = { text: string; from: 'default' | 'company' | 'nothing' }

/**
 * Fallback of an empty field: the default language's text; then the company's name for a title, nothing for a description.
 */
export function fallbackOf(
  field: MetaField,
  written: Written,
  { lang, main, company }: { lang: string; main: string; company: string },
): Fallback {
  const text = lang === main ? '' : writtenText(written, field, main)
  if (text) return { text, from: 'default' }
  return field === 'title' ? { text: company, from: 'company' } : { text: '', from: 'nothing' }
}

export type MetaState = 'good' | 'long' | 'part' | 'empty'

/** Completeness of a page in one language. */
export function stateIn(written: Written, lang: string): MetaState {
  const fields = Object.keys(shownLengths) as MetaField[]
  const lengths = fields.map((field) => lengthOf(writtenText(written, field, lang)) / shownLengths[field])
  if (lengths.every((length) => length === 0)) return 'empty'
  if (lengths.some((length) => length > 1)) return 'long'
  return lengths.includes(0) ? 'part' : 'good'
}

export function writtenText(written: Written, field: MetaField, lang: string): string {
  const words = written[`${field}_${lang}`]
  return typeof words === 'string' ? words.trim() : ''
}
