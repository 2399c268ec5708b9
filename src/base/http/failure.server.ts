import type { z } from 'zod'
import { Failure, type FieldErrors, type Text } from './errors.ts'
import type { Services } from './services.server.ts'

/** PostgreSQL: connection, shutdown, out of resources, statement cancelled by its timeout. Node: the socket. */
const awayCodes = /^(08|57P|53|57014)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** The one place where whatever was thrown becomes an answer (api.md, "Envelope"). */
export async function failureResponse(
  thrown: unknown,
  services: Services,
  lang: string,
  requestId: string,
): Promise<Response> {
  const failure = asFailure(thrown)
  if (failure.status >= 500) services.log.error({ request_id: requestId, err: thrown })
  const errors: FieldErrors = {}
  for (const [field, texts] of Object.entries(failure.fields)) {
    errors[field] = await Promise.all(texts.map((text) => services.say(text, lang)))
  }
  const body = {
    success: false,
    message: await services.say(failure.text, lang),
    code: failure.code,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...failure.facts,
  }
  return Response.json(body, { status: failure.status, headers: failure.headers })
}

function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const code = (thrown as { code?: unknown } | null)?.code
  const message = thrown instanceof Error ? thrown.message : ''
  if (
    (typeof code === 'string' && awayCodes.test(code)) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  ) {
    return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '5' } })
  }
  return new Failure('failed', { key: 'errors.failed' })
}

/** What a schema refused, as texts at the fields. A nested field is named by its path: cart.0.tourDate. */
export function fieldProblems(error: z.ZodError): Record<string, Text[]> {
  const fields: Record<string, Text[]> = {}
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const name of names) {
      const field = name.map(String).join('.') || 'form'
      fields[field] = [...(fields[field] ?? []), problem(issue)]
    }
  }
  return fields
}

function problem(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'custom' && typeof issue.params?.key === 'string') {
    return { key: issue.params.key as Text['key'], values: issue.params.values as Text['values'] }
  }
  if (issue.code === 'unrecognized_keys') return { key: 'errors.unknown_field' }
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big')
    return {
      key: issue.origin === 'string' ? 'errors.too_long' : 'errors.too_big',
      values: { n: Number(issue.maximum) },
    }
  if (issue.code === 'invalid_format')
    return {
      key: issue.format === 'email' ? 'errors.email' : issue.format === 'date' ? 'errors.date' : 'errors.format',
    }
  if (issue.code === 'invalid_type' && issue.input === undefined) return { key: 'errors.required' }
  return { key: 'errors.format' }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Text {
  if (issue.origin !== 'string') return { key: 'errors.too_small', values: { n: Number(issue.minimum) } }
  return issue.minimum === 1 || issue.input === ''
    ? { key: 'errors.required' }
    : { key: 'errors.too_short', values: { n: Number(issue.minimum) } }
}
