import { Failure } from '../../errors.ts'

/**
 * Refuses a write that a browser sends for another site. Cookies never sign anyone in, so this protects the visitor's
 * network address and rate limits rather than a session. A client without browser headers needs no token.
 * @throws Failure 403
 */
export function assertOwnSite(request: Request, csrfToken: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const refuse = () => new Failure('not_allowed', { key: 'errors.cross_site' })
  if (site !== null && site !== 'same-origin' && site !== 'none') throw refuse()
  if (site === null && origin !== null && hostOf(origin) !== (request.headers.get('host') ?? new URL(request.url).host))
    throw refuse()
  const tokens = [request.headers.get('x-csrf-token'), request.headers.get('x-xsrf-token')].filter(
    (token) => token !== null,
  )
  const isBrowser = site !== null || origin !== null
  if (tokens.some((token) => token !== csrfToken) || (isBrowser && tokens.length === 0))
    throw new Failure('not_allowed', { key: 'errors.stale_page' })
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
