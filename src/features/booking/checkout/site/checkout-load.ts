import { apiFor } from '#src/base/http/client/client.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import type { PricedCart } from '../../cart/site/cart-pricing.ts'
import { loadPricedCart } from '../../cart/site/use-priced-cart.ts'

export type CheckoutData = {
  cart: PricedCart
  /** to accept, in the office's order */
  contracts: ContractItem[]
  /** the privacy notice: read, not accepted */
  notice: ContractItem | null
}

export async function loadCheckout(args: Parameters<typeof apiFor>[0]): Promise<CheckoutData> {
  const [cart, contracts] = await Promise.all([
    loadPricedCart(args),
    apiFor(args).get<ContractItem[]>('/api/pages/contracts'),
  ])
  return {
    cart,
    contracts: contracts.filter(({ at_checkout }) => at_checkout),
    notice: contracts.find(({ kind, at_checkout }) => kind === 'kvkk' && !at_checkout) ?? null,
  }
}
