import type { ReactNode } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { OfficeLang } from '../office-texts.ts'

export type Words = Record<OfficeLang, string>
export type FieldChoice = { value: string; label: Words | string }
export type Values = Record<string, unknown>

type Common = {
  /** The wire's name, without a language. */
  name: string
  label: Words
  help?: Words
  required?: boolean
  /** Half of the form's width where there is room. */
  isHalf?: boolean
  /** A heading above it: where another part of a long tab begins. */
  group?: Words
}
/** Told in every language: name_tr, name_en… */
type Told = { perLanguage?: boolean; max?: number }

/** What a custom field is given. `name` and `errors` are the wire's: with the language where the field has one. */
export type CustomField = {
  name: string
  value: unknown
  set: (value: unknown) => void
  /** Every value of the form, and how to change another one. */
  values: Values
  setValue: (name: string, value: unknown) => void
  /** Of the whole form, by wire name: days.0.title_tr */
  errors: Record<string, ReactNode>
  /** the language that is being edited */
  lang: string
}

export type FormField = Common &
  (
    | ({ kind: 'text' | 'textarea' | 'rich' } & Told)
    /** A list of short texts. */
    | ({ kind: 'lines' } & Told)
    /** An address; `from` is the field that it is made from when it is left empty. */
    | ({ kind: 'slug'; from: string } & Told)
    | { kind: 'number'; min?: number; max?: number; suffix?: string }
    /** Major units, at most two decimals. */
    | { kind: 'money'; currency?: string }
    | { kind: 'select'; choices: readonly FieldChoice[]; canBeNone?: boolean }
    | { kind: 'multi'; choices: readonly FieldChoice[] }
    /** `empty`: what a new one begins with. */
    | { kind: 'switch'; empty?: boolean }
    /** 'YYYY-MM-DD' */
    | { kind: 'day' }
    /** An OfficeImage; saved as `{name}_id`. */
    | { kind: 'image'; aspect?: number }
    /** OfficeImages in their order; saved as their ids. */
    | { kind: 'images'; max?: number }
    /** A file name. */
    | { kind: 'video' }
    /** `hasToldParts`: what it holds is told in languages, under names of its own. */
    | ({
        kind: 'custom'
        empty: unknown
        render: (field: CustomField) => ReactNode
        hasToldParts?: boolean
      } & Told)
  )

export type FormTab = { key: string; label: Words; fields: readonly FormField[] }

export function isTold(field: FormField): boolean {
  return 'perLanguage' in field && field.perLanguage === true
}

export function hasToldParts(field: FormField): boolean {
  return field.kind === 'custom' && field.hasToldParts === true
}

/** The names under which a field stands in the values. */
export function namesOf(field: FormField, langs: readonly string[]): string[] {
  return isTold(field) ? langs.map((lang) => `${field.name}_${lang}`) : [field.name]
}

function emptyOf(field: FormField): unknown {
  if (field.kind === 'custom') return field.empty
  if (field.kind === 'lines' || field.kind === 'multi' || field.kind === 'images') return []
  if (field.kind === 'switch') return field.empty ?? false
  if (field.kind === 'image' || field.kind === 'day' || field.kind === 'select') return null
  return ''
}

/** What a form starts with. @param thing as the API told it, or null for a new one */
export function valuesOf(tabs: readonly FormTab[], langs: readonly string[], thing: Values | null): Values {
  const fields = tabs.flatMap((tab) => tab.fields)
  return Object.fromEntries(
    fields.flatMap((field) => namesOf(field, langs).map((name) => [name, thing?.[name] ?? emptyOf(field)])),
  )
}

/** The values without empty lines: what the server says of the third line is then shown at the third. */
export function withoutEmptyLines(tabs: readonly FormTab[], langs: readonly string[], values: Values): Values {
  const lines = tabs.flatMap((tab) => tab.fields).filter(({ kind }) => kind === 'lines')
  const told = lines
    .flatMap((field) => namesOf(field, langs))
    .map((name) => [name, (values[name] as string[]).filter((line) => line.trim() !== '')])
  return { ...values, ...Object.fromEntries(told) }
}

/** What is saved. A picture is saved by its id, an empty number as nothing. */
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

/** Where a problem of the server's is shown: its tab, and its language where it has one. */
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
      const lang = isTold(field) ? name.slice(field.name.length + 1) : langOf(problem, langs)
      return { tab: tab.key, lang }
    }
  }
  return null
}

/** days.0.title_en is of a field that is not told in languages as a whole, but whose parts are. */
function langOf(problem: string, langs: readonly string[]): string | null {
  return langs.find((lang) => problem.endsWith(`_${lang}`)) ?? null
}

/** How much of what is told in languages is told in one. */
export function completeness(
  tabs: readonly FormTab[],
  lang: string,
  values: Values,
): { filled: number; total: number } {
  const told = tabs.flatMap((tab) => tab.fields).filter(isTold)
  return { filled: told.filter(({ name }) => !isEmpty(values[`${name}_${lang}`])).length, total: told.length }
}
