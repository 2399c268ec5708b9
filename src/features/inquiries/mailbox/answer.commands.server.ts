import { hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { Failure, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { record } from '../../accounts/audit/audit.store.server.ts'
import { answerMail } from './answer.mail.server.ts'
import { answeredAt } from './mailbox.rules.ts'
import type { AnswerRequest } from './mailbox.schema.ts'
import {
  answerKey,
  findLastAnswer,
  findMessage,
  insertEntry,
  lockMessages,
  updateMessage,
} from './mailbox.store.server.ts'

/**
 * Mails an answer in the visitor's language: entry of the thread, state, mail and audit record in one transaction. A repeated
 * request sends nothing again. A message that nobody has taken becomes the answering user's.
 * @throws Failure 404; 409 without an address or a mail server, and when somebody answered meanwhile, with `last_answer`
 */
export async function sendAnswer(
  services: Services,
  staff: Staff,
  id: number,
  {
    request: { body, last_answer },
    idempotencyKey,
    lang,
  }: { request: AnswerRequest; idempotencyKey: string; lang: string },
): Promise<void> {
  const { db, now, settings, localize } = services
  const found = await findMessage(db, id)
  if (!found) throw notFound('office.message_gone')
  if (found.email === '') throw new Failure('conflict', { key: 'office.answer_no_address' })
  if (settings.sendsMail === false) throw new Failure('conflict', { key: 'office.answer_no_mail_server' })
  const intent: Intent = {
    command: 'message-answer',
    key: idempotencyKey,
    request_hash: hashOfRequest({ id, body }),
    reused: 'office.answer_reused',
  }
  await once(db, intent, async () => {
    // The visitor's language may be inactive by now: then the default language.
    const languages = await services.languages()
    const mailLang = languages.some(({ abbr }) => abbr === found.lang) ? found.lang : languages[0]!.abbr
    const agency = await findAgency(services.db, mailLang)
    const mail = await answerMail({ ...found, lang: mailLang }, body, {
      sender: mailSenderOf(agency, settings.siteUrl),
      reply_to: agency.email,
      localize: (text) => localize(text, mailLang),
    })
    return async (tx) => {
      const [locked] = await lockMessages(tx, null, [id])
      if (!locked) throw notFound('office.message_gone')
      const last = await findLastAnswer(tx, id)
      if (last && last.id !== last_answer) {
        const values = { name: last.user_name, time: answeredAt(last.created_at, now(), lang) }
        throw new Failure('conflict', { key: 'office.answered_meanwhile', values }, { facts: { last_answer: last.id } })
      }
      const created_at = now()
      const entry = await insertEntry(tx, {
        message_id: id,
        kind: 'yanit',
        subject: mail.subject,
        body,
        user_id: staff.id,
        user_name: staff.name,
        created_at,
      })
      const before = { state: locked.state, assignee_id: locked.assignee_id }
      const after = { state: 'yanitlandi' as const, assignee_id: locked.assignee_id ?? staff.id }
      await updateMessage(tx, id, after)
      await enqueue(tx, { ...mail, message_key: answerKey + entry }, created_at)
      // The text is in the thread and the mail.
      await record(tx, staff, {
        action: 'create',
        entity: 'message_entries',
        id: entry,
        before: null,
        after: { message_id: id, kind: 'yanit' },
      })
      await record(tx, staff, { action: 'update', entity: 'messages', id, before, after })
      return {}
    }
  })
}
