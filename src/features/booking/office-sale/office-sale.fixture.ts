import type { CartWish } from '#src/features/orders/orders.fixture.ts'
import type { SaleDiscount } from './office-sale.schema.ts'

export type SaleWish = CartWish & { discount?: SaleDiscount }

/** A valid body of POST /api/admin/orders. */
export function saleBody(cart: readonly SaleWish[], more: object = {}) {
  return {
    name: 'Fatma Demir',
    phone: '+90 532 111 22 33',
    email: 'fatma@musteri.example',
    lang: 'tr',
    phone_acceptance: true,
    send_mail: true,
    cart: cart.map(({ tour, adults = 1, ...wish }) => ({
      token: tour.token,
      tourDate: tour.tourDate,
      quantity: adults,
      ...wish,
    })),
    ...more,
  }
}
