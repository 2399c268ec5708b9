import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { accountants, byId, listed, listWrites } from '#src/tests/samples.fixture.ts'
import { staffPassword, withOwnPassword } from '../accounts/accounts.fixture.ts'
import { bankAccountForm } from './bank-accounts.admin.schema.ts'

const path = '/api/admin/bank-accounts'
const account = { bank: 'Örnek Bank', account_name: 'Seyyah Turizm A.Ş.', currency: 'TRY' as const }

/** An IBAN is of one account, and saving it asks for the password. */
async function prepare(db: Db): Promise<void> {
  await db.deleteFrom('bank_accounts').execute()
  await withOwnPassword(db)
}

async function insert(db: Db): Promise<number> {
  const inserted = db.insertInto('bank_accounts').values({ ...account, iban: 'GB29NWBK60161331926819' })
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id
}

const body = { ...account, iban: 'TR33 0006 1005 1978 6457 8413 26', current_password: staffPassword }

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/bank-accounts': 'public',
    ...listed('/api/admin/bank-accounts', accountants),
  },
  writes: listWrites(path, { table: 'bank_accounts', prepare, insert, body }),
  changes: [
    {
      ...byId(path),
      form: bankAccountForm,
      isPlain: true,
      sample: async () => ({
        bank: 'Örnek Bank',
        branch: 'Kadıköy',
        account_name: 'Seyyah A.Ş.',
        currency: 'EUR',
        iban: 'DE89370400440532013000',
        swift: 'COBADEFF',
        active: false,
        current_password: staffPassword,
      }),
      another: { branch: 'Başka' },
    },
  ],
  reads: { translated: { '/api/pages/bank-accounts': ['Lira Bankası'] } },
  impersonal: ['bank_accounts'],
}
