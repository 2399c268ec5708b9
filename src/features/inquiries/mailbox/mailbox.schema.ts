import { z } from 'zod'
import { id, orNull, version } from '#src/base/http/endpoint/edits.ts'
import { flag, jsonField, orEmpty, plainText } from '#src/base/http/endpoint/fields.ts'
import { Done, paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { mailStates } from '#src/base/mail/mail-state.ts'
import { messageKinds } from '../inquiries.links.ts'
import { entryKinds, messageStates, nobody, sections, unanswered } from './mailbox.links.ts'

const sorts = ['created_at', 'name'] as const

export const MailboxQuery = z.object({
  page: pageNumber,
  section: z.enum(sections).default('mail'),
  /** part of number, name, e-mail, telephone, subject or text */
  search: plainText(0, 100).default(''),
  state: orEmpty(z.enum([...messageStates, unanswered])),
  /** a user's id, or `nobody` */
  assignee: z.union([z.literal(nobody), orNull(id())]).default(null),
  /** only unread messages */
  unread: flag().default(false),
  /** one of these names, with a minus for descending */
  sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).default('-created_at'),
})
export type MailboxQuery = z.output<typeof MailboxQuery>

export const StaffName = z.object({ id: z.number(), name: z.string() })

export const MessageRow = z.object({
  id: z.number(),
  kind: z.enum(messageKinds),
  section: z.enum(sections),
  /** read */
  check: z.boolean(),
  message_no: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  /** the beginning of the text */
  excerpt: z.string(),
  state: z.enum(messageStates),
  assignee: StaffName.nullable(),
  /** of the sender */
  lang: z.string(),
  created_at: z.string().meta({ description: 'ISO 8601' }),
  has_file: z.boolean(),
})
export type MessageRow = z.output<typeof MessageRow>
/** `staff`: to whom messages can be assigned. */
export const MessageRows = paged(MessageRow).extend({ staff: z.array(StaffName) })
export type MessageRows = z.output<typeof MessageRows>

export const MessageEntry = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  subject: z.string(),
  body: z.string(),
  /** name of the staff member */
  by: z.string(),
  at: z.string(),
  /** of an answer; null for a note */
  mail: z.enum(mailStates).nullable(),
})
export type MessageEntry = z.output<typeof MessageEntry>

export const Message = MessageRow.omit({ excerpt: true }).extend({
  /** the visitor's text */
  message: z.string(),
  /** the filled-in fields of its kind, in words */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** notes and answers, oldest first */
  entries: z.array(MessageEntry),
  /** staff members to whom it can be assigned */
  staff: z.array(StaffName),
  /** why no answer can be mailed, or null */
  no_answer: z.enum(['no_address', 'no_mail_server']).nullable(),
  version: z.number(),
})
export type Message = z.output<typeof Message>

/** GET /api/admin/messages: messages of all mailboxes. */
export const MessageSearch = z.object({ search: plainText(2, 100) })
export const MessagesFound = z.array(
  MessageRow.pick({ id: true, kind: true, section: true, message_no: true, name: true, subject: true, state: true }),
)
export type MessagesFound = z.output<typeof MessagesFound>

/** Ids as JSON, each alone or as { id }. */
const ids = () =>
  jsonField(
    z
      .array(z.preprocess((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item), id()))
      .min(1)
      .max(200),
  )

export const TrashRequest = z.strictObject({ trash_list: ids() })
export const RestoreRequest = z.strictObject({ mail_list: ids() })
export const DeleteRequest = z.strictObject({ delete_list: ids() })
/** One message, or several. */
export const CheckRequest = z.strictObject({ id: id().optional(), check_list: ids().optional() })

/** Unread messages in the section mail. */
export const NotCheckCount = z.object({ count: z.number() })

/** Omitted fields stay as they are. */
export const MessageChange = z.strictObject({
  state: z.enum(messageStates).optional(),
  /** null or '': nobody */
  assignee_id: z.preprocess((value) => (value === '' ? null : value), id().nullable().optional()),
  version: version().optional(),
})
export type MessageChange = z.output<typeof MessageChange>

export const NoteRequest = z.strictObject({ body: plainText(1, 3000) })

export const AnswerRequest = z.strictObject({
  body: plainText(2, 5000),
  /** id of the last answer that the writer has seen; 0 for the first answer */
  last_answer: z.union([z.literal(0), z.literal('0').transform(() => 0 as const), id()]).default(0),
})
export type AnswerRequest = z.output<typeof AnswerRequest>

export const MessageSaved = Done.extend({ data: Message })
export type MessageSaved = z.output<typeof MessageSaved>
