import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { confirmTexts, listLanguages, outdatedFields } from '#src/base/i18n/texts.store.server.ts'
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
