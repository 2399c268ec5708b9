import { addDays, dayOf, formatInstant, formatTime } from '../dates.ts'
import type { OfficeLang, OfficeTexts } from './office-texts.ts'

const texts = {
  today: { tr: 'Bugün', en: 'Today' },
  yesterday: { tr: 'Dün', en: 'Yesterday' },
} satisfies OfficeTexts

/** `Bugün 14:05`, `Dün 09:30`, `21 Kasım 2026 14:05`, Istanbul time. */
export function formatRecent(instant: Date, lang: OfficeLang, now = new Date()): string {
  const [day, today] = [dayOf(instant), dayOf(now)]
  const word = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null
  return word ? `${texts[word][lang]} ${formatTime(instant)}` : formatInstant(instant, lang)
}
