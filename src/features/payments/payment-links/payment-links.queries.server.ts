import { dayOf } from '#src/base/dates.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { toMajor } from '#src/base/money.ts'
import { foundOfficeOrder, type OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { type FoundOrder, findOrder } from '#src/features/orders/book/orders.store.server.ts'
import type { CardChoice } from '#src/features/orders/money/cards.rules.ts'
import { payPath } from '#src/features/orders/orders.links.ts'
import { currentProvider } from '../cards/card-provider.queries.server.ts'
import { choicesOf, installmentOffer } from '../cards/cards.commands.server.ts'
import { presentAttempt } from '../cards/cards.queries.server.ts'
import { findKeyedOrder } from '../cards/cards.store.server.ts'
import { installmentsOf } from '../cards/installments/installments.rules.ts'
import { payableOf, stateOf } from './payment-links.rules.ts'
import type { OrderLinks, PayLink } from './payment-links.schema.ts'
import { findLastAttempt, findLink, findPaidWith, listLinks, type PaymentLink } from './payment-links.store.server.ts'

type Asking = Pick<Services, 'db' | 'now' | 'settings' | 'askOutside'>

/** Amounts of an order that can be paid by card now; empty when the agency takes no cards. */
async function openChoices(services: Asking, order: FoundOrder | OfficeFound): Promise<CardChoice[]> {
  return (await currentProvider(services)) ? choicesOf(services, order) : []
}

/** Where a link is paid. @param lang of its page */
export async function urlOf(
  { settings, languages }: Pick<Services, 'settings' | 'languages'>,
  code: string,
  lang: string,
): Promise<string> {
  const defaultLang = (await languages())[0]!.abbr
  return settings.siteUrl + localePath(`${payPath}/${code}`, lang, defaultLang)
}

/** @throws Failure 404 */
export async function findOrderLinks(services: Services, order_id: number): Promise<OrderLinks> {
  const { db, now } = services
  const order = await foundOfficeOrder(db, order_id)
  const choices = await openChoices(services, order)
  const links: OrderLinks['links'] = []
  for (const link of await listLinks(db, order_id)) {
    const { id, code, currency, paid } = link
    const open = choices.find((choice) => choice.currency === currency)?.open ?? 0
    links.push({
      id,
      state: stateOf(link, { paid, open }, dayOf(now())),
      ...shown(link),
      paid: toMajor(paid),
      url: await urlOf(services, code, order.lang),
      created_at: link.created_at.toISOString(),
      created_by: link.created_name,
      mailed_at: link.mailed_at?.toISOString() ?? null,
    })
  }
  return {
    choices: choices.map(({ currency, due, open }) => ({ currency, due: toMajor(due), open: toMajor(open) })),
    links,
  }
}

/** A link with its order and what can be paid with it now. @throws Failure 404 */
export async function findPayable(services: Asking, code: string) {
  const { db, now } = services
  const link = await findLink(db, code)
  const order = link && (await findOrder(db, (await findKeyedOrder(db, link.order_id)).order_no))
  if (!order) throw notFound()
  const choice = (await openChoices(services, order)).find(({ currency }) => currency === link.currency) ?? null
  const money = { paid: await findPaidWith(db, link.id), open: choice?.open ?? 0 }
  const state = stateOf(link, money, dayOf(now()))
  return { link, order, choice, state, paid: money.paid, payable: state === 'acik' ? payableOf(link, money) : 0 }
}

/** What the payer sees. @throws Failure 404 */
export async function findPayLink(services: Asking, code: string): Promise<PayLink> {
  const { link, order, choice, state, paid, payable } = await findPayable(services, code)
  const attempt = await findLastAttempt(services.db, link.id)
  return {
    state,
    ...shown(link),
    paid: toMajor(paid),
    payable: toMajor(payable),
    order_no: order.order_no,
    tours: order.items.map(({ tour_name: name, start_date, end_date }) => ({ name, start_date, end_date })),
    rate: choice?.rate ?? null,
    is_kept_rate: choice?.is_kept_rate ?? false,
    installments: state === 'acik' ? installmentsOf(await installmentOffer(services.db, order.id)) : [],
    attempt: attempt ? presentAttempt(attempt) : null,
  }
}

function shown({ currency, amount, purpose, valid_until, is_partial }: PaymentLink) {
  return { currency, amount: toMajor(amount), purpose, valid_until, is_partial }
}
