import { isDay } from '#src/base/dates.ts'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { maxCartItems } from '#src/features/orders/orders.links.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'

/** Total the visitor saw last, in major units: a changed price is shown beside it. Never sent to the server. */
export type Seen = { total: number; currency: string }
export type CartEntry = CartItem & { seen: Seen | null }
export type Entries = readonly CartEntry[]
/** A removed entry with its place, to undo the removal. */
export type Removed = { entry: CartEntry; at: number }

export function hasItem(entries: Entries, token: string): boolean {
  return entries.some((entry) => entry.token === token)
}

export function isFull(entries: Entries): boolean {
  return entries.length >= maxCartItems
}

/** Removes a tour that is in the cart, else appends it (docs/rules.md, Cart). A full cart stays as it is. */
export function toggle(entries: Entries, entry: CartEntry): Entries {
  if (hasItem(entries, entry.token)) return entries.filter(({ token }) => token !== entry.token)
  return isFull(entries) ? entries : [...entries, tidy(entry)]
}

export function change(entries: Entries, token: string, changed: Partial<Omit<CartEntry, 'token'>>): Entries {
  return entries.map((entry) => (entry.token === token ? tidy({ ...entry, ...changed }) : entry))
}

export function remove(entries: Entries, token: string): { entries: Entries; removed: Removed | null } {
  const at = entries.findIndex((entry) => entry.token === token)
  const entry = entries[at]
  return entry ? { entries: entries.toSpliced(at, 1), removed: { entry, at } } : { entries, removed: null }
}

/** Puts the entry back at its place; no change when the tour has been added again meanwhile. */
export function restore(entries: Entries, { entry, at }: Removed): Entries {
  return hasItem(entries, entry.token) ? entries : entries.toSpliced(at, 0, entry)
}

/** The items in the shape of POST /api/orders. */
export function itemsOf(entries: Entries): CartItem[] {
  return entries.map(({ seen, ...item }) => item)
}

/** Parses the stored text. Visitors can edit their browser's storage, so invalid entries are dropped. */
export function parseCart(text: string | null): Entries {
  const found = asList(text).map(toEntry)
  return found
    .filter((entry) => entry !== null)
    .filter(({ token }, index, all) => all.findIndex((other) => other.token === token) === index)
    .slice(0, maxCartItems)
}

function asList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function toEntry(value: unknown): CartEntry | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, quantity, tourDate, childrenAges, singleRoomQuantity, seen } = value as Record<string, unknown>
  if (typeof token !== 'string' || token === '' || token.length > 60) return null
  if (typeof tourDate !== 'string' || !isDay(tourDate)) return null
  const ages = Array.isArray(childrenAges) ? childrenAges.filter(isAge) : []
  return tidy({
    token,
    tourDate,
    quantity: isWhole(quantity) ? quantity : 1,
    childrenQuantity: ages.length,
    childrenAges: ages,
    singleRoomQuantity: isWhole(singleRoomQuantity) ? singleRoomQuantity : 0,
    seen: isSeen(seen) ? { total: seen.total, currency: seen.currency } : null,
  })
}

/** Clamps to the limits of the schema; a quantity is never under 1. */
function tidy(entry: CartEntry): CartEntry {
  const childrenAges = entry.childrenAges.slice(0, maxParty - 1)
  const quantity = clamp(entry.quantity, 1, maxParty - childrenAges.length)
  const singleRoomQuantity = clamp(entry.singleRoomQuantity, 0, quantity)
  return { ...entry, quantity, childrenAges, childrenQuantity: childrenAges.length, singleRoomQuantity }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

function isAge(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value <= 17
}

function isSeen(value: unknown): value is Seen {
  const { total, currency } = (value ?? {}) as Partial<Seen>
  return typeof total === 'number' && typeof currency === 'string'
}
