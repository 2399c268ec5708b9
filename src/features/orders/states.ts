import type { OrderStatus, PaymentRowStatus, PaymentStatus } from './statuses.schema.ts'

/** The customer through the order's link, staff by hand in the office, a payment that staff decided on, or a background job. */
export type Actor = 'customer' | 'staff' | 'payment' | 'system'

export type OrderState = { status: OrderStatus; payment_status: PaymentStatus }

/** Every allowed transition of an order's status, with the actors who may make it. */
export const orderTransitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>> = {
  opsiyonlu: {
    // The hold is extended: by staff, or after a card payment that its provider refused late.
    opsiyonlu: ['staff', 'payment'],
    'odeme-bildirildi': ['customer', 'payment'],
    onayli: ['staff', 'payment'],
    'suresi-doldu': ['system'],
    iptal: ['customer', 'staff'],
  },
  'odeme-bildirildi': { opsiyonlu: ['payment'], onayli: ['staff', 'payment'], iptal: ['staff'] },
  onayli: {
    // A match that confirmed the order is undone.
    opsiyonlu: ['payment'],
    'odeme-bildirildi': ['payment'],
    tamamlandi: ['staff', 'system'],
    iptal: ['staff'],
  },
  tamamlandi: {},
  // The order takes its seats again: staff decide it, or money comes late.
  'suresi-doldu': { opsiyonlu: ['staff', 'payment'] },
  iptal: {},
}

/** Statuses that release the seats. An expired order that is revived takes them again. */
export const releasingStatuses: readonly OrderStatus[] = ['suresi-doldu', 'iptal']

/** Whether the order is cancelled or expired: its seats are released, and nothing is owed. */
export function isReleased({ status }: { status: OrderStatus }): boolean {
  return releasingStatuses.includes(status)
}

export function mayTransition(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return orderTransitions[from][to]?.includes(actor) ?? false
}

const travelling: readonly OrderStatus[] = ['opsiyonlu', 'odeme-bildirildi', 'onayli']

/** Neither expired, cancelled nor completed: somebody will travel, and money may be owed. */
export function isTravelling({ status }: { status: OrderStatus }): boolean {
  return travelling.includes(status)
}

/** Whether the customer may report a payment: the deposit, and later the balance; also after all that came was refunded. */
export function mayReport({ status, payment_status }: OrderState): boolean {
  return travelling.includes(status) && payment_status !== 'odendi'
}

/**
 * Effect of a customer's cancellation: an order without payments is cancelled immediately, any other one becomes a request
 * to the office (docs/decisions/0015-actions-of-a-customer-on-an-order.md). Null when the order cannot be cancelled.
 * @param hasPayments reported or matched ones
 */
export function cancellingOf({ status, payment_status }: OrderState, hasPayments: boolean): 'now' | 'request' | null {
  if (!travelling.includes(status)) return null
  return status === 'opsiyonlu' && payment_status === 'odenmedi' && !hasPayments ? 'now' : 'request'
}

/** Whether a payment is, or may be, money that came in: neither rejected nor undone, and no refund. */
export function isCounted({ status }: { status: PaymentRowStatus }): boolean {
  return status === 'bildirildi' || status === 'eslesti'
}
