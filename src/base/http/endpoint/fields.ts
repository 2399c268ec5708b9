import { z } from 'zod'
import { isAmount } from '#src/base/money.ts'
import { isPhone, phoneOf } from '#src/base/phone.ts'
import { characters, maxAccountEmail, maxEmail, minEmail, oneLine, severalLines } from '#src/base/text.ts'
import { isWebAddress } from '#src/base/web-address.ts'
import { parseJson } from '../json.ts'

/**
 * Fields as they arrive in a query, a form or JSON: in a query or form every value is a string, a repeated field is a list,
 * and a field may carry JSON. A JSON body may send the real types.
 */

/** An integer or its decimal digits. Unlike z.coerce it refuses booleans, null and ''. */
export function whole(min: number, max: number) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
}

/** Money in major units: a positive number with at most two decimals. A form may send a decimal comma. */
export function amount({ canBeZero = false } = {}) {
  const number = canBeZero ? z.number().nonnegative() : z.number().positive()
  return z
    .union([z.number(), z.string().regex(/^\d{1,10}([.,]\d{1,2})?$/)])
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .pipe(number.max(1_000_000_000).refine(isAmount))
}

/** true/false, 'true'/'false', '1'/'0' or the checkbox's 'on'. */
export function flag() {
  return z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on'])])
    .transform((value) => value === true || value === 'true' || value === '1' || value === 'on')
}

/** A list that may be absent, one value, a repeated field, comma-separated text or JSON text. */
export function listOf<T extends z.ZodType>(item: T, max = 100) {
  return z.preprocess((value) => {
    if (value === undefined || value === '') return []
    if (typeof value !== 'string') return Array.isArray(value) ? value : [value]
    if (value.trimStart().startsWith('[')) return parsed(value) ?? value
    // One item more than allowed, so that the schema refuses the list.
    return value.split(',', max + 1).map((part) => part.trim())
  }, z.array(item).max(max))
}

/** A field sent as JSON text, such as form_data, queue or cart; in a JSON body the value itself. */
export function jsonField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? (parsed(value) ?? value) : value), schema)
}

/** Text typed by a user, of one line or several (`severalLines`). Passwords alone are not changed: they are compared, never shown. */
export function plainText(min: number, max: number) {
  return z.string().transform(severalLines).pipe(within(min, max))
}

/**
 * Text of one line, such as a name (`oneLine`). With line breaks, a visitor could insert paragraphs into the mails that contain
 * the name.
 */
export function line(min: number, max: number) {
  return z.string().transform(oneLine).pipe(within(min, max))
}

/** A text of so many characters, each counted once. */
export function within(min: number, max: number) {
  return z.string().check(({ value: input, issues }) => {
    const n = characters(input)
    const limit = { origin: 'string', inclusive: true, input } as const
    if (n < min) issues.push({ ...limit, code: 'too_small', minimum: min })
    if (n > max) issues.push({ ...limit, code: 'too_big', maximum: max })
  })
}

/** 'YYYY-MM-DD'. Refuses the year 0, which ISO 8601 has and PostgreSQL does not accept. */
export function day() {
  return z.iso.date().refine((text) => !text.startsWith('0000'), { params: { key: 'errors.date' } })
}

/** A field that may be empty. */
export function emptyOr(field: z.ZodType<string, string>) {
  return z.string().transform((text, { issues }) => {
    if (oneLine(text) === '') return ''
    const result = field.safeParse(text, { reportInput: true })
    if (result.success) return result.data
    for (const issue of result.error.issues) issues.push({ ...issue, input: text } as z.core.$ZodRawIssue)
    return z.NEVER
  })
}

/** A field that may be absent or empty; its value is then ''. Not for changes, where an absent field stays. */
export function orEmpty(field: z.ZodType<string, string>) {
  return emptyOr(field).default('')
}

/** An e-mail address of any length that mail has (RFC 5321: 254 octets). */
export function email() {
  return line(minEmail, maxEmail).pipe(z.email())
}

/** The e-mail address of an account: no longer than the login takes (docs/rules.md, Login). */
export function accountEmail() {
  return line(minEmail, maxAccountEmail).pipe(z.email())
}

/** A telephone as it is typed or pasted, stored in one form (`phoneOf`). */
export function phone() {
  return line(1, 100)
    .transform(phoneOf)
    .pipe(z.string().refine(isPhone, { params: { key: 'errors.phone' } }))
}

/** A link entered in the office: http, https or a path of this site. Use `orEmpty(webAddress())` for an optional one. */
export function webAddress(max = 500) {
  return plainText(1, max).pipe(z.string().refine(isWebAddress, { params: { key: 'errors.web_address' } }))
}

/** A link in an answer; '' for a stored link with an unsafe scheme, such as javascript:. */
export function safeAddress() {
  return z.string().overwrite((text) => (isWebAddress(text) ? text : ''))
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
