import { z } from 'zod'
import { orNull } from '#src/base/http/endpoint/edits.ts'
import { jsonField, line, orEmpty, phone, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { maxHotels } from './travel-info.links.ts'

const Hotel = z.strictObject({
  place: line(2, 60),
  name: line(2, 100),
  phone: orEmpty(phone()),
  nights: orNull(whole(1, 60)),
})

const contents = {
  /** HH:MM on the day of departure; empty: the text says it */
  meeting_time: orEmpty(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** in Turkish, as the note */
  meeting_place: orEmpty(plainText(3, 500)),
  /** for everybody who ordered in another language */
  meeting_place_en: orEmpty(plainText(3, 500)),
  guide_name: orEmpty(line(1, 80)),
  guide_phone: orEmpty(phone()),
  /** in the order of the journey */
  hotels: jsonField(z.array(Hotel).max(maxHotels)).default([]),
  note: orEmpty(plainText(2, 2000)),
  note_en: orEmpty(plainText(2, 2000)),
}

/** What customers need to know before they travel, in the two languages in which it is written. */
export const TravelContents = z.strictObject(contents)
export type TravelContents = z.output<typeof TravelContents>

/** `version` that the screen shows; 0 when nobody has written anything. */
const seen = { version: whole(0, 2_000_000_000) }

/** PUT /api/admin/departures/{id}/travel-info: all of it. */
export const TravelInfoForm = TravelContents.extend(seen)
export type TravelInfoForm = z.output<typeof TravelInfoForm>

/** Approving it, and sending a change to everybody: only what the screen showed. */
export const SeenTravelInfo = z.strictObject(seen)

/** The mail as customers get it, of contents that need not be saved. */
export const TravelInfoPreviewRequest = TravelContents.extend({
  lang: z.enum(['tr', 'en']),
})
export const TravelInfoPreview = z.object({ subject: z.string(), body_html: z.string() })
export type TravelInfoPreview = z.output<typeof TravelInfoPreview>

const shownContents = {
  meeting_time: z.string(),
  meeting_place: z.string(),
  guide_name: z.string(),
  guide_phone: z.string(),
  hotels: z.array(z.object({ place: z.string(), name: z.string(), phone: z.string(), nights: z.number().nullable() })),
  note: z.string(),
}
const Stamp = z.object({ at: z.string(), by: z.string().nullable() })

/** GET /api/admin/departures/{id}/travel-info */
export const TravelInfo = z.object({
  ...shownContents,
  meeting_place_en: z.string(),
  note_en: z.string(),
  /** of the contents; 0: nothing is written */
  version: z.number(),
  state: z.enum(['missing', 'draft', 'approved']),
  changed: Stamp.nullable(),
  /** of these contents; null: nobody has approved them */
  approved: Stamp.nullable(),
  /** earlier contents were approved, or sent: their approval is withdrawn */
  was_approved: z.boolean(),
  /** what an approval needs */
  missing: z.array(z.enum(['meeting_place', 'meeting_place_en', 'guide_phone'])),
  /** the day in Istanbul from whose beginning it is sent */
  sent_from: z.string(),
  is_due: z.boolean(),
  /** orders that travel */
  orders: z.number(),
  /** of these: in another language than Turkish */
  foreign: z.number(),
  /** of these: without an e-mail address; they read it on the order's page */
  without_email: z.number(),
  /** of these: got any version */
  sent: z.number(),
  /** of these: got the version that is approved */
  sent_current: z.number(),
  /** ISO instant of the last one; null: not sent */
  sent_at: z.string().nullable(),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
  may_write: z.boolean(),
})
export type TravelInfo = z.output<typeof TravelInfo>

/** What a customer was sent about a departure, in the language of the page. */
export const OrderTravelInfo = z.object({
  ...shownContents,
  departure_id: z.number(),
  tour_name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /** ISO instant */
  sent_at: z.string(),
  /** another version was sent before */
  is_changed: z.boolean(),
})
export type OrderTravelInfo = z.output<typeof OrderTravelInfo>
