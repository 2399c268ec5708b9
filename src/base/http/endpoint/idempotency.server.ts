import { invalid } from '../errors.ts'

/** The header Idempotency-Key: what names the caller's intent, so that a repeat is known. @throws Failure 422 */
export function intentOf(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw invalid('Idempotency-Key', 'errors.idempotency_key')
  return key
}
