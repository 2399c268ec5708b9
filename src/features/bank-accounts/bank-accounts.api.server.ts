import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findBankAccounts } from './bank-accounts.queries.server.ts'
import { BankAccounts } from './bank-accounts.schema.ts'

export const bankAccountsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/bank-accounts',
    access: 'public',
    summary: 'Bank accounts to which customers transfer money.',
    answer: BankAccounts,
    cache: 'etag',
    handle: async (services) => [...(await findBankAccounts(services.db))],
  }),
]
