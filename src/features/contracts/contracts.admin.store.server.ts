import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findTexts, type TextTable } from '#src/base/i18n/texts.store.server.ts'
import type { OfficeContract } from './contracts.admin.schema.ts'

export const contractTextTable: TextTable = { table: 'contract_texts', key: 'contract_id' }

type Version = OfficeContract['versions'][number]

/** In the office's order, those too that the site does not show. @param id one, or all */
export async function listOfficeContracts(db: Db, lang: string, id?: number): Promise<OfficeContract[]> {
  const rows = await db
    .selectFrom('contracts')
    .select(['id', 'kind', 'at_checkout', 'active', 'version'])
    .select(sql<number>`(SELECT count(*) FROM order_contracts WHERE contract_id = contracts.id)`.as('order_count'))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.id)
  const texts = await findTexts(db, contractTextTable, ids, ['name', 'seo_name'], lang)
  const versions = await versionsOf(db, ids)
  return rows.map((row) => {
    const own = versions.get(row.id) ?? []
    return {
      ...row,
      kind: row.kind as OfficeContract['kind'],
      ...(texts.get(row.id) as { name: string }),
      ...Object.fromEntries(own.filter(({ body }) => body !== null).map(({ lang: of, body }) => [`body_${of}`, body])),
      versions: own.map(({ body: _, contract_id: __, ...told }) => told),
    }
  })
}

/** Newest first; `body` only of the newest in each language, for the others never change and are long. */
async function versionsOf(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Version & { contract_id: number; body: string | null }>`
    SELECT contract_id, versions.lang, versions.version, users.name AS created_by,
           to_char(versions.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS created_at,
           CASE WHEN row_number() OVER (PARTITION BY contract_id, versions.lang ORDER BY versions.version DESC) = 1
                THEN body END AS body
      FROM contract_versions versions LEFT JOIN users ON users.id = created_by
     WHERE contract_id = ANY(${ids}) ORDER BY versions.created_at DESC, versions.version DESC, versions.lang`.execute(
    db,
  )
  return Map.groupBy(rows, ({ contract_id }) => contract_id)
}

/** A new version in each language whose text is not what it was. Versions that orders may have accepted stay as they are. */
export async function addVersions(
  tx: Tx,
  contract_id: number,
  bodies: Record<string, string>,
  created_by: number,
): Promise<void> {
  for (const [lang, body] of Object.entries(bodies)) {
    await sql`
      INSERT INTO contract_versions (contract_id, lang, version, body, created_by)
      SELECT ${contract_id}, ${lang}, coalesce(max(version), 0) + 1, ${body}, ${created_by}
        FROM contract_versions WHERE contract_id = ${contract_id} AND lang = ${lang}
      HAVING (SELECT body FROM contract_versions WHERE contract_id = ${contract_id} AND lang = ${lang}
               ORDER BY version DESC LIMIT 1) IS DISTINCT FROM ${body}`.execute(tx)
  }
}
