import type { StringKey } from './string-key.ts'

export type FieldErrors = Record<string, string[]>

/** A message for a user: a key of the static strings, with values for its {placeholders}. */
export type Text = { key: StringKey; values?: Record<string, string | number> | undefined }

const statusOf = {
  malformed: 400,
  no_session: 401,
  wrong_credentials: 401,
  second_factor: 401,
  not_allowed: 403,
  second_factor_missing: 403,
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  files_away: 503,
  updating: 503,
}
export type FailureCode = keyof typeof statusOf

/** An expected failure, thrown anywhere under a route. The error handler turns it into a response. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly text: Text
  readonly status: number
  /** Messages by field name. */
  readonly fields: Record<string, Text[]>
  /** Additional fields of the response body, such as seats_left. */
  readonly facts: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    code: FailureCode,
    text: Text,
    more: { fields?: Record<string, Text[]>; facts?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(`${code}: ${text.key}`)
    this.code = code
    this.text = text
    this.status = statusOf[code]
    this.fields = more.fields ?? {}
    this.facts = more.facts ?? {}
    this.headers = more.headers ?? {}
  }
}

/** Too much waits for the same work, or its process is away: the request succeeds a little later. */
export function tooBusy(): Failure {
  return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '10' } })
}

export function notFound(key: StringKey = 'errors.not_found'): Failure {
  return new Failure('not_found', { key })
}

/**
 * 404, with what the page needs for a redirect.
 * @param moved_to the current slug when the requested one is an old slug
 * @param elsewhere slugs by language when the page is in other languages only
 */
export function notFoundAt({
  moved_to,
  elsewhere,
}: {
  moved_to: string | null
  elsewhere: Record<string, string>
}): Failure {
  const facts = { ...(moved_to !== null && { moved_to }), ...(Object.keys(elsewhere).length > 0 && { elsewhere }) }
  return new Failure('not_found', { key: 'errors.not_found' }, { facts })
}

/** 422 with a message at the field. */
export function invalid(field: string, key: StringKey, values?: Text['values']): Failure {
  return new Failure('invalid', { key: 'errors.invalid_form' }, { fields: { [field]: [{ key, values }] } })
}
