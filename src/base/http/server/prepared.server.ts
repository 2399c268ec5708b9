import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'
import { etagOf, matchesEtag } from './etag.server.ts'

export type Encoding = 'br' | 'gzip'

/** Headers of the request that select the form of a response. */
export type RequestPreferences = { isHead: boolean; acceptEncoding: string; ifNoneMatch: string }

/** `headers` is a flat list of names and values, which node:http writes without checking each. */
export type ReadyAnswer = { status: number; headers: string[]; body: Uint8Array<ArrayBuffer> | null }

/** A response held in memory: compressed once per encoding, and answered 304 to clients that have it. */
export type Prepared = {
  status: number
  /** Size in memory, with forms that are made later. */
  bytes: number
  /** The body without compression. */
  plain: () => Promise<Uint8Array<ArrayBuffer>>
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

/** `after`: answers of one encoding before it is made. `isQuick`: it takes about a millisecond, so it is made at once. */
type Quality = { brotli: number; gzip: number; after: number; isQuick?: true }

/**
 * For content that is made often: 1, 4 and 200 ms for a page in brotli, and 32, 28 and 25 kB. A page that nobody asks for twice is not worth
 * more. The first one is made at once: handing it to another thread costs as much again, and the memory of encoders that wait
 * made V8 collect its whole heap every ten pages.
 */
export const risingQuality: readonly Quality[] = [
  { brotli: 2, gzip: 2, after: 0, isQuick: true },
  { brotli: 5, gzip: 6, after: 1 },
  { brotli: 11, gzip: 9, after: 50 },
]

/** An answer in one encoding. `level`: place of its quality; `asked`: how often since it is there. */
type Form = { answer: ReadyAnswer; level: number; asked: number }

/** Requests without compression before that form is kept: few clients want it, and it is five times as large. */
const plainAfter = 10

/** One at a time in the process, so that visitors' answers have the other processor. */
let isImproving = false

/** Bytes. A smaller response fits into one packet uncompressed. */
const worthCompressing = 500
/**
 * Headers of a 304 (RFC 9110 §15.4.5, and those that act by themselves). The others are those of the client's copy: the ETag is made of
 * them too.
 */
const ofUnchanged = new Set([
  'etag',
  'cache-control',
  'vary',
  'set-cookie',
  'strict-transport-security',
  'cache-status',
])
const bodiless = new Set([204, 301, 302, 303, 304, 307, 308])

export function prepare({ status = 200, headers, bytes, quality }: PrepareOptions): Prepared {
  const etag = etagOf(bytes, headers)
  const allHeaders = [
    ...headers,
    ...(status === 200 ? [['etag', etag] as const] : []),
    ['vary', 'Accept-Encoding'] as const,
  ]
  const inForm = (body: Uint8Array<ArrayBuffer>, encoding: Encoding | 'identity'): ReadyAnswer => ({
    status,
    headers: [
      ...allHeaders,
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
      ...(bodiless.has(status) ? [] : [['content-length', String(body.length)] as const]),
    ].flat(),
    body: bodiless.has(status) ? null : body,
  })
  const unchanged: ReadyAnswer = {
    status: 304,
    headers: allHeaders.filter(([name]) => ofUnchanged.has(name)).flat(),
    body: null,
  }
  const isSmaller = quality !== null && bytes.length >= worthCompressing && !bodiless.has(status)
  const forms: Partial<Record<Encoding | 'identity', Form>> = {}
  const keep = (encoding: Encoding | 'identity', body: Uint8Array<ArrayBuffer>) => {
    const answer = inForm(withoutPool(body), encoding)
    forms[encoding] = { answer, level: 0, asked: 0 }
    return answer
  }
  // Made at once, brotli stands for the plain form, which would take most of the memory.
  if (isSmaller && quality[0]?.isQuick) keep('br', compressedNow(bytes, 'br', quality[0]))
  else keep('identity', bytes)

  const wanted = (preferences: RequestPreferences) => (isSmaller ? encodingOf(preferences.acceptEncoding) : 'identity')
  const isKnown = (preferences: RequestPreferences) => status === 200 && matchesEtag(preferences.ifNoneMatch, etag)
  const presented = (answer: ReadyAnswer, preferences: RequestPreferences) =>
    preferences.isHead ? { ...answer, body: null } : answer
  const plain = async () => forms.identity?.answer.body ?? decompressed(forms.br!.answer.body!)

  const fastPath = (preferences: RequestPreferences): ReadyAnswer | null => {
    if (isKnown(preferences)) return unchanged
    const encoding = wanted(preferences)
    const form = forms[encoding]
    if (!form) return null
    form.asked += 1
    const next = encoding === 'identity' ? undefined : quality?.[form.level + 1]
    if (next && form.asked >= next.after && !isImproving) void improve(form, encoding as Encoding, next)
    return presented(form.answer, preferences)
  }
  const improve = async (form: Form, encoding: Encoding, next: Quality) => {
    form.level += 1
    isImproving = true
    const better = plain().then((body) => compressed(body, encoding, next))
    form.answer = inForm(withoutPool(await better.finally(() => (isImproving = false))), encoding)
  }
  const making: Partial<Record<Encoding, Promise<ReadyAnswer>>> = {}
  let askedPlain = 0
  const make = async (encoding: Encoding | 'identity') => {
    if (encoding !== 'identity') {
      making[encoding] ??= plain()
        .then((body) => compressed(body, encoding, quality![0]!))
        .then((body) => keep(encoding, body))
      return making[encoding]
    }
    askedPlain += 1
    const body = await plain()
    return askedPlain < plainAfter ? inForm(body, 'identity') : keep('identity', body)
  }
  return {
    status,
    bytes: 2 * (forms.br?.answer.body?.length ?? bytes.length),
    etag,
    plain,
    fastPath,
    answer: async (request) => {
      const preferences = requestPreferencesOf(request)
      return responseOf(fastPath(preferences) ?? presented(await make(wanted(preferences)), preferences))
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
const knownEncodings = new Map<string, Encoding | 'identity'>()
const maxKnownEncodings = 200

function encodingOf(acceptEncoding: string): Encoding | 'identity' {
  let known = knownEncodings.get(acceptEncoding)
  if (known === undefined) {
    known = bestEncoding(acceptEncoding)
    if (knownEncodings.size < maxKnownEncodings) knownEncodings.set(acceptEncoding, known)
  }
  return known
}

/** The best accepted encoding; q=0 refuses one. */
function bestEncoding(acceptEncoding: string): Encoding | 'identity' {
  const accepted = acceptEncoding.split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

type Bytes = Uint8Array<ArrayBuffer>

function compressed(bytes: Bytes, encoding: Encoding, quality: Quality): Promise<Bytes> {
  if (quality.isQuick) return Promise.resolve(compressedNow(bytes, encoding, quality))
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: quality.gzip })
  return promisify(brotliCompress)(bytes, brotliOptions(bytes, quality))
}

function compressedNow(bytes: Bytes, encoding: Encoding, quality: Quality): Bytes {
  if (encoding === 'gzip') return gzipSync(bytes, { level: quality.gzip })
  return brotliCompressSync(bytes, brotliOptions(bytes, quality))
}

function brotliOptions(bytes: Bytes, { brotli }: Quality) {
  return {
    // One piece of output for most pages: at the default of 16 kB they are joined.
    chunkSize: 65_536,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}

/**
 * The same bytes in memory of their own. Node puts buffers of up to half of `Buffer.poolSize` (64 kB) into shared pieces of that size, and
 * a page that stays would hold a whole piece.
 */
function withoutPool(body: Bytes): Bytes {
  if (body.buffer.byteLength === body.length) return body
  const own = Buffer.allocUnsafeSlow(body.length)
  own.set(body)
  return own
}

function decompressed(body: Bytes): Promise<Bytes> {
  return promisify(brotliDecompress)(body)
}
