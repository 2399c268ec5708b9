import { z } from 'zod'
import { amount, jsonField, line, whole } from '#src/base/http/endpoint/fields.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { currencies } from '#src/base/money.ts'
import { keptLineKinds, policyKinds } from './policies.links.ts'
import { CancelPolicy } from './policies.schema.ts'

const Step = z.strictObject({ days: whole(0, 365), percent: whole(0, 100) })
const Line = z.strictObject({ kind: z.enum(keptLineKinds), amount: amount(), currency: z.enum(currencies) })

export const policyForm = plainForm(
  {
    kind: z.enum(policyKinds),
    name: line(2, 80),
    steps: jsonField(z.array(Step).min(1).max(8)),
    lines: jsonField(z.array(Line).max(8)).default([]),
  },
  ({ steps }, { addIssue }) => {
    const wrong = (path: (string | number)[], key: string) => addIssue({ code: 'custom', path, params: { key } })
    for (const [at, { days, percent }] of steps.entries()) {
      const before = steps[at - 1]
      if (!before) continue
      if (days >= before.days) wrong(['steps', at, 'days'], 'office.policy_days')
      if (percent < before.percent) wrong(['steps', at, 'percent'], 'office.policy_percent')
    }
  },
)

/** A policy for the office. `number`: its present version; `version`: number of saves. Amounts in major units. */
export const OfficePolicy = CancelPolicy.pick({ steps: true, lines: true }).extend({
  id: z.number(),
  kind: z.enum(policyKinds),
  name: z.string(),
  number: z.number(),
  /** of the present version, ISO instant */
  changed_at: z.string(),
  /** number of tours that chose it */
  tours: z.number(),
  /** the first of its kind: in force for tours that chose none */
  in_force: z.boolean(),
  version: z.number(),
})
export type OfficePolicy = z.output<typeof OfficePolicy>
export const OfficePolicies = z.array(OfficePolicy)
