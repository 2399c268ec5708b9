import { createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { unseal } from '#src/base/db/sealed.server.ts'
import { findSealedKey, replaceRecoveryCodes, takeRecoveryCode, takeStep } from '../factors.store.server.ts'
import { stepOf } from './one-time-codes.rules.ts'
import { recoveryCodeCount, recoveryCodeOf, typedCode } from './recovery-codes.rules.ts'

/** Keys of the application that seal one-time keys and hash recovery codes. */
export type FactorKeys = { sealing: Buffer; hashing: Buffer }

/** Read before a transaction: inside one it would wait for a second connection. */
export async function factorKeys(db: Db): Promise<FactorKeys> {
  const [sealing, hashing] = await Promise.all([appKey(db, 'one-time-codes'), appKey(db, 'recovery-codes')])
  return { sealing, hashing }
}

/**
 * Consumes a typed code of a user whose row is locked.
 * @returns the kind of code; null when it is wrong or was used before
 */
export async function takeCode(
  tx: Tx,
  keys: FactorKeys,
  { user_id, code, now }: { user_id: number; code: string; now: Date },
): Promise<'one_time' | 'recovery' | null> {
  const typed = typedCode(code)
  if (!typed) return null
  if ('recovery' in typed) {
    const isTaken = await takeRecoveryCode(tx, user_id, recoveryHash(keys, user_id, typed.recovery), now)
    return isTaken ? 'recovery' : null
  }
  const sealed = await findSealedKey(tx, user_id)
  const step = sealed && stepOf(unseal(keys.sealing, sealed), typed.one_time, now)
  return step && (await takeStep(tx, user_id, step)) ? 'one_time' : null
}

/** Replaces all recovery codes. @returns the new ones; only their hashes are stored */
export async function makeRecoveryCodes(tx: Tx, keys: FactorKeys, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(64)))
  const hashes = codes.map((code) => recoveryHash(keys, user_id, code.replaceAll('-', '')))
  await replaceRecoveryCodes(tx, user_id, hashes)
  return codes
}

function recoveryHash({ hashing }: FactorKeys, user_id: number, code: string): Buffer {
  return createHmac('sha256', hashing).update(`${user_id}\n${code}`).digest()
}
