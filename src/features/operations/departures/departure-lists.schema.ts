import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { jsonField, whole } from '#src/base/http/endpoint/fields.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { OfficeOrderRow, OrderSum } from '#src/features/orders/book/orders.admin.schema.ts'
import { Unprintable } from '#src/features/orders/book/papers.schema.ts'
import { Passenger as FiledPassenger } from '#src/features/passengers/manifest/passengers.schema.ts'
import { departureFiles } from './departure-lists.links.ts'

/** GET /api/admin/departures/{id}/lists/{file} */
export const DepartureFile = z.object({ id: id(), file: z.enum(departureFiles) })

/** The people of a room; ages in whole years on the day of departure. */
export const Room = z.object({ adults: z.number(), children_ages: z.array(z.number()) })
export type Room = z.output<typeof Room>

/** Somebody on a seat of the departure. Empty texts and null: not filled in yet. */
export const DeparturePerson = FiledPassenger.pick({
  seat: true,
  name: true,
  surname: true,
  birth_date: true,
  gender: true,
  nationality: true,
  document: true,
  /** masked, except in a file for staff who may see it */
  document_no: true,
  document_country: true,
  document_until: true,
  phone: true,
  pickup_point_id: true,
  note: true,
  missing: true,
}).extend({
  /** the first day on which a passport may end */
  document_needed_until: z.string(),
  /** the stop that was chosen, else what was written; empty: not known */
  pickup: z.string(),
  /** HH:MM of the stop; null without one */
  pickup_time: z.string().nullable(),
  /** the ordered item, with the seat the person's place */
  item_id: z.number(),
  /** of a child, in whole years on the day of departure: the real one, else as it was booked; null for an adult */
  age: z.number().nullable(),
  /** booked as a child: rooms are suggested by what was booked */
  is_child: z.boolean(),
  /** of the office's room plan; null: as the price suggests */
  room: z.number().nullable(),
})
export type DeparturePerson = z.output<typeof DeparturePerson>

/** PUT /api/admin/departures/{id}/rooms: everybody on the departure, room by room. Without rooms the plan is forgotten. */
export const RoomPlan = z.strictObject({
  /** `rooms_version` of the departure that was read; without one nothing is compared */
  version: whole(0, 4_294_967_295).optional(),
  rooms: jsonField(
    z
      .array(
        z
          .array(z.strictObject({ item_id: id(), seat: whole(1, 50) }))
          .min(1)
          .max(10),
      )
      .max(200),
  ),
})
export type RoomPlan = z.output<typeof RoomPlan>

/** An order that holds seats of the departure. Amounts in major units. */
export const DepartureOrder = OfficeOrderRow.pick({
  id: true,
  order_no: true,
  status: true,
  payment_status: true,
  hold_until: true,
  created_at: true,
  source: true,
  name: true,
  email: true,
  phone: true,
  sums: true,
  due_on: true,
  cancel_requested: true,
}).extend({
  message: z.string(),
  /** on this departure */
  seats: z.number(),
  adults: z.number(),
  children_ages: z.array(z.number()),
  /** as the price has them; empty on a day trip */
  rooms: z.array(Room),
  /** a person per seat: of each tour first the adults, then the children */
  people: z.array(DeparturePerson),
  /** of this departure; `sums` are those of the whole order */
  total: z.number(),
  currency: OrderSum.shape.currency,
  /** tours of the whole order */
  tours: z.number(),
})
export type DepartureOrder = z.output<typeof DepartureOrder>

/** GET /api/admin/departures/{id}: nobody cancelled or expired is in it. */
export const ShownDeparture = z.object({
  id: z.number(),
  product_id: z.number(),
  tour_name: z.string(),
  tour_code: z.string(),
  nights: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(departureStatuses),
  /** on the screen for it, where customers are written to; a status `iptal` alone can be changed back */
  is_cancelled_for_good: z.boolean(),
  sales_cutoff_days: z.number(),
  note: z.string(),
  /** seats that it needs to leave; null: as many as the tour says */
  min_participants: z.number().nullable(),
  /** null without a minimum */
  tour_min_participants: z.number().nullable(),
  quota: z.number(),
  /** sold + held */
  seats_taken: z.number(),
  /** of orders that the office has not confirmed */
  held: z.number(),
  sold: z.number(),
  /** 0 when the departure is declared full or cancelled */
  free: z.number(),
  /** the oldest first */
  orders: z.array(DepartureOrder),
  /** of the whole orders, by currency */
  totals: z.array(OrderSum.pick({ currency: true, total: true, paid: true, open: true })),
  /** its lists can be had as PDF: false on a system without the compiler */
  makes_papers: z.boolean(),
  /** names of which its lists cannot show every letter */
  unprintable: Unprintable,
  /** a seat can be sold to a caller, and the user may */
  may_sell: z.boolean(),
  /** what people lack matters: the agency asks for them, and the tour is not over, after which documents are erased */
  asks_passengers: z.boolean(),
  /** the tour has pickup points, or a passenger has one */
  has_pickups: z.boolean(),
  /** stops whose hour is not the one on a customer's voucher, by hour; null: no stop */
  changed_pickups: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      name_tr: z.string(),
      name_en: z.string(),
      was: z.string().nullable(),
      time: z.string().nullable(),
      people: z.number(),
    }),
  ),
  /** of the people and their planned rooms: others have another one */
  rooms_version: z.number(),
  /** the user may change the room plan */
  may_plan: z.boolean(),
})
export type ShownDeparture = z.output<typeof ShownDeparture>

/** One seat. `name` is the customer of the order, `passenger` who travels; empty until it is known. */
export const Passenger = DeparturePerson.omit({
  name: true,
  surname: true,
  note: true,
  room: true,
  phone: true,
}).extend({
  passenger: z.string(),
  /** from 1 */
  id: z.number(),
  order_id: z.number(),
  order_no: z.string(),
  name: z.string(),
  phone: z.string(),
  /** of the passenger; empty: not known */
  passenger_phone: z.string(),
  /** from 1, in the order of the rooms; null on a day trip */
  room: z.number().nullable(),
  message: z.string(),
  /** of the passenger */
  note: z.string(),
  status: OfficeOrderRow.shape.status,
})
export type Passenger = z.output<typeof Passenger>
export const Passengers = z.array(Passenger)
