import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { isOfficePath } from './base/areas.ts'
import { renderedContext } from './base/http/server/rendered.server.ts'
import { securePage } from './base/http/server/security-policy.server.ts'
import { StringsContext, stringsContext, textPaths } from './base/i18n/string-store.ts'
import { withLaterStart } from './base/start/start-page.server.ts'
import { ScriptNonce } from './base/ui/page/script-nonce.ts'
import { hostsOf } from './features/company/tracking.links.ts'
import type { loader as rootLoader } from './root.tsx'

/** Rendered to a string: pages that are cached whole gain nothing from streaming (measured in docs/decisions/0004). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomUUID()
  const rendered = renderToString(
    <StringsContext value={loadContext.get(stringsContext)}>
      <ScriptNonce value={nonce}>
        <ServerRouter context={await withCompleteHandoff(routerContext)} url={request.url} nonce={nonce} />
      </ScriptNonce>
    </StringsContext>,
  )
  const root = routerContext.staticHandlerContext.loaderData.root as Awaited<ReturnType<typeof rootLoader>> | undefined
  const isOffice = isOfficePath(new URL(request.url).pathname)
  // In development Vite inserts its scripts after this step, and they must come first.
  const isSite = !isOffice && !import.meta.env.DEV
  const { lang = root?.defaultLang ?? 'tr' } = routerContext.staticHandlerContext.matches[0]?.params ?? {}
  const started = isSite ? withLaterStart(rendered, nonce, textPaths(lang)) : rendered
  const { html, policy } = securePage(started, nonce, {
    external: hostsOf(root?.tracking ?? []),
    isHttps: root?.siteUrl.startsWith('https:') ?? false,
    hasOwnStyles: isOffice,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!import.meta.env.DEV) headers.set('content-security-policy', policy)
  loadContext.get(renderedContext).html = `<!DOCTYPE html>${isSite ? html : withLowPriorityPreloads(html)}`
  return new Response(null, { status, headers })
}

/**
 * Moves the loader data into the HTML. React Router streams them and reads the stream under Suspense, which
 * renderToString does not wait for: without data the page could not hydrate. So the stream is read first, and put where
 * the router caches what it has read: the text, then the end.
 */
async function withCompleteHandoff(context: EntryContext): Promise<EntryContext> {
  const text = await new Response(context.serverHandoffStream ?? null).text()
  const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } })
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { ...context.renderMeta, streamCache: { 0: read(false, text), 1: read(true, '') } },
  }
}

/** Low priority for module preloads: at the default one they delayed the first paint on a phone by a second. */
function withLowPriorityPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
