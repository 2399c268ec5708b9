import { ofPages, type Prepared, type PrepareOptions, prepare } from '#src/base/answers/prepared.server.ts'
import { createCache } from '#src/base/cache/cache.server.ts'
import type { Drops } from '#src/base/cache/drops.server.ts'
import { dayOf } from '#src/base/dates.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { qrOf } from '#src/base/qr.ts'
import { findSite } from '#src/features/agency/company.store.server.ts'
import { ico, icon, shareCard } from './icons.server.ts'
import { type ListPart, listParts } from './listed-pages.server.ts'
import { mark } from './mark.ts'
import { robotsTxt } from './robots.ts'
import { sitemapIndex, sitemapOf } from './sitemap.ts'

/** Answers a generated file; null for another path. */
export type SeoFiles = (request: Request, pathname: string) => Promise<Response | null>

const xml = 'application/xml; charset=utf-8'
/** Text files are revalidated by ETag; icons are cached for a day. */
const revalidated = 'public, no-cache'
const daily = 'public, max-age=86400'
/** Bytes of cached files. A sitemap part of 2,000 URLs has 1 MB, and a tenth of it compressed. */
const maxCached = 16 * 1024 * 1024
/** Bytes of an entry beside its file. */
const overhead = 1000

/** /sitemap.xml and its parts, /robots.txt, icons, manifest and the code of ETBİS: cached until a change. */
export function seoFiles(services: Services, drops: Drops, images: Pick<Images, 'read'>): SeoFiles {
  const today = () => dayOf(services.now())
  const cache = createCache<Prepared | null>(drops, {
    max: maxCached,
    sizeOf: (file) => (file?.bytes ?? 0) + overhead,
    // A crawler can ask for any number of parts that are not there.
    isCacheable: (file) => file !== null,
    today,
  })
  const parts = createCache<ListPart[]>(drops, { today })
  const { siteUrl, isListed = true } = services.settings
  const languages = () => services.languages()

  const sitemap = () =>
    parts.get('', async () => listParts({ db: services.db, today: today(), languages: await languages() }))
  const sitemapFile = async (list: ListPart) =>
    text(sitemapOf(await list(), { siteUrl, defaultLang: (await languages())[0]!.abbr }), xml)
  const company = async () => findSite(services.db, (await languages())[0]!.abbr)
  const iconOf = async (size: number, isSquare: boolean) => {
    const { mainColor, favIcoLogo } = await company()
    const logo = favIcoLogo && (await images.read(favIcoLogo.file, 320, 'webp'))
    return icon(logo ?? mark(mainColor, { isSquare }), size, mainColor)
  }

  const makers: Record<string, () => Promise<Prepared | null>> = {
    '/sitemap.xml': async () => {
      const listed = await sitemap()
      return listed.length > 1 ? text(sitemapIndex(listed.length, siteUrl), xml) : sitemapFile(listed[0]!)
    },
    '/robots.txt': async () => {
      const [, ...others] = (await languages()).map(({ abbr }) => abbr)
      return text(robotsTxt(siteUrl, others, isListed), 'text/plain; charset=utf-8')
    },
    '/favicon.ico': async () => bytes(ico(await iconOf(32, false), 32), 'image/x-icon'),
    '/apple-touch-icon.png': async () => bytes(await iconOf(180, true), 'image/png'),
    '/icon-192.png': async () => bytes(await iconOf(192, true), 'image/png'),
    '/icon-512.png': async () => bytes(await iconOf(512, true), 'image/png'),
    '/share.jpg': async () => bytes(await shareCard((await company()).mainColor), 'image/jpeg'),
    // Drawn from the address that the agency typed, because there is no picture to upload.
    '/etbis.svg': async () => {
      const { etbis_url } = await company()
      return etbis_url === '' ? null : text(qrOf(etbis_url), 'image/svg+xml')
    },
    '/manifest.webmanifest': async () => {
      const { name, projectCompanyName, mainColor } = await company()
      const icons = [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      }))
      const manifest = {
        name,
        short_name: projectCompanyName,
        start_url: '/',
        display: 'browser',
        background_color: '#fbf8f3',
        theme_color: mainColor,
        icons,
      }
      return text(JSON.stringify(manifest), 'application/manifest+json')
    },
  }

  const make = async (pathname: string): Promise<Prepared | null> => {
    const number = Number(/^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(pathname)?.[1])
    if (!number) return (await makers[pathname]?.()) ?? null
    const listed = await sitemap()
    const part = listed.length > 1 ? listed[number - 1] : undefined
    return part ? sitemapFile(part) : null
  }

  return async (request, pathname) => {
    if (!(pathname in makers || /^\/sitemap-\d+\.xml$/.test(pathname))) return null
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const file = await cache.get(pathname, () => make(pathname))
    return file ? file.answer(request) : new Response(null, { status: 404 })
  }
}

function text(content: string, type: string): Prepared {
  return file(Buffer.from(content), type, revalidated, ofPages)
}

function bytes(content: Buffer<ArrayBuffer>, type: string): Prepared {
  return file(content, type, daily, null)
}

function file(
  content: Buffer<ArrayBuffer>,
  type: string,
  cacheControl: string,
  quality: PrepareOptions['quality'],
): Prepared {
  const headers = { 'content-type': type, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' }
  return prepare({ headers: Object.entries(headers), bytes: content, quality })
}
