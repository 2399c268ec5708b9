import { z } from 'zod'
import { line, whole } from '#src/base/http/endpoint/fields.ts'

export const Installment = z.strictObject({
  /** of cards, such as Bonus or World; '' is every card */
  family: line(0, 40).default(''),
  count: whole(2, 12),
  /** percent of surcharge; 0: none */
  rate: z.coerce.number().min(0).max(100).multipleOf(0.01),
})
export type Installment = z.output<typeof Installment>

export const maxRows = 60
