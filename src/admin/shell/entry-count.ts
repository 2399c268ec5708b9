import { type Counts, useCounts } from '#src/base/admin-kit/live/counts.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { MenuEntry } from '../screens/menu.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'

type Part = {
  n: number
  key: 'unread' | 'placed_orders' | 'reported_payments' | 'cancel_requests' | 'order_messages' | 'changes_asked'
}

const unread = (n: number | undefined): Part[] => [{ n: n ?? 0, key: 'unread' }]

/** What waits behind a menu entry. */
function partsOf(key: MenuEntry['key'], { messages, orders }: Counts): Part[] {
  switch (key) {
    case 'contact':
    case 'inbox':
      return unread(messages?.contact)
    case 'special_tour':
      return unread(messages?.['special-tour'])
    case 'offer':
      return unread(messages?.offer)
    case 'human_resources':
      return unread(messages?.['human-resources'])
    case 'orders':
      return [
        { n: orders?.placed ?? 0, key: 'placed_orders' },
        { n: orders?.payments ?? 0, key: 'reported_payments' },
        { n: orders?.cancel_requests ?? 0, key: 'cancel_requests' },
        { n: orders?.messages ?? 0, key: 'order_messages' },
        { n: orders?.changes ?? 0, key: 'changes_asked' },
      ]
    default:
      return []
  }
}

/** The number beside a menu entry, and what it counts in words. */
export function useEntryCount(key: MenuEntry['key']): { count: number; words: string } {
  const t = useOfficeT(shellTexts)
  const parts = partsOf(key, useCounts()).filter(({ n }) => n > 0)
  return {
    count: parts.reduce((sum, { n }) => sum + n, 0),
    words: parts.map((part) => t(part.key, { n: part.n })).join(', '),
  }
}
