import type { StringKey } from '#src/base/string-key.ts'
import { byLanguage } from '../locale.ts'

/** Static strings of one language, as GET /api/pages/static-languages answers them: group -> key -> text. */
export type StringGroups = Record<string, Record<string, string>>
export type Values = Record<string, string | number>

/**
 * The text of a key with its {placeholders} filled. Of plural forms, which `|` separates, the value named n chooses one
 * (pluralForm). A missing text shows its key, so that it is noticed.
 */
export function translate(groups: StringGroups, key: StringKey, lang: string, values: Values = {}): string {
  const [group = '', name = ''] = key.split('.')
  const text = groups[group]?.[name]
  return text === undefined ? key : fill(text, lang, values)
}

export function fill(text: string, lang: string, values: Values = {}): string {
  const form = text.includes('|') ? pluralForm(text.split('|'), lang, Number(values.n)) : text
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/**
 * Keeps a one-letter prefix with its word (e-posta, E-vize) and a range of numbers (7–12) on one line. Browsers break
 * after either; U+2060 prevents it, invisible and silent for screen readers. Safe for HTML: it matches nothing inside tags.
 */
export function heldTogether(text: string): string {
  // Every text of a page passes here, and few have either sign.
  const withWords = text.includes('-') ? text.replace(/([\s(>“]\p{L}-)(?=\p{L})/gu, '$1\u2060') : text
  return withWords.includes('–') ? withWords.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060') : withWords
}

export type PluralCategory = Intl.LDMLPluralRule

const inOrder: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Every category that whole numbers use occurs among the first 200, except `many` of a million in Romance languages. */
const sampled = 200

/**
 * Plural categories of a language for whole numbers, in the order in which a text has its forms: `one, other` in English,
 * `one, few, many` in Polish (docs/decisions/0058-plural-forms-of-every-language.md).
 */
export function pluralCategories(lang: string): readonly PluralCategory[] {
  return rulesOf(lang).categories
}

/** The first numbers of a category, such as 2, 3, 4, 22 for `few` in Russian. */
export function pluralExamples(lang: string, category: PluralCategory, count = 4): number[] {
  const { select } = rulesOf(lang)
  return Array.from({ length: sampled }, (_, n) => n)
    .filter((n) => select(n) === category)
    .slice(0, count)
}

/**
 * The form of a text for a number. With as many forms as the language has categories each has its own; any other number of
 * forms is read as `one` first and `other` last, such as a text of another language that fills a gap.
 * @param forms at least one
 */
export function pluralForm(forms: readonly string[], lang: string, n: number): string {
  if (forms.length === 1) return forms[0]!
  const { select, categories } = rulesOf(lang)
  const category = select(n)
  if (forms.length === categories.length) return forms[categories.indexOf(category)] ?? forms.at(-1)!
  return category === 'one' ? forms[0]! : forms.at(-1)!
}

const rulesOf = byLanguage((lang) => {
  const rules = new Intl.PluralRules(lang)
  const used = new Set(Array.from({ length: sampled }, (_, n) => rules.select(n)))
  return { select: (n: number) => rules.select(n), categories: inOrder.filter((each) => used.has(each)) }
})
