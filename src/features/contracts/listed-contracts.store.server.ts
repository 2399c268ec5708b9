import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listPages } from '#src/base/i18n/slugs.store.server.ts'
import { defaultLanguage, textIn } from '#src/base/i18n/translated.store.server.ts'
import { contractTextTable } from './contract-texts.store.server.ts'
import { contractPath } from './contracts.links.ts'

/** For sitemap and search: contracts in every active language in which they have a text. Without a slug of its own, a language uses the default one's. */
export function listedContracts(db: Db): Promise<ListedPage[]> {
  const defaultSlug = textIn(contractTextTable, 'seo_name', defaultLanguage)
  const shown = sql`contracts.active AND ${defaultSlug} IS NOT NULL AND EXISTS (
    SELECT FROM contract_versions WHERE contract_id = contracts.id AND contract_versions.lang = own.lang)`
  const pathOf = (seo_name: string) => contractPath({ seo_name, seo_name_tr: seo_name })
  return listPages(db, contractTextTable, shown, pathOf, sql`coalesce(own.seo_name, ${defaultSlug})`)
}
