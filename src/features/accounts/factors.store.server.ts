import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { FactorMethod, FactorRule } from './factors.links.ts'
import { hashOf } from './key-hash.rules.server.ts'

export type FactorsRow = {
  since: Date | null
  /** made for this host */
  passkeys: number
  /** made for another host; they cannot be used here */
  foreign_passkeys: number
  recovery_codes: number
}

/** Counts the second factors of a user. @param rp_id relying party of this site; null when browsers offer no passkeys here */
export async function findFactors(db: Db, user_id: number, rp_id: string | null): Promise<FactorsRow> {
  const { rows } = await sql<FactorsRow>`
    SELECT (SELECT created_at FROM one_time_codes WHERE user_id = ${user_id}) AS since,
           (SELECT count(*) FROM passkeys WHERE user_id = ${user_id} AND rp_id = ${rp_id}::text) AS passkeys,
           (SELECT count(*) FROM passkeys WHERE user_id = ${user_id} AND rp_id IS DISTINCT FROM ${rp_id}::text) AS foreign_passkeys,
           (SELECT count(*) FROM recovery_codes WHERE user_id = ${user_id} AND used_at IS NULL) AS recovery_codes`.execute(
    db,
  )
  return rows[0]!
}

/** Methods with which a user can finish a login, besides recovery codes. */
export function methodsOf({ since, passkeys }: FactorsRow): FactorMethod[] {
  return [...(passkeys > 0 ? ['passkey' as const] : []), ...(since ? ['one_time_code' as const] : [])]
}

export async function findRule(db: Db): Promise<FactorRule> {
  return (await db.selectFrom('settings').select('second_factor').executeTakeFirstOrThrow()).second_factor
}

/** Locks the rule until the transaction ends. */
export async function lockRule(tx: Tx): Promise<FactorRule> {
  return (await tx.selectFrom('settings').select('second_factor').forUpdate().executeTakeFirstOrThrow()).second_factor
}

export async function updateRule(tx: Tx, second_factor: FactorRule): Promise<void> {
  await tx.updateTable('settings').set({ second_factor }).execute()
}

export async function insertOneTimeCodes(
  tx: Tx,
  { user_id, sealed_key, last_step, now }: { user_id: number; sealed_key: Buffer; last_step: number; now: Date },
): Promise<void> {
  await tx.insertInto('one_time_codes').values({ user_id, sealed_key, last_step, created_at: now }).execute()
}

export async function findSealedKey(db: Db, user_id: number): Promise<Buffer | null> {
  const found = await db
    .selectFrom('one_time_codes')
    .select('sealed_key')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return found?.sealed_key ?? null
}

/** Takes the code of a step. @returns false when it, or a later one, was taken before */
export async function takeStep(tx: Tx, user_id: number, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Takes a recovery code. @returns false when it is unknown or was used */
export async function takeRecoveryCode(tx: Tx, user_id: number, code_hash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** New recovery codes end the old ones. */
export async function replaceRecoveryCodes(tx: Tx, user_id: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute()
}

/** @returns whether the user had one-time codes */
export async function deleteOneTimeCodes(tx: Tx, user_id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('one_time_codes').where('user_id', '=', user_id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** For a user without a second factor. */
export async function deleteRecoveryCodes(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
}

/** The user's row is locked, so a concurrent change that ends challenges runs before this insert or deletes the new row. */
export async function insertChallenge(
  tx: Tx,
  { key, user_id, expires_at }: { key: string; user_id: number; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('login_challenges')
    .values({ key_hash: hashOf(key), user_id, expires_at })
    .execute()
}

export type ChallengedUser = { id: number; name: string; email: string }

/** The active user of a login that waits for its second step. */
export function findChallenge(db: Db, key: string, now: Date): Promise<ChallengedUser | undefined> {
  return db
    .selectFrom('login_challenges')
    .innerJoin('users', 'users.id', 'login_challenges.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', now)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Ends a challenge. @returns false when it had already ended */
export async function takeChallenge(tx: Tx, key: string, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('login_challenges')
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** Whether a user has a second factor that works here; `users` is in the query. */
export const hasFactorHere = (rp_id: string | null) =>
  sql<boolean>`(EXISTS (SELECT FROM one_time_codes WHERE one_time_codes.user_id = users.id)
  OR EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = users.id AND passkeys.rp_id = ${rp_id}::text))`

/** Whether a user has a second factor, including one of another host, which is still asked for; `users` is in the query. */
export const hasFactor = sql<boolean>`(EXISTS (SELECT FROM one_time_codes WHERE one_time_codes.user_id = users.id)
  OR EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = users.id))`
