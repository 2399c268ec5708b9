import pg from 'pg'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { type Failure, invalid } from '#src/base/errors.ts'
import { hashOf } from '../key-hash.rules.server.ts'
import type { KnownCredential, NewCredential } from './webauthn.rules.server.ts'

/** All passkeys of a user, including those of another host, oldest first. */
export async function listPasskeys(db: Db, user_id: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
}

/** The user's passkeys of one relying party. */
export async function listCredentials(db: Db, user_id: number, rp_id: string): Promise<KnownCredential[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user_id)
    .where('rp_id', '=', rp_id)
    .orderBy('id')
    .execute()
}

/** The user's passkey with this credential; undefined also when it belongs to another user. */
export function findCredential(db: Db, user_id: number, credential_id: Buffer) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', user_id)
    .where('credential_id', '=', credential_id)
    .executeTakeFirst()
}

/** @throws Failure 422 when the credential is an account's already, or the name is taken; it aborts the transaction */
export async function insertPasskey(
  tx: Tx,
  passkey: NewCredential & { user_id: number; name: string; rp_id: string; created_at: Date },
): Promise<void> {
  try {
    await tx.insertInto('passkeys').values(passkey).execute()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.constraint === 'passkeys_credential_id_key') throw invalid('passkey', 'staff.passkey_known')
    throw error.constraint === 'passkeys_user_id_name_key' ? nameTaken() : error
  }
}

export function nameTaken(): Failure {
  return invalid('name', 'staff.passkey_name_taken')
}

/**
 * Records a use.
 * @param counter above the stored one, or both 0
 * @returns false when the passkey was removed, or another login raised the counter meanwhile
 */
export async function takeCounter(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** @returns undefined when the user has no such passkey */
export function deletePasskey(tx: Tx, user_id: number, id: number) {
  return tx
    .deleteFrom('passkeys')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning(['name', 'rp_id'])
    .executeTakeFirst()
}

/** @returns how many there were */
export async function deletePasskeys(tx: Tx, user_id: number): Promise<number> {
  await tx.deleteFrom('passkey_setups').where('user_id', '=', user_id).execute()
  const deleted = await tx.deleteFrom('passkeys').where('user_id', '=', user_id).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

export type Setup = { challenge: Buffer; name: string }

/** Replaces an earlier set-up. */
export async function putSetup(db: Db, setup: Setup & { user_id: number; expires_at: Date }): Promise<void> {
  const { user_id, ...rest } = setup
  await db
    .insertInto('passkey_setups')
    .values(setup)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute()
}

/** Ends a set-up with its first answer, right or wrong. @returns null when none is open */
export async function takeSetup(db: Db, user_id: number, now: Date): Promise<Setup | null> {
  const taken = await db
    .deleteFrom('passkey_setups')
    .where('user_id', '=', user_id)
    .returning(['challenge', 'name', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken : null
}

/** Stores the challenge that a passkey has to sign; replaces an earlier one. @param key of the login */
export async function putLoginChallenge(db: Db, key: string, challenge: Buffer): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ passkey_challenge: challenge })
    .where('key_hash', '=', hashOf(key))
    .execute()
}

/**
 * Consumes the challenge that a passkey has to sign, so that a second answer is refused, even a concurrent one.
 * @returns null when there is none
 */
export async function takeLoginChallenge(db: Db, key: string): Promise<Buffer | null> {
  const taken = await db
    .with('open', (of) =>
      of
        .selectFrom('login_challenges')
        .select(['key_hash', 'passkey_challenge'])
        .where('key_hash', '=', hashOf(key))
        .where('passkey_challenge', 'is not', null)
        .forUpdate(),
    )
    .updateTable('login_challenges')
    .from('open')
    .set({ passkey_challenge: null })
    .whereRef('login_challenges.key_hash', '=', 'open.key_hash')
    .returning('open.passkey_challenge')
    .executeTakeFirst()
  return taken?.passkey_challenge ?? null
}
