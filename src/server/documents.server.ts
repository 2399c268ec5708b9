import { firstActive, languageOfCookie } from '#src/base/http/endpoint/call.server.ts'
import { isFileAddress } from '#src/base/http/file-address.server.ts'
import { sentencePage } from '#src/base/http/server/failure-page.server.ts'
import type { Handle } from '#src/base/http/server/server.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { documentsPath } from '#src/features/orders/book/papers.links.ts'
import { lookupPath } from '#src/features/orders/lookup/lookup.links.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { programmeOf, tourPath } from '#src/features/tours/tours.links.ts'
import type { App } from './app.server.ts'

const isDocumentPath = (pathname: string) => pathname.startsWith(`${documentsPath}/`)

/** Whether a browser opens this address for a file: a document at an address that people read, or a file of the office. */
export const isOfFile = ({ pathname, href }: URL) => isDocumentPath(pathname) || isFileAddress(href)

/** Files from the API. Links lead there, so browsers get a refusal as a page with a link; other clients get the API's answer. */
export function documentFiles({ api, services }: Pick<App, 'api' | 'services'>): Handle {
  return async (request, facts) => {
    const url = new URL(request.url)
    const path = isDocumentPath(url.pathname) ? `/api${url.pathname}` : url.pathname
    const answer = await api.fetch(new Request(`${url.origin}${path}${url.search}`, request), facts)
    return answer.status >= 400 && readsHtml(request) ? refusalPage(request, url, answer) : answer
  }

  async function refusalPage(request: Request, url: URL, answer: Response): Promise<Response> {
    const { message } = (await answer.json()) as { message: string }
    // The language that the API chose for its message, also while the database is unavailable.
    const languages = await services.languages().catch(() => null)
    const cookie = languageOfCookie(request.headers.get('cookie') ?? '')
    const lang = languages ? firstActive([url.searchParams.get('lang') ?? undefined, cookie], languages) : 'tr'
    // Wrong or expired: the order's page would only show the same refusal.
    const isUnknown = message === (await services.localize({ key: 'errors.order_not_found' }, lang))
    const { path, key } = wayOn(url, isUnknown)
    const way = {
      path: languages && path !== officePath ? localePath(path, lang, languages[0]!.abbr) : path,
      name: await services.localize({ key }, lang),
    }
    // An expired address has no session for the API.
    const isOver = path === officePath && answer.status === 401
    const sentence = isOver ? await services.localize({ key: 'office.file_address_over' }, lang) : message
    const kept = ['retry-after', 'allow', 'x-request-id'].flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const agency = path === officePath ? null : await findAgency(services.db, lang).catch(() => null)
    const headers = Object.fromEntries(kept)
    return sentencePage({ status: answer.status, lang, sentences: [sentence], agency, way, headers })
  }
}

const officePath = '/admin'

/** True for browsers: scripts and programs accept any type. An answer to HEAD has no body. */
function readsHtml({ method, headers }: Request): boolean {
  return method !== 'HEAD' && /\btext\/html\b/i.test(headers.get('accept') ?? '')
}

/**
 * Link on the page of a refused document; path without its language prefix.
 * @param isUnknown the address belongs to no order
 */
function wayOn({ pathname, searchParams }: URL, isUnknown: boolean): { path: string; key: StringKey } {
  if (!isDocumentPath(pathname)) return { path: officePath, key: 'office.to_panel' }
  const tour = programmeOf(pathname)
  if (tour) return { path: tourPath(tour), key: 'paper.to_tour' }
  const no = searchParams.get('no')
  const key = searchParams.get('key')
  return no && key && !isUnknown
    ? { path: orderPath(no, key), key: 'paper.to_order' }
    : { path: lookupPath, key: 'paper.to_lookup' }
}
