import { z } from 'zod'
import { amount } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { currencies } from '#src/base/money.ts'
import { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import { attemptStatuses, type CardProviderName, cardProviders } from './cards.links.ts'
import { Installment } from './installments/installments.schema.ts'

/** POST /api/orders/{order_no}/payments?key= */
export const CardPaymentWish = z.strictObject({
  currency: z.enum(currencies),
  /** major units of the currency; at most what is open */
  amount: amount(),
})
export type CardPaymentWish = z.output<typeof CardPaymentWish>

export const CardPaymentBegun = Done.extend({ data: z.object({ url: z.string() }) })
export type CardPaymentBegun = z.output<typeof CardPaymentBegun>

/** GET /api/orders/{order_no}/payments?key=: what can be paid by card. Amounts in major units. */
export const CardOffer = z.object({
  /** false: the agency takes no cards, or nothing of the order can be paid */
  is_offered: z.boolean(),
  choices: z.array(
    z.object({
      currency: z.enum(currencies),
      /** due next, and everything that is open */
      due: z.number(),
      open: z.number(),
      /** what a card is charged for one unit of the currency; null in lira */
      rate: DayRate.nullable(),
      is_kept_rate: z.boolean(),
    }),
  ),
  /** what the provider may offer, by card family */
  installments: z.array(Installment),
  /** the last visit to the provider's page */
  attempt: z
    .object({
      status: z.enum(attemptStatuses),
      amount: z.number(),
      currency: z.enum(currencies),
      /** in lira */
      charged: z.number(),
      card_brand: z.string(),
      card_last_four: z.string(),
      /** the provider's words about the card */
      refusal: z.string(),
      /** its page never opened */
      is_unopened: z.boolean(),
      /** ISO instants; returned_at: when the visitor came back from the page */
      created_at: z.string(),
      returned_at: z.string().nullable(),
      /** instant of its result; null while it is open */
      decided_at: z.string().nullable(),
      /** the provider has the money and reviews the payment */
      is_reviewed: z.boolean(),
      /** it was reviewed before its result */
      was_reviewed: z.boolean(),
    })
    .nullable(),
})
export type CardOffer = z.output<typeof CardOffer>

export const ProviderParams = z.object({
  provider: z.enum(cardProviders.filter((name): name is CardProviderName => name !== 'none')),
})
/** `key`: of the attempt's return address. Its number opens nothing. */
export const ReturnQuery = z.object({ key: z.string().max(40).catch('') })
