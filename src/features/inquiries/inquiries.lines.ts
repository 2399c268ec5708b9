import { formatDay, formatDayRange, formatMonth } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import { formatMoney } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { honeypot } from './inquiries.links.ts'
import type { ContactRequest, JobApplication, OfferRequest, SpecialTourRequest } from './inquiries.schema.ts'

/** A form as sent. */
export type Sent =
  | ({ kind: 'contact' } & ContactRequest)
  | ({ kind: 'special-tour' } & SpecialTourRequest)
  | ({ kind: 'human-resources' } & JobApplication)
  | ({ kind: 'offer' } & OfferRequest)

/** A form with the facts that its reader needs beside it. */
export type Inquiry = Exclude<Sent, { kind: 'offer' }> | ({ kind: 'offer'; tourName: string } & OfferRequest)

/** A field of the form before it is localized. The parts are joined by commas. */
export type Line = { label: StringKey; parts: (string | Text)[] }

/** The subject in the office. */
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

/** The columns of `messages`: the common fields, and the others in `details`. */
export function columnsOf(inquiry: Inquiry) {
  const { kind, name, email, phone, [honeypot]: _, ...rest } = inquiry
  const { message = '', notes = message, cv, ...details }: { message?: string; notes?: string; cv?: unknown } = rest
  return { kind, name, email, phone, message: notes, details }
}

/** The filled-in fields of its kind, without the sender and the free text. */
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

/** By step of the form. */
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
  const stay: Text =
    nights === 0 ? { key: 'inquiries.day_trip' } : { key: 'inquiries.n_nights', values: { n: nights ?? 0 } }
  return [
    { label: 'inquiries.destination', parts: [destination] },
    { label: 'inquiries.date', parts: [dates[date_kind]()] },
    { label: 'inquiries.nights', parts: nights === null ? [] : [stay] },
  ]
}

function callLine(inquiry: Inquiry): Line {
  const isRequested = 'call_time' in inquiry && inquiry.phone !== ''
  return {
    label: 'inquiries.call_time',
    parts: isRequested ? [{ key: `inquiries.call_${inquiry.call_time}` }] : [],
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

/** The label of a means of transport. */
export function transportKey(type: SpecialTourRequest['transporter_types'][number]): StringKey {
  return type === 'ozel-arac' ? 'inquiries.ozel_arac' : `inquiries.${type}`
}
