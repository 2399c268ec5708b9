import { apart } from '#src/base/direction.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { failure } from '#src/base/http/client/failure.strings.ts'
import { type Failed, failureText } from '#src/base/http/client/failure.ts'
import { fill, type Values } from '#src/base/i18n/translate.ts'
import { type Preferences, readPreferences, usePreferences } from './preferences.ts'

export type OfficeLang = Preferences['lang']
/** Texts of an office screen, in both office languages (docs/decisions/0025). */
export type OfficeTexts = Record<string, Record<OfficeLang, string>>

export function textIn<T extends OfficeTexts>(texts: T, lang: OfficeLang) {
  return (key: keyof T, values: Values = {}) => fill(texts[key]![lang], lang, apartIn(values))
}

function apartIn(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? apart(value) : value]),
  )
}

export function useOfficeT<T extends OfficeTexts>(texts: T): (key: keyof T, values?: Values) => string {
  return textIn(texts, usePreferences().lang)
}

/** Outside components: for loaders and event handlers. */
export function officeLang(): OfficeLang {
  return readPreferences().lang
}

/** The sentence about a failed request, in the office's language. What was typed is still there. */
export function failureIn(failed: Failed): string {
  const text = failureText(failed, navigator.onLine)
  return 'message' in text ? text.message : textIn(failure, officeLang())(text.key, text.values)
}

/** Why it was refused, where no field shows it: the first message of a field, else the sentence about the request. */
export function reasonOf(refused: Refused): string {
  return Object.values(refused.errors).flat()[0] ?? failureIn(refused)
}
