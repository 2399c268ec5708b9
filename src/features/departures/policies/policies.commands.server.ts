import { Failure } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { toMinor } from '#src/base/money.ts'
import { listedEdits } from '#src/features/accounts/audit/listed.commands.server.ts'
import { policyForm } from './policies.admin.schema.ts'
import { isNamed, listPolicies } from './policies.store.server.ts'
import { policyTemplates } from './policy-templates.ts'

/** Edit commands. A changed table or line makes a new version, for orders from then on. 409 for deleting one that tours name. */
export const policyEdits = listedEdits({
  table: 'cancellation_policies',
  form: policyForm,
  find: async (db, id) => {
    const [found] = await listPolicies(db, id)
    if (!found) return null
    // They change without a save of the policy.
    const { tours, in_force, changed_at, ...policy } = found
    return policy
  },
  values: ({ version, steps, lines, ...columns }) => ({
    ...columns,
    steps: JSON.stringify(steps),
    lines: JSON.stringify(lines.map((line) => ({ ...line, amount: toMinor(line.amount) }))),
  }),
  archive: async (tx, _, id) => {
    if (await isNamed(tx, id)) throw new Failure('conflict', { key: 'office.policy_in_use' })
    return null
  },
})

/**
 * Adds usual terms for each kind without terms: the newest of a kind would be in force instead of the others. Special terms are added
 * unless their name exists. @returns how many were added
 */
export async function addPolicyTemplates(db: Services['db'], staff: Staff): Promise<number> {
  const known = await listPolicies(db)
  const wanted = policyTemplates.filter(({ kind, name }) =>
    known.every((policy) => (kind === 'ozel' ? policy.name !== name : policy.kind !== kind)),
  )
  const { create } = policyEdits({ db, staff })
  // A new one is first in the list.
  for (const template of wanted.toReversed()) await create(policyForm.schema.parse({ ...template, lines: [] }))
  return wanted.length
}
