import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { TextCount, Translations } from '#src/base/i18n/translations.store.server.ts'
import type { TextGroups } from '#src/base/string-key.ts'
import type { LanguageOverview, OfficeStrings } from './languages.admin.schema.ts'
import { findLanguage, lastStringEdits, listStoredLanguages, listStrings } from './languages.admin.store.server.ts'
import { filledStrings, shapeOf, siteStrings, stringNames } from './static-strings.rules.ts'

export type ContentCount = TextCount & { kind: string }

/** How many records of each kind are translated, by language (docs/rules.md, Languages). Records that are archived or off are not counted. */
export async function countContents(db: Db, translations: readonly Translations[]): Promise<ContentCount[]> {
  const counted = translations.map(async ({ kind, count }) => (await count(db)).map((each) => ({ ...each, kind })))
  return (await Promise.all(counted)).flat()
}

/** Every language with its completeness, the default one first. */
export async function languageOverviews(
  db: Db,
  shipped: TextGroups,
  translations: readonly Translations[],
): Promise<LanguageOverview[]> {
  const languages = await listStoredLanguages(db)
  const [texts, counts, edits] = await Promise.all([
    listStrings(
      db,
      languages.map(({ abbr }) => abbr),
    ),
    countContents(db, translations),
    lastStringEdits(db),
  ])
  const total = stringNames(shipped).length
  return languages.map(({ queue, ...language }) => {
    const edit = edits.find(({ lang }) => lang === language.abbr)
    const own = texts.filter(({ lang }) => lang === language.abbr)
    return {
      ...language,
      strings: { total, filled: filledStrings(own, shipped) },
      contents: counts
        .filter(({ lang }) => lang === language.abbr)
        .map(({ kind, total, done, texts }) => ({ kind, total, done, texts })),
      edited: edit ? { by: edit.by, at: edit.at.toISOString() } : null,
    }
  })
}

/** The texts of the site in one language, beside the default language and English. @throws Failure 404 */
export async function languageStrings(db: Db, abbr: string, shipped: TextGroups): Promise<OfficeStrings> {
  const language = await findLanguage(db, abbr)
  if (!language) throw notFound('errors.unknown_language')
  const { queue, ...facts } = language
  const main = (await listStoredLanguages(db))[0]!.abbr
  const rows = await listStrings(db, [...new Set([abbr, main, 'en'])])
  const stored = new Map(rows.map((row) => [`${row.lang} ${row.group_name}.${row.key}`, row.value]))
  const strings = Object.entries(siteStrings(shipped)).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, perLang]) => {
      const own = (lang: string) => stored.get(`${lang} ${group}.${key}`) ?? ''
      const text = own(abbr)
      return {
        group,
        key,
        text,
        missing: text.trim() === '',
        main: own(main),
        english: own('en') || (perLang.en ?? ''),
        shipped: perLang[abbr] ?? null,
        ...shapeOf(perLang),
      }
    }),
  )
  return { ...facts, default_lang: main, strings }
}
