import type { Db } from '#src/base/db/connect.server.ts'
import { hasUsers, insertUser } from '../accounts.store.server.ts'
import { hashPassword, makePassword } from '../password-hash.rules.server.ts'
import { isCommon } from '../passwords/common-passwords.rules.server.ts'

export type FirstAdmin = { email: string; password: string; generated: boolean }

/**
 * Creates the first administrator in an empty table.
 * @returns null when a user exists. @throws Error with a message for the operator when the given password is a common one
 */
export async function makeFirstAdmin(db: Db, given: { email?: string; password?: string }): Promise<FirstAdmin | null> {
  if (await hasUsers(db)) return null
  const email = given.email ?? 'yonetici@seyyah.example'
  if (given.password !== undefined && (await isCommon(given.password, email)))
    throw new Error(
      'ADMIN_PASSWORD: çok bilinen bir parola, başka bir tane verin. / ADMIN_PASSWORD: a commonly used password, set another.',
    )
  const password = given.password ?? makePassword()
  const made = await insertUser(db, {
    name: 'Yönetici',
    email,
    role_group: 'yonetici',
    password_hash: await hashPassword(password),
  })
  return made !== null ? { email, password, generated: given.password === undefined } : null
}
