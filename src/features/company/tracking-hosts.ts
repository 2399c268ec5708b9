import type { Tracker, TrackerKind } from '#src/features/agency/tracking.links.ts'

/** `connect`: requests and pictures; `frame`: frames of the script, and their workers. */
type Hosts = { script: readonly string[]; connect: readonly string[]; frame: readonly string[] }

/** Google counts at the domain of the visitor's country, and of customers who come from abroad. */
const countries = ['com.tr', 'at', 'az', 'be', 'ch', 'co.uk', 'de', 'fr', 'nl', 'ru'].map(
  (domain) => `https://www.google.${domain}`,
)
const tagManager = ['https://www.googletagmanager.com', 'https://*.googletagmanager.com']

/** With Google signals. Source: developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4". */
const analytics: Hosts = {
  script: tagManager,
  connect: [
    ...['https://*.google-analytics.com', 'https://analytics.google.com', 'https://*.analytics.google.com'],
    ...[...tagManager, 'https://*.g.doubleclick.net', 'https://pagead2.googlesyndication.com'],
    ...['https://google.com', 'https://*.google.com', ...countries],
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}

/** Conversions and remarketing. Source: the same page, "Google Ads". */
const ads: Hosts = {
  script: [
    ...['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://www.google.com'],
    ...['https://googleads.g.doubleclick.net', 'https://pagead2.googlesyndication.com'],
  ],
  connect: [
    ...[...tagManager, 'https://www.googleadservices.com', 'https://*.g.doubleclick.net'],
    ...['https://ad.doubleclick.net', 'https://pagead2.googlesyndication.com', 'https://google.com'],
    ...['https://www.google.com', ...countries],
  ],
  frame: ['https://td.doubleclick.net', 'https://bid.g.doubleclick.net', 'https://www.googletagmanager.com'],
}

/** Yandex counts at the domain of the visitor's country. */
const metrica = ['ru', 'com', 'com.tr', 'by', 'kz', 'az', 'uz'].map((domain) => `mc.yandex.${domain}`)

/** Hosts that the Content-Security-Policy allows for a service. */
export const trackerHosts: Record<TrackerKind, Hosts> = {
  google_analytics: analytics,
  google_ads: ads,
  // A container with Google's own tags; other vendors need an entry of their own.
  google_tag_manager: {
    script: [...analytics.script, ...ads.script],
    connect: [...analytics.connect, ...ads.connect],
    frame: [...analytics.frame, ...ads.frame],
  },
  // Source: yandex.com/support/metrica, "Content Security Policy". Recordings of visits go through a socket.
  yandex_metrica: {
    script: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    connect: [
      ...metrica.flatMap((host) => [`https://${host}`, `wss://${host}`]),
      ...['https://yandex.com.tr', 'https://yandex.ru', 'https://mc.webvisor.com', 'https://mc.webvisor.org'],
    ],
    frame: ['blob:', 'https://mc.yandex.ru', 'https://mc.yandex.com', 'https://mc.yandex.com.tr'],
  },
  // Source: developers.facebook.com, "Meta Pixel".
  meta_pixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    frame: ['https://www.facebook.com'],
  },
}

/** Hosts that the Content-Security-Policy of a page with these trackers must allow. */
export function hostsOf(used: readonly Tracker[]): Hosts {
  const of = (what: keyof Hosts) => [...new Set(used.flatMap(({ kind }) => trackerHosts[kind][what]))]
  return { script: of('script'), connect: of('connect'), frame: of('frame') }
}
