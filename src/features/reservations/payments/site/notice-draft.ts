import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'

/** What was typed into the notice of an order, kept by this tab until it is sent; a file cannot be kept. */
export type NoticeDraft = { intent: string; fields: Record<string, string> }

const keyOf = (order_no: string) => `notice:${order_no}`

export function readNotice(order_no: string): NoticeDraft {
  try {
    const { intent, fields } = JSON.parse(sessionStorage.getItem(keyOf(order_no)) ?? '{}') as Partial<NoticeDraft>
    const texts = Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string')
    if (typeof intent === 'string') return { intent, fields: Object.fromEntries(texts) }
  } catch {
    // A browser that stores nothing, or something else under this name: as if nothing had been typed.
  }
  return { intent: newIdempotencyKey(), fields: {} }
}

export function writeNotice(order_no: string, draft: NoticeDraft): void {
  try {
    sessionStorage.setItem(keyOf(order_no), JSON.stringify(draft))
  } catch {
    // as above
  }
}

export function clearNotice(order_no: string): void {
  try {
    sessionStorage.removeItem(keyOf(order_no))
  } catch {
    // as above
  }
}
