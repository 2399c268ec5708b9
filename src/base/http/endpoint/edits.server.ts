import type { StringKey } from '#src/base/i18n/string-key.ts'
import { Failure, type Text } from '../errors.ts'
import type { Services } from './services.server.ts'

/**
 * @throws Failure 409 when somebody saved since the form was opened, with the version there is now, so that the office can
 *   offer to save all the same (promise 18). A change that names no version is one of a program, and passes.
 */
export function assertFresh(row: { version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== row.version)
    throw new Failure('conflict', { key: 'staff.stale' }, { facts: { version: row.version } })
}

/** The answer of an edit: what happened, in the language of who asked (spec §7). */
export async function done(
  { localize, lang }: Pick<Services, 'localize'> & { lang: string },
  key: StringKey,
  values?: Text['values'],
) {
  return { success: true as const, message: await localize({ key, ...(values && { values }) }, lang) }
}
