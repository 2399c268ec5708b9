import type { Db } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor } from '#src/base/money.ts'
import { findRefundsUnderWay } from '#src/features/orders/book/office-payments.store.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { isReviewed, isUnopened, refundable } from '#src/features/orders/money/cards.rules.ts'
import { refundableOf, type UnderWay, underWayIn } from '#src/features/orders/money/payments.rules.ts'
import type { Payment } from '#src/features/orders/money/totals.rules.ts'
import { currentProvider } from './card-provider.queries.server.ts'
import { CardAttempts } from './card-refunds.schema.ts'
import { choicesOf, installmentOffer } from './cards.commands.server.ts'
import { CardOffer } from './cards.schema.ts'
import { type CardAttempt, findTakenAmount, listAttempts, listMoney, listRefunds } from './cards.store.server.ts'
import { installmentsOf } from './installments/installments.rules.ts'

/** Amounts of an order that can be paid by card now, and the last attempt. */
export async function findCardOffer(services: Services, order: FoundOrder): Promise<CardOffer> {
  const attempts = await listAttempts(services.db, order.id)
  const reviewed = attempts.find(isReviewed)
  const attempt = reviewed ?? attempts[0]
  const provider = await currentProvider(services)
  const choices = provider && !reviewed ? await choicesOf(services, order) : []
  return {
    is_offered: choices.length > 0,
    choices: choices.map(({ due, open, ...choice }) => ({ ...choice, due: toMajor(due), open: toMajor(open) })),
    installments: choices.length > 0 ? installmentsOf(await installmentOffer(services.db, order.id)) : [],
    attempt: attempt ? presentAttempt(attempt) : null,
  }
}

/** An attempt as its payer sees it. */
export function presentAttempt(attempt: CardAttempt): NonNullable<CardOffer['attempt']> {
  const { status, amount, charged, refusal, created_at, returned_at, decided_at, reviewed_at } = attempt
  return CardOffer.shape.attempt.unwrap().parse({
    ...attempt,
    amount: toMajor(amount),
    charged: toMajor(charged),
    refusal: status === 'reddedildi' && !isUnopened(attempt) ? refusal : '',
    is_unopened: isUnopened(attempt),
    created_at: created_at.toISOString(),
    returned_at: returned_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    is_reviewed: isReviewed(attempt),
    was_reviewed: decided_at !== null && reviewed_at !== null,
  })
}

/** The attempts of an order for staff, newest first. */
export async function findCardAttempts(db: Db, order_id: number): Promise<CardAttempts> {
  const shown: CardAttempts = []
  const money = { payments: await listMoney(db, order_id), underWay: await findRefundsUnderWay(db, order_id) }
  for (const attempt of await listAttempts(db, order_id)) shown.push(await presentForStaff(db, attempt, money))
  return shown
}

type Money = { payments: readonly Payment[]; underWay: UnderWay }

async function presentForStaff(db: Db, attempt: CardAttempt, { payments, underWay }: Money) {
  const { id, status, amount, currency, charged, try_rate } = attempt
  const refunds = status === 'alindi' ? await listRefunds(db, id) : []
  const taken = status === 'alindi' ? await findTakenAmount(db, id) : 0
  const left = refundable({ amount: taken, charged }, refunds)
  const ofOrder = refundableOf(payments, currency, underWayIn(underWay, currency))
  return CardAttempts.element.parse({
    ...attempt,
    is_reviewed: isReviewed(attempt),
    amount: toMajor(status === 'alindi' ? taken : amount),
    charged: toMajor(charged),
    surcharge: toMajor(attempt.surcharge),
    try_rate: try_rate === null ? null : Number(try_rate),
    created_at: attempt.created_at.toISOString(),
    refundable: toMajor(Math.min(left.amount, ofOrder)),
    refunds: refunds.map((refund) => ({ ...refund, amount: toMajor(refund.amount) })),
  })
}
