import { hash, randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderedContext } from '#src/base/answers/rendered.server.ts'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { isOfficePath } from './base/areas.ts'
import { securePage } from './base/http/server/security-policy.server.ts'
import { partsOf } from './base/i18n/page-head.ts'
import { isNotFoundAddress } from './base/i18n/paths.ts'
import { textPaths } from './base/i18n/string-paths.ts'
import { StringsContext } from './base/i18n/string-store.ts'
import { loaderDataText } from './base/start/loader-data.ts'
import { laterStart, loaderDataEdit } from './base/start/start-page.server.ts'
import { createParts } from './base/ui/page/finish.server.tsx'
import { PartsContext } from './base/ui/page/finished.tsx'
import { ScriptNonce } from './base/ui/page/script-nonce.ts'
import { hostsOf } from './features/company/tracking-hosts.ts'
import type { loader as rootLoader } from './root.tsx'

/** Bytes: about a thousand cards of tours. */
const partsOfPage = createParts(4_000_000)

/** The router's own writes to the console. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(renderedContext).failed(error)
}

/** Rendered to a string: pages that are cached whole gain nothing from streaming (measured in docs/decisions/0004). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomUUID()
  const parts = partsOfPage(nonce)
  // The router's own stream of the loader data is not read: the document has them as JSON.
  const { serverHandoffStream: _, ...context } = routerContext
  const page = loadContext.get(renderedContext)
  Object.assign(context.staticHandlerContext.loaderData, page.loaderData)
  const { matches, loaderData } = routerContext.staticHandlerContext
  page.pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  const { pathname, search } = new URL(request.url)
  const dataText = loaderDataText(
    routerContext.staticHandlerContext,
    isNotFoundAddress(pathname) ? pathname + search : undefined,
  )
  const strings = loadContext.get(stringsContext)
  page.basis = hash('sha1', JSON.stringify([status, [...headers], strings.version(), dataText]))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.basis === page.known && page.isComplete) return new Response(null, { status, headers })
  const rendered = renderToString(
    <StringsContext value={strings}>
      <PartsContext value={parts}>
        <ScriptNonce value={nonce}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ScriptNonce>
      </PartsContext>
    </StringsContext>,
  )
  const data = loaderDataEdit(rendered, nonce, dataText)
  const root = loaderData.root as Awaited<ReturnType<typeof rootLoader>> | undefined
  const isOffice = isOfficePath(pathname)
  // In development Vite inserts its scripts after this step, and they must come first.
  const isSite = !isOffice && !import.meta.env.DEV
  const { lang = root?.defaultLang ?? 'tr' } = matches[0]?.params ?? {}
  const { edits, scripts } = isSite
    ? laterStart(rendered, nonce, textPaths(lang, partsOf(matches)))
    : { edits: [], scripts: [] }
  const { pieces, policy } = securePage(rendered, nonce, {
    edits: [data, ...edits],
    scripts,
    external: hostsOf(root?.tracking ?? []),
    isHttps: root?.siteUrl.startsWith('https:') ?? false,
    hasOwnStyles: isOffice,
    hashOf: parts.hashOf,
  })
  // Vite's scripts and styles have no nonce. Without a policy the page would get the one of answers without scripts.
  headers.set('content-security-policy', import.meta.env.DEV ? "frame-ancestors 'none'" : policy)
  const html = isSite ? pieces : [withLowPriorityPreloads(pieces.join(''))]
  page.bytes = parts.bytesOf(['<!DOCTYPE html>', ...html])
  return new Response(null, { status, headers })
}

/** Low priority for module preloads: at the default one they delayed the first paint on a phone by a second. */
function withLowPriorityPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
