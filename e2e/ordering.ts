import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { CheckoutContracts, OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { type Amount, priceOf, type TestDeparture } from './agency.ts'
import { expect } from './journey.ts'
import type { Locale } from './locale.ts'
import { type Customer, newCustomer, type Party, visit } from './visitor.ts'

export type PlacedOrder = { order_no: string; key: string; person: Customer; total: Amount }

const twoAdults: Party = { adults: 2, ages: [] }

/**
 * Orders a tour as the checkout does, by the API: for journeys that begin after it.
 * @param others tours of the same order, for the same party; `total` is without them
 */
export async function placeOrder(
  request: APIRequestContext,
  tour: TestDeparture,
  { lang }: Pick<Locale, 'lang'>,
  { adults, ages }: Party = twoAdults,
  { others = [], person = newCustomer() }: { others?: readonly TestDeparture[]; person?: Customer } = {},
): Promise<PlacedOrder> {
  const total = await priceOf(tour, adults, ages)
  const headers = { 'idempotency-key': randomUUID() }
  const cart = [tour, ...others].map(({ token, start_date }) => {
    return { token, tourDate: start_date, quantity: adults, childrenQuantity: ages.length, childrenAges: ages }
  })
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${path}?lang=${lang}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { contracts }: CheckoutContracts = await post('/api/checkout-contracts', { cart })
  const accepted_contracts = contracts.map(({ id }) => id)
  const { data }: OrderCreated = await post('/api/orders', { ...person, accepted_contracts, cart })
  return { order_no: data.order_no, key: data.key, person, total }
}

/** Orders a tour by the API and opens the order's page. */
export async function openNewOrder(page: Page, tour: TestDeparture, locale: Locale): Promise<PlacedOrder> {
  const order = await placeOrder(page.request, tour, locale)
  await visit(page, locale.path(orderPath(order.order_no, order.key)))
  return order
}
