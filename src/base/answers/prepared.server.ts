import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib'
import { watchUse } from '../observe/busy.server.ts'
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
  /**
   * Compression of the first answers, and better ones in the background once an answer is asked for more often. null: content that is
   * already compressed.
   */
  quality: readonly Quality[] | null
  /** Whether visitors wait for the processor. */
  isBusy?: () => boolean
}

/**
 * `after`: answers of one encoding before it is made. `age`: of one that costs much, ms for which the content must have been current before;
 * it waits while the process is busy. `zstd`: the first form of the content, made at once for clients that take it, and kept in its place.
 */
type Quality = { brotli: number; gzip: number; after: number; age?: number; zstd?: number }

/**
 * For content that is made often. Of a page of 170 kB: zstd 2 takes 0.6 ms and 32 kB, brotli 2 twice the time for the same size, brotli 5
 * takes 4 ms and 28 kB, brotli 10 90 ms and 26 kB (11: 250 ms for 1 % less). A page that nobody asks for twice is not worth more than the first, which most browsers
 * take; one that orders change all the time is not worth 90 ms, however often it is asked for. The first is made at once: handing it to
 * another thread costs as much again, and the memory of encoders that wait made V8 collect its whole heap every ten pages.
 */
export const risingQuality: readonly Quality[] = [
  { zstd: 2, brotli: 2, gzip: 2, after: 0 },
  { brotli: 5, gzip: 6, after: 1 },
  { brotli: 10, gzip: 9, after: 50, age: 20_000 },
]

/** An answer in one encoding. `level`: place of its quality; `asked`: how often since it is there. */
type Form = { answer: ReadyAnswer; level: number; asked: number }
type Forms = Partial<Record<Encoding, Form>>

/** Requests without compression before that form is kept: few clients want it, and it is five times as large. */
const plainAfter = 10

/** Bytes of all bodies without compression that are kept beside a compressed form: caches count the compressed ones. The oldest go. */
const maxPlain = 8 * 1024 * 1024
const plainForms = new Map<Forms, number>()
let plainBytes = 0

function keptPlain(forms: Forms, bytes: number): void {
  plainForms.set(forms, bytes)
  plainBytes += bytes
  for (const [oldest, size] of plainForms) {
    if (plainBytes <= maxPlain) return
    delete oldest.identity
    plainForms.delete(oldest)
    plainBytes -= size
  }
}

const isProcessBusy = watchUse()

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

export function prepare({ status = 200, headers, bytes, quality, isBusy = isProcessBusy }: PrepareOptions): Prepared {
  const etag = etagOf(bytes, headers)
  const madeAt = performance.now()
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
  const keep = (encoding: Encoding, body: Uint8Array<ArrayBuffer>, { level = 0, asked = 0 } = {}) => {
    const answer = inForm(withoutPool(body), encoding)
    forms[encoding] = { answer, level, asked }
    // Every client that accepts zstd accepts brotli, from which the plain form can be made again.
    if (encoding === 'br') delete forms.zstd
    return answer
  }
  // Made at once, zstd stands for the plain form, which would take most of the memory.
  if (isSmaller && quality[0]?.zstd) keep('zstd', zstdNow(bytes, quality[0].zstd))
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
  /** Shared by all who want it at the same moment: each of its own would be five times the page. */
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
    form.asked += 1
    const level = form.level + 1
    const next = best === 'identity' ? undefined : quality?.[level]
    const isWorth = next && form.asked >= next.after && !isImproving
    if (isWorth && (!next.age || (performance.now() - madeAt >= next.age && !isBusy())))
      void improve(form, best as Compressed, level)
    return presented(form.answer, preferences)
  }
  /** Compresses again, at a higher level. Requests that were answered with zstd in its place get this encoding from now on. */
  const improve = async ({ asked }: Form, encoding: Compressed, level: number) => {
    isImproving = true
    const better = plain().then((body) => compressed(body, encoding, quality![level]!))
    keep(encoding, await better.finally(() => (isImproving = false)), { level, asked })
  }
  const making: Partial<Record<Compressed, Promise<ReadyAnswer>>> = {}
  let askedPlain = 0
  const make = async ({ best }: Accepted) => {
    if (best !== 'identity') {
      making[best] ??= plain()
        .then((body) => compressed(body, best, quality![0]!))
        .then((body) => keep(best, body))
      return making[best]
    }
    askedPlain += 1
    const body = await plain()
    if (askedPlain < plainAfter) return inForm(body, 'identity')
    askedPlain = 0
    keptPlain(forms, body.length)
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

/** A Response copies a body of bytes, and thousands of answers may wait until their clients read (docs/promises.md, 15). */
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
