import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { StringGroups } from '#src/base/i18n/translate.ts'
import { isRequestedOrDefault } from '#src/base/i18n/translated.store.server.ts'
import type { TextGroups } from '#src/base/string-key.ts'
import { shippedLanguages } from './languages.links.ts'
import type { LanguageItem } from './languages.schema.ts'

export function listActiveLanguages(db: Db): Promise<LanguageItem[]> {
  return db
    .selectFrom('languages')
    .select(['abbr', 'lang', 'is_default'])
    .where('active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('queue', 'desc')
    .execute()
}

/** Every text in a language; a missing or empty one in the default language. */
export async function findStaticStrings(db: Db, lang: string): Promise<StringGroups> {
  const rows = await db
    .selectFrom('static_strings')
    .select(['group_name', 'key', 'value'])
    .where(isRequestedOrDefault('static_strings.lang', lang))
    .where('value', '<>', '')
    // The default language first, so that the requested one's texts replace it.
    .orderBy(sql`static_strings.lang = ${lang}`)
    .execute()
  const groups = Map.groupBy(rows, (row) => row.group_name)
  return Object.fromEntries(
    [...groups].map(([name, texts]) => [name, Object.fromEntries(texts.map(({ key, value }) => [key, value]))]),
  )
}

/**
 * Runs on every start: inserts the two shipped languages into an empty table, and the shipped texts. A text of an earlier
 * release is replaced by the program's unless staff changed it, which raises its version above 1.
 */
export async function insertShippedStrings(db: Db, strings: TextGroups): Promise<void> {
  const { count } = await db
    .selectFrom('languages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) {
    await db
      .insertInto('languages')
      .values(shippedLanguages)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const rows = Object.entries(strings).flatMap(([group_name, texts]) =>
    Object.entries(texts).flatMap(([key, perLang]) =>
      Object.entries(perLang).map(([lang, value]) => ({ group_name, key, lang, value })),
    ),
  )
  await sql`
    INSERT INTO static_strings (group_name, key, lang, value)
    SELECT shipped.group_name, shipped.key, shipped.lang, shipped.value
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS shipped(group_name text, key text, lang text, value text)
      JOIN languages ON languages.abbr = shipped.lang
    ON CONFLICT (group_name, key, lang) DO UPDATE SET value = excluded.value
     WHERE static_strings.version = 1 AND static_strings.value <> excluded.value`.execute(db)
}
