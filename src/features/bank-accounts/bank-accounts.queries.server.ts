import { kept } from '#src/base/cache/kept.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { BankAccount } from './bank-accounts.schema.ts'
import { listBankAccounts } from './bank-accounts.store.server.ts'

/** Accounts to which customers transfer money, in the agency's order. */
export function findBankAccounts(db: Db): Promise<readonly BankAccount[]> {
  return kept(db, ['bank accounts'], () => listBankAccounts(db))
}
