import { existsSync } from 'node:fs'
import type { App } from './app.server.ts'
import type { Changes } from './base/cache/changes.server.ts'
import { type Images, serveImage } from './base/files/images.server.ts'
import { withPageHeaders } from './base/http/page-headers.server.ts'
import type { Handle } from './base/http/server.server.ts'
import { type StaticFiles, staticFiles } from './base/http/static-files.server.ts'
import { localePath, splitLang } from './base/i18n/paths.ts'
import { languageCookie } from './features/languages/languages.schema.ts'
import { createPages } from './pages.server.ts'

export type FrontOptions = { changes: Changes; images: Images; clientFolder: string }

/** Which part of the house answers a request: files, the API, or a page. */
export function createFront(
  { api, services, csrfToken }: App,
  { changes, images, clientFolder }: FrontOptions,
): Handle {
  const files: StaticFiles = existsSync(clientFolder) ? staticFiles(clientFolder, '/build/') : async () => null
  const renderPage = createPages(api)
  return async (request, facts) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/api/') || url.pathname === '/api') {
      const response = await api.fetch(request, facts)
      // This process's own change counts from the next request on, before the database has told everyone.
      if (request.method !== 'GET' && response.ok) changes.announce()
      return response
    }
    const file = (await files(request)) ?? (await serveImage(images, request))
    if (file) return file
    const languages = await services.languages()
    const defaultLang = languages[0]!.abbr
    const elsewhere = redirectByCookie(
      request,
      url,
      languages.map(({ abbr }) => abbr),
      defaultLang,
    )
    if (elsewhere)
      return new Response(null, {
        status: 302,
        headers: { location: elsewhere, 'cache-control': 'private, no-store', vary: 'Cookie' },
      })
    return withPageHeaders(
      await renderPage(request, { defaultLang, csrfToken, siteUrl: services.settings.siteUrl }),
      csrfToken,
    )
  }
}

/** A visitor whose cookie names another active language is sent from an unprefixed page to the prefixed one (rules.md). */
function redirectByCookie(
  request: Request,
  url: URL,
  languages: readonly string[],
  defaultLang: string,
): string | null {
  const wanted = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2,3})`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (request.method !== 'GET' || !wanted || wanted === defaultLang || !languages.includes(wanted)) return null
  if (splitLang(url.pathname, languages).lang || /^\/(admin|giris-yap)(\/|$)|\.\w+$/.test(url.pathname)) return null
  return localePath(url.pathname, wanted, defaultLang) + url.search
}
