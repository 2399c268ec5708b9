import { isIP } from 'node:net'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import { Failure, invalid, type Text } from '#src/base/errors.ts'
import type { Services, Settings } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { enqueueAll } from '#src/base/mail/outbox.store.server.ts'
import { callersRefused } from '#src/base/observe/topic.server.ts'
import { contactOf, findAgency } from '#src/features/agency/agency.queries.server.ts'
import { areContracts } from '#src/features/contracts/contracts.store.server.ts'
import {
  insertOrder,
  lockHolds,
  type NewContract,
  type OrderAnswer,
  orderCommand,
} from '#src/features/orders/book/new-order.store.server.ts'
import { orderKeys } from '#src/features/orders/book/order-key.queries.server.ts'
import type { Localize, OrderFacts } from '#src/features/orders/book/order-texts.queries.server.ts'
import { sumByDeparture } from '#src/features/orders/book/seats.store.server.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { visitorHold } from '#src/features/orders/holds.rules.ts'
import { buyerOf } from '#src/features/orders/unpaid/buyer.queries.server.ts'
import { type UnpaidRefusal, type UnpaidSeats, unpaidRefusal } from '#src/features/orders/unpaid/unpaid.rules.ts'
import { lockUnpaid } from '#src/features/orders/unpaid/unpaid.store.server.ts'
import type { OrderCreated, OrderRequest } from './checkout.schema.ts'
import { assertAsShown, orderNumber } from './checkout-contracts.queries.server.ts'
import type { FilledContract } from './fill-contract.queries.server.ts'
import { newItems } from './order-items.queries.server.ts'
import { type PreparedOrder, prepareOrder, takeItems } from './prepare-order.commands.server.ts'

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
 * Places a visitor's order. Prices are calculated again: they may have changed since the cart was shown, and a body can be
 * forged. Seats, order, contracts and mail are written in one transaction. A repeated request gets the answer of the first
 * one (`isNew` false).
 * @param choose proposes the n-th number for the order
 * @throws Failure 422 at the field; 409 with the items that lack seats or have another price than the shown one, or with
 * the contracts that differ from the shown ones, or `unpaid` when the buyer or the departure has too many unpaid seats; 429
 * for too many new orders of one address
 */
export async function placeOrder(services: Services, input: OrderInput, choose = orderNumber): Promise<Placed> {
  const { db, limit, settings } = services
  const { idempotencyKey } = input
  const intent: Intent = {
    command: orderCommand,
    key: idempotencyKey,
    request_hash: hashOfRequest(input.request),
    reused: 'errors.idempotency_reused',
  }
  const keyOf = await orderKeys(db)
  const buyer = await buyerOf(db, input.request.email, input.address)
  const created = ({ message, order_no, hold_until }: OrderAnswer): OrderCreated => {
    return { success: true, message, data: { order_no, key: keyOf(idempotencyKey, order_no), hold_until } }
  }
  let uncount: () => Promise<void>
  try {
    uncount = await limit(orderLimit(settings), input.address)
  } catch (refusal) {
    // Repeats do not count: after a broken connection a client may retry without limit.
    const before = await findAnswer<OrderAnswer>(db, intent)
    if (before) return { created: created(before), isNew: false }
    throw refusal
  }
  let isCounted = false
  try {
    const { answer, isNew } = await withFreeNumber((n) =>
      once<OrderAnswer>(db, intent, async () => {
        const order_no = await choose(services, idempotencyKey, n)
        const { order, mail, answer } = await prepare(services, input, order_no, keyOf(idempotencyKey, order_no))
        const seats = sumByDeparture(order.items)
        return async (tx) => {
          const holds = await lockHolds(tx, order.email, order.created_at)
          await insertOrder(tx, order, buyer)
          await enqueueAll(tx, mail ? [mail] : [], order.created_at)
          // As late as possible: other orders of the departures wait from here to the commit.
          await takeItems(tx, order, 'visitor', 'errors.cart_seats_gone')
          const unpaid = await lockUnpaid(tx, buyer, [...seats.keys()])
          assertFewHolds(holds, settings, refusing(input, seats))
          assertFewSeats(unpaid, seats, settings, refusing(input, seats))
          return answer
        }
      }),
    )
    isCounted = isNew
    return { created: created(answer), isNew }
  } catch (refusal) {
    if (!(refusal instanceof UnpaidFailure)) throw refusal
    // Counts against the limit, so that repeated attempts are refused before the order is processed.
    isCounted = true
    throw new UnpaidFailure(refusal.refusal, { contact: contactOf(await findAgency(db, input.lang)) })
  } finally {
    // Other refused requests hold no seats, and a concurrent repeat is not another order.
    if (!isCounted) await uncount().catch(() => {})
  }
}

/** Reports a refused caller to staff (docs/decisions/0134-staff-see-whom-limits-refused.md). */
type TellRefused = (limit: string, departure_id: number | null) => void

function refusing({ address, request: { email } }: OrderInput, seats: ReadonlyMap<number, number>): TellRefused {
  const [first = 0] = seats.keys()
  return (limit, departure_id) =>
    callersRefused.tell({ limit: `unpaid ${limit}`, address, email, departure_id: departure_id ?? first })
}

/** Limits the unpaid seats that one customer can hold from several addresses. @throws Failure 422 */
function assertFewHolds(holds: number, { holdsPerEmail = defaultHoldsPerEmail }: Settings, refused: TellRefused): void {
  if (holds < holdsPerEmail) return
  refused('holds', null)
  throw invalid('email', 'errors.too_many_holds')
}

/** @throws UnpaidFailure */
function assertFewSeats(
  unpaid: UnpaidSeats,
  own: ReadonlyMap<number, number>,
  { unpaidSeats }: Settings,
  refused: TellRefused,
): void {
  const found = unpaidSeats ? unpaidRefusal(unpaid, own, unpaidSeats) : null
  if (!found) return
  refused(found.refusal.reason, found.departure_id)
  throw new UnpaidFailure(found.refusal)
}

class UnpaidFailure extends Failure {
  readonly refusal: UnpaidRefusal
  constructor(refusal: UnpaidRefusal, values: Record<string, string | number> = {}) {
    const { reason, ...more } = refusal
    super(
      'conflict',
      { key: `errors.unpaid_${reason}`, values: { ...more, ...values } },
      { facts: { unpaid: refusal } },
    )
    this.refusal = refusal
  }
}

async function prepare(
  services: Services,
  { request, lang, address }: OrderInput,
  order_no: string,
  key: string,
): Promise<PreparedOrder & { answer: OrderAnswer }> {
  const { settings, now } = services
  const localize: Localize = (text) => services.localize(text, lang)
  const { accepted_contracts, cart, ...customer } = request
  const created_at = now()
  const items = await newItems(services, cart, lang, localize)
  const { hold_until, hold } = visitorHold(created_at, settings.holdHours, items)
  const facts: OrderFacts = {
    ...customer,
    lang,
    order_no,
    created_at,
    hold_until,
    items,
  }
  const prepared = await prepareOrder(services, facts, {
    key,
    hold,
    mailKind: 'site',
    isMailed: true,
    localize,
    noContracts: 'errors.no_contracts',
    accept: (contracts) => acceptedOf(services, contracts, { accepted_contracts, address }),
  })
  const text: Text =
    'hours' in hold
      ? { key: 'mail.order_received', values: hold }
      : { key: 'mail.order_received_until', values: { deadline: untilText(hold_until, lang) } }
  const answer = {
    message: await localize(text),
    order_no,
    hold_until: hold_until.toISOString(),
  }
  return { ...prepared, answer }
}

async function acceptedOf(
  { db }: Services,
  contracts: readonly FilledContract[],
  { accepted_contracts, address }: Pick<OrderRequest, 'accepted_contracts'> & { address: string },
): Promise<NewContract[]> {
  // A contract that the office has deactivated since it was shown is no error.
  const accepted = accepted_contracts.map(({ id }) => id)
  const isListed = (id: number) => contracts.some(({ contract_id }) => contract_id === id)
  if (!(accepted.every(isListed) || (await areContracts(db, accepted))))
    throw invalid('accepted_contracts', 'errors.unknown_contract')
  if (contracts.some(({ contract_id }) => !accepted_contracts.some(({ id }) => id === contract_id))) {
    throw invalid('accepted_contracts', 'errors.contract_not_accepted')
  }
  assertAsShown(contracts, accepted_contracts)
  const from = isIP(address) ? address : null
  return contracts.map((contract) => ({ ...contract, address: from }))
}
