import { asRecord, clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'

const storageKey = 'placed-order'

export type PlacedOrder = { order_no: string; key: string }

/** The order that this tab has placed and not shown yet: when its page cannot be opened, the empty cart leads to it. */
export function readPlaced(): PlacedOrder | null {
  const { order_no, key } = asRecord(readTab(storageKey))
  return typeof order_no === 'string' && typeof key === 'string' ? { order_no, key } : null
}

export function writePlaced({ order_no, key }: PlacedOrder): void {
  writeTab(storageKey, { order_no, key })
}

/** Once the page of an order is shown, which it is only when its files have come. Another order stays. */
export function forgetPlaced(order_no: string): void {
  if (readPlaced()?.order_no === order_no) clearTab(storageKey)
}
