import { isDay } from '#src/base/dates.ts'
import { readAmount, typedAmount } from '#src/base/money.ts'
import { bandPrices } from '../departures.rules.ts'
import type { DepartureTour, OfficeDeparture } from '../departures.schema.ts'

export const priceCells = ['currency', 'multi_room_price', 'single_room_price', ...bandPrices] as const
export const cells = [
  'start_date',
  'end_date',
  'status',
  'quota',
  'sales_cutoff_days',
  ...priceCells,
  'min_participants',
  'note',
] as const
export type Cell = (typeof cells)[number]
/** Texts in the inputs of a row that differ from the saved values. */
export type Draft = Partial<Record<Cell, string>>

/** `money` is typed in the spelling of the office's language; a day as 12.04.2027 in both. */
export function kindOf(cell: Cell): 'day' | 'choice' | 'whole' | 'money' | 'text' {
  if (cell === 'start_date' || cell === 'end_date') return 'day'
  if (cell === 'status' || cell === 'currency') return 'choice'
  if (cell === 'quota' || cell === 'sales_cutoff_days' || cell === 'min_participants') return 'whole'
  return cell === 'note' ? 'text' : 'money'
}

/** The saved value as text in its input. */
export function savedText(row: OfficeDeparture, cell: Cell, lang: string): string {
  const value = row[cell]
  if (value === null) return ''
  if (kindOf(cell) === 'money') return typedAmount(Number(value), lang)
  return kindOf(cell) === 'day' ? dayText(String(value)) : String(value)
}

/** Whether two texts are the same value: '12.500,0' and '12.500'. */
export function isSameText(cell: Cell, text: string, other: string, lang: string): boolean {
  return JSON.stringify(wireOf(cell, text, lang)) === JSON.stringify(wireOf(cell, other, lang))
}

/** The value to send for a text. An unreadable one is sent as it is: the server explains what is wrong. */
export function wireOf(cell: Cell, text: string, lang: string): string | number | null {
  const trimmed = text.trim()
  if (trimmed === '' && (cell === 'min_participants' || bandPrices.some((name) => name === cell))) return null
  switch (kindOf(cell)) {
    case 'money':
      return readAmount(trimmed, lang) ?? trimmed
    case 'whole':
      return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed
    case 'day':
      return readDay(trimmed) ?? trimmed
    default:
      return trimmed
  }
}

export function dayText(day: string): string {
  return day.split('-').reverse().join('.')
}

/** 12.4.2027, 12/04/2027 or 2027-04-12. */
export function readDay(text: string): string | null {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const day = parts ? `${parts[3]}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}` : text
  return isDay(day) ? day : null
}

type Band = DepartureTour['child_bands'][number]

const hasAgesOf = (a: Band) => (b: Band) => a.min_age === b.min_age && a.max_age === b.max_age
const sharedAges = (a: Band, b: Band) =>
  Math.max(0, Math.min(a.max_age, b.max_age) + 1 - Math.max(a.min_age, b.min_age))

/** Whether the two band lists make the same columns. */
export function haveSameAges(was: readonly Band[], now: readonly Band[]): boolean {
  return was.length === now.length && was.every((band, at) => hasAgesOf(band)(now[at]!))
}

/** The new band that covers most ages of an old one; undefined when none does, or when those ages were a band before. */
function bandNow(band: Band, was: readonly Band[], now: readonly Band[]): Band | undefined {
  const same = now.find(hasAgesOf(band))
  if (same) return same
  const isNew = (other: Band) => !was.some(hasAgesOf(other))
  return now
    .filter((other) => isNew(other) && sharedAges(band, other) > 0)
    .sort((a, b) => sharedAges(band, b) - sharedAges(band, a))[0]
}

/**
 * A draft after the child bands of its tour have changed: a typed price moves to the column of its ages, and is dropped when
 * no band covers any of them.
 */
export function draftInBands(draft: Draft, was: readonly Band[], now: readonly Band[]): Draft {
  const moved = was.flatMap((band) => {
    const text = draft[bandPrices[band.band - 1]!]
    const to = bandNow(band, was, now)
    return text === undefined || !to ? [] : [[bandPrices[to.band - 1]!, text]]
  })
  const others = Object.entries(draft).filter(([cell]) => !bandPrices.some((name) => name === cell))
  return Object.fromEntries([...others, ...moved])
}

/** The prices in a row's inputs, for the rows that they are copied to. */
export function pricesIn(
  row: OfficeDeparture,
  draft: Draft | undefined,
  lang: string,
): Required<Pick<Draft, (typeof priceCells)[number]>> {
  const entries = priceCells.map((cell) => [cell, draft?.[cell] ?? savedText(row, cell, lang)])
  return Object.fromEntries(entries) as Required<Pick<Draft, (typeof priceCells)[number]>>
}
