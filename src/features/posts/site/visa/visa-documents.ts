export type DocumentGroup = { /** null: for whoever applies */ who: string | null; papers: string[] }

/** How long a word for the applicants may be: "Business owners and the self-employed". */
const longestWho = 48

/** The office writes whom a paper concerns before a colon ("Öğrenci: öğrenci belgesi"); papers of the same people stand together. */
export function documentGroups(documents: readonly string[], lang: string): DocumentGroup[] {
  const groups = new Map<string | null, string[]>()
  for (const text of documents) {
    const [, who, paper] = /^([^:]+): +(.+)$/s.exec(text) ?? []
    const isFor = who !== undefined && paper !== undefined && who.length <= longestWho
    const key = isFor ? who : null
    groups.set(key, [...(groups.get(key) ?? []), isFor ? capitalised(paper, lang) : text])
  }
  return [...groups].map(([who, papers]) => ({ who, papers }))
}

function capitalised(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
