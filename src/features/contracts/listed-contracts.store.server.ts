import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { type ListedPage, listedPages } from '#src/base/i18n/listed-page.ts'
import { contractPath } from './contracts.links.ts'

type Row = { seo_names: Record<string, string>; changed_at: Date | null }

/** Contract texts of the site in every active language that has its own; one without a slug answers to the default language's (spec §2). */
export async function listedContracts(db: Db): Promise<ListedPage[]> {
  const { rows } = await sql<Row>`
    SELECT jsonb_object_agg(own.lang, coalesce(own.seo_name, spare.seo_name)) AS seo_names, changed_at
      FROM contracts
      JOIN languages fallback ON fallback.is_default
      JOIN contract_texts spare ON spare.contract_id = contracts.id AND spare.lang = fallback.abbr AND spare.seo_name IS NOT NULL
      JOIN contract_texts own ON own.contract_id = contracts.id
      JOIN languages ON languages.abbr = own.lang AND languages.active
      LEFT JOIN page_changes ON page_changes.kind = 'contract' AND page_changes.target_id = contracts.id
     WHERE contracts.active
       AND EXISTS (SELECT FROM contract_versions WHERE contract_id = contracts.id AND contract_versions.lang = own.lang)
     GROUP BY contracts.id, changed_at ORDER BY contracts.id`.execute(db)
  return listedPages(rows, (seo_name) => contractPath({ seo_name, seo_name_tr: seo_name }))
}
