import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { BankAccounts } from './bank-accounts.schema.ts'
import { listBankAccounts } from './bank-accounts.store.server.ts'

export const bankAccountsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/bank-accounts',
    access: 'public',
    summary: 'Accounts that customers send havale and EFT to.',
    answer: BankAccounts,
    cache: 'etag',
    handle: ({ db }) => listBankAccounts(db),
  }),
]
