import { randomBytes } from 'node:crypto'
import { auditApi } from '#src/admin/audit/audit.api.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { permissions } from './accounts.rules.ts'
import type { RoleGroup } from './accounts.schema.ts'
import { insertUser } from './accounts.store.server.ts'
import { factorsApi } from './factors/factors.api.server.ts'
import { passkeysApi } from './factors/passkeys.api.server.ts'
import { accountsApi } from './login/login.api.server.ts'
import { hashPassword } from './password-hash.rules.server.ts'
import { rpIdOf } from './relying-party.rules.server.ts'
import { names } from './room.audit.server.ts'
import { authenticate, isSignedIn } from './sessions/authenticate.commands.server.ts'
import { startSession } from './sessions/sessions.store.server.ts'
import { accountApi } from './users/account.api.server.ts'
import { usersApi } from './users/users.api.server.ts'

export const staffPassword = 'kuzey-Rüzgarı 7'
let hash: Promise<string> | undefined
let made = 0

/** Inserts a staff member with the password above; audit records refer to them. */
export async function insertStaff(
  db: Db,
  role_group: RoleGroup = 'yonetici',
  { name = 'Ayşe Yıldız', email = `${role_group}${++made}@seyyah.example` } = {},
): Promise<Staff> {
  hash ??= hashPassword(staffPassword)
  const id = (await insertUser(db, { name, email, role_group, password_hash: await hash }))!
  return { id, name, email, role_group, permissions: permissions[role_group] }
}

/** @returns a session token of a user */
export async function insertSession(
  db: Db,
  { id }: { id: number },
  now = new Date(),
  expires_at = new Date(now.getTime() + 3_600_000),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  const session = {
    user_id: id,
    password_hash: user?.password_hash ?? '',
    token,
    network: Buffer.alloc(32),
    browser: 'Chrome, Windows',
    now,
    expires_at,
  }
  if (!(await transaction(db, (tx) => startSession(tx, session)))) throw new Error('no such user')
  return token
}

/** Every account gets the password above. */
export async function withOwnPassword(db: Db): Promise<void> {
  hash ??= hashPassword(staffPassword)
  await db
    .updateTable('users')
    .set({ password_hash: await hash })
    .execute()
}

/** @returns id of the user that the tests of all writes sign in */
export const firstUser = async (db: Db): Promise<number> =>
  (await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Endpoints of this room, and others, with real sessions and real rate limits. */
export async function officeApi(
  db: Db,
  more: Partial<Services> = {},
  others: readonly AnyEndpoint[] = [],
): Promise<TestApi> {
  const now = more.now ?? (() => new Date())
  const rp_id = rpIdOf(more.settings ?? { siteUrl: 'https://seyyah.example' })
  return testApi([...accountsApi, ...factorsApi, ...passkeysApi, ...usersApi, ...accountApi, ...auditApi, ...others], {
    names: [names],
    db,
    limit: await openLimits(db),
    authenticate: (token) => authenticate(db, token, now(), rp_id),
    isSignedIn: (token) => isSignedIn(db, token, now(), rp_id),
    ...more,
  })
}
