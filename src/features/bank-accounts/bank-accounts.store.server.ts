import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { BankAccountRow } from './bank-accounts.admin.schema.ts'
import type { BankAccount } from './bank-accounts.schema.ts'

export function listBankAccounts(db: Db): Promise<BankAccount[]> {
  return db
    .selectFrom('bank_accounts')
    .select(['id', 'bank', 'branch', 'account_name', 'currency', 'iban', 'swift'])
    .where('active', '=', true)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

/** For the office: includes inactive accounts. @param id one, or all */
export function listOfficeBankAccounts(db: Db, id?: number): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bank_accounts')
    .select(['id', 'bank', 'branch', 'account_name', 'currency', 'iban', 'swift', 'active', 'version'])
    .where('archived', '=', false)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

export async function hasPayments(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('payments').select('id').where('bank_account_id', '=', id).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Protects an account from deletion until the transaction ends. @returns false when it was deleted before */
export async function keepBankAccount(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('bank_accounts').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}
