import type { Tx } from '#src/base/db/connect.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { isRequired } from '../factor-rule.rules.ts'
import { deleteRecoveryCodes, findFactors, findRule } from '../factors.store.server.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.server.ts'

/**
 * Turns two-step login off when a removal left no factor of this host. Deletes recovery codes, and passkeys of another host, which the
 * next login would ask for. The removal of such a passkey turns it off only when no factor is left at all.
 * @returns `passkeys`: the number that was deleted too, for the log
 * @throws Failure 409 when the office requires a second factor of the user
 */
export async function afterRemoval(
  tx: Tx,
  { id, role_group }: Staff,
  { rp_id, workedHere }: { rp_id: string | null; workedHere: boolean },
): Promise<{ isOff: boolean; passkeys: { passkeys?: number } }> {
  const { since, passkeys, foreign_passkeys } = await findFactors(tx, id, rp_id)
  const isOff = !since && passkeys === 0 && (workedHere || foreign_passkeys === 0)
  if (!isOff) return { isOff, passkeys: {} }
  if (isRequired(await findRule(tx), role_group)) throw new Failure('conflict', { key: 'staff.factor_required' })
  await deletePasskeys(tx, id)
  await deleteRecoveryCodes(tx, id)
  return { isOff, passkeys: foreign_passkeys > 0 ? { passkeys: foreign_passkeys } : {} }
}
