import { asRecord, clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'

/**
 * What was typed into a passenger's form that was not saved yet, in sessionStorage: it survives a reload and going back.
 * `version`: of the passenger when the form was opened.
 */
export type PassengerDraft = { item: number; seat: number; version: number; fields: Record<string, string> }

type Place = Pick<PassengerDraft, 'item' | 'seat'>

const keyOf = (order_no: string) => `passenger:${order_no}`
const isAt = (a: Place, b: Place) => a.item === b.item && a.seat === b.seat

/** Of an order, one for each passenger; the one that was written last is the last. */
function drafts(order_no: string): PassengerDraft[] {
  const stored = readTab(keyOf(order_no))
  return Array.isArray(stored) ? stored.flatMap((each) => draftFrom(asRecord(each)) ?? []) : []
}

function draftFrom({ item, seat, version, fields }: Record<string, unknown>): PassengerDraft | null {
  if (typeof item !== 'number' || typeof seat !== 'number' || typeof version !== 'number') return null
  const texts = Object.entries(asRecord(fields)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { item, seat, version, fields: Object.fromEntries(texts) }
}

export function readPassenger(order_no: string, place: Place): PassengerDraft | null {
  return drafts(order_no).find((draft) => isAt(draft, place)) ?? null
}

/** The one that was written last. */
export function readLastPassenger(order_no: string): PassengerDraft | null {
  return drafts(order_no).at(-1) ?? null
}

export function writePassenger(order_no: string, draft: PassengerDraft): void {
  writeTab(keyOf(order_no), [...drafts(order_no).filter((each) => !isAt(each, draft)), draft])
}

export function clearPassenger(order_no: string, place: Place): void {
  const others = drafts(order_no).filter((each) => !isAt(each, place))
  if (others.length > 0) writeTab(keyOf(order_no), others)
  else clearTab(keyOf(order_no))
}
