import { existsSync } from 'node:fs'
import type { Rendered } from '#src/base/answers/rendered.server.ts'
import { pageCache } from '#src/base/cache/page-cache.server.ts'
import { dayClock } from '#src/base/dates.ts'
import { type Images, serveImage } from '#src/base/files/images.server.ts'
import { serveVideo, type Videos } from '#src/base/files/videos.server.ts'
import { failurePage } from '#src/base/http/server/failure-page.server.ts'
import { health } from '#src/base/http/server/health.server.ts'
import { networkOf } from '#src/base/http/server/limits.server.ts'
import { addPageHeaders } from '#src/base/http/server/page-headers.server.ts'
import type { FastPath, Handle } from '#src/base/http/server/server.server.ts'
import { staticFiles } from '#src/base/http/server/static-files.server.ts'
import { transportSecurity } from '#src/base/http/server/transport-security.ts'
import { decodedOrNull, isNotFoundAddress, localePath, notFoundAddress, splitLang } from '#src/base/i18n/paths.ts'
import { inWork, newWork, requestEnded } from '#src/base/observe/work.server.ts'
import type { EarlierFiles } from '#src/base/start/earlier-files.server.ts'
import { languageCookie } from '#src/features/languages/languages.schema.ts'
import { countWrongKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { isVoucherPath, voucherLimit } from '#src/features/orders/book/papers.links.ts'
import { isOrderPagePath } from '#src/features/orders/orders.links.ts'
import { asPreview, openingGate } from '#src/site/opening/opening-gate.server.ts'
import { seoFiles } from '#src/site/seo/seo-files.server.ts'
import { splitQuery } from '#src/site/shell/page-query.ts'
import { shippedText } from '#src/strings.ts'
import type { App } from './app.server.ts'
import { documentFiles, isOfFile } from './documents.server.ts'
import { createPages } from './pages.server.ts'

export type Front = { handle: Handle; fastPath: FastPath }
export type FrontOptions = {
  images: Images
  videos: Videos
  clientFolder: string
  /** Files of versions that ran here before. */
  earlier?: EarlierFiles
  /** What keeps the process from serving visitors. */
  problems: () => Promise<readonly string[]>
}

/** Bytes of cached pages. */
const maxPages = 32 * 1024 * 1024
/** In a Cookie header. */
const preferredLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2,3})`)
/** Folders with files only: missing ones are 404 without a page. */
const fileFolders = /^\/(build|assets|images|videos)\//

/** Routes a request to a file, the API or a page. */
export function createFront(
  { api, services, csrfToken, drops, cachedLanguages }: App,
  { images, videos, clientFolder, earlier, problems }: FrontOptions,
): Front {
  const { siteUrl } = services.settings
  const common = transportSecurity(siteUrl)
  const files = existsSync(clientFolder) ? staticFiles(clientFolder, { immutable: '/build/', headers: common }) : null
  const renderPage = createPages(api, services.log)
  const serveSeoFile = seoFiles(services, drops, images)
  const pages = pageCache(drops, { max: maxPages, today: dayClock(services.now), isCacheable })
  const gate = openingGate(services)
  const documents = documentFiles({ api, services })

  const page = async (request: Request, url: URL) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const languages = await services.languages()
    const defaultLang = languages[0]!.abbr
    const serve = async (path: string) => {
      const render = async (known: string | null = null) => {
        const page = await renderPage(path, { defaultLang, csrfToken, siteUrl }, known)
        addPageHeaders(page.headers, csrfToken, siteUrl)
        return page
      }
      return import.meta.env.DEV ? asResponse(await render()) : pages.serve(request, path, render)
    }
    if (isNoPage(url.pathname)) return serve(notFoundAddress(langOf(url, languages), defaultLang))
    const visit = {
      method: request.method,
      cookie: request.headers.get('cookie'),
      site: request.headers.get('sec-fetch-site'),
    }
    const redirectTarget = redirectByCookie(visit, url, languages)
    if (redirectTarget)
      return new Response(null, {
        status: 302,
        headers: { location: redirectTarget, 'cache-control': 'private, no-store', vary: 'Cookie' },
      })
    const { read, rest } = splitQuery(url.pathname, url.search)
    const answer = await serve(url.pathname + read)
    // Instead of redirecting, the requested address answers with the not-found page (docs/decisions/0131).
    const notFound = notFoundIn(answer, languages)
    return notFound === null ? withUnreadParameters(answer, rest) : serve(notFound)
  }

  const handle: Handle = async (request, facts) => {
    const response = await recorded(request, facts)
    for (const [name, value] of common) response.headers.set(name, value)
    return response
  }

  const recorded: Handle = async (request, facts) => {
    // The API counts its requests itself.
    if (isApi(new URL(request.url).pathname)) return gated(request, facts)
    const work = newWork()
    const started = performance.now()
    const response = await inWork(work, () => gated(request, facts))
    response.headers.set('x-request-id', work.id)
    const { status } = response
    requestEnded(services.log, work, { method: request.method, status, ms: performance.now() - started })
    return response
  }

  const gated: Handle = async (request, facts) => {
    if (services.settings.isOpen !== false) return answer(request, facts)
    try {
      const { refusal, isPreview } = await gate(request, new URL(request.url))
      if (refusal) return refusal
      return isPreview ? asPreview(await answer(request, facts)) : await answer(request, facts)
    } catch (error) {
      return failurePage(error, services.log, shippedText)
    }
  }

  const answer: Handle = async (request, facts) => {
    const url = new URL(request.url)
    try {
      if (isOfFile(url)) return await documents(request, facts)
      if (isApi(url.pathname)) return await api.fetch(request, facts)
      if (isVoucherPath(url.pathname)) await services.limit(voucherLimit, facts.address)
      const response =
        (await health(url.pathname, problems)) ??
        (await files?.serve(request, url.pathname)) ??
        (await earlier?.serve(url.pathname)) ??
        (await serveImage(images, request, networkOf(facts.address))) ??
        (await serveVideo(videos, request)) ??
        (await serveSeoFile(request, url.pathname))
      if (response) return response
      if (fileFolders.test(url.pathname)) return new Response(null, { status: 404 })
      const made = await page(request, url)
      if (made.status === 404 && isOrderPagePath(url.pathname))
        await countWrongKey({ limit: services.limit, address: facts.address })
      return made
    } catch (error) {
      return failurePage(error, services.log, shippedText)
    }
  }

  // Looks up the path as sent. Paths that need normalizing miss here and take the slow path.
  const fastPath: FastPath = ({ method, url = '', headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    const preferences = {
      isHead: method === 'HEAD',
      acceptEncoding: String(headers['accept-encoding'] ?? ''),
      ifNoneMatch: headers['if-none-match'] ?? '',
    }
    if (url.startsWith('/build/')) return files?.fastPath(preferences, url) ?? null
    if (services.settings.isOpen === false) return null
    const languages = cachedLanguages()
    if (!languages) return null
    if (url.startsWith('/api/')) {
      const { host = '', cookie = '' } = headers
      return api.fastPath({ method, host, url, cookie }, preferences, languages)
    }
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    const { cookie, 'sec-fetch-site': site } = headers
    if (cookie && redirectByCookie({ method, cookie, site }, { pathname, search: '' }, languages)) return null
    return pages.fastPath(preferences, pathname + splitQuery(pathname, url.slice(pathname.length)).read)
  }
  return { handle, fastPath }
}

const isApi = (pathname: string) => pathname.startsWith('/api/') || pathname === '/api'

function asResponse({ bytes, ...init }: Rendered): Response {
  return new Response(bytes && bytes.length > 0 ? bytes : null, init)
}

/** Redirects keep parameters the page did not read, because tracking scripts read them at the destination. */
function withUnreadParameters(response: Response, rest: string): Response {
  const location = response.headers.get('location')
  if (!location || !rest) return response
  const headers = new Headers(response.headers)
  headers.set('location', location + (location.includes('?') ? `&${rest.slice(1)}` : rest))
  return new Response(response.body, { status: response.status, headers })
}

/** One not-found page answers all unknown addresses, so it is cached too. */
function isCacheable(path: string, status: number): boolean {
  return status === 200 || ([404, 410].includes(status) && isNotFoundAddress(path.split('?')[0]!))
}

/**
 * An address that cannot be decoded, for which the router would log a line per route; or a request for loader data, which the site's
 * scripts never make.
 */
function isNoPage(pathname: string): boolean {
  return decodedOrNull(pathname) === null || pathname.endsWith('.data')
}

/** @returns path and query of the not-found page to which the answer leads; null for other answers */
function notFoundIn({ headers }: Response, languages: readonly { abbr: string }[]): string | null {
  const location = headers.get('location') ?? ''
  const [path] = location.split('?')
  return languages.some(({ abbr }) => notFoundAddress(abbr, languages[0]!.abbr) === path) ? location : null
}

function langOf({ pathname }: URL, languages: readonly { abbr: string }[]): string {
  const abbrs = languages.map(({ abbr }) => abbr)
  return splitLang(pathname, abbrs).lang ?? abbrs[0]!
}

/** `site`: Sec-Fetch-Site, which old browsers do not send */
type Visit = { method: string; cookie: string | null; site: unknown }

/**
 * Redirects an unprefixed page to the active language of the visitor's cookie (docs/rules.md, Addresses), but not from a link of
 * the site, which may lead to another language.
 */
function redirectByCookie(
  { method, cookie, site }: Visit,
  { pathname, search }: { pathname: string; search: string },
  languages: readonly { abbr: string }[],
): string | null {
  const preferred = preferredLanguage.exec(cookie ?? '')?.[1]
  const defaultLang = languages[0]!.abbr
  if (method !== 'GET' || site === 'same-origin' || !preferred || preferred === defaultLang) return null
  const abbrs = languages.map(({ abbr }) => abbr)
  if (!abbrs.includes(preferred)) return null
  if (splitLang(pathname, abbrs).lang || /^\/(admin|giris-yap)(\/|$)|\.\w+$/.test(pathname)) return null
  return localePath(pathname, preferred, defaultLang) + search
}
