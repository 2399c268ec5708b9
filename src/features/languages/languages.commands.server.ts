import type { Tx } from '#src/base/db/connect.server.ts'
import { QueueMismatch } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound, type Text } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { StringGroups } from '#src/base/i18n/translate.ts'
import type { Translations } from '#src/base/i18n/translations.store.server.ts'
import type { TextGroups } from '#src/base/string-key.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { isLanguageCode, ownNameOf } from './language-codes.ts'
import { countContents } from './language-overview.queries.server.ts'
import {
  deleteLanguage,
  insertLanguage,
  listStrings,
  lockLanguage,
  lockLanguages,
  type StoredLanguage,
  type StoredString,
  saveLanguageOrder,
  saveStrings,
  updateLanguage,
} from './languages.admin.store.server.ts'
import { insertShippedStrings } from './languages.store.server.ts'
import {
  filledStrings,
  flatStrings,
  problemMessage,
  shapeOf,
  siteStrings,
  stringNames,
  stringProblem,
} from './static-strings.rules.ts'

type Db = Services['db']
type MaybePromise<T> = T | Promise<T>

/** @throws Failure 422 at `abbr` for a code that is no language, or one that the site already has. @returns the new language */
export async function createLanguage(
  db: Db,
  staff: Staff,
  { abbr, lang }: { abbr: string; lang: string },
  shipped: TextGroups,
): Promise<{ abbr: string; lang: string }> {
  if (!isLanguageCode(abbr)) throw invalid('abbr', 'office.language_code')
  const made = { abbr, lang: lang || ownNameOf(abbr) }
  await transaction(db, async (tx) => {
    const known = await lockLanguages(tx)
    if (known.some((language) => language.abbr === abbr)) throw invalid('abbr', 'office.language_taken')
    await insertLanguage(tx, made)
    // Restores the texts of a shipped language that had been deleted.
    await insertShippedStrings(tx, shipped)
    await record(tx, staff, {
      action: 'create',
      entity: 'languages',
      id: abbr,
      before: null,
      after: { ...made, active: false },
    })
  })
  return made
}

export function renameLanguage(db: Db, staff: Staff, abbr: string, lang: string): Promise<StoredLanguage> {
  return changeLanguage(db, staff, abbr, () => ({ lang }))
}

/**
 * A language is opened with every text of the site in it; contents follow one by one (docs/decisions/0124-a-language-is-opened-whole.md).
 * @param active undefined toggles. @throws Failure 422 for the default language, and for one that lacks texts
 */
export function setLanguageActive(
  db: Db,
  staff: Staff,
  { abbr, active }: { abbr: string; active?: boolean | undefined },
  shipped: TextGroups,
): Promise<StoredLanguage> {
  return changeLanguage(db, staff, abbr, async (before, tx) => {
    const next = active ?? !before.active
    if (before.is_default && !next) throw invalid('active', 'office.language_default')
    if (next && !before.active && !before.is_default) {
      const filled = filledStrings(await listStrings(tx, [abbr]), shipped)
      const n = stringNames(shipped).length - filled
      if (n > 0) throw invalid('active', 'office.language_texts', { n, lang: before.lang })
    }
    return { active: next }
  })
}

async function changeLanguage(
  db: Db,
  staff: Staff,
  abbr: string,
  changeOf: (before: StoredLanguage, tx: Tx) => MaybePromise<Partial<Pick<StoredLanguage, 'lang' | 'active'>>>,
): Promise<StoredLanguage> {
  return transaction(db, async (tx) => {
    const before = await lockLanguage(tx, abbr)
    if (!before) throw notFound('errors.unknown_language')
    const after = { ...before, ...(await changeOf(before, tx)) }
    // A repeated request changes nothing and is not recorded again.
    if (after.lang === before.lang && after.active === before.active) return before
    await updateLanguage(tx, abbr, { lang: after.lang, active: after.active })
    await record(tx, staff, { action: 'update', entity: 'languages', id: abbr, before, after })
    return after
  })
}

/**
 * Deletes a language with every text in it.
 * @throws Failure 422 for the default language and while visitors see it
 */
export async function removeLanguage(
  db: Db,
  staff: Staff,
  abbr: string,
  translations: readonly Translations[],
): Promise<StoredLanguage> {
  return transaction(db, async (tx) => {
    const before = (await lockLanguages(tx)).find((language) => language.abbr === abbr)
    if (!before) throw notFound('errors.unknown_language')
    if (before.is_default) throw invalid('abbr', 'office.language_default')
    if (before.active) throw invalid('abbr', 'office.language_active')
    const strings = (await listStrings(tx, [abbr])).filter(({ value }) => value !== '').length
    const counts = (await countContents(tx, translations)).filter(({ lang, texts }) => lang === abbr && texts > 0)
    await deleteLanguage(tx, before)
    const texts = { strings, ...Object.fromEntries(counts.map((count) => [count.kind, count.texts])) }
    await record(tx, staff, {
      action: 'delete',
      entity: 'languages',
      id: abbr,
      before: { ...before, texts },
      after: null,
    })
    return before
  })
}

/**
 * Saves the order of the languages.
 * @param sent the first of n has queue n. @throws QueueMismatch unless it names every language; Failure 422 unless the default one is first
 */
export async function orderLanguages(
  db: Db,
  staff: Staff,
  sent: readonly { abbr: string; queue: number }[],
): Promise<void> {
  await transaction(db, async (tx) => {
    const known = await lockLanguages(tx)
    const abbrs = sent.toSorted((a, b) => b.queue - a.queue).map(({ abbr }) => abbr)
    const isWhole = known.length === sent.length && known.every(({ abbr }) => abbrs.includes(abbr))
    const isNumbered = sent.every(({ abbr, queue }) => queue === abbrs.length - abbrs.indexOf(abbr))
    if (!isWhole || !isNumbered) throw new QueueMismatch(`${known.length} languages, ${sent.length} were sent`)
    if (!known.find(({ abbr }) => abbr === abbrs[0])?.is_default)
      throw invalid('queue', 'office.language_default_first')
    await saveLanguageOrder(tx, abbrs)
    const was = known.toSorted((a, b) => b.queue - a.queue).map(({ abbr }) => abbr)
    const [before, after] = [{ queue: was }, { queue: abbrs }]
    await record(tx, staff, { action: 'order', entity: 'languages', id: 'all', before, after })
  })
}

/**
 * Changes the named texts of a language; other texts stay. An empty text is a missing one.
 * @param sent.version version that the texts were read with; without it a stale save is not refused
 * @throws Failure 422 at 'group.key' for a key that the site does not have and a text that breaks its placeholders or forms;
 *   409 with `conflicts` when one of the texts was changed since `version`. Nothing is saved then
 */
export async function saveLanguageStrings(
  db: Db,
  staff: Staff,
  sent: { abbr: string; page_lang: StringGroups; version?: number | undefined },
  shipped: TextGroups,
): Promise<{ version: number; changed: number }> {
  const texts = flatStrings(sent.page_lang)
  return transaction(db, async (tx) => {
    const language = await lockLanguage(tx, sent.abbr)
    if (!language) throw notFound('errors.unknown_language')
    assertStrings(texts, language, siteStrings(shipped))
    const rows = await listStrings(tx, [language.abbr])
    const stored = new Map<string, StoredString>(rows.map((row) => [`${row.group_name}.${row.key}`, row]))
    const changed = texts.filter(([name, text]) => (stored.get(name)?.value ?? '') !== text)
    const conflicts = changed.filter(([name]) => (stored.get(name)?.version ?? 0) > (sent.version ?? Infinity))
    if (conflicts.length > 0)
      throw new Failure(
        'conflict',
        { key: 'office.strings_stale', values: { n: conflicts.length } },
        {
          facts: {
            version: language.version,
            conflicts: Object.fromEntries(conflicts.map(([name]) => [name, stored.get(name)!.value])),
          },
        },
      )
    if (changed.length === 0) return { version: language.version, changed: 0 }
    const version = language.version + 1
    await saveStrings(tx, language.abbr, changed, version)
    await updateLanguage(tx, language.abbr, { version })
    await record(tx, staff, {
      action: 'update',
      entity: 'static_strings',
      id: language.abbr,
      before: Object.fromEntries(changed.map(([name]) => [name, stored.get(name)?.value ?? ''])),
      after: Object.fromEntries(changed),
    })
    return { version, changed: changed.length }
  })
}

function assertStrings(
  texts: readonly (readonly [name: string, text: string])[],
  language: StoredLanguage,
  known: TextGroups,
): void {
  const fields: Record<string, Text[]> = {}
  for (const [name, text] of texts) {
    const [group = '', key = ''] = name.split('.')
    const own = Object.hasOwn(known, group) ? known[group]! : {}
    if (!Object.hasOwn(own, key)) {
      fields[name] = [{ key: 'office.string_unknown', values: { name } }]
      continue
    }
    const problem = stringProblem(text, shapeOf(own[key]!), language.abbr, language.is_default)
    if (!problem) continue
    const message = problemMessage(problem)
    fields[name] = [{ ...message, key: `office.${message.key}` }]
  }
  const [first] = Object.values(fields)
  // The message of the answer names the first one, for callers without fields.
  if (first) throw new Failure('invalid', first[0]!, { fields })
}
