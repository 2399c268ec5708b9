import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { auditApiPath } from '../accounts.links.ts'
import { AuditItems, AuditQuery } from './audit.schema.ts'
import { listAudit } from './audit.store.server.ts'

const per_page = 50

export const auditApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: auditApiPath,
    access: 'may:audit',
    summary: 'Audit records of staff, newest first.',
    query: AuditQuery,
    answer: AuditItems,
    handle: async ({ db, query }) => {
      const { rows, total } = await listAudit(db, query, per_page)
      const data = rows.map(({ at, before, after, ...row }) => ({
        ...row,
        at: at.toISOString(),
        before: before as Record<string, unknown> | null,
        after: after as Record<string, unknown> | null,
      }))
      return pageOf(data, { page: query.page, per_page, total })
    },
  }),
]
