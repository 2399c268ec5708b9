import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { bankAccountForm, OfficeBankAccount, OfficeBankAccounts } from './bank-accounts.admin.schema.ts'
import { bankAccountEdits } from './bank-accounts.commands.server.ts'
import { bankAccountsAdminPath } from './bank-accounts.links.ts'
import { listOfficeBankAccounts } from './bank-accounts.store.server.ts'

export const bankAccountsAdminApi = editEndpoints({
  path: bankAccountsAdminPath,
  access: 'may:bank-accounts',
  recordName: 'bank account',
  list: {
    summary: 'Bank accounts, including those that customers do not see.',
    answer: OfficeBankAccounts,
    handle: ({ db }) => listOfficeBankAccounts(db),
  },
  item: OfficeBankAccount,
  find: async ({ db }, id) => (await listOfficeBankAccounts(db, id))[0],
  form: bankAccountForm,
  isPlain: true,
  edits: bankAccountEdits,
  queue: { summary: 'The order in which customers see the accounts.', scopeOf: () => ({ archived: false }) },
})
