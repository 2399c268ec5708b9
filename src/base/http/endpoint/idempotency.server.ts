import { invalid } from '../../errors.ts'
import type { IntentHeader } from './endpoint.server.ts'

/** 8 to 200 visible ASCII characters. */
export const idempotencyKeyPattern = '^[\\x21-\\x7e]{8,200}$'

/**
 * The header Idempotency-Key. A repeated request carries the same key.
 * @returns null when the endpoint does not declare the header, or when it is optional and missing
 * @throws Failure 422 for a missing or malformed key
 */
export function idempotencyKeyOf(headers: Headers, declared: IntentHeader | undefined): string | null {
  const key = headers.get('idempotency-key')
  if (!declared || (declared === 'optional' && key === null)) return null
  if (!new RegExp(idempotencyKeyPattern).test(key ?? '')) throw invalid('Idempotency-Key', 'errors.idempotency_key')
  return key
}
