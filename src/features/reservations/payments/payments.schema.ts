import { z } from 'zod'
import { amount, day, line, plainText, whole } from '#src/base/http/endpoint/fields.ts'

/** POST /api/orders/{order_no}/payment-notice?key= */
export const PaymentNotice = z.strictObject({
  paid_on: day(),
  bank_account_id: whole(1, Number.MAX_SAFE_INTEGER),
  sender: line(3, 100),
  /** major units; default, and at most: the open amount in the account's currency */
  amount: amount().optional(),
  note: plainText(0, 500).default(''),
  /** PDF, JPEG, PNG or WebP; '' from a form without a chosen file */
  receipt: z.union([z.file(), z.literal('').transform(() => undefined)]).optional(),
})
export type PaymentNotice = z.output<typeof PaymentNotice>
