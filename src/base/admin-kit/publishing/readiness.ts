import { isEmpty } from '#src/base/i18n/empty.ts'
import type { TextState } from '#src/base/i18n/publishing.ts'
import { seoWords } from '../audit/field-words.ts'
import { completeness, type FormTab, type OfficeText, type Values } from '../form/form-fields.ts'
import type { OfficeLanguage } from '../office-languages.ts'

/** What a kind of record needs to be published. */
export type Publishing = {
  /**
   * Translated fields that a language needs once the default language has them. The same lists are in db/functions/publishing.sql,
   * which decides what visitors see.
   */
  required: readonly string[]
  /** Those that the default language is expected to have; default: all. */
  expected?: readonly string[]
  /** Required parts of lists that a language lacks beside the default one, such as the days of a programme. */
  missingParts?: (values: Values, lang: string, main: string) => Missing[]
  /** Label of a part of a list, such as a day. @param part its number in the stored record */
  partLabel?: (part: string) => OfficeText
  /** Values of a published record, such as its status; empty for records without a draft. */
  published: Values
  /** Facts that no language changes: a picture, a date on sale. */
  facts?: (values: Values) => Check[]
  /** Facts that nobody has chosen: not missing, and visitors will read them. Listed until the record is published. */
  defaults?: (values: Values) => Check[]
}

/** `field`: name in the API, such as summary_en. */
export type Missing = { field: string; label: OfficeText }

/** A line of the readiness list. `field` or `tab` is where it can be mended, `part` the part of a list: programme.2 */
export type Check = { key: string; label: OfficeText; isDone: boolean; field?: string; tab?: string; part?: string }

/**
 * What visitors of a language see: 'public', or nothing because the texts are 'incomplete' or 'held' back, there is no text at
 * all, or the language is 'inactive'.
 */
export type LanguageState = {
  abbr: string
  lang: string
  state: 'public' | 'incomplete' | 'held' | 'empty' | 'inactive'
  missing: Missing[]
}

/** Characters that search results show. */
const seoLengths = { seo_title: 60, seo_description: 160 } as const

type Form = { tabs: readonly FormTab[]; languages: readonly OfficeLanguage[]; values: Values }

/** Whether the record itself is published. */
export function isPublished({ published }: Publishing, values: Values): boolean {
  return Object.entries(published).every(([name, value]) => values[name] === value)
}

/** What each language lacks, from the form's present values. The first language is the default one. */
export function languageStates(publishing: Publishing, form: Form): LanguageState[] {
  const main = form.languages[0]!.abbr
  return form.languages.map(({ abbr, lang, active }) => {
    const missing = missingTexts(publishing, form, abbr, main)
    const state = () => {
      if (completeness(form.tabs, abbr, form.values).filled === 0) return 'empty'
      if (!active) return 'inactive'
      if (form.values[`held_${abbr}`] === true) return 'held'
      // The default language is measured by itself: nothing can be missing beside it.
      return abbr !== main && missing.length > 0 ? 'incomplete' : 'public'
    }
    return { abbr, lang, state: state(), missing }
  })
}

/** The same for a row of a list, from what the database says it lacks. */
export function listedStates(
  texts: readonly TextState[],
  languages: readonly OfficeLanguage[],
  labelOf: (field: string) => OfficeText,
): LanguageState[] {
  return languages.map(({ abbr, lang, active }) => {
    const text = texts.find((each) => each.lang === abbr)
    const missing = (text?.missing ?? []).map((field) => ({ field: `${field}_${abbr}`, label: labelOf(field) }))
    const state = () => {
      if (!text) return 'empty'
      if (!active) return 'inactive'
      if (text.held) return 'held'
      return missing.length > 0 ? 'incomplete' : 'public'
    }
    return { abbr, lang, state: state(), missing }
  })
}

/** In the default language: every required text that is empty. In others: those that the default language has. */
function missingTexts(
  { required, expected = required, missingParts }: Publishing,
  { tabs, values }: Form,
  lang: string,
  main: string,
) {
  const fields = tabs.flatMap((tab) => tab.fields)
  const missing = (lang === main ? expected : required).flatMap((name): Missing[] => {
    const field = fields.find((each) => each.name === name)
    const isNeeded = lang === main || !isEmpty(values[`${name}_${main}`])
    return field && isNeeded && isEmpty(values[`${name}_${lang}`])
      ? [{ field: `${name}_${lang}`, label: field.label }]
      : []
  })
  return [...missing, ...(missingParts?.(values, lang, main) ?? [])]
}

/**
 * Translations to look at again, because the default language changed after them; a part of a list once.
 * @param names such as summary_en, programme.2.title_en
 */
export function outdatedChecks(
  tabs: readonly FormTab[],
  languages: readonly OfficeLanguage[],
  names: readonly string[],
  labelOf: (part: string) => OfficeText = (part) => ({ tr: part, en: part }),
): Check[] {
  const fields = tabs.flatMap((tab) => tab.fields)
  const checks = names.flatMap((name): Check[] => {
    const [, first = '', part, abbr] = /^(\w+?)(?:\.(\d+)\.\w+?)?_([a-z]+)$/.exec(name) ?? []
    const field = fields.find((each) => each.name === first)
    const language = languages.find((each) => each.abbr === abbr)
    if (!field || !language) return []
    const of = (office: keyof OfficeText) =>
      `${language.lang}: ${[field.label[office], part && labelOf(part)[office]].filter(Boolean).join(' ')}`
    const key = part ? `${first}.${part}_${abbr}` : name
    const label = { tr: of('tr'), en: of('en') }
    return [{ key, label, isDone: false, field: name, ...(part && { part: `${first}.${part}` }) }]
  })
  return checks.filter(({ key }, at) => checks.findIndex((check) => check.key === key) === at)
}

/** A line about a fact that no language changes, which says so when it is missing. */
export function fact(key: string, tr: string, en: string, isDone: boolean, place: Pick<Check, 'field' | 'tab'>): Check {
  return { key, label: isDone ? { tr, en } : { tr: `${tr}: yok`, en: `${en}: missing` }, isDone, ...place }
}

/** The readiness list: texts of each language, facts, lengths for search engines. */
export function readinessOf(publishing: Publishing, form: Form): Check[] {
  const states = languageStates(publishing, form)
  const texts = states.flatMap(({ abbr, lang, state, missing }): Check[] => {
    if (state === 'inactive') return []
    if (state === 'empty')
      return [textCheck(abbr, lang, { tr: 'hiç metin yok', en: 'no text yet' }, publishing.required[0])]
    return missing.length === 0
      ? [{ key: `texts_${abbr}`, label: { tr: `Metinler: ${lang}`, en: `Texts: ${lang}` }, isDone: true }]
      : missing.map(({ field, label }) => ({ ...textCheck(abbr, lang, label, undefined), key: field, field }))
  })
  return [...texts, ...(publishing.facts?.(form.values) ?? []), ...lengthChecks(form, states)]
}

function textCheck(abbr: string, lang: string, what: OfficeText, first: string | undefined): Check {
  return {
    key: `texts_${abbr}`,
    label: { tr: `${lang}: ${what.tr}`, en: `${lang}: ${what.en}` },
    isDone: false,
    ...(first && { field: `${first}_${abbr}` }),
  }
}

function lengthChecks({ tabs, values }: Form, states: readonly LanguageState[]): Check[] {
  const fields = tabs.flatMap((tab) => tab.fields)
  const slug = fields.find((field) => field.kind === 'slug')
  if (slug?.kind !== 'slug') return []
  const fallbacks = { seo_title: slug.from, seo_description: 'summary' }
  return states
    .filter(({ state }) => state === 'public' || state === 'held' || state === 'incomplete')
    .flatMap(({ abbr }) =>
      (['seo_title', 'seo_description'] as const).flatMap((name): Check[] => {
        const text = String(values[`${name}_${abbr}`] || values[`${fallbacks[name]}_${abbr}`] || '')
        const [n, max] = [[...text].length, seoLengths[name]]
        if (fields.every((field) => field.name !== name) || (n > 0 && n <= max)) return []
        const { tr, en } = seoWords[name].label
        const label =
          n === 0
            ? { tr: `${tr} (${abbr.toUpperCase()}): boş`, en: `${en} (${abbr.toUpperCase()}): empty` }
            : {
                tr: `${tr} (${abbr.toUpperCase()}): uzun, ${n}/${max} karakter`,
                en: `${en} (${abbr.toUpperCase()}): too long, ${n}/${max} characters`,
              }
        return [{ key: `length_${name}_${abbr}`, label, isDone: false, field: `${name}_${abbr}` }]
      }),
    )
}
