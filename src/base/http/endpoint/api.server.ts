import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { asMade, fromMemory } from '#src/base/cache/cache-status.server.ts'
import { Failure } from '../errors.ts'
import { failureResponse } from '../failure.server.ts'
import { isStorableText } from '../json.ts'
import { assertOwnSite } from '../server/browser-writes.server.ts'
import { prepare } from '../server/prepared.server.ts'
import { barePolicy } from '../server/security-policy.server.ts'
import type { Facts } from '../server/server.server.ts'
import { type AttachedFile, Attachment, attachmentResponse } from './attachment.server.ts'
import { bodyOf, type Fields, queryFields, readFields } from './body.server.ts'
import { assertDeclarations } from './declarations.server.ts'
import { type AnyEndpoint, endpoint } from './endpoint.server.ts'
import { EventStream, eventStreamResponse } from './event-stream.server.ts'
import { assertPermission, protectedPrefix, signedIn } from './guard.server.ts'
import { idempotencyKeyOf } from './idempotency.server.ts'
import { boundaryOf, fileInMultipart } from './multipart-file.server.ts'
import { OpenApi, openApiOf } from './openapi.server.ts'
import { parsed } from './parsed.server.ts'
import type { Services, Staff } from './services.server.ts'

type Env = { Bindings: Partial<Facts>; Variables: { requestId: string; lang: string } }

export type Api = {
  /** @param facts of the connection that a web-standard request lacks, such as the caller's network address. */
  fetch: (request: Request, facts?: Partial<Facts>) => Promise<Response>
  endpoints: readonly AnyEndpoint[]
}

const jsonType = 'application/json; charset=utf-8'
const cachedHeaders = [
  ['content-type', jsonType],
  ['cache-control', 'public, no-cache'],
  ['vary', 'Cookie'],
  fromMemory,
] as const
const brotliQuality = 5
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
  app.use(async (c, next) => {
    const started = performance.now()
    const request_id = randomUUID()
    c.set('requestId', request_id)
    await next()
    // The body of an answer to HEAD is dropped unread: a stream of live events would keep its place.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
    const { headers, status } = c.res
    headers.set('x-request-id', request_id)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('content-security-policy', barePolicy)
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('referrer-policy', 'no-referrer')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const ms = Math.round(performance.now() - started)
    // The route pattern instead of the path: the key of an order must not be logged.
    services.log.info({ request_id, method: c.req.method, route: c.req.routePath, status, ms })
  })
  app.use(async (c, next) => {
    c.set('lang', await languageOf(c, services))
    await next()
  })
  for (const [path, byMethod] of grouped(endpoints)) {
    app.all(path, (c) => dispatch(c, byMethod, services, csrfToken))
  }
  app.notFound(async (c) => {
    if (c.req.path.toLowerCase().startsWith(protectedPrefix)) await signedIn(c.req.raw.headers, services)
    throw new Failure('not_found', { key: 'errors.not_found' })
  })
  app.onError((error, c) => failureResponse(error, services, c.get('lang') ?? 'tr', c.get('requestId')))
  return { endpoints, fetch: async (request, facts = {}) => app.fetch(request, facts) }
}

function withDescription(declared: readonly AnyEndpoint[]): readonly AnyEndpoint[] {
  const endpoints = [
    ...declared,
    endpoint({
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This description, in OpenAPI 3.1.',
      answer: OpenApi,
      cache: 'etag',
      handle: () => described,
    }),
  ]
  const described = openApiOf(endpoints)
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
  services: Services,
  csrfToken: string,
): Promise<Response> {
  const request = c.req.raw
  const here = [...byMethod.values()]
  // Without a session, a protected path neither reads the body nor reveals its methods.
  const isClosed = here.every((endpoint) => endpoint.access !== 'public')
  let staff = isClosed ? await signedIn(request.headers, services) : null
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
  if (isWrite) assertOwnSite(request, csrfToken)
  if (isWrite) {
    const sentTo = byMethod.get(c.req.method)
    await sentTo?.admit?.(admitCallOf(c, sentTo, staff, services)).catch(rethrow)
  }
  const limit = Math.max(...here.map((endpoint) => endpoint.bodyLimit ?? defaultBodyLimit))
  if (isClosed && limit > defaultBodyLimit) c.env?.allowSlowBody?.()
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
    ...callOf(c, endpoint, fields, staff, services),
    file,
    unchanged: () => {
      isChanged = false
    },
  }
  if (endpoint.cache === 'etag') return cachedAnswer(request, endpoint, call).catch(rethrow)
  const answer = await run(endpoint, call).catch(rethrow)
  // The next request, and what the caller reads after this answer, sees the change.
  if (isChanged) await services.changed()
  if (endpoint.answer === Attachment) return attachmentResponse(answer as AttachedFile, call.answerHeaders)
  if (endpoint.answer === EventStream)
    return eventStreamResponse(answer as ReadableStream<Uint8Array>, call.answerHeaders)
  call.answerHeaders.set('content-type', jsonType)
  return new Response(JSON.stringify(answer), { status: endpoint.status ?? 200, headers: call.answerHeaders })
}

/** The file of an upload: the body itself, or the file of a multipart form. */
function fileIn(request: Request, limit: number): AsyncIterable<Uint8Array> {
  const boundary = boundaryOf(request.headers)
  const body = bodyOf(request, limit)
  return boundary === null ? body : fileInMultipart(body, boundary)
}

/**
 * Applies the method override: a POST with the field `_method` PUT or DELETE is handled as that method.
 * @returns '' for a POST with another `_method`: handling it as POST could create what it meant to delete.
 */
function methodOf(method: string, override: unknown): string {
  if (method === 'HEAD') return 'GET'
  if (method !== 'POST' || override === undefined) return method
  const wanted = String(override).toUpperCase()
  return ['POST', 'PUT', 'DELETE'].includes(wanted) ? wanted : ''
}

function admitCallOf(c: Context<Env>, endpoint: AnyEndpoint, staff: Staff | null, services: Services) {
  return {
    ...services,
    params: paramsOf(endpoint, c.req.param()),
    query: endpoint.query ? parsed(endpoint.query, queryFields(new URL(c.req.url).searchParams)) : {},
    lang: c.get('lang'),
    staff,
    headers: c.req.raw.headers,
    address: c.env?.address ?? '',
    requestId: c.get('requestId'),
  }
}

function callOf(c: Context<Env>, endpoint: AnyEndpoint, fields: Fields, staff: Staff | null, services: Services) {
  return {
    ...admitCallOf(c, endpoint, staff, services),
    body: parsed(endpoint.body ?? z.strictObject({}), fields),
    idempotencyKey: idempotencyKeyOf(c.req.raw.headers, endpoint.idempotencyKey),
    answerHeaders: new Headers(),
  }
}

async function run(endpoint: AnyEndpoint, call: ReturnType<typeof callOf>): Promise<unknown> {
  return endpoint.answer.parse(await endpoint.handle(call))
}

/** A public read depends on path, parameters, query, language, day and data only, so one answer serves all callers. */
async function cachedAnswer(
  request: Request,
  endpoint: AnyEndpoint,
  call: ReturnType<typeof callOf>,
): Promise<Response> {
  const key = JSON.stringify([endpoint.path, call.lang, call.params, call.query])
  let isMade = false
  const prepared = await call.answers.get(key, async () => {
    isMade = true
    const bytes = Buffer.from(JSON.stringify(await run(endpoint, call)))
    return prepare({ headers: cachedHeaders, bytes, quality: brotliQuality })
  })
  const answer = await prepared.answer(request)
  return isMade ? asMade(answer) : answer
}

/** Hono passes only instances of Error to its error handler. */
function rethrow(thrown: unknown): never {
  throw thrown instanceof Error ? thrown : new Error('a value was thrown that is not an Error', { cause: thrown })
}

/** @throws Failure 404 for parameters that do not match their schema. */
function paramsOf({ params: schema }: AnyEndpoint, values: Record<string, string>): unknown {
  const result = (schema ?? z.object({})).safeParse(values)
  if (!result.success || !Object.values(values).every(isStorableText))
    throw new Failure('not_found', { key: 'errors.not_found' })
  return result.data
}

/** `lang` of the query, else of the `_lang` cookie, else the default language. Inactive languages are ignored. */
async function languageOf(c: Context<Env>, services: Services): Promise<string> {
  const languages = await services.languages()
  const cookie = /(?:^|;\s*)_lang=([a-z]{2,3})/.exec(c.req.header('cookie') ?? '')?.[1]
  const wanted = [c.req.query('lang'), cookie].find((abbr) => languages.some((language) => language.abbr === abbr))
  return wanted ?? languages[0]!.abbr
}
