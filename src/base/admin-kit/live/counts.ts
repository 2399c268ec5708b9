import { useSyncExternalStore } from 'react'
import { officeApi } from '../office-api.ts'
import { officeCountsPath } from './live-paths.ts'
import { onOfficeEvent } from './office-events.ts'
import { pacedReads } from './paced-reads.ts'

/** As GET /api/admin/counts answers. */
export type Counts = {
  messages: Readonly<Record<'contact' | 'special-tour' | 'human-resources' | 'offer', number>> | null
  orders: Readonly<Record<'placed' | 'payments' | 'cancel_requests' | 'messages' | 'changes', number>> | null
  /** ids of the newest ones */
  latest: Readonly<
    Record<
      'orders' | 'payments' | 'cards' | 'messages' | 'cancellations' | 'order_messages' | 'travel_info' | 'backups',
      number | null
    >
  > & {
    readonly message_kind: string | null
  }
}

const nothing = {
  orders: null,
  payments: null,
  cards: null,
  messages: null,
  cancellations: null,
  order_messages: null,
  travel_info: null,
  backups: null,
  message_kind: null,
}
const none: Counts = { messages: null, orders: null, latest: nothing }
const listeners = new Set<() => void>()
let current: Counts = none
let isFollowing = false

const reads = pacedReads(async () => {
  // Counts that cannot be read stay as they were: the next change reads them again.
  current = await officeApi().get<Counts>(officeCountsPath)
  for (const notify of listeners) notify()
})

/** Reads the counts again, soon. */
export const refreshCounts = reads.ask

/** What waits for the office, followed in all tabs. */
export function useCounts(): Counts {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isFollowing) {
    isFollowing = true
    onOfficeEvent(refreshCounts)
    refreshCounts()
  }
  return () => void listeners.delete(listener)
}
