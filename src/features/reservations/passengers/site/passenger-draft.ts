import { asRecord, clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'

/**
 * What was typed into a passenger's form that was not saved yet, in sessionStorage: it survives a reload and going back.
 * `version`: of the passenger when the form was opened.
 */
export type PassengerDraft = { item: number; seat: number; version: number; fields: Record<string, string> }

const keyOf = (order_no: string) => `passenger:${order_no}`

export function readPassenger(order_no: string): PassengerDraft | null {
  const { item, seat, version, fields } = asRecord(readTab(keyOf(order_no)))
  if (typeof item !== 'number' || typeof seat !== 'number' || typeof version !== 'number') return null
  const texts = Object.entries(asRecord(fields)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { item, seat, version, fields: Object.fromEntries(texts) }
}

export function writePassenger(order_no: string, draft: PassengerDraft): void {
  writeTab(keyOf(order_no), draft)
}

export function clearPassenger(order_no: string): void {
  clearTab(keyOf(order_no))
}
