import { addDays, type Day } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import { isForeignTckn, isTckn } from '#src/base/turkish-numbers.ts'
import type { documents, NeededField, roles } from './passengers.links.ts'

type Document = (typeof documents)[number] | ''
export type Seat = { seat: number; role: (typeof roles)[number]; age: number | null }

/** The seats of an ordered item: its adults, then its children in the order of their ages. */
export function seatsOf(item: { people_quantity: number; children_ages: readonly number[] }): Seat[] {
  const ages = [...Array.from({ length: item.people_quantity }, () => null), ...item.children_ages]
  return ages.map((age, index) => ({ seat: index + 1, role: age === null ? 'yetiskin' : 'cocuk', age }))
}

/** Whole years on a day. */
export function ageOn(birth_date: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth_date.slice(0, 4))
  return day.slice(5) < birth_date.slice(5) ? years - 1 : years
}

/** Digits that are shown of a document's number. */
const shownDigits = 3

/** A masked document number: `••••••••150`. */
export function maskOf(document_no: string): string {
  const hidden = Math.max(0, document_no.length - shownDigits)
  return '•'.repeat(hidden) + document_no.slice(hidden)
}

/** A document number as printed: without spaces, in Latin capitals. */
export function documentNoOf(typed: string): string {
  return typed
    .replace(/[\s.-]/g, '')
    .replace(/[a-zıİ]/g, (letter) => (letter === 'ı' || letter === 'İ' ? 'I' : letter.toUpperCase()))
}

/** Months for which a passport must be valid after the return of a tour abroad. */
const passportMonths = 6

export type PassportTrip = { end_date: Day; is_abroad: boolean }

/** Whether a document has an issuing country and a last day. */
export function isTravelDocument(document: string): boolean {
  return document === 'pasaport' || document === 'kimlik'
}

/** The first day on which a document may end: countries ask for months of a passport, an identity card is valid until its day. */
export function documentNeededUntil(document: string, { end_date, is_abroad }: PassportTrip): Day {
  return document === 'pasaport' && is_abroad ? addMonths(end_date, passportMonths) : end_date
}

/** Whether a document ends too soon for a trip; one without a last day does not. */
function isShort(
  { document, document_until }: Pick<Details, 'document' | 'document_until'>,
  trip: PassportTrip,
): boolean {
  return document_until !== null && document_until < documentNeededUntil(document, trip)
}

/** Every citizen of Türkiye has a surname (Law 2525); passports of other countries may have one name. */
export function needsSurname({ nationality }: { nationality: string }): boolean {
  return nationality === '' || nationality === 'TR'
}

/** The same day of a later month, or its last one. */
function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10) as Day, Math.min(date, last) - 1)
}

/** What a passenger's row contains. */
export type Details = {
  name: string
  surname: string
  birth_date: Day | null
  gender: string
  nationality: string
  document: Document
  document_no: string
  document_country: string
  document_until: Day | null
  /** beside a stop of the tour empty */
  pickup: string
  pickup_point_id: number | null
}

type Needs = PassportTrip & {
  /** the tour has stops, of which everybody needs one */
  has_pickups: boolean
}

/** Needed fields that are empty. A document that ends too soon, as after a move to a later date, counts as without a last day. */
export function missingOf(details: Details, trip: Needs): NeededField[] {
  const needed: NeededField[] = ['name', 'birth_date', 'gender', 'nationality', 'document_no']
  if (needsSurname(details)) needed.splice(1, 0, 'surname')
  if (isTravelDocument(details.document)) needed.push('document_country', 'document_until')
  const missing = needed.filter(
    (field) =>
      details[field] === '' || details[field] === null || (field === 'document_until' && isShort(details, trip)),
  )
  const isAnywhere = details.pickup !== '' || details.pickup_point_id !== null
  return trip.has_pickups && !isAnywhere ? [...missing, 'pickup'] : missing
}

type Trip = { start_date: Day; end_date: Day; is_abroad: boolean; today: Day }

/** Ages above this one are typing errors. */
const maxAge = 120

/**
 * Errors of a passenger's fields. Empty fields are missing, not wrong.
 * @param nameOfDay a day in words
 */
export function problemsOf(details: Details, trip: Trip, nameOfDay: (day: Day) => string): Record<string, Text> {
  const { birth_date, nationality, document, document_no } = details
  const problems: Record<string, Text> = {}
  if (birth_date !== null) {
    if (birth_date > trip.today) problems.birth_date = { key: 'mail.traveller_birth_future' }
    else if (ageOn(birth_date, trip.start_date) > maxAge) problems.birth_date = { key: 'errors.date' }
  }
  if (document === 'tckn') {
    const isForeign = nationality !== '' && nationality !== 'TR'
    if (document_no !== '' && !isTckn(document_no)) problems.document_no = { key: 'mail.traveller_tckn_wrong' }
    else if (isForeign && document_no !== '' && !isForeignTckn(document_no))
      problems.document_no = { key: 'mail.traveller_tckn_foreign' }
  }
  if (isTravelDocument(document)) {
    if (document_no !== '' && !/^[A-Z0-9]{5,15}$/.test(document_no))
      problems.document_no = { key: 'mail.traveller_passport_wrong' }
    if (isShort(details, trip)) {
      const isLonger = document === 'pasaport' && trip.is_abroad
      const key = isLonger ? 'mail.traveller_passport_short' : 'mail.traveller_passport_ends'
      problems.document_until = { key, values: { date: nameOfDay(documentNeededUntil(document, trip)) } }
    }
  }
  return problems
}

/**
 * The last day on which a customer fills in passengers: `days` before departure. When the item was ordered or moved on that day or
 * later, it is the day of departure.
 */
export function lastDayOf({ start_date, chosen_on }: { start_date: Day; chosen_on: Day }, days: number): Day {
  const last = addDays(start_date, -days)
  return chosen_on < last ? last : start_date
}
