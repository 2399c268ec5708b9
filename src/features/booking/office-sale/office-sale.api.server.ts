import { dayOf } from '#src/base/dates.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { toMajor } from '#src/base/money.ts'
import { findDeparturesToSell } from '#src/features/departures/board/departures-to-sell.store.server.ts'
import { readTypedDate } from '#src/features/departures/board/typed-date.rules.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { findCustomers } from './customers.store.server.ts'
import { sellToCaller } from './office-sale.commands.server.ts'
import { minCustomerSearch, salesAdminPath as path } from './office-sale.links.ts'
import { discountLimit } from './office-sale.rules.ts'
import {
  CustomersQuery,
  KnownCustomers,
  OfficeSale,
  SaleDepartures,
  SaleDeparturesQuery,
  SaleMade,
  SalePrice,
  SalePriceQuery,
  SaleTerms,
} from './office-sale.schema.ts'
import { priceSale } from './sale-price.queries.server.ts'

const access = 'may:orders'
const departuresOffered = 20
const customersOffered = 6

export const officeSaleApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: ordersAdminPath,
    access,
    summary: 'A sale of staff to a caller: seats, order, contracts and mail at once, held or confirmed.',
    body: OfficeSale,
    idempotencyKey: 'required',
    answer: SaleMade,
    status: 201,
    handle: async ({ body, staff, lang, idempotencyKey, unchanged, ...services }) => {
      const { made, isNew } = await sellToCaller(services, { request: body, idempotencyKey, staff, lang })
      if (!isNew) unchanged()
      return made
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/terms`,
    access,
    summary: 'What a sale may promise: hours of a hold, the largest discount of the user, mails, languages.',
    answer: SaleTerms,
    handle: async ({ settings, staff, languages }) => ({
      hold_hours: settings.holdHours,
      max_discount: discountLimit(staff.role_group),
      sends_mail: settings.sendsMail ?? true,
      languages: (await languages()).map(({ abbr, lang }) => ({ abbr, lang })),
    }),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/price`,
    access,
    summary: 'The price of a sale line by line, with discounts, and why an item cannot be sold.',
    query: SalePriceQuery,
    answer: SalePrice,
    handle: ({ query, staff, lang, ...services }) =>
      priceSale(services, staff, query.cart, { customer: query.customer || lang, staff: lang }),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/departures`,
    access,
    summary: 'Departures with free seats, by tour and date, the soonest first.',
    query: SaleDeparturesQuery,
    answer: SaleDepartures,
    handle: async ({ db, query: { search, id }, lang, now }) => {
      const today = dayOf(now())
      const wanted = readTypedDate(search, today)
      const found = await findDeparturesToSell(db, lang, wanted, { id, today, limit: departuresOffered })
      return found.map((departure) => ({ ...departure, multi_room_price: toMajor(departure.multi_room_price) }))
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/customers`,
    access,
    summary: 'People of earlier orders, by name, telephone or e-mail, as their last order has them.',
    query: CustomersQuery,
    answer: KnownCustomers,
    handle: ({ db, query: { search } }) =>
      search.length < minCustomerSearch ? [] : findCustomers(db, search, customersOffered),
  }),
]
