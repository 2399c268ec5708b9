import { z } from 'zod'
import { flag, line } from '#src/base/http/endpoint/fields.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { isIban } from '#src/base/iban.ts'
import { currencies } from '#src/base/money.ts'
import { BankAccount } from './bank-accounts.schema.ts'

/** `active`: shown to customers. */
const BankAccountRow = BankAccount.extend({ active: z.boolean(), version: z.number() })
export type BankAccountRow = z.output<typeof BankAccountRow>
export const OfficeBankAccount = BankAccountRow.extend({
  /** within the last 30 days; null: not */
  iban_changed: z
    .object({
      at: z.string().meta({ description: 'ISO 8601' }),
      by: z.string(),
      is_new: z.boolean().meta({ description: 'the account was added then' }),
    })
    .nullable(),
})
export type OfficeBankAccount = z.output<typeof OfficeBankAccount>
export const OfficeBankAccounts = z.array(OfficeBankAccount)

export const bankAccountForm = plainForm({
  bank: line(2, 80),
  branch: line(0, 80).default(''),
  account_name: line(2, 120),
  currency: z.enum(currencies),
  /** Stored without spaces; its check digits are verified (ISO 13616). */
  iban: line(15, 50)
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(isIban, { params: { key: 'office.iban' } }),
  swift: z
    .string()
    .default('')
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine((text) => text === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text), {
      params: { key: 'office.swift' },
    }),
  active: flag().default(true),
  /** Of the user who saves; needed for a new IBAN. */
  current_password: z.string().max(100).default(''),
})
