import { localePath } from '#src/base/i18n/paths.ts'
import { heldTogether, type Values } from '#src/base/i18n/translate.ts'
import { formatMoney } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { shippedText } from '#src/strings.ts'
import type { Amount } from './agency.ts'

export type Lang = 'tr' | 'en'
export const langs: readonly Lang[] = ['tr', 'en']

/** Texts, paths and formats of one language. */
export function localeOf(lang: Lang) {
  return {
    lang,
    t: (key: StringKey, values?: Values) => heldTogether(shippedText(key, lang, values)),
    path: (path: string) => localePath(path, lang, 'tr'),
    money: ({ amount, currency }: Amount) => formatMoney(amount, currency, lang),
  }
}

export type Locale = ReturnType<typeof localeOf>
export const tr = localeOf('tr')
export const en = localeOf('en')
