import { sql } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPostponed } from '#src/base/mail/outbox.store.server.ts'
import { silentKinds } from '#src/features/orders/book/order-events.store.server.ts'
import { orderOfTopic, orderTopic } from '#src/features/orders/orders.links.ts'
import type { PostponedMail } from './postponed.schema.ts'

/** Mails on the screen. */
const maxListed = 200
/** ms after which a mail is listed as old. */
const freshMs = dayMs

/** In the order in which they were written. */
export async function listPostponed(db: Db, now: Date): Promise<PostponedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'subject', 'recipient', 'topic', 'created_at'])
    .select(
      sql<PostponedMail['stale']>`CASE
        WHEN EXISTS (SELECT FROM orders JOIN order_events ON order_id = orders.id
                      WHERE starts_with(topic, ${orderTopic('')}) AND order_no = substr(topic, length(${orderTopic('')}) + 1) AND order_events.at > outbox.created_at
                        AND kind <> ALL (${[...silentKinds]}::text[])) THEN 'changed'
        WHEN outbox.created_at < ${new Date(now.getTime() - freshMs)} THEN 'old' END`.as('stale'),
    )
    .where(isPostponed)
    .orderBy('id')
    .limit(maxListed)
    .execute()
  return rows.map(({ topic, created_at, ...mail }) => ({
    ...mail,
    order_no: orderOfTopic(topic),
    created_at: created_at.toISOString(),
  }))
}
