import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { seal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { firstUser, insertStaff, staffPassword, withOwnPassword } from '../accounts.fixture.ts'
import { insertOneTimeCodes } from '../factors.store.server.ts'
import { factorKeys, makeRecoveryCodes } from './code-proof.commands.server.ts'
import { codeAt, newKey } from './one-time-codes.rules.ts'

/** Gives a user one-time codes. @returns their key and the recovery codes */
export async function insertFactor(db: Db, user_id: number, now = new Date()) {
  const key = newKey()
  const keys = await factorKeys(db)
  const recovery_codes = await transaction(db, async (tx) => {
    await tx.deleteFrom('one_time_codes').where('user_id', '=', user_id).execute()
    await insertOneTimeCodes(tx, { user_id, sealed_key: seal(keys.sealing, key), last_step: 1, now })
    return makeRecoveryCodes(tx, keys, user_id)
  })
  return { key, recovery_codes }
}

/** The user that the audit test signs in gets one-time codes. */
const ownCode = async (db: Db) => ({
  body: { code: codeAt((await insertFactor(db, await firstUser(db))).key, new Date()) },
})

/** Every write route of the second factor. */
export const factorWrites: Record<string, StaffWrite> = {
  'POST /api/admin/account/factors/one-time-codes': async (db) => {
    const id = await firstUser(db)
    await db.deleteFrom('one_time_codes').where('user_id', '=', id).execute()
    const key = newKey()
    const sealed = seal(await appKey(db, 'one-time-setup'), JSON.stringify([id, Date.now() + 60_000, key]))
    await withOwnPassword(db)
    const current_password = staffPassword
    return { body: { setup: sealed.toString('base64url'), current_password, code: codeAt(key, new Date()) } }
  },
  'POST /api/admin/account/factors/recovery-codes': ownCode,
  'DELETE /api/admin/account/factors/one-time-codes': ownCode,
  'DELETE /api/admin/users/:id/factors': async (db) => {
    const { id } = await insertStaff(db, 'satis')
    await insertFactor(db, id)
    return { params: { id }, body: { reason: 'telefonu çalındı' } }
  },
  'PUT /api/admin/users/second-factor': async (db) => {
    await insertFactor(db, await firstUser(db))
    return { body: { second_factor: 'everybody' } }
  },
}
