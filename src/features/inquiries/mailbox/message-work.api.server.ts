import { Attachment } from '#src/base/answers/attachment.server.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { notFound } from '#src/base/errors.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, type Call, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { sendAnswer } from './answer.commands.server.ts'
import { addNote, changeMessage } from './mailbox.commands.server.ts'
import { messagesApiPath } from './mailbox.links.ts'
import { readMessage } from './mailbox.queries.server.ts'
import {
  AnswerRequest,
  MessageChange,
  type MessageSaved,
  MessageSearch,
  MessagesFound,
  NoteRequest,
  MessageSaved as Saved,
} from './mailbox.schema.ts'
import { findMessage, searchMessages } from './mailbox.store.server.ts'

/** Of a search over all mailboxes. */
const maxFound = 6

const path = `${messagesApiPath}/:id`
const write = { access: 'may:messages', params: Id, answer: Saved, changes: false } as const

/** Work on a message of any kind. Each write answers the changed message. */
export const messageWorkApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: messagesApiPath,
    access: 'may:messages',
    summary: 'Messages of all mailboxes by number, sender, subject or text, the newest first.',
    query: MessageSearch,
    answer: MessagesFound,
    handle: ({ db, query: { search } }) => searchMessages(db, search, maxFound),
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path,
    summary: 'Changes state and assignee of a message.',
    body: MessageChange,
    handle: async ({ params, body, staff, ...call }) => {
      await changeMessage(call, staff, params.id, body)
      return saved(call, params.id, 'office.saved')
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/notes`,
    summary: 'Adds an internal note to a message.',
    body: NoteRequest,
    handle: async ({ params, body, staff, ...call }) => {
      await addNote(call, staff, params.id, body.body)
      return saved(call, params.id, 'office.note_added')
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/answers`,
    summary: 'Answers a message by mail, in the visitor’s language.',
    body: AnswerRequest,
    idempotencyKey: 'required',
    handle: async ({ params, body, staff, idempotencyKey, ...call }) => {
      await sendAnswer(call, staff, params.id, { request: body, idempotencyKey, lang: call.lang })
      return saved(call, params.id, 'office.answer_sent')
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/cv`,
    access: 'may:messages',
    params: Id,
    summary: 'The CV of a job application.',
    answer: Attachment,
    handle: async ({ db, documents, params }) => {
      const message = await findMessage(db, params.id)
      const body = message?.file ? await documents.read(message.file) : null
      if (!message || !body) throw notFound('office.cv_gone')
      return { name: `${message.name} - ${message.message_no}.pdf`, type: 'application/pdf', body }
    },
  }),
]

type Reader = Pick<Call, 'db' | 'localize' | 'settings' | 'lang'>

async function saved(call: Reader, id: number, key: StringKey): Promise<MessageSaved> {
  const data = await readAgain(() => readMessage(call, id))
  if (!data) throw notFound('office.message_gone')
  return { success: true, message: await call.localize({ key }, call.lang), data }
}
