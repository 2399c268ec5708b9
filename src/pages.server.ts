import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type ApiOf, apiContext, createClient, pageContext } from './base/http/client/client.ts'
import type { Api } from './base/http/endpoint/api.server.ts'
import { stringStore, stringsContext } from './base/i18n/string-store.ts'

/** @param path with the query parameters that the page reads. The page depends on nothing else of the request. */
export type Pages = (
  path: string,
  page: { defaultLang: string; csrfToken: string; siteUrl: string },
) => Promise<Response>

/** Server-side rendering. Loaders call the API in process that the browser calls by fetch. */
export function createPages(api: Api): Pages {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
  return async (path, page) => {
    let isComplete = true
    const send = async (apiPath: string, init: RequestInit) => {
      const answer = await api.fetch(new Request(new URL(apiPath, page.siteUrl), init))
      if (answer.status >= 500) isComplete = false
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
    return isComplete ? response : unavailable(response)
  }
}

/** A page rendered while the API failed: sent with 503 and never cached. */
function unavailable({ body, headers }: Response): Response {
  const copy = new Headers(headers)
  copy.set('cache-control', 'no-store')
  copy.set('retry-after', '5')
  return new Response(body, { status: 503, headers: copy })
}
