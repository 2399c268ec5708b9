import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, matchesEtag } from './etag.server.ts'

export type Encoding = 'br' | 'gzip'

/** Headers of the request that select the form of a response. */
export type RequestPreferences = { isHead: boolean; acceptEncoding: string; ifNoneMatch: string }

/** `headers` is a flat list of names and values, which node:http writes without checking each. */
export type ReadyAnswer = { status: number; headers: string[]; body: Uint8Array<ArrayBuffer> | null }

/** A response held in memory: compressed once per encoding, and answered 304 to clients that have it. */
export type Prepared = {
  status: number
  /** Size in memory with the compressed forms, which together take about half of the plain one. */
  bytes: number
  etag: string
  /** The response; null when it must be compressed first. */
  fastPath: (preferences: RequestPreferences) => ReadyAnswer | null
  answer: (request: Request) => Promise<Response>
}

export type PrepareOptions = {
  status?: number
  headers: readonly (readonly [string, string])[]
  bytes: Uint8Array<ArrayBuffer>
  /** Brotli quality: 11 takes 200 ms for a page, 5 a few. null: content that is already compressed. */
  quality: number | null
}

/** Bytes. A smaller response fits into one packet uncompressed. */
const worthCompressing = 500
const bodiless = new Set([204, 301, 302, 303, 304, 307, 308])

export function prepare({ status = 200, headers, bytes, quality }: PrepareOptions): Prepared {
  const etag = etagOf(bytes)
  const allHeaders = [
    ...headers,
    ...(status === 200 ? [['etag', etag] as const] : []),
    ['vary', 'Accept-Encoding'] as const,
  ]
  const inForm = (body: Uint8Array<ArrayBuffer>, encoding?: Encoding): ReadyAnswer => ({
    status,
    headers: [
      ...allHeaders,
      ...(encoding ? [['content-encoding', encoding] as const] : []),
      ...(bodiless.has(status) ? [] : [['content-length', String(body.length)] as const]),
    ].flat(),
    body: bodiless.has(status) ? null : body,
  })
  const plain = inForm(bytes)
  const unchanged: ReadyAnswer = { status: 304, headers: allHeaders.flat(), body: null }
  const ready: Partial<Record<Encoding, ReadyAnswer>> = {}
  const making: Partial<Record<Encoding, Promise<ReadyAnswer>>> = {}
  const isSmaller = quality !== null && bytes.length >= worthCompressing
  const wanted = (preferences: RequestPreferences) => (isSmaller ? encodingOf(preferences.acceptEncoding) : null)
  const isKnown = (preferences: RequestPreferences) => status === 200 && matchesEtag(preferences.ifNoneMatch, etag)
  const presented = (answer: ReadyAnswer, preferences: RequestPreferences) =>
    preferences.isHead ? { ...answer, body: null } : answer

  const fastPath = (preferences: RequestPreferences): ReadyAnswer | null => {
    if (isKnown(preferences)) return unchanged
    const encoding = wanted(preferences)
    const answer = encoding ? ready[encoding] : plain
    return answer ? presented(answer, preferences) : null
  }
  const compressed = (encoding: Encoding) => {
    making[encoding] ??= compress(bytes, encoding, quality ?? 0).then((body) => {
      const answer = inForm(body, encoding)
      ready[encoding] = answer
      return answer
    })
    return making[encoding]
  }
  return {
    status,
    bytes: isSmaller ? bytes.length * 1.5 : bytes.length,
    etag,
    fastPath,
    answer: async (request) => {
      const preferences = requestPreferencesOf(request)
      return responseOf(fastPath(preferences) ?? presented(await compressed(wanted(preferences)!), preferences))
    },
  }
}

function requestPreferencesOf({ method, headers }: Request): RequestPreferences {
  return {
    isHead: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding') ?? '',
    ifNoneMatch: headers.get('if-none-match') ?? '',
  }
}

function responseOf({ status, headers, body }: ReadyAnswer): Response {
  const own = new Headers()
  for (let at = 0; at < headers.length; at += 2) own.append(headers[at]!, headers[at + 1]!)
  return new Response(body, { status, headers: own })
}

/** The best accepted encoding; q=0 refuses one. */
function encodingOf(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding.split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

function compress(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 6 }) as Promise<Buffer<ArrayBuffer>>
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) as Promise<
    Buffer<ArrayBuffer>
  >
}
