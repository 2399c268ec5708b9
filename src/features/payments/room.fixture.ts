import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { heldOrder, insertVersion } from '#src/features/orders/office-orders.fixture.ts'
import { noticeOf, ordered } from '#src/features/orders/visitors.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { accountants, managers, readers, single } from '#src/tests/samples.fixture.ts'
import { cardSettingsForm } from './cards/card-settings.schema.ts'
import { insertCardPayment, takeCards } from './cards/cards.fixture.ts'
import { removeOrphanedReceipts } from './entries/receipt-files.commands.server.ts'
import { insertPaymentLink } from './payment-links/payment-links.fixture.ts'

const path = '/api/admin/orders'
const providers = '/api/admin/payment-providers'
const notices = '/api/admin/payment-notices'

async function notice(db: Db, status: 'bildirildi' | 'eslesti' = 'bildirildi') {
  const id = await heldOrder(db)
  const values = { order_id: id, amount: 120_00, currency: 'TRY', paid_on: dayOf(new Date()), status } as const
  const payment = await db.insertInto('payments').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, payment: payment.id }
}

const decision = 'decisions on an order; tested in their rooms'
const ofCards = 'tested in half-written-cards.db.test.ts'

export const fixture: RoomFixture = {
  access: {
    'POST /api/orders/:order_no/payment-notice': 'public',
    'GET /api/orders/:order_no/payments': 'public',
    'POST /api/orders/:order_no/payments': 'public',
    'GET /api/payments/:provider/return': 'public',
    'POST /api/payments/:provider/return': 'public',
    'POST /api/payments/:provider/notice': 'public',
    'GET /api/payment-links/:code': 'public',
    'POST /api/payment-links/:code/payments': 'public',
    'GET /api/admin/orders/:id/payment-links': readers,
    'POST /api/admin/orders/:id/payment-links': readers,
    'POST /api/admin/orders/:id/payment-links/:link/withdraw': readers,
    'POST /api/admin/orders/:id/payment-links/:link/mail': readers,
    'GET /api/admin/payment-accounts': accountants,
    'GET /api/admin/orders/:id/payment-rates': accountants,
    'POST /api/admin/orders/:id/payments': accountants,
    'PUT /api/admin/orders/:id/payments/:payment/match': accountants,
    'PUT /api/admin/orders/:id/payments/:payment/reject': accountants,
    'POST /api/admin/orders/:id/payments/:payment/undo': accountants,
    'GET /api/admin/orders/:id/payments/:payment/receipt': readers,
    'GET /api/admin/payment-notices': accountants,
    'POST /api/admin/payment-notices/match': accountants,
    'GET /api/admin/payment-providers': managers,
    'PUT /api/admin/payment-providers': managers,
    'GET /api/admin/orders/:id/card-attempts': readers,
    'POST /api/admin/orders/:id/payments/:payment/refund': accountants,
    'GET /api/admin/receivables': readers,
    'GET /api/admin/receivables/file': readers,
  },
  writes: {
    [`POST ${path}/:id/payments`]: async (db) => {
      const id = await heldOrder(db)
      const entry = { method: 'nakit', amount: 120, currency: 'TRY', paid_on: dayOf(new Date()) }
      return { params: { id }, body: { ...entry, version: await insertVersion(db, id) } }
    },
    [`PUT ${path}/:id/payments/:payment/match`]: async (db) => ({ params: await notice(db) }),
    [`POST ${notices}/match`]: async (db) => {
      const { id: order_id, payment: id } = await notice(db)
      return {
        body: { notices: [{ order_id, id, version: await insertVersion(db, order_id), accepts_difference: true }] },
      }
    },
    [`PUT ${path}/:id/payments/:payment/reject`]: async (db) => ({ params: await notice(db), body: { reason: 'yok' } }),
    [`POST ${path}/:id/payments/:payment/undo`]: async (db) => ({
      params: await notice(db, 'eslesti'),
      body: { reason: 'yanlış' },
    }),
    // No provider answers in a test: the refund is written, and asked about later.
    [`POST ${path}/:id/payments/:payment/refund`]: async (db) => {
      const id = await heldOrder(db)
      return {
        params: { id, payment: await insertCardPayment(db, id, 120_00) },
        body: { amount: 20, reason: 'Vazgeçti', version: await insertVersion(db, id) },
      }
    },
    [`POST ${path}/:id/payment-links`]: async (db) => {
      const id = await heldOrder(db)
      await takeCards(db)
      const wish = { currency: 'TRY', amount: 20, purpose: 'Ön ödeme', valid_until: dayOf(new Date()), sends_mail: '1' }
      return { params: { id }, body: wish }
    },
    [`POST ${path}/:id/payment-links/:link/withdraw`]: async (db) => {
      const id = await heldOrder(db)
      return { params: { id, link: await insertPaymentLink(db, id) } }
    },
    [`POST ${path}/:id/payment-links/:link/mail`]: async (db) => {
      const id = await heldOrder(db)
      return { params: { id, link: await insertPaymentLink(db, id) } }
    },
    [`PUT ${providers}`]: async () => ({ body: { max_installments: 6 } }),
  },
  changes: [
    {
      ...single(providers),
      form: cardSettingsForm,
      sample: async () => ({
        provider: 'paytr',
        is_test: true,
        max_installments: 6,
        installments: [{ family: 'Bonus', count: 3, rate: 0 }],
        iyzico_api_key: 'sandbox-anahtar-1',
        iyzico_secret_key: 'sandbox-anahtar-2',
        paytr_merchant_id: '123456',
        paytr_merchant_key: 'anahtar-1234',
        paytr_merchant_salt: 'tuz-12345678',
        current_password: staffPassword,
      }),
      another: { max_installments: 9 },
    },
  ],
  otherUpdates: {
    [`PUT ${path}/:id/payments/:payment/match`]: decision,
    [`PUT ${path}/:id/payments/:payment/reject`]: decision,
  },
  halfWritten: {
    inParts: [`POST ${notices}/match`],
    connections: [`PUT ${path}/:id/payments/:payment/match`],
    visitors: {
      'POST /api/orders/:order_no/payment-notice': async (db, visitor) => {
        const { order } = await ordered(db, visitor)
        const body = new FormData()
        for (const [name, value] of Object.entries(await noticeOf(db))) body.set(name, String(value))
        body.set('receipt', new File([pdf], 'dekont.pdf'))
        return { params: order, body }
      },
    },
    swept: {
      'POST /api/orders/:order_no/payment-notice': {
        sweep: removeOrphanedReceipts,
        named: (db) => db.selectFrom('payments').select('receipt_file as file').execute(),
      },
    },
    alike: { [`POST ${path}/:id/payment-links/:link/mail`]: `POST ${path}/:id/payment-links` },
    exceptions: {
      'POST /api/orders/:order_no/payments': ofCards,
      'POST /api/payment-links/:code/payments': 'begins a payment as that of an order does',
      'POST /api/payments/:provider/notice': ofCards,
      [`POST ${path}/:id/payments/:payment/refund`]: ofCards,
    },
  },
  reads: {
    untranslated: ['/api/orders/:order_no/payments', '/api/payments/:provider/return', '/api/payment-links/:code'],
  },
  questions: [notices],
  impersonal: ['card_settings', 'payment_reminders'],
}
