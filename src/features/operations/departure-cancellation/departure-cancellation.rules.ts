import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'

type Facts = {
  status: OrderStatus
  /** held on the cancelled departure */
  seats: number
  move: { by: 'customer' | 'staff' } | null
  cancelled: { by: 'customer' | 'staff' | 'agency'; user_id: number | null } | null
}
type Answered = { answer: 'moved' | 'cancelled' | 'expired' | null; answered_by: 'customer' | 'staff' | null }

/** The answer for an order of a cancelled departure; null while it holds seats there. */
export function answerOf({ status, seats, move, cancelled }: Facts): Answered {
  if (seats > 0) return { answer: null, answered_by: null }
  if (status === 'suresi-doldu') return { answer: 'expired', answered_by: null }
  if (status === 'iptal') {
    // The agency's cancellation without a user is the customer's choice by the order's link.
    const isCustomer = cancelled === null || cancelled.by === 'customer' || cancelled.user_id === null
    return { answer: 'cancelled', answered_by: isCustomer ? 'customer' : 'staff' }
  }
  return { answer: 'moved', answered_by: move?.by ?? null }
}

/** The reason in the customer's language; may be empty in languages other than Turkish. */
export function reasonIn(lang: string, { reason, reason_en }: { reason: string; reason_en: string }): string {
  return lang === 'tr' ? reason : reason_en
}
