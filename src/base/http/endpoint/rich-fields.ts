import { z } from 'zod'
import { isBlankHtml, sanitizeHtml, sanitizeSent } from '#src/base/sanitize-html.ts'
import { plainText } from './fields.ts'

/** Factor of the input limit: HTML pasted from a word processor shrinks to a fraction. Longer input is refused unread. */
const maxPasted = 8

/**
 * HTML written in the office: sanitized; '' when it has no visible content.
 * @param max characters of the sanitized HTML, tags included. @param min 1 for a required text.
 */
export function richText({ max, min = 0 }: { max: number; min?: 0 | 1 }) {
  return plainText(0, max * maxPasted)
    .transform((html, { addIssue }) => {
      const clean = sanitizeSent(html)
      if (clean === null) {
        addIssue({ code: 'custom' })
        return z.NEVER
      }
      return isBlankHtml(clean) ? '' : clean
    })
    .pipe(z.string().min(min).max(max))
}

/** HTML in an answer. Sanitized again, because data can reach the database without passing `richText`. */
export function safeHtml() {
  return z.string().overwrite(sanitizeHtml)
}
