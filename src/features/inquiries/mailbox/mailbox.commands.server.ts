import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertNotStale } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { deleteMailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { record } from '../../accounts/audit/audit.store.server.ts'
import type { MessageKind } from '../inquiries.links.ts'
import type { Section } from './mailbox.links.ts'
import { mailsOfMessages, messageReaders } from './mailbox.queries.server.ts'
import type { MessageChange } from './mailbox.schema.ts'
import {
  deleteMessages,
  findMailed,
  hasWaitingAnswer,
  insertEntry,
  listStaff,
  lockMessages,
  updateFlags,
  updateMessage,
} from './mailbox.store.server.ts'

type Choice = { kind: MessageKind; ids: readonly number[] }

/**
 * Moves messages to the trash or back, or marks them read. Messages that already have the value stay unchanged.
 * @returns how many changed. @throws Failure 404 when all are gone
 */
export async function setMessages(
  { db }: Services,
  staff: Staff,
  { kind, ids }: Choice,
  after: { section: Section } | { check: true },
): Promise<number> {
  const [field, value] = Object.entries(after)[0] as ['section' | 'check', Section | true]
  return transaction(db, async (tx) => {
    const found = await lockMessages(tx, kind, ids)
    if (found.length === 0) throw notFound('office.message_gone')
    const changed = found.filter((message) => message[field] !== value)
    for (const { id, [field]: was } of changed) {
      await updateFlags(tx, id, after)
      await record(tx, staff, { action: 'update', entity: 'messages', id, before: { [field]: was }, after })
    }
    return changed.length
  })
}

/**
 * Deletes messages of the trash for good, with their CVs and mails. All or none.
 * @returns how many. @throws Failure 404 when all are gone; 409 when one is not in the trash, or its answer is on its way
 */
export async function removeMessages(
  { db, documents }: Services,
  staff: Staff,
  { kind, ids }: Choice,
): Promise<number> {
  const removed = await transaction(db, async (tx) => {
    const found = await lockMessages(tx, kind, ids)
    if (found.length === 0) throw notFound('office.message_gone')
    if (found.some(({ section }) => section !== 'trash'))
      throw new Failure('conflict', { key: 'office.message_not_in_trash' })
    const foundIds = found.map(({ id }) => id)
    if (await hasWaitingAnswer(tx, foundIds)) throw new Failure('conflict', { key: 'office.message_answer_waits' })
    await deleteWithMails(tx, foundIds)
    // Without the person's name: nothing would lead from a request under KVKK to this record any more.
    for (const { id, message_no } of found)
      await record(tx, staff, {
        action: 'delete',
        entity: 'messages',
        id,
        before: { kind, message_no },
        after: null,
      })
    return found
  })
  // When it fails, the hourly sweep removes the file.
  for (const { file } of removed) if (file) await documents.remove(file).catch(() => {})
  return removed.length
}

/**
 * Permanently deletes messages that the transaction has locked, with their threads and all mails about them, including pending ones: a
 * later erasure of the person finds mails only by their messages. The caller deletes the CV's file.
 * @returns the number of mails
 */
export async function deleteWithMails(tx: Tx, ids: readonly number[]): Promise<number> {
  const mailed = await findMailed(tx, ids)
  // Before the mails: the alert writer locks these rows while it queues mails, so this waits until those mails exist.
  await deleteMessages(tx, ids)
  return deleteMailsAbout(tx, mailsOfMessages(mailed))
}

/** Changes state and assignee. @throws Failure 404; 409 when it was saved since `version`; 422 for a user who cannot read messages */
export async function changeMessage(
  { db }: Services,
  staff: Staff,
  id: number,
  { version, ...wanted }: MessageChange,
): Promise<void> {
  await transaction(db, async (tx) => {
    const [found] = await lockMessages(tx, null, [id])
    if (!found) throw notFound('office.message_gone')
    assertNotStale(found, version)
    const before = { state: found.state, assignee_id: found.assignee_id }
    const after = {
      state: wanted.state ?? before.state,
      assignee_id: wanted.assignee_id === undefined ? before.assignee_id : wanted.assignee_id,
    }
    if (before.state === after.state && before.assignee_id === after.assignee_id) return
    if (after.assignee_id !== null && after.assignee_id !== before.assignee_id) {
      const readers = await listStaff(tx, messageReaders)
      if (!readers.some((reader) => reader.id === after.assignee_id))
        throw invalid('assignee_id', 'office.assignee_unknown')
    }
    await updateMessage(tx, id, after)
    await record(tx, staff, { action: 'update', entity: 'messages', id, before, after })
  })
}

/** Adds an internal note. @throws Failure 404 */
export async function addNote({ db, now }: Services, staff: Staff, message_id: number, body: string): Promise<void> {
  await transaction(db, async (tx) => {
    const [found] = await lockMessages(tx, null, [message_id])
    if (!found) throw notFound('office.message_gone')
    const entry = await insertEntry(tx, {
      message_id,
      kind: 'not',
      body,
      user_id: staff.id,
      user_name: staff.name,
      created_at: now(),
    })
    // The note itself is in the thread.
    await record(tx, staff, {
      action: 'create',
      entity: 'message_entries',
      id: entry,
      before: null,
      after: { message_id, kind: 'not' },
    })
  })
}
