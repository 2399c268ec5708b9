/** A year. */
const maxAge = 365 * 86_400

/**
 * Headers of every answer of a site that is served by https (RFC 6797). Without includeSubDomains: other subdomains of the agency may be
 * http still.
 */
export function transportSecurity(siteUrl: string): readonly (readonly [string, string])[] {
  return siteUrl.startsWith('https:') ? [['strict-transport-security', `max-age=${maxAge}`]] : []
}
