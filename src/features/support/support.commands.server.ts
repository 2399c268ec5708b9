import type { Db } from '#src/base/db/connect.server.ts'
import { hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import type { Services, Settings, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { supportMail } from './support.mail.server.ts'
import type { SupportRequest } from './support.schema.ts'
import {
  findAdministrators,
  insertSupportRequest,
  type SupportRecipient,
  supportTopic,
} from './support.store.server.ts'

/** Who gets requests: the address of SUPPORT_EMAIL, else every active administrator. */
export async function supportRecipients(db: Db, { supportEmail }: Settings): Promise<SupportRecipient[]> {
  return supportEmail ? [{ name: supportEmail, email: supportEmail }] : findAdministrators(db)
}

/**
 * Stores a request and queues its mails; a repeated request does it once. Without a mail server it is only stored.
 * @returns its id. @throws Failure 422 when the key was used for another request
 */
export async function sendSupportRequest(
  services: Services,
  staff: Staff,
  { request, idempotencyKey }: { request: SupportRequest; idempotencyKey: string },
): Promise<number> {
  const { db, now, settings } = services
  const intent: Intent = {
    command: `support ${staff.id}`,
    key: idempotencyKey,
    request_hash: hashOfRequest(request),
    reused: 'office.support_reused',
  }
  const { answer } = await once(db, intent, async () => {
    const mail = await supportMail(services, staff, request)
    // Without a server, the outbox would only log the mails.
    const recipients = settings.sendsMail === false ? [] : await supportRecipients(db, settings)
    return async (tx) => {
      const created_at = now()
      const id = await insertSupportRequest(tx, { ...request, user_id: staff.id, user_name: staff.name, created_at })
      for (const [n, { email: recipient }] of recipients.entries())
        await enqueue(
          tx,
          { ...mail, recipient, topic: supportTopic(id), message_key: `support:${id}:${n}` },
          created_at,
        )
      const { subject, screen } = request
      await record(tx, staff, {
        action: 'create',
        entity: 'support_requests',
        id,
        before: null,
        after: { subject, screen },
      })
      return id
    }
  })
  return answer
}
