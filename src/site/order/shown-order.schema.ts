import { z } from 'zod'
import { OrderMessages } from '#src/features/messages/conversation/conversation.schema.ts'
import {
  CancelledTour,
  DepartureChoice,
} from '#src/features/operations/departure-cancellation/departure-cancellation.schema.ts'
import { OrderSharedFile } from '#src/features/operations/shared-files/shared-files.schema.ts'
import { OrderTravelInfo } from '#src/features/operations/travel-info/travel-info.schema.ts'
import { Order } from '#src/features/orders/book/orders.schema.ts'
import { OrderPassengers } from '#src/features/passengers/manifest/passengers.schema.ts'
import { LiraOffer } from '#src/features/payments/entries/payments.schema.ts'

/** The order as its customer reads it. */
export const ShownOrder = Order.extend({
  /** amount in lira that may be paid for a foreign price; null: none, or there is no rate */
  lira: LiraOffer.nullable(),
  /** null: the agency does not ask for them, or the order is closed */
  passengers: OrderPassengers.nullable(),
  /** messages between customer and agency, oldest first */
  messages: OrderMessages,
  /** departures that the agency cancelled, about which the customer has to decide */
  choices: z.array(DepartureChoice),
  /** tours whose departure is cancelled, and about which the agency has not asked yet */
  cancelled_tours: z.array(CancelledTour),
  /** travel information that was sent, by departure */
  travel_infos: z.array(OrderTravelInfo),
  /** files for all customers of its departures; empty before it is confirmed */
  shared_files: z.array(OrderSharedFile),
})
export type ShownOrder = z.output<typeof ShownOrder>
