import type { Day } from '#src/base/dates.ts'
import { addDays, daysBetween } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound, type Text } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { toMajor, toMinor } from '#src/base/money.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { maxDepartures, maxTourDays } from './departures.links.ts'
import {
  type BandPrice,
  bandPriceFields,
  bandPrices,
  type ChildPriceChanges,
  canStart,
  daysOf,
  endOf,
  maxRangeDays,
} from './departures.rules.ts'
import type { DepartureChange, NewDepartures, OfficeDeparture } from './departures.schema.ts'
import {
  countOrdered,
  type DepartureChanges,
  deleteDepartures,
  findCancelledForGood,
  holdTours,
  insertDepartures,
  lockDepartures,
  type NamedDeparture,
  type StoredDeparture,
  updateDeparture,
} from './departures.store.server.ts'
import { isOnSale } from './sale.rules.ts'

type Db = Services['db']

/** A row as the office sees it. */
export function toOffice(row: NamedDeparture, today: Day): OfficeDeparture {
  return { ...departureFields(row), on_sale: isOnSale(row, today) }
}

/** A departure for the wire and the audit, amounts in major units. */
function departureFields<Row extends StoredDeparture>({ tour_id, child_prices, ...row }: Row) {
  return {
    ...row,
    product_id: tour_id,
    multi_room_price: toMajor(row.multi_room_price),
    single_room_price: toMajor(row.single_room_price),
    ...bandPriceFields(child_prices),
  }
}

export type Made = { ids: number[]; skipped: Day[] }

/**
 * Creates all the departures, or none.
 * @throws Failure 422 for an unknown tour, invalid days, or a price of an age band that the tour does not have
 */
export async function createDepartures(db: Db, staff: Staff, form: NewDepartures, today: Day): Promise<Made> {
  const days = assertDays(form, today)
  return transaction(db, async (tx) => {
    const tour = (await holdTours(tx, [form.product_id])).get(form.product_id)
    if (!tour) throw invalid('product_id', 'office.departure_no_tour')
    const { product_id, quota, status, sales_cutoff_days, currency, multi_room_price, single_room_price, note } = form
    const { child_prices } = toStored(form)
    const problem = bandProblem(child_prices, tour.bands)
    if (problem) throw invalid(problem, 'office.departure_no_band')
    const values = days.map((start_date) => ({
      start_date,
      end_date: endOf(start_date, tour.days),
      quota,
      status,
      sales_cutoff_days,
      currency,
      multi_room_price: toMinor(multi_room_price),
      single_room_price: toMinor(single_room_price),
      note,
    }))
    const rows = await insertDepartures(tx, product_id, values, child_prices)
    if (rows.length === 0) throw invalid('start_dates', 'office.departures_all_there')
    for (const row of rows) await recordOne(tx, staff, 'create', null, row)
    const made = new Set(rows.map(({ start_date }) => start_date))
    return { ids: rows.map(({ id }) => id), skipped: days.filter((day) => !made.has(day)) }
  })
}

function assertDays(form: NewDepartures, today: Day): Day[] {
  const { from, to, weekdays } = form
  if (from && to && to < from) throw invalid('to', 'office.departure_range')
  if (from && to && daysBetween(from, to) > maxRangeDays) throw invalid('to', 'office.departure_range_long')
  if (weekdays.length > 0 && !from) throw invalid('from', 'errors.required')
  if (weekdays.length > 0 && !to) throw invalid('to', 'errors.required')
  const days = daysOf(form)
  if (days.length === 0) throw invalid('start_dates', 'office.departure_no_day')
  if (days.length > maxDepartures) throw invalid('start_dates', 'office.departures_many', { n: maxDepartures })
  if (!days.every((day) => canStart(day, today))) throw invalid('start_dates', 'office.departure_when')
  return days
}

/** A row to change. `prefix` 'rows.3.' puts its errors at 'rows.3.quota', '' at 'quota'. */
export type RowChange = { id: number; change: DepartureChange; prefix?: string }

/**
 * Changes all of the departures, or none. The rows are locked, so a quota is compared with the seats sold at that moment.
 * @returns how many have changed
 * @throws Failure 404; 409 with `stale`: id and version of rows that were saved meanwhile; 422 at the field of the row
 */
export async function changeDepartures(db: Db, staff: Staff, rows: readonly RowChange[], today: Day): Promise<number> {
  return transaction(db, async (tx) => {
    const ids = rows.map(({ id }) => id)
    const stored = await lockDepartures(tx, ids)
    if (stored.size < new Set(ids).size) throw notFound('office.departure_gone')
    assertAllFresh(rows, stored)
    const forGood = await findCancelledForGood(tx, ids)
    const tours = await holdTours(tx, [...new Set([...stored.values()].map(({ tour_id }) => tour_id))])
    const fields: Record<string, Text[]> = {}
    const wanted = rows.map(({ id, change, prefix = '' }) => {
      const before = stored.get(id)!
      const changes = changesOf(before, change)
      for (const [field, text] of problemsOf(before, changes, { today, bands: tours.get(before.tour_id)!.bands }))
        fields[prefix + field] = [text]
      if (changes.status && forGood.has(id)) fields[`${prefix}status`] = [{ key: 'office.departure_stays_cancelled' }]
      return { before, changes, prefix }
    })
    if (Object.keys(fields).length > 0) throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields })
    let changed = 0
    for (const { before, changes, prefix } of wanted) {
      if (Object.keys(changes).length === 0) continue
      const after = await updateDeparture(tx, before, changes)
      if (!after) throw invalid(`${prefix}start_date`, 'office.departure_day_taken')
      await recordOne(tx, staff, 'update', before, after)
      changed += 1
    }
    return changed
  })
}

function assertAllFresh(rows: readonly RowChange[], stored: ReadonlyMap<number, StoredDeparture>): void {
  const stale = rows.flatMap(({ id, change }) => {
    const { version } = stored.get(id)!
    return change.version === undefined || change.version === version ? [] : [{ id, version }]
  })
  if (stale.length > 0)
    throw new Failure('conflict', { key: 'staff.stale' }, { facts: { version: stale[0]!.version, stale } })
}

/** The fields that differ. A moved departure keeps its length, unless a new end is sent too. */
function changesOf(before: StoredDeparture, { version, ...change }: DepartureChange): DepartureChanges {
  const moved = change.start_date && change.start_date !== before.start_date && !change.end_date
  const { child_prices, ...wanted } = toStored({
    ...change,
    ...(moved && { end_date: addDays(change.start_date!, daysBetween(before.start_date, before.end_date)) }),
  })
  const differing = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof StoredDeparture],
  )
  const prices = Object.entries(child_prices).filter(
    ([band, price]) => price !== (before.child_prices[Number(band)] ?? null),
  )
  return {
    ...Object.fromEntries(differing),
    ...(prices.length > 0 && { child_prices: Object.fromEntries(prices) }),
  }
}

function problemsOf(
  { seats_taken, ...before }: StoredDeparture,
  changes: DepartureChanges,
  { today, bands }: { today: Day; bands: readonly number[] },
): [field: string, text: Text][] {
  const problems: [string, Text][] = []
  const { start_date, end_date, quota } = changes
  const sold = { n: seats_taken }
  if (quota !== undefined && quota < seats_taken)
    problems.push(['quota', { key: 'office.departure_quota_sold', values: sold }])
  if (seats_taken > 0) {
    if (start_date) problems.push(['start_date', { key: 'office.departure_days_sold', values: sold }])
    else if (end_date) problems.push(['end_date', { key: 'office.departure_days_sold', values: sold }])
  } else {
    if (start_date && !canStart(start_date, today)) problems.push(['start_date', { key: 'office.departure_when' }])
    const [from, to] = [start_date ?? before.start_date, end_date ?? before.end_date]
    if (to < from) problems.push(['end_date', { key: 'office.departure_end' }])
    else if ((start_date || end_date) && to > endOf(from, maxTourDays))
      problems.push(['end_date', { key: 'office.departure_long', values: { n: maxTourDays } }])
  }
  const priced = bandProblem(changes.child_prices ?? {}, bands)
  if (priced) problems.push([priced, { key: 'office.departure_no_band' }])
  return problems
}

/** The first price for an age band that the tour does not have. */
function bandProblem(prices: ChildPriceChanges, bands: readonly number[]): BandPrice | null {
  return bandPrices.find((_, at) => typeof prices[at + 1] === 'number' && !bands.includes(at + 1)) ?? null
}

/** Columns of the sent fields: amounts in minor units, child prices by band. */
function toStored(fields: DepartureChange): DepartureChanges & { child_prices: ChildPriceChanges } {
  const { multi_room_price, single_room_price } = fields
  const columns = Object.entries(fields).filter(([name]) => !bandPrices.some((price) => price === name))
  const prices = bandPrices.flatMap((name, at) => {
    const price = fields[name]
    return price === undefined ? [] : [[at + 1, price && toMinor(price)]]
  })
  return {
    ...Object.fromEntries(columns),
    ...(multi_room_price !== undefined && { multi_room_price: toMinor(multi_room_price) }),
    ...(single_room_price !== undefined && { single_room_price: toMinor(single_room_price) }),
    child_prices: Object.fromEntries(prices),
  }
}

/**
 * Deletes all of them, or none.
 * @throws Failure 404; 409 when seats are taken or an order refers to one: such a departure is cancelled instead
 */
export async function removeDepartures(db: Db, staff: Staff, ids: readonly number[]): Promise<void> {
  await transaction(db, async (tx) => {
    const stored = await lockDepartures(tx, ids)
    if (stored.size < new Set(ids).size) throw notFound('office.departure_gone')
    const rows = [...stored.values()]
    const sold = rows.filter(({ seats_taken }) => seats_taken > 0)
    if (rows.length === 1 && sold.length === 1)
      throw new Failure('conflict', { key: 'office.departure_sold', values: { n: rows[0]!.seats_taken } })
    if (sold.length > 0) throw new Failure('conflict', { key: 'office.departures_sold', values: { n: sold.length } })
    const ordered = await countOrdered(tx, ids)
    if (ordered > 0) throw new Failure('conflict', { key: 'office.departures_ordered', values: { n: ordered } })
    await deleteDepartures(tx, ids)
    for (const row of rows) await recordOne(tx, staff, 'delete', row, null)
  })
}

/** Records what a save of a tour changed in its departures: prices that moved with the age bands, or their deletion. */
export async function recordDepartures(
  tx: Tx,
  staff: Staff,
  before: readonly StoredDeparture[],
  after: readonly StoredDeparture[],
): Promise<void> {
  const there = new Map(after.map((row) => [row.id, row]))
  for (const row of before) {
    const now = there.get(row.id)
    if (!now) await recordOne(tx, staff, 'delete', row, null)
    else if (now.version !== row.version) await recordOne(tx, staff, 'update', row, now)
  }
}

async function recordOne(
  tx: Tx,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  before: StoredDeparture | null,
  after: StoredDeparture | null,
): Promise<void> {
  const { id } = (after ?? before)!
  await record(tx, staff, {
    action,
    entity: 'departures',
    id,
    before: before && departureFields(before),
    after: after && departureFields(after),
  })
}
