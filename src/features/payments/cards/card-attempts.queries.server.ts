import type { Db } from '#src/base/db/connect.server.ts'
import { toMajor } from '#src/base/money.ts'
import { findRefundsUnderWay } from '#src/features/orders/book/office-payments.store.server.ts'
import { isReviewed, refundable } from '#src/features/orders/money/cards.rules.ts'
import { refundableOf, type UnderWay, underWayIn } from '#src/features/orders/money/payments.rules.ts'
import type { Payment } from '#src/features/orders/money/totals.rules.ts'
import type { CardAttempts } from './card-refunds.schema.ts'
import { type CardAttempt, findTakenAmount, listAttempts, listMoney, listRefunds } from './cards.store.server.ts'

/** The attempts of an order for staff, newest first. */
export async function findCardAttempts(db: Db, order_id: number): Promise<CardAttempts> {
  const shown: CardAttempts = []
  const money = { payments: await listMoney(db, order_id), underWay: await findRefundsUnderWay(db, order_id) }
  for (const attempt of await listAttempts(db, order_id)) shown.push(await presentAttempt(db, attempt, money))
  return shown
}

type Money = { payments: readonly Payment[]; underWay: UnderWay }

async function presentAttempt(
  db: Db,
  attempt: CardAttempt,
  { payments, underWay }: Money,
): Promise<CardAttempts[number]> {
  const { id, provider, status, amount, currency, charged, try_rate, rate_day, installments, created_at } = attempt
  const { card_brand, card_last_four, refusal } = attempt
  const refunds = status === 'alindi' ? await listRefunds(db, id) : []
  const taken = status === 'alindi' ? await findTakenAmount(db, id) : 0
  const left = refundable({ amount: taken, charged }, refunds)
  const ofOrder = refundableOf(payments, attempt.currency, underWayIn(underWay, attempt.currency))
  return {
    id,
    provider,
    status,
    is_reviewed: isReviewed(attempt),
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
    refundable: toMajor(Math.min(left.amount, ofOrder)),
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
