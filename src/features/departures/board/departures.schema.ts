import { z } from 'zod'
import { monthPattern } from '#src/base/dates.ts'
import { id, orNull, version } from '#src/base/http/endpoint/edits.ts'
import { amount, day, flag, jsonField, listOf, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'
import { maxDepartures } from './departures.links.ts'
import { DeparturePrices, departureStatuses } from './shown-departures.schema.ts'

/** `gecerli`: not cancelled. */
const statusFilters = [...departureStatuses, 'gecerli'] as const

/** The table of one tour, the departures of some days, or a month of the board. Default: the current month. */
export const DepartureQuery = z.object({
  product_id: id().optional(),
  /** 'YYYY-MM' */
  month: z.string().regex(monthPattern).optional(),
  /** includes past departures; for a tour's table only */
  past: flag().default(false),
  status: z.enum(statusFilters).optional(),
  /** days, inclusive; a list of days is independent of `month` */
  from: orNull(day()),
  to: orNull(day()),
  /** fewer seats are taken than its minimum, and it is not cancelled */
  under_minimum: flag().default(false),
  /** it is cancelled, and orders still hold seats on it */
  left_behind: flag().default(false),
  /** the hour of a stop is another one than on a customer's voucher */
  changed_pickups: flag().default(false),
  /** it has orders, and its travel information is not approved */
  needs_info: flag().default(false),
  /** part of a tour's name or code */
  search: plainText(0, 100).default(''),
})
export type DepartureQuery = z.output<typeof DepartureQuery>

/** Amounts in major units. `version` counts office changes only: orders do not increment it. */
export const OfficeDeparture = z.object({
  id: z.number(),
  product_id: z.number(),
  tour_name: z.string(),
  tour_code: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(departureStatuses),
  quota: z.number(),
  seats_taken: z.number(),
  sales_cutoff_days: z.number(),
  currency: z.enum(currencies),
  ...DeparturePrices.shape,
  note: z.string(),
  version: z.number(),
  /** a visitor can buy it today */
  on_sale: z.boolean(),
  /** participants that it needs to take place; null: as many as its tour says */
  min_participants: z.number().nullable(),
  /** null: no minimum */
  tour_min_participants: z.number().nullable(),
  /** of a cancelled one: orders that hold seats and wait for an answer */
  waiting_orders: z.number(),
  /** of a list with `needs_info`: whether its information is written */
  info: z.enum(['missing', 'draft']).nullable(),
})
export type OfficeDeparture = z.output<typeof OfficeDeparture>

export const DepartureTour = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  days: z.number(),
  child_bands: z.array(z.object({ band: z.number(), min_age: z.number(), max_age: z.number() })),
})
export type DepartureTour = z.output<typeof DepartureTour>
export const DepartureTours = z.array(DepartureTour)
export const DepartureTourQuery = z.object({ search: plainText(0, 100).default('') })

export const DepartureList = z.object({
  data: z.array(OfficeDeparture),
  /** number of all rows, of which `data` has the first */
  total: z.number(),
  /** the requested tour */
  tour: DepartureTour.nullable(),
  /** number of the tour's past departures that are not shown */
  past_count: z.number(),
  /** all tours that leave in the month, independent of the other filters */
  tours: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  /** whether the user may change departures */
  may_write: z.boolean(),
  /** whether the user may open the page of a departure, which shows its orders */
  may_open: z.boolean(),
})
export type DepartureList = z.output<typeof DepartureList>

const childPrice = () => orNull(amount({ canBeZero: true }))
const prices = {
  multi_room_price: amount(),
  single_room_price: amount(),
  child_age_range_1_price: childPrice(),
  child_age_range_2_price: childPrice(),
  child_age_range_3_price: childPrice(),
  child_age_range_4_price: childPrice(),
}
const quota = () => whole(0, 10_000)
const cutoff = () => whole(0, 365)
const note = () => plainText(0, 500)

/** One or more departures: picked days, or weekdays in a range. The other fields apply to all. */
const NewDepartures = z.strictObject({
  product_id: id(),
  start_dates: listOf(day(), maxDepartures),
  from: orNull(day()),
  to: orNull(day()),
  /** 1 Monday to 7 Sunday */
  weekdays: listOf(whole(1, 7), 7),
  quota: quota(),
  status: z.enum(departureStatuses).default('satista'),
  sales_cutoff_days: cutoff().default(1),
  currency: z.enum(currencies),
  ...prices,
  note: note().default(''),
})
export type NewDepartures = z.output<typeof NewDepartures>
export const NewDeparturesBody = z.strictObject({ form_data: jsonField(NewDepartures) })

/** Missing fields stay unchanged. */
const change = {
  version: version().optional(),
  start_date: day().optional(),
  end_date: day().optional(),
  quota: quota().optional(),
  status: z.enum(departureStatuses).optional(),
  sales_cutoff_days: cutoff().optional(),
  currency: z.enum(currencies).optional(),
  ...z.object(prices).partial().shape,
  min_participants: orNull(whole(1, 500)).optional(),
  note: note().optional(),
}
const DepartureChange = z.strictObject(change)
export type DepartureChange = z.output<typeof DepartureChange>
export const DepartureChangeBody = z.strictObject({ form_data: jsonField(DepartureChange) })

const DepartureChanges = z.strictObject({
  rows: z
    .array(z.strictObject({ id: id(), ...change }))
    .min(1)
    .max(maxDepartures)
    .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length),
})
export const DepartureChangesBody = z.strictObject({ form_data: jsonField(DepartureChanges) })

/** `delete_list` is JSON of ids. */
export const DepartureDeletions = z.strictObject({ delete_list: jsonField(z.array(id()).min(1).max(maxDepartures)) })

export const DeparturesMade = z.object({
  success: z.literal(true),
  message: z.string(),
  /** `skipped`: days that had a departure already */
  data: z.object({ ids: z.array(z.number()), skipped: z.array(z.string()) }),
})
export type DeparturesMade = z.output<typeof DeparturesMade>
