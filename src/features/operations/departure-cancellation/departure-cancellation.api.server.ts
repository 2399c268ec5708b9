import { z } from 'zod'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { departuresAdminPath as path } from '#src/features/departures/board/departures.links.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderChanged, OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { answerFor, cancelDeparture } from './departure-cancellation.commands.server.ts'
import { showCancelling } from './departure-cancellation.queries.server.ts'
import { AnswerOrder, CancelDeparture, ChooseDeparture, DepartureCancelling } from './departure-cancellation.schema.ts'

const access = 'may:orders'
const refusedStaff = {
  over: 'office.departure_answered',
  gone: 'office.move_seats_gone',
  begun: 'office.departure_begun',
} as const
const refusedCustomer = {
  over: 'cancelling.choice_over',
  gone: 'cancelling.choice_gone',
  begun: 'cancelling.choice_call',
} as const

export const departureCancellationApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id/cancel`,
    access,
    summary: 'A departure with every order that its cancellation concerns, and who is answered for.',
    params: Id,
    answer: DepartureCancelling,
    handle: ({ params, ...call }) => showCancelling(call, params.id),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/cancel`,
    access,
    summary: 'Cancels a departure: it goes off sale, and its customers are asked for another date or a refund.',
    params: Id,
    body: CancelDeparture,
    answer: Done,
    handle: async ({ params, body, staff, ...call }) => {
      await cancelDeparture(call, staff, params.id, body)
      return done(call, 'office.departure_cancelled')
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/cancel/:order`,
    access,
    summary: 'Records what the customer of a cancelled departure chose on the telephone.',
    params: z.object({ id: id(), order: id() }),
    body: AnswerOrder,
    answer: Done,
    handle: async ({ params: { id, order }, body, staff, ...call }) => {
      await answerFor(call, id, body, { staff, order_id: order, refused: refusedStaff })
      return done(call, body.answer === 'move' ? 'office.departure_moved_order' : 'office.departure_refunds_order')
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/departure-choice',
    access: 'public',
    summary: 'The customer of a cancelled departure chooses another date or the money back. Needs the order’s key.',
    params: OrderParams,
    query: OrderKey,
    body: ChooseDeparture,
    answer: OrderChanged,
    handle: async ({ params: { order_no }, query: { key }, body: { departure_id, ...answer }, ...call }) => {
      const order = await findOrderByKey(call, order_no, key)
      const status = await answerFor(call, departure_id, answer, {
        staff: null,
        order_id: order.id,
        refused: refusedCustomer,
      })
      const message = await call.localize(
        { key: answer.answer === 'move' ? 'cancelling.choice_moved' : 'cancelling.choice_cancelled' },
        call.lang,
      )
      return { success: true as const, message, data: { status } }
    },
  }),
]
