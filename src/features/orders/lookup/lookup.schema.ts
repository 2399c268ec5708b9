import { z } from 'zod'
import { email, line } from '#src/base/http/endpoint/fields.ts'

/** POST /api/reservation-lookup */
export const Lookup = z.strictObject({
  /** in any case, with or without spaces */
  order_no: line(6, 40),
  email: email(),
})
export type Lookup = z.output<typeof Lookup>
