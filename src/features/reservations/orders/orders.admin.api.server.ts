import { notFound } from '#src/base/errors.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { toMajor } from '#src/base/money.ts'
import { orderSumsPath, ordersAdminPath as path } from '../reservations.links.ts'
import { waitingOf } from '../waiting/waiting.queries.server.ts'
import { presentOffice, presentRow } from './office-order.queries.server.ts'
import { presentAccepted } from './order.queries.server.ts'
import { findVersion } from './order-events.store.server.ts'
import { AcceptedParams, OfficeOrder, OfficeOrderQuery, OfficeOrders, OrderListSums } from './orders.admin.schema.ts'
import { findOfficeOrder, listOfficeOrders, sumOfficeOrders } from './orders.admin.store.server.ts'
import { AcceptedContract } from './orders.schema.ts'
import { findAcceptedContract } from './orders.store.server.ts'

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
      const order = await findOfficeOrder(db, id)
      if (!order) throw notFound()
      const may = (permission: string) => staff!.permissions.includes(permission)
      return presentOffice(order, {
        version,
        may: { orders: may('orders'), payments: may('payments') },
        sends_mail: settings.sendsMail !== false,
        waiting: await waitingOf(call, order, staff!),
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
