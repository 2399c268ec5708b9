import type { Kysely } from 'kysely'
import type { DB } from '#db/tables.ts'
import { escapeHtml } from '#src/base/html.ts'
import type { Demo } from '../read.ts'
import type { PerLang } from '../seeds.ts'

export const langs = ['tr', 'en'] as const

/** Shared by all seed functions: the transaction, the demo's texts, image ids by name, the current day. */
export type Seeding = { db: Kysely<DB>; demo: Demo; images: ReadonlyMap<string, number>; today: string }

export function imageId({ images }: Seeding, name: string): number {
  const id = images.get(name)
  if (id === undefined) throw new Error(`unknown picture: ${name}`)
  return id
}

/** One row per language. */
export function perLang<T, R extends object>(
  texts: PerLang<T>,
  row: (text: T, lang: 'tr' | 'en') => R,
): (R & { lang: string })[] {
  return langs.map((lang) => ({ ...row(texts[lang], lang), lang }))
}

/** Text with blank lines between paragraphs, to HTML. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('')
}

/** Queue numbers count down: the first of n items has n (docs/rules.md, Queue). */
export function queued<T>(list: readonly T[]): { item: T; queue: number }[] {
  return list.map((item, index) => ({ item, queue: list.length - index }))
}
