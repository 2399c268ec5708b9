import { bearerToken } from '#src/base/http/endpoint/guard.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { hasPreviewCookie } from '#src/base/http/server/preview-cookie.server.ts'
import { splitLang } from '#src/base/i18n/paths.ts'
import { opensOrder } from '#src/features/orders/book/order-key.queries.server.ts'
import { opensLink } from '#src/features/payments/payment-links/payment-links.store.server.ts'
import { soonPage } from './soon-page.server.ts'

/** Prices and contracts that the pages ask for; nothing is stored. */
const questions = ['/api/cart-calculator', '/api/checkout-contracts']

/** Pages of a customer's order in any language, closed ones too, and what they read beside the order. */
const orderReads =
  /^(\/[a-z]{2,3})?\/rezervasyon-(sonuc|sozlesme)$|^(\/api)?\/documents\/\w+\.(pdf|ics)$|^\/api\/pages\/(bank-accounts|contact-information)$/
/** A payment link, in any language, and its calls. */
const linkReads = /^(?:\/[a-z]{2,3})?\/odeme\/(\w+)$|^\/api\/payment-links\/(\w+)(?:\/payments)?$/
const orderApi = /^\/api\/orders\/([\w-]+)(\/|$)/

/** Null: the request goes on. `isPreview`: its answer is for this browser only. */
export type OpeningGate = (request: Request, url: URL) => Promise<{ refusal: Response | null; isPreview: boolean }>

/**
 * Open to everybody while the site is closed: the office and its login, health, and files whose names strangers cannot know. Of
 * the API: what login and office read without a session, and the notices of card payment providers.
 */
const alwaysOpen =
  /^\/(admin|giris-yap)(\/|$)|^\/(healthz|readyz)$|^\/(build|assets|images|videos)\/|^\/(favicon\.ico|apple-touch-icon\.png|icon-\d+\.png|etbis\.svg)$|^\/api\/(admin|auth|health)(\/|$)|^\/api\/pages\/(site|all-languages|static-languages(\/order)?|change-language\/\w+)$|^\/api\/payments\/\w+\/(return|notice)$|^\/__manifest$/

/**
 * Until the agency opens its site, strangers get one page, and staff all of it: with a session of the office, or with the
 * preview cookie that the office sets. Orders and messages are refused to everybody; a customer with the key of an order
 * has that order.
 */
export function openingGate(services: Services): OpeningGate {
  const passes = { refusal: null, isPreview: false }
  return async (request, url) => {
    if (services.settings.isOpen !== false || alwaysOpen.test(url.pathname)) return passes
    const isApi = /^\/api(\/|$)/.test(url.pathname)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isQuestion = isRead || (request.method === 'POST' && questions.includes(url.pathname))
    if (isQuestion && (await isOfStaff(request))) return { refusal: null, isPreview: true }
    if (await isOfCustomer(url, isRead)) return { refusal: null, isPreview: true }
    const languages = (await services.languages()).map(({ abbr }) => abbr)
    const lang = splitLang(url.pathname, languages).lang ?? wantedOf(url, languages) ?? languages[0]!
    if (url.pathname === '/robots.txt') return { refusal: robots(), isPreview: false }
    return { refusal: isApi ? await closedApi(lang) : await soonPage(services, lang), isPreview: false }
  }

  async function isOfStaff({ headers }: Request): Promise<boolean> {
    if (hasPreviewCookie(services.previewKey, headers.get('cookie'), services.now())) return true
    const token = bearerToken(headers)
    return token !== undefined && (await services.authenticate(token)) !== null
  }

  async function isOfCustomer({ pathname, searchParams }: URL, isRead: boolean): Promise<boolean> {
    const link = linkReads.exec(pathname)
    if (link) return opensLink(services.db, link[1] ?? link[2]!)
    const no = orderApi.exec(pathname)?.[1] ?? (isRead && orderReads.test(pathname) ? searchParams.get('no') : null)
    const key = searchParams.get('key')
    return no !== null && key !== null && opensOrder(services.db, no, key)
  }

  async function closedApi(lang: string): Promise<Response> {
    const message = await services.localize({ key: 'opening.closed' }, lang)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '86400',
    }
    return new Response(JSON.stringify({ success: false, message, code: 'unavailable' }), { status: 503, headers })
  }
}

function wantedOf(url: URL, languages: readonly string[]): string | undefined {
  return languages.find((abbr) => abbr === url.searchParams.get('lang'))
}

function robots(): Response {
  return new Response('User-agent: *\nDisallow: /\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The answer to a preview: no cache on the way may store it, and no search engine index it. */
export function asPreview(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
  headers.delete('etag')
  return new Response(response.body, { status: response.status, headers })
}
