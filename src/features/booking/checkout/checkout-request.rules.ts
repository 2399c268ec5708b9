import type { Invoice } from '#src/features/orders/book/invoice.schema.ts'
import type { CartItem } from '../calculator/cart-item.schema.ts'
import type { CheckoutForm } from './checkout.rules.ts'
import type { CheckoutContracts, OrderRequest } from './checkout.schema.ts'

export type ShownContract = Pick<CheckoutContracts['contracts'][number], 'id' | 'version' | 'body_hash'>

/** The body of POST /api/orders. @param shown the contracts as they are accepted */
export function requestOf(form: CheckoutForm, cart: CartItem[], shown: readonly ShownContract[]): OrderRequest {
  const { name, city, email, phone, message, marketing_consent } = form
  return {
    name: name.trim(),
    city: city.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
    invoice: invoiceOf(form),
    marketing_consent,
    accepted_contracts: shown
      .map(({ id, version, body_hash }) => ({ id, version, body_hash }))
      .sort((a, b) => a.id - b.id),
    cart,
  }
}

type InvoiceFields = Pick<CheckoutForm, 'kind' | 'title' | 'tax_office' | 'tax_no' | 'is_abroad'>

/** Who the invoice is made out to. A company outside Türkiye has no tax office. */
export function invoiceOf({ kind, title, tax_office, tax_no, is_abroad }: InvoiceFields): Invoice {
  if (kind === 'bireysel') return { kind }
  const company = { kind, title: title.trim(), tax_no: tax_no.trim() }
  return is_abroad ? { ...company, tax_office: '', is_abroad } : { ...company, tax_office: tax_office.trim() }
}
