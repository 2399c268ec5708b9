import { hash, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderedContext } from '#src/base/answers/rendered.server.ts'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { isOfficePath } from './base/areas.ts'
import { securePage } from './base/http/server/security-policy.server.ts'
import { partsOf } from './base/i18n/page-head.ts'
import { textPaths } from './base/i18n/string-paths.ts'
import { StringsContext } from './base/i18n/string-store.ts'
import { laterStart } from './base/start/start-page.server.ts'
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

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomUUID()
  const parts = partsOfPage(nonce)
  const page = loadContext.get(renderedContext)
  const { matches, loaderData, errors } = context.staticHandlerContext
  page.pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
  const { pathname } = new URL(request.url)
  const strings = loadContext.get(stringsContext)
  page.basis = hash('sha1', JSON.stringify([status, [...headers], strings.version(), loaderData, errors]))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.basis === page.known && page.isComplete) return new Response(null, { status, headers })
  const rendered = await renderWhole(
    <StringsContext value={strings}>
      <PartsContext value={parts}>
        <ScriptNonce value={nonce}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ScriptNonce>
      </PartsContext>
    </StringsContext>,
    nonce,
  )
  const root = loaderData.root as Awaited<ReturnType<typeof rootLoader>> | undefined
  const isOffice = isOfficePath(pathname)
  // In development Vite inserts its scripts after this step, and they must come first.
  const isSite = !isOffice && !import.meta.env.DEV
  const { lang = root?.defaultLang ?? 'tr' } = matches[0]?.params ?? {}
  const { edits, scripts } = isSite
    ? laterStart(rendered, nonce, textPaths(lang, partsOf(matches.map(({ route }) => route))))
    : { edits: [], scripts: [] }
  const { pieces, policy } = securePage(rendered, nonce, {
    edits,
    scripts,
    external: hostsOf(root?.tracking ?? []),
    isHttps: root?.siteUrl.startsWith('https:') ?? false,
    hasOwnStyles: isOffice,
    hashOf: parts.hashOf,
  })
  // Vite's scripts and styles have no nonce. Without a policy the page would get the one of answers without scripts.
  headers.set('content-security-policy', import.meta.env.DEV ? "frame-ancestors 'none'" : policy)
  const html = isSite ? pieces : [withLowPriorityPreloads(pieces.join(''))]
  page.bytes = parts.bytesOf(html)
  return new Response(null, { status, headers })
}

/** The page in one piece: pages are kept whole, so there is nothing to stream (docs/decisions/0004). */
function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = ''
    const decoder = new StringDecoder()
    const whole = new Writable({
      decodeStrings: false,
      write(piece: string | Buffer, _, done) {
        html += typeof piece === 'string' ? piece : decoder.write(piece)
        done()
      },
      final(done) {
        resolve(html)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A part that React holds back for its size would need a script to be shown.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(whole),
      onError: reject,
    })
  })
}

/** Low priority for module preloads: at the default one they delayed the first paint on a phone by a second. */
function withLowPriorityPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
