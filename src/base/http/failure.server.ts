import type { z } from 'zod'
import { isDatabaseUnavailable } from '../db/connect.server.ts'
import { QueueMismatch } from '../db/queue-order.ts'
import { Failure, type FailureCode, type FieldErrors, type Text } from '../errors.ts'
import { isDiskFault } from '../files/disk-space.server.ts'
import { storeErrorOf } from '../files/store/store-error.ts'
import { currentWork } from '../observe/work.server.ts'
import { PdfInterrupted, PdfUnavailable } from '../pdf/pdf.server.ts'
import type { Services } from './endpoint/services.server.ts'
import { requiredKey } from './required.ts'

/** PostgreSQL's error code query_canceled: the statement exceeded its time limit. */
const cancelled = '57014'

type Refusal = {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; code: FailureCode; errors?: FieldErrors }
}
type Localizing = Pick<Services, 'localize' | 'log'>

/** Paths for staff, whose messages for empty fields are those of the specification. */
const staffPaths = /^\/api\/(admin|auth)\//i

/** Replaces the message for an empty field by a sentence about that field. */
export function forVisitor([field, texts]: [string, Text[]]): [string, Text[]] {
  return [field, texts.map((text) => (text.key === 'errors.required' ? { key: requiredKey(field) } : text))]
}

/** Turns every thrown value into a response. Its body is `{ success: false, message, code, errors?, request_id? }` and the facts of the failure. */
export async function failureResponse(...failed: Parameters<typeof refusalOf>): Promise<Response> {
  const { status, headers, body } = await refusalOf(...failed)
  return Response.json(body, { status, headers })
}

/** The same before it is a response. */
export async function refusalOf(
  thrown: unknown,
  services: Localizing,
  lang: string,
  requestId: string,
  path = '',
): Promise<Refusal> {
  const failure = asFailure(thrown)
  const work = currentWork()
  if (work && failure.status >= 500) work.error = thrown
  if (failure.status >= 500) services.log.error({ request_id: requestId, err: thrown }, 'request failed')
  const errors: FieldErrors = {}
  const fields = Object.entries(failure.fields)
  for (const [field, texts] of staffPaths.test(path) ? fields : fields.map(forVisitor)) {
    errors[field] = await Promise.all(texts.map((text) => services.localize(text, lang)))
  }
  const sentences = [failure.text, ...(failure.status === 500 ? [codeText(requestId)] : [])]
  const body = {
    success: false as const,
    message: (await Promise.all(sentences.map((text) => services.localize(text, lang)))).join(' '),
    code: failure.code,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(failure.status === 500 && { request_id: requestId }),
    ...failure.facts,
  }
  return { status: failure.status, headers: failure.headers, body }
}

/** The error code that a customer reads out on the telephone: the beginning of the request id in the log. */
export function codeText(requestId: string): Text {
  return { key: 'errors.code', values: { id: requestId.slice(0, 8) } }
}

export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (isDiskFault(thrown))
    return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '60' } })
  if (storeErrorOf(thrown))
    return new Failure('files_away', { key: 'errors.files_away' }, { headers: { 'retry-after': '10' } })
  if (isDatabaseUnavailable(thrown) || (thrown as { code?: unknown } | null)?.code === cancelled) {
    return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '5' } })
  }
  if (thrown instanceof PdfInterrupted) return noPaper('10')
  if (thrown instanceof PdfUnavailable) return noPaper('3600')
  if (thrown instanceof QueueMismatch)
    return new Failure(
      'invalid',
      { key: 'office.queue_failed' },
      { fields: { queue: [{ key: 'office.queue_changed' }] } },
    )
  return new Failure('failed', { key: 'errors.failed' })
}

/** @param seconds after which to ask again */
const noPaper = (seconds: string) =>
  new Failure('unavailable', { key: 'errors.no_paper' }, { headers: { 'retry-after': seconds } })

/** Limit of the messages in a response: a body can have ten thousand wrong values. */
const maxProblems = 50

/**
 * Messages by field for the issues of a schema. A nested field is named by its path, such as cart.0.tourDate; a field inside
 * the JSON of `form_data` is named without that prefix.
 * @param error of a parse with `reportInput`, which distinguishes a missing field from a wrong one.
 */
export function fieldProblems(error: z.ZodError): Record<string, Text[]> {
  // A map, because a field may be named `constructor`.
  const fields = new Map<string, Text[]>()
  for (const issue of error.issues.slice(0, maxProblems)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, maxProblems) : [null]
    for (const key of keys) {
      const path = [...issue.path, ...(key === null ? [] : [key])].map(String)
      const field = (path[0] === 'form_data' && path.length > 1 ? path.slice(1) : path).join('.') || 'form'
      fields.set(field, [...(fields.get(field) ?? []), problem(issue)])
    }
  }
  return Object.fromEntries(fields)
}

function problem(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'custom') {
    if (typeof issue.params?.key !== 'string') return { key: 'errors.format' }
    return { key: issue.params.key as Text['key'], values: issue.params.values as Text['values'] }
  }
  if (issue.code === 'unrecognized_keys') return { key: 'errors.unknown_field' }
  if (issue.input === undefined || issue.input === null || issue.input === '') return { key: 'errors.required' }
  const isText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'too_small' && issue.inclusive === false && Number(issue.minimum) === 0)
    return { key: 'errors.not_positive' }
  if (issue.code === 'too_small')
    return { key: isText ? 'errors.too_short' : 'errors.too_small', values: { n: Number(issue.minimum) } }
  if (issue.code === 'too_big')
    return { key: isText ? 'errors.too_long' : 'errors.too_big', values: { n: Number(issue.maximum) } }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { key: 'errors.email' }
  if (issue.code === 'invalid_format' && issue.format === 'date') return { key: 'errors.date' }
  return { key: 'errors.format' }
}
