import type { z } from 'zod'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { copyPassengers, fillPassenger, revealDocument } from './passengers.commands.server.ts'
import { officePassengersOf, passengersOf, type TravelOrder } from './passengers.queries.server.ts'
import {
  CopyPassengers,
  DocumentShown,
  OfficePassengers,
  OfficePassengersSaved,
  PassengerInput,
  PassengersSaved,
  SeatOf,
} from './passengers.schema.ts'

type Edit<B> = {
  /** of the path, after `passengers` */
  part: string
  summary: string
  body: z.ZodType<B>
  /** @param staff null: the customer */
  edit: (call: Services & { lang: string }, order: TravelOrder, body: B, staff: Staff | null) => Promise<unknown>
  message: StringKey
}

/** Declares a write of the customer to the passengers of an order. The response has all passengers after it. */
export function customerEdit<B>({ part, summary, body, edit, message }: Edit<B>): AnyEndpoint {
  return endpoint({
    method: 'POST',
    path: `/api/orders/:order_no/passengers${part}`,
    access: 'public',
    summary,
    params: OrderParams,
    query: OrderKey,
    body,
    answer: PassengersSaved,
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, ...call }) => {
      const found = () => findOrderByKey(call, order_no, key)
      await edit(call, await found(), body, null)
      const data = await readAgain(async () => passengersOf(call, await found()))
      return { ...(await done(call, message)), data: data! }
    },
  })
}

/** The same for staff. */
export function staffEdit<B>(method: 'POST' | 'PUT', { part, summary, body, edit, message }: Edit<B>): AnyEndpoint {
  return endpoint({
    method,
    path: `${path}/:id/passengers${part}`,
    access: 'may:orders',
    summary,
    params: Id,
    body,
    answer: OfficePassengersSaved,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const found = () => foundOfficeOrder(call.db, id)
      await edit(call, await found(), body, staff)
      const data = await readAgain(async () => officePassengersOf(call, await found(), staff))
      return { ...(await done(call, message)), data }
    },
  })
}

/** Who travels: filled in by the order's link and in the office. */
export const passengersApi: readonly AnyEndpoint[] = [
  customerEdit({
    part: '',
    summary: 'Fills in one passenger, by the order’s key. A repeat changes nothing.',
    body: PassengerInput,
    edit: fillPassenger,
    message: 'mail.traveller_saved',
  }),
  customerEdit({
    part: '/copy',
    summary:
      'Fills in the open seats of a tour with people of the order’s other tours, all or none. A repeat changes nothing.',
    body: CopyPassengers,
    edit: copyPassengers,
    message: 'mail.traveller_saved',
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
  staffEdit('PUT', {
    part: '',
    summary: 'Fills in or corrects one passenger, also after the customer’s last day.',
    body: PassengerInput,
    edit: fillPassenger,
    message: 'office.passenger_saved',
  }),
  staffEdit('POST', {
    part: '/copy',
    summary: 'Fills in the open seats of a tour with people of the order’s other tours, all or none.',
    body: CopyPassengers,
    edit: copyPassengers,
    message: 'office.passenger_saved',
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
