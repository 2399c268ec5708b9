import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { type Minor, sum } from '#src/base/money.ts'
import { holdRefusal } from '#src/features/orders/holds.rules.ts'
import type { Sum } from '#src/features/orders/money/totals.rules.ts'
import { isReleased, mayTransition, releasingStatuses } from '#src/features/orders/states.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'

/** What staff may do to an order by hand. */
export type ChangeKind = 'confirm' | 'complete' | 'cancel' | 'extend' | 'revive'

/** `opsiyonlu` extends a hold, or revives an expired order. */
export type ChangeTarget = 'onayli' | 'tamamlandi' | 'iptal' | 'opsiyonlu'

export type ChangeFacts = {
  status: OrderStatus
  items: readonly { seats: number; seats_released_at: Date | null; start_date: Day; end_date: Day }[]
  sums: readonly Sum[]
  now: Date
  /** it holds seats on a departure that the agency cancelled, and no answer is recorded */
  isLeftBehind: boolean
  /** the office has not answered the customer's request to cancel */
  hasCancelRequest: boolean
  /** false: seats that the order would take again are sold */
  areSeatsFree: boolean
  /** the status that an expired order returns to, by the money that came meanwhile */
  revivedTo: OrderStatus
}

export type Refusal =
  | { key: 'order_transition' | 'order_seats_gone' | 'hold_past' | 'hold_too_long' }
  | { key: 'order_left_behind' | 'cancel_waits' }
  | { key: 'order_not_ended'; after: Day }

/** Everything that a change does; the preview shows it and the command does it. */
export type ChangePlan = {
  kind: ChangeKind
  from: OrderStatus
  /** a revived order to which money came is not held but reported or confirmed */
  to: OrderStatus
  /** null: the change can be made */
  refusal: Refusal | null
  seats_released: number
  seats_taken: number
  /** end of the new hold; null when no hold begins */
  hold_until: Date | null
  /** by currency: received and not given back, and what is reported and not matched */
  money: { currency: string; paid: Minor; reported: Minor; open: Minor }[]
}

/** @param hold_until wanted end of the hold, for `opsiyonlu` */
export function planChange(facts: ChangeFacts, wanted: ChangeTarget, hold_until: Date | null): ChangePlan {
  const { status: from, items, sums } = facts
  const kind = kindOf(from, wanted)
  const to = kind === 'revive' ? facts.revivedTo : wanted
  const hold = to === 'opsiyonlu' ? hold_until : null
  const seats = (isHeld: boolean) =>
    sum(items.filter(({ seats_released_at }) => (seats_released_at === null) === isHeld).map(({ seats }) => seats))
  return {
    kind,
    from,
    to,
    refusal: refusalOf(facts, wanted, hold),
    seats_released: releasingStatuses.includes(to) ? seats(true) : 0,
    seats_taken: isReleased({ status: from }) && !releasingStatuses.includes(to) ? seats(false) : 0,
    hold_until: hold,
    money: sums.map(({ currency, total, paid, refunded, reported }) => ({
      currency,
      paid: paid - refunded,
      reported,
      open: Math.max(0, total - paid + refunded),
    })),
  }
}

function kindOf(from: OrderStatus, to: ChangeTarget): ChangeKind {
  if (to === 'opsiyonlu') return isReleased({ status: from }) ? 'revive' : 'extend'
  return to === 'onayli' ? 'confirm' : to === 'tamamlandi' ? 'complete' : 'cancel'
}

function refusalOf(
  { status, items, now, areSeatsFree, isLeftBehind, hasCancelRequest }: ChangeFacts,
  wanted: ChangeTarget,
  hold: Date | null,
): Refusal | null {
  if (!mayTransition(status, wanted, 'staff')) return { key: 'order_transition' }
  const waits = waitsFor(wanted, { isLeftBehind, hasCancelRequest })
  if (waits) return { key: waits }
  if (wanted === 'tamamlandi') return hasEnded(items, now) ? null : { key: 'order_not_ended', after: lastDay(items) }
  if (wanted !== 'opsiyonlu') return null
  const starts = items.map(({ start_date }) => start_date)
  const refusal = hold && holdRefusal(hold, { now, starts, days: null })
  if (refusal) return { key: refusal === 'past' ? 'hold_past' : 'hold_too_long' }
  return areSeatsFree ? null : { key: 'order_seats_gone' }
}

/** The answer that must come first: the customer's after a departure cancellation, or the office's to a request to cancel. */
function waitsFor(
  wanted: ChangeTarget,
  { isLeftBehind, hasCancelRequest }: Pick<ChangeFacts, 'isLeftBehind' | 'hasCancelRequest'>,
): 'order_left_behind' | 'cancel_waits' | null {
  if (isLeftBehind && (wanted === 'onayli' || wanted === 'tamamlandi')) return 'order_left_behind'
  return hasCancelRequest && wanted === 'tamamlandi' ? 'cancel_waits' : null
}

function lastDay(items: readonly { end_date: Day }[]): Day {
  return items
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1)!
}

/** All tours have returned: today is the day after the last one, or later. */
export function hasEnded(items: readonly { end_date: Day }[], now: Date): boolean {
  return dayOf(now) >= addDays(lastDay(items), 1)
}

type Offered = {
  status: OrderStatus
  items: readonly { end_date: Day }[]
  cancel_requested_at: string | null
  /** a cancelled departure that nobody has answered for; null without one */
  left_behind_on: number | null
}

/**
 * Changes that an order offers to staff, the likeliest first: to complete it only after its tours, and to cancel or complete it only
 * while the customer has not asked to cancel, because the request has its own two answers. One whose departure was cancelled waits for that.
 */
export function changesOf({ status, items, cancel_requested_at, left_behind_on }: Offered, now: Date): ChangeTarget[] {
  return (['onayli', 'tamamlandi', 'opsiyonlu', 'iptal'] as const).filter((to) => {
    if (!mayTransition(status, to, 'staff')) return false
    const hasCancelRequest = cancel_requested_at !== null
    if (waitsFor(to, { isLeftBehind: left_behind_on !== null, hasCancelRequest })) return false
    return to === 'tamamlandi' ? hasEnded(items, now) : to !== 'iptal' || !hasCancelRequest
  })
}
