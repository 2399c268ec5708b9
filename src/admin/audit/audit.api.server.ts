import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { accountAuditApiPath, auditApiPath } from '#src/features/accounts/accounts.links.ts'
import { listPeople } from '#src/features/accounts/accounts.store.server.ts'
import { AuditItems, AuditQuery, OwnAuditQuery } from '#src/features/accounts/audit/audit.schema.ts'
import { namedAudit } from './audit.queries.server.ts'

/** On this floor because the names of what was changed come from all rooms. */
export const auditApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: auditApiPath,
    access: 'may:audit',
    summary: 'Audit records of staff, newest first, with the names of what they are about.',
    query: AuditQuery,
    answer: AuditItems,
    handle: async ({ db, names, query, lang }) => ({
      ...(await namedAudit(db, names, query, lang)),
      people: await listPeople(db),
    }),
  }),
  endpoint({
    method: 'GET',
    path: accountAuditApiPath,
    access: 'staff',
    summary: 'What the signed-in user did, newest first.',
    query: OwnAuditQuery,
    answer: AuditItems,
    handle: async ({ db, names, query: { page }, staff, lang }) => ({
      ...(await namedAudit(db, names, AuditQuery.parse({ page, who: String(staff.id) }), lang)),
      people: [],
    }),
  }),
]
