import type { Factors } from '../../factors.schema.ts'
import type { Passkey } from '../../passkeys/admin/passkey-list.tsx'

/** Second factors that the signed-in user can sign in with here. */
export function factorCount({ one_time_codes, passkeys }: Pick<Factors, 'one_time_codes' | 'passkeys'>): number {
  return (one_time_codes ? 1 : 0) + passkeys.filter(({ works_here }) => works_here).length
}

/**
 * Whether removing it turns two-step login off.
 * @param passkey absent: the one-time codes
 */
export function isLastFactor(factors: Factors, passkey?: Passkey): boolean {
  if (!passkey || passkey.works_here) return factorCount(factors) <= 1
  return (factors.one_time_codes ? 1 : 0) + factors.passkeys.length <= 1
}
