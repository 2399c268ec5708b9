import { z } from 'zod'
import { id, version } from '#src/base/http/endpoint/edits.ts'
import { flag, jsonField } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { OfficePayment } from '#src/features/orders/book/orders.admin.schema.ts'
import { mostNoticeOrders } from './matching.links.ts'

/** GET /api/admin/payment-notices: `orders` is a JSON list of ids. */
export const NoticeQuery = z.object({ orders: jsonField(z.array(id()).min(1).max(mostNoticeOrders)) })

/** A notice that nobody has decided on, with what its match does. */
export const OpenNotice = OfficePayment.pick({
  id: true,
  amount: true,
  currency: true,
  paid_on: true,
  bank: true,
  sender: true,
  lira: true,
  has_receipt: true,
}).extend({
  effect: OfficePayment.shape.effect.unwrap(),
  order_id: z.number(),
  order_no: z.string(),
  /** of the customer */
  name: z.string(),
  /** of the order as it was read */
  version: z.number(),
})
export type OpenNotice = z.output<typeof OpenNotice>
export const OpenNotices = z.array(OpenNotice)

/** POST /api/admin/payment-notices/match */
export const MatchSeveral = z.strictObject({
  notices: jsonField(
    z
      .array(
        z.strictObject({
          order_id: id(),
          id: id(),
          /** of the order as the difference was shown; another one is refused */
          version: version(),
          accepts_difference: flag().default(false),
        }),
      )
      .min(1)
      .max(2 * mostNoticeOrders),
  ),
})
export type MatchSeveral = z.output<typeof MatchSeveral>

/** `eslesmis`: it was matched before, for example by the first of two clicks. */
export const matchResults = ['eslesti', 'eslesmis', 'reddedildi'] as const
export const SeveralMatched = Done.extend({
  data: z.object({
    matched: z.number(),
    refused: z.number(),
    notices: z.array(z.object({ id: z.number(), result: z.enum(matchResults), message: z.string() })),
  }),
})
export type SeveralMatched = z.output<typeof SeveralMatched>
