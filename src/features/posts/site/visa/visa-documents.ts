export type DocumentGroup = { /** null: for every applicant */ applicant: string | null; documents: string[] }

/** Maximum length of an applicant's name, such as "Business owners and the self-employed"; a longer text before a colon is part of a sentence. */
const maxApplicant = 48

/** Groups documents by applicant. The office writes the applicant before a colon: "Öğrenci: öğrenci belgesi". */
export function documentGroups(documents: readonly string[], lang: string): DocumentGroup[] {
  const groups = new Map<string | null, string[]>()
  for (const text of documents) {
    const [, applicant, document] = /^([^:]+): +(.+)$/s.exec(text) ?? []
    const isFor = applicant !== undefined && document !== undefined && applicant.length <= maxApplicant
    const key = isFor ? applicant : null
    groups.set(key, [...(groups.get(key) ?? []), isFor ? capitalised(document, lang) : text])
  }
  return [...groups].map(([applicant, documents]) => ({ applicant, documents }))
}

function capitalised(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
