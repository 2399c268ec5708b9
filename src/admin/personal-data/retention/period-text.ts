import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { fill } from '#src/base/i18n/translate.ts'
import type { RetentionRule } from './retention.rules.ts'
import { fromTexts, periodTexts } from './retention.strings.ts'

/** "10 yıl", "180 gün", or as long as it is in use. */
export function periodText(keeps: RetentionRule['keeps'], lang: OfficeLang): string {
  if (keeps === 'in_use') return fromTexts.end[lang]
  return 'years' in keeps
    ? fill(periodTexts.years[lang], lang, { n: keeps.years })
    : fill(periodTexts.days[lang], lang, { n: keeps.days })
}
