import { apiFor } from '#src/base/http/client.ts'
import type { ContactInformation, Site } from '#src/features/company/company.schema.ts'
import type { Contract, ContractItem } from '#src/features/contracts/contracts.schema.ts'
import type { PricedCart } from './cart-pricing.ts'
import type { ContractFacts } from './contract-text.ts'
import { loadPricedCart } from './use-priced-cart.ts'

export type CheckoutData = {
  cart: PricedCart
  /** to accept, in the office's order */
  contracts: ContractItem[]
  /** the privacy notice: read, not accepted */
  notice: ContractItem | null
  company: ContractFacts['company']
  /** The text of a contract, read once it is asked for; null when it cannot be read now. */
  readContract: (contract: ContractItem) => Promise<Contract | null>
}

export async function loadCheckout(args: Parameters<typeof apiFor>[0]): Promise<CheckoutData> {
  const api = apiFor(args)
  const [cart, contracts, site, contact] = await Promise.all([
    loadPricedCart(args),
    api.get<ContractItem[]>('/api/pages/contracts'),
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>('/api/pages/contact-information'),
  ])
  const texts = new Map<number, Promise<Contract | null>>()
  const readContract = ({ id, seo_name, seo_name_tr }: ContractItem) => {
    const path = `/api/pages/contract/${encodeURIComponent(seo_name ?? seo_name_tr)}`
    const text =
      texts.get(id) ??
      api.get<Contract>(path).catch(() => {
        texts.delete(id)
        return null
      })
    texts.set(id, text)
    return text
  }
  return {
    cart,
    contracts: contracts.filter(({ at_checkout }) => at_checkout),
    notice: contracts.find(({ kind, at_checkout }) => kind === 'kvkk' && !at_checkout) ?? null,
    company: {
      legal_name: site.legal_name || site.name,
      tursab_no: site.tursab_no,
      address: contact.adres?.[0]?.content ?? '',
      phone: contact.telefon?.[0]?.content ?? '',
      email: contact.email?.[0]?.content ?? '',
    },
    readContract,
  }
}
