import { notFound } from '#src/base/errors.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { toMajor } from '#src/base/money.ts'
import { presentOffice } from '#src/features/orders/book/office-order.queries.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { presentAccepted } from '#src/features/orders/book/order.queries.server.ts'
import { findVersion } from '#src/features/orders/book/order-events.store.server.ts'
import {
  AcceptedParams,
  OfficeOrder,
  OfficeOrderQuery,
  OfficeOrders,
  OrderListSums,
} from '#src/features/orders/book/orders.admin.schema.ts'
import { AcceptedContract } from '#src/features/orders/book/orders.schema.ts'
import { findAcceptedContract } from '#src/features/orders/book/orders.store.server.ts'
import { presentRow } from '#src/features/orders/list/listed-order.queries.server.ts'
import { listOfficeOrders, sumOfficeOrders } from '#src/features/orders/list/orders-list.store.server.ts'
import { orderSumsPath, ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { waitingOf } from './waiting/waiting.queries.server.ts'

const access = 'may:orders.read'

export const ordersAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary:
      'Orders, the newest first: searched by number, customer, telephone and tour; by state, payment, tour and days.',
    query: OfficeOrderQuery,
    answer: OfficeOrders,
    handle: async ({ db, query }) => {
      const { orders, ...counted } = await listOfficeOrders(db, query)
      return pageOf(orders.map(presentRow), { ...query, ...counted })
    },
  }),
  endpoint({
    method: 'GET',
    path: orderSumsPath,
    access,
    summary: 'What the orders of a list add up to, on all its pages: the same query as the list.',
    query: OfficeOrderQuery,
    answer: OrderListSums,
    handle: async ({ db, query }) => {
      const { money, ...sums } = await sumOfficeOrders(db, query)
      return {
        ...sums,
        money: money.map(({ currency, booked, collected }) => ({
          currency,
          booked: toMajor(booked),
          collected: toMajor(collected),
        })),
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access,
    summary: 'One order as it was bought, with its payments, accepted contracts and history.',
    params: Id,
    answer: OfficeOrder,
    handle: async ({ params: { id }, staff, ...call }) => {
      const { db, settings } = call
      // Before the order: a change in between makes the version too old, never too new.
      const version = await findVersion(db, id)
      const order = await foundOfficeOrder(db, id)
      const may = (permission: string) => staff.permissions.includes(permission)
      return presentOffice(order, {
        version,
        may: { orders: may('orders'), payments: may('payments') },
        sends_mail: settings.sendsMail !== false,
        waiting: await waitingOf(call, order, staff),
      })
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/contracts/:contract`,
    access,
    summary: 'A contract as it was accepted with the order.',
    params: AcceptedParams,
    answer: AcceptedContract,
    handle: async ({ db, params: { id, contract } }) => {
      const accepted = await findAcceptedContract(db, id, contract)
      if (!accepted) throw notFound()
      return presentAccepted(accepted)
    },
  }),
]
