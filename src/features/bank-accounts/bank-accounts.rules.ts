import { groupBy } from '#src/base/grouped.ts'
import type { BankAccount } from './bank-accounts.schema.ts'

/** Groups accounts by currency, keeping the office's order. Currencies are in the order of their first account. */
export function byCurrency(accounts: readonly BankAccount[]): { currency: string; accounts: BankAccount[] }[] {
  return [...groupBy(accounts, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    accounts: group,
  }))
}
