import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { accountingApi } from './accounting/accounting.api.server.ts'
import { cancellingApi } from './cancelling/cancelling.api.server.ts'
import { cardsAdminApi } from './cards/cards.admin.api.server.ts'
import { cardsApi } from './cards/cards.api.server.ts'
import { cartApi } from './cart/cart.api.server.ts'
import { changesApi } from './changes/changes.api.server.ts'
import { checkoutApi } from './checkout/checkout.api.server.ts'
import { conversationApi } from './conversation/conversation.api.server.ts'
import { departureListsApi } from './departures/departure-lists.api.server.ts'
import { ordersExportApi } from './exports/orders-export.api.server.ts'
import { lookupApi } from './lookup/lookup.api.server.ts'
import { mailTextsApi } from './mail-texts/mail-texts.api.server.ts'
import { matchingApi } from './matching/matching.api.server.ts'
import { movingApi } from './moving/moving.api.server.ts'
import { officeSaleApi } from './office-sale/office-sale.api.server.ts'
import { orderMailsApi } from './order-mails/order-mails.api.server.ts'
import { ordersAdminApi } from './orders/orders.admin.api.server.ts'
import { ordersApi } from './orders/orders.api.server.ts'
import { papersApi } from './papers/papers.api.server.ts'
import { passengersApi } from './passengers/passengers.api.server.ts'
import { paymentLinksApi } from './payment-links/payment-links.api.server.ts'
import { officePaymentsApi } from './payments/office-payments.api.server.ts'
import { paymentsApi } from './payments/payments.api.server.ts'
import { pricingApi } from './pricing/pricing.api.server.ts'
import { receivablesApi } from './receivables/receivables.api.server.ts'
import { remindingApi } from './reminding/reminding.api.server.ts'
import { departureMessageApi } from './running/departure-message.api.server.ts'
import { runningApi } from './running/running.api.server.ts'
import { settlementApi } from './settlement/settlement.api.server.ts'
import { sharedFilesApi } from './shared-files/shared-files.api.server.ts'
import { travelInfoApi } from './travel-info/travel-info.api.server.ts'

/** Every endpoint of the room, in the order of a reservation. */
export const reservationsApi: readonly AnyEndpoint[] = [
  ...pricingApi,
  ...cartApi,
  ...checkoutApi,
  ...ordersApi,
  ...cancellingApi,
  ...conversationApi,
  ...paymentsApi,
  ...passengersApi,
  ...cardsApi,
  ...paymentLinksApi,
  ...lookupApi,
  // Before the order of an id.
  ...ordersExportApi,
  ...ordersAdminApi,
  ...officeSaleApi,
  ...officePaymentsApi,
  ...matchingApi,
  ...cardsAdminApi,
  ...changesApi,
  ...movingApi,
  ...orderMailsApi,
  ...mailTextsApi,
  ...papersApi,
  ...departureListsApi,
  ...runningApi,
  ...departureMessageApi,
  ...remindingApi,
  ...travelInfoApi,
  ...sharedFilesApi,
  ...receivablesApi,
  ...accountingApi,
  ...settlementApi,
]
