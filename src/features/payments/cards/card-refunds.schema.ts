import { z } from 'zod'
import { version } from '#src/base/http/endpoint/edits.ts'
import { amount, plainText } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'
import { attemptStatuses, cardProviders, cardRefundStatuses } from './cards.links.ts'

/** POST /api/admin/orders/{id}/payments/{payment}/refund: money goes back to the card that paid. */
export const CardRefundWish = z.strictObject({
  /** of the order as it was read */
  version: version(),
  /** major units of the payment's currency */
  amount: amount(),
  reason: plainText(3, 500),
})
export type CardRefundWish = z.output<typeof CardRefundWish>

/** GET /api/admin/orders/{id}/card-attempts: visits to the provider's page, newest first. Amounts in major units. */
export const CardAttempts = z.array(
  z.object({
    id: z.number(),
    provider: z.enum(cardProviders),
    status: z.enum(attemptStatuses),
    /** the provider has the money and may still refuse it */
    is_reviewed: z.boolean(),
    amount: z.number(),
    currency: z.enum(currencies),
    /** in lira */
    charged: z.number(),
    /** in lira, for instalments: what the card paid above it */
    surcharge: z.number(),
    /** lira for one unit; null in lira */
    try_rate: z.number().nullable(),
    rate_day: z.string().nullable(),
    installments: z.number().nullable(),
    card_brand: z.string(),
    card_last_four: z.string(),
    /** the provider's words */
    refusal: z.string(),
    created_at: z.string(),
    /** what can still go back to the card, in the attempt's currency; less when money of the order went back another way */
    refundable: z.number(),
    refunds: z.array(
      z.object({
        id: z.number(),
        status: z.enum(cardRefundStatuses),
        amount: z.number(),
        refusal: z.string(),
      }),
    ),
  }),
)
export type CardAttempts = z.output<typeof CardAttempts>
