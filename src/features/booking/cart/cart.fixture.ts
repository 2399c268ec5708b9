import type { CartItem } from '../calculator/cart-item.schema.ts'

/** A tour in the cart, for two adults. */
export const cartItem = (more: Partial<CartItem> = {}): CartItem => ({
  token: 'kapadokya',
  quantity: 2,
  tourDate: '2027-04-12',
  childrenQuantity: 0,
  childrenAges: [],
  singleRoomQuantity: 0,
  ...more,
})
