import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { orderEdit } from '../changes/changes.api.server.ts'
import { moveOrder } from './moving.commands.server.ts'
import { previewMove } from './moving.queries.server.ts'
import { MoveOrder, MovePreview, MoveQuery } from './moving.schema.ts'

export const movingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id/move`,
    access: 'may:orders',
    summary: 'The other departures of an ordered tour with enough seats, and what each costs more or less.',
    params: Id,
    query: MoveQuery,
    answer: MovePreview,
    handle: ({ params: { id }, query, ...call }) => previewMove(call, id, query.item),
  }),
  orderEdit({
    method: 'POST',
    part: '/move',
    summary: 'Moves an ordered tour to another of its departures, with or without the difference in price.',
    body: MoveOrder,
    edit: moveOrder,
  }),
]
