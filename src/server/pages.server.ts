import type { Logger } from 'pino'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { type BesideRouter, type Rendered, renderedContext } from '#src/base/answers/rendered.server.ts'
import { isOfficePath } from '#src/base/areas.ts'
import { ApiError, type ApiOf, apiContext, type Client, pageContext } from '#src/base/http/client/client.ts'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import type { Api } from '#src/base/http/endpoint/api.server.ts'
import { stringStore } from '#src/base/i18n/string-store.ts'
import { currentWork } from '#src/base/observe/work.server.ts'
import { siteBuild } from '#src/base/start/site-build.server.ts'

/**
 * @param path with the query parameters that the page reads. The page depends on nothing else of the request.
 * @param known basis of the page that the caller has and would take again
 */
export type Pages = (
  path: string,
  page: { defaultLang: string; csrfToken: string; siteUrl: string },
  known?: string | null,
) => Promise<Rendered>

const loadBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/** Server-side rendering. Loaders read the API in process that the browser calls by fetch. */
export function createPages(api: Pick<Api, 'read'>, log: Logger): Pages {
  let handlers: Promise<{ site: Handler; office: Handler }> | undefined
  return async (path, page, known = null) => {
    handlers ??= createHandlers()
    const { site, office } = await handlers
    const handler = isOfficePath(path.split('?')[0]!) ? office : site
    const work = currentWork()
    const failed = (error: unknown) => {
      // The API logs its own failures, and an unknown address is no failure.
      if (error instanceof ApiError ? error.refused.status >= 500 : isRouteErrorResponse(error) && error.status < 500)
        return
      if (work) work.error = error
      log.error({ request_id: work?.id, err: error }, 'page rendering failed')
    }
    let isAway = false
    const rendered: BesideRouter = {
      ...{ bytes: null, basis: null, known, isComplete: true, loaderData: {}, pattern: null },
      failed,
    }
    const clientOf: ApiOf = Object.assign(
      (lang: string = page.defaultLang) =>
        readingClient(async (apiPath) => {
          const answer = await api.read(apiPath, lang)
          if (!answer.ok && answer.status >= 500) rendered.isComplete = false
          if (!answer.ok && answer.status === 503) isAway = true
          return answer
        }),
      { defaultLang: page.defaultLang },
    )
    const context = new RouterContextProvider()
    context.set(apiContext, clientOf)
    context.set(pageContext, page)
    context.set(stringsContext, stringStore())
    context.set(renderedContext, rendered)
    const { status, headers, body } = await handler(new Request(page.siteUrl + path), context)
    if (work) work.subject = rendered.pattern ?? '/*'
    const { basis, isComplete } = rendered
    if (isComplete && basis !== null && basis === known) return { status, headers, bytes: null, basis }
    const bytes = rendered.bytes ?? (await new Response(body).bytes())
    return isComplete ? { status, headers, bytes, basis } : { ...unavailable(headers, bytes), isAway }
  }
}

type Handler = ReturnType<typeof createRequestHandler>

async function createHandlers(): Promise<{ site: Handler; office: Handler }> {
  const handlerOf = (build: ServerBuild | typeof loadBuild) => createRequestHandler(build, import.meta.env.MODE)
  // Given as a function, the router compiles all routes again for each page. Only development needs that.
  if (import.meta.env.DEV) {
    const handler = handlerOf(loadBuild)
    return { site: handler, office: handler }
  }
  const build = await loadBuild()
  return { site: handlerOf(siteBuild(build)), office: handlerOf(build) }
}

/** Loaders of pages only read. */
function readingClient(read: (path: string) => ReturnType<Api['read']>): Client {
  const refuse = () => Promise.reject(new Error('a loader on the server only reads values'))
  return {
    async get<T>(path: string) {
      const answer = await read(path)
      if (!answer.ok) throw new ApiError(answer)
      return answer.data as T
    },
    addressOf: refuse,
    listen: refuse,
    post: refuse,
  }
}

/** A page rendered while the API failed: sent with 503 and never cached. */
function unavailable(headers: Headers, bytes: NonNullable<Rendered['bytes']>): Rendered {
  headers.set('cache-control', 'no-store')
  headers.set('retry-after', '5')
  return { status: 503, headers, bytes, basis: null }
}
