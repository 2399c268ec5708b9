import { apiFor } from '#src/base/http/client/client.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import type { PricedCart } from '../../cart/site/cart-pricing.ts'
import { loadPricedCart } from '../../cart/site/use-priced-cart.ts'

export type CheckoutData = {
  cart: PricedCart
  /** to accept, in the office's order */
  contracts: ContractItem[]
  /** the privacy notice: read, not accepted */
  notice: ContractItem | null
  /** facts about the agency beside the button; null when they could not be read: the order does not need them */
  agency: {
    phone: string
    /** opening hours, one line for each office */
    hours: string[]
    tursab_no: string
    tursab_url: string
    legal_name: string
    asks_passengers: boolean
    pay_ways: Site['pay_ways']
  } | null
}

export async function loadCheckout(args: Parameters<typeof apiFor>[0]): Promise<CheckoutData> {
  const [cart, contracts, agency] = await Promise.all([
    loadPricedCart(args),
    apiFor(args).get<ContractItem[]>('/api/pages/contracts'),
    loadAgency(args).catch(() => null),
  ])
  return {
    cart,
    contracts: contracts.filter(({ at_checkout }) => at_checkout),
    notice: contracts.find(({ kind, at_checkout }) => kind === 'kvkk' && !at_checkout) ?? null,
    agency,
  }
}

async function loadAgency(args: Parameters<typeof apiFor>[0]): Promise<CheckoutData['agency']> {
  const api = apiFor(args)
  const [{ tursab_no, tursab_url, legal_name, name, asks_passengers, pay_ways }, contact] = await Promise.all([
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>('/api/pages/contact-information'),
  ])
  return {
    phone: contact.telefon?.[0]?.content ?? '',
    hours: (contact.shift ?? []).map(({ name, content }) => (name ? `${name}: ${content}` : content)),
    tursab_no,
    tursab_url,
    legal_name: legal_name || name,
    asks_passengers,
    pay_ways,
  }
}
