import { backupsScreen } from '#src/features/backups/backups.links.ts'
import { departuresPath } from '#src/features/departures/board/departures.links.ts'
import type { MessageKind } from '#src/features/inquiries/inquiries.links.ts'
import { mailboxScreen } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { type AlertCause, alertCauses } from '../alerts.links.ts'

/** Local storage: whether this browser shows notices, and the newest ids that it knows. */
const items = { isOn: 'seyyah-notices', known: 'seyyah-notices-known' } as const

export type Latest = Readonly<Record<AlertCause, number | null>> & { readonly message_kind: string | null }
export type Notice = { cause: AlertCause; id: number; path: string }

/** What came since the last look; none at the first. @param known stored JSON of the newest id of each cause */
export function noticesSince(known: string | null, latest: Latest): { notices: Notice[]; known: string } {
  const before = parsed(known)
  const notices = alertCauses.flatMap((cause) => {
    const [id, last] = [latest[cause], before[cause]]
    return id !== null && last !== undefined && id > last ? [{ cause, id, path: pathOf(cause, latest) }] : []
  })
  // What the role may not see stays as it was: another user of this browser may see it.
  const seen = alertCauses.filter((cause) => latest[cause] !== null)
  const next = Object.fromEntries(seen.map((cause) => [cause, Math.max(latest[cause]!, before[cause] ?? 0)]))
  return { notices, known: JSON.stringify({ ...before, ...next }) }
}

function parsed(known: string | null): Partial<Record<AlertCause, number>> {
  try {
    return (JSON.parse(known ?? '{}') ?? {}) as Partial<Record<AlertCause, number>>
  } catch {
    return {}
  }
}

function pathOf(cause: AlertCause, { message_kind }: Latest): string {
  if (cause === 'travel_info') return departuresPath
  if (cause === 'backups') return backupsScreen
  return cause === 'messages' ? mailboxScreen((message_kind ?? 'contact') as MessageKind) : ordersScreen
}

/** The tabs of a browser share the known ids, so that only the first tab shows the notices. */
export function takeNotices(latest: Latest): Notice[] {
  const { notices, known } = noticesSince(localStorage.getItem(items.known), latest)
  localStorage.setItem(items.known, known)
  return notices
}

export type NoticeState = 'on' | 'off' | 'denied' | 'unsupported'

export function noticeState(): NoticeState {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && localStorage.getItem(items.isOn) === 'yes' ? 'on' : 'off'
}

/** Asks the browser for its permission when it is needed. */
export async function switchNotices(isOn: boolean): Promise<NoticeState> {
  if (!('Notification' in window)) return 'unsupported'
  if (isOn && Notification.permission !== 'granted') await Notification.requestPermission()
  localStorage.setItem(items.isOn, isOn && Notification.permission === 'granted' ? 'yes' : 'no')
  return noticeState()
}
