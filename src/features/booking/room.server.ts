import type { Room } from '#src/base/room.server.ts'
import { cartApi } from './cart/cart.api.server.ts'
import { checkoutApi } from './checkout/checkout.api.server.ts'
import { officeSaleApi } from './office-sale/office-sale.api.server.ts'

export const room: Room = {
  name: 'booking',
  endpoints: [...cartApi, ...checkoutApi, ...officeSaleApi],
}
