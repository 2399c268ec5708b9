import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import {
  BankAccountForm,
  BankAccountQueue,
  OfficeBankAccount,
  OfficeBankAccounts,
} from './bank-accounts.admin.schema.ts'
import { bankAccountEdits } from './bank-accounts.commands.server.ts'
import { bankAccountsAdminPath as path } from './bank-accounts.links.ts'
import { listOfficeBankAccounts } from './bank-accounts.store.server.ts'

const access = 'may:bank-accounts'

export const bankAccountsAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Bank accounts, those too that customers do not see.',
    answer: OfficeBankAccounts,
    handle: ({ db }) => listOfficeBankAccounts(db),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access,
    summary: 'The order in which customers see the accounts.',
    body: BankAccountQueue,
    answer: Done,
    handle: async (call) => {
      await bankAccountEdits(call.db, call.staff!).order(call.body.queue)
      return done(call, 'office.queue_saved')
    },
  }),
  ...editEndpoints({
    path,
    access,
    thing: 'bank account',
    item: OfficeBankAccount,
    find: async ({ db }, id) => (await listOfficeBankAccounts(db, id))[0],
    form: BankAccountForm,
    edits: bankAccountEdits,
  }),
]
