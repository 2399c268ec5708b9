import { z } from 'zod'
import { currencies } from '#src/base/money.ts'

export const BankAccount = z.object({
  id: z.number(),
  bank: z.string(),
  branch: z.string(),
  account_name: z.string(),
  currency: z.enum(currencies),
  iban: z.string(),
  swift: z.string(),
})
export type BankAccount = z.output<typeof BankAccount>
export const BankAccounts = z.array(BankAccount)
