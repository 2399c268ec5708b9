import { asRecord, clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { type Intent, storedIntent } from '#src/base/ui/submission.machine.ts'

/** Draft of a payment notice in sessionStorage. A chosen file cannot be stored. */
export type NoticeDraft = { intent: Intent | null; fields: Record<string, string> }

const keyOf = (order_no: string) => `notice:${order_no}`

export function readNotice(order_no: string): NoticeDraft {
  const { intent, fields } = asRecord(readTab(keyOf(order_no)))
  const texts = Object.entries(asRecord(fields)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { intent: storedIntent(intent), fields: Object.fromEntries(texts) }
}

export function writeNotice(order_no: string, draft: NoticeDraft): void {
  writeTab(keyOf(order_no), draft)
}

export function clearNotice(order_no: string): void {
  clearTab(keyOf(order_no))
}
