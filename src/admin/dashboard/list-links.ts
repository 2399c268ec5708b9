import { ordersScreen } from '#src/features/reservations/reservations.links.ts'

/** The list of orders with these filters. */
export function ordersLink(query: Record<string, string>): string {
  return `${ordersScreen}?${new URLSearchParams(query)}`
}

/** Orders that were placed in these days. */
export function placedLink({ from, to }: { from: string; to: string }, more: Record<string, string> = {}): string {
  return ordersLink({ ...more, dates: 'ordered', from, to })
}
