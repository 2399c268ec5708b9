import { z } from 'zod'
import { day } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'

/** The first of the month until today, unless days are named; at most two years. */
export const AccountingQuery = z.object({ from: day().nullable().catch(null), to: day().nullable().catch(null) })

const lira = z.number().nullable()

/** GET /api/admin/accounting. Amounts in major units; lira at each order's and payment's own rate, null when one is not known. */
export const Accounting = z.object({
  from: z.string(),
  to: z.string(),
  /** items of orders that were placed in the period and are neither cancelled nor expired: the dashboard's sales */
  sold: z.array(
    z.object({
      currency: z.enum(currencies),
      /** percent */
      kdv_rate: z.number(),
      items: z.number(),
      price: z.number(),
      kdv: z.number(),
      total: z.number(),
      try_kdv: lira,
      try_total: lira,
    }),
  ),
  /** payments of the period by their day: the dashboard's collections */
  collected: z.array(
    z.object({
      currency: z.enum(currencies),
      method: z.enum(['havale', 'nakit', 'kart']),
      received: z.number(),
      refunded: z.number(),
      net: z.number(),
      try_net: lira,
    }),
  ),
})
export type Accounting = z.output<typeof Accounting>
