import type { OfficeString } from './languages.admin.schema.ts'

/** An export: `strings` is imported again; the default language's and the English texts are for the translator. */
export function exportFile(
  { abbr, default_lang }: { abbr: string; default_lang: string },
  strings: readonly OfficeString[],
  isOnlyMissing: boolean,
): { name: string; json: string } {
  const kept = strings.filter(({ missing }) => missing || !isOnlyMissing)
  const grouped = (textOf: (string: OfficeString) => string) => {
    const groups: Record<string, Record<string, string>> = {}
    for (const string of kept) {
      groups[string.group] ??= {}
      groups[string.group]![string.key] = textOf(string)
    }
    return groups
  }
  const sources = abbr === default_lang ? {} : { [default_lang]: grouped(({ main }) => main) }
  const file = {
    language: abbr,
    strings: grouped(({ text }) => text),
    sources: { ...sources, ...(abbr !== 'en' && default_lang !== 'en' && { en: grouped(({ english }) => english) }) },
  }
  return { name: `${abbr}${isOnlyMissing ? '-missing' : ''}.json`, json: `${JSON.stringify(file, null, 2)}\n` }
}
