import { slug } from '#src/base/slug.ts'
import type { OfficeString } from '../languages.admin.schema.ts'
import { type StringProblem, stringProblem } from '../static-strings.rules.ts'

/** Texts that were typed and not saved, by 'group.key'. */
export type Drafts = ReadonlyMap<string, string>
export type Shown = { group: string; search: string; isOnlyMissing: boolean }

export function nameOf({ group, key }: OfficeString): string {
  return `${group}.${key}`
}

/** The drafts with one text changed; a text equal to the stored one is no draft. */
export function withDraft(drafts: Drafts, string: OfficeString, text: string): Drafts {
  const next = new Map(drafts)
  if (text === string.text) next.delete(nameOf(string))
  else next.set(nameOf(string), text)
  return next
}

/** Drafts that cannot be saved. */
export function draftProblems(
  strings: readonly OfficeString[],
  drafts: Drafts,
  lang: string,
  isDefault: boolean,
): Map<string, StringProblem> {
  const problems = new Map<string, StringProblem>()
  for (const string of strings) {
    const draft = drafts.get(nameOf(string))
    const problem = draft === undefined ? null : stringProblem(draft, string, lang, isDefault)
    if (problem) problems.set(nameOf(string), problem)
  }
  return problems
}

/**
 * The texts of a section that match the search in their key or in any of their texts. `group` '' is every section.
 * A missing text stays while it is being written, so that rows do not disappear under the cursor.
 */
export function shownStrings(
  strings: readonly OfficeString[],
  { group, search, isOnlyMissing }: Shown,
): OfficeString[] {
  const wanted = folded(search)
  return strings.filter(
    (string) =>
      (group === '' || string.group === group) &&
      (!isOnlyMissing || string.missing) &&
      (wanted === '' ||
        [nameOf(string), string.text, string.main, string.english].some((text) => folded(text).includes(wanted))),
  )
}

/** Letters and digits, Turkish ones as ASCII; other scripts as they are. */
function folded(text: string): string {
  return slug(text.replace(/[._]/g, ' ')).replaceAll('-', ' ') || text.trim().toLocaleLowerCase()
}

/** Missing texts by group, drafts counted as translated. */
export function missingByGroup(strings: readonly OfficeString[], drafts: Drafts): Map<string, number> {
  const counts = new Map<string, number>()
  for (const string of strings) {
    const isMissing = (drafts.get(nameOf(string)) ?? string.text).trim() === ''
    counts.set(string.group, (counts.get(string.group) ?? 0) + Number(isMissing))
  }
  return counts
}
