import { transaction } from '#src/base/db/transaction.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { enqueue, postponeWaiting } from '#src/base/mail/outbox.store.server.ts'
import { postponedPath } from './postponed.links.ts'

const mail = { message_key: 'kept-back', recipient: 'ayse@ornek.example', subject: 'a', body_text: 'a', body_html: 'a' }

/** For the audit test. */
export const postponedWrites: Record<string, StaffWrite> = {
  [`POST ${postponedPath}`]: async (db) => {
    const now = new Date()
    await transaction(db, (tx) => enqueue(tx, mail, now))
    await postponeWaiting(db, now)
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('message_key', '=', mail.message_key)
      .executeTakeFirstOrThrow()
    return { body: { ids: [id], is_sent: false } }
  },
}
