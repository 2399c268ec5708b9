import { sum } from '#src/base/money.ts'
import { sumsInMajor } from '../book/office-order.queries.server.ts'
import { OfficeOrderRow } from '../book/orders.admin.schema.ts'
import type { ListedOrder } from './orders-list.store.server.ts'

export function presentRow(order: ListedOrder): OfficeOrderRow {
  const { items, payments, hold_until, created_at, ...row } = order
  return OfficeOrderRow.parse({
    ...row,
    created_at: created_at.toISOString(),
    hold_until: row.status === 'opsiyonlu' ? hold_until?.toISOString() : null,
    items,
    sums: sumsInMajor(items, payments, row.status),
    adults: sum(items.map(({ people_quantity }) => people_quantity)),
    children: sum(items.map(({ children }) => children)),
  })
}
