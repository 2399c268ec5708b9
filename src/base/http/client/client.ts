import { createContext, type Location, redirect } from 'react-router'
import type { FieldErrors } from '../../errors.ts'
import { notFoundAddress } from '../../i18n/paths.ts'

/** Sends a request: `fetch` in the browser, a direct call of the API on the server. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | FormData; signal?: AbortSignal },
) => Promise<Response>

export type Refused = {
  ok: false
  status: number
  code: string
  message: string
  errors: FieldErrors
  facts: Record<string, unknown>
  /** seconds after which the request may be repeated, when the server says so */
  retry_after?: number
}
export type Answer<T> = { ok: true; data: T } | Refused

/** Codes of 503 answers to requests that had no effect; their message gives the reason. */
export const nothingDone: readonly string[] = ['files_away', 'updating']

type Status = Pick<Refused, 'status'> & Partial<Pick<Refused, 'code'>>

/** True when there was no response, or the server failed: the write may have been done nevertheless. */
export function isOutcomeUnknown({ status, code = '' }: Status): boolean {
  return status === 0 || (status >= 500 && !nothingDone.includes(code))
}

export class ApiError extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

export type Client = {
  /** @throws ApiError for every response that is not a success; the reason of `signal` when aborted. */
  get: <T>(path: string, signal?: AbortSignal) => Promise<T>
  /** Temporary address of an office file. @param body of a POST request @throws as `get` */
  addressOf: (path: string, body?: object) => Promise<{ url: string; opens: boolean }>
  /** Calls back for every event of a stream; resolves when it ends. @throws as `get` */
  listen: (path: string, onEvent: (data: string) => void, signal: AbortSignal) => Promise<void>
  /** A write. A refusal is returned, not thrown: its message and field errors are shown to the user. */
  post: <T>(path: string, body: object, headers?: Record<string, string>) => Promise<Answer<T>>
}

/**
 * The only caller of the API.
 * @param lang sent with every request, because the `_lang` cookie may hold another language than the page's address.
 * A request without a response has status 0 and no message: failure.ts finds its sentence.
 */
export function createClient(send: Send, lang: string, headers: Record<string, string> = {}): Client {
  const answered = async (path: string, init: Parameters<Send>[1]) => {
    const response = await send(inLang(path), init)
    if (!response.ok) throw new ApiError(await refusal(response))
    return response
  }
  const found = (path: string, signal?: AbortSignal) =>
    answered(path, { method: 'GET', headers, ...(signal && { signal }) })
  const inLang = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
  return {
    get: async <T>(path: string, signal?: AbortSignal) => (await (await found(path, signal)).json()) as T,
    async addressOf(path, body) {
      const accept = { ...headers, accept: 'application/json' }
      const asked = body
        ? { method: 'POST', headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : { method: 'GET', headers: accept }
      return (await (await answered(path, asked)).json()) as { url: string; opens: boolean }
    },
    async listen(path, onEvent, signal) {
      const { body } = await found(path, signal)
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const lines = (rest + read.value).split('\n')
        rest = lines.pop()!
        for (const line of lines) if (line.startsWith('data: ')) onEvent(line.slice('data: '.length))
      }
    },
    async post<T>(path: string, body: object, more: Record<string, string> = {}) {
      const isForm = body instanceof FormData
      const type: Record<string, string> = isForm ? {} : { 'content-type': 'application/json' }
      try {
        const response = await send(inLang(path), {
          method: 'POST',
          headers: { ...headers, ...type, ...more },
          body: isForm ? body : JSON.stringify(body),
        })
        return response.ok ? { ok: true, data: (await response.json()) as T } : await refusal(response)
      } catch {
        return { ok: false, status: 0, code: 'offline', message: '', errors: {}, facts: {} }
      }
    },
  }
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as RefusalBody
  return refusedOf(response.status, body, response.headers.get('retry-after'))
}

type RefusalBody = { code?: string; message?: string; errors?: FieldErrors }

/** @param retryAfter the header: seconds, or a date, which is not read */
export function refusedOf(status: number, body: RefusalBody, retryAfter: string | null = null): Refused {
  const { code = 'failed', message = '', errors = {}, ...facts } = body
  const seconds = Number(retryAfter ?? Number.NaN)
  const retry_after = Number.isInteger(seconds) && seconds > 0 ? { retry_after: seconds } : {}
  return { ok: false, status, code, message, errors, facts, ...retry_after }
}

/** Given to loaders: the client for the language of an address (`params.lang`; undefined for the default language). */
export type ApiOf = ((lang: string | undefined) => Client) & { defaultLang: string }
export const apiContext = createContext<ApiOf>()

type LoaderArgs = {
  context: Readonly<{ get: (context: typeof apiContext) => ApiOf }>
  params: { lang?: string | undefined }
}

export function apiFor({ context, params }: LoaderArgs): Client {
  return context.get(apiContext)(params.lang)
}

/** For loaders: redirects to the not-found page when the API answers 404; a document has it at its own address (front.server.ts). */
export async function orNotFound<T>(answer: Promise<T>, args: LoaderArgs): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof ApiError && error.refused.status === 404 ? toNotFound(args) : error
  }
}

/** @param facts query parameters for the not-found page */
export function toNotFound({ context, params }: LoaderArgs, facts?: Record<string, string>): Response {
  const { defaultLang } = context.get(apiContext)
  const address = notFoundAddress(params.lang ?? defaultLang, defaultLang)
  return redirect(facts ? `${address}?${new URLSearchParams(facts)}` : address)
}

/** For loaders of optional data: null when the API answers 400, 404, 410 or 422. */
export function nullWhenNotFound(error: unknown): null {
  if (error instanceof ApiError && [400, 404, 410, 422].includes(error.refused.status)) return null
  throw error
}

/** Server-side facts of the rendered page, for the head of the root route. The browser reads them back from the document. */
export type PageFacts = { defaultLang: string; csrfToken: string; siteUrl: string }
export const pageContext = createContext<PageFacts>()

/** Target of the current navigation; null without one. A middleware's own request may be that of a fetcher. */
export const navigationContext = createContext<() => Location | null>(() => null)
