import { fill, type Values } from '#src/base/i18n/translate.ts'
import { type Preferences, readPreferences, usePreferences } from './preferences.ts'

export type OfficeLang = Preferences['lang']
/** Texts of an office screen, in both office languages (docs/decisions/0025). */
export type OfficeTexts = Record<string, Record<OfficeLang, string>>

export function textIn<T extends OfficeTexts>(texts: T, lang: OfficeLang) {
  return (key: keyof T, values?: Values) => fill(texts[key]![lang], lang, values)
}

export function useOfficeT<T extends OfficeTexts>(texts: T): (key: keyof T, values?: Values) => string {
  return textIn(texts, usePreferences().lang)
}

/** Outside components: for loaders and event handlers. */
export function officeLang(): OfficeLang {
  return readPreferences().lang
}
