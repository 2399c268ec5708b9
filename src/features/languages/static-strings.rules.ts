import { type PluralCategory, pluralCategories, type StringGroups, type Values } from '#src/base/i18n/translate.ts'
import type { TextGroups } from '#src/base/string-key.ts'
import type { OfficeString } from './languages.admin.schema.ts'

/** Messages of the office's API. They are part of the program: the office is in Turkish and English. */
export const officeGroups: readonly string[] = [
  'office',
  'staff',
  'staff_mail',
  'alert_mail',
  'backup_failed',
  'support_mail',
]
/** Texts of mails and papers, which no page needs. */
export const mailGroups: readonly string[] = ['mail', 'inquiry_mail', 'message_answer', 'paper']

/** Texts that only pages about an existing order show (base/i18n/string-store.ts): a quarter of all texts of the pages. */
export const orderGroups: readonly string[] = ['result', 'cards', 'passengers', 'cancelling', 'voucher', 'lookup']

/** Largest accepted text; the longest shipped one has about 220 characters. */
export const maxStringLength = 2000

/** The texts of the site, which the agency edits: group -> key -> language -> text. */
export function siteStrings(shipped: TextGroups): TextGroups {
  return Object.fromEntries(Object.entries(shipped).filter(([group]) => !officeGroups.includes(group)))
}

/** How many of the site's texts these rows of one language have. */
export function filledStrings(
  rows: readonly { group_name: string; key: string; value: string }[],
  shipped: TextGroups,
): number {
  const names = new Set(stringNames(shipped))
  return rows.filter(({ group_name, key, value }) => value.trim() !== '' && names.has(`${group_name}.${key}`)).length
}

/** Of every text of the site: 'group.key'. */
export function stringNames(shipped: TextGroups): string[] {
  return Object.entries(siteStrings(shipped)).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key}`),
  )
}

/** The names in braces, in alphabetical order, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort()
}

/** Allowed and required parts of a text, derived from the shipped texts of its key. */
export type StringShape = Pick<OfficeString, 'required' | 'allowed' | 'counted'>

/** @param texts the shipped texts of a key, by language */
export function shapeOf(texts: Record<string, string>): StringShape {
  const forms = Object.values(texts).map((text) => text.split('|'))
  const all = forms.flat().map(placeholdersOf)
  const counted = forms.some(({ length }) => length > 1) || all.some((names) => names.includes('n'))
  const allowed = [...new Set([...all.flat(), ...(counted ? ['n'] : [])])].sort()
  return { required: allowed.filter((name) => all.every((names) => names.includes(name))), allowed, counted }
}

export type StringProblem =
  | { key: 'lost' | 'invented'; name: string }
  | { key: 'html' | 'bar' | 'too_long' | 'empty_form' | 'default_empty' }
  | { key: 'forms'; n: number }

/** Forms whose number is clear without a digit: "no seats", "one seat", "two seats". */
const withoutNumber: readonly PluralCategory[] = ['zero', 'one', 'two']

/**
 * Why a text cannot be saved; null when it can. An empty text means that the default language's is shown.
 * @param lang language of the text @param isDefault it is the default language, which has no fallback
 */
export function stringProblem(text: string, shape: StringShape, lang: string, isDefault = false): StringProblem | null {
  if (text.trim() === '') return isDefault ? { key: 'default_empty' } : null
  if (text.length > maxStringLength) return { key: 'too_long' }
  if (/<\/?[a-z!]/i.test(text)) return { key: 'html' }
  const forms = text.split('|')
  if (forms.length > 1 && !shape.counted) return { key: 'bar' }
  const categories = pluralCategories(lang)
  if (forms.length > 1 && forms.length !== categories.length) return { key: 'forms', n: categories.length }
  if (forms.some((form) => form.trim() === '')) return { key: 'empty_form' }
  for (const [index, form] of forms.entries()) {
    const names = placeholdersOf(form)
    const invented = names.find((name) => !shape.allowed.includes(name))
    if (invented !== undefined) return { key: 'invented', name: invented }
    const mayOmitNumber = forms.length > 1 && withoutNumber.includes(categories[index]!)
    const lost = shape.required.find((name) => !names.includes(name) && !(name === 'n' && mayOmitNumber))
    if (lost !== undefined) return { key: 'lost', name: lost }
  }
  return null
}

/** The message about a text that cannot be saved: a key of the group `office`, with its values. */
export function problemMessage(problem: StringProblem): { key: `string_${StringProblem['key']}`; values: Values } {
  const key = `string_${problem.key}` as const
  if ('name' in problem) return { key, values: { name: `{${problem.name}}` } }
  return { key, values: { n: 'n' in problem ? problem.n : maxStringLength } }
}

/** 'group.key' and text of each text. */
export function flatStrings(groups: StringGroups): [name: string, text: string][] {
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  )
}

/** The reverse of flatStrings. */
export function groupedStrings(texts: Iterable<readonly [name: string, text: string]>): StringGroups {
  const groups = new Map<string, Record<string, string>>()
  for (const [name, text] of texts) {
    const at = name.indexOf('.')
    const group = name.slice(0, at)
    groups.set(group, { ...groups.get(group), [name.slice(at + 1)]: text })
  }
  return Object.fromEntries(groups)
}

/** Effect of importing a file of texts. */
export type ImportPlan = {
  added: [name: string, text: string][]
  changed: { name: string; before: string; after: string }[]
  same: number
  /** keys that the site does not have */
  unknown: string[]
  broken: { name: string; text: string; problem: StringProblem }[]
}

/** @param file the texts of the file; empty ones change nothing @param current texts by 'group.key' @param shapes by 'group.key' */
export function importPlan(
  file: StringGroups,
  current: ReadonlyMap<string, string>,
  shapes: ReadonlyMap<string, StringShape>,
  lang: string,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: 0, unknown: [], broken: [] }
  for (const [name, sent] of flatStrings(file)) {
    const text = sent.trim()
    const shape = shapes.get(name)
    if (text === '') continue
    if (!shape) {
      plan.unknown.push(name)
      continue
    }
    const before = current.get(name) ?? ''
    const problem = stringProblem(text, shape, lang)
    if (before === text) plan.same += 1
    else if (problem) plan.broken.push({ name, text, problem })
    else if (before === '') plan.added.push([name, text])
    else plan.changed.push({ name, before, after: text })
  }
  return plan
}

/** Why a file cannot be imported. `line` of the file, null when unknown; `name` of the first entry that is no text. */
export type FileProblem = { key: 'json'; line: number | null } | { key: 'shape' } | { key: 'text'; name: string }
export type StringsFile = { language: string | null; strings: StringGroups }

/** The texts in a file: an export of this office (`strings`), or the groups alone, as the API takes them. */
export function readStringsFile(json: string): StringsFile | { problem: FileProblem } {
  let value: unknown
  try {
    // Editors of Windows write a byte order mark.
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1]
    return { problem: { key: 'json', line: line ? Number(line) : null } }
  }
  const isExport = isObject(value) && isObject(value.strings)
  const strings = isExport ? (value as { strings: unknown }).strings : value
  if (!isObject(strings)) return { problem: { key: 'shape' } }
  for (const [group, texts] of Object.entries(strings)) {
    if (!isObject(texts)) return { problem: { key: 'text', name: group } }
    const wrong = Object.entries(texts).find(([, text]) => typeof text !== 'string')
    if (wrong) return { problem: { key: 'text', name: `${group}.${wrong[0]}` } }
  }
  const language = isExport ? (value as { language?: unknown }).language : null
  return { language: typeof language === 'string' ? language : null, strings: strings as StringGroups }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
