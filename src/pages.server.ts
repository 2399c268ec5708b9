import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Api } from './base/http/api.server.ts'
import { type ApiOf, apiContext, createClient, pageContext } from './base/http/client.ts'

export type Pages = (
  request: Request,
  page: { defaultLang: string; csrfToken: string; siteUrl: string },
) => Promise<Response>

/** The server's renderer: its loaders call the same API in process that the browser calls by fetch. */
export function createPages(api: Api): Pages {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
  return (request, page) => {
    const send = (path: string, init: RequestInit) => api.fetch(new Request(new URL(path, page.siteUrl), init))
    const clientOf: ApiOf = Object.assign((lang: string = page.defaultLang) => createClient(send, lang), {
      defaultLang: page.defaultLang,
    })
    const context = new RouterContextProvider()
    context.set(apiContext, clientOf)
    context.set(pageContext, page)
    return handle(request, context)
  }
}
