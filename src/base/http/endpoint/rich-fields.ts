import { z } from 'zod'
import { isBlankHtml, isTooDeep, sanitizeHtml } from '#src/base/sanitize-html.ts'
import { words } from './fields.ts'

/** What is pasted from a word processor shrinks to a fraction; what is many times too long is not even looked through. */
const maxPasted = 8

/**
 * HTML that somebody of the office writes: kept clean, and '' when nothing of it would be seen.
 * @param max letters of the clean HTML, its tags included. @param min 1 where there must be a text.
 */
export function richText({ max, min = 0 }: { max: number; min?: 0 | 1 }) {
  return words(0, max * maxPasted)
    .refine((html) => !isTooDeep(html))
    .transform((html) => {
      const clean = sanitizeHtml(html)
      return isBlankHtml(clean) ? '' : clean
    })
    .pipe(z.string().min(min).max(max))
}

/** HTML in an answer. Cleaned again, because not everything in the database came through `richText` (promise 10). */
export function shownHtml() {
  return z.string().overwrite(sanitizeHtml)
}
