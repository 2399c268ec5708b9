import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Rendered to a string: a page that is cached whole gains nothing from streaming (measured in docs/decisions/0004). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={await withWholeHandoff(routerContext)} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
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
