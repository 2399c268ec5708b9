import { invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { findPasswordHash } from '../accounts.store.server.ts'
import { passwordMatches } from '../password-hash.rules.server.ts'

/** Against guessing the password in an open office. Only wrong ones count. */
const guesses: Limit = { name: 'own-password', points: 10, seconds: 900 }

/**
 * Asks a signed-in user for the password again: an open screen is not its owner.
 * @returns the hash that it matched
 * @throws Failure 422 at `current_password`; 429 after too many wrong ones
 */
export async function checkOwnPassword(
  { db, limit }: Pick<Services, 'db' | 'limit'>,
  staff: { id: number },
  current_password: string,
): Promise<string> {
  const takeBack = await limit(guesses, String(staff.id))
  const stored = await findPasswordHash(db, staff.id)
  if (stored === null || !(await passwordMatches(current_password, stored)))
    throw invalid('current_password', 'staff.password_wrong')
  await takeBack()
  return stored
}
