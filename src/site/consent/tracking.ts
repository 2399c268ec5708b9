import { type Tracker, trackers } from '#src/features/company/tracking.links.ts'
import type { Choice } from './consent.ts'

/**
 * The providers' own loaders, with the identifiers that were recognised. What the office pasted is never run, and nothing
 * here runs before the visitor has agreed: the caller sees to that.
 */

type Queue = { (...words: unknown[]): void; a?: unknown[][]; l?: number }
type Pixel = Queue & { callMethod?: Queue; queue: unknown[][]; loaded: boolean; version: string; push: unknown }
type Page = Window & { dataLayer?: unknown[]; gtag?: Queue; ym?: Queue; fbq?: Pixel; _fbq?: Pixel }

const running = new Map<string, Tracker>()

/** Whether a script of others is in this document. It stays there until the next document. */
export function isTracked(): boolean {
  return running.size > 0
}

/** Loads what is agreed to and not there yet. @returns false when something runs that is no longer agreed to. */
export function follow(used: readonly Tracker[], choice: Choice): boolean {
  const isAgreed = ({ kind }: Tracker) => choice[trackers[kind].purpose] === true
  for (const tracker of used) {
    const key = `${tracker.kind} ${tracker.id}`
    if (!isAgreed(tracker) || running.has(key)) continue
    running.set(key, tracker)
    load(tracker, choice)
  }
  return [...running.values()].every(isAgreed)
}

/** A change of page inside the document; Google's loader sees it by itself. */
export function tellPage(url: string): void {
  const page = window as Page
  for (const { kind, id } of running.values()) {
    if (kind === 'yandex_metrica') page.ym?.(Number(id), 'hit', url)
    if (kind === 'meta_pixel') page.fbq?.('track', 'PageView')
  }
}

/** The cookies that the services have laid on this site; theirs on their own sites are theirs. */
export function forgetCookies(): void {
  const hosts = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
  for (const pair of document.cookie.split(/;\s*/)) {
    const name = pair.split('=')[0]!
    if (!/^_(ga|gid|gat|gcl|ym|fb)/.test(name)) continue
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

function load({ kind, id }: Tracker, choice: Choice): void {
  const page = window as Page
  switch (kind) {
    case 'google_analytics':
    case 'google_ads': {
      const isFirst = page.gtag === undefined
      const gtag = googleTag(page)
      const granted = (isGranted: boolean | undefined) => (isGranted ? 'granted' : 'denied')
      // Google's consent mode: the same loader serves both, and each keeps to what was agreed to.
      gtag('consent', isFirst ? 'default' : 'update', {
        analytics_storage: granted(choice.statistics),
        ad_storage: granted(choice.marketing),
        ad_user_data: granted(choice.marketing),
        ad_personalization: granted(choice.marketing),
      })
      if (isFirst) {
        gtag('js', new Date())
        addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
      }
      gtag('config', id)
      break
    }
    case 'google_tag_manager':
      page.dataLayer ??= []
      page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
      break
    case 'yandex_metrica': {
      const isFirst = page.ym === undefined
      const waiting: unknown[][] = []
      page.ym ??= Object.assign((...words: unknown[]) => void waiting.push(words), { a: waiting, l: Date.now() })
      if (isFirst) addScript('https://mc.yandex.ru/metrika/tag.js')
      // Without its recording of what is typed and moved (webvisor), which nobody was asked about.
      page.ym(Number(id), 'init', { clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false })
      break
    }
    case 'meta_pixel': {
      const isFirst = page.fbq === undefined
      page.fbq ??= metaPixel()
      page._fbq ??= page.fbq
      if (isFirst) addScript('https://connect.facebook.net/en_US/fbevents.js')
      page.fbq('init', id)
      page.fbq('track', 'PageView')
    }
  }
}

/** Google's queue takes `arguments` objects, not lists. */
function googleTag(page: Page): Queue {
  page.dataLayer ??= []
  const { dataLayer } = page
  page.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: an array in its place is passed over by the loader
    dataLayer.push(arguments)
  }
  return page.gtag
}

/** What Meta's loader looks for: calls are queued until it is there, then passed on. */
function metaPixel(): Pixel {
  const pixel = ((...words: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...words)
    else pixel.queue.push(words)
  }) as Pixel
  return Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel })
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
