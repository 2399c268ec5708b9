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
  /**
   * Compression of the first answers, and better ones in the background once an answer is asked for more often. null: content that is
   * already compressed.
   */
  quality: readonly Quality[] | null
}

/** `after`: answers of one encoding before it is made. */
type Quality = { brotli: number; gzip: number; after: number }

/** For content that is made often: 1, 4 and 200 ms for a page in brotli, and 40, 36 and 32 kB. A page that nobody asks for twice is not worth more. */
export const risingQuality: readonly Quality[] = [
  { brotli: 2, gzip: 4, after: 0 },
  { brotli: 5, gzip: 6, after: 1 },
  { brotli: 11, gzip: 9, after: 50 },
]

/** An answer in one encoding. `level`: place of its quality; `asked`: how often since it is there. */
type Form = { answer: ReadyAnswer; level: number; asked: number }

/** One at a time in the process, so that visitors' answers have the other processor. */
let isImproving = false

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
  const forms: Partial<Record<Encoding, Form>> = {}
  const making: Partial<Record<Encoding, Promise<ReadyAnswer>>> = {}
  const isSmaller = quality !== null && bytes.length >= worthCompressing
  const wanted = (preferences: RequestPreferences) => (isSmaller ? encodingOf(preferences.acceptEncoding) : null)
  const isKnown = (preferences: RequestPreferences) => status === 200 && matchesEtag(preferences.ifNoneMatch, etag)
  const presented = (answer: ReadyAnswer, preferences: RequestPreferences) =>
    preferences.isHead ? { ...answer, body: null } : answer

  const fastPath = (preferences: RequestPreferences): ReadyAnswer | null => {
    if (isKnown(preferences)) return unchanged
    const encoding = wanted(preferences)
    if (!encoding) return presented(plain, preferences)
    const form = forms[encoding]
    if (!form) return null
    form.asked += 1
    const next = quality?.[form.level + 1]
    if (next && form.asked >= next.after && !isImproving) void improve(form, encoding, next)
    return presented(form.answer, preferences)
  }
  const improve = async (form: Form, encoding: Encoding, next: Quality) => {
    form.level += 1
    isImproving = true
    form.answer = inForm(await compress(bytes, encoding, next).finally(() => (isImproving = false)), encoding)
  }
  const compressed = (encoding: Encoding) => {
    making[encoding] ??= compress(bytes, encoding, quality![0]!).then((body) => {
      const answer = inForm(body, encoding)
      forms[encoding] = { answer, level: 0, asked: 0 }
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

/** Browsers send few different values; a bot may send many. */
const knownEncodings = new Map<string, Encoding | null>()
const maxKnownEncodings = 200

function encodingOf(acceptEncoding: string): Encoding | null {
  let known = knownEncodings.get(acceptEncoding)
  if (known === undefined) {
    known = bestEncoding(acceptEncoding)
    if (knownEncodings.size < maxKnownEncodings) knownEncodings.set(acceptEncoding, known)
  }
  return known
}

/** The best accepted encoding; q=0 refuses one. */
function bestEncoding(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding.split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  { brotli, gzip: level }: Quality,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level }) as Promise<Buffer<ArrayBuffer>>
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params }) as Promise<Buffer<ArrayBuffer>>
}
