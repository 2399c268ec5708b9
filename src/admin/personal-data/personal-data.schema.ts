import { z } from 'zod'
import { line } from '#src/base/http/endpoint/fields.ts'

/** An e-mail address or a telephone number. */
export const PersonWish = z.strictObject({ contact: line(6, 254) })

/** `confirm`: the same, typed again. */
export const EraseWish = PersonWish.extend({ confirm: line(1, 254) })

const Day = z.string()
export const standings = ['journey', 'money', 'books', 'free'] as const

/** Everything that is kept about a person, and what may be erased of it. */
export const Person = z.object({
  /** as it is compared */
  contact: z.string(),
  kind: z.enum(['email', 'phone']),
  orders: z.array(
    z.object({
      id: z.number(),
      order_no: z.string(),
      name: z.string(),
      email: z.string(),
      created_on: Day,
      ends_on: Day.nullable(),
      tours: z.array(z.string()),
      standing: z.enum(standings),
      /** the last day on which its documents, or without money the order, are kept; null while it is open */
      until: Day.nullable(),
      passengers: z.number(),
      messages: z.number(),
      /** confirmations, vouchers, receipts, contracts as accepted, transfer slips */
      documents: z.number(),
      marketing_consent: z.boolean(),
      /** what may go although the order stays: passengers, messages, notes, vouchers, a former address */
      has_details: z.boolean(),
    }),
  ),
  /** found by telephone among the passengers of orders of others */
  seats: z.array(
    z.object({ id: z.number(), order_no: z.string(), name: z.string(), ends_on: Day, is_over: z.boolean() }),
  ),
  messages: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['contact', 'special-tour', 'human-resources', 'offer']),
      message_no: z.string(),
      name: z.string(),
      email: z.string(),
      created_on: Day,
      subject: z.string(),
      entries: z.number(),
      has_file: z.boolean(),
    }),
  ),
  /** whose text is still there, to this address or about these records */
  mails: z.number(),
  /** orders of which this was the address or number until staff corrected it; they are found by the present one */
  corrected: z.number(),
  /** other addresses and numbers in these records, and in those of corrections */
  others: z.array(z.string()),
  /** an account of the office has this address */
  is_staff: z.boolean(),
  /** the telephone belongs to several addresses, so it does not say whose records these are: nothing is handed over or erased */
  is_shared: z.boolean(),
  may_erase: z.boolean(),
  /** earlier ones of this address or number, newest first */
  erased: z.array(z.object({ on: Day, counts: z.record(z.string(), z.number()) })),
})
export type Person = z.output<typeof Person>

export const Erased = z.object({
  success: z.literal(true),
  message: z.string(),
  counts: z.record(z.string(), z.number()),
  person: Person,
})
export type Erased = z.output<typeof Erased>

/** GET: what the sweep and requests have erased lately, newest first. */
export const Destruction = z.object({
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['look', 'download', 'erase', 'expired']),
      at: z.string(),
      by: z.string().nullable(),
      counts: z.record(z.string(), z.number()),
    }),
  ),
})
export type Destruction = z.output<typeof Destruction>
