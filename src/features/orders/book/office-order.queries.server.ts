import { type Minor, toMajor, toMajors } from '#src/base/money.ts'
import { effectOfMatch } from '../money/payments.rules.ts'
import { type Payment, sumsOf, totalsOf } from '../money/totals.rules.ts'
import { isReleased } from '../states.ts'
import type { OrderStatus } from '../statuses.schema.ts'
import type { OfficeFound } from './office-order.store.server.ts'
import { presentOrder } from './order.queries.server.ts'
import type { listEvents } from './order-events.store.server.ts'
import { OfficeOrder, OrderEvent, type OrderSum } from './orders.admin.schema.ts'

export function presentEvent({ at, hold_until, ...event }: Awaited<ReturnType<typeof listEvents>>[number]): OrderEvent {
  return OrderEvent.parse({ ...event, at: at.toISOString(), hold_until: hold_until?.toISOString() ?? null })
}

export type Reader = Pick<OfficeOrder, 'version' | 'may' | 'sends_mail' | 'waiting'>

export function presentOffice(order: OfficeFound, reader: Reader): OfficeOrder {
  const shown = presentOrder({ ...order, payments: order.payments.filter(isShown) })
  const langOf = new Map(order.accepted.map(({ contract_id, lang }) => [contract_id, lang]))
  return OfficeOrder.parse({
    ...shown,
    ...reader,
    id: order.id,
    source: order.source,
    lang: order.lang,
    marketing_consent: order.marketing_consent,
    left_behind_on: order.left_behind?.id ?? null,
    is_choice_asked: order.left_behind?.is_asked ?? false,
    items: shown.items.map((item, index) => {
      const { tour_id, departure_id, seats, seats_released_at } = order.items[index]!
      return { ...item, tour_id, departure_id, seats, seats_released_at: seats_released_at?.toISOString() ?? null }
    }),
    sums: sumsInMajor(order.items, order.payments, order.status),
    payments: presentPayments(order),
    contracts: shown.contracts.map((contract) => ({ ...contract, lang: langOf.get(contract.contract_id) })),
    events: order.history.map(presentEvent),
  })
}

/** All payments for the office's API, including undone ones. */
export function presentPayments(order: OfficeFound) {
  return order.payments.map(({ receipt_file, created_at, decided_at, reported_amount, card, ...payment }) => ({
    ...payment,
    lira: liraOfPayment(payment),
    card: card && { ...card, ...toMajors({ charged: card.charged, surcharge: card.surcharge }) },
    amount: toMajor(payment.amount),
    reported_amount: reported_amount && toMajor(reported_amount),
    effect: payment.status === 'bildirildi' ? effectInMajor(order, payment) : null,
    has_receipt: receipt_file !== null,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }))
}

type LiraRow = Pick<OfficeFound['payments'][number], 'charged' | 'try_rate' | 'rate_day' | 'returns_id'>

function liraOfPayment({ charged, try_rate, rate_day, returns_id }: LiraRow) {
  return charged === null ? null : { charged: toMajor(charged), try_rate: Number(try_rate), rate_day, returns_id }
}

/** Undone payments are shown to staff only. */
const isShown = ({ status }: Pick<Payment, 'status'>) => status !== 'geri-alindi'

function effectInMajor(order: OfficeFound, payment: Payment & { id: number }) {
  const others = order.payments.filter(({ id }) => id !== payment.id)
  const { isExpected, due, open, tooMuch } = effectOfMatch(totalsOf(order.items), others, payment)
  return { is_expected: isExpected, ...toMajors({ due, open, too_much: tooMuch }) }
}

export function sumsInMajor(
  items: readonly { currency: string; total: Minor }[],
  payments: readonly Payment[],
  status: OrderStatus,
): OrderSum[] {
  const sums = sumsOf(items, payments, !isReleased({ status }))
  return sums.map(({ currency, ...amounts }) => ({ currency, ...toMajors(amounts) }))
}
