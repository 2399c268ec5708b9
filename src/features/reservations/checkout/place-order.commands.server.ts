import { isIP } from 'node:net'
import { dayOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { NumberTaken, withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import type { Services, Settings } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, type Text } from '#src/base/http/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { listBankAccounts } from '#src/features/bank-accounts/bank-accounts.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/company/agency.queries.server.ts'
import { areContracts } from '#src/features/contracts/contracts.store.server.ts'
import { hashOfKey, orderKeys } from '../orders/order-key.queries.server.ts'
import { findMoved, sumByDeparture, takeSeats } from '../orders/seats.store.server.ts'
import { orderPath } from '../reservations.links.ts'
import type { OrderCreated, OrderRequest } from './checkout.schema.ts'
import { assertAsShown, filledContracts, freeNumberFor } from './checkout-contracts.queries.server.ts'
import {
  countHolds,
  insertOrder,
  lockEmail,
  type NewOrder,
  type OrderAnswer,
  orderCommand,
} from './new-order.store.server.ts'
import { orderMail } from './order.mail.server.ts'
import { conflict, newItems } from './order-items.queries.server.ts'
import type { Localize, OrderFacts } from './order-texts.queries.server.ts'

export type OrderInput = {
  request: OrderRequest
  idempotencyKey: string
  lang: string
  /** the caller's network address, stored with the accepted contracts */
  address: string
}

export type Placed = { created: OrderCreated; isNew: boolean }

/**
 * Limit of new orders per network address. A customer orders once or twice, an office behind one address more often. There
 * is no limit over all addresses, because a botnet could use it up and close the shop.
 */
export function orderLimit({ ordersPerHour = 60 }: Settings): Limit {
  return { name: 'orders', points: ordersPerHour, seconds: 3600 }
}

/** Unpaid holds of one e-mail at a time, unless the settings name another number. */
export const defaultHoldsPerEmail = 10

/**
 * Places an order. Prices are calculated again: they may have changed since the cart was shown, and a body can be forged.
 * Seats, order, contracts and mail are written in one transaction. A repeated request gets the answer of the first one
 * (`isNew` false).
 * @param choose proposes a number for the order
 * @throws Failure 422 at the field; 409 with the items that lack seats or have another price than the shown one, or with
 * the contracts that differ from the shown ones; 429 for too many new orders of one address
 */
export async function placeOrder(services: Services, input: OrderInput, choose = freeNumberFor): Promise<Placed> {
  const { db, limit, settings } = services
  const { idempotencyKey } = input
  const intent: Intent = {
    command: orderCommand,
    key: idempotencyKey,
    request_hash: hashOfRequest(input.request),
    reused: 'errors.idempotency_reused',
  }
  const keyOf = await orderKeys(db)
  const created = ({ message, order_no, hold_until }: OrderAnswer): OrderCreated => {
    return { success: true, message, data: { order_no, key: keyOf(idempotencyKey, order_no), hold_until } }
  }
  // Repeats are answered before they count: after a broken connection a client may retry without limit.
  const before = await findAnswer<OrderAnswer>(db, intent)
  if (before) return { created: created(before), isNew: false }
  const uncount = await limit(orderLimit(settings), input.address)
  let isNew = false
  try {
    const done = await withFreeNumber(() =>
      once(db, intent, async () => {
        const order_no = await choose(services, idempotencyKey)
        const prepared = await prepare(services, input, order_no, keyOf(idempotencyKey, order_no))
        return (tx) => write(tx, prepared, settings)
      }),
    )
    isNew = done.isNew
    return { created: created(done.answer), isNew }
  } finally {
    // Refused requests hold no seats, and a concurrent repeat is not another order.
    if (!isNew) await uncount().catch(() => {})
  }
}

type Prepared = { order: NewOrder; mail: Mail; answer: OrderAnswer }

async function write(tx: Tx, { order, mail, answer }: Prepared, settings: Settings): Promise<OrderAnswer> {
  const short = await takeSeats(tx, sumByDeparture(order.items), dayOf(order.created_at))
  for (const id of await findMoved(tx, order.items)) short.set(id, 0)
  if (short.size > 0) {
    const items = order.items.flatMap(({ departure_id }, index) => {
      const seats_left = short.get(departure_id)
      return seats_left === undefined ? [] : [{ position: index + 1, seats_left }]
    })
    throw conflict('errors.cart_seats_gone', items)
  }
  // After the seats, so that a refusal for lack of seats does not wait for other orders of the e-mail.
  await assertFewHolds(tx, order, settings)
  if ((await insertOrder(tx, order)) === null) throw new NumberTaken()
  await enqueue(tx, mail, order.created_at)
  return answer
}

/** Limits the unpaid seats that one customer can hold from several addresses. @throws Failure 422 */
async function assertFewHolds(
  tx: Tx,
  { email, created_at }: NewOrder,
  { holdsPerEmail = defaultHoldsPerEmail }: Settings,
): Promise<void> {
  await lockEmail(tx, email)
  if ((await countHolds(tx, email, created_at)) >= holdsPerEmail) throw invalid('email', 'errors.too_many_holds')
}

async function prepare(
  services: Services,
  { request, lang, address }: OrderInput,
  order_no: string,
  key: string,
): Promise<Prepared> {
  const { db, settings, now } = services
  const localize: Localize = (text) => services.localize(text, lang)
  const { accepted_contracts, cart, ...customer } = request
  const created_at = now()
  const facts: OrderFacts = {
    ...customer,
    lang,
    order_no,
    created_at,
    hold_until: new Date(created_at.getTime() + settings.holdHours * 3_600_000),
    items: await newItems(services, cart, lang, localize),
  }
  const agency = await findAgency(db, lang)
  const contracts = await filledContracts(services, facts, { agency, localize })
  // A package tour is not sold without a contract (docs/rules.md, Orders).
  if (contracts.length === 0) throw new Failure('conflict', { key: 'errors.no_contracts' })
  // A contract that the office has deactivated since it was shown is no error.
  const accepted = accepted_contracts.map(({ id }) => id)
  if (!(await areContracts(db, accepted))) throw invalid('accepted_contracts', 'errors.unknown_contract')
  if (contracts.some(({ contract_id }) => !accepted_contracts.some(({ id }) => id === contract_id))) {
    throw invalid('accepted_contracts', 'errors.contract_not_accepted')
  }
  assertAsShown(contracts, accepted_contracts)
  const from = isIP(address) ? address : null
  const order: NewOrder = {
    ...facts,
    secret_hash: hashOfKey(key),
    contracts: contracts.map((contract) => ({ ...contract, address: from })),
  }
  const defaultLang = (await services.languages())[0]!.abbr
  const link = settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
  const sender = mailSenderOf(agency, settings.siteUrl)
  const mail = await orderMail(facts, { link, accounts: await listBankAccounts(db), sender, localize })
  const text: Text = { key: 'mail.order_received', values: { hours: settings.holdHours } }
  const answer = {
    message: await localize(text),
    order_no,
    hold_until: facts.hold_until.toISOString(),
  }
  return { order, mail, answer }
}
