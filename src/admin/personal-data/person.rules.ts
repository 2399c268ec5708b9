import { foldEmail } from '#src/features/accounts/accounts.rules.ts'

/** How a person is asked for, in the form in which it is compared. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Fewer digits would match strangers. */
const minDigits = 7

/** Reads a typed e-mail address or telephone number; null when it is neither. */
export function contactOf(typed: string): Contact | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', value: foldEmail(text) }
  if (!/^\+?[\d\s()/.-]+$/.test(text)) return null
  const value = phoneDigits(text)
  return value.length >= minDigits ? { kind: 'phone', value } : null
}

/** The national part of a telephone number; the twin of phone_digits in db/functions/folded_text.sql. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(/^\s*(\+|00)\s*90/, '')
    .replace(/\D/g, '')
    .replace(/^(90(?=\d{10}$)|0+)/, '')
}

/** Texts of a record that say what happened, and nothing about a person. */
const plainFields = new Set([
  'action',
  'acceptance',
  'by',
  'created_at',
  'currency',
  'decided_at',
  'decision',
  'from_end',
  'from_start',
  'hold_until',
  'kind',
  'lang',
  'message_no',
  'method',
  'order_no',
  'paid_on',
  'payment_status',
  'section',
  'source',
  'state',
  'status',
  'to_end',
  'to_start',
  'valid_until',
  'wish',
])

/** What stands in the place of an erased text. */
export const erasedMark = '—'

/** Who an order is with, as staff may correct it. */
export type Customer = { name: string; city: string; email: string; phone: string }

/** A side of a record of an order that stays, without what its customer was called, or reached by, before a correction. */
export function withoutFormer(side: unknown, customer: Customer): unknown {
  return withoutFields(
    side,
    (field, value) => Object.hasOwn(customer, field) && value !== customer[field as keyof Customer],
  )
}

/** A side of a record of an order without an address or number, in whatever way it was written. */
export function withoutContact(side: unknown, { kind, value }: Contact): unknown {
  return withoutFields(side, (field, written) => field === kind && contactOf(String(written))?.value === value)
}

/** Fields in which records of a departure repeat what is forgotten of it (retention.rules.ts), as the log names them. */
export const forgottenFields = [
  'guide_name',
  'guide_phone',
  'hotels',
  'meeting_place',
  'meeting_place_en',
  'note',
  'shared_file',
  'subject',
  'travel_note',
  'travel_note_en',
] as const

/** A side of a record of a departure whose guide, messages and notes are forgotten. */
export function withoutDepartureFacts(side: unknown): unknown {
  return withoutFields(side, (field) => forgottenFields.some((each) => each === field))
}

/** @param goes decides for each field that is not empty */
function withoutFields(side: unknown, goes: (field: string, value: unknown) => boolean): unknown {
  if (typeof side !== 'object' || side === null) return side
  return Object.fromEntries(
    Object.entries(side).map(([field, value]) => [
      field,
      value !== '' && value !== null && goes(field, value) ? erasedMark : value,
    ]),
  )
}

/**
 * A side of an audit record without what it says about a person: every text goes, at any depth, unless its field is known to be
 * plain. Numbers, flags and the names of fields stay.
 */
export function withoutPerson(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return value === '' || plainFields.has(field) ? value : erasedMark
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutPerson(inner, name)]))
}
