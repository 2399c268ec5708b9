import { z } from 'zod'
import { id, idOrNull } from '#src/base/http/endpoint/edits.ts'
import { jsonField, orEmpty, plainText } from '#src/base/http/endpoint/fields.ts'
import { mailStates } from '#src/base/mail/mail-state.ts'
import { currencies } from '#src/base/money.ts'
import { OfficeOrderRow } from '#src/features/orders/book/orders.admin.schema.ts'
import { ShownDeparture } from '../departures/departure-lists.schema.ts'

/** POST /api/admin/departures/{id}/cancel */
export const CancelDeparture = z.strictObject({
  /** customers read it */
  reason: plainText(3, 500),
  /** for customers in other languages; empty: no reason is shown */
  reason_en: orEmpty(plainText(3, 500)),
  /** the dates that customers may choose, as JSON; absent: all dates with seats, also later ones */
  offered: jsonField(z.array(id()).max(100)).optional(),
})
export type CancelDeparture = z.output<typeof CancelDeparture>

const answers = ['move', 'refund'] as const

/** PUT /api/admin/departures/{id}/cancel/{order}: what the customer chose, on the telephone. */
export const AnswerOrder = z.strictObject({
  answer: z.enum(answers),
  /** of `move`: the departure */
  to: idOrNull(),
})
export type AnswerOrder = z.output<typeof AnswerOrder>

/** POST /api/orders/{order_no}/departure-choice?key= */
export const ChooseDeparture = AnswerOrder.extend({
  /** the departure that was cancelled */
  departure_id: id(),
})
export type ChooseDeparture = z.output<typeof ChooseDeparture>

const Money = z.object({ currency: z.enum(currencies), amount: z.number() })

/** A tour of an order whose departure is cancelled, while nothing is offered yet. */
export const CancelledTour = z.object({
  departure_id: z.number(),
  tour_name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
})
export type CancelledTour = z.output<typeof CancelledTour>

/** Another date of the tour, without a difference in price. */
const Alternative = CancelledTour.omit({ tour_name: true }).extend({ seats_left: z.number() })
export type Alternative = z.output<typeof Alternative>

/** A cancelled departure for which the customer chooses another date or a refund. */
export const DepartureChoice = CancelledTour.extend({
  /** in the language of the order; may be empty */
  reason: z.string(),
  /** the soonest first; with enough seats for the order */
  alternatives: z.array(Alternative),
  /** false: another tour of the order has begun, so the customer is asked to call */
  may_refund: z.boolean(),
  /** what goes back, all of it; empty when nothing was paid. Major units */
  refund: z.array(Money),
  /** reported and not matched yet: it goes back too once it has come. Major units */
  reported: z.array(Money),
  /** last day for it */
  refund_by: z.string(),
  /** the order has other tours, which are cancelled with it when the money goes back */
  has_other_tours: z.boolean(),
})
export type DepartureChoice = z.output<typeof DepartureChoice>

const head = { id: true, order_no: true, status: true, name: true, email: true, phone: true } as const

/** An order that held seats when the departure was cancelled, or holds some now. */
const AffectedOrder = OfficeOrderRow.pick(head).extend({
  /** on this departure; 0 once it is answered for */
  seats: z.number(),
  /** tours of the whole order */
  tours: z.number(),
  /** received and not given back, major units */
  paid: z.array(Money),
  /** reported by the customer and not matched yet, major units */
  reported: z.array(Money),
  /** ISO instant of the mail with the choice; null: not mailed */
  told_at: z.string().nullable(),
  /** state of that mail; null when its record was deleted */
  mail: z.enum(mailStates).nullable(),
  /** null: not answered */
  answer: z.enum(['moved', 'cancelled', 'expired']).nullable(),
  /** who answered; null for a background job */
  answered_by: z.enum(['customer', 'staff']).nullable(),
  moved_to: z.object({ start_date: z.string(), end_date: z.string() }).nullable(),
  /** other dates with enough seats for it; empty once it is answered for */
  alternatives: z.array(z.number()),
  /** false: another tour of the order has begun, so staff decide on the order's page what goes back */
  may_refund: z.boolean(),
})
export type AffectedOrder = z.output<typeof AffectedOrder>

/** GET /api/admin/departures/{id}/cancel */
export const DepartureCancelling = ShownDeparture.pick({
  id: true,
  tour_name: true,
  tour_code: true,
  start_date: true,
  end_date: true,
  status: true,
}).extend({
  /** null: nobody has cancelled it here yet */
  cancelled: z
    .object({
      at: z.string(),
      by: z.string().nullable(),
      reason: z.string(),
      reason_en: z.string(),
      /** the dates that customers may choose; null: every one with room */
      offered: z.array(z.number()).nullable(),
    })
    .nullable(),
  /** it has left: it cannot be cancelled any more */
  has_left: z.boolean(),
  /** those without an answer first */
  orders: z.array(AffectedOrder),
  /** orders without an answer */
  open: z.number(),
  /** for staff to record, also on request and until the day itself */
  alternatives: z.array(Alternative),
  /** those of them that customers can be offered */
  offerable: z.array(z.number()),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
})
export type DepartureCancelling = z.output<typeof DepartureCancelling>
