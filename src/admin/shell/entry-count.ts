import { useCounts } from '#src/base/admin-kit/live/counts.ts'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { fill } from '#src/base/i18n/translate.ts'

/** The number beside a menu entry, and what it counts in words. */
export function useEntryCount({ counts }: MenuEntry): { count: number; words: string } {
  const { lang } = usePreferences()
  const all = useCounts()
  const parts = (counts?.(all) ?? []).filter(({ n }) => n > 0)
  return {
    count: parts.reduce((sum, { n }) => sum + n, 0),
    words: parts.map(({ n, words }) => fill(words[lang], lang, { n })).join(', '),
  }
}
