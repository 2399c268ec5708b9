import { transaction } from '#src/base/db/transaction.server.ts'
import { enqueue, postponeWaiting } from '#src/base/mail/outbox.store.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors, managers, readers } from '#src/tests/samples.fixture.ts'

const postponed = '/api/admin/system/postponed-mails'
const personalData = '/api/admin/personal-data'

const mail = { message_key: 'kept-back', recipient: 'ayse@ornek.example', subject: 'a', body_text: 'a', body_html: 'a' }
const contact = 'ayse@ornek.example'
const looked = 'a look is recorded before anything is shown'

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/orders/export': readers,
    'GET /api/admin/orders': readers,
    'GET /api/admin/orders/sums': readers,
    'GET /api/admin/orders/:id': readers,
    'GET /api/admin/orders/:id/contracts/:contract': readers,
    'GET /api/admin/audit': managers,
    'GET /api/admin/account/audit': 'staff',
    'GET /api/admin/first-steps': 'staff',
    'GET /api/admin/demo': managers,
    'POST /api/admin/demo/end': managers,
    'GET /api/admin/statistics/dashboard': 'staff',
    'GET /api/admin/files/images/:id/uses': editors,
    'GET /api/admin/system': managers,
    'GET /api/admin/system/summary': managers,
    'GET /api/admin/refusals': readers,
    'GET /api/admin/system/postponed-mails': managers,
    'POST /api/admin/system/postponed-mails': managers,
    'GET /api/admin/personal-data': managers,
    'POST /api/admin/personal-data/find': managers,
    'POST /api/admin/personal-data/download': managers,
    'POST /api/admin/personal-data/erase': managers,
  },
  writes: {
    // The demo is one tour that does not exist any more.
    'POST /api/admin/demo/end': async (db) => {
      await db.insertInto('demo_rows').values({ table_name: 'tours', row_key: '999999' }).execute()
      return { body: { records: 1 } }
    },
    [`POST ${postponed}`]: async (db) => {
      const now = new Date()
      await transaction(db, (tx) => enqueue(tx, mail, now))
      await postponeWaiting(db, now)
      const found = db.selectFrom('outbox').select('id').where('message_key', '=', mail.message_key)
      return { body: { ids: [(await found.executeTakeFirstOrThrow()).id], is_sent: false } }
    },
    [`POST ${personalData}/find`]: async () => ({ body: { contact } }),
    [`POST ${personalData}/download`]: async () => ({ body: { contact } }),
    [`POST ${personalData}/erase`]: async () => ({ body: { contact, confirm: contact } }),
  },
  halfWritten: {
    exceptions: {
      'POST /api/admin/demo/end': 'one transaction that asks for each row of the demo',
      [`POST ${personalData}/find`]: looked,
      [`POST ${personalData}/download`]: looked,
    },
  },
  impersonal: ['demo_rows'],
}
