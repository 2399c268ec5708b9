import { createHash } from 'node:crypto'

/** Weak (W/), because the same content is sent in several encodings. @param headers of the content; others make another tag */
export function etagOf(content: Uint8Array, headers: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha1').update(JSON.stringify(headers)).update(content)
  return `W/"${hash.digest('base64url')}"`
}

/**
 * Whether If-None-Match contains the ETag, weakly compared (RFC 9110 §13.1.2); the response is then 304.
 * @param ifNoneMatch value of the header; '' when absent.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
