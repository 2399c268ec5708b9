import { useSyncExternalStore } from 'react'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { cartKey } from '#src/features/orders/orders.links.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import {
  type CartEntry,
  change,
  type Entries,
  hasItem,
  isFull,
  parseCart,
  type Removed,
  remove,
  restore,
  type Seen,
  toggle,
} from './cart-entries.ts'

/**
 * The cart in localStorage, which all tabs share (docs/rules.md, Cart). Every operation parses the stored text again, so that a
 * change by another tab is never overwritten.
 */
const nothing: Entries = []
const stored = sharedItem(cartKey)
let last: { text: string | null; entries: Entries } = { text: null, entries: nothing }
/** The cart of this tab only, when the browser refuses to store it. */
let unstored: string | null = null

export function readCart(): Entries {
  const text = unstored ?? stored.read()
  if (text !== last.text) last = { text, entries: parseCart(text) }
  return last.entries
}

/** Empty on the server and until the page is hydrated. */
export function useCart(): Entries {
  return useSyncExternalStore(stored.subscribe, readCart, () => nothing)
}

/** Adds a tour, or removes it when it is in the cart. */
export function toggleItem(item: CartItem, seen: Seen | null): 'added' | 'removed' | 'full' {
  const entries = readCart()
  const isThere = hasItem(entries, item.token)
  if (!isThere && isFull(entries)) return 'full'
  write(toggle(entries, { ...item, seen }))
  return isThere ? 'removed' : 'added'
}

export function changeItem(token: string, changed: Partial<Omit<CartEntry, 'token'>>): void {
  write(change(readCart(), token, changed))
}

/** @returns the argument of restoreItem; null when the tour was not in the cart */
export function removeItem(token: string): Removed | null {
  const { entries, removed } = remove(readCart(), token)
  if (removed) write(entries)
  return removed
}

export function restoreItem(removed: Removed): void {
  write(restore(readCart(), removed))
}

function write(entries: Entries): void {
  const text = JSON.stringify(entries)
  unstored = stored.write(text) ? null : text
  stored.tell()
}
