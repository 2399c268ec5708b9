import { type Minor, toMajor } from '#src/base/money.ts'
import type { FoundOrder } from './orders.store.server.ts'
import { Order } from './reservations.schema.ts'
import { totalsOf } from './reservations.totals.ts'

/** An order for the wire, as it was bought: amounts in major units, instants as ISO text. */
export function presentOrder(order: FoundOrder): Order {
  return Order.parse({
    ...order,
    hold_until: order.status === 'opsiyonlu' ? order.hold_until?.toISOString() : null,
    created_at: order.created_at.toISOString(),
    items: order.items.map((item) => ({
      ...item,
      ...inMajor(item),
      lines: item.lines.map((line) => ({
        ...line,
        unit_price: toMajor(line.unit_price),
        amount: toMajor(line.amount),
      })),
    })),
    totals: totalsOf(order.items).map(({ balances, ...total }) => ({
      ...total,
      ...inMajor(total),
      balances: balances.map(({ due_on, amount }) => ({ due_on, amount: toMajor(amount) })),
    })),
    contracts: order.contracts.map((contract) => ({ ...contract, accepted_at: contract.accepted_at.toISOString() })),
  })
}

function inMajor({ price, kdv, total, deposit }: Record<'price' | 'kdv' | 'total' | 'deposit', Minor>) {
  return { price: toMajor(price), kdv: toMajor(kdv), total: toMajor(total), deposit: toMajor(deposit) }
}
