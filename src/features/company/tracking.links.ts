/**
 * Tracking services that the site can load. `purpose` is what a visitor consents to; a Tag Manager container can hold
 * anything, so it counts as marketing. `hosts` are those that the Content-Security-Policy allows for the service.
 */
export const trackers = {
  google_analytics: {
    purpose: 'statistics',
    name: 'Google Analytics',
    hosts: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://www.google.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  },
  google_ads: {
    purpose: 'marketing',
    name: 'Google Ads',
    hosts: {
      script: ['https://www.googletagmanager.com', 'https://googleads.g.doubleclick.net'],
      connect: ['https://www.google.com', 'https://*.googletagmanager.com', 'https://*.g.doubleclick.net'],
    },
  },
  google_tag_manager: {
    purpose: 'marketing',
    name: 'Google Tag Manager',
    hosts: { script: ['https://www.googletagmanager.com'], connect: ['https://*.googletagmanager.com'] },
  },
  yandex_metrica: {
    purpose: 'statistics',
    name: 'Yandex Metrica',
    hosts: { script: ['https://mc.yandex.ru'], connect: ['https://mc.yandex.ru', 'https://mc.yandex.com'] },
  },
  meta_pixel: {
    purpose: 'marketing',
    name: 'Meta Pixel',
    hosts: {
      script: ['https://connect.facebook.net'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
  },
} as const satisfies Record<string, Service>

type Service = {
  purpose: Purpose
  name: string
  /** `connect` also allows its pictures */
  hosts: { script: readonly string[]; connect: readonly string[] }
}

export type TrackerKind = keyof typeof trackers
export const trackerKinds = Object.keys(trackers) as [TrackerKind, ...TrackerKind[]]

/** Purposes of the consent dialog. */
export const purposes = ['statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** An identifier of a service: 'G-ABC123', '12345678', … */
export type Tracker = { kind: TrackerKind; id: string }

/** Hosts that the Content-Security-Policy of a page with these trackers must allow. */
export function hostsOf(used: readonly Tracker[]) {
  const of = (what: 'script' | 'connect') => [...new Set(used.flatMap(({ kind }) => trackers[kind].hosts[what]))]
  return { script: of('script'), connect: of('connect') }
}

/** The purposes of some trackers, each once, in the order of `purposes`. */
export function purposesOf(used: readonly Tracker[]): Purpose[] {
  return purposes.filter((purpose) => used.some(({ kind }) => trackers[kind].purpose === purpose))
}
