import type { LanguageOverviews } from '../languages.admin.schema.ts'
import { languagesScreen } from '../languages.links.ts'

/** A kind of translated content, with its screens. */
export type ContentKind = LanguageOverviews['kinds'][number]

/** The screen of a kind, in a language if it takes one from the address. */
export function screenOf({ screen, takes_lang }: ContentKind, lang: string, main: string): string {
  return screen + (takes_lang && lang !== main ? `?lang=${lang}` : '')
}

/** Address of the list of missing translations, or of the screen of a kind without such a list. */
export function missingScreen(kind: ContentKind, lang: string, main: string): string {
  return kind.is_listed ? `${languagesScreen}?lang=${lang}&kind=${kind.kind}` : screenOf(kind, lang, main)
}
