import { type Tracker, trackers } from '#src/features/agency/tracking.links.ts'
import type { Choice } from './consent.ts'

/**
 * The providers' own loaders with the ids recognised in what the office pasted, which itself is never executed. The caller
 * makes sure that the visitor has agreed.
 */

type Queue = { (...args: unknown[]): void; a?: unknown[][]; l?: number }
type Pixel = Queue & { callMethod?: Queue; queue: unknown[][]; loaded: boolean; version: string; push: unknown }
type Page = Window & { dataLayer?: unknown[]; gtag?: Queue; ym?: Queue; fbq?: Pixel; _fbq?: Pixel }

const running = new Map<string, Tracker>()

/** True once a tracking script runs in this document; only a new document ends it. */
export function isTracked(): boolean {
  return running.size > 0
}

/** Loads the accepted trackers that are not loaded yet. @returns false when a running one is no longer accepted. */
export function loadTrackers(used: readonly Tracker[], choice: Choice): boolean {
  const isAgreed = ({ kind }: Tracker) => choice[trackers[kind].purpose] === true
  for (const tracker of used) {
    const key = `${tracker.kind} ${tracker.id}`
    if (!isAgreed(tracker) || running.has(key)) continue
    running.set(key, tracker)
    load(tracker, choice)
  }
  return [...running.values()].every(isAgreed)
}

/** Reports a client-side navigation; Google's loader detects it itself. */
export function reportPage(url: string): void {
  const page = window as Page
  for (const { kind, id } of running.values()) {
    if (kind === 'yandex_metrica') page.ym?.(Number(id), 'hit', url)
    if (kind === 'meta_pixel') page.fbq?.('track', 'PageView')
  }
}

/** Deletes the services' cookies on this site; those on their own domains are out of reach. */
export function deleteCookies(): void {
  const hosts = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
  for (const pair of document.cookie.split(/;\s*/)) {
    const name = pair.split('=')[0]!
    if (!/^_(ga|gid|gat|gcl|ym|fb)/.test(name)) continue
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
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
      // Google's consent mode: both products share the loader, and each respects its purpose.
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
      const queued: unknown[][] = []
      page.ym ??= Object.assign((...args: unknown[]) => void queued.push(args), { a: queued, l: Date.now() })
      if (isFirst) addScript('https://mc.yandex.ru/metrika/tag.js')
      // webvisor off: visitors have not consented to recording of input and mouse moves.
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

/** gtag.js ignores arrays in the queue; it needs `arguments` objects. */
function googleTag(page: Page): Queue {
  page.dataLayer ??= []
  const { dataLayer } = page
  page.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the loader ignores arrays
    dataLayer.push(arguments)
  }
  return page.gtag
}

/** The stub that fbevents.js expects: queues calls until the script is loaded. */
function metaPixel(): Pixel {
  const pixel = ((...args: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...args)
    else pixel.queue.push(args)
  }) as Pixel
  return Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel })
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
