import { updateListed } from '#src/base/db/listed-rows.server.ts'
import { invalid, notFound } from '#src/base/errors.ts'
import type { Edits } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { changedForm } from '#src/base/http/endpoint/edits.server.ts'
import type { FormOutput } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { guardMoney } from '#src/features/accounts/passwords/money-guard.commands.server.ts'
import { type ListedKind, listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { type BankAccountRow, bankAccountForm } from './bank-accounts.admin.schema.ts'
import { bankAccountsScreen, formatIban } from './bank-accounts.links.ts'
import { hasPayments, listOfficeBankAccounts } from './bank-accounts.store.server.ts'

type BankAccountForm = FormOutput<typeof bankAccountForm>

const notArchived = { archived: false }

const kind: ListedKind<BankAccountForm, BankAccountRow> = {
  table: 'bank_accounts',
  form: bankAccountForm,
  find: async (db, id) => (await listOfficeBankAccounts(db, id))[0],
  values: ({ version, current_password, ...columns }) => columns,
  scopeOf: () => notArchived,
  archive: async (tx, _, id) => {
    if (!(await hasPayments(tx, id))) return null
    await updateListed(tx, 'bank_accounts', id, { active: false }, { from: notArchived, to: { archived: true } })
    return 'office.bank_account_archived'
  },
  // Only the constraint detects a concurrent save of the same IBAN.
  refusals: { bank_accounts_iban_key: () => invalid('iban', 'office.iban_taken') },
}

/**
 * Edit commands. An added or changed IBAN takes the password again and is mailed to the administrators. 422 at the field for an IBAN of
 * another account; deleting an account that payments refer to archives it.
 */
export function bankAccountEdits(call: Services & { staff: Staff }): Edits<BankAccountForm> {
  /** The edits of one save. @param before null for a new account */
  const guarded = async (form: BankAccountForm, before: BankAccountRow | null) => {
    const { bank, iban, current_password } = form
    const allow = await guardMoney(call, call.staff, current_password, {
      kind: before ? 'iban_changed' : 'iban_added',
      values: { bank },
      facts: {
        money_bank: bank,
        ...(before && { money_iban_before: formatIban(before.iban) }),
        money_iban: formatIban(iban),
      },
      screen: bankAccountsScreen,
    })
    return listedEdits({
      ...kind,
      check: async (tx, changed, stored) => {
        if (changed.iban !== stored?.iban) await allow(tx)
      },
    })(call)
  }
  return {
    ...listedEdits(kind)(call),
    create: async (form) => (await guarded(form, null)).create(form),
    change: async (id, sent) => {
      const [before] = await listOfficeBankAccounts(call.db, id)
      if (!before) throw notFound()
      const edits = await guarded(changedForm(bankAccountForm, before, sent), before)
      return edits.change(id, sent)
    },
  }
}
