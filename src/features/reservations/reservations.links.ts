/** What the browser needs of this room without its schemas: limits, the cart's place and addresses. */

/** Adults and children of one item. */
export const maxParty = 20
/** Items of one order. */
export const maxCartItems = 10
/** Name of the cart in the browser's storage. */
export const cartKey = 'cart'
/** Page path without its language prefix. */
export const cartPath = '/rezervasyon-olustur'

/** Page path without its language prefix. Without an order's number and key it tells how to find one's own. */
export const orderPagePath = '/rezervasyon-sonuc'

export function orderApiPath(order_no: string, key: string): string {
  return `/api/orders/${encodeURIComponent(order_no)}?key=${encodeURIComponent(key)}`
}

/** Page path without its language prefix. */
export function orderPath(order_no: string, key: string): string {
  return `${orderPagePath}?no=${encodeURIComponent(order_no)}&key=${encodeURIComponent(key)}`
}
