import { sql } from 'kysely'
import { addDays } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { attemptLength } from '#src/features/orders/money/card-wire.ts'
import type { Seeding } from './rows.ts'

/** Card payments among those of the demo, the newest first: all went well but for the first, which a declined one came before. */
const cards = [
  { card_brand: 'Visa', card_last_four: '4016' },
  { card_brand: 'Mastercard', card_last_four: '8853' },
  { card_brand: 'Troy', card_last_four: '1027' },
] as const
const refusal = 'Kart limiti yetersiz'

/** What happens after the sale: some payments by card, and a departure whose cancellation waits for answers. */
export async function seedAfterSales({ db, demo, today }: Pick<Seeding, 'db' | 'demo' | 'today'>): Promise<void> {
  const lira = db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['payments.id', 'order_id', 'amount', 'payments.created_at', 'lang'])
    .where('payments.currency', '=', 'TRY')
    .where('payments.status', '=', 'eslesti')
    .where('method', '=', 'havale')
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
  const paid = await lira.where('orders.status', '=', 'onayli').limit(cards.length).execute()
  for (const [at, payment] of paid.entries()) {
    if (at === 0) await insertAttempt(db, payment, { no: 'DECLINED', status: 'reddedildi', refusal })
    await byCard(db, payment, { no: `PAID${at}`, ...cards[at]! })
  }
  const [refunded] = await lira.where('orders.status', '=', 'iptal').limit(1).execute()
  if (refunded) await refund(db, refunded)
  const { email } = demo.people.staff.sales
  const sales = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await cancelDeparture(db, { today, user_id: sales.id })
}

type Paid = { id: number; order_id: number; amount: number; created_at: Date; lang: string }
type Attempt = {
  no: string
  status?: 'alindi' | 'reddedildi'
  refusal?: string
  card_brand?: string
  card_last_four?: string
}

/** @returns its id */
async function insertAttempt(
  tx: Db,
  { order_id, amount, created_at, lang }: Paid,
  { no, status = 'alindi', ...rest }: Attempt,
): Promise<number> {
  const begun = new Date(created_at.getTime() - (status === 'alindi' ? 4 : 9) * 60_000)
  const decided_at = new Date(begun.getTime() + 3 * 60_000)
  const { id } = await tx
    .insertInto('card_attempts')
    .values({
      attempt_no: `DEM${no}`.padEnd(attemptLength, '0'),
      ...{ order_id, provider: 'iyzico', status, amount, currency: 'TRY', charged: amount, lang },
      provider_ref: status === 'alindi' ? `2710${order_id}` : '',
      installments: status === 'alindi' ? 1 : null,
      ...{ created_at: begun, returned_at: decided_at, asked_at: decided_at, decided_at },
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a transfer a card payment: nobody reported it, and nobody matched it. @returns the attempt's id */
async function byCard(tx: Db, payment: Paid, attempt: Attempt): Promise<number> {
  const attempt_id = await insertAttempt(tx, payment, attempt)
  const of = { method: 'kart' as const, bank_account_id: null, by_customer: false, decided_by: null }
  await tx
    .updateTable('payments')
    .set({ ...of, attempt_id })
    .where('id', '=', payment.id)
    .execute()
  await tx.deleteFrom('order_events').where('payment_id', '=', payment.id).where('action', '=', 'bildirildi').execute()
  await tx
    .updateTable('order_events')
    .set({ action: 'kart', note: '', user_id: null })
    .where('payment_id', '=', payment.id)
    .where('action', '=', 'eslesti')
    .execute()
  return attempt_id
}

/** A payment that went back is one by card. */
async function refund(tx: Db, payment: Paid): Promise<void> {
  const attempt_id = await byCard(tx, payment, { no: 'REFUNDED', ...cards[0] })
  const back = await tx
    .selectFrom('payments')
    .select(['id', 'amount', 'created_at'])
    .where('order_id', '=', payment.order_id)
    .where('currency', '=', 'TRY')
    .where('status', '=', 'iade')
    .executeTakeFirst()
  if (!back || back.amount > payment.amount) return
  const { id: payment_id, amount, created_at } = back
  await tx.updateTable('payments').set({ method: 'kart', bank_account_id: null }).where('id', '=', payment_id).execute()
  const reason = 'İptal koşullarına göre iade edildi.'
  await tx
    .insertInto('card_refunds')
    .values({
      attempt_id,
      status: 'iade',
      amount,
      charged: amount,
      reason,
      created_at,
      decided_at: created_at,
      payment_id,
    })
    .execute()
}

/** Days from today in which the cancelled departure leaves. */
const leaves = { from: 21, to: 200 }

/** The first departure of these days with two to six orders, while the tour has another on sale: everybody was written to, nobody has answered. */
async function cancelDeparture(tx: Db, { today, user_id }: { today: string; user_id: number }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT departures.id FROM departures JOIN order_items ON departure_id = departures.id
     WHERE departures.start_date BETWEEN ${addDays(today, leaves.from)}::date AND ${addDays(today, leaves.to)}::date
       AND departures.status = 'satista' AND seats_released_at IS NULL
       AND (SELECT count(*) FROM departures other
             WHERE other.tour_id = departures.tour_id AND other.status = 'satista' AND other.start_date > departures.start_date) >= 1
     GROUP BY departures.id HAVING count(DISTINCT order_id) BETWEEN 2 AND 6
     ORDER BY departures.start_date, departures.id LIMIT 1`.execute(tx)
  const [departure] = rows
  if (!departure) return
  const departure_id = departure.id
  const at = new Date(`${addDays(today, -1)}T15:20:00+03:00`)
  const reason = 'Otelimiz bu tarihlerde tadilata girdi.'
  await tx.updateTable('departures').set({ status: 'iptal' }).where('id', '=', departure_id).execute()
  await tx
    .insertInto('departure_cancellations')
    .values({ departure_id, reason, reason_en: 'Our hotel is closed for renovation on these dates.', user_id, at })
    .execute()
  await sql`
    INSERT INTO cancelled_departure_orders (departure_id, order_id, told_at)
    SELECT DISTINCT departure_id, order_id, ${at}::timestamptz FROM order_items
     WHERE departure_id = ${departure_id} AND seats_released_at IS NULL`.execute(tx)
}
