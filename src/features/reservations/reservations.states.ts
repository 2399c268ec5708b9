import type { OrderStatus, PaymentStatus } from './reservations.schema.ts'

/** The customer by their link, staff in the office, the program by the clock. */
export type Actor = 'customer' | 'staff' | 'system'

/** Which status may follow which, and who may make it so. What is not here may not happen. */
export const orderMoves: Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>> = {
  opsiyonlu: {
    'odeme-bildirildi': ['customer', 'staff'],
    onayli: ['staff'],
    'suresi-doldu': ['system'],
    iptal: ['customer', 'staff'],
  },
  'odeme-bildirildi': { onayli: ['staff'], iptal: ['staff'] },
  onayli: { tamamlandi: ['staff', 'system'], iptal: ['staff'] },
  tamamlandi: {},
  'suresi-doldu': {},
  iptal: {},
}

/** Statuses that give the seats back. Nothing follows them, so it happens once. */
export const releasingStatuses: readonly OrderStatus[] = ['suresi-doldu', 'iptal']

export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return orderMoves[from][to]?.includes(actor) ?? false
}

/** Statuses in which the customer owes, or may owe, money. */
const payable: readonly OrderStatus[] = ['opsiyonlu', 'odeme-bildirildi', 'onayli']

type Standing = { status: OrderStatus; payment_status: PaymentStatus }

/** Whether the customer may say that they paid: the deposit first, the rest later. */
export function mayReport({ status, payment_status }: Standing): boolean {
  return payable.includes(status) && (payment_status === 'odenmedi' || payment_status === 'kismi')
}

/**
 * What the customer's wish to cancel does: an order that nobody paid for is cancelled at once, any other one is for the
 * office to decide (docs/decisions/0015-what-a-customer-may-do.md). Null where there is nothing left to cancel.
 * @param hasPayments reported or matched ones
 */
export function cancellingOf({ status, payment_status }: Standing, hasPayments: boolean): 'now' | 'request' | null {
  if (!payable.includes(status)) return null
  return status === 'opsiyonlu' && payment_status === 'odenmedi' && !hasPayments ? 'now' : 'request'
}
