import { createHash } from 'node:crypto'

/** Weak, because one content is sent in several encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`
}

/**
 * Whether who asks has this content already (RFC 9110 §13.1.2): the answer is then 304.
 * @param ifNoneMatch the header's value, '' when there is none.
 */
export function hasAlready(ifNoneMatch: string, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => weak(tag.trim()) === etag)
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`
}
