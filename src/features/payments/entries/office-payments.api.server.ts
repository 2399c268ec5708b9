import { Attachment } from '#src/base/answers/attachment.server.ts'
import { notFound } from '#src/base/errors.ts'
import { attachedDocument } from '#src/base/files/documents.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findPayment } from '#src/features/orders/book/office-payments.store.server.ts'
import { ordersAdminPath as path, paymentAccountsPath } from '#src/features/orders/orders.links.ts'
import {
  type Decided,
  enterPayment,
  matchPayment,
  rejectPayment,
  undoPayment,
} from './office-payments.commands.server.ts'
import {
  PaymentAccounts,
  PaymentEntry,
  PaymentMatch,
  PaymentParams,
  PaymentRates,
  PaymentReason,
} from './office-payments.schema.ts'
import { paymentRates } from './taken-lira.commands.server.ts'

const access = 'may:payments'
const ofPayment = { access, params: PaymentParams, answer: SavedId } as const

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
    handle: async ({ params: { id }, ...services }) => paymentRates(services, await foundOfficeOrder(services.db, id)),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/payments`,
    access,
    summary: 'Enters money that came without a notice (giris), or went back to the customer (iade).',
    params: Id,
    body: PaymentEntry,
    answer: SavedId,
    status: 201,
    handle: async ({ params: { id }, body, staff, ...call }) =>
      decided(call, await enterPayment(call, { id, version: body.version, staff }, body)),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/payments/:payment/match`,
    ...ofPayment,
    summary: 'Matches a customer’s notice with money that came. Another amount than what is due must be accepted.',
    body: PaymentMatch,
    handle: async ({ params, body, staff, ...call }) =>
      decided(call, await matchPayment(call, { ...params, version: body.version, staff }, body)),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/payments/:payment/reject`,
    ...ofPayment,
    summary: 'Rejects a customer’s notice with a reason.',
    body: PaymentReason,
    handle: async ({ params, body, staff, ...call }) =>
      decided(call, await rejectPayment(call, { ...params, version: body.version, staff }, body)),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/payments/:payment/undo`,
    ...ofPayment,
    summary: 'Takes a match, a rejection, an entry or a refund back, with a reason.',
    body: PaymentReason,
    handle: async ({ params, body, staff, ...call }) =>
      decided(call, await undoPayment(call, { ...params, version: body.version, staff }, body)),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/payments/:payment/receipt`,
    access: 'may:orders.read',
    summary: 'The receipt that the customer sent.',
    params: PaymentParams,
    answer: Attachment,
    handle: async ({ db, documents, params: { id, payment } }) => {
      const file = (await findPayment(db, id, payment))?.receipt_file
      const attached = file && (await attachedDocument(documents, file, `dekont-${id}-${payment}`))
      if (!attached) throw notFound('office.no_receipt')
      return attached
    },
  }),
]

async function decided(call: Parameters<typeof done>[0], { id, message }: Decided) {
  return { ...(await done(call, message)), data: { id } }
}
