import { z } from 'zod'
import { day } from '#src/base/http/endpoint/fields.ts'
import { cardProviders } from '#src/features/payments/cards/cards.links.ts'
import { differences } from './settlement.links.ts'

/** Yesterday, unless days are named; at most 31. */
export const SettlementQuery = z.object({ from: day().nullable().catch(null), to: day().nullable().catch(null) })

const lira = z.number().nullable()

/** GET /api/admin/card-settlement. In lira. */
export const Settlement = z.object({
  from: z.string(),
  to: z.string(),
  /** providers that did not answer: their payments are listed without a comparison */
  unheard: z.array(z.enum(cardProviders)),
  rows: z.array(
    z.object({
      /** of the payment, or of what went back when it is older */
      day: z.string(),
      provider: z.enum(cardProviders),
      /** null: a payment that is not of this site */
      order_id: z.number().nullable(),
      order_no: z.string(),
      name: z.string(),
      /** the number by which the provider names the payment */
      attempt_no: z.string(),
      /** what came and went back by our records; null: nothing in these days */
      ours: lira,
      ours_back: lira,
      theirs: lira,
      theirs_back: lira,
      commission: lira,
      net: lira,
      difference: z.enum(differences).nullable(),
    }),
  ),
  sums: z.object({
    ours: z.number(),
    theirs: z.number(),
    ours_back: z.number(),
    theirs_back: z.number(),
    commission: lira,
    net: lira,
    differences: z.number(),
  }),
})
export type Settlement = z.output<typeof Settlement>
