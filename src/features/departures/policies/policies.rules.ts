import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import { type Minor, multiply, percentOf, subtract, toMajor } from '#src/base/money.ts'
import type { KeptLineKind } from './policies.links.ts'
import type { CancelPolicy } from './policies.schema.ts'

type Steps = readonly { days: number; percent: number }[]

/** A policy as it is stored, and as an order keeps it. `lines` in minor units per person. */
export type Policy = {
  id: number
  name: string
  /** number of its version */
  version: number
  steps: { days: number; percent: number }[]
  lines: { kind: KeptLineKind; amount: Minor; currency: string }[]
}

/** Percentage that the agency keeps for a cancellation this many calendar days before departure. */
export function percentAt(steps: Steps, days: number): number {
  return steps.find((step) => days >= step.days)?.percent ?? 100
}

export type KeptItem = { total: Minor; currency: string; people: number; start_date: Day }

/** The part of an item that the agency keeps: Σ lines + the percentage of the rest, half up; at most the total. Minor units. */
export type Kept = {
  days: number
  percent: number
  lines: { kind: KeptLineKind; amount: Minor }[]
  kept: Minor
}

/** @param day on which it is cancelled, in Istanbul */
export function keptOf({ steps, lines }: Pick<Policy, 'steps' | 'lines'>, item: KeptItem, day: Day): Kept {
  const days = daysBetween(day, item.start_date)
  const percent = percentAt(steps, days)
  const kept: Kept['lines'] = []
  let rest = item.total
  for (const { kind, amount, currency } of lines) {
    if (currency !== item.currency) continue
    const part = Math.min(multiply(amount, item.people), rest)
    if (part > 0) kept.push({ kind, amount: part })
    rest = subtract(rest, part)
  }
  return { days, percent, lines: kept, kept: subtract(item.total, rest) + percentOf(rest, percent) }
}

/** A row of the table for one departure: `until` and including a day; null from the row before on. */
export type PolicyRow = { from: Day | null; until: Day | null; percent: number }

/** The table with dates, from the row of `today` on. */
export function rowsOf(steps: Steps, start_date: Day, today: Day): PolicyRow[] {
  const untils = steps.map(({ days }) => addDays(start_date, -days))
  const rows: PolicyRow[] = steps.map(({ percent }, at) => ({
    from: at === 0 ? null : addDays(untils[at - 1]!, 1),
    until: untils[at]!,
    percent,
  }))
  const last = untils.at(-1)
  if (last === undefined || last < start_date)
    rows.push({ from: last === undefined ? null : addDays(last, 1), until: null, percent: 100 })
  return rows.filter(({ until }) => until === null || until >= today)
}

/** Last day on which only the lines are kept; null when it has passed. */
export function freeUntil(steps: Steps, start_date: Day, today: Day): Day | null {
  const free = rowsOf(steps, start_date, today).filter(({ percent }) => percent === 0)
  return free.at(-1)?.until ?? null
}

/** For the wire. */
export function presentPolicy({ steps, lines, version }: Policy): CancelPolicy {
  return {
    steps,
    lines: lines.map((line) => ({ ...line, amount: toMajor(line.amount) })) as CancelPolicy['lines'],
    version,
  }
}
