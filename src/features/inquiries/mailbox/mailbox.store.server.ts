import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { countPaged } from '#src/base/db/statements/paged.server.ts'
import type { MailState } from '#src/base/mail/mail-state.ts'
import { mailState } from '#src/base/mail/outbox.store.server.ts'
import type { MessageKind } from '../inquiries.links.ts'
import { type MessageState, nobody, type Section, unanswered, unansweredStates } from './mailbox.links.ts'
import type { MailboxQuery } from './mailbox.schema.ts'

/** Characters of the text in a list. */
const excerptLength = 140

const assignee = sql<{ id: number; name: string } | null>`(
  SELECT json_build_object('id', id, 'name', name) FROM users WHERE users.id = messages.assignee_id)`.as('assignee')
const columns = [
  'id',
  'kind',
  'section',
  'check',
  'message_no',
  'name',
  'email',
  'phone',
  'subject',
  'state',
  'lang',
  'created_at',
] as const

const isUnread = sql<boolean>`NOT "check"`

/** A page of a mailbox. */
export async function listMessages(
  db: Db,
  kind: MessageKind,
  { page, section, search, state, assignee: wantedAssignee, unread, sort }: MailboxQuery,
  per_page: number,
) {
  const wanted = db
    .selectFrom('messages')
    .where('kind', '=', kind)
    // Not a parameter, so that every plan can read the unread by their index.
    .where('section', '=', sql.lit(section))
    .$if(unread, (query) => query.where(isUnread))
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(state === unanswered, (query) => query.where('state', 'in', [...unansweredStates]))
    .$if(state !== '' && state !== unanswered, (query) => query.where('state', '=', state as MessageState))
    .$if(wantedAssignee === nobody, (query) => query.where('assignee_id', 'is', null))
    .$if(typeof wantedAssignee === 'number', (query) => query.where('assignee_id', '=', wantedAssignee as number))
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  const counted = await countPaged(db, wanted.select(sql<number>`1`.as('one')), { page, per_page })
  const rows = await wanted
    .select([
      ...columns,
      assignee,
      sql<string>`left(message, ${excerptLength})`.as('excerpt'),
      sql<boolean>`file IS NOT NULL`.as('has_file'),
    ])
    .$if(sort.endsWith('name'), (query) => query.orderBy(sql`name COLLATE tr`, way))
    // They are numbered as they arrive.
    .orderBy('id', way)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { ...counted, rows }
}

/** Messages of all kinds, in mail and trash, newest first. */
export async function searchMessages(db: Db, search: string, limit: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'kind', 'section', 'message_no', 'name', 'subject', 'state'])
    .where(matches(search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function matches(search: string) {
  const digits = search.replace(/\D/g, '')
  const text = sql`concat_ws(E'\n', message_no, name, email, phone, subject, message)`
  // A telephone number is found however it is spaced.
  if (digits.length < 4 || /[a-z]/i.test(search)) return contains(text, search)
  return sql<boolean>`(${contains(text, search)} OR strpos(phone_digits(phone), ${digits}) > 0)`
}

export function findMessage(db: Db, id: number) {
  return db
    .selectFrom('messages')
    .select([...columns, assignee, 'message', 'details', 'file', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}
export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** An answer's message_key begins with it; its id follows. */
export const answerKey = 'message-answer:'

/** Notes and answers, oldest first. */
export async function listEntries(db: Db, message_id: number) {
  return db
    .selectFrom('message_entries')
    .leftJoin('outbox', (join) => join.on('outbox.message_key', '=', sql<string>`${answerKey} || message_entries.id`))
    .select([
      'message_entries.id',
      'message_entries.kind',
      'message_entries.subject',
      'message_entries.body',
      'message_entries.user_name',
      'message_entries.created_at',
      sql<MailState | null>`CASE WHEN outbox.id IS NOT NULL THEN ${mailState} END`.as('mail'),
    ])
    .where('message_entries.message_id', '=', message_id)
    .orderBy('message_entries.id')
    .execute()
}

/** Unread messages by kind. A kind without any is missing. */
export function countUnread(db: Db): Promise<Map<MessageKind, number>> {
  return countMail(db, isUnread)
}

/** Messages that wait for an answer, by kind. A kind without any is missing. */
export function countUnanswered(db: Db): Promise<Map<MessageKind, number>> {
  // Literals instead of parameters, as in `listMessages`.
  return countMail(db, sql<boolean>`state IN (${sql.join(unansweredStates.map(sql.lit))})`)
}

async function countMail(db: Db, counted: RawBuilder<boolean>): Promise<Map<MessageKind, number>> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('n')])
    .where('section', '=', sql.lit('mail'))
    .where(counted)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, n }) => [kind, n]))
}

/** Locks messages until the transaction ends. @param kind null: of all kinds */
export async function lockMessages(tx: Tx, kind: MessageKind | null, ids: readonly number[]) {
  return tx
    .selectFrom('messages')
    .select(['id', 'section', 'check', 'message_no', 'state', 'assignee_id', 'file', 'version'])
    .where('id', 'in', [...new Set(ids)])
    .$if(kind !== null, (query) => query.where('kind', '=', kind!))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Not a new version of the message: an open screen of it stays valid. */
export async function updateFlags(tx: Tx, id: number, flag: { section: Section } | { check: true }): Promise<void> {
  await tx.updateTable('messages').set(flag).where('id', '=', id).execute()
}

/** Parts of the keys of mails about a message. */
export type MailedMessage = { id: number; message_no: string /** ids of notes and answers */; entries: number[] }

/** Read it after the messages were locked: an answer that was given meanwhile counts. */
export async function findMailed(tx: Tx, ids: readonly number[]): Promise<MailedMessage[]> {
  const { rows } = await sql<MailedMessage>`
    SELECT id, message_no, array(SELECT message_entries.id FROM message_entries WHERE message_id = messages.id) AS entries
      FROM messages WHERE id = ANY (${ids}::bigint[])`.execute(tx)
  return rows
}

/** Deletes messages with their thread. Staff are not mailed about them any more. */
export async function deleteMessages(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM alert_queue WHERE cause = 'messages' AND record_id = ANY (${ids}::bigint[])`.execute(tx)
  await sql`DELETE FROM messages WHERE id = ANY (${ids}::bigint[])`.execute(tx)
}

export async function updateMessage(
  tx: Tx,
  id: number,
  values: { state: MessageState; assignee_id: number | null },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function insertEntry(tx: Tx, entry: Insertable<Tables['message_entries']>): Promise<number> {
  const { id } = await tx.insertInto('message_entries').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The newest answer of a message. */
export function findLastAnswer(tx: Tx, message_id: number) {
  return tx
    .selectFrom('message_entries')
    .select(['id', 'user_name', 'created_at'])
    .where('message_id', '=', message_id)
    .where('kind', '=', 'yanit')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Active users of these role groups, by name. */
export async function listStaff(db: Db, role_groups: readonly string[]): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where(sql<boolean>`role_group = ANY(${[...role_groups]}::text[])`)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Whether an answer is still on its way. */
export async function hasWaitingAnswer(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM message_entries JOIN outbox ON message_key = ${answerKey} || message_entries.id
     WHERE message_id = ANY (${ids}::bigint[]) AND ${mailState} IN ('waiting', 'retrying') LIMIT 1`.execute(tx)
  return rows.length > 0
}
