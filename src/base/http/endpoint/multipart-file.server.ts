import { Failure } from '../../errors.ts'

/** Limit of the bytes before the file, which hold other fields and headers. */
const maxHeaderBytes = 16 * 1024

/**
 * The boundary of a multipart body; null for a body of another type.
 * @throws Failure 400 for a missing boundary, and one that RFC 2046 does not allow
 */
export function boundaryOf(headers: Headers): string | null {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return null
  // Parameters of other names may end with this one, or contain it.
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1]?.trimEnd() ?? ''
  if (!/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw malformed()
  return boundary
}

/**
 * The bytes of the file in a multipart body, as a stream, so that a film is never in memory as a whole. Fields before
 * the file are skipped; the rest after it is read and discarded.
 * @throws Failure 400 for a body without a file, or a truncated one.
 */
export async function* fileInMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line break before it.
  let rest: Buffer = Buffer.from('\r\n')
  let state: 'between' | 'file' | 'done' = 'between'
  for await (const chunk of source) {
    if (state === 'done') continue
    rest = Buffer.concat([rest, chunk])
    if (state === 'between') {
      const content = startOfFile(rest, delimiter)
      if (content === null) {
        if (rest.length > maxHeaderBytes) throw malformed()
        continue
      }
      rest = rest.subarray(content)
      state = 'file'
    }
    const end = rest.indexOf(delimiter)
    // The last bytes of this chunk may be the start of the delimiter.
    const ready = end === -1 ? Math.max(0, rest.length - delimiter.length + 1) : end
    if (ready > 0) yield rest.subarray(0, ready)
    rest = rest.subarray(ready)
    if (end !== -1) state = 'done'
  }
  if (state !== 'done') throw malformed()
}

/** Offset of the content of the first part with a file name; null while its headers are incomplete. */
function startOfFile(bytes: Buffer, delimiter: Buffer): number | null {
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const headersEnd = bytes.indexOf('\r\n\r\n', at + delimiter.length)
    if (headersEnd === -1) return null
    const headers = bytes.subarray(at + delimiter.length, headersEnd).toString('latin1')
    if (/^content-disposition:[^\r]*filename/im.test(headers)) return headersEnd + 4
  }
  return null
}

export function malformed(): Failure {
  return new Failure('malformed', { key: 'errors.malformed' })
}
