import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Rendered to a string: a page that is cached whole gains nothing from streaming (measured in docs/decisions/0004). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${withLowPreloads(html)}`, { status, headers })
}

/** Scripts wait for the first paint: module preloads at their own priority held it back by a second on a phone (stack.md). */
function withLowPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
