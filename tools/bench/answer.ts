const headEnd = Buffer.from('\r\n\r\n')

export type Head = {
  status: number
  /** null: in chunks */
  length: number | null
  /**
   * From memory, from memory after its data were read again, or made for the request, as the answer itself says; null when it says none
   * of these.
   */
  cached: 'hit' | 'confirmed' | 'miss' | null
}

/** Head of an answer and where its body begins; null until all of it has come. @throws Error when the length is not said */
export function headOf(bytes: Buffer): { head: Head; end: number } | null {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return null
  const text = bytes.toString('latin1', 0, at)
  const status = Number(text.slice(9, 12))
  const length = status === 304 ? '0' : /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined && !/\r\ntransfer-encoding: chunked/i.test(text)) throw new Error(`no length: ${text}`)
  const said = /\r\ncache-status: [^;]+; (hit|fwd=stale|fwd=miss)/i.exec(text)?.[1]
  const cached = said === undefined ? null : said === 'hit' ? 'hit' : said === 'fwd=stale' ? 'confirmed' : 'miss'
  return { head: { status, length: length === undefined ? null : Number(length), cached }, end: at + headEnd.length }
}

/** Bytes in the chunks of a body; null until its last chunk has come. */
export function chunkedBytes(body: Buffer): number | null {
  let at = 0
  let bytes = 0
  while (true) {
    const lineEnd = body.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > body.length) return null
    if (size === 0) return bytes
    bytes += size
  }
}
