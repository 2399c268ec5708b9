import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { jsonField } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { OfficeOrderRow } from '#src/features/orders/book/orders.admin.schema.ts'
import { remindingStates } from './reminding.links.ts'

/** An order of a departure that lacks something. */
const LackingOrder = OfficeOrderRow.pick({ id: true, order_no: true, name: true, email: true, phone: true }).extend({
  /** travellers on this departure whose details are not complete */
  travellers: z.number(),
  /** the day by which a missing payment was due; null: no payment is late */
  late_since: z.string().nullable(),
  state: z.enum(remindingStates),
})
export type LackingOrder = z.output<typeof LackingOrder>

/** GET /api/admin/departures/{id}/reminders: who lacks something, and who would be mailed. */
export const LackingOrders = z.object({
  orders: z.array(LackingOrder),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
})
export type LackingOrders = z.output<typeof LackingOrders>

/** POST to the same path: the orders to remind. */
export const Reminding = z.strictObject({ orders: jsonField(z.array(id()).min(1).max(500)) })

export const Reminded = Done.extend({ data: z.object({ sent: z.number() }) })
