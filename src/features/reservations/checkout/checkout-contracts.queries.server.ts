import { dayOf } from '#src/base/dates.ts'
import { spokenNumbers } from '#src/base/db/spoken-numbers.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { Failure } from '#src/base/http/errors.ts'
import { findContactInformation, findSite } from '#src/features/company/company.store.server.ts'
import { listCheckoutContracts } from '#src/features/contracts/contracts.store.server.ts'
import {
  type Agency,
  type ContractFacts,
  type FilledContract,
  fillContract,
  type Localize,
} from '../orders/order-contracts.queries.server.ts'
import { findOrderRequest, isNumberTaken } from '../orders/orders.store.server.ts'
import type { Accepted, CheckoutContracts, CheckoutContractsRequest } from '../reservations.schema.ts'
import { newItems } from './order-items.queries.server.ts'

/** A number drawn twice is one in a thousand million; five in a row would be a broken generator. */
const draws = 5

/** The number that the order of an intent will have when nobody else takes it before. */
export async function freeNumberFor({ db, now }: Services, idempotencyKey: string): Promise<string> {
  const numberOf = await spokenNumbers(db, 'SYH', 'order-number')
  for (let n = 1; n <= draws; n++) {
    const order_no = numberOf(idempotencyKey, n, dayOf(now()))
    if (!(await isNumberTaken(db, order_no))) return order_no
  }
  throw new Error(`${draws} drawn order numbers were all taken`)
}

/**
 * The texts that an order with these particulars accepts, and those that are only read beside them: letter by letter
 * what POST /api/orders will keep under the same Idempotency-Key.
 * @throws Failure 422 and 409 as the order would be refused
 */
export async function showContracts(
  services: Services,
  { cart, ...customer }: CheckoutContractsRequest,
  { idempotencyKey, lang }: { idempotencyKey: string; lang: string },
): Promise<CheckoutContracts> {
  const localize: Localize = (text) => services.localize(text, lang)
  // An order that is there already, because its answer was lost, has its number.
  const before = await findOrderRequest(services.db, idempotencyKey)
  const facts: ContractFacts = {
    ...customer,
    lang,
    order_no: before?.answer.order_no ?? (await freeNumberFor(services, idempotencyKey)),
    created_at: services.now(),
    items: await newItems(services, cart, lang, localize),
  }
  const { agency } = await findAgency(services, lang)
  const contracts = await filledContracts(services, facts, { agency, localize, isReadOnly: true })
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

/** @param isReadOnly the privacy notice too, which nobody accepts */
export async function filledContracts(
  services: Services,
  facts: ContractFacts,
  { agency, localize, isReadOnly = false }: { agency: Agency; localize: Localize; isReadOnly?: boolean },
): Promise<FilledContract[]> {
  const filling = { holdHours: services.settings.holdHours, localize }
  const contracts = await listCheckoutContracts(services.db, facts.lang)
  const wanted = contracts.filter(({ at_checkout }) => at_checkout || isReadOnly)
  return Promise.all(wanted.map((contract) => fillContract(contract, facts, agency, filling)))
}

/**
 * Refuses an order whose customer read other texts than those it would keep: the office has published a new version, or
 * something that stands in them has changed since.
 * @throws Failure 409 with the contracts to read again
 */
export function assertAsShown(contracts: readonly FilledContract[], accepted: readonly Accepted[]): void {
  const changed = contracts.filter(({ contract_id, version, body_hash }) => {
    const shown = accepted.find(({ id }) => id === contract_id)
    const isOther = shown?.version !== null && shown?.version !== version
    return isOther || (shown.body_hash !== null && shown.body_hash !== body_hash.toString('hex'))
  })
  if (changed.length === 0) return
  const facts = { contracts: changed.map(({ contract_id: id, version }) => ({ id, version })) }
  throw new Failure('conflict', { key: 'mail.contracts_changed' }, { facts })
}

export async function findAgency({ db }: Services, lang: string): Promise<{ agency: Agency; company: string }> {
  const site = await findSite(db, lang)
  const contact = await findContactInformation(db, lang)
  const agency = {
    legal_name: site.legal_name || site.name,
    address: contact.adres[0]?.content ?? '',
    phone: contact.telefon[0]?.content ?? '',
    email: contact.email[0]?.content ?? '',
    tursab_no: site.tursab_no,
  }
  return { agency, company: site.name }
}
