import { departureDaysPath } from '#src/features/departures/board/departures.links.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'

export function ordersLink(query: Record<string, string>): string {
  return `${ordersScreen}?${new URLSearchParams(query)}`
}

/** Orders with a payment of a currency that was received or refunded in these days. */
export function paidLink({ from, to }: { from: string; to: string }, currency: string): string {
  return ordersLink({ dates: 'paid', from, to, currency })
}

/** Orders placed in these days that are neither cancelled nor expired. */
export function bookedLink(days: { from: string; to: string }, more: Record<string, string> = {}): string {
  return placedLink(days, { status: 'gecerli', ...more })
}

export function placedLink({ from, to }: { from: string; to: string }, more: Record<string, string> = {}): string {
  return ordersLink({ ...more, dates: 'ordered', from, to })
}

/** Orders placed in these days, neither cancelled nor expired, so many days before their departure. @param to null: or more */
export function leadLink(days: { from: string; to: string }, from: number, to: number | null): string {
  return bookedLink(days, { lead_from: String(from), ...(to !== null && { lead_to: String(to) }) })
}

export function departuresLink({ from, to, ...more }: { from: string; to: string } & Record<string, string>): string {
  return departureDaysPath({ from, to }, more)
}
