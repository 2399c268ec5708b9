import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors, hidden, inBody, inBoth, listed, listWrites, renameInGerman } from '#src/tests/samples.fixture.ts'
import { contractForm, contractTextFields } from './contracts.admin.schema.ts'

const path = '/api/admin/contracts'
const form_data = { kind: 'bilgi', name_tr: 'Çerez politikası', body_tr: '<p>Çerezler</p>' }

async function insert(db: Db): Promise<number> {
  const inserted = db.insertInto('contracts').values({ kind: 'bilgi', queue: 1 }).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/contracts': 'public',
    'GET /api/pages/contract/:seo_name': 'public',
    ...listed('/api/admin/contracts', editors, { isNamedInBody: true }),
    'POST /api/admin/contracts/templates': editors,
    'POST /api/admin/contracts/publish': editors,
    'GET /api/admin/contracts/:id/versions/:lang/:version': editors,
  },
  writes: {
    ...listWrites(path, { table: 'contracts', insert, body: { form_data }, isNamedInBody: true }),
    [`PUT ${path}`]: async (db) => ({ body: { form_data: { ...form_data, id: await insert(db) } } }),
    [`POST ${path}/templates`]: async () => ({}),
    [`POST ${path}/publish`]: async (db) => {
      const id = await insert(db)
      await db.updateTable('contracts').set({ active: false }).where('id', '=', id).execute()
      const version = { contract_id: id, lang: 'tr', version: 1, body: '<p>Çerezler</p>' }
      await db.insertInto('contract_versions').values(version).execute()
      return { body: { ids: [id] } }
    },
  },
  changes: [
    {
      ...inBody(path),
      form: contractForm,
      sample: async () => ({
        kind: 'kvkk',
        at_checkout: true,
        active: false,
        ...inBoth({ name: 'Aydınlatma', body: '<p>Metin</p>' }),
        seo_name_tr: 'aydinlatma-adresi',
        seo_name_en: 'privacy-address',
      }),
      second: { body_tr: '<p>Metin</p>' },
    },
  ],
  names: { 'of a contract': contractTextFields.name },
  reads: {
    translated: {
      '/api/pages/contracts': ['Paket Tur Sözleşmesi'],
      '/api/pages/contract/paket-tur': ['Paket Tur Sözleşmesi', 'company_legal_name'],
    },
    slugs: ['contract'],
    rows: async (db, { contract }) => {
      const german = { contract_id: contract, lang: 'de' }
      await db
        .insertInto('contract_texts')
        .values({ ...german, name: hidden, seo_name: hidden })
        .execute()
      await db
        .insertInto('contract_versions')
        .values({ ...german, version: 1, body: hidden })
        .execute()
      const texts = db.updateTable('contract_texts').where('contract_id', '=', contract)
      await texts.set({ seo_name: 'paket-tur' }).where('lang', '=', 'tr').execute()
      await renameInGerman(db, 'contract_texts')
      return {}
    },
  },
  impersonal: ['contract_texts', 'contract_versions', 'contracts'],
}
