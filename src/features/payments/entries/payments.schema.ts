import { z } from 'zod'
import { amount, day, line, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'
import { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'

/** POST /api/orders/{order_no}/payment-notice?key= */
export const PaymentNotice = z.strictObject({
  paid_on: day(),
  bank_account_id: whole(1, Number.MAX_SAFE_INTEGER),
  sender: line(1, 100),
  /** major units of the account's currency; default, and at most: the open amount, into an account in lira also of a foreign currency */
  amount: amount().optional(),
  note: plainText(0, 500).default(''),
  /** PDF, JPEG, PNG or WebP; '' from a form without a chosen file */
  receipt: z.union([z.file(), z.literal('').transform(() => undefined)]).optional(),
})
export type PaymentNotice = z.output<typeof PaymentNotice>

/** What a transfer into an account in lira pays of a foreign amount: what is open, in lira, and the rate. Major units. */
export const LiraOffer = DayRate.extend({ currency: z.enum(currencies), is_kept_rate: z.boolean(), open: z.number() })
export type LiraOffer = z.output<typeof LiraOffer>

/** An order with what can be paid of it into an account in lira; null: nothing, or there is no rate. */
export type PayableOrder = Order & { lira: LiraOffer | null }
