import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { flag, line } from '#src/base/http/endpoint/fields.ts'
import { translatedForm } from '#src/base/http/endpoint/form.ts'

/** `name` in the office's language, and in each as name_{lang}. */
export const OfficePickupPoint = z
  .object({
    id: z.number(),
    name: z.string(),
    /** false: it cannot be chosen */
    active: z.boolean(),
    /** number of tours that stop there */
    tours: z.number(),
    version: z.number(),
  })
  .catchall(z.unknown())
export type OfficePickupPoint = z.output<typeof OfficePickupPoint>
export const OfficePickupPoints = z.array(OfficePickupPoint)

export const pickupTextFields = { name: line(2, 120) }

export const pickupForm = translatedForm({ active: flag().default(true) }, pickupTextFields)

/** A stop of a tour: a point by id and its hour, HH:MM. */
export const TourPickup = z.strictObject({
  id: id(),
  time: z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { key: 'office.pickup_time' } }),
})
export type TourPickup = z.output<typeof TourPickup>
