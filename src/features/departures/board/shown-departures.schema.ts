import { z } from 'zod'

export const visaModes = ['vizesiz', 'vizeli', 'kapida'] as const
export const departureStatuses = ['satista', 'sorunuz', 'dolu', 'kesin', 'iptal'] as const

export const DeparturePrices = z.object({
  multi_room_price: z.number(),
  single_room_price: z.number(),
  child_age_range_1_price: z.number().nullable(),
  child_age_range_2_price: z.number().nullable(),
  child_age_range_3_price: z.number().nullable(),
  child_age_range_4_price: z.number().nullable(),
})
export type DeparturePrices = z.output<typeof DeparturePrices>

/** A departure as lists show it: on sale, with all its prices. */
export const CardDeparture = DeparturePrices.extend({
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(departureStatuses),
  /** at most maxParty, which stands for more (sale.rules.ts, shownSeats) */
  seats_left: z.number(),
  /** name of the holiday that it lies in, in the requested language */
  holiday: z.string().nullable(),
  currency: z.string(),
  /** multi_room_price in lira; null for TRY and without a rate */
  try_price: z.number().nullable(),
})
export type CardDeparture = z.output<typeof CardDeparture>

/** A public departure, which is never cancelled. `on_sale` is false when it is full, on request only or past its cut-off. */
export const Departure = CardDeparture.extend({
  on_sale: z.boolean(),
  /** the last day on which visitors book it */
  sale_ends: z.string(),
  /** every seat is taken; when false and not on sale, the sale is closed or on request */
  sold_out: z.boolean(),
  /** a visa that is applied for today may come too late */
  visa_at_risk: z.boolean(),
})
export type Departure = z.output<typeof Departure>
