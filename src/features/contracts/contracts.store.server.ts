import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import {
  type FoundSlug,
  findBySlug,
  listPages,
  type PageTextTable,
  seoNames,
} from '#src/base/i18n/slugs.store.server.ts'
import {
  defaultLanguage,
  isRequestedOrDefault,
  joinTexts,
  text,
  textIn,
} from '#src/base/i18n/translated.store.server.ts'
import type { CountedTexts } from '#src/base/i18n/translations.store.server.ts'
import { contractPath } from './contracts.links.ts'
import type { Contract, ContractItem } from './contracts.schema.ts'

export const contractTextTable: PageTextTable = {
  table: 'contract_texts',
  of: { contract_id: 'contracts.id' },
  records: 'contracts',
  kind: 'contract',
}

export const countedContracts: CountedTexts = {
  texts: contractTextTable,
  name: sql`main.name`,
  where: sql`contracts.active`,
}

export async function listContracts(db: Db, lang: string): Promise<ContractItem[]> {
  const { rows } = await sql<ContractItem>`
    SELECT ${itemFields}, newest.version
      FROM contracts ${joinTexts(contractTextTable, lang)} ${joinNewestVersion(lang)}
     WHERE ${isVisible} ORDER BY contracts.queue DESC, contracts.id`.execute(db)
  return rows
}

/** By current or former slug. */
export function findContractBySlug(db: Db, seo_name: string, lang: string): Promise<FoundSlug> {
  return findBySlug(db, contractTextTable, { seo_name, lang, shown: isVisible })
}

type Row = Omit<Contract, 'created_at' | 'seo_names'> & {
  created_at: Date
  languages: string[]
  own_seo_names: Record<string, string | null>
}

/** With its newest text, in the requested language or, without a translation, in the default one. */
export async function findContract(db: Db, id: number, lang: string): Promise<Contract> {
  const { rows } = await sql<Row>`
    SELECT ${itemFields}, newest.version, newest.body, newest.created_at,
           ARRAY(SELECT abbr FROM languages WHERE active) AS languages, ${seoNames(contractTextTable)} AS own_seo_names
      FROM contracts ${joinTexts(contractTextTable, lang)} ${joinNewestVersion(lang)}
     WHERE contracts.id = ${id}`.execute(db)
  const { created_at, languages, own_seo_names, ...contract } = rows[0]!
  const seo_names = languages.map((abbr) => [abbr, own_seo_names[abbr] ?? contract.seo_name_tr])
  return { ...contract, created_at: created_at.toISOString(), seo_names: Object.fromEntries(seo_names) }
}

/** The version of the privacy notice that a reader of this language sees. */
export async function findNotice(
  db: Db,
  lang: string,
): Promise<{ contract_id: number; version: number; lang: string } | null> {
  const { rows } = await sql<{ contract_id: number; version: number; lang: string }>`
    SELECT contracts.id AS contract_id, newest.version, newest.lang FROM contracts ${joinNewestVersion(lang)}
     WHERE contracts.kind = 'kvkk' AND contracts.active
     ORDER BY contracts.queue DESC, contracts.id LIMIT 1`.execute(db)
  return rows[0] ?? null
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

/** Whether every id belongs to a contract, active or not. */
export async function areContracts(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM unnest(${ids}::bigint[]) AS requested (id)
     WHERE NOT EXISTS (SELECT FROM contracts WHERE contracts.id = requested.id)`.execute(db)
  return rows.length === 0
}

/**
 * For checkout: the contracts to accept and the notice to read, each in its newest version, in the requested language
 * or the default one.
 */
export async function listCheckoutContracts(db: Db, lang: string): Promise<CheckoutContract[]> {
  const { rows } = await sql<CheckoutContract>`
    SELECT contracts.id AS contract_id, newest.version, newest.lang, ${text('name')}, newest.body, at_checkout
      FROM contracts ${joinTexts(contractTextTable, lang)} ${joinNewestVersion(lang)}
     WHERE contracts.active AND (contracts.at_checkout OR contracts.kind = 'kvkk')
     ORDER BY contracts.queue DESC, contracts.id`.execute(db)
  return rows
}

// Visible in the default language: it has a name, a slug and a text.
const isVisible = sql`contracts.active AND ${textIn(contractTextTable, 'seo_name', defaultLanguage)} IS NOT NULL
  AND EXISTS (SELECT FROM contract_versions WHERE contract_id = contracts.id AND contract_versions.lang = ${defaultLanguage})`

const itemFields = sql`contracts.id, contracts.kind, contracts.at_checkout, ${text('name')}, requested.seo_name,
  ${textIn(contractTextTable, 'seo_name', defaultLanguage)} AS seo_name_tr`

/** `newest` for `contracts`: the newest version in the requested language, or in the default one without a translation. */
function joinNewestVersion(lang: string) {
  return sql`JOIN LATERAL (
    SELECT * FROM contract_versions
     WHERE contract_versions.contract_id = contracts.id AND ${isRequestedOrDefault('contract_versions.lang', lang)}
     ORDER BY contract_versions.lang = ${lang} DESC, contract_versions.version DESC LIMIT 1) newest ON true`
}

/** For sitemap and search: contracts in every active language in which they have a text. Without a slug of its own, a language uses the default one's. */
export function listedContracts(db: Db): Promise<ListedPage[]> {
  const defaultSlug = textIn(contractTextTable, 'seo_name', defaultLanguage)
  const shown = sql`contracts.active AND ${defaultSlug} IS NOT NULL AND EXISTS (
    SELECT FROM contract_versions WHERE contract_id = contracts.id AND contract_versions.lang = own.lang)`
  const pathOf = (seo_name: string) => contractPath({ seo_name, seo_name_tr: seo_name })
  return listPages(db, contractTextTable, shown, pathOf, sql`coalesce(own.seo_name, ${defaultSlug})`)
}
