import { dayOf } from '#src/base/dates.ts'
import { NumberTaken, referenceNumbers, withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type Agency, findAgency } from '#src/features/agency/agency.queries.server.ts'
import { findCheckoutContracts } from '#src/features/contracts/contracts.queries.server.ts'
import { findOrderAnswer, isNumberTaken } from '#src/features/orders/book/new-order.store.server.ts'
import type { Localize } from '#src/features/orders/book/order-texts.queries.server.ts'
import { visitorHold } from '#src/features/orders/holds.rules.ts'
import type { Accepted, CheckoutContracts, CheckoutContractsRequest } from './checkout.schema.ts'
import {
  type ContractFacts,
  type FilledContract,
  type Filling,
  fillContract,
  fillingOf,
} from './fill-contract.queries.server.ts'
import { newItems } from './order-items.queries.server.ts'

/** The n-th candidate of the numbers for an intent's order, n from 1. The first that no other order has is its number. */
export async function orderNumber({ db, now }: Services, idempotencyKey: string, n: number): Promise<string> {
  return (await referenceNumbers(db, 'SYH', 'order-number'))(idempotencyKey, n, dayOf(now()))
}

/** The number for an intent's order, unless another order takes it first. */
function freeNumberFor(services: Services, idempotencyKey: string): Promise<string> {
  return withFreeNumber(async (n) => {
    const order_no = await orderNumber(services, idempotencyKey, n)
    if (await isNumberTaken(services.db, order_no)) throw new NumberTaken()
    return order_no
  })
}

/**
 * The contracts that an order with these details must accept, and the privacy notice: exactly the texts that POST
 * /api/orders stores under the same Idempotency-Key.
 * @throws Failure 422 and 409 as POST /api/orders would
 */
export async function showContracts(
  services: Services,
  { cart, ...customer }: CheckoutContractsRequest,
  { idempotencyKey, lang }: { idempotencyKey: string; lang: string },
): Promise<CheckoutContracts> {
  const localize: Localize = (text) => services.localize(text, lang)
  // The order exists already when its answer got lost.
  const before = await findOrderAnswer(services.db, idempotencyKey)
  const facts: ContractFacts = {
    ...customer,
    lang,
    order_no: before?.order_no ?? (await freeNumberFor(services, idempotencyKey)),
    created_at: services.now(),
    items: await newItems(services, cart, lang, localize),
  }
  const agency = await findAgency(services.db, lang)
  const { holdHours } = services.settings
  const { hold } = visitorHold(facts.created_at, holdHours, facts.items)
  const filling = fillingOf(hold, facts.created_at, { usual: holdHours, localize })
  const contracts = await filledContracts(services, facts, { agency, filling, withNotice: true })
  return {
    contracts: contracts.map(({ contract_id, name, version, body, body_hash }) => ({
      id: contract_id,
      name,
      version,
      body,
      body_hash: body_hash.toString('hex'),
    })),
  }
}

/** @param withNotice adds the privacy notice, which is read but not accepted */
export async function filledContracts(
  services: Services,
  facts: ContractFacts,
  { agency, filling, withNotice = false }: { agency: Agency; filling: Filling; withNotice?: boolean },
): Promise<FilledContract[]> {
  const contracts = await findCheckoutContracts(services.db, facts.lang)
  const wanted = contracts.filter(({ at_checkout }) => at_checkout || withNotice)
  return Promise.all(wanted.map((contract) => fillContract(contract, facts, agency, filling)))
}

/**
 * Checks that the customer has read the texts that the order will store. They differ after the office published a new
 * version, or when a value in them has changed.
 * @throws Failure 409 with the contracts to read again
 */
export function assertAsShown(contracts: readonly FilledContract[], accepted: readonly Accepted[]): void {
  const changed = contracts.filter(({ contract_id, version, body_hash }) => {
    const shown = accepted.find(({ id }) => id === contract_id)
    if (!shown) return true
    const isOtherVersion = shown.version !== null && shown.version !== version
    return isOtherVersion || (shown.body_hash !== null && shown.body_hash !== body_hash.toString('hex'))
  })
  if (changed.length === 0) return
  const facts = { contracts: changed.map(({ contract_id: id, version }) => ({ id, version })) }
  throw new Failure('conflict', { key: 'mail.contracts_changed' }, { facts })
}
