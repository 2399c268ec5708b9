/** First and last byte of a part, both inside. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a Range header asks for (RFC 9110 §14.2).
 * @returns null for the whole file: nothing is asked, or not in a way that is understood. Several parts at once are not;
 * no player asks for them. 'none' when nothing of the file is asked for.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | null {
  const asked = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header?.trim() ?? '')
  if (!asked) return null
  const [, first, last, suffix] = asked
  if (suffix !== undefined)
    return Number(suffix) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(suffix)), end: size - 1 }
  const start = Number(first)
  const end = last ? Number(last) : size - 1
  // A last byte before the first is no range at all.
  if (last && end < start) return null
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}
