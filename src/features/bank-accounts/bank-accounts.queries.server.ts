import { cached } from '#src/base/cache/cached-reads.server.ts'
import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { lastChangesOf } from '../accounts/audit/audit.store.server.ts'
import type { OfficeBankAccount } from './bank-accounts.admin.schema.ts'
import type { BankAccount } from './bank-accounts.schema.ts'
import { listBankAccounts, listOfficeBankAccounts } from './bank-accounts.store.server.ts'

/** Accounts to which customers transfer money, in the agency's order. */
export function findBankAccounts(db: Db): Promise<readonly BankAccount[]> {
  return cached(db, ['bank accounts'], () => listBankAccounts(db))
}

/** Days in which the list shows that an IBAN is new. */
const markedDays = 30

/** For the office, with who changed an IBAN of late. @param id one, or all */
export async function findOfficeBankAccounts(db: Db, now: Date, id?: number): Promise<OfficeBankAccount[]> {
  const accounts = await listOfficeBankAccounts(db, id)
  const since = new Date(now.getTime() - markedDays * dayMs)
  const changes = await lastChangesOf(db, { entity: 'bank_accounts', field: 'iban', since })
  return accounts.map((account) => {
    const change = changes.get(account.id)
    return { ...account, iban_changed: change ? { ...change, at: change.at.toISOString() } : null }
  })
}
