import { z } from 'zod'
import { currencies } from '#src/base/money.ts'
import { keptLineKinds } from '#src/features/departures/policies/policies.links.ts'

/** POST /api/cancellation-preview */
export const CancelPreviewRequest = z.strictObject({ order_no: z.string().max(40), key: z.string().max(100) })

/** What the policy of one tour keeps. Major units. */
const DeductedItem = z.object({
  tour_name: z.string(),
  start_date: z.string(),
  currency: z.enum(currencies),
  total: z.number(),
  /** calendar days left before departure */
  days: z.number(),
  percent: z.number(),
  lines: z.array(z.object({ kind: z.enum(keptLineKinds), amount: z.number() })),
  kept: z.number(),
})

/** Amounts in one currency, major units. */
export const CancelSum = z.object({
  currency: z.enum(currencies),
  /** received and not given back */
  paid: z.number(),
  /** by the customer and not yet matched, where it counts: for the customer, before they say yes */
  reported: z.number(),
  /** by the policies; null when a tour of the order has none */
  policy_kept: z.number().nullable(),
  /** null: not decided */
  kept: z.number().nullable(),
  /** null: not decided */
  refund: z.number().nullable(),
  /** kept - paid - reported, when less came than is kept */
  missing: z.number(),
})
export type CancelSum = z.output<typeof CancelSum>

/** What a cancellation on `day` keeps and gives back. */
export const Deduction = z.object({
  /** the customer's request, or today */
  day: z.string(),
  /** last day for the refund */
  due_on: z.string(),
  /** of the tours with a policy */
  items: z.array(DeductedItem),
  sums: z.array(CancelSum),
})
export type Deduction = z.output<typeof Deduction>

/** Effect of a cancellation, and the deduction; null when a tour has no policy, or nothing was paid or reported. */
export const CancelPreview = z.object({
  cancelling: z.enum(['now', 'request']).nullable(),
  deduction: Deduction.nullable(),
})
export type CancelPreview = z.output<typeof CancelPreview>

/** A cancellation that was made. */
export const Cancellation = z.object({
  /** through the link, by staff on the customer's wish, or by the agency's own */
  by: z.enum(['customer', 'staff', 'agency']),
  day: z.string(),
  sums: z.array(
    z.object({
      currency: z.enum(currencies),
      paid: z.number(),
      policy_kept: z.number().nullable(),
      kept: z.number(),
      refund: z.number(),
      /** last day for the refund; null when nothing goes back */
      due_on: z.string().nullable(),
      /** ISO instant at which all of it had gone back; null until then */
      done_at: z.string().nullable(),
    }),
  ),
})
export type Cancellation = z.output<typeof Cancellation>
