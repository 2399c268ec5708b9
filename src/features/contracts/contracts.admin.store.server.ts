import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findTexts, listLanguages } from '#src/base/i18n/texts.store.server.ts'
import { changedAt, hasTextWhere } from '#src/base/i18n/translated.store.server.ts'
import type {
  ListedContract,
  OfficeContract,
  OfficeContractQuery,
  OfficeContractVersion,
} from './contracts.admin.schema.ts'
import { contractTextTable } from './contracts.store.server.ts'

type Version = OfficeContract['versions'][number]
type Row = Pick<OfficeContract, 'id' | 'kind' | 'at_checkout' | 'active' | 'version' | 'order_count'>

/** In the office's order, inactive contracts included; without their bodies, which are long. */
export async function listOfficeContracts(
  db: Db,
  lang: string,
  { search, active }: OfficeContractQuery,
): Promise<ListedContract[]> {
  const { rows } = await sql<Row & { is_draft: boolean }>`
    SELECT id, kind, at_checkout, active, version,
           (SELECT count(*) FROM order_contracts WHERE contract_id = contracts.id) AS order_count, ${isDraft} AS is_draft
      FROM contracts
     WHERE active = coalesce(${active ?? null}::boolean, active) AND (${search} = ''
             OR ${hasTextWhere(contractTextTable, sql`strpos(fold_text(own.name), fold_text(${search})) > 0`)})
     ORDER BY queue DESC, id`.execute(db)
  return withTextsAndVersions(db, rows, lang)
}

/** Was never on the site: nobody accepted it, and no record of staff knows it as active. */
const isDraft = sql<boolean>`(NOT active AND EXISTS (SELECT FROM contract_versions WHERE contract_id = contracts.id)
  AND NOT EXISTS (SELECT FROM order_contracts WHERE contract_id = contracts.id)
  AND NOT EXISTS (SELECT FROM audit_events WHERE entity = 'contracts' AND entity_id = contracts.id::text
                     AND (before ->> 'active' = 'true' OR after ->> 'active' = 'true')))`

/** Names of all contracts, in every language. */
export async function listContractNames(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM contracts`.execute(db)
  const ids = rows.map(({ id }) => id)
  const texts = await findTexts(db, contractTextTable, ids, ['name'], 'tr')
  return new Set([...texts.values()].flatMap((text) => Object.values(text).map(String)))
}

/** With its newest texts. */
export async function findOfficeContract(db: Db, id: number, lang: string): Promise<OfficeContract | null> {
  const { rows } = await sql<Row>`
    SELECT id, kind, at_checkout, active, version,
           (SELECT count(*) FROM order_contracts WHERE contract_id = contracts.id) AS order_count
      FROM contracts WHERE id = ${id}`.execute(db)
  const [contract] = await withTextsAndVersions(db, rows, lang)
  if (!contract) return null
  const { rows: bodies } = await sql<Body>`
    SELECT DISTINCT ON (lang) lang, body,
           greatest(created_at, ${changedAt(contractTextTable, 'body', sql`newest.lang`)}) AS changed_at
      FROM contract_versions newest JOIN contracts ON contracts.id = contract_id
     WHERE contract_id = ${id} ORDER BY lang, newest.version DESC`.execute(db)
  const languages = await listLanguages(db)
  const main = bodies.find(({ lang }) => lang === languages[0]!.abbr)
  return {
    ...contract,
    ...Object.fromEntries(bodies.map((row) => [`body_${row.lang}`, row.body])),
    ...Object.fromEntries(
      bodies.filter((own) => main && main.changed_at > own.changed_at).map((own) => outdatedBody(contract, own)),
    ),
  }
}

/** `changed_at`: when the newest version was added, or the office confirmed it as still right (confirmTexts). */
type Body = { lang: string; body: string; changed_at: Date }

/** outdated_en of the contract (findTexts), with its body. */
function outdatedBody(contract: OfficeContract, { lang }: Body) {
  const key = `outdated_${lang}`
  return [key, [...((contract[key] as string[] | undefined) ?? []), 'body']] as const
}

async function withTextsAndVersions<R extends Row>(
  db: Db,
  rows: readonly R[],
  lang: string,
): Promise<(R & OfficeContract)[]> {
  const ids = rows.map(({ id }) => id)
  const texts = await findTexts(db, contractTextTable, ids, ['name', 'seo_name'], lang)
  const { rows: all } = await sql<Version & { contract_id: number }>`
    SELECT contract_id, versions.lang, versions.version, users.name AS created_by, ${utc} AS created_at,
           (SELECT count(*) FROM order_contracts accepted WHERE accepted.contract_id = versions.contract_id
               AND accepted.lang = versions.lang AND accepted.version = versions.version) AS order_count
      FROM contract_versions versions LEFT JOIN users ON users.id = created_by
     WHERE contract_id = ANY(${ids})
     ORDER BY versions.created_at DESC, versions.version DESC, versions.lang`.execute(db)
  const versions = Map.groupBy(all, ({ contract_id }) => contract_id)
  return rows.map((row) => ({
    ...row,
    ...(texts.get(row.id) as { name: string }),
    versions: (versions.get(row.id) ?? []).map(({ contract_id, ...version }) => version),
  }))
}

const utc = sql`to_char(versions.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export async function findContractVersion(
  db: Db,
  id: number,
  { lang, version }: { lang: string; version: number },
): Promise<OfficeContractVersion | null> {
  const { rows } = await sql<OfficeContractVersion>`
    SELECT versions.lang, versions.version, body, users.name AS created_by, ${utc} AS created_at
      FROM contract_versions versions LEFT JOIN users ON users.id = created_by
     WHERE contract_id = ${id} AND versions.lang = ${lang} AND versions.version = ${version}`.execute(db)
  return rows[0] ?? null
}

/**
 * Adds a version in each language whose text changed. Earlier versions stay, because orders may have accepted them. A number
 * is not used again, also when its text was deleted with its language: an order or a message names what it was shown by it.
 */
export async function addVersions(
  tx: Tx,
  contract_id: number,
  bodies: Record<string, string>,
  created_by: number,
): Promise<void> {
  for (const [lang, body] of Object.entries(bodies)) {
    await sql`
      INSERT INTO contract_versions (contract_id, lang, version, body, created_by)
      SELECT ${contract_id}, ${lang}, coalesce(greatest(
               coalesce(max(version), (SELECT max((${ofNotice('version')})::int) FROM messages
                                        WHERE ${isNotice(contract_id)} AND ${ofNotice('lang')} = ${lang})),
               (SELECT max(version) FROM order_contracts WHERE contract_id = ${contract_id} AND lang = ${lang})), 0) + 1,
             ${body}, ${created_by}
        FROM contract_versions WHERE contract_id = ${contract_id} AND lang = ${lang}
      HAVING (SELECT body FROM contract_versions WHERE contract_id = ${contract_id} AND lang = ${lang}
               ORDER BY version DESC LIMIT 1) IS DISTINCT FROM ${body}`.execute(tx)
  }
}

/** Whether a message was sent under this privacy notice, and names its version. */
export async function isNamedInMessages(db: Db, contract_id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM messages WHERE ${isNotice(contract_id)} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** A field of the notice that the sender of a message could read. */
const ofNotice = (field: 'contract_id' | 'version' | 'lang') => sql<string>`messages.details #>> ${`{notice,${field}}`}`
const isNotice = (contract_id: number) => sql<boolean>`${ofNotice('contract_id')} = ${String(contract_id)}`
