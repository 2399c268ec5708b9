import { officeCountsPath, officeEventsPath } from '#src/base/admin-kit/live/live-paths.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { Failure } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { EventStream } from '#src/base/http/endpoint/event-stream.server.ts'
import { bearerToken } from '#src/base/http/endpoint/guard.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { messageKinds } from '../inquiries/inquiries.links.ts'
import { countUnread } from '../inquiries/mailbox/mailbox.store.server.ts'
import { changeWishes } from './alerts.commands.server.ts'
import { type AlertCause, alertSettingsApiPath, byCause } from './alerts.links.ts'
import { causesFor, hears, wantedBy } from './alerts.rules.ts'
import { AlertChange, AlertSettings, AlertsSaved, OfficeCounts } from './alerts.schema.ts'
import {
  countWaitingOrders,
  findLatestBackupFailure,
  findLatestMessage,
  findLatestOfOrders,
  findWishes,
} from './alerts.store.server.ts'

export const alertsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: officeEventsPath,
    access: 'staff',
    summary: 'Server-sent events: the subject of every change that the office counts (messages, orders, payments).',
    answer: EventStream,
    handle: ({ liveEvents, staff, headers, isSignedIn }) => {
      const token = bearerToken(headers)!
      const { id, permissions } = staff
      const stream = liveEvents.open({
        user_id: id,
        hears: (subject) => hears(permissions, subject),
        isSignedIn: () => isSignedIn(token),
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
      const may = (permission: string) => staff.permissions.includes(permission)
      const unread = may('messages') ? await countUnread(db) : null
      const orders = may('orders.read') ? await countWaitingOrders(db, now()) : null
      const messages = unread && Object.fromEntries(messageKinds.map((kind) => [kind, unread.get(kind) ?? 0]))
      const message = may('messages') ? await findLatestMessage(db) : null
      const latest: Partial<Record<AlertCause, number>> = {
        ...(may('orders.read') && (await findLatestOfOrders(db))),
        ...(may('messages') && { messages: message?.id ?? 0 }),
        ...(may('settings') && { backups: await findLatestBackupFailure(db) }),
      }
      return {
        messages: messages as OfficeCounts['messages'],
        orders,
        latest: { ...byCause((cause) => latest[cause] ?? null), message_kind: message?.kind ?? null },
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: alertSettingsApiPath,
    access: 'staff',
    summary:
      'Which mails the signed-in user gets about new orders, payment notices, card payments, messages and cancellations.',
    answer: AlertSettings,
    handle: ({ staff, ...services }) => settingsOf(services, staff),
  }),
  endpoint({
    method: 'PUT',
    path: alertSettingsApiPath,
    access: 'staff',
    changes: false,
    summary: 'Changes which mails the signed-in user gets.',
    body: AlertChange,
    answer: AlertsSaved,
    handle: async ({ body, staff, ...call }) => {
      await changeWishes(call, staff, body)
      return { ...(await done(call, 'office.alerts_saved')), data: await readAgain(() => settingsOf(call, staff)) }
    },
  }),
]

async function settingsOf({ db, settings }: Pick<Services, 'db' | 'settings'>, staff: Staff): Promise<AlertSettings> {
  const role_group = staff.role_group as RoleGroup
  const wishes = wantedBy(role_group, await findWishes(db, staff.id))
  return { ...wishes, may: causesFor(role_group), email: staff.email, sends_mail: settings.sendsMail !== false }
}
