import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Contract, ContractItem } from './contracts.schema.ts'

export async function listContracts(db: Db, lang: string): Promise<ContractItem[]> {
  return (await withTexts(db, lang)
    .select(newestVersion(lang).as('version'))
    .orderBy('contracts.queue', 'desc')
    .orderBy('contracts.id')
    .execute()) as ContractItem[]
}

/**
 * By its slug in any language; the same slug in two languages is first that of the asked one. The text is in the asked
 * language, or in the default one while it is not translated.
 */
export async function findContract(db: Db, seo_name: string, lang: string): Promise<Contract | null> {
  const named = await db
    .selectFrom('contract_texts')
    .innerJoin('contracts', 'contracts.id', 'contract_texts.contract_id')
    .innerJoin('languages', 'languages.abbr', 'contract_texts.lang')
    .select('contract_id')
    .where('seo_name', '=', seo_name)
    .where('contracts.active', '=', true)
    .orderBy((eb) => eb('contract_texts.lang', '=', lang), 'desc')
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .limit(1)
    .executeTakeFirst()
  if (!named) return null
  const id = named.contract_id
  const contract = await withTexts(db, lang).where('contracts.id', '=', id).executeTakeFirst()
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
    .selectFrom('languages')
    .leftJoin('contract_texts', (join) =>
      join.onRef('contract_texts.lang', '=', 'languages.abbr').on('contract_id', '=', id),
    )
    .select(['abbr', 'seo_name'])
    .where('languages.active', '=', true)
    .execute()
  const seo_names = Object.fromEntries(slugs.map((row) => [row.abbr, row.seo_name ?? contract.seo_name_tr]))
  return { ...contract, ...version, created_at: version.created_at.toISOString(), seo_names } as Contract
}

/** The privacy notice as a reader of this language is shown it: what a form of today says it was read. */
export async function findNotice(
  db: Db,
  lang: string,
): Promise<{ contract_id: number; version: number; lang: string } | null> {
  const found = await db
    .selectFrom('contract_versions')
    .innerJoin('contracts', 'contracts.id', 'contract_versions.contract_id')
    .innerJoin('languages', 'languages.abbr', 'contract_versions.lang')
    .select(['contract_id', 'contract_versions.version', 'contract_versions.lang'])
    .where('contracts.kind', '=', 'kvkk')
    .where('contracts.active', '=', true)
    .where((eb) => eb.or([eb('contract_versions.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy('contracts.queue', 'desc')
    .orderBy('contracts.id')
    .orderBy((eb) => eb('contract_versions.lang', '=', lang), 'desc')
    .orderBy('contract_versions.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Today's slug of the contract that once had this one. */
export async function findContractRedirect(db: Db, seo_name: string, lang: string): Promise<string | null> {
  const row = await withTexts(db, lang)
    .innerJoin('slug_redirects', (join) =>
      join.onRef('slug_redirects.target_id', '=', 'contracts.id').on('slug_redirects.kind', '=', 'contract'),
    )
    .where('slug_redirects.seo_name', '=', seo_name)
    .orderBy((eb) => eb('slug_redirects.lang', '=', lang), 'desc')
    .orderBy('slug_redirects.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.seo_name ?? row.seo_name_tr) : null
}

export type CheckoutContract = {
  contract_id: number
  version: number
  lang: string
  name: string
  body: string
  /** must be accepted to order; the privacy notice is only read */
  at_checkout: boolean
}

/**
 * For reservations: what is to be accepted and read at the checkout, each in its newest version, in the language or the
 * default one.
 */
export async function listCheckoutContracts(db: Db, lang: string): Promise<CheckoutContract[]> {
  const { rows } = await sql<CheckoutContract>`
    SELECT DISTINCT ON (contracts.queue, contracts.id)
           contracts.id AS contract_id, versions.version, versions.lang, texts.name, body, at_checkout
      FROM contracts
      JOIN contract_versions versions ON versions.contract_id = contracts.id
      JOIN contract_texts texts ON texts.contract_id = contracts.id AND texts.lang = versions.lang
      JOIN languages ON languages.abbr = versions.lang
     WHERE contracts.active AND (contracts.at_checkout OR contracts.kind = 'kvkk')
       AND (versions.lang = ${lang} OR languages.is_default)
     ORDER BY contracts.queue DESC, contracts.id, versions.lang = ${lang} DESC, versions.version DESC`.execute(db)
  return rows
}

/** Active contracts that can be read: with a name, a slug and a text in the default language. */
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
    .where('contracts.active', '=', true)
    .where('tr.seo_name', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contract_versions')
          .whereRef('contract_versions.contract_id', '=', 'contracts.id')
          .whereRef('contract_versions.lang', '=', 'fallback.abbr'),
      ),
    )
}

/** Of the text that a reader of the language is shown. */
function newestVersion(lang: string) {
  return sql<number>`(
    SELECT versions.version FROM contract_versions versions JOIN languages ON languages.abbr = versions.lang
     WHERE versions.contract_id = contracts.id AND (versions.lang = ${lang} OR languages.is_default)
     ORDER BY versions.lang = ${lang} DESC, versions.version DESC LIMIT 1)`
}
