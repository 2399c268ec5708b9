import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { officePassengersOf, passengersOf } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import {
  AcceptDifference,
  OfficePassengersSaved,
  PassengersSaved,
} from '#src/features/passengers/manifest/passengers.schema.ts'
import { acceptDifference } from './age-price.commands.server.ts'

/** Birth dates that change the price of an order. */
export const agePriceApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/passengers/accept',
    access: 'public',
    summary: 'Accepts the price that birth dates change, by the total that was shown. Nothing is charged before.',
    params: OrderParams,
    query: OrderKey,
    body: AcceptDifference,
    answer: PassengersSaved,
    cache: 'none',
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, ...call }) => {
      const { id } = await findOrderByKey(call, order_no, key)
      await acceptDifference(call, id, body, null)
      const data = await readAgain(async () => passengersOf(call, await findOrderByKey(call, order_no, key)))
      return { ...(await done(call, 'mail.traveller_accepted')), data: data! }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/passengers/accept`,
    access: 'may:orders',
    summary: 'Accepts the price that birth dates change, as the customer has told staff.',
    params: Id,
    body: AcceptDifference,
    answer: OfficePassengersSaved,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      await acceptDifference(call, id, body, staff)
      const data = await readAgain(async () => officePassengersOf(call, await foundOfficeOrder(call.db, id), staff))
      return { ...(await done(call, 'office.age_accepted')), data }
    },
  }),
]
