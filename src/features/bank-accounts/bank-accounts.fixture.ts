import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { staffPassword, withOwnPassword } from '../accounts/accounts.fixture.ts'

/** An account whose every field differs from its default. */
export const accountFields = {
  bank: 'Örnek Bank',
  branch: 'Kadıköy',
  account_name: 'Seyyah A.Ş.',
  currency: 'EUR',
  iban: 'DE89370400440532013000',
  swift: 'COBADEFF',
  active: false,
  current_password: staffPassword,
}

const account = { bank: 'Örnek Bank', account_name: 'Seyyah Turizm A.Ş.', currency: 'TRY' as const }

async function insertAccount(db: Db, iban: string): Promise<number> {
  const { id } = await db
    .insertInto('bank_accounts')
    .values({ ...account, iban })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every write route of this room, for the audit test. */
export const bankAccountWrites: Record<string, StaffWrite> = {
  'POST /api/admin/bank-accounts': async (db) => {
    await withOwnPassword(db)
    return { body: { ...account, iban: 'TR33 0006 1005 1978 6457 8413 26', current_password: staffPassword } }
  },
  'PUT /api/admin/bank-accounts/queue': async (db) => {
    await db.deleteFrom('bank_accounts').execute()
    return { body: { queue: queueOf([await insertAccount(db, 'DE89370400440532013000')]) } }
  },
  'PUT /api/admin/bank-accounts/:id': async (db) => {
    await withOwnPassword(db)
    return {
      params: { id: await insertAccount(db, 'GB29NWBK60161331926819') },
      body: { ...account, iban: 'NO9386011117947', current_password: staffPassword },
    }
  },
  'DELETE /api/admin/bank-accounts/:id': async (db) => ({
    params: { id: await insertAccount(db, 'GB29NWBK60161331926819') },
  }),
}
