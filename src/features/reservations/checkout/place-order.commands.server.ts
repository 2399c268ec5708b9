import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { dayOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services, Settings } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, type Text } from '#src/base/http/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { listBankAccounts } from '#src/features/bank-accounts/bank-accounts.store.server.ts'
import { orderMail } from '../orders/order.mail.server.ts'
import type { Localize, OrderFacts } from '../orders/order-contracts.queries.server.ts'
import { hashOfKey, orderKeys } from '../orders/order-key.queries.server.ts'
import {
  countHolds,
  findOrderRequest,
  insertOrder,
  insertOrderRequest,
  type KeptAnswer,
  lockEmail,
  lockIdempotencyKey,
  type NewOrder,
  type OrderRequestRow,
} from '../orders/orders.store.server.ts'
import { findMoved, sumByDeparture, takeSeats } from '../orders/seats.store.server.ts'
import { orderPath } from '../reservations.links.ts'
import type { OrderCreated, OrderRequest } from '../reservations.schema.ts'
import { assertAsShown, filledContracts, findAgency, freeNumberFor } from './checkout-contracts.queries.server.ts'
import { conflict, newItems } from './order-items.queries.server.ts'

export type Placing = {
  request: OrderRequest
  idempotencyKey: string
  lang: string
  /** network address of the caller, kept with the accepted contracts */
  address: string
}

export type Placed = { created: OrderCreated; isNew: boolean }

/** Tries when another order takes the number between its choice and the writing. */
const tries = 5

/** A person orders once or twice, an office behind one address some more. All addresses together have no limit: a crowd must not close the shop. */
export function orderLimit({ ordersPerHour = 60 }: Settings): Limit {
  return { name: 'orders', points: ordersPerHour, seconds: 3600 }
}

/** Unpaid holds of one e-mail at a time, unless the settings say otherwise. */
export const usualHoldsPerEmail = 10

/**
 * Places an order: priced again, because the price list may have changed since the cart was shown and a body can be
 * forged; seats, order, contracts and mail in one transaction. The same key and request again, also at the same time,
 * is answered with the order that is already there (`isNew` false).
 * @throws Failure 422 at the field, 409 with the items whose seats are not there or whose price is not the shown one, or
 * with the contracts that are not as they were shown; 429 for too many new orders of one address
 */
export async function placeOrder(services: Services, placing: Placing, choose = freeNumberFor): Promise<Placed> {
  const { db, limit, settings } = services
  const { idempotencyKey } = placing
  const keyOf = await orderKeys(db)
  const request_hash = createHash('sha256').update(JSON.stringify(placing.request)).digest()
  const created = ({ message, order_no, hold_until }: KeptAnswer): OrderCreated => {
    return { success: true, message, data: { order_no, key: keyOf(idempotencyKey, order_no), hold_until } }
  }
  // A repeat is answered before it is counted: whose connection broke may try as often as it takes.
  const before = await findOrderRequest(db, idempotencyKey)
  if (before) return { created: created(sameAnswer(before, request_hash)), isNew: false }
  const takeBack = await limit(orderLimit(settings), placing.address)
  let isKept = false
  try {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const order_no = await choose(services, idempotencyKey)
      const drawn = { request_hash, order_no, key: keyOf(idempotencyKey, order_no) }
      const answered = await answerOf(services, placing, drawn)
      if (!answered) continue
      isKept = answered.isNew
      return { created: created(answered.answer), isNew: isKept }
    }
    throw new Error(`${tries} order numbers were all taken`)
  } finally {
    // What was refused holds no seats, and a repeat at the same moment is no order of its own.
    if (!isKept) await takeBack().catch(() => {})
  }
}

/** Rolls the transaction back, so that another number can be drawn. */
class NumberTaken extends Error {}

type Draw = { request_hash: Buffer; order_no: string; key: string }

type Answered = { answer: KeptAnswer; isNew: boolean }

/** @returns null when the drawn number is taken. */
async function answerOf(services: Services, placing: Placing, drawn: Draw): Promise<Answered | null> {
  const { idempotencyKey } = placing
  try {
    // Words, prices and papers are made before the transaction, so that seats are locked for as short as can be.
    const prepared = await prepare(services, placing, drawn)
    return await transaction(services.db, async (tx) => {
      await lockIdempotencyKey(tx, idempotencyKey)
      const before = await findOrderRequest(tx, idempotencyKey)
      if (before) return { answer: sameAnswer(before, drawn.request_hash), isNew: false }
      return { answer: await keep(tx, prepared, placing, drawn, services.settings), isNew: true }
    })
  } catch (refusal) {
    if (refusal instanceof NumberTaken) return null
    // What is refused now may have been ordered under this key meanwhile: sold out by this very order, for one.
    const before = refusal instanceof Failure ? await findOrderRequest(services.db, idempotencyKey) : null
    if (before) return { answer: sameAnswer(before, drawn.request_hash), isNew: false }
    throw refusal
  }
}

function sameAnswer({ request_hash, answer }: OrderRequestRow, asked: Buffer): KeptAnswer {
  if (!request_hash.equals(asked)) throw invalid('Idempotency-Key', 'errors.idempotency_reused')
  return answer
}

/** Whoever changes address still pays nothing for the seats. @throws Failure 422 */
async function assertFewHolds(
  tx: Tx,
  { email, created_at }: NewOrder,
  { holdsPerEmail = usualHoldsPerEmail }: Settings,
): Promise<void> {
  await lockEmail(tx, email)
  if ((await countHolds(tx, email, created_at)) >= holdsPerEmail) throw invalid('email', 'errors.too_many_holds')
}

type Prepared = { order: NewOrder; mail: Mail; answer: KeptAnswer }

async function keep(
  tx: Tx,
  { order, mail, answer }: Prepared,
  placing: Placing,
  drawn: Draw,
  settings: Settings,
): Promise<KeptAnswer> {
  const short = await takeSeats(tx, sumByDeparture(order.items), dayOf(order.created_at))
  for (const id of await findMoved(tx, order.items)) short.set(id, 0)
  if (short.size > 0) {
    const items = order.items.flatMap(({ departure_id }, index) => {
      const seats_left = short.get(departure_id)
      return seats_left === undefined ? [] : [{ position: index + 1, seats_left }]
    })
    throw conflict('errors.cart_seats_gone', items)
  }
  // After the seats: who finds none does not wait for whoever orders for the same e-mail.
  await assertFewHolds(tx, order, settings)
  const id = await insertOrder(tx, order)
  if (id === null) throw new NumberTaken()
  await enqueue(tx, mail, order.created_at)
  await insertOrderRequest(tx, placing.idempotencyKey, id, { request_hash: drawn.request_hash, answer })
  return answer
}

async function prepare(services: Services, { request, lang, address }: Placing, drawn: Draw): Promise<Prepared> {
  const { db, settings, now } = services
  const localize: Localize = (text) => services.localize(text, lang)
  const { accepted_contracts, cart, ...customer } = request
  const created_at = now()
  const facts: OrderFacts = {
    ...customer,
    lang,
    order_no: drawn.order_no,
    created_at,
    hold_until: new Date(created_at.getTime() + settings.holdHours * 3_600_000),
    items: await newItems(services, cart, lang, localize),
  }
  const { agency, company } = await findAgency(services, lang)
  const contracts = await filledContracts(services, facts, { agency, localize })
  if (contracts.some(({ contract_id }) => !accepted_contracts.some(({ id }) => id === contract_id))) {
    throw invalid('accepted_contracts', 'errors.contract_not_accepted')
  }
  assertAsShown(contracts, accepted_contracts)
  const from = isIP(address) ? address : null
  const order: NewOrder = {
    ...facts,
    secret_hash: hashOfKey(drawn.key),
    contracts: contracts.map((contract) => ({ ...contract, address: from })),
  }
  const defaultLang = (await services.languages())[0]!.abbr
  const link = settings.siteUrl + localePath(orderPath(drawn.order_no, drawn.key), lang, defaultLang)
  const mail = await orderMail(facts, { link, accounts: await listBankAccounts(db), company, localize })
  const text: Text = { key: 'mail.order_received', values: { hours: settings.holdHours } }
  const answer = {
    message: await localize(text),
    order_no: drawn.order_no,
    hold_until: facts.hold_until.toISOString(),
  }
  return { order, mail, answer }
}
