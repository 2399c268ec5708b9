/** How a person is asked for, in the form in which it is compared. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Fewer digits would match strangers. */
const minDigits = 7

/** Reads a typed e-mail address or telephone number; null when it is neither. */
export function contactOf(typed: string): Contact | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', value: foldedEmail(text) }
  if (!/^\+?[\d\s()/.-]+$/.test(text)) return null
  const value = phoneDigits(text)
  return value.length >= minDigits ? { kind: 'phone', value } : null
}

/** Only A to Z are folded, as for the accounts of staff: İ and ı never equal i, so a similar address stays another person's. */
function foldedEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
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
