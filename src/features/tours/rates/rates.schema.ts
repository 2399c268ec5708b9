import { z } from 'zod'
import { rateSources } from './rates.links.ts'

/** Lira for one unit of a foreign currency, the day it is of, and whether the Central Bank or the agency says so. */
export const DayRate = z.object({ try_rate: z.number(), day: z.string(), source: z.enum(rateSources) })
export type DayRate = z.output<typeof DayRate>
