import { z } from 'zod'
import { orNull } from '#src/base/http/endpoint/edits.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { foreignCurrencies, rateSources } from './rates.links.ts'
import { DayRate } from './rates.schema.ts'

/** Lira for one unit: at most four decimals, with a point or a comma. */
function rate() {
  return z
    .union([z.number(), z.string().regex(/^\d{1,7}([.,]\d{1,4})?$/)])
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .pipe(
      z
        .number()
        .positive()
        .max(1_000_000)
        .refine((value) => Math.round(value * 10_000) / 10_000 === value),
    )
}

/** A changed rate is typed for today; an emptied one withdraws the typed ones. */
export const ratesForm = plainForm({
  source: z.enum(rateSources),
  EUR: orNull(rate()),
  USD: orNull(rate()),
  GBP: orNull(rate()),
})

const current = () => z.number().nullable()
/** GET /api/admin/rates: lira for one unit of each currency, and where each is from. */
export const OfficeRates = z.object({
  id: z.number(),
  source: z.enum(rateSources),
  EUR: current(),
  USD: current(),
  GBP: current(),
  known: z.array(
    DayRate.extend({
      currency: z.enum(foreignCurrencies),
      /** ISO instant at which it was read or typed */
      at: z.string(),
      is_old: z.boolean(),
    }),
  ),
  version: z.number(),
})
export type OfficeRates = z.output<typeof OfficeRates>
