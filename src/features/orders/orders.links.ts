/** Constants and paths for the browser, without the schemas: limits, the cart's storage key and page paths. */

import { addDays, type Day } from '#src/base/dates.ts'
import { pageAt } from '#src/base/i18n/paths.ts'

/** Maximum items of one order. */
export const maxCartItems = 10
/** Name of the cart in the browser's storage. */
export const cartKey = 'cart'
/** Page path without its language prefix. */
export const cartPath = '/rezervasyon-olustur'
/** Page path without its language prefix. */
export const checkoutPath = '/kayit'

/** Page path without its language prefix. Without number and key the page explains how to find an order. */
export const orderPagePath = '/rezervasyon-sonuc'

/** Page path without its language prefix. */
export const acceptedPagePath = '/rezervasyon-sozlesme'

const orderPages = [orderPagePath, acceptedPagePath]

/** A page that shows an order by its number and key, in any language and any spelling that the router accepts. */
export const isOrderPagePath = (pathname: string) =>
  pageAt(pathname, (segment) => orderPages.includes(`/${segment}`)) !== undefined

/** @param part of the order: '/payment-notice', '/contracts/3' */
export function orderApiPath(order_no: string, key: string, part = ''): string {
  return `/api/orders/${encodeURIComponent(order_no)}${part}?key=${encodeURIComponent(key)}`
}

/** The path of a read with the key of an order, which passes a closed site (src/site/opening). */
export function withOrderKey(path: string, order_no: string, key: string): string {
  return `${path}?no=${encodeURIComponent(order_no)}&key=${encodeURIComponent(key)}`
}

/** Page path without its language prefix. */
export function orderPath(order_no: string, key: string): string {
  return withOrderKey(orderPagePath, order_no, key)
}

/** A contract as it was accepted with the order; page path without its language prefix. */
export function acceptedPath(order_no: string, key: string, contract_id: number): string {
  return `${withOrderKey(acceptedPagePath, order_no, key)}&id=${contract_id}`
}

/** Topic of the mails about an order (outbox). */
export function orderTopic(order_no: string): string {
  return `order ${order_no}`
}

/** The order of a mail; null when it is about something else. */
export function orderOfTopic(topic: string): string | null {
  return topic.startsWith(orderTopic('')) ? topic.slice(orderTopic('').length) : null
}

/** Of a payment link; page path without its language prefix, before the link's code. */
export const payPath = '/odeme'

export const ordersAdminPath = '/api/admin/orders'
export const paymentAccountsPath = '/api/admin/payment-accounts'
/** Takes the query of the list. */
export const orderSumsPath = `${ordersAdminPath}/sums`
/** Takes the query of the list, and `file`. */
export const orderExportPath = `${ordersAdminPath}/export`
/** Which days a list of orders is about. `due`: the next money is due; `paid`: of a payment that was received or refunded. */
export const orderDates = ['ordered', 'departs', 'hold_ends', 'due', 'paid'] as const
/** Days until a hold ends that ends soon: today and tomorrow. */
const soonDays = 1

/**
 * Lists of orders that the dashboard counts and the list of orders offers. Names and values are those of the list's address.
 */
export const orderLists = {
  new_orders: (today: Day) => ({ dates: 'ordered', from: today, to: today }),
  payments_to_match: () => ({ payment: 'bildirildi' }),
  holds_ending: (today: Day) => ({ status: 'opsiyonlu', dates: 'hold_ends', to: addDays(today, soonDays) }),
  overpaid: () => ({ balance: 'fazla' }),
  refunds_due: () => ({ balance: 'iade-suresi' }),
  order_messages: () => ({ messages: 'okunmadi' }),
  changes_asked: () => ({ messages: 'degisiklik' }),
  cancel_requests: () => ({ cancel_requested: '1' }),
} satisfies Record<string, (today: Day) => Record<string, string>>

/** Screens of the office. */
export const ordersScreen = '/admin/orders'
export const orderScreen = '/admin/order-show'

/** Characters of a note about an order. */
export const maxNote = 2000
