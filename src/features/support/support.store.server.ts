import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { mailState } from '#src/base/mail/outbox.store.server.ts'
import type { SupportItem, SupportRequest } from './support.schema.ts'

/** Topic of the mails of a request in the outbox. */
export function supportTopic(id: number): string {
  return `support ${id}`
}

export async function insertSupportRequest(
  tx: Tx,
  request: SupportRequest & { user_id: number; user_name: string; created_at: Date },
): Promise<number> {
  const { id } = await tx.insertInto('support_requests').values(request).returning('id').executeTakeFirstOrThrow()
  return id
}

export type SupportRow = Omit<SupportItem, 'created_at'> & { created_at: Date }

/** Newest first. @param user_id whose requests; null for all */
export async function listSupportRequests(
  db: Db,
  user_id: number | null,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: SupportRow[]; total: number }> {
  const wanted = db
    .selectFrom('support_requests')
    .$if(user_id !== null, (query) => query.where('user_id', '=', user_id))
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .select(['id', 'user_name', 'subject', 'message', 'screen', 'browser', 'errors', 'created_at'])
    .select(
      // Of the mail that has come furthest.
      sql<SupportItem['mail']>`coalesce((SELECT ${mailState}
        FROM outbox WHERE topic = 'support ' || support_requests.id AND topic <> ''
       ORDER BY sent_at IS NULL, attempts LIMIT 1), 'none')`.as('mail'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total }
}

export type SupportRecipient = { name: string; email: string }

/** The active administrators, by name. */
export async function findAdministrators(db: Db): Promise<SupportRecipient[]> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role_group', '=', 'yonetici')
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
