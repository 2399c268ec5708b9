import type { Tracker, TrackerKind } from './tracking.links.ts'

/** The three texts of the integrations screen, as pasted (spec §3 "Site settings"). */
export type TrackingScripts = { google_script: string; yandex_script: string; fb_pixel_script: string }

/** Of one service nobody has more; more would be a paste gone wrong. */
const mostOfAKind = 5

type Sign = { kind: TrackerKind; in: keyof TrackingScripts; pattern: RegExp }

/** Where an identifier stands in the providers' own snippets; each pattern's first group is the identifier. */
const signs: readonly Sign[] = [
  { kind: 'google_analytics', in: 'google_script', pattern: /(?<![\w-])(G-[A-Z0-9]{6,12})(?![\w-])/g },
  { kind: 'google_ads', in: 'google_script', pattern: /(?<![\w-])(AW-\d{6,12})(?![\w-])/g },
  { kind: 'google_tag_manager', in: 'google_script', pattern: /(?<![\w-])(GTM-[A-Z0-9]{4,10})(?![\w-])/g },
  { kind: 'yandex_metrica', in: 'yandex_script', pattern: /\bym\(\s*['"]?(\d{5,12})\b/g },
  { kind: 'yandex_metrica', in: 'yandex_script', pattern: /mc\.yandex\.(?:ru|com)\/watch\/(\d{5,12})\b/g },
  {
    kind: 'yandex_metrica',
    in: 'yandex_script',
    pattern: /Ya\.Metrika2?\(\s*\{[^}]{0,200}?\bid\s*:\s*['"]?(\d{5,12})\b/g,
  },
  { kind: 'yandex_metrica', in: 'yandex_script', pattern: /^\s*(\d{5,12})\s*$/g },
  { kind: 'meta_pixel', in: 'fb_pixel_script', pattern: /\bfbq\(\s*['"]init['"]\s*,\s*['"]?(\d{10,20})\b/g },
  { kind: 'meta_pixel', in: 'fb_pixel_script', pattern: /facebook\.com\/tr\/?\?id=(\d{10,20})\b/g },
  { kind: 'meta_pixel', in: 'fb_pixel_script', pattern: /^\s*(\d{10,20})\s*$/g },
]

/**
 * The identifiers that were recognised in what the office pasted, each once (api.md, "settings"). The text itself is
 * never run: the site loads the provider's own loader with the identifier.
 */
export function recognisedTrackers(scripts: TrackingScripts): Tracker[] {
  const found = signs.flatMap(({ kind, in: field, pattern }) =>
    [...scripts[field].matchAll(pattern)].map((match) => ({ kind, id: match[1]! })),
  )
  const once = [...new Map(found.map((tracker) => [`${tracker.kind} ${tracker.id}`, tracker])).values()]
  return [...Map.groupBy(once, ({ kind }) => kind).values()].flatMap((same) => same.slice(0, mostOfAKind))
}
