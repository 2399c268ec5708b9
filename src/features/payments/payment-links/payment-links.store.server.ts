import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import type { Minor } from '#src/base/money.ts'
import type { CardAttempt } from '../cards/cards.store.server.ts'

export type PaymentLink = Selectable<Tables['payment_links']>

export async function insertLink(tx: Tx, link: Insertable<Tables['payment_links']>): Promise<number> {
  const { id } = await tx.insertInto('payment_links').values(link).returning('id').executeTakeFirstOrThrow()
  return id
}

export function findLink(db: Db, code: string): Promise<PaymentLink | undefined> {
  return db.selectFrom('payment_links').selectAll().where('code', '=', code).executeTakeFirst()
}

export async function opensLink(db: Db, code: string): Promise<boolean> {
  return (await findLink(db, code)) !== undefined
}

export function lockLink(tx: Tx, id: number): Promise<PaymentLink> {
  return tx.selectFrom('payment_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function updateLink(db: Db, id: number, values: Updateable<Tables['payment_links']>): Promise<void> {
  await db.updateTable('payment_links').set(values).where('id', '=', id).execute()
}

export type ListedLink = PaymentLink & { paid: Minor; created_name: string | null }

/** The links of an order with what was paid with each, newest first. */
export async function listLinks(db: Db, order_id: number): Promise<ListedLink[]> {
  return db
    .selectFrom('payment_links')
    .leftJoin('users', 'users.id', 'payment_links.created_by')
    .selectAll('payment_links')
    .select('users.name as created_name')
    .select(paidWith)
    .where('order_id', '=', order_id)
    .orderBy('payment_links.id', 'desc')
    .execute()
}

/** The sum paid with a row of payment_links. Refunds are not subtracted: they do not open the link again. */
const paidWith = sql<Minor>`(SELECT coalesce(sum(payments.amount), 0)::bigint FROM payments
  JOIN card_attempts ON card_attempts.id = payments.attempt_id WHERE card_attempts.link_id = payment_links.id)`.as(
  'paid',
)

export async function findPaidWith(db: Db, id: number): Promise<Minor> {
  const { paid } = await db.selectFrom('payment_links').select(paidWith).where('id', '=', id).executeTakeFirstOrThrow()
  return paid
}

const newestAttempt = (db: Db, link_id: number) =>
  db.selectFrom('card_attempts').selectAll().where('link_id', '=', link_id).orderBy('id', 'desc').limit(1)

/** The last visit to the provider's page with this link. */
export function findLastAttempt(db: Db, link_id: number): Promise<CardAttempt | undefined> {
  return newestAttempt(db, link_id).executeTakeFirst()
}

/** The newest attempt of a link whose result is not known. */
export function findOpenAttempt(db: Db, link_id: number): Promise<CardAttempt | undefined> {
  return newestAttempt(db, link_id).where('status', '=', 'acik').executeTakeFirst()
}
