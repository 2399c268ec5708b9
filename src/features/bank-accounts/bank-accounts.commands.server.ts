import { updateListed } from '#src/base/db/listed-rows.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { bankAccountForm } from './bank-accounts.admin.schema.ts'
import { hasPayments, listOfficeBankAccounts } from './bank-accounts.store.server.ts'

const listed = { archived: false }

/** The edits of bank accounts. An IBAN that another account has is 422 at its field; one that a payment names is archived. */
export const bankAccountEdits = listedEdits({
  table: 'bank_accounts',
  form: bankAccountForm,
  find: async (db, id) => (await listOfficeBankAccounts(db, id))[0],
  values: ({ version: _, ...columns }) => columns,
  scopeOf: () => listed,
  archive: async (tx, _, id) => {
    if (!(await hasPayments(tx, id))) return null
    await updateListed(tx, 'bank_accounts', id, { active: false }, { from: listed, to: { archived: true } })
    return 'office.bank_account_archived'
  },
  // Only the database knows of an IBAN that is being saved at the same moment.
  refusals: { bank_accounts_iban_key: () => invalid('iban', 'office.iban_taken') },
})
