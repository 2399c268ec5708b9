import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { PaymentParams } from '../entries/office-payments.schema.ts'
import { refundCard } from './card-refunds.commands.server.ts'
import { CardAttempts, CardRefundWish } from './card-refunds.schema.ts'
import { changeCardSettings } from './card-settings.commands.server.ts'
import { findOfficeCardSettings } from './card-settings.queries.server.ts'
import { cardSettingsForm, OfficeCardSettings } from './card-settings.schema.ts'
import { cardSettingsPath } from './cards.links.ts'
import { findCardAttempts } from './cards.queries.server.ts'

export const cardsAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: cardSettingsPath,
    access: 'may:settings',
    summary: 'Which provider takes cards. Of its keys only the last four characters are told.',
    answer: OfficeCardSettings,
    handle: findOfficeCardSettings,
  }),
  endpoint({
    method: 'PUT',
    path: cardSettingsPath,
    access: 'may:settings',
    summary: 'Chooses the provider of card payments. An empty key keeps the stored one.',
    body: cardSettingsForm.change,
    answer: SavedId,
    handle: async (call) => {
      await changeCardSettings(call, call.staff, call.body)
      return { ...(await done(call, 'office.saved')), data: { id: 1 } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${ordersAdminPath}/:id/card-attempts`,
    access: 'may:orders.read',
    summary: 'Visits of an order’s customer to the provider’s page, newest first, with what went back.',
    params: Id,
    answer: CardAttempts,
    handle: ({ db, params: { id } }) => findCardAttempts(db, id),
  }),
  endpoint({
    method: 'POST',
    path: `${ordersAdminPath}/:id/payments/:payment/refund`,
    access: 'may:payments',
    summary: 'Sends money back to the card that paid, through its provider.',
    params: PaymentParams,
    body: CardRefundWish,
    answer: SavedId,
    status: 201,
    handle: async ({ params, body, staff, ...call }) => {
      const { id, message } = await refundCard(call, { ...params, version: body.version, staff }, body)
      return { ...(await done(call, message)), data: { id } }
    },
  }),
]
