import type { ReactNode } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { OfficeLang } from '../office-texts.ts'

export type OfficeText = Record<OfficeLang, string>
export type FieldChoice = { value: string; label: OfficeText | string }
export type Values = Record<string, unknown>

type Common = {
  /** Name in the API, without a language suffix. */
  name: string
  label: OfficeText
  help?: OfficeText
  required?: boolean
  /** Half of the form's width on wide screens. */
  isHalf?: boolean
  /** A heading above the field, which starts a group in a long tab. */
  group?: OfficeText
  /** Whether the field has a meaning with these values; its value is sent in any case. Default: always. */
  isShown?: (values: Values) => boolean
  /** Shown, but edited elsewhere; `help` says where. */
  isReadOnly?: boolean
  /** Shown under the field, such as a consequence of its value. @param set changes a value of the form */
  below?: (values: Values, set: (name: string, value: unknown) => void) => ReactNode
}
/** One value per language: name_tr, name_en… */
type Translatable = { perLanguage?: boolean; max?: number }

/** Translations that are out of date, by API name: summary_en; in a list with the part: programme.2.title_en. */
export type Outdated = {
  has: (name: string) => boolean
  /** The translation is still right; saved with the form. */
  confirm: (name: string) => void
}

/** Props of a custom field. `name` and `errors` are API names, with a language suffix if the field has one. */
export type CustomField = {
  name: string
  /** label and help in the language of the office, the label with the language of the text */
  label: string
  help: string | undefined
  value: unknown
  set: (value: unknown) => void
  loaded: unknown
  outdated: Outdated
  values: Values
  setValue: (name: string, value: unknown) => void
  /** Errors of the whole form by API name: days.0.title_tr */
  errors: Record<string, ReactNode>
  /** language being edited */
  lang: string
}

export type FormField = Common &
  (
    | ({ kind: 'text' | 'textarea' | 'rich' } & Translatable)
    /** A list of short texts. */
    | ({ kind: 'lines' } & Translatable)
    /** A slug; derived from the field `from` while it is empty. */
    | ({ kind: 'slug'; from: string } & Translatable)
    | { kind: 'number'; min?: number; max?: number; suffix?: string }
    /** Major units; at most two decimals unless `decimals` says otherwise. */
    | { kind: 'money'; currency?: string; decimals?: number }
    | { kind: 'select'; choices: readonly FieldChoice[]; canBeNone?: boolean }
    | { kind: 'multi'; choices: readonly FieldChoice[] }
    /** `empty`: initial value of a new item. */
    | { kind: 'switch'; empty?: boolean }
    /** Holds a complete language back; shown in the readiness list, not among the fields. */
    | { kind: 'held'; perLanguage: true }
    /** Names of translations that are still correct although the default language changed; not shown. */
    | { kind: 'confirmed' }
    /** 'YYYY-MM-DD' */
    | { kind: 'day' }
    /** An OfficeImage; sent as `{name}_id`. */
    | { kind: 'image'; aspect?: number }
    /** OfficeImages in order; sent as ids. */
    | { kind: 'images'; max?: number }
    /** A file name. */
    | { kind: 'video' }
    /**
     * `hasTranslatedParts`: its value contains translated fields under their own names. `isPairing`: it shows the default
     * language beside the one being written itself.
     */
    | ({
        kind: 'custom'
        empty: unknown
        render: (field: CustomField) => ReactNode
        hasTranslatedParts?: boolean
        isPairing?: boolean
      } & Translatable)
  )

/** Name, label and help of a field whose texts have its name, and its name with `_help`. */
export function named<N extends string>(texts: Readonly<Record<N | `${N}_help`, OfficeText>>, name: N) {
  return { name, label: texts[name], help: texts[`${name}_help`] }
}

export type FormTab = { key: string; label: OfficeText; fields: readonly FormField[] }

/** The field `held` of records that are published per language. */
export const heldField: FormField = { kind: 'held', name: 'held', label: { tr: '', en: '' }, perLanguage: true }

/** The field `confirmed` of records with translated texts. */
export const confirmedField: FormField = { kind: 'confirmed', name: 'confirmed', label: { tr: '', en: '' } }

/** A form with the fields that it does not show: `held` when it is published per language, `confirmed` when it has translations. */
export function withHiddenFields(tabs: readonly FormTab[], isPublished: boolean): readonly FormTab[] {
  const hasTexts = tabs.some(({ fields }) => fields.some((field) => isTranslated(field) || hasTranslatedParts(field)))
  const hidden = [...(isPublished ? [heldField] : []), ...(hasTexts ? [confirmedField] : [])]
  const [first, ...others] = tabs
  return [{ ...first!, fields: [...first!.fields, ...hidden] }, ...others]
}

/** Names of translated fields whose default language changed after them: summary_en. @param record as answered by the API */
export function outdatedNames(record: Values | null, langs: readonly string[]): string[] {
  return langs.flatMap((lang) => {
    const fields = record?.[`outdated_${lang}`]
    return Array.isArray(fields) ? fields.map((field) => `${field}_${lang}`) : []
  })
}

/** Choices of a closed list of values, in the order of its texts. */
export function choicesOf(texts: Record<string, OfficeText>): FieldChoice[] {
  return Object.entries(texts).map(([value, label]) => ({ value, label }))
}

export function isTranslated(field: FormField): boolean {
  return 'perLanguage' in field && field.perLanguage === true
}

export function hasTranslatedParts(field: FormField): boolean {
  return field.kind === 'custom' && field.hasTranslatedParts === true
}

/** Names of the field's values, one per language if it is translated. */
export function namesOf(field: FormField, langs: readonly string[]): string[] {
  return isTranslated(field) ? langs.map((lang) => `${field.name}_${lang}`) : [field.name]
}

function emptyOf(field: FormField): unknown {
  if (field.kind === 'custom') return field.empty
  if (field.kind === 'lines' || field.kind === 'multi' || field.kind === 'images' || field.kind === 'confirmed')
    return []
  if (field.kind === 'held') return false
  if (field.kind === 'switch') return field.empty ?? false
  if (field.kind === 'image' || field.kind === 'day' || field.kind === 'select') return null
  return ''
}

/** Initial values of a form. @param record as the API answered it, or null for a new one */
export function valuesOf(tabs: readonly FormTab[], langs: readonly string[], record: Values | null): Values {
  const fields = tabs.flatMap((tab) => tab.fields)
  return Object.fromEntries(
    fields.flatMap((field) => namesOf(field, langs).map((name) => [name, record?.[name] ?? emptyOf(field)])),
  )
}

/** Removes empty lines, so that an error at the third line is shown at the third. */
export function withoutEmptyLines(tabs: readonly FormTab[], langs: readonly string[], values: Values): Values {
  const lines = tabs.flatMap((tab) => tab.fields).filter(({ kind }) => kind === 'lines')
  const translated = lines
    .flatMap((field) => namesOf(field, langs))
    .map((name) => [name, (values[name] as string[]).filter((line) => line.trim() !== '')])
  return { ...values, ...Object.fromEntries(translated) }
}

/** The request body: pictures as ids, empty numbers as null. */
export function bodyOf(tabs: readonly FormTab[], langs: readonly string[], values: Values): Values {
  const fields = tabs.flatMap((tab) => tab.fields)
  return Object.fromEntries(
    fields.flatMap((field) => namesOf(field, langs).map((name) => wireOf(field, name, values[name]))),
  )
}

function wireOf(field: FormField, name: string, value: unknown): [string, unknown] {
  if (field.kind === 'image') return [`${name}_id`, (value as OfficeImage | null)?.id ?? null]
  if (field.kind === 'images') return [name, (value as OfficeImage[]).map(({ id }) => id)]
  if (field.kind === 'number' || field.kind === 'money') return [name, value === '' ? null : value]
  return [name, value]
}

/** Tab of a field the server reports an error for, and its language if it has one. */
export function placeOf(
  tabs: readonly FormTab[],
  langs: readonly string[],
  problem: string,
): { tab: string; lang: string | null } | null {
  const first = problem.split('.')[0]!
  for (const tab of tabs) {
    for (const field of tab.fields) {
      const name = namesOf(field, langs).find((each) => each === first || `${each}_id` === first)
      if (!name) continue
      const lang = isTranslated(field) ? name.slice(field.name.length + 1) : langOf(problem, langs)
      return { tab: tab.key, lang }
    }
  }
  return null
}

/** Language of days.0.title_en: the field itself is not translated, but its parts are. */
function langOf(problem: string, langs: readonly string[]): string | null {
  return langs.find((lang) => problem.endsWith(`_${lang}`)) ?? null
}

/** Number of translated fields filled in one language. */
export function completeness(
  tabs: readonly FormTab[],
  lang: string,
  values: Values,
): { filled: number; total: number } {
  const translated = tabs.flatMap((tab) => tab.fields).filter((field) => isTranslated(field) && field.kind !== 'held')
  return {
    filled: translated.filter(({ name }) => !isEmpty(values[`${name}_${lang}`])).length,
    total: translated.length,
  }
}
