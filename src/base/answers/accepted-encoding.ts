/** How a body is sent. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** `best`: the smallest that pages are kept in. `takesZstd`: as browsers do, though not all of them. */
export type Accepted = { best: Exclude<Encoding, 'zstd'>; takesZstd: boolean }

/** Browsers send few different values; a bot may send many. */
const known = new Map<string, Accepted>()
const maxKnown = 200

/** @param header Accept-Encoding of a request */
export function acceptedOf(header: string): Accepted {
  let accepted = known.get(header)
  if (accepted === undefined) {
    accepted = readHeader(header)
    if (known.size < maxKnown) known.set(header, accepted)
  }
  return accepted
}

/** q=0 refuses an encoding. */
function readHeader(header: string): Accepted {
  const parts = header.split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    parts.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return { best: accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity', takesZstd: accepts('zstd') }
}
