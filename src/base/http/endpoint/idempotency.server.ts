import { invalid } from '../errors.ts'

/** The header Idempotency-Key, which names the caller's intent: a repeat of a request carries the same one. @throws Failure 422 */
export function intentOf(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw invalid('Idempotency-Key', 'errors.idempotency_key')
  return key
}

/** As intentOf, where the header may be missing. */
export function optionalIntentOf(headers: Headers): string | null {
  return headers.has('idempotency-key') ? intentOf(headers) : null
}
