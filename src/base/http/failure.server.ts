import type { z } from 'zod'
import { isDatabaseAway } from '../db/connect.server.ts'
import { QueueMismatch } from '../db/queue-order.ts'
import type { Services } from './endpoint/services.server.ts'
import { Failure, type FieldErrors, type Text } from './errors.ts'

/** PostgreSQL's code of a statement that ran into its time limit. */
const cancelled = '57014'

/** The one place where whatever was thrown becomes an answer (api.md, "Envelope"). */
export async function failureResponse(
  thrown: unknown,
  services: Pick<Services, 'localize' | 'log'>,
  lang: string,
  requestId: string,
): Promise<Response> {
  const failure = asFailure(thrown)
  if (failure.status >= 500) services.log.error({ request_id: requestId, err: thrown }, 'a request failed')
  const errors: FieldErrors = {}
  for (const [field, texts] of Object.entries(failure.fields)) {
    errors[field] = await Promise.all(texts.map((text) => services.localize(text, lang)))
  }
  const body = {
    success: false,
    message: await services.localize(failure.text, lang),
    code: failure.code,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...failure.facts,
  }
  return Response.json(body, { status: failure.status, headers: failure.headers })
}

export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (isDatabaseAway(thrown) || (thrown as { code?: unknown } | null)?.code === cancelled) {
    return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '5' } })
  }
  if (thrown instanceof QueueMismatch)
    return new Failure(
      'invalid',
      { key: 'office.queue_failed' },
      { fields: { queue: [{ key: 'office.queue_changed' }] } },
    )
  return new Failure('failed', { key: 'errors.failed' })
}

/** Enough to see what is wrong; a body of ten thousand wrong values is not answered with as many messages. */
const maxProblems = 50

/**
 * What a schema refused, as texts at the fields. A nested field is named by its path: cart.0.tourDate. A field of a form that
 * travels as JSON in `form_data` (spec §7) is named as in that form.
 * @param error of a parse with `reportInput`, which tells a missing field from a wrong one.
 */
export function fieldProblems(error: z.ZodError): Record<string, Text[]> {
  // A map, because a field may be called `constructor`.
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
  if (issue.input === undefined || issue.input === '') return { key: 'errors.required' }
  const isText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'too_small')
    return { key: isText ? 'errors.too_short' : 'errors.too_small', values: { n: Number(issue.minimum) } }
  if (issue.code === 'too_big')
    return { key: isText ? 'errors.too_long' : 'errors.too_big', values: { n: Number(issue.maximum) } }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { key: 'errors.email' }
  if (issue.code === 'invalid_format' && issue.format === 'date') return { key: 'errors.date' }
  return { key: 'errors.format' }
}
