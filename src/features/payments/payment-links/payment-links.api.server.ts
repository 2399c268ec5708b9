import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { cardLimit } from '../cards/cards.api.server.ts'
import { CardPaymentBegun } from '../cards/cards.schema.ts'
import { payLink } from './pay-link.commands.server.ts'
import { mailLink, makeLink, withdrawLink } from './payment-links.commands.server.ts'
import { payApiPath } from './payment-links.links.ts'
import { findOrderLinks, findPayLink } from './payment-links.queries.server.ts'
import {
  CodeParams,
  LinkDone,
  LinkParams,
  LinkPayment,
  OrderLinks,
  PayLink,
  PaymentLinkWish,
} from './payment-links.schema.ts'

const path = `${ordersAdminPath}/:id/payment-links`
/** Staff who serve customers may make links: the order does not change. */
const access = 'may:orders.read'

export const paymentLinksApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${payApiPath}/:code`,
    access: 'public',
    summary: 'What a payment link asks for, and whether it can still be paid.',
    params: CodeParams,
    answer: PayLink,
    handle: ({ params: { code }, ...services }) => findPayLink(services, code),
  }),
  endpoint({
    method: 'POST',
    path: `${payApiPath}/:code/payments`,
    access: 'public',
    summary: 'Begins a card payment with a link and answers where to pay. A second one opens the same page.',
    params: CodeParams,
    body: LinkPayment,
    answer: CardPaymentBegun,
    changes: false,
    handle: async ({ params: { code }, body: { amount }, lang, address, ...services }) => {
      await services.limit(cardLimit, address)
      const url = await payLink(services, code, amount, { lang, address })
      return { ...(await done({ ...services, lang }, 'cards.opening')), data: { url } }
    },
  }),
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'The payment links of an order, newest first, and what another one could ask for.',
    params: Id,
    answer: OrderLinks,
    handle: ({ params: { id }, ...services }) => findOrderLinks(services, id),
  }),
  endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Makes a link with which a part of an order is paid by card, and mails it if wanted.',
    params: Id,
    body: PaymentLinkWish,
    answer: LinkDone,
    status: 201,
    handle: async ({ params: { id }, body, staff, ...call }) =>
      answerOf(call, await makeLink(call, { id, version: body.version, staff }, body)),
  }),
  ...(['withdraw', 'mail'] as const).map((deed) =>
    endpoint({
      method: 'POST',
      path: `${path}/:link/${deed}`,
      access,
      summary:
        deed === 'mail' ? 'Mails a payment link to the customer.' : 'Withdraws a payment link: it can be paid no more.',
      params: LinkParams,
      answer: LinkDone,
      handle: async ({ params: { id, link }, staff, ...call }) => {
        const target = { id, version: undefined, staff }
        return answerOf(call, await (deed === 'mail' ? mailLink : withdrawLink)(call, target, link))
      },
    }),
  ),
]

async function answerOf(call: Parameters<typeof done>[0], { id, url, message }: Awaited<ReturnType<typeof makeLink>>) {
  return { ...(await done(call, message)), data: { id, url } }
}
