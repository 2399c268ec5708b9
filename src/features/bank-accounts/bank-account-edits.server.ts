import type { Tx } from '#src/base/db/connect.server.ts'
import { deleteListed, insertListed, lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import { assertFresh } from '#src/base/http/edits.server.ts'
import { invalid, notFound } from '#src/base/http/errors.ts'
import type { Services, Staff } from '#src/base/http/services.server.ts'
import { recorded } from '../accounts/audit.store.server.ts'
import type { BankAccountForm } from './bank-accounts.admin.schema.ts'
import { isIbanTaken, listOfficeBankAccounts } from './bank-accounts.store.server.ts'

const table = 'bank_accounts'
const read = async (tx: Tx, id: number) => (await listOfficeBankAccounts(tx, id))[0] ?? null

/** The edits of bank accounts. An IBAN that another account has is 422 at its field. */
export function bankAccountEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, { entity: table, read })
  return {
    create: ({ version: _, ...values }: BankAccountForm) =>
      edits.create(async (tx) => {
        await assertIban(tx, values.iban, null)
        return insertListed(tx, { table }, values)
      }),
    change: (id: number, { version, ...values }: BankAccountForm) =>
      edits.change(id, async (tx) => {
        const row = await lockListed(tx, table, id)
        if (!row) throw notFound()
        assertFresh(row, version)
        await assertIban(tx, values.iban, id)
        await updateListed(tx, table, id, values)
      }),
    remove: (id: number) => edits.remove(id, (tx) => deleteListed(tx, { table }, id)),
    order: (queue: Parameters<typeof edits.order>[2]) => edits.order('all', {}, queue),
  }
}

async function assertIban(tx: Tx, iban: string, id: number | null): Promise<void> {
  if (await isIbanTaken(tx, iban, id)) throw invalid('iban', 'office.iban_taken')
}
