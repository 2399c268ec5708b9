import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { FoundOrder } from '../orders/orders.store.server.ts'
import { currentProvider } from './card-provider.queries.server.ts'
import { choicesOf } from './cards.commands.server.ts'
import type { CardOffer } from './cards.schema.ts'
import { listAttempts } from './cards.store.server.ts'

/** What of an order can be paid by card now. */
export async function findCardOffer(services: Services, order: FoundOrder): Promise<CardOffer> {
  const [attempt] = await listAttempts(services.db, order.id)
  const provider = await currentProvider(services)
  const choices = provider ? await choicesOf(services, order) : []
  return {
    is_offered: choices.length > 0,
    choices: choices.map(({ due, open, ...choice }) => ({ ...choice, due: toMajor(due), open: toMajor(open) })),
    attempt: attempt
      ? {
          status: attempt.status,
          amount: toMajor(attempt.amount),
          currency: attempt.currency,
          charged: toMajor(attempt.charged),
          card_brand: attempt.card_brand,
          card_last_four: attempt.card_last_four,
          refusal: attempt.status === 'reddedildi' ? attempt.refusal : '',
          created_at: attempt.created_at.toISOString(),
          returned_at: attempt.returned_at?.toISOString() ?? null,
        }
      : null,
  }
}
