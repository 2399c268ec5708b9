import { z } from 'zod'
import { amount, day, line, whole, words } from '#src/base/http/endpoint/fields.ts'

/** POST /api/orders/{order_no}/payment-notice?key= */
export const PaymentNotice = z.strictObject({
  paid_on: day(),
  bank_account_id: whole(1, Number.MAX_SAFE_INTEGER),
  sender: line(3, 100),
  /** major units; what is still open in the account's currency unless told */
  amount: amount().optional(),
  note: words(0, 500).default(''),
  /** PDF, JPEG, PNG or WebP; a form in which none was chosen sends it empty */
  receipt: z.union([z.file(), z.literal('').transform(() => undefined)]).optional(),
})
export type PaymentNotice = z.output<typeof PaymentNotice>
