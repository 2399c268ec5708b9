import { asRecord, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import type { OrderCreated } from '#src/features/reservations/checkout/checkout.schema.ts'

const storageKey = 'placed-order'

export type PlacedOrder = Pick<OrderCreated['data'], 'order_no' | 'key'>

/** The order that this tab has placed last: when its page cannot be opened, the empty cart leads to it. */
export function readPlaced(): PlacedOrder | null {
  const { order_no, key } = asRecord(readTab(storageKey))
  return typeof order_no === 'string' && typeof key === 'string' ? { order_no, key } : null
}

export function writePlaced({ order_no, key }: PlacedOrder): void {
  writeTab(storageKey, { order_no, key })
}
