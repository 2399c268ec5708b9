import type { z } from 'zod'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import {
  addNotes,
  changeCustomer,
  changeStatus,
  completeOrders,
  declineCancel,
  type Edited,
  type OfficeCall,
  previewChange,
  type Target,
} from './changes.commands.server.ts'
import {
  ChangeCustomer,
  ChangePreview,
  ChangeQuery,
  ChangeStatus,
  CompleteOrders,
  DeclineCancel,
  NewNote,
  NewNotes,
  OrdersEdited,
} from './changes.schema.ts'

const access = 'may:orders'

type OrderEdit<B> = {
  method: 'POST' | 'PUT'
  /** of the path, after the order's id */
  part: string
  summary: string
  body: z.ZodType<B>
  edit: (call: OfficeCall, target: Target, body: B) => Promise<Edited>
}

/** A write of staff to one order, on the version that they saw. */
export function orderEdit<B extends { version?: number | undefined }>({ part, edit, ...shape }: OrderEdit<B>) {
  return endpoint({
    ...shape,
    path: `${path}/:id${part}`,
    access,
    params: Id,
    answer: OrderChanged,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const { status, message } = await edit(call, { id, version: body.version, staff }, body)
      return { ...(await done(call, message)), data: { status } }
    },
  })
}

/** What staff do to orders by hand. */
export const changesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id/transition-preview`,
    access,
    summary: 'What a change of status would do to seats, money and mail, before it is made.',
    params: Id,
    query: ChangeQuery,
    answer: ChangePreview,
    handle: ({ params: { id }, query, ...call }) => previewChange(call, id, query),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/status`,
    access,
    summary: 'Completes several orders: those that are confirmed and whose tours have ended.',
    body: CompleteOrders,
    answer: OrdersEdited,
    handle: async ({ body: { ids }, staff, ...call }) => {
      const data = await completeOrders(call, staff, ids)
      const { changed: n, left } = data
      const answer = await done(call, left > 0 ? 'office.orders_not_completed' : 'office.orders_completed', { n, left })
      return { ...answer, data }
    },
  }),
  orderEdit({
    method: 'PUT',
    part: '/status',
    summary: 'Confirms, completes or cancels an order, extends its hold or revives it. See transition-preview.',
    body: ChangeStatus,
    edit: changeStatus,
  }),
  orderEdit({
    method: 'PUT',
    part: '/cancel-request',
    summary: 'Declines the customer’s request to cancel. It is accepted by cancelling the order.',
    body: DeclineCancel,
    edit: declineCancel,
  }),
  orderEdit({
    method: 'PUT',
    part: '/customer',
    summary: 'Corrects the customer’s name, city, e-mail or telephone.',
    body: ChangeCustomer,
    edit: changeCustomer,
  }),
  endpoint({
    method: 'POST',
    path: `${path}/notes`,
    access: 'may:orders.read',
    summary: 'Adds one internal note to several orders.',
    body: NewNotes,
    answer: Done,
    handle: async ({ body: { ids, note }, staff, ...call }) =>
      done(call, 'office.notes_added', { n: await addNotes(call, staff, ids, note) }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/notes`,
    access: 'may:orders.read',
    summary: 'Adds an internal note, which the customer does not see.',
    params: Id,
    body: NewNote,
    answer: Done,
    handle: async ({ params: { id }, body: { note }, staff, ...call }) => {
      if ((await addNotes(call, staff, [id], note)) === 0) throw notFound()
      return done(call, 'office.note_added')
    },
  }),
]
