import type { StringKey } from '#db/strings.ts'
import { formatDay, formatDayRange, formatMonth } from '#src/base/dates.ts'
import type { Text } from '#src/base/http/errors.ts'
import { formatMoney } from '#src/base/money.ts'
import type { ContactRequest, JobApplication, OfferRequest, SpecialTourRequest } from './inquiries.schema.ts'

export type Inquiry =
  | ({ kind: 'contact' } & ContactRequest)
  | ({ kind: 'special-tour' } & SpecialTourRequest)
  | ({ kind: 'human-resources' } & JobApplication)
  | ({ kind: 'offer'; tourName: string } & OfferRequest)

export type Line = { label: string; value: string }
/** A sentence in the language of whoever reads the lines. */
export type Say = (text: Text) => Promise<string>

/** What the office reads as the subject. */
export async function subjectOf(inquiry: Inquiry, say: Say): Promise<string> {
  switch (inquiry.kind) {
    case 'contact':
      return say({ key: `inquiries.topic_${inquiry.topic}` })
    case 'special-tour':
      return inquiry.destination
    case 'human-resources':
      return inquiry.position
    case 'offer':
      return inquiry.tourName
  }
}

/** What was asked, for people: the fields of its kind that were filled in, without who asks and their free text. */
export async function linesOf(inquiry: Inquiry, lang: string, say: Say): Promise<Line[]> {
  const told: [StringKey, string | Promise<string>][] = []
  if (inquiry.kind === 'contact') {
    told.push(['inquiries.topic', subjectOf(inquiry, say)], ['inquiries.order_no', inquiry.order_no])
  }
  if (inquiry.kind === 'special-tour') {
    told.push(
      ['inquiries.who', say({ key: `inquiries.who_${inquiry.who}` })],
      ['inquiries.destination', inquiry.destination],
      ['inquiries.date', dateText(inquiry, lang, say)],
      ['inquiries.nights', nightsText(inquiry.nights, say)],
      ['inquiries.people', peopleText(inquiry, inquiry.adults, say)],
      ['inquiries.budget', budgetText(inquiry, lang, say)],
      ['inquiries.transport', transportText(inquiry, say)],
      ['inquiries.visa', say({ key: inquiry.visa_help ? 'inquiries.yes' : 'inquiries.no' })],
    )
  }
  if (inquiry.kind === 'human-resources') told.push(['inquiries.position', inquiry.position])
  if (inquiry.kind === 'offer') {
    told.push(
      ['inquiries.tour', inquiry.tourName],
      ['inquiries.date', formatDay(inquiry.tourDate, lang)],
      ['inquiries.people', peopleText(inquiry, inquiry.peopleQuantity, say)],
    )
  }
  if ('call_time' in inquiry && inquiry.phone !== '') {
    told.push(['inquiries.call_time', say({ key: `inquiries.call_${inquiry.call_time}` })])
  }
  const lines = await Promise.all(told.map(async ([key, value]) => ({ label: await say({ key }), value: await value })))
  return lines.filter(({ value }) => value !== '')
}

async function dateText(
  { date_kind, start_date, end_date, month }: SpecialTourRequest,
  lang: string,
  say: Say,
): Promise<string> {
  if (date_kind === 'tarih') return formatDayRange(start_date, end_date, lang)
  return date_kind === 'ay' ? formatMonth(month, lang) : say({ key: 'inquiries.date_esnek' })
}

async function nightsText(nights: number | null, say: Say): Promise<string> {
  if (nights === null) return ''
  return nights === 0 ? say({ key: 'inquiries.day_trip' }) : say({ key: 'inquiries.n_nights', values: { n: nights } })
}

type Children = { childrenQuantity: number; childrenAges: number[]; ages_note: string }

async function peopleText(
  { childrenQuantity: n, childrenAges, ages_note }: Children,
  adults: number,
  say: Say,
): Promise<string> {
  const grown = await say({ key: 'inquiries.n_adults', values: { n: adults } })
  if (n === 0) return grown
  const ages = childrenAges.length > 0 ? childrenAges.join(', ') : ages_note
  const children = ages
    ? await say({ key: 'inquiries.n_children_aged', values: { n, ages } })
    : await say({ key: 'inquiries.n_children', values: { n } })
  return `${grown}, ${children}`
}

async function budgetText(
  { budget, currency, budget_kind }: SpecialTourRequest,
  lang: string,
  say: Say,
): Promise<string> {
  if (budget === null) return ''
  return say({ key: `inquiries.budget_of_${budget_kind}`, values: { amount: formatMoney(budget, currency, lang) } })
}

async function transportText({ transporter_types }: SpecialTourRequest, say: Say): Promise<string> {
  const names = transporter_types.map((type) => say({ key: transportKey(type) }))
  return (await Promise.all(names)).join(', ')
}

function transportKey(type: SpecialTourRequest['transporter_types'][number]): StringKey {
  return type === 'ozel-arac' ? 'inquiries.ozel_arac' : `inquiries.${type}`
}
