import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { type Fields, queryFields, readFields } from './body.server.ts'
import { assertOwnSite } from './browser-writes.server.ts'
import type { AnyEndpoint } from './endpoint.server.ts'
import { Failure } from './errors.ts'
import { failureResponse, fieldProblems } from './failure.server.ts'
import type { Services, Staff } from './services.server.ts'

type Env = { Bindings: { address?: string }; Variables: { requestId: string; lang: string } }

export type Api = {
  /** @param facts what the listening server knows beyond the web-standard request: the caller's network address. */
  fetch: (request: Request, facts?: { address?: string }) => Promise<Response>
  endpoints: readonly AnyEndpoint[]
}

const defaultBodyLimit = 256 * 1024
const closedPrefix = '/api/admin'

/**
 * Turns the declared endpoints into one request handler. Everything under /api/admin is closed unless a declared
 * endpoint opens it to the caller's role: without a session it is 401, whatever the path.
 * @throws Error at boot when an endpoint under /api/admin is public, or a method and path are declared twice.
 */
export function createApi(endpoints: readonly AnyEndpoint[], services: Services, csrfToken: string): Api {
  assertDeclarations(endpoints)
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('lang', await languageOf(c, services))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    // The pattern, not the address: an order's key must not reach a log.
    const ms = Math.round(performance.now() - started)
    services.log.info({
      request_id: c.get('requestId'),
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms,
    })
  })
  for (const [path, byMethod] of grouped(endpoints)) {
    app.all(path, (c) => dispatch(c, byMethod, services, csrfToken))
  }
  app.notFound(async (c) => {
    if (new URL(c.req.url).pathname.startsWith(closedPrefix)) await signedIn(c, services)
    throw new Failure('not_found', { key: 'errors.not_found' })
  })
  app.onError((error, c) => failureResponse(error, services, c.get('lang') ?? 'tr', c.get('requestId')))
  return { endpoints, fetch: async (request, facts = {}) => app.fetch(request, facts) }
}

/** Paths with fewer parameters first, so that /products/queue is not taken for /products/:id. */
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
  const isClosed = [...byMethod.values()].every((endpoint) => endpoint.access !== 'public')
  const staff = isClosed ? await signedIn(c, services) : null
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
  if (isWrite) assertOwnSite(c.req.raw, csrfToken)
  const limit = Math.max(...[...byMethod.values()].map((endpoint) => endpoint.bodyLimit ?? defaultBodyLimit))
  const { _method: override, ...fields } = isWrite ? await readFields(c.req.raw, limit) : {}
  const endpoint = byMethod.get(methodOf(c.req.method, override))
  if (!endpoint) {
    const allow = [...byMethod.keys()].join(', ')
    throw new Failure('method_not_allowed', { key: 'errors.method_not_allowed' }, { headers: { allow } })
  }
  assertMay(endpoint, staff)
  const answerHeaders = new Headers()
  const answer = await run(c, endpoint, fields, staff, services, answerHeaders)
  if (isWrite && endpoint.changes !== false) services.changed()
  return present(c, endpoint, answer, answerHeaders)
}

/** A POST that says `_method` PUT or DELETE is that method (spec §7); on any other request the field counts for nothing. */
function methodOf(method: string, override: unknown): string {
  if (method === 'HEAD') return 'GET'
  if (method !== 'POST' || typeof override !== 'string') return method
  const wanted = override.toUpperCase()
  return wanted === 'PUT' || wanted === 'DELETE' ? wanted : method
}

async function signedIn(c: Context<Env>, services: Services): Promise<Staff> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
  const staff = token ? await services.authenticate(token) : null
  if (!staff) throw new Failure('no_session', { key: 'errors.no_session' })
  return staff
}

function assertMay(endpoint: AnyEndpoint, staff: Staff | null): void {
  if (endpoint.access === 'public' || endpoint.access === 'staff') return
  if (!staff?.permissions.includes(endpoint.access.slice('may:'.length)))
    throw new Failure('not_allowed', { key: 'errors.not_allowed' })
}

async function run(
  c: Context<Env>,
  endpoint: AnyEndpoint,
  fields: Fields,
  staff: Staff | null,
  services: Services,
  answerHeaders: Headers,
): Promise<unknown> {
  return endpoint.handle({
    ...services,
    params: parsed(endpoint.params, c.req.param(), 'not_found'),
    query: parsed(endpoint.query, queryFields(new URL(c.req.url).searchParams), 'invalid'),
    body: parsed(endpoint.body, fields, 'invalid'),
    lang: c.get('lang'),
    staff,
    headers: c.req.raw.headers,
    address: c.env?.address ?? '',
    requestId: c.get('requestId'),
    answerHeaders,
  })
}

function parsed(schema: z.ZodType | undefined, value: unknown, code: 'invalid' | 'not_found'): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  if (code === 'not_found') throw new Failure('not_found', { key: 'errors.not_found' })
  throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields: fieldProblems(result.error) })
}

function present(c: Context<Env>, endpoint: AnyEndpoint, answer: unknown, headers: Headers): Response {
  const text = JSON.stringify(endpoint.answer.parse(answer))
  headers.set('content-type', 'application/json; charset=utf-8')
  if (endpoint.cache === 'etag') {
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
    headers.set('etag', etag)
    headers.set('cache-control', 'public, no-cache')
    headers.set('vary', 'Cookie')
    if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  return new Response(text, { status: endpoint.status ?? 200, headers })
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

/** rules.md: `lang` of the query, else the `_lang` cookie, else the default. What names no active language is passed over. */
async function languageOf(c: Context<Env>, services: Services): Promise<string> {
  const languages = await services.languages()
  const cookie = /(?:^|;\s*)_lang=([a-z]{2,3})/.exec(c.req.header('cookie') ?? '')?.[1]
  const wanted = [c.req.query('lang'), cookie].find((abbr) => languages.some((language) => language.abbr === abbr))
  return wanted ?? languages[0]!.abbr
}

function assertDeclarations(endpoints: readonly AnyEndpoint[]): void {
  const seen = new Set<string>()
  for (const { method, path, access } of endpoints) {
    const name = `${method} ${path}`
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
    if (path.startsWith(closedPrefix) && access === 'public')
      throw new Error(`${name} is under ${closedPrefix} and cannot be public`)
  }
}
