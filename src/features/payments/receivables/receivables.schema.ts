import { z } from 'zod'
import { currencies } from '#src/base/money.ts'
import { receivableTimes } from './receivables.links.ts'

export const ReceivablesQuery = z.object({ time: z.enum(['', ...receivableTimes]).default('') })

/** Money that an order owes by a day, in one currency. */
export const Receivable = z.object({
  order_id: z.number(),
  order_no: z.string(),
  name: z.string(),
  phone: z.string(),
  tours: z.array(z.string()),
  due_on: z.string(),
  time: z.enum(receivableTimes),
  currency: z.enum(currencies),
  /** major units */
  amount: z.number(),
  /** the seats are held only until it is paid */
  is_hold: z.boolean(),
})
export type Receivable = z.output<typeof Receivable>

/** GET /api/admin/receivables: what is to be collected by when, the earliest first. Reported payments are not in it. */
export const Receivables = z.object({
  today: z.string(),
  /** of all times, independent of the query; major units */
  sums: z.array(
    z.object({
      currency: z.enum(currencies),
      hepsi: z.number(),
      gecikmis: z.number(),
      hafta: z.number(),
      ay: z.number(),
      sonra: z.number(),
    }),
  ),
  dues: z.array(Receivable),
})
export type Receivables = z.output<typeof Receivables>
