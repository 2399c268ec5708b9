import type { OfficeString, OfficeStrings } from './languages.admin.schema.ts'
import { groupedStrings } from './static-strings.rules.ts'

/** An export: `strings` is imported again; the default language's and the English texts are for the translator. */
export function exportFile(
  { abbr, default_lang, strings }: Pick<OfficeStrings, 'abbr' | 'default_lang' | 'strings'>,
  isOnlyMissing: boolean,
): { name: string; json: string } {
  const exported = strings.filter(({ missing }) => missing || !isOnlyMissing)
  const grouped = (textOf: (string: OfficeString) => string) =>
    groupedStrings(exported.map((string) => [`${string.group}.${string.key}`, textOf(string)]))
  const sources = abbr === default_lang ? {} : { [default_lang]: grouped(({ main }) => main) }
  const file = {
    language: abbr,
    strings: grouped(({ text }) => text),
    sources: { ...sources, ...(abbr !== 'en' && default_lang !== 'en' && { en: grouped(({ english }) => english) }) },
  }
  return { name: `${abbr}${isOnlyMissing ? '-missing' : ''}.json`, json: `${JSON.stringify(file, null, 2)}\n` }
}
