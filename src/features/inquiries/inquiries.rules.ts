import type { Day } from '#src/base/dates.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { isPhone } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { characters, oneLine, severalLines } from '#src/base/text.ts'
import { lengths, maxAges, maxBudget, maxPeople } from './inquiries.links.ts'

/**
 * A reason why the server would refuse a form, shown without a request. The server refuses the same forms; a test compares the two.
 */
export type Problem = { key: StringKey; values?: Record<string, string | number> }
export type Problems<F> = Partial<Record<keyof F & string, Problem>>

/** The sender's fields in every form. `homepage` is the honeypot. */
export type Sender = typeof emptySender
export const emptySender = { name: '', email: '', phone: '', homepage: '' }

export type PartyForm = typeof defaultParty
export const defaultParty = { adults: '2', children: '0', ages: [] as (number | null)[], ages_note: '' }

export type ContactForm = typeof emptyContact
export const emptyContact = { ...emptySender, topic: 'tur', order_no: '', message: '' }

export type SpecialTourForm = typeof emptySpecialTour
export const emptySpecialTour = {
  ...emptySender,
  ...defaultParty,
  who: 'bireysel',
  destination: '',
  date_kind: 'esnek',
  start_date: '',
  end_date: '',
  month: '',
  nights: '',
  budget: '',
  currency: 'TRY',
  budget_kind: 'kisi',
  transporter_types: [] as string[],
  visa_help: false,
  notes: '',
  call_time: 'farketmez',
  health_consent: false,
}

export type JobForm = typeof emptyJob
export const emptyJob = { ...emptySender, position: '', message: '', cv: '', keep_consent: false }

export type OfferForm = typeof emptyOffer
export const emptyOffer = {
  ...emptySender,
  ...defaultParty,
  tourDate: '',
  message: '',
  call_time: 'farketmez',
  health_consent: false,
}

type TextField = keyof typeof lengths
/** Fields with a minimum. */
type AskedField = Exclude<TextField, 'notes' | 'ages_note'>

function textProblem(field: TextField, value: string): Problem | null {
  const n = characters(severalLines(value))
  const [min, max] = lengths[field]
  if (n === 0) return min > 0 ? { key: `required.${field as AskedField}` } : null
  if (n < min) return { key: 'errors.too_short', values: { n: min } }
  if (n > max) return { key: 'errors.too_long', values: { n: max } }
  return null
}

/** The problems that exist, in the given order: the first field gets the focus. */
function present<F>(found: [keyof F & string, Problem | null][]): Problems<F> {
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as Problems<F>
}

/** A message that may be short, or left out. */
function longMessage(text: string): Problem | null {
  const problem = textProblem('message', text)
  return problem?.key === 'errors.too_long' ? problem : null
}

function emailProblem({ email, phone }: Sender): Problem | null {
  const text = oneLine(email)
  if (text === '') return oneLine(phone) === '' ? { key: 'inquiries.email_or_phone' } : null
  const problem = textProblem('email', text)
  if (problem?.key === 'errors.too_long') return problem
  // Looser than the server's pattern.
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : { key: 'errors.email' }
}

function senderProblems(form: Sender): [keyof Sender, Problem | null][] {
  const phone = oneLine(form.phone)
  return [
    ['name', textProblem('name', form.name)],
    ['email', emailProblem(form)],
    ['phone', phone === '' || isPhone(phone) ? null : { key: 'errors.phone' }],
  ]
}

/** A whole number as typed: "15.000" is fifteen thousand. @returns NaN for anything else */
export function numberOf(text: string): number {
  const digits = text.trim().replace(/[.\s\u00a0]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

function countProblem(text: string, min: number, max: number, empty: StringKey): Problem | null {
  const n = numberOf(text)
  if (text.trim() === '') return { key: empty }
  if (Number.isNaN(n)) return { key: 'inquiries.whole_number' }
  if (n < min) return { key: 'errors.too_small', values: { n: min } }
  return n > max ? { key: 'errors.too_big', values: { n: max } } : null
}

function partyProblems(form: PartyForm): [keyof PartyForm, Problem | null][] {
  const children = numberOf(form.children)
  const lacksAge = children > 0 && children <= maxAges && agesOf(form).includes(null)
  return [
    ['adults', countProblem(form.adults, 1, maxPeople, 'required.adults')],
    ['children', countProblem(form.children, 0, maxPeople, 'required.children')],
    ['ages', lacksAge ? { key: 'errors.children_ages' } : null],
    ['ages_note', textProblem('ages_note', form.ages_note)],
  ]
}

/** One age per child, null until it is chosen. Empty for more than `maxAges` children. */
export function agesOf({ children, ages }: PartyForm): (number | null)[] {
  const n = numberOf(children)
  if (!(n > 0) || n > maxAges) return []
  return Array.from({ length: n }, (_, index) => ages[index] ?? null)
}

function dateProblem(day: Day, today: Day, empty: StringKey): Problem | null {
  if (day === '') return { key: empty }
  return day < today ? { key: 'inquiries.date_past' } : null
}

export function contactProblems(form: ContactForm): Problems<ContactForm> {
  return present<ContactForm>([
    ...senderProblems(form),
    ['order_no', textProblem('order_no', form.order_no)],
    ['message', textProblem('message', form.message)],
  ])
}

/** @param today in Istanbul */
export function specialTourProblems(form: SpecialTourForm, today: Day): Problems<SpecialTourForm> {
  const { date_kind, start_date, end_date, month, budget } = form
  const isRange = date_kind === 'tarih'
  const isBackwards = start_date !== '' && end_date !== '' && end_date < start_date
  return present<SpecialTourForm>([
    ['destination', textProblem('destination', form.destination)],
    ['start_date', isRange ? dateProblem(start_date, today, 'required.start_date') : null],
    [
      'end_date',
      isRange
        ? isBackwards
          ? { key: 'inquiries.end_before_start' }
          : dateProblem(end_date, today, 'required.end_date')
        : null,
    ],
    ['month', date_kind === 'ay' && month === '' ? { key: 'required.month' } : null],
    ...partyProblems(form),
    ['budget', budget.trim() === '' ? null : countProblem(budget, 1, maxBudget, 'required.amount')],
    ['notes', textProblem('notes', form.notes)],
    ...senderProblems(form),
  ])
}

/** @param file the chosen file; the form has only its name */
export function jobProblems(form: JobForm, file: { size: number } | null): Problems<JobForm> {
  const tooLarge = file !== null && file.size > maxDocumentBytes
  return present<JobForm>([
    ['position', textProblem('position', form.position)],
    ...senderProblems(form),
    ['message', longMessage(form.message)],
    [
      'cv',
      tooLarge
        ? { key: 'inquiries.cv_too_large', values: { n: documentUpload.maxMegabytes } }
        : file === null || file.size === 0
          ? { key: 'inquiries.cv_required' }
          : null,
    ],
  ])
}

export function offerProblems(form: OfferForm, today: Day): Problems<OfferForm> {
  return present<OfferForm>([
    ['tourDate', dateProblem(form.tourDate, today, 'required.tour_date')],
    ...partyProblems(form),
    ['message', longMessage(form.message)],
    ...senderProblems(form),
  ])
}

/** The party for the wire. */
export function partyOf(form: PartyForm): { childrenQuantity: number; childrenAges: number[]; ages_note: string } {
  return {
    childrenQuantity: numberOf(form.children),
    childrenAges: agesOf(form).filter((age) => age !== null),
    ages_note: numberOf(form.children) > maxAges ? form.ages_note.trim() : '',
  }
}
