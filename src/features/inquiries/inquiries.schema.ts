import { z } from 'zod'
import { isDay, monthPattern } from '#src/base/dates.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { day, email, flag, line, listOf, orEmpty, phone, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { transporterTypes } from '../tours/tours.schema.ts'
import {
  budgetKinds,
  callTimes,
  currencies,
  dateKinds,
  groupKinds,
  honeypot,
  lengths,
  maxAges,
  maxBudget,
  maxNights,
  maxPeople,
  topics,
} from './inquiries.links.ts'

type Refuse = (field: string, key: string, values?: object) => void

/** A check across fields. */
function rule<T>(check: (value: T, refuse: Refuse) => void) {
  return ({ value, issues }: z.core.ParsePayload<T>) =>
    check(value, (field, key, values) =>
      issues.push({ code: 'custom', path: [field], params: { key, values }, input: value }),
    )
}

/** The sender. E-mail or phone is required. */
const sender = {
  name: line(...lengths.name),
  email: orEmpty(email()),
  phone: orEmpty(phone()),
  /** See `honeypot`. */
  [honeypot]: plainText(0, 2000).default(''),
}

function isReachable({ email, phone }: { email: string; phone: string }, refuse: Refuse): void {
  if (email === '' && phone === '') refuse('email', 'inquiries.email_or_phone')
}

const party = {
  childrenQuantity: whole(0, maxPeople).default(0),
  /** one per child; optional above `maxAges` children */
  childrenAges: listOf(whole(0, 17), maxPeople),
  /** the age range of many children: "8-9" */
  ages_note: line(...lengths.ages_note).default(''),
}

function isParty(
  { childrenQuantity, childrenAges }: { childrenQuantity: number; childrenAges: number[] },
  refuse: Refuse,
): void {
  const areLeftOut = childrenAges.length === 0 && childrenQuantity > maxAges
  if (childrenAges.length !== childrenQuantity && !areLeftOut) refuse('childrenAges', 'errors.children_ages')
}

const dayOrNone = orEmpty(day())
const call_time = z.enum(callTimes).default('farketmez')

/** POST /api/forms/contact */
export const ContactRequest = z
  .strictObject({
    ...sender,
    topic: z.enum(topics).default('diger'),
    order_no: line(...lengths.order_no).default(''),
    message: plainText(...lengths.message),
  })
  .check(rule(isReachable))
export type ContactRequest = z.output<typeof ContactRequest>

/** POST /api/forms/special-tour */
export const SpecialTourRequest = z
  .strictObject({
    ...sender,
    ...party,
    who: z.enum(groupKinds).default('bireysel'),
    destination: line(...lengths.destination),
    date_kind: z.enum(dateKinds).default('esnek'),
    start_date: dayOrNone,
    end_date: dayOrNone,
    /** '2027-04' */
    month: orEmpty(z.string().regex(monthPattern)),
    /** 0 is a day trip */
    nights: whole(0, maxNights).nullable().default(null),
    adults: whole(1, maxPeople).default(2),
    /** in major units */
    budget: whole(1, maxBudget).nullable().default(null),
    currency: z.enum(currencies).default('TRY'),
    budget_kind: z.enum(budgetKinds).default('kisi'),
    transporter_types: listOf(z.enum(transporterTypes), transporterTypes.length),
    visa_help: flag().default(false),
    notes: plainText(...lengths.notes).default(''),
    call_time,
    /** Consent to the use of health data (KVKK). Optional. */
    health_consent: flag().default(false),
  })
  .check(rule(isReachable), rule(isParty), rule(hasDateFields))
export type SpecialTourRequest = z.output<typeof SpecialTourRequest>

function hasDateFields(
  {
    date_kind,
    start_date,
    end_date,
    month,
  }: { date_kind: string; start_date: string; end_date: string; month: string },
  refuse: Refuse,
): void {
  if (date_kind === 'tarih') {
    if (start_date === '') refuse('start_date', 'errors.required')
    if (end_date === '') refuse('end_date', 'errors.required')
    if (isDay(start_date) && isDay(end_date) && end_date < start_date) refuse('end_date', 'inquiries.end_before_start')
  }
  if (date_kind === 'ay' && month === '') refuse('month', 'errors.required')
}

/** POST /api/forms/human-resources, as multipart. */
export const JobApplication = z
  .strictObject({
    ...sender,
    position: line(...lengths.position),
    message: plainText(0, lengths.message[1]).default(''),
    cv: z
      .custom<File>((value) => value instanceof File && value.size > 0, { params: { key: 'inquiries.cv_required' } })
      .refine((file) => file.size <= maxDocumentBytes, {
        params: { key: 'inquiries.cv_too_large', values: { n: documentUpload.maxMegabytes } },
      }),
    /** Consent to retain the application for other positions. Voluntary. */
    keep_consent: flag().default(false),
  })
  .check(rule(isReachable))
export type JobApplication = z.output<typeof JobApplication>

/** POST /api/forms/offer: a tour for a group, on a requested date. */
export const OfferRequest = z
  .strictObject({
    ...sender,
    ...party,
    /** the tour's */
    token: z.string().min(1).max(60),
    tourDate: day(),
    peopleQuantity: whole(1, maxPeople).default(2),
    message: plainText(0, lengths.message[1]).default(''),
    call_time,
    health_consent: flag().default(false),
  })
  .check(rule(isReachable), rule(isParty))
export type OfferRequest = z.output<typeof OfferRequest>

/** Answer of every form, with 201. `message_no` is for the sender; `next` describes the next step and its time. */
export const MessageReceived = Done.extend({
  data: z.object({ message_no: z.string(), next: z.string(), hours: z.array(z.string()) }),
})
export type MessageReceived = z.output<typeof MessageReceived>
