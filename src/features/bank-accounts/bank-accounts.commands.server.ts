import type { Tx } from '#src/base/db/connect.server.ts'
import { deleteListed, insertListed, lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import { assertFresh } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { invalid, notFound } from '#src/base/http/errors.ts'
import { recorded } from '../accounts/audit/audit.store.server.ts'
import type { BankAccountForm } from './bank-accounts.admin.schema.ts'
import { listOfficeBankAccounts } from './bank-accounts.store.server.ts'

const table = 'bank_accounts'
const read = async (tx: Tx, id: number) => (await listOfficeBankAccounts(tx, id))[0] ?? null

/** The edits of bank accounts. An IBAN that another account has is 422 at its field. */
export function bankAccountEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, { entity: table, read })
  return {
    create: ({ version: _, ...values }: BankAccountForm) =>
      onceEach(edits.create((tx) => insertListed(tx, { table }, values))),
    change: (id: number, { version, ...values }: BankAccountForm) =>
      onceEach(
        edits.change(id, async (tx) => {
          const row = await lockListed(tx, table, id)
          if (!row) throw notFound()
          assertFresh(row, version)
          await updateListed(tx, table, id, values)
        }),
      ),
    remove: (id: number) => edits.remove(id, (tx) => deleteListed(tx, { table }, id)),
    order: (queue: Parameters<typeof edits.order>[2]) => edits.order('all', {}, queue),
  }
}

/** The database alone knows of an IBAN that somebody else saves at the same moment. */
async function onceEach<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'bank_accounts_iban_key')
      throw invalid('iban', 'office.iban_taken')
    throw error
  }
}
