import { expect, test } from 'vitest'
import type { Currency } from '#src/base/money.ts'
import { byCurrency } from './bank-accounts.rules.ts'

const account = (id: number, currency: Currency) => ({
  ...{ id, currency, bank: `Bank ${id}`, branch: '', account_name: 'Seyyah A.Ş.', swift: '' },
  iban: `TR${id}`,
})

test('accounts are grouped by currency in the office’s order', () => {
  const groups = byCurrency([account(4, 'TRY'), account(3, 'EUR'), account(2, 'TRY'), account(1, 'USD')])
  expect(groups.map(({ currency, accounts }) => [currency, accounts.map(({ id }) => id)])).toEqual([
    ['TRY', [4, 2]],
    ['EUR', [3]],
    ['USD', [1]],
  ])
})

test('no accounts, no groups', () => {
  expect(byCurrency([])).toEqual([])
})
