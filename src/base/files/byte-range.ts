/** First and last byte of a range, both inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a Range header (RFC 9110 §14.2).
 * @returns null for the whole file: no range, an invalid one, or several ranges, which no player requests; 'none' when
 * the range is outside of the file.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | null {
  const request = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header?.trim() ?? '')
  if (!request) return null
  const [, first, last, suffix] = request
  if (suffix !== undefined)
    return Number(suffix) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(suffix)), end: size - 1 }
  const start = Number(first)
  const end = last ? Number(last) : size - 1
  // A last byte before the first one makes the header invalid.
  if (last && end < start) return null
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}
