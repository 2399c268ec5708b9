import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { sanitizeHtml } from '#src/base/sanitize-html.ts'
import { fillsTags } from './contracts.rules.ts'
import { type CheckoutContract, listCheckoutContracts } from './contracts.store.server.ts'

/** A contract to be filled for an order. Its body is sanitised. */
export type FillableContract = CheckoutContract & {
  /** Placeholders are inside of tags, as in the address of a link: then the filled text is sanitised again. */
  fillsTags: boolean
}

/** The contracts to accept and the notice to read, sanitised once for all orders. */
export function findCheckoutContracts(db: Db, lang: string): Promise<readonly FillableContract[]> {
  return cached(db, ['checkout contracts', lang], async () => (await listCheckoutContracts(db, lang)).map(fillable))
}

export function fillable(contract: CheckoutContract): FillableContract {
  const body = sanitizeHtml(contract.body)
  return { ...contract, body, fillsTags: fillsTags(body) }
}
