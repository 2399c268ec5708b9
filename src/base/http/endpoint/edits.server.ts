import { isDeepStrictEqual } from 'node:util'
import type { StringKey } from '#src/base/string-key.ts'
import { Failure, type Text } from '../../errors.ts'
import { type Form, mergedFields, type SentFields } from './form.ts'
import { parsed } from './parsed.server.ts'
import type { Services } from './services.server.ts'

/**
 * @throws Failure 409 when the record was saved since the form was opened, with the current version, so that the office can
 *   offer to overwrite it. A change without a version is not checked: scripts send none.
 */
export function assertNotStale(row: { version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== row.version)
    throw new Failure('conflict', { key: 'staff.stale' }, { facts: { version: row.version } })
}

/**
 * The form of a change, completed with the record's values for fields that were not sent. Call it on a locked row, so that
 * concurrent saves do not overwrite each other.
 * @throws Failure 422
 */
export function changedForm<T>(form: Form<T>, record: object, sent: SentFields): T {
  return parsed(form.schema, mergedFields(form, record, sent))
}

/**
 * Whether a change has no effect. Then nothing is written, so that concurrent edits meet no newer version.
 * @param changed the form that `changedForm` made
 */
export function changesNothing<T>(form: Form<T>, record: object, changed: T): boolean {
  const stored = form.schema.safeParse(mergedFields(form, record, {}))
  return stored.success && isDeepStrictEqual(contentOf(stored.data), contentOf(changed))
}

/** Without fields that are no content. A cleared language is one without texts. */
function contentOf(form: unknown) {
  const { version, cleared, current_password, ...content } = form as Record<string, unknown>
  return content
}

/** The answer of an edit, in the language of the request. */
export async function done(
  { localize, lang }: Pick<Services, 'localize'> & { lang: string },
  key: StringKey,
  values?: Text['values'],
) {
  return { success: true as const, message: await localize({ key, values }, lang) }
}
