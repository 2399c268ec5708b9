import { z } from 'zod'
import { notFound } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { cancelByCustomer } from '#src/features/amendments/cancelling/cancel-request.commands.server.ts'
import { messagesOf } from '#src/features/messages/conversation/conversation.queries.server.ts'
import {
  cancelledToursOf,
  choicesOf,
} from '#src/features/operations/departure-cancellation/departure-cancellation.queries.server.ts'
import { sharedFilesOf } from '#src/features/operations/shared-files/shared-files.queries.server.ts'
import { travelInfosOf } from '#src/features/operations/travel-info/travel-info.queries.server.ts'
import { presentAccepted, presentOrder } from '#src/features/orders/book/order.queries.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import {
  AcceptedContract,
  CancelRequest,
  OrderChanged,
  OrderKey,
  OrderParams,
} from '#src/features/orders/book/orders.schema.ts'
import { findAcceptedContract } from '#src/features/orders/book/orders.store.server.ts'
import { passengersOf } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { liraOffer } from '#src/features/payments/entries/taken-lira.commands.server.ts'
import { ShownOrder } from './shown-order.schema.ts'

/** Reading an order and its customer's actions. Every request needs the order's key. */
export const ordersApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no',
    access: 'public',
    summary: 'An order. Needs its key.',
    params: OrderParams,
    query: OrderKey,
    answer: ShownOrder,
    handle: async ({ params, query, ...services }) => {
      const order = await findOrderByKey(services, params.order_no, query.key)
      const [passengers, messages] = [await passengersOf(services, order), await messagesOf(services.db, order)]
      const [choices, travel_infos] = [await choicesOf(services, order), await travelInfosOf(services, order)]
      return {
        ...presentOrder(order),
        lira: await liraOffer(services, order),
        passengers,
        messages,
        choices,
        cancelled_tours: cancelledToursOf(order, choices),
        travel_infos,
        shared_files: await sharedFilesOf(services, order),
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/cancel-request',
    access: 'public',
    summary: 'Cancels an unpaid order immediately. For any other order it asks the office to cancel.',
    params: OrderParams,
    query: OrderKey,
    body: CancelRequest,
    answer: OrderChanged,
    handle: async ({ params: { order_no }, query: { key }, body, lang, unchanged, ...services }) => {
      const order = await findOrderByKey(services, order_no, key)
      const { changed, freesSeats } = await cancelByCustomer(services, order, { ...body, key, lang })
      if (!freesSeats) unchanged()
      return changed
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no/contracts/:contract_id',
    access: 'public',
    summary: 'A contract as it was accepted with the order. Needs the order’s key.',
    params: OrderParams.extend({
      contract_id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    query: OrderKey,
    answer: AcceptedContract,
    handle: async ({ params: { order_no, contract_id }, query: { key }, ...call }) => {
      const { id } = await findOrderByKey(call, order_no, key)
      const contract = await findAcceptedContract(call.db, id, contract_id)
      if (!contract) throw notFound()
      return presentAccepted(contract)
    },
  }),
]
