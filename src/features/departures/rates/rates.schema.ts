import { z } from 'zod'
import { rateSources } from './rates.links.ts'

/** Lira for one unit of a foreign currency, the day it is of, and whether the Central Bank or the agency says so. */
export const DayRate = z.object({ try_rate: z.number(), day: z.string(), source: z.enum(rateSources) })
export type DayRate = z.output<typeof DayRate>

const RateDay = DayRate.pick({ day: true, source: true })

/** Lira for one unit of each foreign currency that has a rate. */
export const ExchangeRates = z.object({ EUR: z.number(), USD: z.number(), GBP: z.number() }).partial()
export type ExchangeRates = z.output<typeof ExchangeRates>

/** The day and source of each of them. */
const RateDays = z.object({ EUR: RateDay, USD: RateDay, GBP: RateDay }).partial()
export const DatedRates = ExchangeRates.extend({ days: RateDays })
export type DatedRates = z.output<typeof DatedRates>

/** Amount in major units. `try_amount`: value of a foreign amount in lira; null without a rate. */
export const Price = z.object({ amount: z.number(), currency: z.string(), try_amount: z.number().nullable() })
export type Price = z.output<typeof Price>
