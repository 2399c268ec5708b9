/** Shapes of people.json and messages.json: the invented customers of the demo agency, and the forms they sent. */
import { z } from 'zod'
import {
  ContactRequest,
  JobApplication,
  OfferRequest,
  SpecialTourRequest,
} from '#src/features/inquiries/inquiries.schema.ts'
import { decisions, wishes } from '#src/features/orders/conversation.links.ts'

const texts = z.array(z.string())
const StaffMember = <Group extends string>(role_group: Group) =>
  z.strictObject({ name: z.string(), email: z.string(), role_group: z.literal(role_group) })

const Conversation = z.array(
  z.strictObject({
    by: z.enum(['customer', 'office']),
    body: z.string(),
    hours_ago: z.number(),
    /** the customer asks to have it changed; open unless the next message decides it */
    wish: z.enum(wishes).optional(),
    /** how the office decided the wish before it */
    decision: z.enum(decisions).optional(),
  }),
)
export type ConversationSeed = z.output<typeof Conversation>

export const People = z.strictObject({
  /** A reserved domain that cannot be registered. */
  emailDomain: z.string(),
  firstNames: texts,
  surnames: texts,
  cities: texts,
  /** They write English. */
  guestsFromAbroad: z.array(z.strictObject({ name: z.string(), city: z.string() })),
  /** Organisations that travel as a group and want an invoice of their own. */
  organisations: z.array(z.strictObject({ title: z.string(), tax_office: z.string() })),
  orderNotes: texts,
  cancelReasons: texts,
  /** What customers and the office wrote each other about orders that are confirmed, one order each. */
  conversations: z.array(Conversation),
  /** The same with a customer who writes English. */
  conversation_abroad: Conversation,
  /** Staff who handled the orders. They have no password, so these accounts cannot be used. */
  staff: z.strictObject({ sales: StaffMember('satis'), accounts: StaffMember('muhasebe') }),
})
export type People = z.output<typeof People>

const sent = {
  message_no: z.string(),
  days_ago: z.int(),
  /** Istanbul time */
  at: z.string(),
  lang: z.enum(['tr', 'en']),
  /** read already */
  check: z.boolean().default(false),
  section: z.enum(['mail', 'trash']).default('mail'),
}

/** A form as it was sent some days ago. The senders are invented; their addresses lead nowhere. */
export const Message = z.discriminatedUnion('kind', [
  z.strictObject({ ...sent, kind: z.literal('contact'), request: ContactRequest }),
  z.strictObject({
    ...sent,
    kind: z.literal('special-tour'),
    /** gives the request's month, counted from this one */
    in_months: z.int().optional(),
    request: z.strictObject(SpecialTourRequest.shape).omit({ month: true }),
  }),
  z.strictObject({
    ...sent,
    kind: z.literal('human-resources'),
    request: z.strictObject(JobApplication.shape).omit({ cv: true, keep_consent: true }),
  }),
  z.strictObject({
    ...sent,
    kind: z.literal('offer'),
    /** code */
    tour: z.string(),
    /** gives the request's day, counted from today */
    in_days: z.int(),
    request: z.strictObject(OfferRequest.shape).omit({ token: true, tourDate: true }),
  }),
])
export type MessageSeed = z.output<typeof Message>
