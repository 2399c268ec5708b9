import { z } from 'zod'
import { idOrNull, orNull } from '#src/base/http/endpoint/edits.ts'
import { amount, day, emptyOr, line, phone, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { countryCodes } from '#src/base/i18n/countries.ts'
import { Pickup } from '#src/features/departures/pickups/pickups.schema.ts'
import { documents, genders, neededFields, roles } from '#src/features/orders/money/passengers.links.ts'

const country = () => emptyOr(z.string().refine((code) => countryCodes.includes(code))).optional()

/** Whose row it is: the item's place in the order, and the seat within it, both from 1. */
export const SeatOf = z.strictObject({ item: whole(1, 50), seat: whole(1, 50) })
export type SeatOf = z.output<typeof SeatOf>

/**
 * POST /api/orders/{order_no}/passengers?key= and PUT /api/admin/orders/{id}/passengers: one person. What is absent stays, what
 * is empty is erased. Only the name is required; the rest may follow later.
 */
export const PassengerInput = z.strictObject({
  ...SeatOf.shape,
  /** of the passenger that was read; without one nothing is compared */
  version: whole(0, 2_000_000_000).optional(),
  /** as on the document; also the only name of a person without a surname */
  name: line(0, 60).optional(),
  surname: line(0, 60).optional(),
  birth_date: orNull(day()).optional(),
  gender: emptyOr(z.enum(genders))
    .pipe(z.enum(['', ...genders]))
    .optional(),
  /** ISO 3166-1 alpha-2 */
  nationality: country(),
  document: emptyOr(z.enum(documents))
    .pipe(z.enum(['', ...documents]))
    .optional(),
  /** answers show a part of it only; another kind of document forgets it */
  document_no: line(0, 30).optional(),
  /** of a passport or an identity card */
  document_country: country(),
  document_until: orNull(day()).optional(),
  phone: emptyOr(phone()).optional(),
  /** a stop of the tour; null: `pickup` says where. Of the two the one that is sent counts. */
  pickup_point_id: idOrNull().optional(),
  pickup: line(0, 120).optional(),
  note: plainText(0, 500).optional(),
})
export type PassengerInput = z.output<typeof PassengerInput>

/** A seat of an order with who travels on it. Empty texts and null: not filled in yet. */
export const Passenger = z.object({
  seat: z.number(),
  /** number of saves; 0: nobody has filled it in */
  version: z.number(),
  role: z.enum(roles),
  /** of a child when it was booked, in whole years on the day of departure */
  age: z.number().nullable(),
  name: z.string(),
  surname: z.string(),
  birth_date: z.string().nullable(),
  gender: z.enum(['', ...genders]),
  nationality: z.string(),
  document: z.enum(['', ...documents]),
  /** all but the last three characters are masked */
  document_no: z.string(),
  document_country: z.string(),
  document_until: z.string().nullable(),
  phone: z.string(),
  pickup_point_id: z.number().nullable(),
  pickup: z.string(),
  note: z.string(),
  /** on the day of departure, in whole years */
  real_age: z.number().nullable(),
  /** empty: complete */
  missing: z.array(z.enum(neededFields)),
})
export type Passenger = z.output<typeof Passenger>

/** POST …/passengers/accept: the new total of an item, major units, as it was shown. */
export const AcceptDifference = z.strictObject({ item: SeatOf.shape.item, total: amount({ canBeZero: true }) })
export type AcceptDifference = z.output<typeof AcceptDifference>

/** POST …/passengers/copy: the tour that is filled in with the people of the order's other tours. */
export const CopyPassengers = z.strictObject({ item: SeatOf.shape.item })
export type CopyPassengers = z.output<typeof CopyPassengers>

/** What birth dates change of a price. Nothing is charged before it is accepted. Amounts in major units. */
export const AgeDifference = z.object({
  currency: z.string(),
  from: z.number(),
  total: z.number(),
  /** total - from */
  amount: z.number(),
})
export type AgeDifference = z.output<typeof AgeDifference>

export const PassengerTour = z.object({
  /** place in the order, from 1 */
  item: z.number(),
  tour_name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** leaves the country: passports must be valid for six months after the return */
  is_abroad: z.boolean(),
  /** last day on which the customer fills in */
  until: z.string(),
  may_edit: z.boolean(),
  /** null: the price is that of the real ages */
  difference: AgeDifference.nullable(),
  /** people of the order's other tours that are not on this one yet: names of those who fit its open seats, and of those who do not */
  same_people: z.object({ fit: z.array(z.string()), unfit: z.array(z.string()) }),
  /** where people can get on, by hour */
  pickups: z.array(Pickup),
  people: z.array(Passenger),
})
export type PassengerTour = z.output<typeof PassengerTour>

/** Part of GET /api/orders/{order_no}. */
export const OrderPassengers = z.object({
  seats: z.number(),
  /** seats of which nothing is missing */
  complete: z.number(),
  tours: z.array(PassengerTour),
})
export type OrderPassengers = z.output<typeof OrderPassengers>

export const PassengersSaved = Done.extend({ data: OrderPassengers })
export type PassengersSaved = z.output<typeof PassengersSaved>

/** GET /api/admin/orders/{id}/passengers */
export const OfficePassengers = OrderPassengers.extend({
  /** false: the agency does not ask for passengers */
  is_asked: z.boolean(),
  /** edit, and see a document's number */
  may_edit: z.boolean(),
})
export type OfficePassengers = z.output<typeof OfficePassengers>
export const OfficePassengersSaved = Done.extend({ data: OfficePassengers })

/** POST /api/admin/orders/{id}/passengers/reveal: the number of a document. The look is recorded. */
export const DocumentShown = Done.extend({ data: z.object({ document_no: z.string() }) })
export type DocumentShown = z.output<typeof DocumentShown>
