import { barePolicy } from './security-policy.server.ts'

/** Half a year: whoever has been here by https is not led astray by http. */
const transportSecurity = `max-age=${180 * 86_400}`

/** Said with every page; the renderer has said what a page may run (security-policy). Pages carry the CSRF token in a meta tag and, for clients that look there, in a cookie (spec §7). */
export function withPageHeaders(response: Response, csrfToken: string, isHttps: boolean): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', `XSRF-TOKEN=${csrfToken}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', barePolicy)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (isHttps) headers.set('strict-transport-security', transportSecurity)
  headers.set('x-frame-options', 'SAMEORIGIN')
  // A page whose address is a secret says less.
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return new Response(response.body, { status: response.status, headers })
}
