import type { z } from 'zod'
import type { Services, Staff } from './services.server.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** 'public', 'staff' (any signed-in user), or the permission a staff member's role group must hold. */
export type Access = 'public' | ClosedTo
type ClosedTo = 'staff' | `may:${string}`

type ZObject = z.ZodObject
/** Whether callers must send the header Idempotency-Key, under which a repeated request takes effect once. */
export type IntentHeader = 'required' | 'optional'

type Out<T> = T extends z.ZodType ? z.output<T> : Record<string, never>

/** The argument of a handler: the parsed request, the caller and the services. */
export type Call<P = unknown, Q = unknown, B = unknown, K = unknown, R extends Access = ClosedTo> = Services & {
  params: Out<P>
  query: Out<Q>
  body: Out<B>
  /** Language of the answer. */
  lang: string
  /** The caller of a route that is not public. */
  staff: R extends 'public' ? null : Staff
  headers: Headers
  /** Network address of the caller, for rate limits and acceptance records. */
  address: string
  requestId: string
  /** The header Idempotency-Key of an endpoint that declares it; null when it is optional and missing. */
  idempotencyKey: K extends 'required' ? string : K extends 'optional' ? string | null : null
  /** Called when a write is a repeat or changes nothing that pages show: cached pages stay valid. */
  unchanged: () => void
  /** Additional headers of the answer, such as a cookie. */
  answerHeaders: Headers
  /** The body of a route with `takesFile`, as a stream; null on any other. */
  file: AsyncIterable<Uint8Array> | null
}

/** The part of a request that is known before its body is read. */
type AdmitCall<P, Q, R extends Access> = Omit<
  Call<P, Q, unknown, unknown, R>,
  'body' | 'file' | 'idempotencyKey' | 'unchanged' | 'answerHeaders'
>

export type Endpoint<
  P extends ZObject | undefined = undefined,
  Q extends ZObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType = z.ZodType,
  K extends IntentHeader | undefined = undefined,
  R extends Access = ClosedTo,
> = {
  method: Method
  /** In Hono's syntax: /api/pages/product/:seo_name */
  path: string
  access: R
  /** true: also for staff who must set up a second factor first. */
  beforeFactor?: boolean
  /** One sentence for openapi.json. */
  summary: string
  params?: P
  /** Unknown query fields are ignored. */
  query?: Q
  /** Unknown body fields are refused by a strict object. */
  body?: B
  /** Declares the header Idempotency-Key: a write under a used key gets the answer of the first write. */
  idempotencyKey?: K
  /** Shape of the answer; other fields are not sent. `Attachment` (attachment.server.ts) for a file, `Outward` for another server. */
  answer: A
  /** Success status; default 200. */
  status?: 200 | 201 | 202
  /** Maximum size of the body in bytes; default 256 kB. For a larger limit, staff may send slowly. */
  bodyLimit?: number
  /** true: the body is a file of any type, read by the handler. The path has no other write. */
  takesFile?: boolean
  /** true: other servers and their pages may write here. The handler trusts nothing that is not signed. */
  fromElsewhere?: boolean
  /** A public read that is cached and answers 304. All other answers are no-store. */
  cache?: 'etag'
  /** false for a POST that changes nothing, such as a quote: cached pages stay valid. */
  changes?: boolean
  /** true for such a POST that writes nothing itself, or checks `upgrades` before it writes: it is answered while writes are refused. */
  reads?: boolean
  /** Called before a large body is read; throws to refuse the caller. `handle` must repeat checks whose result may change until then. */
  admit?: (call: AdmitCall<P, Q, R>) => Promise<unknown>
  handle: (call: Call<P, Q, B, K, R>) => Promise<z.input<A>> | z.input<A>
}

/** Declares one route. The registry parses, authorizes, serializes and documents it; the handler loads and decides. */
export function endpoint<
  P extends ZObject | undefined = undefined,
  Q extends ZObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType = z.ZodType,
  K extends IntentHeader | undefined = undefined,
  R extends Access = ClosedTo,
>(definition: Endpoint<P, Q, B, A, K, R>): AnyEndpoint {
  return definition as unknown as AnyEndpoint
}

/** An endpoint without its own types, as the registry holds it. */
export type AnyEndpoint = Omit<
  Endpoint,
  'access' | 'admit' | 'handle' | 'params' | 'query' | 'body' | 'answer' | 'idempotencyKey'
> & {
  access: Access
  params?: ZObject
  query?: ZObject
  body?: z.ZodType
  answer: z.ZodType
  idempotencyKey?: IntentHeader
  admit?: (call: Services & Record<string, unknown>) => Promise<unknown>
  handle: (call: Services & Record<string, unknown>) => unknown
}
