import type { Db } from '#src/base/db/connect.server.ts'
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
