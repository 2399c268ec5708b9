import type { StringKey } from '#src/base/i18n/string-key.ts'

/** Static strings of one language, as GET /api/pages/static-languages answers them: group -> key -> text. */
export type StringGroups = Record<string, Record<string, string>>
export type Values = Record<string, string | number>

/**
 * The text of a key with its {placeholders} filled. `one|other` are plural forms, chosen by the value named n.
 * A missing text shows its key, so that it is noticed.
 */
export function translate(groups: StringGroups, key: StringKey, lang: string, values: Values = {}): string {
  const [group = '', name = ''] = key.split('.')
  const text = groups[group]?.[name]
  return text === undefined ? key : fill(text, lang, values)
}

export function fill(text: string, lang: string, values: Values = {}): string {
  const forms = text.split('|')
  const isOne = forms.length > 1 && new Intl.PluralRules(lang).select(Number(values.n)) === 'one'
  const form = forms.length > 1 ? forms[isOne ? 0 : 1]! : text
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/**
 * Keeps a one-letter prefix with its word (e-posta, E-vize) and a range of numbers (7–12) on one line. Browsers break
 * after either; U+2060 prevents it, invisible and silent for screen readers. Safe for HTML: it matches nothing inside tags.
 */
export function heldTogether(text: string): string {
  return text.replace(/([\s(>“]\p{L}-)(?=\p{L})/gu, '$1\u2060').replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
}
