import { z } from 'zod'
import { id, orNull, version } from '#src/base/http/endpoint/edits.ts'
import { amount, day, flag, line, plainText } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'
import { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { DayRate } from '#src/features/departures/rates/rates.schema.ts'

/** `version` of the order as it was read; a later one is 409 with what happened since. */
const seen = { version: version().optional() }

export const PaymentParams = z.object({ id: id(), payment: id() })

const paymentMethods = ['havale', 'nakit', 'kart'] as const

/** Lira for one unit, at most four decimals. */
const rate = () =>
  z
    .number()
    .positive()
    .max(99_999)
    .refine((value) => Math.round(value * 10_000) / 10_000 === value)
    .optional()

/** PUT /api/admin/orders/{id}/payments/{payment}/match */
export const PaymentMatch = z.strictObject({
  ...seen,
  /** that arrived, major units, of a notice in lira in lira; default: the reported one */
  amount: amount().optional(),
  /** of a notice in lira; default: the reported one */
  try_rate: rate(),
  /** accepts an amount that differs from the expected one */
  accepts_difference: flag().default(false),
})
export type PaymentMatch = z.output<typeof PaymentMatch>

/** PUT …/reject and POST …/undo */
export const PaymentReason = z.strictObject({ ...seen, reason: plainText(3, 500) })
export type PaymentReason = z.output<typeof PaymentReason>

/** POST /api/admin/orders/{id}/payments: money that came without a notice, or went back. */
export const PaymentEntry = z.strictObject({
  /** of the order as it was read: two equal entries from one view are one */
  version: version(),
  kind: z.enum(['giris', 'iade']).default('giris'),
  method: z.enum(paymentMethods),
  /** in the currency, or in lira that were taken for it */
  amount: amount(),
  currency: z.enum(currencies),
  /** the amount is in lira, and pays what is owed in the currency */
  in_lira: flag().default(false),
  /** default: the order's rate while its hold lasts, later the newest one */
  try_rate: rate(),
  /** of a refund in lira: the payment in lira that goes back, at its own rate */
  returns_id: orNull(id()),
  paid_on: day(),
  /** of the agency; needed for a bank transfer */
  bank_account_id: orNull(id()),
  sender: line(0, 100).default(''),
  /** the reason of a refund, at least three characters */
  note: plainText(0, 500).default(''),
  /** accepts more than the balance, or money beside an undecided notice */
  accepts_difference: flag().default(false),
})
export type PaymentEntry = z.output<typeof PaymentEntry>

/** GET /api/admin/orders/{id}/payment-rates: rates at which lira pay an order now, by its foreign currencies. */
export const PaymentRates = z.array(DayRate.extend({ currency: z.enum(currencies), is_kept_rate: z.boolean() }))
export type PaymentRates = z.output<typeof PaymentRates>

/** GET /api/admin/payment-accounts */
export const PaymentAccounts = z.array(BankAccount.pick({ id: true, bank: true, currency: true, iban: true }))
export type PaymentAccounts = z.output<typeof PaymentAccounts>
