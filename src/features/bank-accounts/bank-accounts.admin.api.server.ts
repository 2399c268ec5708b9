import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { bankAccountForm, OfficeBankAccount, OfficeBankAccounts } from './bank-accounts.admin.schema.ts'
import { bankAccountEdits } from './bank-accounts.commands.server.ts'
import { bankAccountsAdminPath } from './bank-accounts.links.ts'
import { findOfficeBankAccounts } from './bank-accounts.queries.server.ts'

export const bankAccountsAdminApi = editEndpoints({
  path: bankAccountsAdminPath,
  access: 'may:bank-accounts',
  recordName: 'bank account',
  list: {
    summary: 'Bank accounts, including those that customers do not see.',
    answer: OfficeBankAccounts,
    handle: ({ db, now }) => findOfficeBankAccounts(db, now()),
  },
  item: OfficeBankAccount,
  find: async ({ db, now }, id) => (await findOfficeBankAccounts(db, now(), id))[0],
  form: bankAccountForm,
  isPlain: true,
  edits: bankAccountEdits,
  queue: { summary: 'The order in which customers see the accounts.', scopeOf: () => ({ archived: false }) },
})
