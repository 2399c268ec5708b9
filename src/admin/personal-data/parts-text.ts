import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { partTexts } from './personal-data.strings.ts'

/** Counts in words: "2 mesaj, 1 sipariş". A part that the program no longer has stays as it is. */
export function partsText(counts: Readonly<Record<string, number>>, lang: OfficeLang): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([part, n]) => `${n} ${part in partTexts ? partTexts[part as keyof typeof partTexts][lang] : part}`)
    .join(', ')
}
