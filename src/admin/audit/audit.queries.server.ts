import type { Db } from '#src/base/db/connect.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import type { AuditItems, AuditQuery } from '#src/features/accounts/audit/audit.schema.ts'
import { listAudit } from '#src/features/accounts/audit/audit.store.server.ts'
import { findNamed, findNames } from './audit-names.store.server.ts'
import { referencedIn } from './audit-references.ts'

const per_page = 50

/** A page of audit records with the names of everything they are about. */
export async function namedAudit(
  db: Db,
  rooms: readonly RoomNames[],
  query: AuditQuery,
  lang: string,
): Promise<Omit<AuditItems, 'people'>> {
  const references: Record<string, string> = Object.assign({}, ...rooms.map((room) => room.references))
  const things = query.search === '' ? new Map<string, string[]>() : await findNamed(db, rooms, query.search, lang)
  const { rows, ...counted } = await listAudit(db, query, per_page, things)
  const records = rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  }))
  const found = await findNames(db, rooms, referencedIn(references, records), lang)
  const data = records.map((record) => {
    const thing = found.get(record.entity)?.get(record.entity_id ?? '')
    return { ...record, name: thing?.name ?? null, part: thing?.part ?? '' }
  })
  const names = [...found].flatMap(([table, list]) =>
    [...list.values()].map(({ id, name }) => [`${table}:${id}`, name]),
  )
  return { ...pageOf(data, { page: query.page, per_page, ...counted }), names: Object.fromEntries(names) }
}
