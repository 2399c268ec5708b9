import { done } from '#src/base/http/endpoint/edits.server.ts'
import { SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { sendSupportRequest, supportRecipients } from './support.commands.server.ts'
import { supportApiPath as path } from './support.links.ts'
import { SupportItems, SupportQuery, SupportRequest } from './support.schema.ts'
import { listSupportRequests } from './support.store.server.ts'

const per_page = 20

export const supportApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: 'Support requests, newest first: all for administrators, their own for others.',
    query: SupportQuery,
    answer: SupportItems,
    handle: async ({ db, query: { page }, staff, settings }) => {
      const is_all = staff.permissions.includes('users')
      const { rows, total } = await listSupportRequests(db, is_all ? null : staff.id, { page, per_page })
      const data = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
      const recipients = (await supportRecipients(db, settings)).map(({ name }) => name)
      return { ...pageOf(data, { page, per_page, total }), recipients, sends_mail: settings.sendsMail ?? true, is_all }
    },
  }),
  endpoint({
    method: 'POST',
    path,
    access: 'staff',
    changes: false,
    summary: 'Sends a support request with screen, browser and last errors, and stores it.',
    body: SupportRequest,
    answer: SavedId,
    status: 201,
    idempotencyKey: 'required',
    handle: async ({ body, staff, idempotencyKey, ...call }) => {
      const id = await sendSupportRequest(call, staff, { request: body, idempotencyKey })
      const key = (call.settings.sendsMail ?? true) ? 'office.support_sent' : 'office.support_stored'
      return { ...(await done(call, key)), data: { id } }
    },
  }),
]
