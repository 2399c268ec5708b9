import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { isReviewed, isUnopened } from '#src/features/orders/money/cards.rules.ts'
import { currentProvider } from './card-provider.queries.server.ts'
import { choicesOf, installmentOffer } from './cards.commands.server.ts'
import type { CardOffer } from './cards.schema.ts'
import { type CardAttempt, listAttempts } from './cards.store.server.ts'
import { installmentsOf } from './installments/installments.rules.ts'

/** What of an order can be paid by card now. */
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
  const { status, amount, currency, charged, card_brand, card_last_four, refusal, created_at, returned_at } = attempt
  return {
    status,
    amount: toMajor(amount),
    currency,
    charged: toMajor(charged),
    card_brand,
    card_last_four,
    refusal: status === 'reddedildi' && !isUnopened(attempt) ? refusal : '',
    is_unopened: isUnopened(attempt),
    created_at: created_at.toISOString(),
    returned_at: returned_at?.toISOString() ?? null,
    decided_at: attempt.decided_at?.toISOString() ?? null,
    is_reviewed: isReviewed(attempt),
    was_reviewed: attempt.decided_at !== null && attempt.reviewed_at !== null,
  }
}
