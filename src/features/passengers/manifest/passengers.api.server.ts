import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { copyPassengers, fillPassenger, revealDocument } from './passengers.commands.server.ts'
import { officePassengersOf, passengersOf } from './passengers.queries.server.ts'
import {
  CopyPassengers,
  DocumentShown,
  OfficePassengers,
  OfficePassengersSaved,
  PassengerInput,
  PassengersSaved,
  SeatOf,
} from './passengers.schema.ts'

/** Who travels: filled in by the order's link and in the office. */
export const passengersApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/passengers',
    access: 'public',
    summary: 'Fills in one passenger, by the order’s key. A repeat changes nothing.',
    params: OrderParams,
    query: OrderKey,
    body: PassengerInput,
    answer: PassengersSaved,
    cache: 'none',
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, ...call }) => {
      const order = await findOrderByKey(call, order_no, key)
      await fillPassenger(call, order, body, null)
      const data = (await readAgain(() => passengersOf(call, order)))!
      return { ...(await done(call, 'mail.traveller_saved')), data }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/passengers/copy',
    access: 'public',
    summary:
      'Fills in the open seats of a tour with people of the order’s other tours, all or none. A repeat changes nothing.',
    params: OrderParams,
    query: OrderKey,
    body: CopyPassengers,
    answer: PassengersSaved,
    cache: 'none',
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, ...call }) => {
      const order = await findOrderByKey(call, order_no, key)
      await copyPassengers(call, order, body, null)
      const data = (await readAgain(() => passengersOf(call, order)))!
      return { ...(await done(call, 'mail.traveller_saved')), data }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/passengers`,
    access: 'may:orders.read',
    summary: 'The passengers of an order. Document numbers are masked.',
    params: Id,
    answer: OfficePassengers,
    handle: async ({ params: { id }, staff, ...call }) =>
      officePassengersOf(call, await foundOfficeOrder(call.db, id), staff),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/passengers`,
    access: 'may:orders',
    summary: 'Fills in or corrects one passenger, also after the customer’s last day.',
    params: Id,
    body: PassengerInput,
    answer: OfficePassengersSaved,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const order = await foundOfficeOrder(call.db, id)
      await fillPassenger(call, order, body, staff)
      const data = await readAgain(() => officePassengersOf(call, order, staff))
      return { ...(await done(call, 'office.passenger_saved')), data }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/passengers/copy`,
    access: 'may:orders',
    summary: 'Fills in the open seats of a tour with people of the order’s other tours, all or none.',
    params: Id,
    body: CopyPassengers,
    answer: OfficePassengersSaved,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const order = await foundOfficeOrder(call.db, id)
      await copyPassengers(call, order, body, staff)
      const data = await readAgain(() => officePassengersOf(call, order, staff))
      return { ...(await done(call, 'office.passenger_saved')), data }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/passengers/reveal`,
    access: 'may:orders',
    summary: 'The number of a passenger’s document. The look is recorded.',
    params: Id,
    body: SeatOf,
    answer: DocumentShown,
    changes: false,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const document_no = await revealDocument(call, await foundOfficeOrder(call.db, id), body, staff)
      return { ...(await done(call, 'office.document_shown')), data: { document_no } }
    },
  }),
]
