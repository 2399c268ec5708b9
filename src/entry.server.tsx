import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { isOfficePath } from './base/areas.ts'
import { securePage } from './base/http/server/security-policy.server.ts'
import { StringsContext, stringsContext, stringsPath } from './base/i18n/string-store.ts'
import { withLaterStart } from './base/start/start-page.server.ts'
import { ScriptMark } from './base/ui/page/script-mark.ts'
import { hostsOf } from './features/company/tracking.links.ts'
import type { loader as rootLoader } from './root.tsx'

/** Rendered to a string: a page that is cached whole gains nothing from streaming (measured in docs/decisions/0004). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = randomUUID()
  const rendered = renderToString(
    <StringsContext value={loadContext.get(stringsContext)}>
      <ScriptMark value={mark}>
        <ServerRouter context={await withWholeHandoff(routerContext)} url={request.url} nonce={mark} />
      </ScriptMark>
    </StringsContext>,
  )
  const root = routerContext.staticHandlerContext.loaderData.root as Awaited<ReturnType<typeof rootLoader>> | undefined
  const isOffice = isOfficePath(new URL(request.url).pathname)
  // Vite's development scripts are written into the page after this, and want to be first.
  const isSite = !isOffice && !import.meta.env.DEV
  const { lang = root?.defaultLang ?? 'tr' } = routerContext.staticHandlerContext.matches[0]?.params ?? {}
  const started = isSite ? withLaterStart(rendered, mark, stringsPath(lang)) : rendered
  const { html, policy } = securePage(started, mark, {
    foreign: hostsOf(root?.tracking ?? []),
    isHttps: root?.siteUrl.startsWith('https:') ?? false,
    hasOwnStyles: isOffice,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!import.meta.env.DEV) headers.set('content-security-policy', policy)
  return new Response(`<!DOCTYPE html>${withLowPreloads(html)}`, { status, headers })
}

/**
 * The loaders' data travel in the page as a stream that the router reads while it renders, waiting in Suspense. A string
 * cannot wait: without this the data are left out and no page comes to life. So the stream is read beforehand and put where
 * the router keeps what it has read: the text, then the end.
 */
async function withWholeHandoff(context: EntryContext): Promise<EntryContext> {
  const text = await new Response(context.serverHandoffStream ?? null).text()
  const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } })
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...context.renderMeta, streamCache: { 0: read(false, text), 1: read(true, '') } },
  }
}

/** Scripts wait for the first paint: module preloads at their own priority held it back by a second on a phone (stack.md). */
function withLowPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
