/**
 * Tracking services that the site can load. `purpose` is what a visitor consents to; a Tag Manager container can hold
 * anything, so it counts as marketing. Their hosts are in tracking-hosts.ts, which public pages do not load.
 */
export const trackers = {
  google_analytics: { purpose: 'statistics', name: 'Google Analytics' },
  google_ads: { purpose: 'marketing', name: 'Google Ads' },
  google_tag_manager: { purpose: 'marketing', name: 'Google Tag Manager' },
  yandex_metrica: { purpose: 'statistics', name: 'Yandex Metrica' },
  meta_pixel: { purpose: 'marketing', name: 'Meta Pixel' },
} as const satisfies Record<string, { purpose: Purpose; name: string }>

export type TrackerKind = keyof typeof trackers
export const trackerKinds = Object.keys(trackers) as [TrackerKind, ...TrackerKind[]]

/** Purposes of the consent dialog. */
export const purposes = ['statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** An identifier of a service: 'G-ABC123', '12345678', … */
export type Tracker = { kind: TrackerKind; id: string }

/** The purposes of some trackers, each once, in the order of `purposes`. */
export function purposesOf(used: readonly Tracker[]): Purpose[] {
  return purposes.filter((purpose) => used.some(({ kind }) => trackers[kind].purpose === purpose))
}
