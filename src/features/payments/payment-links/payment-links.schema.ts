import { z } from 'zod'
import { id, version } from '#src/base/http/endpoint/edits.ts'
import { amount, day, flag, line } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { currencies } from '#src/base/money.ts'
import { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import { CardOffer } from '../cards/cards.schema.ts'
import { linkStates, maxPurpose } from './payment-links.links.ts'

/** POST /api/admin/orders/{id}/payment-links */
export const PaymentLinkWish = z.strictObject({
  /** of the order as it was read; a later one is 409 with what happened since */
  version: version().optional(),
  currency: z.enum(currencies),
  /** major units; at most the balance */
  amount: amount(),
  purpose: line(3, maxPurpose),
  /** the last day on which it can be paid */
  valid_until: day(),
  /** less than the amount may be paid at a time */
  is_partial: flag().default(false),
  /** mails it to the customer */
  sends_mail: flag().default(false),
})
export type PaymentLinkWish = z.output<typeof PaymentLinkWish>

export const LinkParams = z.object({ id: id(), link: id() })

/** Of a link, in major units. */
const link = {
  state: z.enum(linkStates),
  currency: z.enum(currencies),
  amount: z.number(),
  /** what was paid with it */
  paid: z.number(),
  purpose: z.string(),
  valid_until: z.string(),
  is_partial: z.boolean(),
}

/** GET /api/admin/orders/{id}/payment-links */
export const OrderLinks = z.object({
  /** what a link can ask for, by currency; empty: nothing is open, or the agency takes no cards. Major units */
  choices: z.array(z.object({ currency: z.enum(currencies), due: z.number(), open: z.number() })),
  /** newest first */
  links: z.array(
    z.object({
      ...link,
      id: z.number(),
      /** absolute */
      url: z.string(),
      created_at: z.string(),
      created_by: z.string().nullable(),
      mailed_at: z.string().nullable(),
    }),
  ),
})
export type OrderLinks = z.output<typeof OrderLinks>

export const LinkDone = Done.extend({ data: z.object({ id: z.number(), url: z.string() }) })

export const CodeParams = z.object({ code: z.string().max(40) })

/** GET /api/payment-links/{code}: no personal data, because a link is passed on. */
export const PayLink = z.object({
  ...link,
  order_no: z.string(),
  tours: z.array(z.object({ name: z.string(), start_date: z.string(), end_date: z.string() })),
  /** what can be paid now, in major units */
  payable: z.number(),
  /** what a card is charged for one unit of the currency; null in lira */
  rate: DayRate.nullable(),
  is_kept_rate: z.boolean(),
  /** what the provider may offer, by card family */
  installments: CardOffer.shape.installments,
  /** the last visit to the provider's page with this link */
  attempt: CardOffer.shape.attempt,
})
export type PayLink = z.output<typeof PayLink>

/** POST /api/payment-links/{code}/payments */
export const LinkPayment = z.strictObject({
  /** major units of the link's currency */
  amount: amount(),
})
