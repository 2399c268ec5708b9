import { Failure } from '../errors.ts'

/** More than the headers of a part ever need. */
const maxHeaderBytes = 16 * 1024

/** The boundary of a multipart body; null for a body of another type. */
export function boundaryOf(headers: Headers): string | null {
  const type = headers.get('content-type') ?? ''
  return /^multipart\/form-data\b/i.test(type) ? (/boundary="?([^";]+)/i.exec(type)?.[1] ?? '') : null
}

/**
 * The bytes of the file in a multipart body, as they come in, so that a film is never held in memory. Fields before
 * the file are passed over, and what follows it is read and dropped.
 * @throws Failure 400 for a body that holds no file or ends before it does
 */
export async function* fileInMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line before it.
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
    // The end may have begun with the last bytes of this chunk.
    const ready = end === -1 ? Math.max(0, rest.length - delimiter.length + 1) : end
    if (ready > 0) yield rest.subarray(0, ready)
    rest = rest.subarray(ready)
    if (end !== -1) state = 'done'
  }
  if (state !== 'done') throw malformed()
}

/** Where the content of the first part with a file name begins; null when its headers are not all there yet. */
function startOfFile(bytes: Buffer, delimiter: Buffer): number | null {
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const headersEnd = bytes.indexOf('\r\n\r\n', at + delimiter.length)
    if (headersEnd === -1) return null
    const headers = bytes.subarray(at + delimiter.length, headersEnd).toString('latin1')
    if (/^content-disposition:[^\r]*filename/im.test(headers)) return headersEnd + 4
  }
  return null
}

function malformed(): Failure {
  return new Failure('malformed', { key: 'errors.malformed' })
}
