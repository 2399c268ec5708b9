/** Said with every page. Pages carry the CSRF token in a meta tag and, for clients that look there, in a cookie (spec §7). */
export function withPageHeaders(response: Response, csrfToken: string, isHttps: boolean): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', `XSRF-TOKEN=${csrfToken}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', 'SAMEORIGIN')
  // A page whose address is a secret says less.
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return new Response(response.body, { status: response.status, headers })
}
