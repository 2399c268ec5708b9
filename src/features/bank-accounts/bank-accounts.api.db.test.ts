import { beforeAll, expect, test } from 'vitest'
import { testRoom } from '../languages/site.fixture.ts'
import { bankAccountsApi } from './bank-accounts.api.server.ts'
import { formatIban } from './bank-accounts.links.ts'
import type { BankAccount } from './bank-accounts.schema.ts'

const room = testRoom(bankAccountsApi)

beforeAll(async () => {
  const account = { account_name: 'Seyyah Turizm A.Ş.', currency: 'TRY' as const }
  await room.db
    .insertInto('bank_accounts')
    .values([
      { ...account, bank: 'Örnek Bank', iban: 'TR330006100519786457841326', queue: 1 },
      { ...account, bank: 'Deneme Bankası', iban: 'DE89370400440532013000', currency: 'EUR', queue: 2 },
      { ...account, bank: 'Kapalı Bank', iban: 'GB29NWBK60161331926819', active: false, queue: 3 },
    ])
    .execute()
})

test('active accounts are in the office’s order, the same in every language', async () => {
  const { status, body } = await room.get<BankAccount[]>('/api/pages/bank-accounts')
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { bank: 'Deneme Bankası', currency: 'EUR', iban: 'DE89370400440532013000', branch: '', swift: '' },
    { bank: 'Örnek Bank', account_name: 'Seyyah Turizm A.Ş.', currency: 'TRY' },
  ])
  expect((await room.get('/api/pages/bank-accounts?lang=en')).body).toEqual(body)
})

test('unchanged accounts answer 304, and an inactive one is left out', async () => {
  const known = { 'if-none-match': (await room.get('/api/pages/bank-accounts')).headers.get('etag')! }
  expect((await room.get('/api/pages/bank-accounts', known)).status).toBe(304)
  await room.db.updateTable('bank_accounts').set({ active: false }).where('currency', '=', 'EUR').execute()
  const { status, body } = await room.get<BankAccount[]>('/api/pages/bank-accounts', known)
  expect([status, body.map(({ bank }) => bank)]).toEqual([200, ['Örnek Bank']])
})

test('an IBAN is formatted in groups of four', () => {
  expect(formatIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
})
