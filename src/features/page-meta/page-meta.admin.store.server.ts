import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { confirmTexts, listLanguages, outdatedFields } from '#src/base/i18n/texts.store.server.ts'
import { defaultLanguage } from '#src/base/i18n/translated.store.server.ts'
import type { TextCount, Untranslated } from '#src/base/i18n/translations.store.server.ts'
import type { OfficePageMeta, PageMetaForm } from './page-meta.admin.schema.ts'
import { pageRoutes } from './page-meta.links.ts'

/** All pages in the order of the site, with the office's texts, and outdated_en as in findTexts. @param route_name one, or all */
export async function listOfficePageMeta(db: Db, route_name?: string): Promise<OfficePageMeta[]> {
  const languages = await listLanguages(db)
  const rows = await db.selectFrom('page_meta').selectAll().execute()
  return pageRoutes
    .filter((page) => route_name === undefined || page.route_name === route_name)
    .map((page) => {
      const own = rows.filter((row) => row.route_name === page.route_name)
      const texts = languages.flatMap(({ abbr }) => {
        const row = own.find(({ lang }) => lang === abbr)
        const main = own.find(({ lang }) => lang === languages[0]!.abbr)
        const outdated = outdatedFields(['title', 'description'], main, row)
        return [
          [`title_${abbr}`, row?.title ?? ''],
          [`description_${abbr}`, row?.description ?? ''],
          ...(outdated.length > 0 ? [[`outdated_${abbr}`, outdated]] : []),
        ]
      })
      const version = Math.max(0, ...own.map((row) => row.version))
      return { route_name: page.route_name, version, ...Object.fromEntries(texts) }
    })
}

/** Concurrent saves wait for each other until the transaction ends. */
export async function lockPageMeta(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('page_meta'))`.execute(tx)
}

/** Writes a row for every language, even without texts, because each row holds the version. Languages that are not in the form keep their texts. */
export async function savePageMeta(tx: Tx, form: PageMetaForm, version: number): Promise<void> {
  const { route_name, texts, cleared } = form
  for (const { abbr: lang } of await listLanguages(tx)) {
    const text = texts[lang] ?? (cleared.includes(lang) && { title: '', description: '' })
    const values = { ...(text && { title: text.title || null, description: text.description || null }), version }
    await tx
      .insertInto('page_meta')
      .values({ route_name, lang, ...values })
      .onConflict((conflict) => conflict.columns(['route_name', 'lang']).doUpdateSet(values))
      .execute()
  }
  await confirmTexts(tx, { table: 'page_meta', of: { route_name: 'page_meta.route_name' } }, route_name, form.confirmed)
}

/** Pages with a title of their own in the default language. */
export async function countPageTitles(db: Db): Promise<TextCount[]> {
  const { rows } = await sql<TextCount>`
    WITH titled AS (SELECT route_name FROM page_meta WHERE lang = ${defaultLanguage} AND title <> '')
    SELECT abbr AS lang, (SELECT count(*) FROM titled)::int AS total,
           (SELECT count(*) FROM page_meta JOIN titled USING (route_name) WHERE lang = abbr AND title <> '')::int AS done,
           (SELECT count(*) FROM page_meta WHERE lang = abbr AND (title <> '' OR description <> ''))::int AS texts
      FROM languages`.execute(db)
  return rows
}

/** Pages by their route name. */
export async function listUntitledPages(db: Db, lang: string): Promise<Untranslated[]> {
  const { rows } = await sql<Untranslated>`
    SELECT main.route_name AS id, main.title AS name, own.route_name IS NOT NULL AS is_started
      FROM page_meta AS main LEFT JOIN page_meta AS own ON own.route_name = main.route_name AND own.lang = ${lang}
     WHERE main.lang = ${defaultLanguage} AND main.title <> '' AND coalesce(own.title, '') = ''
     ORDER BY main.title COLLATE tr, id`.execute(db)
  return rows
}
