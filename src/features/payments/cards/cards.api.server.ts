import { Outward } from '#src/base/answers/attachment.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { findOrderByKey, officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { endedReturnPath } from '#src/features/orders/lookup/lookup.links.ts'
import { orderPath, payPath } from '#src/features/orders/orders.links.ts'
import { beginCardPayment, hearNotice, hearOfOpenPages, hearReturn } from './cards.commands.server.ts'
import { findCardOffer } from './cards.queries.server.ts'
import { CardOffer, CardPaymentBegun, CardPaymentWish, ProviderParams, ReturnQuery } from './cards.schema.ts'
import { type CardAttempt, findKeyedOrder, findOrderLink } from './cards.store.server.ts'

/** Of one network address: a customer tries some cards. */
export const cardLimit: Limit = { name: 'card payments', points: 30, pointsOfAll: 3000, seconds: 3600 }
const maxNoticeBytes = 64 * 1024

/** The return from a provider's page. Nothing of a POST body is used. */
const returned = {
  path: '/api/payments/:provider/return',
  access: 'public',
  params: ProviderParams,
  query: ReturnQuery,
  answer: Outward,
  changes: false,
} as const

export const cardsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no/payments',
    access: 'public',
    summary: 'What of an order can be paid by card, and what became of the last attempt. Needs the order’s key.',
    params: OrderParams,
    query: OrderKey,
    answer: CardOffer,
    handle: async ({ params: { order_no }, query: { key }, ...services }) =>
      findCardOffer(services, await findOrderByKey(services, order_no, key)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/payments',
    access: 'public',
    summary: 'Begins a card payment and answers where to pay. Needs the order’s key.',
    params: OrderParams,
    query: OrderKey,
    body: CardPaymentWish,
    answer: CardPaymentBegun,
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, lang, ...services }) => {
      const { id } = await findOrderByKey(services, order_no, key)
      await services.limit(cardLimit, services.address)
      await hearOfOpenPages(services, id)
      const order = await findOrderByKey(services, order_no, key)
      const url = await beginCardPayment(services, order, body, { lang, address: services.address })
      return { ...(await done({ ...services, lang }, 'cards.opening')), data: { url } }
    },
  }),
  endpoint({
    ...returned,
    method: 'GET',
    summary: 'The visitor comes back from the provider’s page, and goes on to the order.',
    handle: ({ query, ...services }) => wayBack(services, query.key),
  }),
  endpoint({
    ...returned,
    method: 'POST',
    takesFile: true,
    fromElsewhere: true,
    // hearReturn writes only when it may.
    reads: true,
    bodyLimit: maxNoticeBytes,
    summary: 'The same, for a provider that sends the browser with POST.',
    handle: ({ query, ...services }) => wayBack(services, query.key),
  }),
  endpoint({
    method: 'POST',
    path: '/api/payments/:provider/notice',
    access: 'public',
    summary:
      'A notice of the provider about a payment. Its signature is checked on the body as sent; repeats answer alike.',
    params: ProviderParams,
    answer: Outward,
    takesFile: true,
    fromElsewhere: true,
    bodyLimit: maxNoticeBytes,
    handle: async ({ params: { provider }, file, headers, ...services }) => {
      const parts: Uint8Array[] = []
      for await (const part of file ?? []) parts.push(part)
      return { text: await hearNotice(services, provider, headers, Buffer.concat(parts).toString('utf8')) }
    },
  }),
]

/** Where the visitor is sent: with an unknown or old key, to the page that mails the order's link. */
async function wayBack(services: Services & { lang: string }, key: string): Promise<{ location: string }> {
  const found = await hearReturn(services, key)
  const path = found?.isOpen ? await pathOf(services, found.attempt) : endedReturnPath
  const defaultLang = (await services.languages())[0]!.abbr
  return { location: localePath(path, found?.attempt.lang ?? services.lang, defaultLang) }
}

/** The page that the payer came from. A payer with a payment link does not get the key of the order. */
async function pathOf({ db }: Pick<Services, 'db'>, { order_id, link_id }: CardAttempt): Promise<string> {
  const link = link_id !== null && (await findOrderLink(db, order_id, link_id))
  if (link) return `${payPath}/${link.code}`
  const order = await findKeyedOrder(db, order_id)
  return orderPath(order.order_no, await officeKeyOf(db, order))
}
