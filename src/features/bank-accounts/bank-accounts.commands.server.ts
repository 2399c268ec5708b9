import { updateListed } from '#src/base/db/listed-rows.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { bankAccountForm } from './bank-accounts.admin.schema.ts'
import { hasPayments, listOfficeBankAccounts } from './bank-accounts.store.server.ts'

const notArchived = { archived: false }

/** Edit commands. 422 at the field for an IBAN of another account; deleting an account that payments refer to archives it. */
export const bankAccountEdits = listedEdits({
  table: 'bank_accounts',
  form: bankAccountForm,
  find: async (db, id) => (await listOfficeBankAccounts(db, id))[0],
  values: ({ version, ...columns }) => columns,
  scopeOf: () => notArchived,
  archive: async (tx, _, id) => {
    if (!(await hasPayments(tx, id))) return null
    await updateListed(tx, 'bank_accounts', id, { active: false }, { from: notArchived, to: { archived: true } })
    return 'office.bank_account_archived'
  },
  // Only the constraint detects a concurrent save of the same IBAN.
  refusals: { bank_accounts_iban_key: () => invalid('iban', 'office.iban_taken') },
})
