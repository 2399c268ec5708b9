import { z } from 'zod'
import { isWebAddress } from '#src/base/web-address.ts'
import { parseJson } from '../json.ts'

/**
 * Fields as they arrive in a query, a form or JSON: in the first two every value is a string,
 * a repeated field is a list and a field may carry JSON. A JSON body may send the real types.
 */

/** A whole number, or its decimal digits. Not a boolean, null or '' as z.coerce would take. */
export function whole(min: number, max: number) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
}

/** Money in major units: a positive number with at most two decimals, which a form may write with a comma. */
export function amount({ canBeZero = false } = {}) {
  const number = canBeZero ? z.number().nonnegative() : z.number().positive()
  return z
    .union([z.number(), z.string().regex(/^\d{1,10}([.,]\d{1,2})?$/)])
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .pipe(number.max(1_000_000_000).refine((major) => Math.round(major * 100) / 100 === major))
}

/** true/false, 'true'/'false', '1'/'0' or the checkbox's 'on'. */
export function flag() {
  return z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on'])])
    .transform((value) => value === true || value === 'true' || value === '1' || value === 'on')
}

/** A list that arrives absent, as one value, repeated, as comma-separated text or as JSON in a field. */
export function listOf<T extends z.ZodType>(item: T, max = 100) {
  return z.preprocess((value) => {
    if (value === undefined || value === '') return []
    if (typeof value !== 'string') return Array.isArray(value) ? value : [value]
    if (value.trimStart().startsWith('[')) return parsed(value) ?? value
    // One more than may be is enough to be refused.
    return value.split(',', max + 1).map((part) => part.trim())
  }, z.array(item).max(max))
}

/** A field whose text is JSON (spec §7 form_data, queue, cart); the value itself in a JSON body. */
export function jsonField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? (parsed(value) ?? value) : value), schema)
}

/** Text of a person: trimmed, without control characters except line breaks and tabs. */
export function words(min: number, max: number) {
  return (
    z
      .string()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .transform((text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim())
      .pipe(z.string().min(min).max(max))
  )
}

/**
 * Text of one line, such as a name: whatever stands for a space is one space. With line breaks in it a stranger could
 * write a letter, or a line of facts, into the mails that carry it.
 */
export function line(min: number, max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(words(min, max))
}

/** 'YYYY-MM-DD'. The year 0, which ISO 8601 has, PostgreSQL does not take for a day. */
export function day() {
  return z.iso.date().refine((text) => !text.startsWith('0000'), { params: { key: 'errors.date' } })
}

/** A field that may be left out or empty: '' then. */
export function orEmpty(field: z.ZodType<string, string>) {
  return z
    .string()
    .default('')
    .transform((text, { issues }) => {
      if (text.trim() === '') return ''
      const result = field.safeParse(text, { reportInput: true })
      if (result.success) return result.data
      for (const issue of result.error.issues) issues.push({ ...issue, input: text } as z.core.$ZodRawIssue)
      return z.NEVER
    })
}

export function email() {
  return words(6, 50).pipe(z.email())
}

/** A link of the office's: http, https or a path of this site. `orEmpty(webAddress())` where there may be none. */
export function webAddress(max = 500) {
  return words(1, max).pipe(z.string().refine(isWebAddress, { params: { key: 'errors.web_address' } }))
}

/** A link in an answer: as it was kept, or '' when it leads where none of ours may (promise 10). */
export function shownAddress() {
  return z.string().overwrite((text) => (isWebAddress(text) ? text : ''))
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
