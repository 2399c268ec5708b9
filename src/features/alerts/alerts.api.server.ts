import { officeCountsPath, officeEventsPath } from '#src/base/admin-kit/live/live-paths.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { EventStream } from '#src/base/http/endpoint/event-stream.server.ts'
import { bearerToken } from '#src/base/http/endpoint/guard.server.ts'
import { Failure } from '#src/base/http/errors.ts'
import { messageKinds } from '../inquiries/inquiries.links.ts'
import { countUnread } from '../inquiries/mailbox/mailbox.store.server.ts'
import { hears } from './alerts.rules.ts'
import { OfficeCounts } from './alerts.schema.ts'
import { countWaitingOrders } from './alerts.store.server.ts'

export const alertsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: officeEventsPath,
    access: 'staff',
    summary: 'Server-sent events: the subject of every change that the office counts (messages, orders, payments).',
    answer: EventStream,
    handle: ({ liveEvents, staff, headers, authenticate }) => {
      const token = bearerToken(headers)!
      const { id, permissions } = staff!
      const stream = liveEvents.open({
        user_id: id,
        hears: (subject) => hears(permissions, subject),
        isSignedIn: async () => (await authenticate(token)) !== null,
      })
      if (!stream) throw new Failure('conflict', { key: 'office.too_many_streams' })
      return stream
    },
  }),
  endpoint({
    method: 'GET',
    path: officeCountsPath,
    access: 'staff',
    summary: 'Unread messages of each kind and orders that wait for the office, as far as the role may see them.',
    answer: OfficeCounts,
    handle: async ({ db, staff, now }) => {
      const may = (permission: string) => staff!.permissions.includes(permission)
      const unread = may('messages') ? await countUnread(db) : null
      const orders = may('orders.read') ? await countWaitingOrders(db, now()) : null
      const messages = unread && Object.fromEntries(messageKinds.map((kind) => [kind, unread.get(kind) ?? 0]))
      return { messages: messages as OfficeCounts['messages'], orders }
    },
  }),
]
