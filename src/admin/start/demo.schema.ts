import { z } from 'zod'
import { whole } from '#src/base/http/endpoint/fields.ts'
import { demoTables, keptReasons } from '../demo.links.ts'

const counts = z.array(z.object({ table: z.enum(demoTables), count: z.number() }))

/** `goes`: records that beginning for real deletes. `stays`: what remains of the same kinds. Only counts above 0. `kept`: of these, what the demo put in. */
export const OfficeDemo = z.object({
  is_demo: z.boolean(),
  goes: counts,
  stays: counts,
  kept: z.array(z.object({ table: z.enum(demoTables), id: z.number(), name: z.string(), reason: z.enum(keptReasons) })),
})
export type OfficeDemo = z.output<typeof OfficeDemo>

/** `records`: the sum of `goes` that the user has seen. */
export const DemoEnd = z.strictObject({ records: whole(0, 10_000_000) })
