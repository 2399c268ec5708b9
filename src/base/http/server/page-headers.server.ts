import { barePolicy } from './security-policy.server.ts'
import { transportSecurity } from './transport-security.ts'

/** Adds the headers common to all pages. The CSRF token is in a meta tag of the page and in a cookie, for clients that read it there. */
export function addPageHeaders(headers: Headers, csrfToken: string, siteUrl: string): void {
  headers.append(
    'set-cookie',
    `XSRF-TOKEN=${csrfToken}; Path=/; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`,
  )
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', barePolicy)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cross-origin-opener-policy', 'same-origin')
  for (const [name, value] of transportSecurity(siteUrl)) headers.set(name, value)
  headers.set('x-frame-options', 'SAMEORIGIN')
  // Pages with a secret in their address set a stricter policy.
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
}
