import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type ApiOf, apiContext, createClient, pageContext } from './base/http/client/client.ts'
import type { Api } from './base/http/endpoint/api.server.ts'
import { stringStore, stringsContext } from './base/i18n/string-store.ts'

/** @param path of the page with what it reads of the query. Nothing else counts: no host, cookie or connection. */
export type Pages = (
  path: string,
  page: { defaultLang: string; csrfToken: string; siteUrl: string },
) => Promise<Response>

/** The server's renderer: its loaders call the same API in process that the browser calls by fetch. */
export function createPages(api: Api): Pages {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
  return async (path, page) => {
    let isWhole = true
    const send = async (apiPath: string, init: RequestInit) => {
      const answer = await api.fetch(new Request(new URL(apiPath, page.siteUrl), init))
      if (answer.status >= 500) isWhole = false
      return answer
    }
    const clientOf: ApiOf = Object.assign((lang: string = page.defaultLang) => createClient(send, lang), {
      defaultLang: page.defaultLang,
    })
    const context = new RouterContextProvider()
    context.set(apiContext, clientOf)
    context.set(pageContext, page)
    context.set(stringsContext, stringStore())
    const response = await handle(new Request(page.siteUrl + path), context)
    return isWhole ? response : unavailable(response)
  }
}

/** A page that lacks what the API could not tell says what it can, and is neither kept nor taken for the page itself. */
function unavailable({ body, headers }: Response): Response {
  const own = new Headers(headers)
  own.set('cache-control', 'no-store')
  own.set('retry-after', '5')
  return new Response(body, { status: 503, headers: own })
}
