import type { BankAccount } from './bank-accounts.schema.ts'

/** Currencies in the order in which their first account stands, each with its accounts in the office's order. */
export function byCurrency(accounts: readonly BankAccount[]): { currency: string; accounts: BankAccount[] }[] {
  return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    accounts: group,
  }))
}
