import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../dates.ts'
import type { Tables } from '../db/connect.server.ts'

/** Language and day of a request. `lang` is an active language: the API resolves every other one to the default. */
export type Reader = { lang: string; today: Day }

type TextTableName = Extract<keyof Tables, `${string}_texts`>
type TextColumn = { [T in TextTableName]: keyof Tables[T] & string }[TextTableName]

/**
 * A table with one row per record and language. `of` maps its key columns to the qualified columns of the record:
 * { tour_id: 'tours.id' }. Names are constants, never input.
 */
export type TextTable = { table: TextTableName; of: Readonly<Record<string, string>> }

/**
 * Joins two rows to a record: `requested`, the text in the language of the request, and `fallback`, used for empty columns:
 * the text in the default language, else in the first other active language. A record without a text in any active
 * language is excluded.
 */
export function joinTexts(texts: TextTable, lang: string): RawBuilder<unknown> {
  return sql`${joinRequested(texts, lang)} JOIN LATERAL (
    SELECT * FROM ${sql.table(texts.table)} AS candidate WHERE ${isOf(texts, 'candidate')} AND lang = ${anyActive}
     ORDER BY lang = ${defaultLanguage} DESC, lang LIMIT 1) fallback ON true`
}

/**
 * For optional texts, such as the description of a picture: records without a text are included, and `fallback` is
 * the text in the default language only.
 */
export function leftJoinTexts(texts: TextTable, lang: string): RawBuilder<unknown> {
  return sql`${joinRequested(texts, lang)}
    LEFT JOIN ${sql.table(texts.table)} fallback ON ${isOf(texts, 'fallback')} AND fallback.lang = ${defaultLanguage}`
}

/** For the office: the fallback can also be in an inactive language. */
export function joinOfficeTexts(texts: TextTable, lang: string): RawBuilder<unknown> {
  return sql`${joinRequested(texts, lang)} LEFT JOIN LATERAL (
    SELECT * FROM ${sql.table(texts.table)} AS candidate WHERE ${isOf(texts, 'candidate')}
     ORDER BY lang = ${defaultLanguage} DESC, lang LIMIT 1) fallback ON true`
}

/** A column of the joined texts, named as in the table unless `as` is given. */
export function text(column: TextColumn, as: string = column): RawBuilder<unknown> {
  return sql`${textOf(column)} AS ${sql.ref(as)}`
}

/** The same as an expression without an alias. */
export function textOf(column: TextColumn): RawBuilder<string | null> {
  const [requested, fallback] = bothOf(column)
  return sql`coalesce(nullif(${requested}, ''), ${fallback})`
}

/** A text[] column of the joined texts, named as in the table. */
export function list(column: TextColumn): RawBuilder<unknown> {
  return sql`${listOf(column)} AS ${sql.ref(column)}`
}

export function listOf(column: TextColumn): RawBuilder<string[] | null> {
  const [requested, fallback] = bothOf(column)
  return sql`coalesce(nullif(${requested}, '{}'), ${fallback})`
}

/**
 * A column without fallback once the record is translated: a title in another language must not head a page in this one.
 * Null when empty.
 */
export function ownText(column: TextColumn): RawBuilder<unknown> {
  const [requested, fallback] = bothOf(column)
  return sql`CASE WHEN requested.lang IS NULL THEN nullif(${fallback}, '') ELSE nullif(${requested}, '') END AS ${sql.ref(column)}`
}

/** Condition: joinTexts finds a text for the record. */
export function hasText(texts: TextTable): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')} AND own.lang = ${anyActive})`
}

/** For the office. Condition: a text of the record in any language meets a condition on `own`. */
export function hasTextWhere(texts: TextTable, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')} AND ${condition})`
}

/** For the office. Condition: a text of the record in an inactive language meets a condition on `own`. For tables with one key. */
export function hasInactiveTextWhere({ table, of }: TextTable, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  const [[key, thing] = ['', '']] = Object.entries(of)
  return sql`${sql.ref(thing)} IN (SELECT ${sql.ref(`own.${key}`)} FROM ${sql.table(table)} AS own
    WHERE own.lang = ANY (ARRAY(SELECT abbr FROM languages WHERE NOT active)) AND ${condition})`
}

/** For the office: the languages in which the record has a text, sorted. */
export function translatedInto(texts: TextTable): RawBuilder<string[]> {
  return sql`ARRAY(SELECT own.lang FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')} ORDER BY own.lang)`
}

/** A column of the record's text in one language, given as an expression; null without a text. */
export function textIn(texts: TextTable, column: TextColumn, language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT ${sql.ref(`own.${column}`)} FROM ${sql.table(texts.table)} AS own
               WHERE ${isOf(texts, 'own')} AND own.lang = ${language})`
}

/** Texts of a record in every active language as JSON: { tr: { title: '…' } }. */
export function activeTexts(texts: TextTable): RawBuilder<Record<string, Record<string, unknown>>> {
  return sql`(SELECT coalesce(jsonb_object_agg(own.lang, to_jsonb(own)), '{}') FROM ${sql.table(texts.table)} AS own
               WHERE ${isOf(texts, 'own')} AND own.lang = ${anyActive})`
}

/** For a table with one row per language and no fallback logic of its own: rows in the requested and the default language. */
export function isRequestedOrDefault(column: string, lang: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} IN (${lang}, ${defaultLanguage})`
}

export const defaultLanguage = sql<string>`(SELECT abbr FROM languages WHERE is_default)`

// An array, so that the planner reads it once and looks up texts by (record, lang).
const anyActive = sql`ANY (ARRAY(SELECT abbr FROM languages WHERE active))`

function joinRequested(texts: TextTable, lang: string) {
  return sql`LEFT JOIN ${sql.table(texts.table)} requested ON ${isOf(texts, 'requested')} AND requested.lang = ${lang}`
}

/** Join condition of the text table under `alias`. Without key columns the texts belong to the agency itself. */
export function isOf({ of }: TextTable, alias: string): RawBuilder<boolean> {
  const pairs = Object.entries(of).map(([key, thing]) => sql`${sql.ref(`${alias}.${key}`)} = ${sql.ref(thing)}`)
  return pairs.length === 0 ? sql`true` : sql`(${sql.join(pairs, sql` AND `)})`
}

function bothOf(column: TextColumn) {
  return [sql.ref(`requested.${column}`), sql.ref(`fallback.${column}`)] as const
}
