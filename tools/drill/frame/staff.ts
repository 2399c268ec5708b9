import { officeAdmin } from '../../../e2e/first-admin.ts'
import { assertSeen } from './drill.ts'
import type { DrillSite } from './site.ts'

/** The administrator's, for the API of the office. */
export async function adminHeaders(site: Pick<DrillSite, 'ask'>): Promise<{ authorization: string }> {
  const body = JSON.stringify(officeAdmin)
  const answer = await site.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  assertSeen(answer.status === 200, `the administrator is answered ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
