import { formatInstant } from '#src/base/dates.ts'
import { maxErrorLength } from '#src/features/support/support.links.ts'

/** The errors of the browser as a request takes them. */
export function errorLines(errors: readonly { at: string; text: string }[], lang: string): string[] {
  return errors.map(({ at, text }) => `${formatInstant(new Date(at), lang)}: ${text}`.slice(0, maxErrorLength))
}
