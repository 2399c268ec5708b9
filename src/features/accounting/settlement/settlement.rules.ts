import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Minor, sum } from '#src/base/money.ts'
import type { ReportedMove } from '#src/features/orders/money/card-wire.ts'
import type { Period } from '../accounting.rules.ts'
import { type Difference, maxSettlementDays } from './settlement.links.ts'

/** The requested days; by default yesterday. At most 31. */
export function settlementPeriod({ from, to }: { from: Day | null; to: Day | null }, today: Day): Period {
  const end = to ?? (from === null ? addDays(today, -1) : from > today ? from : today)
  const begin = from ?? end
  if (begin > end) return { from: end, to: end }
  return daysBetween(begin, end) < maxSettlementDays
    ? { from: begin, to: end }
    : { from: addDays(end, 1 - maxSettlementDays), to: end }
}

/** Days in which the other side's record is looked for: a lost answer may arrive a day later, and midnights differ. */
export function windowOf({ from, to }: Period): Period {
  return { from: addDays(from, -2), to: addDays(to, 1) }
}

/** A visit to a provider's page by our records; amounts in kuruş. */
export type OurPayment = {
  attempt_no: string
  provider_ref: string
  order_id: number
  order_no: string
  name: string
  /** null: no money came by our records */
  taken_on: Day | null
  charged: Minor
  surcharge: Minor
  refunds: readonly { day: Day; amount: Minor }[]
}

export type SettlementRow = {
  day: Day
  attempt_no: string
  payment: OurPayment | null
  ours: Minor | null
  ours_back: Minor | null
  theirs: Minor | null
  theirs_back: Minor | null
  commission: Minor | null
  net: Minor | null
  difference: Difference | null
}

/**
 * Our records of a provider's payments beside its report: a row for each payment with money moved in the period.
 * @param theirs of the window; null: the provider did not answer, and nothing is compared
 */
export function settlementRows(
  ours: readonly OurPayment[],
  theirs: readonly ReportedMove[] | null,
  period: Period,
): SettlementRow[] {
  const isInside = (day: Day | null) => day !== null && day >= period.from && day <= period.to
  const byNo = new Map(ours.map((payment) => [payment.attempt_no, payment]))
  const byRef = new Map(ours.filter(({ provider_ref }) => provider_ref !== '').map((each) => [each.provider_ref, each]))
  const keyOf = (move: ReportedMove) =>
    (byNo.get(move.attempt_no) ?? byRef.get(move.provider_ref))?.attempt_no ?? (move.attempt_no || move.provider_ref)
  const moves = groupBy(theirs ?? [], keyOf)
  const rows: SettlementRow[] = []
  for (const attempt_no of new Set([...byNo.keys(), ...moves.keys()])) {
    const payment = byNo.get(attempt_no) ?? null
    const listed = moves.get(attempt_no) ?? []
    const days = [
      payment?.taken_on ?? null,
      ...(payment?.refunds ?? []).map(({ day }) => day),
      ...listed.map(({ day }) => day),
    ]
    const day = days.filter(isInside).sort()[0]
    if (!day) continue
    rows.push(rowOf({ day, attempt_no, payment, listed, isCompared: theirs !== null }, windowOf(period)))
  }
  return rows.sort((a, b) => a.day.localeCompare(b.day) || a.attempt_no.localeCompare(b.attempt_no))
}

type Found = Pick<SettlementRow, 'day' | 'attempt_no' | 'payment'> & {
  listed: readonly ReportedMove[]
  isCompared: boolean
}

function rowOf({ day, attempt_no, payment, listed, isCompared }: Found, window: Period): SettlementRow {
  const isNear = (when: Day) => when >= window.from && when <= window.to
  const came = listed.filter(({ kind }) => kind === 'odeme')
  const back = listed.filter(({ kind }) => kind === 'iade')
  const theirs = came.length > 0 ? sum(came.map(({ amount }) => amount)) : null
  // A payment that was booked long ago is ours too when the provider lists it now.
  const isOurs = payment?.taken_on != null && (isNear(payment.taken_on) || theirs !== null)
  const ourRefunds = (payment?.refunds ?? []).filter(({ day }) => isNear(day))
  const row = {
    day,
    attempt_no,
    payment,
    ours: isOurs ? payment.charged : null,
    ours_back: ourRefunds.length > 0 ? sum(ourRefunds.map(({ amount }) => amount)) : null,
    theirs,
    theirs_back: back.length > 0 ? sum(back.map(({ amount }) => amount)) : null,
    commission: knownSum(listed.map(({ commission }) => commission)),
    net: knownSum(listed.map(({ net }) => net)),
  }
  return { ...row, difference: isCompared ? differenceOf(row) : null }
}

/** Null when no amount is known. */
function knownSum(amounts: readonly (Minor | null)[]): Minor | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 ? sum(known) : null
}

function differenceOf(row: Omit<SettlementRow, 'difference'>): Difference | null {
  const { payment, ours, theirs, ours_back, theirs_back } = row
  if (ours !== null && theirs === null) return 'yalniz-biz'
  if (ours === null && theirs !== null) return 'yalniz-saglayici'
  // A report may name what the card paid, with the surcharge of instalments.
  if (ours !== null && theirs !== ours && theirs !== ours + (payment?.surcharge ?? 0)) return 'tutar'
  return (ours_back ?? 0) === (theirs_back ?? 0) ? null : 'iade'
}

/** In kuruş. Commission and net are null when no provider reported them. */
export function settlementSums(rows: readonly SettlementRow[]) {
  const of = (name: 'ours' | 'theirs' | 'ours_back' | 'theirs_back') => sum(rows.map((row) => row[name] ?? 0))
  return {
    ours: of('ours'),
    theirs: of('theirs'),
    ours_back: of('ours_back'),
    theirs_back: of('theirs_back'),
    commission: knownSum(rows.map(({ commission }) => commission)),
    net: knownSum(rows.map(({ net }) => net)),
    differences: rows.filter(({ difference }) => difference !== null).length,
  }
}
