import type { Db } from '#src/base/db/connect.server.ts'
import { seal } from '#src/base/db/sealed.server.ts'
import { cardsKey } from './card-provider.queries.server.ts'
import { insertAttempt, insertTaken } from './cards.store.server.ts'

/** The agency takes cards; nobody answers for its provider. */
export async function takeCards(db: Db): Promise<void> {
  const key = await cardsKey(db)
  const keys = { iyzico_api_key: seal(key, 'anahtar-1'), iyzico_secret_key: seal(key, 'anahtar-2') }
  await db
    .updateTable('card_settings')
    .set({ provider: 'iyzico', ...keys })
    .execute()
}

/** A card payment of an order. @returns the payment's id */
export async function insertCardPayment(db: Db, order_id: number, amount: number): Promise<number> {
  const now = new Date()
  const key = await cardsKey(db)
  const keys = { iyzico_api_key: seal(key, 'anahtar-1'), iyzico_secret_key: seal(key, 'anahtar-2') }
  await db.updateTable('card_settings').set(keys).execute()
  const currency = 'TRY' as const
  const attempt_no = String(order_id).padStart(26, '0')
  const attempt = { attempt_no, order_id, provider: 'iyzico' as const, amount, currency, charged: amount, lang: 'tr' }
  const attempt_id = await insertAttempt(db, { ...attempt, created_at: now, status: 'alindi', provider_ref: '1' })
  const paid_on = now.toISOString().slice(0, 10)
  return db
    .transaction()
    .execute((tx) =>
      insertTaken(tx, { order_id, amount, currency, paid_on, sender: 'Elif', created_at: now, attempt_id }),
    )
}
