import { type Context, Hono } from 'hono'
import { asMade, isFromMemory } from '#src/base/cache/cache-status.server.ts'
import { inWork, newWork, requestEnded } from '#src/base/observe/work.server.ts'
import {
  type AttachedFile,
  Attachment,
  attachmentResponse,
  type FileAddress,
  Outward,
  type OutwardAnswer,
  outwardResponse,
} from '../../answers/attachment.server.ts'
import { Failure } from '../../errors.ts'
import { failureResponse } from '../failure.server.ts'
import { fileAddress, isFileAddress, requestAt } from '../file-address.server.ts'
import { cachedText, questionOf } from '../reads/cached-answer.server.ts'
import { type FastReads, fastReads } from '../reads/fast-reads.server.ts'
import { createRead, type Read } from '../reads/read.server.ts'
import { apiHeaders } from '../server/api-headers.server.ts'
import { assertOwnSite } from '../server/browser-writes.server.ts'
import type { Facts } from '../server/server.server.ts'
import { bodyOf, readFields } from './body.server.ts'
import {
  admitCallOf,
  type Call,
  callOf,
  type Incoming,
  jsonType,
  languageOf,
  languageOfCookie,
  run,
} from './call.server.ts'
import { assertDeclarations } from './declarations.server.ts'
import { type AnyEndpoint, endpoint } from './endpoint.server.ts'
import { EventStream, eventStreamResponse } from './event-stream.server.ts'
import { assertPermission, bearerToken, protectedPrefix, signedIn } from './guard.server.ts'
import { boundaryOf, fileInMultipart } from './multipart-file.server.ts'
import { OpenApi, openApiOf } from './openapi.server.ts'
import type { Services } from './services.server.ts'

/** `isByAddress`: the request is the one behind an address of a file. */
type Env = { Bindings: Partial<Facts> & { isByAddress?: true }; Variables: { requestId: string; lang: string } }

export type Api = {
  /** A public read by a page of this process: without a request, with the same checks, from the same memory. */
  read: Read
  /** @param facts of the connection that a web-standard request lacks, such as the caller's network address. */
  fetch: (request: Request, facts?: Partial<Facts>) => Promise<Response>
  /** What `fetch` answers to a public read that is in memory, without a Request. */
  fastPath: FastReads['fastPath']
  endpoints: readonly AnyEndpoint[]
}

const defaultBodyLimit = 256 * 1024

/**
 * Turns the declared endpoints into one request handler, and adds GET /api/openapi.json, which describes them.
 * Every path under /api/admin answers 401 without a session, also an undeclared one.
 * @throws Error at start for an invalid declaration.
 */
export function createApi(declared: readonly AnyEndpoint[], services: Services, csrfToken: string): Api {
  const endpoints = withDescription(declared)
  assertDeclarations(endpoints)
  const app = new Hono<Env>()
  const reads = fastReads(services)
  const common = apiHeaders(services.settings.siteUrl)
  app.use(async (c, next) => {
    const started = performance.now()
    const work = newWork()
    c.set('requestId', work.id)
    await inWork(work, next)
    // Cancels the unread body of an answer to HEAD: a stream of live events would stay open.
    if (c.req.method === 'HEAD') await drop(c.res.body)
    const { headers, status } = c.res
    headers.set('x-request-id', work.id)
    for (const [name, value] of common) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (!isFromMemory(c.res)) work.subject = c.req.routePath
    requestEnded(services.log, work, { method: c.req.method, status, ms: performance.now() - started })
  })
  app.use(async (c, next) => {
    const cookie = languageOfCookie(c.req.header('cookie') ?? '')
    c.set('lang', await languageOf([c.req.query('lang'), cookie], services))
    await next()
  })
  for (const [path, byMethod] of grouped(endpoints)) {
    app.all(path, (c) => dispatch(c, byMethod, { services, csrfToken, reads }))
  }
  app.notFound(async (c) => {
    if (c.req.path.toLowerCase().startsWith(protectedPrefix)) await signedIn(c.req.raw.headers, services)
    throw new Failure('not_found', { key: 'errors.not_found' })
  })
  app.onError((error, c) => failureResponse(error, services, c.get('lang') ?? 'tr', c.get('requestId'), c.req.path))
  return {
    endpoints,
    read: createRead(endpoints, services),
    fetch: async (request, facts = {}) => {
      const asked = isFileAddress(request.url) ? requestAt(services.fileKey, request, services.now()) : null
      if (!asked) return app.fetch(request, facts)
      const answer = await app.fetch(asked, { ...facts, isByAddress: true })
      if (request.method !== 'HEAD') return answer
      await drop(answer.body)
      return new Response(null, answer)
    },
    fastPath: reads.fastPath,
  }
}

function withDescription(declared: readonly AnyEndpoint[]): readonly AnyEndpoint[] {
  // Made when it is first asked for: it takes a third of a second, which would be a third of each start.
  let description: OpenApi | undefined
  const endpoints: readonly AnyEndpoint[] = [
    ...declared,
    endpoint({
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This description, in OpenAPI 3.1.',
      answer: OpenApi,
      cache: 'etag',
      handle: () => (description ??= openApiOf(endpoints)),
    }),
  ]
  return endpoints
}

/** Sorts paths with fewer parameters first, so that /products/queue does not match /products/:id. */
function grouped(endpoints: readonly AnyEndpoint[]): [string, Map<string, AnyEndpoint>][] {
  const paths = Map.groupBy(endpoints, (endpoint) => endpoint.path)
  const parameters = (path: string) => path.split(':').length
  return [...paths]
    .sort(([a], [b]) => parameters(a) - parameters(b))
    .map(([path, list]) => [path, new Map(list.map((endpoint) => [endpoint.method, endpoint]))])
}

async function dispatch(
  c: Context<Env>,
  byMethod: Map<string, AnyEndpoint>,
  { services, csrfToken, reads }: { services: Services; csrfToken: string; reads: FastReads },
): Promise<Response> {
  const request = c.req.raw
  const here = [...byMethod.values()]
  // Checked first: without a session, a protected path neither reads the body nor reveals its methods.
  const isClosed = here.every((endpoint) => endpoint.access !== 'public')
  let staff = isClosed ? await signedIn(request.headers, services) : null
  const incoming = incomingOf(c)
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
  let isAdmitted = isClosed
  if (isWrite) {
    const sentTo = byMethod.get(c.req.method)
    if (!sentTo?.fromElsewhere) assertOwnSite(request, csrfToken)
    // Before its body is read.
    if (!sentTo?.reads) services.upgrades.assertOpen()
    if (sentTo?.admit) {
      await sentTo.admit(admitCallOf(sentTo, { ...incoming, staff }, services)).catch(rethrow)
      isAdmitted = true
    }
  }
  const limit = Math.max(...here.map((endpoint) => endpoint.bodyLimit ?? defaultBodyLimit))
  // A file of 15 MB takes a minute over a telephone.
  if (isAdmitted && limit > defaultBodyLimit) c.env?.allowSlowBody?.()
  const file = isWrite && here.some(({ takesFile }) => takesFile) ? fileIn(request, limit) : null
  const { _method: override, ...fields } = isWrite && !file ? await readFields(request, limit) : {}
  const endpoint = byMethod.get(methodOf(c.req.method, override))
  if (!endpoint) {
    const allow = [...byMethod.keys()].map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ')
    throw new Failure('method_not_allowed', { key: 'errors.method_not_allowed' }, { headers: { allow } })
  }
  if (endpoint.access !== 'public') {
    staff ??= await signedIn(request.headers, services)
    assertPermission(endpoint, staff)
  }
  let isChanged = isWrite && endpoint.changes !== false
  const call = {
    ...callOf(endpoint, { ...incoming, staff }, fields, services),
    file,
    unchanged: () => {
      isChanged = false
    },
  }
  if (endpoint.cache === 'etag') {
    const response = await cachedResponse(request, endpoint, call).catch(rethrow)
    const read = { lang: c.req.query('lang'), question: questionOf(endpoint, call) }
    reads.remember(new URL(request.url), read)
    return response
  }
  const work = () => run(endpoint, call).catch(rethrow)
  const answer = await (isWrite && !endpoint.reads ? services.upgrades.write(work) : work())
  // Requests after this answer see the change.
  if (isChanged) await services.changed()
  if (endpoint.answer === Attachment) {
    const file = answer as AttachedFile
    if (!c.env.isByAddress) await file.record?.()
    if (staff === null || request.headers.get('accept') !== 'application/json')
      return attachmentResponse(file, call.answerHeaders)
    const address = await addressOf(file, { request, method: endpoint.method, body: fields, lang: call.lang }, services)
    return Response.json(address, { headers: call.answerHeaders })
  }
  if (endpoint.answer === Outward) return outwardResponse(answer as OutwardAnswer, call.answerHeaders)
  if (endpoint.answer === EventStream)
    return eventStreamResponse(answer as ReadableStream<Uint8Array>, call.answerHeaders)
  call.answerHeaders.set('content-type', jsonType)
  return new Response(JSON.stringify(answer), { status: endpoint.status ?? 200, headers: call.answerHeaders })
}

/** Runs the endpoint first, so that a refusal is shown in the office: at the file's address the browser would leave it. */
async function addressOf(
  { body, isOurs = false }: AttachedFile,
  { request, lang, ...asked }: { request: Request; method: string; body: object; lang: string },
  { fileKey, now }: Services,
): Promise<FileAddress> {
  if (body instanceof ReadableStream) await drop(body)
  const { pathname: path, search } = new URL(request.url)
  const question = { ...asked, token: bearerToken(request.headers)!, path, search }
  return { url: fileAddress(fileKey, question, { lang, now: now() }), opens: isOurs }
}

/** Cancels a stream. Some, such as a ZIP, fail while they are not read. */
async function drop(body: ReadableStream<Uint8Array> | null): Promise<void> {
  await body?.cancel().catch(() => {})
}

/** The file of an upload: the body itself, or the file of a multipart form. */
function fileIn(request: Request, limit: number): AsyncIterable<Uint8Array> {
  const boundary = boundaryOf(request.headers)
  const body = bodyOf(request, limit)
  return boundary === null ? body : fileInMultipart(body, boundary)
}

/**
 * Applies the method override: a POST with the field `_method` PUT or DELETE is handled as that method.
 * @returns '' for a POST with any other `_method`: handling it as POST could create what should be deleted.
 */
function methodOf(method: string, override: unknown): string {
  if (method === 'HEAD') return 'GET'
  if (method !== 'POST' || override === undefined) return method
  const wanted = typeof override === 'string' ? override.toUpperCase() : ''
  return ['POST', 'PUT', 'DELETE'].includes(wanted) ? wanted : ''
}

function incomingOf(c: Context<Env>): Omit<Incoming, 'staff'> {
  return {
    params: c.req.param(),
    search: new URL(c.req.url).searchParams,
    lang: c.get('lang'),
    headers: c.req.raw.headers,
    address: c.env?.address ?? '',
    requestId: c.get('requestId'),
  }
}

async function cachedResponse(request: Request, endpoint: AnyEndpoint, call: Call): Promise<Response> {
  let isMade = false
  const text = await cachedText(endpoint, call, () => {
    isMade = true
  })
  const answer = await text.answer(request)
  return isMade ? asMade(answer) : answer
}

/** Hono passes only instances of Error to its error handler. */
function rethrow(thrown: unknown): never {
  throw thrown instanceof Error ? thrown : new Error('a value was thrown that is not an Error', { cause: thrown })
}
