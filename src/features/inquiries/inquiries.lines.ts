import { formatDay, formatDayRange, formatMonth } from '#src/base/dates.ts'
import type { Text } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { formatMoney } from '#src/base/money.ts'
import { honeypot } from './inquiries.links.ts'
import type { ContactRequest, JobApplication, OfferRequest, SpecialTourRequest } from './inquiries.schema.ts'

/** A form as it was sent. */
export type Sent =
  | ({ kind: 'contact' } & ContactRequest)
  | ({ kind: 'special-tour' } & SpecialTourRequest)
  | ({ kind: 'human-resources' } & JobApplication)
  | ({ kind: 'offer' } & OfferRequest)

/** A form with what the agency adds for its reader. */
export type Inquiry = Exclude<Sent, { kind: 'offer' }> | ({ kind: 'offer'; tourName: string } & OfferRequest)

/** What was asked, before it is put into words. The parts are read one after the other, with commas. */
export type Line = { label: StringKey; parts: (string | Text)[] }

/** What the office reads as the subject. */
export function subjectOf(inquiry: Inquiry): string | Text {
  switch (inquiry.kind) {
    case 'contact':
      return { key: `inquiries.topic_${inquiry.topic}` }
    case 'special-tour':
      return inquiry.destination
    case 'human-resources':
      return inquiry.position
    case 'offer':
      return inquiry.tourName
  }
}

/** As the mailbox keeps it: what every kind has, and the rest in `details`. */
export function columnsOf(inquiry: Inquiry) {
  const { kind, name, email, phone, [honeypot]: _, ...rest } = inquiry
  const { message, details } = split(rest)
  return { kind, name, email, phone, message, details }
}

function split({ message = '', notes, cv: _, ...details }: { message?: string; notes?: string; cv?: unknown }) {
  return { message: notes ?? message, details }
}

/** The fields of its kind that were filled in, without who asks and their free text. */
export function linesOf(inquiry: Inquiry, lang: string): Line[] {
  return filledIn([...ownLines(inquiry, lang), callLine(inquiry)])
}

export function filledIn(lines: readonly Line[]): Line[] {
  return lines.filter(({ parts }) => parts.some((part) => part !== ''))
}

function ownLines(inquiry: Inquiry, lang: string): Line[] {
  switch (inquiry.kind) {
    case 'contact':
      return [
        { label: 'inquiries.topic', parts: [subjectOf(inquiry)] },
        { label: 'inquiries.order_no', parts: [inquiry.order_no] },
      ]
    case 'special-tour':
      return Object.values(specialTourLines(inquiry, lang)).flat()
    case 'human-resources':
      return [{ label: 'inquiries.position', parts: [inquiry.position] }]
    case 'offer':
      return [
        { label: 'inquiries.tour', parts: [inquiry.tourName] },
        { label: 'inquiries.date', parts: [formatDay(inquiry.tourDate, lang)] },
        { label: 'inquiries.people', parts: peopleParts(inquiry, inquiry.peopleQuantity) },
      ]
  }
}

/** By the step of the form that asks for them. */
export function specialTourLines(
  request: SpecialTourRequest,
  lang: string,
): Record<'where' | 'who' | 'budget', Line[]> {
  return {
    where: whereLines(request, lang),
    who: [
      { label: 'inquiries.who', parts: [{ key: `inquiries.who_${request.who}` }] },
      { label: 'inquiries.people', parts: peopleParts(request, request.adults) },
    ],
    budget: [
      { label: 'inquiries.budget', parts: budgetParts(request, lang) },
      { label: 'inquiries.transport', parts: request.transporter_types.map((type) => ({ key: transportKey(type) })) },
      { label: 'inquiries.visa', parts: request.visa_help ? [{ key: 'inquiries.yes' }] : [] },
    ],
  }
}

function whereLines(request: SpecialTourRequest, lang: string): Line[] {
  const { destination, date_kind, start_date, end_date, month, nights } = request
  const dates = {
    tarih: () => formatDayRange(start_date, end_date, lang),
    ay: () => formatMonth(month, lang),
    esnek: (): Text => ({ key: 'inquiries.date_esnek' }),
  }
  const told: Text =
    nights === 0 ? { key: 'inquiries.day_trip' } : { key: 'inquiries.n_nights', values: { n: nights ?? 0 } }
  return [
    { label: 'inquiries.destination', parts: [destination] },
    { label: 'inquiries.date', parts: [dates[date_kind]()] },
    { label: 'inquiries.nights', parts: nights === null ? [] : [told] },
  ]
}

function callLine(inquiry: Inquiry): Line {
  const isAsked = 'call_time' in inquiry && inquiry.phone !== ''
  return {
    label: 'inquiries.call_time',
    parts: isAsked ? [{ key: `inquiries.call_${inquiry.call_time}` }] : [],
  }
}

type Children = { childrenQuantity: number; childrenAges: number[]; ages_note: string }

function peopleParts({ childrenQuantity: n, childrenAges, ages_note }: Children, adults: number): Text[] {
  const grown: Text = { key: 'inquiries.n_adults', values: { n: adults } }
  if (n === 0) return [grown]
  const ages = childrenAges.length > 0 ? childrenAges.join(', ') : ages_note
  const children: Text = ages
    ? { key: 'inquiries.n_children_aged', values: { n, ages } }
    : { key: 'inquiries.n_children', values: { n } }
  return [grown, children]
}

function budgetParts({ budget, currency, budget_kind }: SpecialTourRequest, lang: string): Text[] {
  if (budget === null) return []
  const amount = formatMoney(budget, currency, lang)
  return [{ key: `inquiries.budget_of_${budget_kind}`, values: { amount } }]
}

/** The word for a means of transport. */
export function transportKey(type: SpecialTourRequest['transporter_types'][number]): StringKey {
  return type === 'ozel-arac' ? 'inquiries.ozel_arac' : `inquiries.${type}`
}
