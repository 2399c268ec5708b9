import type { CheckoutForm } from '../checkout.rules.ts'
import type { CartItem, OrderRequest } from '../reservations.schema.ts'

/** The body of POST /api/orders. Equal texts of it are one intent. */
export function requestOf(form: CheckoutForm, cart: CartItem[]): OrderRequest {
  const { name, city, email, phone, message, marketing_consent, accepted_contracts } = form
  const { title, tax_office, tax_no } = form
  return {
    name: name.trim(),
    city: city.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
    invoice:
      form.kind === 'bireysel'
        ? { kind: 'bireysel' }
        : { kind: 'kurumsal', title: title.trim(), tax_office: tax_office.trim(), tax_no: tax_no.trim() },
    marketing_consent,
    accepted_contracts: accepted_contracts.toSorted((a, b) => a - b),
    cart,
  }
}
