import { invalid, notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done, pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { type MessageKind, messageKinds } from '../inquiries.links.ts'
import { removeMessages, setMessages } from './mailbox.commands.server.ts'
import { mailboxApiPath } from './mailbox.links.ts'
import { messageReaders, presentRow, readMessage } from './mailbox.queries.server.ts'
import {
  CheckRequest,
  DeleteRequest,
  MailboxQuery,
  Message,
  MessageRows,
  NotCheckCount,
  RestoreRequest,
  TrashRequest,
} from './mailbox.schema.ts'
import { countUnread, listMessages, listStaff } from './mailbox.store.server.ts'

const per_page = 20

/** No public page shows a message, so cached pages stay. */
const read = { method: 'GET', access: 'may:messages' } as const
const write = { access: 'may:messages', answer: Done, changes: false } as const

/** The same routes for each of the four kinds. */
export const mailboxApi: readonly AnyEndpoint[] = messageKinds.flatMap(routesOf)

function routesOf(kind: MessageKind): readonly AnyEndpoint[] {
  const path = mailboxApiPath(kind)
  return [
    endpoint({
      ...read,
      path,
      summary: `Messages of the kind ${kind}, newest first unless they are sorted.`,
      query: MailboxQuery,
      answer: MessageRows,
      handle: async ({ db, query }) => {
        const [{ rows, ...counted }, staff] = await Promise.all([
          listMessages(db, kind, query, per_page),
          listStaff(db, messageReaders),
        ])
        return { ...pageOf(rows.map(presentRow), { page: query.page, per_page, ...counted }), staff }
      },
    }),
    endpoint({
      ...read,
      path: `${path}/not-check-count`,
      summary: `Unread messages of the kind ${kind}.`,
      answer: NotCheckCount,
      handle: async ({ db }) => ({ count: (await countUnread(db)).get(kind) ?? 0 }),
    }),
    endpoint({
      ...read,
      path: `${path}/:id`,
      params: Id,
      summary: 'One message with its fields in words, its notes and its answers.',
      answer: Message,
      handle: async ({ params, ...call }) => {
        const message = await readMessage(call, params.id)
        if (message?.kind !== kind) throw notFound('office.message_gone')
        return message
      },
    }),
    endpoint({
      ...write,
      method: 'PUT',
      path: `${path}/trash`,
      summary: 'Moves messages to the trash.',
      body: TrashRequest,
      handle: async ({ body, staff, ...call }) => {
        const n = await setMessages(call, staff, { kind, ids: body.trash_list }, { section: 'trash' })
        return done(call, 'office.messages_trashed', { n })
      },
    }),
    endpoint({
      ...write,
      method: 'PUT',
      path: `${path}/restore`,
      summary: 'Moves messages back from the trash.',
      body: RestoreRequest,
      handle: async ({ body, staff, ...call }) => {
        const n = await setMessages(call, staff, { kind, ids: body.mail_list }, { section: 'mail' })
        return done(call, 'office.messages_restored', { n })
      },
    }),
    endpoint({
      ...write,
      method: 'DELETE',
      path,
      summary: 'Deletes messages of the trash for good.',
      body: DeleteRequest,
      handle: async ({ body, staff, ...call }) => {
        const n = await removeMessages(call, staff, { kind, ids: body.delete_list })
        return done(call, 'office.messages_deleted', { n })
      },
    }),
    endpoint({
      ...write,
      method: 'PUT',
      path: `${path}/check`,
      summary: 'Marks one message or several as read.',
      body: CheckRequest,
      handle: async ({ body, staff, ...call }) => {
        const ids = body.check_list ?? (body.id === undefined ? [] : [body.id])
        if (ids.length === 0) throw invalid('id', 'errors.required')
        const n = await setMessages(call, staff, { kind, ids }, { check: true })
        return done(call, 'office.messages_checked', { n })
      },
    }),
  ]
}
