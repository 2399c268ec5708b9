import { z } from 'zod'
import { id, orNull, version } from '#src/base/http/endpoint/edits.ts'
import { amount, day, email, emptyOr, flag, jsonField, line, phone, plainText } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { currencies } from '#src/base/money.ts'
import { OrderSum } from '#src/features/orders/book/orders.admin.schema.ts'
import { Deduction } from '#src/features/orders/money/cancelling.schema.ts'
import { maxNote } from '#src/features/orders/orders.links.ts'
import { orderStatuses } from '#src/features/orders/statuses.schema.ts'

const seen = { version: version().optional() }
const changeTargets = ['onayli', 'tamamlandi', 'iptal', 'opsiyonlu'] as const
/** ISO instant with a zone */
const instant = () => orNull(z.iso.datetime({ offset: true }).transform((text) => new Date(text)))

/** A query field that may be empty. */
function orDefault<T extends string>(field: z.ZodType<T, unknown>, value: T) {
  return z.preprocess((sent) => (sent === '' || sent === undefined ? value : sent), field)
}

const wish = {
  status: z.enum(changeTargets),
  /** who wants to cancel */
  by: z.enum(['customer', 'agency']).default('customer'),
  /** end of the hold, to extend or revive; default: HOLD_HOURS from now or from the present end */
  hold_until: instant().optional(),
}

/** GET /api/admin/orders/{id}/transition-preview; without a status that of a cancellation */
export const ChangeQuery = z.object({
  ...wish,
  status: orDefault(wish.status, 'iptal'),
  by: orDefault(wish.by, 'customer'),
})
export type ChangeQuery = z.output<typeof ChangeQuery>

/** What a change would do. */
export const ChangePreview = z.object({
  kind: z.enum(['confirm', 'complete', 'cancel', 'extend', 'revive']),
  from: z.enum(orderStatuses),
  to: z.enum(orderStatuses),
  /** why it cannot be done; null: it can */
  refusal: z.string().nullable(),
  seats_released: z.number(),
  seats_taken: z.number(),
  hold_until: z.string().nullable(),
  money: z.array(OrderSum.pick({ currency: true, paid: true, reported: true, open: true })),
  /** the mail to the customer, which staff can switch off; null when there is no mail */
  mail: z.object({ to: z.string(), subject: z.string() }).nullable(),
  /** of a cancellation: what it keeps and gives back */
  deduction: Deduction.nullable(),
  /** false: no mail server is set up, so mails are written but not sent */
  sends_mail: z.boolean(),
})
export type ChangePreview = z.output<typeof ChangePreview>

/** PUT /api/admin/orders/{id}/status */
export const ChangeStatus = z.strictObject({
  ...seen,
  ...wish,
  /** needed to cancel; the customer reads it in the mail */
  reason: plainText(0, 500).default(''),
  /** of a cancellation by the customer's wish: what is kept instead of what the policies keep, by currency */
  kept: jsonField(
    z.array(z.strictObject({ currency: z.enum(currencies), amount: amount({ canBeZero: true }) })).max(4),
  ).default([]),
  /** of a cancellation: the day of the deduction that was seen; 409 when it is another one by now */
  day: day().optional(),
  /** whether the customer gets a mail */
  sends_mail: flag().default(true),
})
export type ChangeStatus = z.output<typeof ChangeStatus>

/** PUT /api/admin/orders/{id}/cancel-request: declines it. It is accepted by cancelling the order. */
export const DeclineCancel = z.strictObject({
  ...seen,
  answer: z.literal('reddet'),
  /** the customer reads it in the mail */
  reason: plainText(3, 500),
  sends_mail: flag().default(true),
})
export type DeclineCancel = z.output<typeof DeclineCancel>

/** PUT /api/admin/orders/{id}/customer: what the customer misspelt; absent fields stay. Accepted contracts stay as they were. */
export const ChangeCustomer = z.strictObject({
  ...seen,
  name: line(1, 100).optional(),
  /** empty for a caller whose city is not known */
  city: emptyOr(line(1, 60)).optional(),
  /** empty only for a caller without one: every mail to the customer would be lost */
  email: emptyOr(email()).optional(),
  phone: phone().optional(),
  reason: plainText(3, 500),
})
export type ChangeCustomer = z.output<typeof ChangeCustomer>

/** POST /api/admin/orders/{id}/notes */
export const NewNote = z.strictObject({ note: plainText(1, maxNote) })

const ids = () => jsonField(z.array(id()).min(1).max(200))

/** POST /api/admin/orders/notes: one note on several orders. */
export const NewNotes = z.strictObject({ ids: ids(), note: plainText(1, maxNote) })

/** PUT /api/admin/orders/status: completes those that are confirmed and have ended. */
export const CompleteOrders = z.strictObject({ ids: ids(), status: z.literal('tamamlandi') })

export const OrdersEdited = Done.extend({ data: z.object({ changed: z.number(), left: z.number() }) })
