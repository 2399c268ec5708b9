import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { currencies } from '#src/base/money.ts'
import { currentPassword } from '#src/features/accounts/admin/current-password.tsx'
import { bankAccountTexts } from './bank-account.strings.ts'

/** @param iban the stored one; '' for a new account */
export const bankAccountTabs = (iban: string): readonly FormTab[] => [
  {
    key: 'account',
    label: { tr: 'Hesap', en: 'Account' },
    fields: [
      { kind: 'text', name: 'bank', label: bankAccountTexts.bank, required: true, max: 80, isHalf: true },
      { kind: 'text', name: 'branch', label: bankAccountTexts.branch, max: 80, isHalf: true },
      { kind: 'text', name: 'account_name', label: bankAccountTexts.owner, required: true, max: 120 },
      {
        kind: 'text',
        name: 'iban',
        label: bankAccountTexts.iban,
        help: {
          tr: 'Boşluklu ya da boşluksuz yazabilirsiniz; haneleri kaydederken doğrulanır.',
          en: 'With or without spaces; it is checked when you save.',
        },
        required: true,
        max: 50,
      },
      currentPassword({ help: bankAccountTexts.password_help, isShown: (values) => compact(values.iban) !== iban }),
      {
        kind: 'select',
        name: 'currency',
        label: bankAccountTexts.currency,
        required: true,
        choices: currencies.map((value) => ({ value, label: value })),
        isHalf: true,
      },
      { kind: 'text', name: 'swift', label: bankAccountTexts.swift, max: 11, isHalf: true },
      {
        kind: 'switch',
        name: 'active',
        label: bankAccountTexts.active,
        empty: true,
      },
    ],
  },
]

const compact = (iban: unknown) => String(iban).replace(/\s/g, '').toUpperCase()
