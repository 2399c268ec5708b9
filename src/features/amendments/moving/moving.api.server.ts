import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { OrderEdited } from '../changes/changes.schema.ts'
import { moveOrder } from './moving.commands.server.ts'
import { previewMove } from './moving.queries.server.ts'
import { MoveOrder, MovePreview, MoveQuery } from './moving.schema.ts'

const access = 'may:orders'

export const movingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id/move`,
    access,
    summary: 'The other departures of an ordered tour with enough seats, and what each costs more or less.',
    params: Id,
    query: MoveQuery,
    answer: MovePreview,
    handle: ({ params: { id }, query, ...call }) => previewMove(call, id, query.item),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/move`,
    access,
    summary: 'Moves an ordered tour to another of its departures, with or without the difference in price.',
    params: Id,
    body: MoveOrder,
    answer: OrderEdited,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const { status, message } = await moveOrder(call, { id, version: body.version, staff }, body)
      return { ...(await done(call, message)), data: { status } }
    },
  }),
]
