import { type Minor, subtract, toMajor, toMajors } from '#src/base/money.ts'
import { liraOf } from '../money/lira.rules.ts'
import { coveredBy, type Payment, sumsOf, totalInMajor, totalsOf } from '../money/totals.rules.ts'
import { cancellingOf, isCounted, isReleased, mayReport } from '../states.ts'
import type { OrderStatus } from '../statuses.schema.ts'
import { Order } from './orders.schema.ts'
import type { FoundOrder, findAcceptedContract } from './orders.store.server.ts'

/** An order for the wire, as it was bought: amounts in major units, instants as ISO text. */
export function presentOrder(order: FoundOrder): Order {
  return Order.parse({
    ...order,
    hold_until: order.status === 'opsiyonlu' ? order.hold_until?.toISOString() : null,
    created_at: order.created_at.toISOString(),
    items: order.items.map((item) => ({
      ...item,
      ...toMajors({ price: item.price, kdv: item.kdv, total: item.total, deposit: item.deposit }),
      lines: item.lines.map(({ unit_price, amount, ...line }) => ({ ...line, ...toMajors({ unit_price, amount }) })),
    })),
    totals: totalsOf(order.items).map((total) => ({ ...totalInMajor(total), ...inLira(order.items, total.currency) })),
    contracts: order.contracts.map((contract) => ({ ...contract, accepted_at: contract.accepted_at.toISOString() })),
    payments: order.payments.map(({ charged, try_rate, rate_day, ...payment }) => ({
      ...payment,
      lira: charged && { charged: toMajor(charged), try_rate: Number(try_rate), rate_day },
      amount: toMajor(payment.amount),
      has_receipt: payment.receipt_file !== null,
    })),
    open: openOf(order).map(({ currency, amount }) => ({ currency, amount: toMajor(amount) })),
    overpaid: overpaidOf(order).map(({ currency, amount }) => ({ currency, amount: toMajor(amount) })),
    may_report: mayReport(order),
    cancelling: cancellingOf(order, order.payments.some(isCounted)),
    cancel_requested_at: order.cancel_requested_at?.toISOString() ?? null,
    cancellation: order.cancellation && presentCancellation(order.cancellation),
  })
}

function inLira(items: FoundOrder['items'], currency: string) {
  const lira = liraOf(items, currency)
  return { try_total: lira && toMajor(lira.amount), rate: lira?.rate ?? null }
}

/** By currency, the amount that neither a reported nor a matched payment covers; never negative. Minor units. */
export function openOf(order: Pick<FoundOrder, 'items' | 'payments'>): { currency: string; amount: Minor }[] {
  return totalsOf(order.items).map(({ currency, total }) => {
    return { currency, amount: Math.max(0, subtract(total, coveredBy(order.payments, currency))) }
  })
}

/** By currency, money above the total, or received after the hold ended. A cancelled order has its statement instead. Minor units. */
export function overpaidOf(
  order: Pick<FoundOrder, 'items'> & { status: OrderStatus; payments: readonly Payment[] },
): { currency: string; amount: Minor }[] {
  if (order.status === 'iptal') return []
  const sums = sumsOf(order.items, order.payments, !isReleased(order))
  return sums.flatMap(({ currency, open }) => (open < 0 ? [{ currency, amount: -open }] : []))
}

/** A contract as it was accepted, for the wire. */
export function presentAccepted(contract: NonNullable<Awaited<ReturnType<typeof findAcceptedContract>>>) {
  const { body_hash, accepted_at } = contract
  return { ...contract, body_hash: body_hash.toString('hex'), accepted_at: accepted_at.toISOString() }
}

function presentCancellation({ sums, ...cancellation }: NonNullable<FoundOrder['cancellation']>) {
  return {
    ...cancellation,
    sums: sums.map(({ paid, policy_kept, kept, refund, done_at, ...sum }) => ({
      ...sum,
      ...toMajors({ paid, policy_kept, kept, refund }),
      done_at: done_at?.toISOString() ?? null,
    })),
  }
}
