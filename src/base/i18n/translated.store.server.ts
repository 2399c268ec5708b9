import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../dates.ts'
import type { Tables } from '../db/connect.server.ts'
import type { TextState } from './publishing.ts'

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
 * A table whose texts are published per language: the database decides `is_public` of each row (db/functions/publishing.sql,
 * docs/decisions/0054-languages-are-published-one-by-one.md).
 */
export type PublishedTextTable = TextTable & {
  isPublished: true
  /** Column of the record with the languages in which it is public. Saves a look-up per record. */
  publicLangs?: string
}

/** Condition: the record is public in this language. The status of the record itself is another condition. */
export function isPublicIn(texts: PublishedTextTable, lang: string): RawBuilder<boolean> {
  if (texts.publicLangs) return sql`${lang} = ANY (${sql.ref(texts.publicLangs)})`
  return sql`EXISTS (SELECT FROM ${sql.table(texts.table)} AS own
    WHERE ${isOf(texts, 'own')} AND own.lang = ${lang} AND own.is_public)`
}

/** Condition on one row of texts: visitors may see it, as far as its language and completeness decide. */
export function isPublicText(texts: TextTable, alias: string): RawBuilder<boolean> {
  return 'isPublished' in texts ? sql.ref<boolean>(`${alias}.is_public`) : sql<boolean>`true`
}

/**
 * Joins two rows to a record, public or not: `requested`, the text in the language of the request, and `fallback`, used for empty columns:
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

/** For the office. Condition: a text of the record in any language meets a condition on `own`. */
export function hasTextWhere(texts: TextTable, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')} AND ${condition})`
}

/** For the office. Condition: a text of the record that visitors do not see meets a condition on `own`. For tables with one key. */
export function hasHiddenTextWhere(
  { table, of }: PublishedTextTable,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const [[key, thing] = ['', '']] = Object.entries(of)
  return sql`${sql.ref(thing)} IN (SELECT ${sql.ref(`own.${key}`)} FROM ${sql.table(table)} AS own
    WHERE (NOT own.is_public OR own.lang = ANY (ARRAY(SELECT abbr FROM languages WHERE NOT active))) AND ${condition})`
}

/** For the office: each language in which the record has a text, with what it lacks to be public, sorted. */
export function textStates(texts: PublishedTextTable): RawBuilder<TextState[]> {
  return sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('lang', own.lang, 'missing', own.missing, 'held', own.held) ORDER BY own.lang), '[]')
               FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')})`
}

/** A column of the record's text in one language, given as an expression; null without a text. */
export function textIn(texts: TextTable, column: TextColumn, language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT ${sql.ref(`own.${column}`)} FROM ${sql.table(texts.table)} AS own
               WHERE ${isOf(texts, 'own')} AND own.lang = ${language})`
}

/** When a field of the record's text in one language, given as an expression, last changed or was confirmed; null when unknown. */
export function changedAt(texts: TextTable, field: string, language: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`(SELECT (own.changed_fields ->> ${field})::timestamptz FROM ${sql.table(texts.table)} AS own
               WHERE ${isOf(texts, 'own')} AND own.lang = ${language})`
}

/** Public texts of a record in every active language as JSON: { tr: { title: '…' } }. */
export function activeTexts(texts: TextTable): RawBuilder<Record<string, Record<string, unknown>>> {
  return sql`(SELECT coalesce(jsonb_object_agg(own.lang, to_jsonb(own)), '{}') FROM ${sql.table(texts.table)} AS own
               WHERE ${isOf(texts, 'own')} AND own.lang = ${anyActive} AND ${isPublicText(texts, 'own')})`
}

/** Condition: the record has no text in any language, such as a picture without words. */
export function hasNoText(texts: TextTable): RawBuilder<boolean> {
  return sql`NOT EXISTS (SELECT FROM ${sql.table(texts.table)} AS own WHERE ${isOf(texts, 'own')})`
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
