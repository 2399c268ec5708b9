import { useSyncExternalStore } from 'react'
import { officeApi } from '../office-api.ts'
import { officeCountsPath } from './live-paths.ts'
import { onOfficeEvent } from './office-events.ts'

/** As GET /api/admin/counts answers. */
export type Counts = {
  messages: Readonly<Record<'contact' | 'special-tour' | 'human-resources' | 'offer', number>> | null
  orders: Readonly<Record<'placed' | 'payments' | 'cancel_requests' | 'messages' | 'changes', number>> | null
  /** ids of the newest ones */
  latest: Readonly<
    Record<'orders' | 'payments' | 'messages' | 'cancellations' | 'order_messages' | 'travel_info', number | null>
  > & {
    readonly message_kind: string | null
  }
}

/** ms in which changes are collected. */
const collectMs = 100

const nothing = {
  orders: null,
  payments: null,
  messages: null,
  cancellations: null,
  order_messages: null,
  travel_info: null,
  message_kind: null,
}
const none: Counts = { messages: null, orders: null, latest: nothing }
const listeners = new Set<() => void>()
let current: Counts = none
let isFollowing = false
let underWay: Promise<void> | null = null
let isStale = false

/** Reads the counts again: one request at a time, and one more when something changed meanwhile. */
export function refreshCounts(): Promise<void> {
  isStale = true
  underWay ??= readWhileStale().finally(() => {
    underWay = null
  })
  return underWay
}

async function readWhileStale(): Promise<void> {
  while (isStale) {
    await new Promise((resolve) => setTimeout(resolve, collectMs))
    isStale = false
    // Counts that cannot be read stay as they were: the next change reads them again.
    const read = await officeApi()
      .get<Counts>(officeCountsPath)
      .catch(() => null)
    if (!read) return
    current = read
    for (const notify of listeners) notify()
  }
}

/** What waits for the office, followed in all tabs. */
export function useCounts(): Counts {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isFollowing) {
    isFollowing = true
    onOfficeEvent(() => void refreshCounts())
    void refreshCounts()
  }
  return () => void listeners.delete(listener)
}
