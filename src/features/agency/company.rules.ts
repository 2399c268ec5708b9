import { groupBy } from '#src/base/grouped.ts'
import type { Tracker, TrackerKind } from './tracking.links.ts'

/** The three texts of the integrations screen, as pasted by the office. */
export type TrackingScripts = { google_script: string; yandex_script: string; fb_pixel_script: string }

/** Maximum identifiers of one service; more are a pasting error. */
const maxPerKind = 5

type Sign = { kind: TrackerKind; in: keyof TrackingScripts; pattern: RegExp }

/** Patterns of the providers' snippets; the first group is the identifier. */
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
 * Identifiers found in the pasted texts, each once. The text itself never runs: the site loads the provider's script with
 * the identifier (docs/decisions/0011-content-security-policy.md).
 */
export function recognisedTrackers(scripts: TrackingScripts): Tracker[] {
  const found = signs.flatMap(({ kind, in: field, pattern }) =>
    [...scripts[field].matchAll(pattern)].map((match) => ({ kind, id: match[1]! })),
  )
  const once = [...new Map(found.map((tracker) => [`${tracker.kind} ${tracker.id}`, tracker])).values()]
  return [...groupBy(once, ({ kind }) => kind).values()].flatMap((same) => same.slice(0, maxPerKind))
}

/** Fields with a text in which no identifier was found: the site loads nothing for them. */
export function unrecognisedFields(scripts: TrackingScripts): (keyof TrackingScripts)[] {
  const none = { google_script: '', yandex_script: '', fb_pixel_script: '' }
  return (Object.keys(none) as (keyof TrackingScripts)[]).filter(
    (field) => scripts[field].trim() !== '' && recognisedTrackers({ ...none, [field]: scripts[field] }).length === 0,
  )
}
