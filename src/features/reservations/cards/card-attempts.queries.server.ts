import type { Db } from '#src/base/db/connect.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { CardAttempts } from './card-refunds.schema.ts'
import { refundable } from './cards.rules.ts'
import { type CardAttempt, findTakenAmount, listAttempts, listRefunds } from './cards.store.server.ts'

/** The attempts of an order for staff, newest first. */
export async function findCardAttempts(db: Db, order_id: number): Promise<CardAttempts> {
  const shown: CardAttempts = []
  for (const attempt of await listAttempts(db, order_id)) shown.push(await presentAttempt(db, attempt))
  return shown
}

async function presentAttempt(db: Db, attempt: CardAttempt): Promise<CardAttempts[number]> {
  const { id, provider, status, amount, currency, charged, try_rate, rate_day, installments, created_at } = attempt
  const { card_brand, card_last_four, refusal } = attempt
  const refunds = status === 'alindi' ? await listRefunds(db, id) : []
  const taken = status === 'alindi' ? await findTakenAmount(db, id) : 0
  const left = refundable({ amount: taken, charged }, refunds)
  return {
    id,
    provider,
    status,
    amount: toMajor(status === 'alindi' ? taken : amount),
    currency,
    charged: toMajor(charged),
    surcharge: toMajor(attempt.surcharge),
    try_rate: try_rate === null ? null : Number(try_rate),
    rate_day,
    installments,
    card_brand,
    card_last_four,
    refusal,
    created_at: created_at.toISOString(),
    refundable: toMajor(left.amount),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      status: refund.status,
      amount: toMajor(refund.amount),
      charged: toMajor(refund.charged),
      reason: refund.reason,
      refusal: refund.refusal,
      created_at: refund.created_at.toISOString(),
    })),
  }
}
