import type { Db } from '#src/base/db/connect.server.ts'
import type { Contract, ContractItem } from './contracts.schema.ts'

export async function listContracts(db: Db, lang: string): Promise<ContractItem[]> {
  return (await withTexts(db, lang)
    .where('contracts.active', '=', true)
    .orderBy('contracts.queue', 'desc')
    .execute()) as ContractItem[]
}

/** By its slug in any language. The text is in the asked language, or in the default one while it is not translated. */
export async function findContract(db: Db, seo_name: string, lang: string): Promise<Contract | null> {
  const named = await db
    .selectFrom('contract_texts')
    .select('contract_id')
    .where('seo_name', '=', seo_name)
    .executeTakeFirst()
  const id = named?.contract_id ?? -1
  const contract = await withTexts(db, lang)
    .where('contracts.id', '=', id)
    .where('contracts.active', '=', true)
    .executeTakeFirst()
  const version = await db
    .selectFrom('contract_versions')
    .innerJoin('languages', 'languages.abbr', 'contract_versions.lang')
    .select(['version', 'body', 'created_at'])
    .where('contract_id', '=', id)
    .where((eb) => eb.or([eb('contract_versions.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy((eb) => eb('contract_versions.lang', '=', lang), 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!contract || !version) return null
  const slugs = await db
    .selectFrom('contract_texts')
    .select(['lang', 'seo_name'])
    .where('contract_id', '=', id)
    .execute()
  const seo_names = Object.fromEntries(slugs.map((row) => [row.lang, row.seo_name ?? contract.seo_name_tr ?? '']))
  return { ...(contract as ContractItem), ...version, created_at: version.created_at.toISOString(), seo_names }
}

function withTexts(db: Db, lang: string) {
  return db
    .selectFrom('contracts')
    .innerJoin('languages as fallback', (join) => join.on('fallback.is_default', '=', true))
    .innerJoin('contract_texts as tr', (join) =>
      join.onRef('tr.contract_id', '=', 'contracts.id').onRef('tr.lang', '=', 'fallback.abbr'),
    )
    .leftJoin('contract_texts as asked', (join) =>
      join.onRef('asked.contract_id', '=', 'contracts.id').on('asked.lang', '=', lang),
    )
    .select((eb) => [
      'contracts.id',
      'contracts.kind',
      'contracts.at_checkout',
      eb.fn.coalesce('asked.name', 'tr.name').as('name'),
      'asked.seo_name',
      'tr.seo_name as seo_name_tr',
    ])
}
