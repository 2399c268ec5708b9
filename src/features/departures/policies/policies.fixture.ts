import type { Db } from '#src/base/db/connect.server.ts'
import type { PolicyKind } from './policies.links.ts'

export const policyFields = {
  kind: 'yurt-ici' as const,
  name: 'Yurt içi',
  steps: [
    { days: 30, percent: 0 },
    { days: 15, percent: 50 },
  ],
  lines: [{ kind: 'bilet', amount: 100.5, currency: 'TRY' }],
}

type Fields = { kind?: PolicyKind; steps?: object; lines?: object; queue?: number }

/** As `policyFields`, with lines in minor units. @returns its id */
export async function insertPolicy(
  db: Db,
  { kind = 'yurt-ici', steps, lines, queue = 1 }: Fields = {},
): Promise<number> {
  const { id } = await db
    .insertInto('cancellation_policies')
    .values({
      kind,
      name: policyFields.name,
      steps: JSON.stringify(steps ?? policyFields.steps),
      lines: JSON.stringify(lines ?? []),
      queue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
