import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib'
import { type Accepted, acceptedOf, type Encoding } from './accepted-encoding.ts'
import { etagOf, matchesEtag } from './etag.server.ts'

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
  /** null: content that is already compressed */
  quality: Qualities | null
}

/**
 * `first`: of the first answer, which waits for the compression. `better`: made in the background for content that is requested again.
 * `zstd`: made synchronously and stored instead of the uncompressed form.
 */
type Qualities = { first: Quality & { zstd?: number }; better: Quality }
type Quality = { brotli: number; gzip: number }

/**
 * For content that is made often. Of a page of 170 kB: zstd 2 takes 0.6 ms and 32 kB, brotli 2 twice the time for the same size, brotli 6
 * takes 5 ms and 30 kB, brotli 10 90 ms and 27 kB. The first is made synchronously: another thread doubles the cost, and the
 * memory of waiting encoders made V8 collect its whole heap every ten pages.
 */
export const ofPages: Qualities = { first: { zstd: 2, brotli: 2, gzip: 2 }, better: { brotli: 6, gzip: 6 } }

/** An answer in one encoding. `isAskedFor`: it was requested at least once. */
type Form = { answer: ReadyAnswer; isAskedFor: boolean; isBetter: boolean }
type Forms = Partial<Record<Encoding, Form>>

/** Uncompressed requests after which that form is cached: few clients need it, and it is five times as large. */
const plainAfter = 10

/** Limit in bytes of all cached uncompressed bodies, which no cache counts. The oldest are evicted. */
const maxPlain = 8 * 1024 * 1024
const plainForms = new Map<Forms, number>()
let plainBytes = 0

function cachedPlain(forms: Forms, bytes: number): void {
  plainForms.set(forms, bytes)
  plainBytes += bytes
  for (const [oldest, size] of plainForms) {
    if (plainBytes <= maxPlain) return
    delete oldest.identity
    plainForms.delete(oldest)
    plainBytes -= size
  }
}

/** One background compression at a time, so that the other processor serves visitors. */
let isImproving = false

/** Bytes. A smaller response fits into one packet uncompressed. */
const worthCompressing = 500
/**
 * Headers of a 304 (RFC 9110 §15.4.5, and those with an effect of their own). The client's copy has the others: they are part of
 * the ETag.
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
  const inForm = (body: Uint8Array<ArrayBuffer>, encoding: Encoding): ReadyAnswer => ({
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
  const forms: Forms = {}
  const keep = (encoding: Encoding, body: Uint8Array<ArrayBuffer>, { isAskedFor = false, isBetter = false } = {}) => {
    const answer = inForm(withoutPool(body), encoding)
    forms[encoding] = { answer, isAskedFor, isBetter }
    // Every client that accepts zstd accepts brotli, from which the plain form can be made again.
    if (encoding === 'br') delete forms.zstd
    return answer
  }
  // The zstd form replaces the uncompressed one, which would take most of the memory.
  if (isSmaller && quality.first.zstd) keep('zstd', zstdNow(bytes, quality.first.zstd))
  else keep('identity', bytes)

  const wanted = ({ acceptEncoding }: RequestPreferences): Accepted =>
    isSmaller ? acceptedOf(acceptEncoding) : { best: 'identity', takesZstd: false }
  const isKnown = (preferences: RequestPreferences) => status === 200 && matchesEtag(preferences.ifNoneMatch, etag)
  const presented = (answer: ReadyAnswer, preferences: RequestPreferences) =>
    preferences.isHead ? { ...answer, body: null } : answer
  const unpack = () =>
    forms.zstd
      ? promisify(zstdDecompress)(forms.zstd.answer.body!)
      : promisify(brotliDecompress)(forms.br!.answer.body!)
  /** Shared by concurrent requests: the uncompressed form is five times as large. */
  let unpacking: Promise<Bytes> | undefined
  const plain = async (): Promise<Bytes> => {
    if (forms.identity) return forms.identity.answer.body!
    unpacking ??= unpack().finally(() => (unpacking = undefined))
    return unpacking
  }

  const fastPath = (preferences: RequestPreferences): ReadyAnswer | null => {
    if (isKnown(preferences)) return unchanged
    const { best, takesZstd } = wanted(preferences)
    const form = forms[best] ?? (takesZstd ? forms.zstd : undefined)
    if (!form) return null
    const isWorth = form.isAskedFor && !form.isBetter && !isImproving
    if (isWorth && isSmaller && best !== 'identity') void improve(best, quality.better)
    form.isAskedFor = true
    return presented(form.answer, preferences)
  }
  /** Later requests get this form, also those that were answered with zstd before. */
  const improve = async (encoding: Compressed, better: Quality) => {
    isImproving = true
    try {
      keep(encoding, await compressed(await plain(), encoding, better), { isAskedFor: true, isBetter: true })
    } finally {
      isImproving = false
    }
  }
  const making: Partial<Record<Compressed, Promise<ReadyAnswer>>> = {}
  let askedPlain = 0
  const make = async ({ best }: Accepted) => {
    if (best !== 'identity') {
      making[best] ??= plain()
        .then((body) => compressed(body, best, quality!.first))
        .then((body) => keep(best, body, { isAskedFor: true }))
      return making[best]
    }
    askedPlain += 1
    const body = await plain()
    if (askedPlain < plainAfter) return inForm(body, 'identity')
    askedPlain = 0
    cachedPlain(forms, body.length)
    return keep('identity', body)
  }
  return {
    status,
    bytes: 2 * (forms.zstd?.answer.body?.length ?? bytes.length),
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
  return new Response(body && sharing(body), { status, headers: own })
}

/** A Response copies a body of bytes, and thousands of answers may wait until their clients read (docs/promises.md, D4). */
function sharing(body: Bytes): ReadableStream<Bytes> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body)
      controller.close()
    },
  })
}

type Bytes = Uint8Array<ArrayBuffer>

type Compressed = 'br' | 'gzip'

function compressed(bytes: Bytes, encoding: Compressed, quality: Quality): Promise<Bytes> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: quality.gzip })
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function zstdNow(bytes: Bytes, level: number): Bytes {
  return zstdCompressSync(bytes, {
    // One piece of output for most pages: at the default of 16 kB they are joined.
    chunkSize: 65_536,
    params: { [constants.ZSTD_c_compressionLevel]: level },
    pledgedSrcSize: bytes.length,
  })
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
