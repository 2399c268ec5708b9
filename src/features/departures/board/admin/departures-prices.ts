import { percentOf, readAmount, roundTo, sum, toMajor, toMinor, typedAmount } from '#src/base/money.ts'
import { bandPrices } from '../departures.rules.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import type { Draft } from './departures-cells.ts'

/** A change of prices: by percent, or by an amount in major units of each departure's currency. */
export type PriceChange = { kind: 'percent' | 'amount'; by: number }

const cells = ['multi_room_price', 'single_room_price', ...bandPrices] as const
type PriceCell = (typeof cells)[number]
export type ChangedPrice = { cell: PriceCell; before: number; after: number }

/** Reads `+%10`, `%-5`, `10%`, `-500` or `+1.250,50`. @returns null for anything else, and for no change */
export function readPriceChange(text: string, lang: string): PriceChange | null {
  const compact = text.replace(/\s/g, '').replace('−', '-')
  const isPercent = compact.includes('%')
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(compact.replace('%', '').replace(/^(\d)/, '+$1')) ?? []
  const size = readAmount(digits, lang)
  if (!size || (isPercent && (size > 100 || (sign === '-' && size === 100)))) return null
  return { kind: isPercent ? 'percent' : 'amount', by: sign === '-' ? -size : size }
}

/** Minor units. */
const wholeMajor = 100

/**
 * The prices of a departure after the change, computed in minor units and rounded half up; with `isRound` to whole major units.
 * A price that is not set, and a child that is free, stay.
 */
export function changedPrices(row: OfficeDeparture, { kind, by }: PriceChange, isRound: boolean): ChangedPrice[] {
  return cells.flatMap((cell) => {
    const before = row[cell]
    if (!before) return []
    const minor = toMinor(before)
    const step = isRound ? wholeMajor : 1
    const after = kind === 'percent' ? percentOf(minor, 100 + by, step) : roundTo(sum([minor, toMinor(by)]), step)
    return [{ cell, before, after: toMajor(after) }]
  })
}

/** The changed prices as texts in the row's inputs. */
export function draftOfPrices(prices: readonly ChangedPrice[], lang: string): Draft {
  return Object.fromEntries(prices.map(({ cell, after }) => [cell, typedAmount(after, lang)]))
}
