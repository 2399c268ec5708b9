import { invalid } from '#src/base/http/errors.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { bankAccountForm } from './bank-accounts.admin.schema.ts'
import { listOfficeBankAccounts } from './bank-accounts.store.server.ts'

/** The edits of bank accounts. An IBAN that another account has is 422 at its field. */
export const bankAccountEdits = listedEdits({
  table: 'bank_accounts',
  form: bankAccountForm,
  find: async (db, id) => (await listOfficeBankAccounts(db, id))[0],
  values: ({ version: _, ...columns }) => columns,
  // Only the database knows of an IBAN that is being saved at the same moment.
  refusals: { bank_accounts_iban_key: () => invalid('iban', 'office.iban_taken') },
})
