import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.server.ts'
import { defaultLanguage, isOf, type TextTable } from './translated.store.server.ts'

/** A kind of content that is translated, as rooms declare it in room.server.ts: for the languages screen of the office. */
export type Translations = {
  /** unique */
  kind: string
  name: { tr: string; en: string }
  /** of the office, where it is listed */
  screen: string
  /** `screen` takes a language: ?lang=de */
  takesLang?: true
  /** Where one record is edited, its id being router state; default: /update below `screen`. */
  form?: string
  /** An address of one record, where the office has one. */
  formOf?: (record: Untranslated, lang: string) => string
  /** Shown in the default language when it is not translated; other contents are left out of a language (docs/rules.md, Languages). */
  fallsBack?: true
  count: (db: Db) => Promise<TextCount[]>
  /** Records with a text in the default language that lack something in `lang`, by name. Absent: its screen is where it is translated. */
  missing?: (db: Db, lang: string) => Promise<Untranslated[]>
}

/** Counts for records with texts. `where` leaves out archived and inactive ones. */
export const translationsOf = (texts: CountedTexts): Required<Pick<Translations, 'count' | 'missing'>> => ({
  count: (db) => countTranslations(db, texts),
  missing: (db, lang) => untranslated(db, texts, lang),
})

/** Records whose translations are counted. `of` of the text table names their table. */
export type CountedTexts = {
  texts: TextTable
  /** Name of a record for the office. An expression on `main`, the text in the default language. */
  name: RawBuilder<string>
  /** The text lacks nothing; default: it exists. An expression on `own`. */
  isDone?: RawBuilder<boolean>
  /** Which records; default: all. */
  where?: RawBuilder<boolean>
}

export type TextCount = { lang: string; total: number; done: number; texts: number }

/**
 * Per language of the site: records with a text in the default language (`total`), how many of these are translated
 * (`done`), and records with any text in the language (`texts`).
 */
async function countTranslations(
  db: Db,
  { texts, isDone = sql`true`, where = sql`true` }: CountedTexts,
): Promise<TextCount[]> {
  const record = recordOf(texts)
  const { rows } = await sql<TextCount>`
    WITH translated AS (
      SELECT own.lang, bool_or(own.lang = ${defaultLanguage}) OVER same AS has_main, ${isDone} AS is_done
        FROM ${record} JOIN ${sql.table(texts.table)} AS own ON ${isOf(texts, 'own')} WHERE ${where}
      WINDOW same AS (PARTITION BY ${sql.join(Object.keys(texts.of).map((key) => sql.ref(`own.${key}`)))})
    ), main AS (SELECT count(*) AS total FROM translated WHERE lang = ${defaultLanguage})
    SELECT abbr AS lang, (SELECT total FROM main)::int AS total,
           count(*) FILTER (WHERE has_main AND is_done)::int AS done, count(translated.lang)::int AS texts
      FROM languages LEFT JOIN translated ON translated.lang = abbr GROUP BY abbr`.execute(db)
  return rows
}

/** `is_started`: it has a text in the language, which lacks something. */
export type Untranslated = { id: string; name: string; is_started: boolean }

/** Records with a text in the default language that lack something in `lang`, by name. */
async function untranslated(
  db: Db,
  { texts, name, isDone = sql`true`, where = sql`true` }: CountedTexts,
  lang: string,
): Promise<Untranslated[]> {
  const record = recordOf(texts)
  const { rows } = await sql<Untranslated>`
    SELECT ${record}.id::text, coalesce(${name}, '') AS name, own.lang IS NOT NULL AS is_started
      FROM ${record} JOIN ${sql.table(texts.table)} AS main ON ${isOf(texts, 'main')} AND main.lang = ${defaultLanguage}
      LEFT JOIN ${sql.table(texts.table)} AS own ON ${isOf(texts, 'own')} AND own.lang = ${lang}
     WHERE ${where} AND (own.lang IS NULL OR NOT ${isDone})
     ORDER BY ${name} COLLATE tr, ${record}.id`.execute(db)
  return rows
}

const recordOf = (texts: TextTable) => sql.table(Object.values(texts.of)[0]!.split('.')[0]!)

/** The text lacks no required field (db/functions/publishing.sql). */
export const lacksNothing = sql<boolean>`cardinality(own.missing) = 0`
