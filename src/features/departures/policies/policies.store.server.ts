import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { OfficePolicy } from './policies.admin.schema.ts'
import type { Policy } from './policies.rules.ts'

/** The policy in force for `tours`, as JSON: its own, else the first for tours within Türkiye or abroad; null without one. */
export const policyOfTour = sql<Policy | null>`(
  SELECT jsonb_build_object('id', policy.id, 'name', policy.name, 'version', number, 'steps', steps, 'lines', lines)
    FROM cancellation_policies AS policy
   WHERE CASE WHEN tours.cancel_policy_id IS NOT NULL THEN policy.id = tours.cancel_policy_id
              ELSE policy.kind = CASE WHEN tours.countries <@ ARRAY['TR'] THEN 'yurt-ici' ELSE 'yurt-disi' END END
   ORDER BY policy.queue DESC, policy.id LIMIT 1)`

/** Whether a published tour has none in force (policyOfTour). Reads tours only of a kind that has none, so none when both have. */
export const hasTourWithoutPolicy = sql<boolean>`EXISTS (
  SELECT FROM (VALUES ('yurt-ici', true), ('yurt-disi', false)) AS kinds (kind, is_home)
   WHERE NOT EXISTS (SELECT FROM cancellation_policies AS policy WHERE policy.kind = kinds.kind)
     AND EXISTS (SELECT FROM tours WHERE status = 'yayinda' AND cancel_policy_id IS NULL AND (countries <@ ARRAY['TR']) = is_home))`

/** For the office, in the agency's order. @param id one, or all */
export async function listPolicies(db: Db, id?: number): Promise<OfficePolicy[]> {
  const { rows } = await sql<Omit<OfficePolicy, 'changed_at'> & { changed_at: Date }>`
    SELECT id, kind, name, steps, lines, number, version,
           (SELECT at FROM cancellation_policy_versions AS kept WHERE kept.policy_id = policy.id AND kept.number = policy.number) AS changed_at,
           (SELECT count(*) FROM tours WHERE cancel_policy_id = policy.id) AS tours,
           kind <> 'ozel' AND NOT EXISTS (SELECT FROM cancellation_policies AS other
             WHERE other.kind = policy.kind AND (other.queue, -other.id) > (policy.queue, -policy.id)) AS in_force
      FROM cancellation_policies AS policy
     WHERE ${id ?? null}::bigint IS NULL OR id = ${id ?? null}
     ORDER BY queue DESC, id`.execute(db)
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => ({ ...line, amount: toMajor(line.amount) })),
    changed_at: row.changed_at.toISOString(),
  }))
}

/** The policy in force for each tour that has one. */
export async function findPoliciesOfTours(db: Db): Promise<[tour_id: number, Policy][]> {
  const { rows } = await sql<{
    id: number
    policy: Policy | null
  }>`SELECT id, ${policyOfTour} AS policy FROM tours`.execute(db)
  return rows.flatMap(({ id, policy }) => (policy ? [[id, policy]] : []))
}

/** Whether a tour has chosen the policy. */
export async function isNamed(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('tours').select('id').where('cancel_policy_id', '=', id).limit(1).executeTakeFirst()
  return row !== undefined
}
