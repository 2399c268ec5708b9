import { Attachment } from '#src/base/answers/attachment.server.ts'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findReceipt } from '#src/features/orders/book/office-payments.store.server.ts'
import { ordersAdminPath as path, paymentAccountsPath } from '#src/features/orders/orders.links.ts'
import { enterPayment, matchPayment, rejectPayment, undoPayment } from './office-payments.commands.server.ts'
import {
  PaymentAccounts,
  PaymentDecided,
  PaymentEntry,
  PaymentMatch,
  PaymentParams,
  PaymentRates,
  PaymentReason,
} from './office-payments.schema.ts'
import { paymentRates } from './taken-lira.commands.server.ts'

const access = 'may:payments'

/** Decisions of staff about money. */
export const officePaymentsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: paymentAccountsPath,
    access,
    summary: 'Bank accounts that a payment can be entered for.',
    answer: PaymentAccounts,
    handle: async (services) => [...(await findBankAccounts(services.db))],
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/payment-rates`,
    access,
    summary: 'Rates at which lira pay the foreign amounts of an order now.',
    params: Id,
    answer: PaymentRates,
    handle: async ({ params: { id }, ...services }) => {
      const order = await foundOfficeOrder(services.db, id)
      return paymentRates(services, order)
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/payments`,
    access,
    summary: 'Enters money that came without a notice (giris), or went back to the customer (iade).',
    params: Id,
    body: PaymentEntry,
    answer: PaymentDecided,
    status: 201,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const decided = await enterPayment(call, { id, version: body.version, staff }, body)
      return { ...(await done(call, decided.message)), data: { id: decided.id } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/payments/:payment/match`,
    access,
    summary: 'Matches a customer’s notice with money that came. Another amount than what is due must be accepted.',
    params: PaymentParams,
    body: PaymentMatch,
    answer: PaymentDecided,
    handle: async ({ params: { id, payment }, body, staff, ...call }) => {
      const decided = await matchPayment(call, { id, payment, version: body.version, staff }, body)
      return { ...(await done(call, decided.message)), data: { id: decided.id } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/payments/:payment/reject`,
    access,
    summary: 'Rejects a customer’s notice with a reason.',
    params: PaymentParams,
    body: PaymentReason,
    answer: PaymentDecided,
    handle: async ({ params: { id, payment }, body, staff, ...call }) => {
      const decided = await rejectPayment(call, { id, payment, version: body.version, staff }, body)
      return { ...(await done(call, decided.message)), data: { id: decided.id } }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/payments/:payment/undo`,
    access,
    summary: 'Takes a match, a rejection, an entry or a refund back, with a reason.',
    params: PaymentParams,
    body: PaymentReason,
    answer: PaymentDecided,
    handle: async ({ params: { id, payment }, body, staff, ...call }) => {
      const decided = await undoPayment(call, { id, payment, version: body.version, staff }, body)
      return { ...(await done(call, decided.message)), data: { id: decided.id } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/payments/:payment/receipt`,
    access: 'may:orders.read',
    summary: 'The receipt that the customer sent.',
    params: PaymentParams,
    answer: Attachment,
    handle: async ({ db, documents, params: { id, payment } }) => {
      const file = await findReceipt(db, id, payment)
      const body = file ? await documents.read(file) : null
      if (!file || !body) throw notFound('office.no_receipt')
      const ending = file.split('.').at(-1)!
      const type = ending === 'pdf' ? 'application/pdf' : `image/${ending}`
      return { name: `dekont-${id}-${payment}.${ending}`, type, body }
    },
  }),
]
